import { html, nothing, type TemplateResult } from 'lit';
import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { PaymentResult } from '../../../api/schemas/storefront/payments.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { paymentMethodName, type PaymentLocalizer } from '../payment/payment-options.js';
import type { PayInvoicesMessages } from '../../../generated/locales/pay-invoices.js';
import { isPositiveMoney } from '../../../api/money/money.js';

/** What was paid with what, and what is left. */
export function renderPaid(
  { status, paid, credited, paymentNumber, balances }: PaymentResult,
  method: PaymentMethodSummary | undefined,
  l: FullLocalizer<PayInvoicesMessages>,
  payment: PaymentLocalizer,
): TemplateResult {
  const left = balances.filter(({ balance }) => isPositiveMoney(balance));
  const settled = l.t(balances.length === 1 ? 'settledOne' : 'settled');
  const amount = l.money(paid);
  if (status === 'processing') {
    return html`<div class="group">
      <p>${l.t('doneProcessing', { amount })}</p>
    </div>`;
  }
  return html`<div class="group">
    ${
      isPositiveMoney(paid)
        ? html`<p>
            <strong
              >${method ? l.t('donePaidWith', { amount, method: paymentMethodName(method, payment) }) : l.t('donePaid', { amount })}</strong
            >
          </p>`
        : nothing
    }
    ${isPositiveMoney(credited) ? html`<p>${l.t('doneCredit', { amount: l.money(credited) })}</p>` : nothing}
    ${
      left.length === 0
        ? html`<p>${settled}</p>`
        : html`<dl class="rows">
            ${left.map(
              ({ invoiceNumber: number, balance }) =>
                html`<div>
                  <dt><bdi>${l.t('leftOf', { number })}</bdi></dt>
                  <dd class="figure">${l.money(balance)}</dd>
                </div>`,
            )}
          </dl>`
    }
    ${paymentNumber === undefined ? nothing : html`<p class="soft"><bdi>${l.t('doneNumber', { number: paymentNumber })}</bdi></p>`}
  </div>`;
}
