import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CallContext } from '../context.js';
import { prices } from '../database/schema.js';
import { changePrice, getChargeRow } from '../engine/catalog-changes.js';
import type { Pricing } from '../engine/rating/charge-terms.js';
import { billingError, notFound } from '../errors.js';
import { tierRows } from '../query/tiers.js';
import type { TierChanges } from '../supported/catalog-objects.js';

const found = z.array(z.object({ charge: z.string(), currency: z.string(), place: z.number() }));

/** Changes the price or discount of a tier. `place` starts at 1. Refuses fields that the charge model does not use. */
function updatePricing(pricing: Pricing, place: number, { Price, DiscountAmount, DiscountPercentage }: TierChanges): Pricing {
  const wrong = (field: string) => billingError('catalog', 'rule', `'${field}' does not fit the charge model.`);
  if (DiscountAmount !== undefined && pricing.discountAmount === undefined) throw wrong('DiscountAmount');
  if (DiscountPercentage !== undefined && pricing.discountPercentage === undefined) throw wrong('DiscountPercentage');
  const discounts = {
    ...(DiscountAmount !== undefined && { discountAmount: DiscountAmount }),
    ...(DiscountPercentage !== undefined && { discountPercentage: DiscountPercentage }),
  };
  if (Price === undefined) return { ...pricing, ...discounts };
  const tiers = pricing.tiers?.map((tier, index) => (index + 1 === place ? { ...tier, price: Price } : tier));
  if (tiers && place <= tiers.length) return { ...pricing, tiers };
  if (pricing.overagePrice !== undefined) return { ...pricing, overagePrice: Price };
  if (pricing.price !== undefined) return { ...pricing, price: Price };
  throw wrong('Price');
}

/** Updates a tier's price. Tiers have no table of their own. Their ids are derived from charge, currency and position. */
export async function updateTier(id: string, input: TierChanges, _emptied: readonly string[], call: CallContext): Promise<void> {
  const rows = tierRows(prices, prices.chargeId, prices.currency, prices.pricing);
  const [tier] = found.parse(
    await call.tx
      .select({ charge: sql`tiers.charge`, currency: sql`tiers.currency`, place: sql`tiers.place` })
      .from(rows)
      .where(sql`tiers.id = ${id}`),
  );
  if (!tier) throw notFound('tier', id);
  const charge = await getChargeRow(call.tx, tier.charge);
  const price = charge.prices.find(({ currency }) => currency === tier.currency);
  if (!price) throw notFound('tier', id);
  await changePrice(call, charge, tier.currency, updatePricing(price.pricing, tier.place, input));
}
