import { html, nothing, type TemplateResult } from 'lit';
import { notice } from '../../primitives/notice.js';
import { FORM_SLOT } from '../payment/place.js';
import type { StorefrontPaymentMethodEvent } from '../payment/payment-method-event.js';
import { stepHeading } from './progress.js';
import type { PaymentReason } from './problems.js';
import type { View } from './view.js';

/**
 * Where a card is stored. Drawn from the moment it is first needed until the end and only hidden in between, because the form's frame would
 * load anew, and forget what was typed, if it were moved.
 */
export function paymentStep(view: View): TemplateResult {
  const { l, purchase, catalog, intentId, settings, actions } = view;
  const shown = purchase.step === 'payment';
  return html`<section class="step" ?hidden=${!shown}>
    ${shown ? html`${stepHeading(view, l.t('paymentHeading'))}${remark(view)}` : nothing}
    <p class="intro">${l.t('cardIntro')}</p>
    <storefront-payment
      .client=${view.client}
      .intentId=${intentId}
      .currency=${catalog.currency}
      .country=${purchase.details.country}
      .locale=${settings.locale}
      .amount=${view.quote?.dueNow.total}
      .source=${catalog.paymentForm}
      .adapter=${settings.adapter}
      .active=${shown}
      @storefront-payment-method=${(event: StorefrontPaymentMethodEvent) => actions.storeMethod(event.paymentMethodId)}
    >
      <slot name=${FORM_SLOT} slot=${FORM_SLOT}></slot>
    </storefront-payment>
    <div class="actions">
      ${
        purchase.owing
          ? nothing
          : html`<button class="button" type="button" part="back" @click=${() => actions.go('details')}>${l.t('back')}</button>`
      }
      ${
        purchase.paymentMethodId
          ? html`<button class="button primary" type="button" part="continue" @click=${() => actions.go('review')}>
              ${l.t('toReview')}
            </button>`
          : nothing
      }
    </div>
  </section>`;
}

const REASONS = {
  declined: 'declined',
  'insufficient-funds': 'insufficientFunds',
  expired: 'expired',
  method: 'methodRefused',
  required: 'paymentRequired',
} as const satisfies Record<PaymentReason, string>;

/** Why a card is asked for again, in words; undefined if it is not. */
export function paymentRemark({ l, purchase: { problem, owing } }: View): string | undefined {
  if (problem?.kind === 'new-purchase') return l.t('newPurchase');
  if (problem?.kind !== 'payment' && !owing) return undefined;
  const reason = problem?.kind === 'payment' ? problem.reason : 'required';
  const owed = owing && l.t('paymentRequired', { account: owing.accountNumber, due: l.money(owing.due) });
  if (reason === 'required') return owed;
  return l.t(REASONS[reason]);
}

function remark(view: View): TemplateResult | typeof nothing {
  const text = paymentRemark(view);
  if (text) return notice({ kind: view.purchase.problem?.kind === 'payment' ? 'error' : 'warning', text });
  return view.purchase.paymentMethodId ? notice({ kind: 'info', text: view.l.t('cardSaved') }) : nothing;
}
