import { html, nothing, type TemplateResult } from 'lit';
import { errorSummary } from '../../primitives/error-summary.js';
import { linkOrButton } from '../../primitives/link-or-button.js';
import { notice } from '../../primitives/notice.js';
import { layoutFields } from './form-layout.js';
import { detailsStep } from './details-step.js';
import { renderExisting } from './existing-step.js';
import { fieldErrorText } from './field-texts.js';
import { isDetailField } from './details.js';
import { renderFrame, renderSection } from './page-frame.js';
import { parsePlans } from './parse-draft.js';
import { orderStatusText } from './order-status.js';
import { hasOrderSummary, orderSummary } from './order-summary.js';
import { canProceed, pageButtons } from './page-buttons.js';
import type { InputStep } from './pages.js';
import { paymentRemark, paymentStep } from './payment-step.js';
import { planStep } from './plan-step.js';
import { renderProgress } from './progress.js';
import { isUnderWay } from './purchase.js';
import { reviewStep } from './review-step.js';
import { headingId, currentPage, type SignUpView } from './sign-up-view.js';

/** Renders the progress, the order summary and the open page. */
export function renderPage(view: SignUpView, wasPaymentOpened: boolean): TemplateResult {
  const { purchase, online, l, existing, asksSecond, order } = view;
  return renderFrame({
    progress: renderProgress(view),
    remarks: [
      online ? nothing : notice({ kind: 'offline', text: l.t('offline') }),
      purchase.problem?.kind === 'expired' ? notice({ kind: 'warning', text: l.t('draftOld') }) : nothing,
    ],
    look: `${currentPage(view).join(' ')} ${hasOrderSummary(view) ? 'beside' : ''}`,
    aside: [orderSummary(view), existing && asksSecond ? renderExisting(view, existing) : nothing],
    hidden: asksSecond,
    submit: () => {
      if (canProceed(view)) view.actions.proceed();
    },
    summary: renderErrorSummary(view),
    steps: order.map((step) => renderStep(view, step, wasPaymentOpened)),
    buttons: pageButtons(view),
  });
}

const STEPS = { plan: renderPlanStep, details: detailsStep, payment: paymentStep, review: reviewStep };

/** Renders a step of the page. The payment step stays rendered once it was opened, because its frame must not be moved. */
function renderStep(view: SignUpView, step: InputStep, wasPaymentOpened: boolean): TemplateResult | typeof nothing {
  const shown = currentPage(view).includes(step);
  if (!shown && !(step === 'payment' && wasPaymentOpened)) return nothing;
  return renderSection(view, step, STEPS[step](view), shown, step !== 'review' && isUnderWay(view.purchase));
}

function renderPlanStep(view: SignUpView): TemplateResult {
  const { l, client, purchase, problems, settings, actions } = view;
  return planStep({
    client,
    settings,
    plan: purchase.plan,
    addOns: purchase.addOns,
    sharesPage: currentPage(view).length > 1,
    remarks: [
      purchase.problem?.kind === 'not-for-sale' ? notice({ kind: 'warning', text: l.t('notForSale') }) : nothing,
      problems['plan'] ? notice({ kind: 'error', text: l.t('planMissing') }) : nothing,
    ],
    choose: (choice, addOns, second) => actions.choosePlan(choice, parsePlans(addOns), second),
  });
}

/** Renders the problems of the page with links to the fields. */
function renderErrorSummary({
  l,
  purchase,
  problems,
  hasErrorSummary,
  form,
  catalog,
  pages,
  ...rest
}: SignUpView): TemplateResult | typeof nothing {
  if (!hasErrorSummary) return nothing;
  const order: string[] = layoutFields(purchase.details, form).map(({ field }) => field);
  const place = (field: string): number => (order.indexOf(field) + order.length + 1) % (order.length + 1);
  const inOrder = Object.entries(problems).sort(([one], [other]) => place(one) - place(other));
  const errors = inOrder.flatMap(([field, problem]) => {
    if (isDetailField(field)) return [{ fieldId: field, message: fieldErrorText(l, field, problem, purchase.details, form) }];
    if (field === 'plan') return [{ fieldId: headingId({ pages, purchase }, 'plan'), message: l.t('planMissing') }];
    if (field === 'payment') return [{ fieldId: headingId({ pages, purchase }, 'payment'), message: l.t('methodMissing') }];
    return catalog.consents.some(({ id }) => field === `consent-${id}`) ? [{ fieldId: field, message: l.t('consentMissing') }] : [];
  });
  const taken = problems['email'] === 'account-exists';
  return html`${errorSummary({ heading: l.t('errors', { count: errors.length }), errors })}
  ${
    taken
      ? html`<div class="links">${linkOrButton(rest.settings.signInHref, l.t('signIn'), () => rest.actions.signIn('account-exists'))}</div>`
      : nothing
  }`;
}

/** Returns the text for screen readers. When a step opens, screen readers read its focused heading instead. */
export function announcementOf(view: SignUpView): string {
  const { purchase, online, l, coupon, isCheckingEmail } = view;
  const page = currentPage(view);
  if (!online) return l.t('offline');
  if (isCheckingEmail) return l.t('looking');
  if (purchase.problem?.kind === 'expired') return l.t('draftOld');
  const words = [
    page.includes('plan') && purchase.problem?.kind === 'not-for-sale' ? l.t('notForSale') : undefined,
    page.includes('payment') ? paymentRemark(view) : undefined,
    page.includes('review') ? orderStatusText(view) : undefined,
    coupon.errorText,
    coupon.wasAccepted && purchase.coupon ? l.t('couponTaken', { code: purchase.coupon }) : undefined,
  ];
  return words.find((text) => text) ?? '';
}
