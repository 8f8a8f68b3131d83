import { html, type TemplateResult } from 'lit';

/**
 * Says a text once it changes. Render it always, also with no text: a region that arrives together with its text is not read.
 * Needs the styles `visuallyHidden`.
 */
export function liveRegion(text: string): TemplateResult {
  return html`<div class="visually-hidden" role="status" aria-live="polite">${text}</div>`;
}
