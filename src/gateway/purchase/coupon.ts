import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type { ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import { hasUsagePrice, isPricedPlan } from '../catalog/charges.js';
import { isZero } from '../money.js';
import type { AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { isPricedIn, type SellableCatalog, type SellableCoupon } from '../offers/sellable-catalog.js';
import type { ChosenPlan } from '../offers/choose-plans.js';
import { normalizeCouponCode, type CouponOffer } from '../offers/coupon-offer.js';
import { invalidFields, type Refusal } from '../refusal.js';
import { subscriptionsWith, type AccountHistory } from '../subscriptions/account-history.js';
import { findCatalogPlan, type SubscriptionHolding } from '../subscriptions/subscription-holding.js';
import { isUsedUp } from './coupon-uses.js';
import { combinesWithAll, runningDiscounts } from './discount-rules.js';

/** Advice in messages for developers. */
const LEAVE_OUT = 'leave it out, or enter another coupon';

interface CouponUse {
  sellableCatalog: SellableCatalog;
  code: string;
  plans: readonly ChosenPlan[];
  currency: CurrencyCode;
  /** History of the account. Undefined for a new account. */
  history?: AccountHistory | undefined;
  /** Subscription that gets the discount. Undefined for a new subscription. */
  holding?: SubscriptionHolding | undefined;
}

/** Finds a coupon by its code, even if it is not valid now. */
export function findCoupon({ coupons }: SellableCatalog, code: string): SellableCoupon | undefined {
  return coupons.find(({ offer }) => normalizeCouponCode(offer.code) === normalizeCouponCode(code));
}

/** Names of the locks for ordering with a coupon, so that concurrent orders cannot take more uses than are left. */
export async function couponLockNames(context: GatewayContext, coupon: SellableCoupon | undefined): Promise<string[]> {
  if (coupon?.offer.uses?.total === undefined) return [];
  return [`coupon-uses|${await sha256Hex('coupon-uses', context.tenant, coupon.plan.id)}`];
}

/** True if the account ever had a plan with a price. */
function hadPricedPlan({ planUses }: AccountHistory, { productCatalog }: SellableCatalog): boolean {
  return planUses.some(({ productRatePlanId }) => {
    const found = findCatalogPlan(productCatalog, productRatePlanId);
    return found === undefined || isPricedPlan(found.plan);
  });
}

/** Rule that refuses a coupon. `code` and `data` are for elements, `message` is for developers. */
interface CouponProblem {
  code: string;
  message: string;
  data?: { date: IsoDate };
}

/** Returns the problem of a coupon on a day on which it is not valid. */
function dateProblem({ validFrom, validUntil }: CouponOffer, today: IsoDate): CouponProblem | undefined {
  if (validFrom !== undefined && today < validFrom) {
    return { code: 'coupon-too-early', message: `is valid from ${validFrom}; leave it out until then`, data: { date: validFrom } };
  }
  if (validUntil !== undefined && validUntil < today) {
    return { code: 'coupon-expired', message: `was valid until ${validUntil}; ${LEAVE_OUT}`, data: { date: validUntil } };
  }
  return undefined;
}

/** Returns the problem of a coupon that this account, or this subscription, may not use. */
function accountProblem({ offer, plan }: SellableCoupon, { history, holding, sellableCatalog }: CouponUse): CouponProblem | undefined {
  if (history?.isComplete === false) {
    return {
      code: 'coupon-not-checked',
      message: 'cannot be checked, because the platform did not return all orders of the account; leave it out',
    };
  }
  const running = holding ? runningDiscounts(holding) : [];
  if (running.includes(plan.id)) return { code: 'coupon-active', message: 'gives a discount that this subscription has now; leave it out' };
  const users = history ? subscriptionsWith(history, plan.id) : [];
  if (holding && users.includes(holding.subscription.subscriptionNumber)) {
    return { code: 'coupon-used', message: `was already used for this subscription; ${LEAVE_OUT}` };
  }
  const { perAccount = 1 } = offer.uses ?? {};
  if (users.length >= perAccount) return { code: 'coupon-used', message: `was already used by this account; ${LEAVE_OUT}` };
  if (offer.newCustomersOnly === true && history && hadPricedPlan(history, sellableCatalog)) {
    return { code: 'coupon-new-customers-only', message: `is only for accounts that never had a plan with a price; ${LEAVE_OUT}` };
  }
  if (combinesWithAll(sellableCatalog, plan.id, running)) return undefined;
  const message = 'cannot be combined with the current discount of this subscription; leave it out, or use it when that discount has ended';
  return { code: 'coupon-not-combined', message };
}

/** Returns the problem of a coupon that is not for the chosen plans. */
function planProblem({ offer, plan }: SellableCoupon, { plans, currency }: CouponUse): CouponProblem | undefined {
  if (offer.plans && !plans.some((chosen) => offer.plans?.includes(chosen.plan.id))) {
    return { code: 'coupon-other-plan', message: 'is for other plans; leave it out, or choose another plan' };
  }
  if (isPricedIn(plan, currency)) return undefined;
  return { code: 'coupon-other-currency', message: `gives no discount in ${currency}; leave it out, or choose another currency` };
}

/**
 * Returns the coupon if it is valid now, for these plans and this account. Otherwise, the refusal names the rule. All codes that do not exist get the
 * same refusal.
 * @throws {Refusal} 422 with a code that starts with `coupon-`; 429 if a visitor tries too many different codes
 */
export async function checkCoupon(
  context: GatewayContext,
  { caller }: Pick<AuthorizedRequest<unknown>, 'caller'>,
  use: CouponUse,
): Promise<SellableCoupon> {
  // Counts each code once, because pages send the same code again with every new quote.
  await context.limiter.consumeOnce('coupons', caller, normalizeCouponCode(use.code));
  const coupon = findCoupon(use.sellableCatalog, use.code);
  if (!coupon) throw refuseCoupon({ code: 'coupon-refused', message: `is not a coupon of this shop; ${LEAVE_OUT}` });
  const problem = dateProblem(coupon.offer, use.sellableCatalog.date) ?? accountProblem(coupon, use) ?? planProblem(coupon, use);
  if (problem) throw refuseCoupon(problem);
  await checkUsesLeft(context, coupon);
  return coupon;
}

/**
 * Checks that uses of a coupon are left. Call it with the locks of `couponLockNames`.
 * @throws {Refusal} 422 `coupon-used-up`
 */
export async function checkUsesLeft(context: GatewayContext, coupon: SellableCoupon): Promise<void> {
  if (await isUsedUp(context, coupon))
    throw refuseCoupon({ code: 'coupon-used-up', message: `was used by others as often as possible; ${LEAVE_OUT}` });
}

/**
 * Checks that a coupon lowers a bill. Otherwise, purchases that cost nothing would use up a coupon with limited uses.
 * @param bills bills of the quote
 * @param plans plans that are bought. A quote has no usage, so a plan with a price for usage counts as lowered.
 * @throws {Refusal} 422 `coupon-without-effect`
 */
export function checkLowersBill(
  { plan: { productRatePlanCharges } }: SellableCoupon,
  { bills, plans, currency }: { bills: readonly QuoteBill[]; plans: readonly ProductRatePlan[]; currency: CurrencyCode },
): void {
  const discountIds = new Set(productRatePlanCharges.map(({ id }) => id));
  const lowers = bills.some(({ lines }) =>
    lines.some((line) => discountIds.has(line.productRatePlanChargeId) && !isZero(line.amount.amount)),
  );
  const hasUsage = plans.some((plan) => plan.productRatePlanCharges.some((charge) => hasUsagePrice(charge, currency)));
  if (lowers || hasUsage) return;
  throw refuseCoupon({ code: 'coupon-without-effect', message: 'lowers no bill; leave it out, or choose a plan that it makes cheaper' });
}

const refuseCoupon = ({ code, message, data }: CouponProblem): Refusal => invalidFields([{ field: 'coupon', code, message }], { data });
