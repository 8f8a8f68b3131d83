import type { CurrencyCode } from '../../api/schemas/values.js';
import type { AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { consumeLimit } from '../limits.js';
import { isPricedIn, type SellableCatalog, type SellableCoupon } from '../offers/sellable-catalog.js';
import type { ChosenPlan } from '../offers/choose-plans.js';
import { normalizeCouponCode } from '../offers/coupon-offer.js';
import { invalidFields } from '../refusal.js';

/**
 * Milliseconds in which repeating the same code does not count as a new attempt. Needed because pages request a new quote after every
 * change.
 */
const ATTEMPT_LIFETIME = 3600 * 1000;

interface CouponUse {
  sellableCatalog: SellableCatalog;
  code: string;
  plans: readonly ChosenPlan[];
  currency: CurrencyCode;
}

/** Finds a coupon by its code, even if it is not valid now. */
export function findCoupon({ coupons }: SellableCatalog, code: string): SellableCoupon | undefined {
  return coupons.find(({ offer }) => normalizeCouponCode(offer.code) === normalizeCouponCode(code));
}

function isApplicable({ offer, plan }: SellableCoupon, { sellableCatalog, plans, currency }: CouponUse, signedIn: boolean): boolean {
  const { validFrom = sellableCatalog.date, validUntil = sellableCatalog.date } = offer;
  return (
    validFrom <= sellableCatalog.date &&
    sellableCatalog.date <= validUntil &&
    (offer.plans === undefined || plans.some((chosen) => offer.plans?.includes(chosen.plan.id))) &&
    !(offer.newCustomersOnly === true && signedIn) &&
    isPricedIn(plan, currency)
  );
}

/**
 * Returns the coupon if it is valid now and for these plans. All problems get the same refusal, so that codes cannot be guessed.
 * @throws {Refusal} 422 `coupon-refused`; 429 if a visitor tries too many different codes
 */
export async function checkCoupon(
  context: GatewayContext,
  { caller, principal }: Pick<AuthorizedRequest<unknown>, 'caller' | 'principal'>,
  use: CouponUse,
): Promise<SellableCoupon> {
  const { store, limits } = context;
  const attemptKey = `coupon|${await sha256Hex('coupon', context.tenant, caller.limitKey, normalizeCouponCode(use.code))}`;
  if ((await store.get(attemptKey)) === undefined) {
    await consumeLimit(store, 'coupons', limits.coupons, caller.limitKey);
    await store.set(attemptKey, '1', ATTEMPT_LIFETIME);
  }
  const coupon = findCoupon(use.sellableCatalog, use.code);
  if (coupon && isApplicable(coupon, use, principal.kind === 'session')) return coupon;
  throw invalidFields([{ field: 'coupon', code: 'coupon-refused', message: 'is not a valid coupon for this purchase' }]);
}
