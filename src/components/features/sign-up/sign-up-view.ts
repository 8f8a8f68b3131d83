import { html, nothing, type TemplateResult } from 'lit';
import { errorSummary } from '../../primitives/error-summary.js';
import { notice } from '../../primitives/notice.js';
import { safeHref } from '../../primitives/safe-link.js';
import { askedFields } from './asked-fields.js';
import { couponWords } from './coupon-field.js';
import { detailsStep } from './details-step.js';
import { fieldWords } from './detail-words.js';
import { isDetailField } from './details.js';
import type { Knowledge } from './knowledge.js';
import { linkOrButton, orderWords } from './order-problem.js';
import { isSummed, orderSummary } from './order-summary.js';
import { canProceed, pageButtons } from './page-buttons.js';
import type { OpenStep } from './pages.js';
import { paymentRemark, paymentStep } from './payment-step.js';
import { planStep } from './plan-step.js';
import { progress, stepHeading } from './progress.js';
import { isUnderWay, type Step } from './purchase.js';
import { reviewStep } from './review-step.js';
import { headingId, HEADING_ID, pageOf, type View } from './view.js';

/** Everything but the end: how far one is, what is bought, and the page that is open. */
export function renderPage(view: View, wasPaymentOpened: boolean): TemplateResult {
  const { purchase, online, l, duplicate, order } = view;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (canProceed(view)) view.actions.proceed();
  };
  return html`<div class="sign-up">
    ${progress(view)} ${online ? nothing : notice({ kind: 'offline', text: l.t('offline') })}
    ${purchase.problem?.kind === 'expired' ? notice({ kind: 'warning', text: l.t('draftOld') }) : nothing}
    <div class="body ${pageOf(view).join(' ')} ${isSummed(view) ? 'beside' : ''}">
      ${orderSummary(view)} ${duplicate ? renderDuplicate(view) : nothing}
      <div class="main" ?hidden=${duplicate !== undefined}>
        <form novalidate @submit=${submit}>
          ${summary(view)} ${order.map((step) => section(view, step, wasPaymentOpened))} ${pageButtons(view)}
        </form>
      </div>
    </div>
  </div>`;
}

const STEPS = { plan: planStep, details: detailsStep, payment: paymentStep, review: reviewStep };

/** A step, if it is on the page; the payment once it was opened, as its form must not be moved. */
function section(view: View, step: OpenStep, wasPaymentOpened: boolean): TemplateResult | typeof nothing {
  const shown = pageOf(view).includes(step);
  if (!shown && !(step === 'payment' && wasPaymentOpened)) return nothing;
  const locked = step !== 'review' && isUnderWay(view.purchase);
  return html`<section class="step ${step === 'plan' ? 'wide' : ''}" part="step" ?hidden=${!shown} ?inert=${locked}>
    ${shown ? stepHeading(view, step) : nothing}${STEPS[step](view)}
  </section>`;
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

/** The plans did not arrive: what is not lost, and another attempt. */
export function renderFailure({ l, online: { online }, catalog }: Knowledge): { content: TemplateResult; spoken: string } {
  const text = l.t(online ? 'notLoaded' : 'notLoadedOffline');
  const action = { label: l.t('retry'), onClick: () => void catalog.refresh() };
  return { content: notice({ kind: online ? 'error' : 'offline', text, action }), spoken: text };
}

/** The shape of the first step: plans side by side, or a form with what is bought above it where there is no room beside it. */
export function renderStandIn(step: Step): TemplateResult {
  const control = (look = ''): TemplateResult =>
    html`<p class=${look}><span class="bone short"></span><span class="bone block"></span></p>`;
  return html`<div class="sign-up" aria-hidden="true">
    <p class="progress"><span class="bone half"></span></p>
    ${
      step === 'plan'
        ? html`<h2><span class="bone half"></span></h2>
            <div class="stand-in plans">${[0, 1, 2].map(() => html`<span class="bone block"></span>`)}</div>`
        : html`<div class="stand-in">
            <h2><span class="bone half"></span></h2>
            ${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => control())} ${[0, 1, 2, 3, 4, 5].map(() => control('narrow'))}
          </div>`
    }
  </div>`;
}
