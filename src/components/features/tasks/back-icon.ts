import { html } from 'lit';

/** Renders a back arrow, which points against the reading direction. Needs the styles `task`. */
export const backIcon = html`<svg class="icon back-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
  <path d="M10 3 5 8l5 5" />
</svg>`;
