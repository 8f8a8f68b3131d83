import { html, type TemplateResult } from 'lit';

/**
 * Renders a live region that announces its text when the text changes. Render it always, even when empty: screen readers ignore a region that is added
 * together with its text. Needs the styles `visuallyHidden`.
 */
export function liveRegion(text: string): TemplateResult {
  return html`<div class="visually-hidden" role="status" aria-live="polite">${text}</div>`;
}
