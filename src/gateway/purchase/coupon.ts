import type { CurrencyCode } from '../../api/schemas/values.js';
import type { Call, Context } from '../context.js';
import { sha256Hex } from '../digest.js';
import { spend } from '../limits.js';
import { isPricedIn, type Assortment, type SellableCoupon } from '../offers/assortment.js';
import type { ChosenPlan } from '../offers/choose.js';
import { codeKey } from '../offers/coupon-offer.js';
import { unacceptable } from '../refusal.js';

/** Milliseconds for which a code that was tried once is not counted again: a page asks for a quote at each change. */
const KNOWN = 3600 * 1000;

interface Use {
  assortment: Assortment;
  code: string;
  plans: readonly ChosenPlan[];
  currency: CurrencyCode;
}

/** The coupon of a code, whenever and for whatever it is good. */
export function couponOf({ coupons }: Assortment, code: string): SellableCoupon | undefined {
  return coupons.find(({ offer }) => codeKey(offer.code) === codeKey(code));
}

function isGood({ offer, plan }: SellableCoupon, { assortment, plans, currency }: Use, signedIn: boolean): boolean {
  const { validFrom = assortment.date, validUntil = assortment.date } = offer;
  return (
    validFrom <= assortment.date &&
    assortment.date <= validUntil &&
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
  context: Context,
  { visitor, principal }: Pick<Call<unknown>, 'visitor' | 'principal'>,
  use: Use,
): Promise<SellableCoupon> {
  const { store, limits } = context;
  const tried = `coupon|${await sha256Hex('coupon', context.tenant, visitor.name, codeKey(use.code))}`;
  if ((await store.get(tried)) === undefined) {
    await spend(store, 'coupons', limits.coupons, visitor.name);
    await store.set(tried, '1', KNOWN);
  }
  const coupon = couponOf(use.assortment, use.code);
  if (coupon && isGood(coupon, use, principal.kind === 'session')) return coupon;
  throw unacceptable([{ field: 'coupon', code: 'coupon-refused', message: 'is not valid, or not for this purchase' }]);
}
