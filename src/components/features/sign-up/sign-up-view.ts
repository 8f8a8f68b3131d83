import { html, nothing, type TemplateResult } from 'lit';
import { errorSummary } from '../../primitives/error-summary.js';
import { linkOrButton } from '../../primitives/link-or-button.js';
import { notice } from '../../primitives/notice.js';
import { safeHref } from '../../primitives/safe-link.js';
import { askedFields } from './asked-fields.js';
import { couponWords } from './coupon-field.js';
import { detailsStep } from './details-step.js';
import { fieldWords } from './detail-words.js';
import { isDetailField } from './details.js';
import { frame, section } from './frame.js';
import { plansOf } from './kept-values.js';
import { orderWords } from './order-problem.js';
import { isSummed, orderSummary } from './order-summary.js';
import { canProceed, pageButtons } from './page-buttons.js';
import type { OpenStep } from './pages.js';
import { paymentRemark, paymentStep } from './payment-step.js';
import { planStep } from './plan-step.js';
import { progress } from './progress.js';
import { isUnderWay } from './purchase.js';
import { reviewStep } from './review-step.js';
import { headingId, HEADING_ID, pageOf, type View } from './view.js';

/** Everything but the end: how far one is, what is bought, and the page that is open. */
export function renderPage(view: View, wasPaymentOpened: boolean): TemplateResult {
  const { purchase, online, l, duplicate, order } = view;
  return frame({
    progress: progress(view),
    remarks: [
      online ? nothing : notice({ kind: 'offline', text: l.t('offline') }),
      purchase.problem?.kind === 'expired' ? notice({ kind: 'warning', text: l.t('draftOld') }) : nothing,
    ],
    look: `${pageOf(view).join(' ')} ${isSummed(view) ? 'beside' : ''}`,
    aside: [orderSummary(view), duplicate ? renderDuplicate(view) : nothing],
    hidden: duplicate !== undefined,
    submit: () => {
      if (canProceed(view)) view.actions.proceed();
    },
    summary: summary(view),
    steps: order.map((step) => stepOf(view, step, wasPaymentOpened)),
    buttons: pageButtons(view),
  });
}

const STEPS = { plan, details: detailsStep, payment: paymentStep, review: reviewStep };

/** A step, if it is on the page; the payment once it was opened, as its form must not be moved. */
function stepOf(view: View, step: OpenStep, wasPaymentOpened: boolean): TemplateResult | typeof nothing {
  const shown = pageOf(view).includes(step);
  if (!shown && !(step === 'payment' && wasPaymentOpened)) return nothing;
  return section(view, step, STEPS[step](view), shown, step !== 'review' && isUnderWay(view.purchase));
}

function plan(view: View): TemplateResult {
  const { l, client, purchase, problems, settings, actions } = view;
  return planStep({
    client,
    settings,
    plan: purchase.plan,
    addOns: purchase.addOns,
    beside: pageOf(view).length > 1,
    remarks: [
      purchase.problem?.kind === 'not-for-sale' ? notice({ kind: 'warning', text: l.t('notForSale') }) : nothing,
      problems['plan'] ? notice({ kind: 'error', text: l.t('planMissing') }) : nothing,
    ],
    choose: (choice, addOns) => actions.choosePlan(choice, plansOf(addOns)),
  });
}

/** What is wrong on this page, each leading to its field. */
function summary({ l, purchase, problems, summed, form, catalog, pages, ...rest }: View): TemplateResult | typeof nothing {
  if (!summed) return nothing;
  const order: string[] = askedFields(purchase.details, form).map(({ field }) => field);
  const place = (field: string): number => (order.indexOf(field) + order.length + 1) % (order.length + 1);
  const inOrder = Object.entries(problems).sort(([one], [other]) => place(one) - place(other));
  const errors = inOrder.flatMap(([field, problem]) => {
    if (isDetailField(field)) return [{ fieldId: field, message: fieldWords(l, field, problem, purchase.details, form) }];
    if (field === 'plan') return [{ fieldId: headingId({ pages, purchase }, 'plan'), message: l.t('planMissing') }];
    if (field === 'payment') return [{ fieldId: headingId({ pages, purchase }, 'payment'), message: l.t('methodMissing') }];
    return catalog.consents.some(({ id }) => field === `consent-${id}`) ? [{ fieldId: field, message: l.t('consentMissing') }] : [];
  });
  const taken = problems['email'] === 'account-exists';
  return html`${errorSummary({ heading: l.t('errors', { count: errors.length }), errors })}
  ${
    taken
      ? html`<div class="ways">${linkOrButton(rest.settings.signInHref, l.t('signIn'), () => rest.actions.signIn('account-exists'))}</div>`
      : nothing
  }`;
}

/** The account has this plan already: what a second one would mean, and the ways on. */
function renderDuplicate({ l, chosen, duplicate, settings, actions, pages }: View): TemplateResult {
  const href = safeHref(settings.accountHref);
  const values = { plan: chosen?.product.name ?? '', date: l.date(duplicate?.subscription.startDate ?? '') };
  return html`<section class="step duplicate" part="duplicate">
    <h2 id=${HEADING_ID} tabindex="-1">${l.t('duplicateHeading')}</h2>
    <p>${l.t('duplicate', values)}</p>
    <div class="ways">
      ${href ? html`<a class="button primary" href=${href}>${l.t('toAccount')}</a>` : nothing}
      <button class="button" type="button" part="again" @click=${actions.buyAgain}>${l.t('buyAgain')}</button>
      ${
        pages.some((page) => page.includes('plan'))
          ? html`<button class="button" type="button" @click=${() => actions.go('plan')}>${l.t('changePlan')}</button>`
          : nothing
      }
    </div>
  </section>`;
}

/** What is said aloud; where a step opens its heading takes the focus and says the rest. */
export function spokenOf(view: View): string {
  const { purchase, online, l, coupon, looking } = view;
  const page = pageOf(view);
  if (!online) return l.t('offline');
  if (looking) return l.t('looking');
  if (purchase.problem?.kind === 'expired') return l.t('draftOld');
  const words = [
    page.includes('plan') && purchase.problem?.kind === 'not-for-sale' ? l.t('notForSale') : undefined,
    page.includes('payment') ? paymentRemark(view) : undefined,
    page.includes('review') ? orderWords(view) : undefined,
    couponWords(l, coupon),
    coupon.taken && purchase.coupon ? l.t('couponTaken', { code: purchase.coupon }) : undefined,
  ];
  return words.find((text) => text) ?? '';
}
