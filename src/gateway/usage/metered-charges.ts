import { chargePrice } from '../../api/pricing/charge-price.js';
import type { Subscription, SubscriptionCharge, SubscriptionRatePlan } from '../../generated/api/schemas/subscriptions.js';
import type { CatalogCharge, PriceTier } from '../../api/schemas/storefront/catalog.js';
import type { CurrencyCode, DecimalString, Money } from '../../api/schemas/values.js';
import { add, isPositive, isZero, plainQuantity, toMoney, toUnitPrice } from '../money.js';

/** Usage charge with its plan and subscription. */
export interface MeteredCharge {
  charge: SubscriptionCharge;
  plan: SubscriptionRatePlan;
  subscription: Subscription;
  currency: CurrencyCode;
}

/** Statuses of subscriptions that can have usage. */
const USED_STATUSES = new Set(['Active', 'Suspended']);

/**
 * Usage charges of active subscriptions, sorted by charge number. A usage record that names no charge belongs to the first matching charge
 * in this order.
 */
export function toMeteredCharges(subscriptions: readonly Subscription[], accountCurrency: CurrencyCode): MeteredCharge[] {
  const all = subscriptions.filter(({ status }) => USED_STATUSES.has(status));
  const metered = all.flatMap((subscription) =>
    subscription.ratePlans
      .filter(({ lastChangeType }) => lastChangeType !== 'Remove')
      .flatMap((plan) =>
        plan.ratePlanCharges
          .filter(({ type }) => type === 'Usage')
          .map((charge): MeteredCharge => ({ charge, plan, subscription, currency: subscription.currency ?? accountCurrency })),
      ),
  );
  return metered.sort((a, b) => (a.charge.number < b.charge.number ? -1 : 1));
}

function tierViews({ tiers = [] }: SubscriptionCharge, currency: CurrencyCode): PriceTier[] | undefined {
  const sorted = [...tiers].sort((a, b) => (a.tier ?? 0) - (b.tier ?? 0));
  const views = sorted.flatMap(({ endingUnit, price, priceFormat }): PriceTier[] => {
    if (price === undefined) return [];
    const flat = /flat/i.test(priceFormat ?? '');
    return [
      {
        ...(endingUnit === undefined ? {} : { upTo: plainQuantity(endingUnit) }),
        price: toUnitPrice(price, currency),
        ...(flat ? { flat } : {}),
      },
    ];
  });
  return views.length === tiers.length && views.length > 0 ? views : undefined;
}

/** Converts a charge's contract prices into the form used for price calculations. They may differ from the catalog prices. */
export function toContractPrices(charge: SubscriptionCharge, currency: CurrencyCode): CatalogCharge {
  const { price, overagePrice, includedUnits, quantity, discountPercentage, discountAmount, billingPeriod } = charge;
  const tiers = tierViews(charge, currency);
  return {
    productRatePlanChargeId: charge.productRatePlanChargeId,
    name: charge.name,
    type: charge.type,
    model: charge.model,
    ...(price === undefined ? {} : { price: toUnitPrice(price, currency) }),
    ...(tiers ? { tiers } : {}),
    ...(includedUnits === undefined ? {} : { includedUnits: plainQuantity(includedUnits) }),
    ...(overagePrice === undefined ? {} : { overagePrice: toUnitPrice(overagePrice, currency) }),
    ...(quantity === undefined ? {} : { defaultQuantity: plainQuantity(quantity) }),
    ...(discountPercentage === undefined ? {} : { discountPercent: plainQuantity(discountPercentage) }),
    ...(discountAmount === undefined ? {} : { discountAmount: toMoney(discountAmount, currency) }),
    ...(billingPeriod === undefined || charge.type !== 'Recurring' ? {} : { billingPeriod }),
  };
}

/** Free quantity per period: included units, or the leading tiers without a price. */
export function includedQuantity({ model, includedUnits, tiers = [] }: CatalogCharge): DecimalString | undefined {
  if (model === 'Overage') return includedUnits;
  if (model !== 'Tiered' && model !== 'TieredWithOverage') return undefined;
  let included: DecimalString | undefined;
  for (const { upTo, price } of tiers) {
    if (upTo === undefined || !isZero(price.amount)) break;
    included = upTo;
  }
  return included;
}

/** Maximum quantity: the end of the highest tier. Undefined if there is no maximum. */
export function highestQuantity({ model, tiers }: CatalogCharge): DecimalString | undefined {
  return model === 'Tiered' || model === 'Volume' ? tiers?.at(-1)?.upTo : undefined;
}

/** True if all units of a billing period are priced together, instead of per day or per record. */
export function isPricedPerPeriod({ ratingGroup }: { ratingGroup?: string | null | undefined }): boolean {
  return /billing.?period/i.test(ratingGroup ?? 'ByBillingPeriod');
}

/** Contract price of a quantity, before tax and discounts. Undefined if the contract prices are not sufficient to calculate it. */
export function usagePrice({ charge, currency }: MeteredCharge, quantity: DecimalString): Money | undefined {
  if (!isPricedPerPeriod(charge) || charge.minimumAmount !== undefined || charge.maximumAmount !== undefined) return undefined;
  // A flat fee applies only if there is any usage.
  if (!isPositive(quantity)) return isZero(quantity) ? toMoney('0', currency) : undefined;
  const price = chargePrice(toContractPrices(charge, currency), quantity);
  return price && toMoney(price.amount.amount, currency);
}

export function totalQuantity(days: readonly { quantity: DecimalString }[]): DecimalString {
  return add(...days.map(({ quantity }) => quantity));
}
