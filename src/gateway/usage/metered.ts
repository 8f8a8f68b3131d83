import { chargePrice } from '../../api/pricing/charge-price.js';
import type { Subscription, SubscriptionCharge, SubscriptionRatePlan } from '../../generated/api/schemas/subscriptions.js';
import type { CatalogCharge, PriceTier } from '../../api/schemas/storefront/catalog.js';
import type { CurrencyCode, DecimalString, Money } from '../../api/schemas/values.js';
import { add, isPositive, isZero, plainQuantity, toMoney, toUnitPrice } from '../money.js';

/** A charge of use with what it belongs to. */
export interface Metered {
  charge: SubscriptionCharge;
  plan: SubscriptionRatePlan;
  subscription: Subscription;
  currency: CurrencyCode;
}

/** States in which a subscription is used. */
const USED = new Set(['Active', 'Suspended']);

/** Charges of use of the subscriptions that run, in the order in which the platform looks for the one that a record counts for. */
export function meteredCharges(subscriptions: readonly Subscription[], accountCurrency: CurrencyCode): Metered[] {
  const all = subscriptions.filter(({ status }) => USED.has(status));
  const metered = all.flatMap((subscription) =>
    subscription.ratePlans
      .filter(({ lastChangeType }) => lastChangeType !== 'Remove')
      .flatMap((plan) =>
        plan.ratePlanCharges
          .filter(({ type }) => type === 'Usage')
          .map((charge): Metered => ({ charge, plan, subscription, currency: subscription.currency ?? accountCurrency })),
      ),
  );
  return metered.sort((a, b) => (a.charge.number < b.charge.number ? -1 : 1));
}

function tiersOf({ tiers = [] }: SubscriptionCharge, currency: CurrencyCode): PriceTier[] | undefined {
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

/** The prices of a contract, which may differ from those of the catalog, in the form in which prices are worked out. */
export function contractPrices(charge: SubscriptionCharge, currency: CurrencyCode): CatalogCharge {
  const { price, overagePrice, includedUnits, quantity, discountPercentage, discountAmount, billingPeriod } = charge;
  const tiers = tiersOf(charge, currency);
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

/** What costs nothing in a period: included units, or the tiers in front that have no price. */
export function includedIn({ model, includedUnits, tiers = [] }: CatalogCharge): DecimalString | undefined {
  if (model === 'Overage') return includedUnits;
  if (model !== 'Tiered' && model !== 'TieredWithOverage') return undefined;
  let included: DecimalString | undefined;
  for (const { upTo, price } of tiers) {
    if (upTo === undefined || !isZero(price.amount)) break;
    included = upTo;
  }
  return included;
}

/** Where the highest tier ends, if nothing is sold beyond it. */
export function limitOf({ model, tiers }: CatalogCharge): DecimalString | undefined {
  return model === 'Tiered' || model === 'Volume' ? tiers?.at(-1)?.upTo : undefined;
}

/** Whether all units of a billing period are priced together, and not those of each day or record by themselves. */
export function pricesTogether({ ratingGroup }: { ratingGroup?: string | null | undefined }): boolean {
  return /billing.?period/i.test(ratingGroup ?? 'ByBillingPeriod');
}

/**
 * What some use costs by the prices of the contract, before tax and discounts; undefined where they cannot say it, also where not all units of a
 * period are priced together.
 */
export function priceOfUse({ charge, currency }: Metered, quantity: DecimalString): Money | undefined {
  if (!pricesTogether(charge) || charge.minimumAmount !== undefined || charge.maximumAmount !== undefined) return undefined;
  // A fee for any use is no fee for none.
  if (!isPositive(quantity)) return isZero(quantity) ? toMoney('0', currency) : undefined;
  const price = chargePrice(contractPrices(charge, currency), quantity);
  return price && toMoney(price.amount.amount, currency);
}

export function sumOf(days: readonly { quantity: DecimalString }[]): DecimalString {
  return add(...days.map(({ quantity }) => quantity));
}
