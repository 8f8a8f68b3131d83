import { html } from 'lit';

/** Points down and, in an open disclosure, up; the same in both reading directions. */
export const chevronIcon = html`<svg class="chevron" viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
  <path d="m3 5.5 5 5 5-5" />
</svg>`;
