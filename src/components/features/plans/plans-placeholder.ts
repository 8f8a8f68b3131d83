import { html, type TemplateResult } from 'lit';

/** Renders a template `count` times. Limited to 20, because the count comes from an attribute. */
function repeat(count: number, make: () => TemplateResult): TemplateResult[] {
  return Array.from({ length: Math.min(count, 20) || 0 }, make);
}

/** Renders placeholder cards while the catalog is being loaded. */
export function plansPlaceholder(cards: number, lines: number, features: number): TemplateResult {
  return html`<p class="switch bone block" aria-hidden="true"></p>
    <div class="cards" aria-hidden="true">${repeat(cards, () => planSkeleton(lines, features))}</div>
    <p class="note bone half" aria-hidden="true"></p>`;
}

function planSkeleton(lines: number, features: number): TemplateResult {
  return html`<div class="card">
    <div class="head"><p class="name bone half"></p></div>
    <p class="description"><span class="bone"></span><span class="bone half"></span></p>
    <p class="price"><span class="amount bone half"></span></p>
    <div class="period">
      <p class="bone half"></p>
      ${repeat(lines, () => html`<p class="detail bone wide"></p>`)}
    </div>
    <div class="quantity"><p class="bone block"></p></div>
    <div class="action"><p class="bone block"></p></div>
    <ul class="features">
      ${repeat(features, () => html`<li><span class="bone wide"></span></li>`)}
    </ul>
  </div>`;
}

/** Renders a message in place of the plans, with a retry button. Used instead of `notice`, so that the element loads less code. */
export function plansMessage(text: string, retry: string, onRetry: () => void): TemplateResult {
  return html`<div class="message" part="notice">
    <p>${text}</p>
    <button class="button" type="button" @click=${onRetry}>${retry}</button>
  </div>`;
}

/**
 * Returns the height of the content that the page has put into an element, in CSS pixels. Measures the content, because the element itself
 * has no height before it is registered.
 */
export function heightOfContent(element: Element): number {
  const content = document.createRange();
  content.selectNodeContents(element);
  return content.getBoundingClientRect().height;
}
