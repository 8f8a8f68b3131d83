import type { Client } from '../../../api/client.js';
import type { Catalog } from '../../../api/schemas/storefront/catalog.js';
import type { SignUpActions } from './actions.js';
import { isPaymentNeeded } from './chosen.js';
import type { CouponTry } from './coupon-try.js';
import type { Knowledge } from './knowledge.js';
import type { PagePlan } from './page-plan.js';
import { presentStep, type OpenStep, type Page } from './pages.js';
import type { PurchaseFlow } from './purchase-flow.js';
import { isUnderWay, type Purchase } from './purchase.js';
import type { CouponView, View } from './view.js';

/** Everything a view is made of. */
export interface ViewParts {
  readonly client: Client | undefined;
  readonly known: Knowledge;
  readonly flow: PurchaseFlow;
  readonly actions: SignUpActions;
  readonly coupon: CouponTry;
  readonly plan: PagePlan;
  readonly signedIn: boolean;
  readonly wait: number;
  readonly settings: Omit<View['settings'], 'locale'>;
}

/** What the steps are drawn from; undefined until the catalog is there. */
export function viewOf({ client, known, flow, actions, coupon, plan, signedIn, wait, settings }: ViewParts): View | undefined {
  const { form, chosen, addOns, l } = known;
  const { data: catalog } = known.catalog.snapshot;
  if (!catalog || !form) return undefined;
  const { data: quote, error } = known.quote.snapshot;
  const { pages, order } = plan;
  const purchase = withPresent(flow.purchase, chosen !== undefined, pages, order);
  const refused = purchase.problem?.kind === 'fields' ? purchase.problem.fields : {};
  return {
    l,
    client,
    purchase,
    intentId: flow.intentId,
    catalog,
    form,
    chosen,
    addOns,
    quote,
    tax: known.tax,
    coupon: couponView(catalog, coupon, flow),
    pages,
    order,
    needsPayment: isPaymentNeeded(flow.purchase, quote, chosen, addOns),
    signedIn,
    profile: known.profile.snapshot.data,
    duplicate: known.duplicateOf(chosen),
    online: known.online.online,
    isAttempting: flow.isAttempting || actions.verifying,
    looking: actions.looking,
    wait,
    problems: { ...refused, ...(error?.code === 'country-not-served' ? { country: 'not-served' } : {}), ...actions.problems },
    summed: actions.summed || Object.keys(refused).some((field) => field !== 'coupon'),
    settings: { ...settings, locale: l.locale },
    actions,
  };
}

/** A plan that is no longer on sale leads back to the choice, unless it was ordered already; a step without a page leads to the next one. */
function withPresent(purchase: Purchase, isOnSale: boolean, pages: readonly Page[], order: readonly OpenStep[]): Purchase {
  if (!isOnSale && purchase.plan && !isUnderWay(purchase) && !purchase.owing) {
    return { ...purchase, step: 'plan', problem: { kind: 'not-for-sale' } };
  }
  return { ...purchase, step: presentStep(pages, order, purchase.step) };
}

function couponView({ signUp }: Catalog, coupon: CouponTry, flow: PurchaseFlow): CouponView {
  const { open, text, trying, problem, taken, show, type } = coupon;
  return {
    allowed: signUp?.coupons === true || open,
    open,
    text,
    trying,
    problem,
    taken,
    show,
    type,
    apply: () => coupon.apply(),
    remove: () => flow.dispatch({ type: 'coupon', coupon: undefined }),
  };
}
