import { parseOffers, type Offers } from '../../src/gateway/offers/schema.js';
import type { CouponOffer } from '../../src/gateway/offers/coupon-offer.js';
import { readOffers } from './stack.js';

/** Discount plans of the demo's catalog. */
export const DISCOUNT_PLANS = {
  /** 20 % for three months. Used by the coupon KESTREL20 and the retention offer stay-20 of the demo. */
  kestrel20: '80a758395b027dbf5bfdc246a44bc90b',
  /** 30 %, without an end. */
  thirty: '7af34dd148d85b1e739a86d95c63379d',
  /** The first month is free. */
  freeMonth: 'c4169db6f169cb8fad3611f3ab129181',
  /** A fixed amount. */
  fixed: 'ea5059080a7c802474a354781b924fcb',
} as const;

export const SCALE_ANNUAL = '1b999e8388f4e9d5dabcc61dfb91d6b2';

export const coupon = (code: string, productRatePlanId: string, rules: Partial<CouponOffer> = {}): CouponOffer => ({
  code,
  productRatePlanId,
  texts: { en: { text: `${code} takes something off.` } },
  ...rules,
});

/** The demo tenant's offers with other rules. */
export async function offersWith(change: (file: Offers) => void): Promise<Offers> {
  const file = parseOffers(await readOffers());
  change(file);
  return file;
}
