import type { FieldError } from '../../api/errors.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type { ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import { hasUsagePrice, isPricedPlan } from '../catalog/charges.js';
import { isZero } from '../money.js';
import type { AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { isPricedIn, type SellableCatalog, type SellableCoupon } from '../offers/sellable-catalog.js';
import type { ChosenPlan } from '../offers/choose-plans.js';
import { normalizeCouponCode } from '../offers/coupon-offer.js';
import { invalidFields, type Refusal } from '../refusal.js';
import { subscriptionsWith, type AccountHistory } from '../subscriptions/account-history.js';
import { findCatalogPlan, type SubscriptionHolding } from '../subscriptions/subscription-holding.js';
import { isUsedUp } from './coupon-uses.js';
import { combinesWithAll, runningDiscounts } from './discount-rules.js';

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

function isApplicable({ offer, plan }: SellableCoupon, { sellableCatalog, plans, currency, history }: CouponUse): boolean {
  const { validFrom = sellableCatalog.date, validUntil = sellableCatalog.date } = offer;
  return (
    validFrom <= sellableCatalog.date &&
    sellableCatalog.date <= validUntil &&
    (offer.plans === undefined || plans.some((chosen) => offer.plans?.includes(chosen.plan.id))) &&
    history?.isComplete !== false &&
    !(offer.newCustomersOnly === true && history !== undefined && hadPricedPlan(history, sellableCatalog)) &&
    isPricedIn(plan, currency)
  );
}

/** Returns the rule that stops an account from using a coupon that is valid otherwise. */
function accountProblem(
  { offer, plan }: SellableCoupon,
  { history, holding, sellableCatalog }: CouponUse,
): Omit<FieldError, 'field'> | undefined {
  const users = history ? subscriptionsWith(history, plan.id) : [];
  const running = holding ? runningDiscounts(holding) : [];
  if (holding && (users.includes(holding.subscription.subscriptionNumber) || running.includes(plan.id))) {
    return { code: 'coupon-used', message: 'was already used for this subscription; leave it out, or enter another coupon' };
  }
  const { perAccount = 1 } = offer.uses ?? {};
  if (users.length >= perAccount) {
    return { code: 'coupon-used', message: 'was already used by this account; leave it out, or enter another coupon' };
  }
  if (combinesWithAll(sellableCatalog, plan.id, running)) return undefined;
  const message = 'cannot be combined with the current discount of this subscription; leave it out, or use it when that discount has ended';
  return { code: 'coupon-not-combined', message };
}

/**
 * Returns the coupon if it is valid now, for these plans and this account. Codes that are not valid, or not for this account, all get the same
 * refusal, so that codes cannot be guessed. A customer with a valid code learns whether it was used or does not combine with a discount.
 * @throws {Refusal} 422 `coupon-refused`, `coupon-used` or `coupon-not-combined`; 429 if a visitor tries too many different codes
 */
export async function checkCoupon(
  context: GatewayContext,
  { caller }: Pick<AuthorizedRequest<unknown>, 'caller'>,
  use: CouponUse,
): Promise<SellableCoupon> {
  // Pages request a new quote after every change, so that the same code comes again and again.
  await context.limiter.consumeOnce('coupons', caller, normalizeCouponCode(use.code));
  const coupon = findCoupon(use.sellableCatalog, use.code);
  if (!coupon || !isApplicable(coupon, use)) throw couponRefusal();
  const problem = accountProblem(coupon, use);
  if (problem) throw invalidFields([{ field: 'coupon', ...problem }]);
  await checkUsesLeft(context, coupon);
  return coupon;
}

/**
 * Checks that uses of a coupon are left. Call it with the locks of `couponLockNames`.
 * @throws {Refusal} 422 `coupon-refused`
 */
export async function checkUsesLeft(context: GatewayContext, coupon: SellableCoupon): Promise<void> {
  if (await isUsedUp(context, coupon)) throw couponRefusal();
}

/**
 * Checks that a coupon lowers a bill. Otherwise, purchases that cost nothing would use up a coupon with limited uses.
 * @param bills bills of the quote
 * @param plans plans that are bought. A quote has no usage, so a plan with a price for usage counts as lowered.
 * @throws {Refusal} 422 `coupon-refused`
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
  if (!lowers && !hasUsage) throw couponRefusal('lowers no bill of this purchase; leave it out, or choose a plan that it makes cheaper');
}

const couponRefusal = (message = 'is not a valid coupon for this purchase'): Refusal =>
  invalidFields([{ field: 'coupon', code: 'coupon-refused', message }]);
