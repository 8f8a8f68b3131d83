import { html, type TemplateResult } from 'lit';

/** As many of a thing as were asked for, within reason: the number comes from an attribute. */
function repeat(count: number, make: () => TemplateResult): TemplateResult[] {
  return Array.from({ length: Math.min(count, 20) || 0 }, make);
}

/** Cards of the same build while the catalog is on its way. */
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

/** What is said in the place of the plans, in a card like theirs; `notice` would be more to load than this. */
export function plansMessage(text: string, retry: string, onRetry: () => void): TemplateResult {
  return html`<div class="message" part="notice">
    <p>${text}</p>
    <button class="button" type="button" @click=${onRetry}>${retry}</button>
  </div>`;
}

/** Height of what the page has put into a tag, in CSS pixels; a tag that is not known yet has none of its own. */
export function heightOfContent(element: Element): number {
  const content = document.createRange();
  content.selectNodeContents(element);
  return content.getBoundingClientRect().height;
}
