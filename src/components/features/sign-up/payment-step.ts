import { html, nothing, type TemplateResult } from 'lit';
import { notice } from '../../primitives/notice.js';
import type { StorefrontPaymentMethodEvent } from '../payment/payment-method-event.js';
import { FORM_SLOT } from '../payment/form-container.js';
import type { PaymentReason } from './purchase-problem.js';
import { fieldValue } from './details.js';
import { currentPage, type SignUpView } from './sign-up-view.js';

/**
 * Renders the payment step. Once opened, it stays rendered and is only hidden: moving the form's frame would reload it and lose the input.
 */
export function paymentStep(view: SignUpView): TemplateResult {
  const { purchase, catalog, intentId, settings, actions, invoiceChoice } = view;
  const shown = currentPage(view).includes('payment');
  const byCard = purchase.invoiceTerm === undefined;
  return html`${shown ? invoiceChoice?.render(view) : nothing}${shown && byCard ? remark(view) : nothing}
    <storefront-payment
      ?hidden=${!byCard}
      .client=${view.client}
      .intentId=${intentId}
      .currency=${catalog.currency}
      .country=${fieldValue(purchase.details, 'country')}
      .locale=${settings.locale}
      .amount=${view.quote?.dueNow.total}
      .source=${catalog.paymentForm}
      .paymentAdapter=${settings.paymentAdapter}
      .active=${shown && byCard}
      @storefront-payment-method=${({ paymentMethodId, label }: StorefrontPaymentMethodEvent) =>
        actions.storeMethod({ paymentMethodId, label })}
    >
      <slot name=${FORM_SLOT} slot=${FORM_SLOT}></slot>
    </storefront-payment>`;
}

const REASONS = {
  declined: 'declined',
  'insufficient-funds': 'insufficientFunds',
  expired: 'expired',
  method: 'methodRefused',
  required: 'paymentRequired',
} as const satisfies Record<Exclude<PaymentReason, 'invoice'>, string>;

/** Returns the reason why a payment method is requested again. Undefined if none is requested. */
export function paymentRemark({ l, invoiceChoice, purchase: { problem, unpaidFirstBill } }: SignUpView): string | undefined {
  if (problem?.kind === 'new-purchase') return l.t('newPurchase');
  if (problem?.kind !== 'payment' && !unpaidFirstBill) return undefined;
  const reason = problem?.kind === 'payment' ? problem.reason : 'required';
  const owed = unpaidFirstBill && l.t('paymentRequired', { account: unpaidFirstBill.accountNumber, due: l.money(unpaidFirstBill.due) });
  if (reason === 'required') return owed;
  if (reason === 'invoice') return invoiceChoice?.t('refused');
  return l.t(REASONS[reason]);
}

function remark(view: SignUpView): TemplateResult {
  const { l, purchase, problems } = view;
  const text = paymentRemark(view);
  if (text) return notice({ kind: purchase.problem?.kind === 'payment' ? 'error' : 'warning', text });
  if (problems['payment']) return notice({ kind: 'error', text: l.t('methodMissing') });
  return purchase.method ? notice({ kind: 'info', text: l.t('cardSaved') }) : html`<p class="intro">${l.t('cardIntro')}</p>`;
}
