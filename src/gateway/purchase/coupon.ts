import type { CurrencyCode } from '../../api/schemas/values.js';
import type { AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { consumeLimit } from '../limits.js';
import { isPricedIn, type SellableCatalog, type SellableCoupon } from '../offers/sellable-catalog.js';
import type { ChosenPlan } from '../offers/choose.js';
import { normalizeCouponCode } from '../offers/coupon-offer.js';
import { invalidFields } from '../refusal.js';

/** Milliseconds for which a code that was tried once is not counted again: a page asks for a quote at each change. */
const KNOWN = 3600 * 1000;

interface Use {
  assortment: SellableCatalog;
  code: string;
  plans: readonly ChosenPlan[];
  currency: CurrencyCode;
}

/** The coupon of a code, whenever and for whatever it is good. */
export function couponOf({ coupons }: SellableCatalog, code: string): SellableCoupon | undefined {
  return coupons.find(({ offer }) => normalizeCouponCode(offer.code) === normalizeCouponCode(code));
}

function isGood({ offer, plan }: SellableCoupon, { assortment: sellableCatalog, plans, currency }: Use, signedIn: boolean): boolean {
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
 * The coupon of a code, if it is good now and for these plans. Whatever is wrong has one answer, so that trying codes tells nothing.
 * @throws {Refusal} 422 `coupon-refused`; 429 for a visitor who tries too many different codes
 */
export async function checkCoupon(
  context: GatewayContext,
  { caller, principal }: Pick<AuthorizedRequest<unknown>, 'caller' | 'principal'>,
  use: Use,
): Promise<SellableCoupon> {
  const { store, limits } = context;
  const tried = `coupon|${await sha256Hex('coupon', context.tenant, caller.limitKey, normalizeCouponCode(use.code))}`;
  if ((await store.get(tried)) === undefined) {
    await consumeLimit(store, 'coupons', limits.coupons, caller.limitKey);
    await store.set(tried, '1', KNOWN);
  }
  const coupon = couponOf(use.assortment, use.code);
  if (coupon && isGood(coupon, use, principal.kind === 'session')) return coupon;
  throw invalidFields([{ field: 'coupon', code: 'coupon-refused', message: 'is not valid, or not for this purchase' }]);
}
