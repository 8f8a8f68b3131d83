import { html, nothing, type TemplateResult } from 'lit';

/**
 * Renders a placeholder in the shape of a typical quote: sentence, terms, two lines, tax, total, next and upcoming bills. Has the same CSS parts as a
 * quote, so that parts that the page hides take no space here either. With `changed`, reserves space for a change notice.
 */
export function renderQuotePlaceholder(changed: boolean): TemplateResult {
  const figure = html`<span class="figure sum"><span class="bone"></span></span>`;
  const line = html`<div class="line">
    <div>
      <p><span class="bone half"></span></p>
      <p class="detail"><span class="bone half"></span></p>
      <p class="detail"><span class="bone wide"></span></p>
    </div>
    <p class="figure sum"><span class="bone"></span></p>
  </div>`;
  const sum = html`<div><span class="bone half"></span>${figure}</div>`;
  const total = html`<div class="total"><span class="bone half"></span>${figure}</div>`;
  return html`<div class="quote stand-in" aria-hidden="true">
    ${
      changed
        ? html`<div class="notice">
            <p><span class="bone"></span><span class="bone"></span><span class="bone"></span><span class="bone half"></span></p>
          </div>`
        : nothing
    }
    <div class="said">
      <p class="sentence"><span class="bone"></span><span class="bone"></span><span class="bone half"></span></p>
      <p class="detail"><span class="bone"></span><span class="bone half"></span></p>
    </div>
    <div class="bill" part="due-now">
      <p><span class="bone half"></span></p>
      <div class="product">
        <p class="detail"><span class="bone short"></span></p>
        <div class="lines">${line}${line}</div>
      </div>
      <div class="rows">${sum}${sum}${total}</div>
    </div>
    <div class="bill later" part="next">
      ${changed ? html`<div class="lines">${line}</div>` : nothing}
      <div class="rows">${total}</div>
    </div>
    <p class="summary"><span class="bone half"></span></p>
  </div>`;
}
