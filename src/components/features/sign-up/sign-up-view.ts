import { html, nothing, type TemplateResult } from 'lit';
import { notice } from '../../primitives/notice.js';
import { detailsStep } from './details-step.js';
import { orderWords } from './order-problem.js';
import { orderSummary } from './order-summary.js';
import { paymentRemark, paymentStep } from './payment-step.js';
import { planStep } from './plan-step.js';
import { progress } from './progress.js';
import { reviewStep } from './review-step.js';
import type { View } from './view.js';

/** Everything but the end: how far one is, what is bought, and the step that is open. */
export function renderSteps(view: View, wasPaymentOpened: boolean): TemplateResult {
  const { purchase, chosen, online, l } = view;
  const beside = chosen !== undefined && purchase.step !== 'plan';
  return html`<div class="sign-up" part="base">
    ${progress(view)} ${online ? nothing : notice({ kind: 'offline', text: l.t('offline') })}
    <div class="body ${purchase.step} ${beside ? 'beside' : ''}">
      ${orderSummary(view)}
      <div class="main">${openStep(view)} ${wasPaymentOpened ? paymentStep(view) : nothing}</div>
    </div>
  </div>`;
}

function openStep(view: View): TemplateResult | typeof nothing {
  switch (view.purchase.step) {
    case 'plan':
      return planStep(view);
    case 'details':
      return detailsStep(view);
    case 'review':
      return reviewStep(view);
    default:
      return nothing;
  }
}

/** What is said aloud; where a step opens its heading takes the focus and says the rest. */
export function spokenOf(view: View): string {
  const { purchase, online, l } = view;
  const words = purchase.step === 'payment' ? paymentRemark(view) : purchase.step === 'review' ? orderWords(view) : undefined;
  const unavailable = purchase.step === 'plan' && purchase.problem?.kind === 'not-for-sale' ? l.t('notForSale') : undefined;
  return [online ? undefined : l.t('offline'), words, unavailable].filter((text) => text).join(' ');
}

/** The shape of the details, the commonest first step. */
export function renderStandIn(): TemplateResult {
  const control = html`<p><span class="bone short"></span><span class="bone block"></span></p>`;
  return html`<div class="sign-up" aria-hidden="true">
    <p class="progress"><span class="bone half"></span></p>
    <div class="stand-in">
      <h2><span class="bone half"></span></h2>
      ${[0, 1, 2, 3, 4, 5].map(() => control)}
    </div>
  </div>`;
}
