import { html, nothing, type TemplateResult } from 'lit';
import { isPositiveMoney } from '../../../api/money/money.js';
import { pageAt, type InputStep } from './pages.js';
import { isPaymentChosen, isUnderWay } from './purchase.js';
import { isLastPage, keepFocus, currentPage, type SignUpView } from './sign-up-view.js';

/** Renders the buttons that go back, continue or order. */
export function pageButtons(view: SignUpView): TemplateResult {
  const { l, purchase, pages, actions } = view;
  const first = pageAt(pages, purchase.step) <= 0;
  return html`<div class="actions">
    ${
      first || isUnderWay(purchase) || (purchase.unpaidFirstBill && !currentPage(view).includes('review'))
        ? nothing
        : html`<button class="button" type="button" part="back" @click=${actions.back}>${l.t('back')}</button>`
    }
    ${isLastPage(view) ? orderButton(view) : goOnButton(view)}
  </div>`;
}

function goOnButton(view: SignUpView): TemplateResult | typeof nothing {
  const { l, purchase, needsPayment, isCheckingEmail } = view;
  const page = currentPage(view);
  // No button is needed here: choosing a plan, or saving a payment method in its form, continues automatically.
  if ((page.includes('payment') && needsPayment && !isPaymentChosen(purchase)) || (page.length === 1 && page[0] === 'plan')) return nothing;
  const next = nextStep(view);
  const label = next === 'payment' ? 'toPayment' : next === 'review' ? 'toReview' : 'continue';
  return html`<button
    class="button primary"
    type="submit"
    part="continue"
    aria-disabled=${isCheckingEmail ? 'true' : 'false'}
    @mousedown=${keepFocus}
  >
    ${l.t(isCheckingEmail ? 'looking' : label)}
  </button>`;
}

function orderButton(view: SignUpView): TemplateResult {
  return html`<button
    class="button primary"
    type="submit"
    part="cta"
    aria-disabled=${canProceed(view) ? 'false' : 'true'}
    @mousedown=${keepFocus}
  >
    ${confirmLabel(view)}
  </button>`;
}

/** True if the main button has an effect now. */
export function canProceed(view: SignUpView): boolean {
  const { purchase, online, wait, quote, isAttempting, isCheckingEmail } = view;
  if (isUnderWay(purchase) || isAttempting || isCheckingEmail) return false;
  return !isLastPage(view) || (online && wait === 0 && (quote !== undefined || purchase.unpaidFirstBill !== undefined));
}

/** Returns the label of the order button, with the amount. */
function confirmLabel(view: SignUpView): string {
  const { l, purchase, quote, isAttempting, invoiceChoice } = view;
  if (isUnderWay(purchase) || isAttempting) return l.t('sending');
  if (purchase.unpaidFirstBill) return l.t('payDue', { amount: l.money(purchase.unpaidFirstBill.due) });
  if (!quote) return l.t('confirmWaiting');
  if (purchase.invoiceTerm && invoiceChoice) return invoiceChoice.order(view);
  const { dueNow, next } = quote;
  if (isPositiveMoney(dueNow.total)) return l.t('payAndStart', { amount: l.money(dueNow.total) });
  if (next && isPositiveMoney(next.total)) return l.t('startPayLater', { amount: l.money(next.total), date: l.date(next.date, 'medium') });
  return l.t('startFree');
}

/** Returns the first step of the next page. */
function nextStep(view: SignUpView): InputStep | undefined {
  const { pages, purchase } = view;
  return pages[pageAt(pages, purchase.step) + 1]?.[0];
}
