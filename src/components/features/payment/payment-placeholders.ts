import { html, nothing, type TemplateResult } from 'lit';
import { isZeroMoney } from '../../../api/money/money.js';
import type { Money } from '../../../api/schemas/values.js';
import type { PaymentLocalizer } from './payment-options.js';

/** Renders the amount of the quote, with a note that this form does not charge it. */
export function renderAmount(amount: Money | undefined, l: PaymentLocalizer): TemplateResult | typeof nothing {
  if (!amount) return nothing;
  const owed = !isZeroMoney(amount);
  return html`<p class="later">${owed ? l.t('later', { amount: l.money(amount) }) : l.t('laterNothing')}</p>`;
}

/** Renders a placeholder in the shape of the form. */
export function renderFormPlaceholder(): TemplateResult {
  return html`<div class="stand-in" aria-hidden="true">
    ${['options', 'number', 'expiry', 'code', 'name', 'button'].map(() => html`<p><span class="bone short"></span><span class="bone block"></span></p>`)}
  </div>`;
}

/** Renders a placeholder in the shape of three payment options and a button. */
export function renderOptionsPlaceholder(): TemplateResult {
  return html`<div class="kept-stand-in" aria-hidden="true">
    <p><span class="bone half"></span></p>
    <div class="payment-options">
      ${[0, 1, 2].map(
        () =>
          html`<div class="payment-option">
            <span><span class="bone">00</span><small class="bone">00</small></span>
          </div>`,
      )}
    </div>
    <p><span class="bone block"></span></p>
  </div>`;
}
