import { html } from 'lit';

/** Icon of a disclosure. Points up when the disclosure is open, otherwise down. */
export const chevronIcon = html`<svg class="chevron" viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
  <path d="m3 5.5 5 5 5-5" />
</svg>`;
