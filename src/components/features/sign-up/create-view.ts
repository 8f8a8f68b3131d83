import type { Client } from '../../../api/client.js';
import type { Catalog } from '../../../api/schemas/storefront/catalog.js';
import type { SignUpActions } from './actions.js';
import { isPaymentNeeded } from './chosen-plans.js';
import type { CouponCheck } from './coupon-check.js';
import { couponErrorText } from './coupon-field.js';
import type { SignUpData } from './sign-up-data.js';
import type { PageSequence } from './page-sequence.js';
import { presentStep, type InputStep, type Page } from './pages.js';
import { fixedEmailOf } from './prefill.js';
import type { PurchaseFlow } from './purchase-flow.js';
import { isUnderWay, type Purchase } from './purchase.js';
import type { CouponView, SignUpView } from './sign-up-view.js';

/** Data and actions from which a view is created. */
interface ViewSources {
  readonly host: HTMLElement;
  readonly client: Client | undefined;
  readonly data: SignUpData;
  readonly flow: PurchaseFlow;
  readonly actions: SignUpActions;
  readonly coupon: CouponCheck;
  readonly pageSequence: PageSequence;
  readonly isSignedIn: boolean;
  readonly wait: number;
  readonly settings: Omit<SignUpView['settings'], 'locale'>;
}

/** Creates the view of the steps. Undefined until the catalog has loaded. */
export function createView({
  host,
  client,
  data,
  flow,
  actions,
  coupon,
  pageSequence: plan,
  isSignedIn,
  wait,
  settings,
}: ViewSources): SignUpView | undefined {
  const { form, chosen, addOns, existing, l } = data;
  const { data: catalog } = data.catalog.snapshot;
  if (!catalog || !form) return undefined;
  const { data: quote, error } = data.quote.snapshot;
  const { pages, order } = plan;
  const present = withPresentStep(flow.purchase, chosen !== undefined, pages, order);
  // Without a payment term in the current quote, the user has to pay with a payment method.
  const purchase = present.invoiceTerm && quote ? { ...present, invoiceTerm: quote.invoicing?.paymentTerm } : present;
  const refused = purchase.problem?.kind === 'fields' ? purchase.problem.fields : {};
  return {
    l,
    host,
    client,
    purchase,
    intentId: flow.intentId,
    catalog,
    form,
    chosen,
    addOns,
    quote,
    tax: data.tax,
    invoiceChoice: data.invoiceChoice,
    coupon: toCouponView(catalog, coupon, flow, data),
    pages,
    order,
    needsPayment: isPaymentNeeded(flow.purchase, quote, chosen, addOns),
    isSignedIn,
    profile: data.profile.snapshot.data,
    user: data.user,
    fixedEmail: fixedEmailOf(data.user),
    existing,
    asksSecond: existing !== undefined && !(purchase.again && existing.allowsSecond),
    online: data.online.online,
    isAttempting: flow.isAttempting || actions.isVerifyingVisitor,
    isCheckingEmail: actions.isCheckingEmail,
    wait,
    problems: { ...refused, ...(error?.code === 'country-not-served' ? { country: 'not-served' } : {}), ...actions.problems },
    hasErrorSummary: actions.hasErrorSummary || Object.keys(refused).some((field) => field !== 'coupon'),
    settings: { ...settings, locale: l.locale },
    actions,
  };
}

/**
 * Returns to the plan step if the plan is no longer on sale, unless it was already ordered. If no page shows the current step, continues with the
 * next step that a page shows.
 */
function withPresentStep(purchase: Purchase, isOnSale: boolean, pages: readonly Page[], order: readonly InputStep[]): Purchase {
  if (!isOnSale && purchase.plan && !isUnderWay(purchase) && !purchase.unpaidFirstBill) {
    return { ...purchase, step: 'plan', problem: { kind: 'not-for-sale' } };
  }
  return { ...purchase, step: presentStep(pages, order, purchase.step) };
}

function toCouponView({ signUp }: Catalog, coupon: CouponCheck, flow: PurchaseFlow, data: SignUpData): CouponView {
  const { isOpen, text, isChecking, wasAccepted, show, type } = coupon;
  return {
    isAllowed: signUp?.coupons === true || isOpen,
    isOpen,
    text,
    isChecking,
    errorText: couponErrorText(coupon, data),
    wasAccepted,
    show,
    type,
    apply: () => coupon.apply(),
    remove: () => flow.dispatch({ type: 'coupon', coupon: undefined }),
  };
}
