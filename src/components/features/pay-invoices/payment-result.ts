import { html, nothing, type TemplateResult } from 'lit';
import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { PaymentResult } from '../../../api/schemas/storefront/payments.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { paymentMethodName, type PaymentLocalizer } from '../payment/payment-options.js';
import type { PayInvoicesMessages } from '../../../generated/locales/pay-invoices.js';
import { isPositiveMoney } from '../../../api/money/money.js';

/** Renders the paid amount, the payment method and the remaining balances. */
export function renderPaymentResult(
  { status, paid, credited, paymentNumber, balances }: PaymentResult,
  method: PaymentMethodSummary | undefined,
  l: FullLocalizer<PayInvoicesMessages>,
  payment: PaymentLocalizer,
): TemplateResult {
  const openBalances = balances.filter(({ balance }) => isPositiveMoney(balance));
  const paidInFull = l.t(balances.length === 1 ? 'settledOne' : 'settled');
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
      openBalances.length === 0
        ? html`<p>${paidInFull}</p>`
        : html`<dl class="rows">
            ${openBalances.map(
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
