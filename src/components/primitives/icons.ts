import { html, type TemplateResult } from 'lit';

/** Renders an icon beside a text, never instead of it. 16 px, in the color of the text. */
const mark = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d=${path} /></svg>`;

export const alertIcon = mark('M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M8 4.75v3.75M8 11.2v.05');
export const checkIcon = mark('M2.75 8.5 6.25 12l7-8');
