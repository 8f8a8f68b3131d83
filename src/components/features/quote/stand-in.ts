import { html, type TemplateResult } from 'lit';

/** The shape of the commonest quote: a sentence with its terms, two lines with their dates, a total, and the next bill. */
export function renderStandIn(): TemplateResult {
  const line = html`<div class="line">
    <div>
      <p><span class="bone half"></span></p>
      <p class="detail"><span class="bone wide"></span></p>
    </div>
    <p class="figure"><span class="bone">00.00</span></p>
  </div>`;
  const total = html`<div class="rows">
    <div class="total">
      <span class="bone half"></span><span class="figure"><span class="bone">00.00</span></span>
    </div>
  </div>`;
  return html`<div class="quote" aria-hidden="true">
    <div class="said">
      <p class="sentence"><span class="bone"></span><span class="bone half"></span></p>
      <p class="detail"><span class="bone wide"></span></p>
    </div>
    <div class="bill">
      <p><span class="bone half"></span></p>
      <div class="product">
        <p class="detail"><span class="bone short"></span></p>
        <div class="lines">${line}${line}</div>
      </div>
      ${total}
    </div>
    <div class="later">${total}</div>
  </div>`;
}
