import type { ProductRatePlanCharge, ProductRatePlanChargePricing } from '../../generated/api/schemas/catalog.js';
import type { CatalogCharge, PriceTier } from '../../api/schemas/storefront/catalog.js';
import type { CurrencyCode, DecimalString, Money } from '../../api/schemas/values.js';
import { hasQuantity, isDiscount, isInArrears, pricingIn } from '../catalog/charges.js';
import { periodName, billingPeriodRatio } from '../catalog/periods.js';
import { plainQuantity, scaleRounded, toMoney, toUnitPrice } from '../money.js';
import { omitEmpty } from './omit-empty.js';

/** Charge models with a single price. */
const SINGLE_PRICE: readonly string[] = ['FlatFee', 'PerUnit'];
const TIERED: readonly string[] = ['Tiered', 'Volume', 'TieredWithOverage'];
const OVERAGE: readonly string[] = ['Overage', 'TieredWithOverage'];

/** List price for one billing period. Fees are rounded like amounts on a bill; unit prices keep all their digits. */
function pricePerPeriod(charge: ProductRatePlanCharge, price: DecimalString, currency: CurrencyCode, isFee: boolean): Money | undefined {
  const ratio = billingPeriodRatio(charge);
  if (!ratio) return undefined;
  const exact = scaleRounded(price, ratio.times, ratio.by);
  return isFee && ratio.by !== 1 ? toMoney(exact, currency) : toUnitPrice(exact, currency);
}

/** Tiers with prices per billing period. Undefined if any tier has no price, because a partial list would be misleading. */
function tierViews(
  charge: ProductRatePlanCharge,
  { tiers = [] }: ProductRatePlanChargePricing,
  currency: CurrencyCode,
): PriceTier[] | undefined {
  const sorted = [...tiers].sort((a, b) => (a.tier ?? 0) - (b.tier ?? 0));
  const views = sorted.flatMap(({ endingUnit, price, priceFormat }): PriceTier[] => {
    const flat = /flat/i.test(priceFormat ?? '');
    const displayPrice = price === undefined ? undefined : pricePerPeriod(charge, price, currency, flat);
    if (!displayPrice) return [];
    return [{ ...(endingUnit === undefined ? {} : { upTo: plainQuantity(endingUnit) }), price: displayPrice, ...(flat ? { flat } : {}) }];
  });
  return views.length > 0 && views.length === tiers.length ? views : undefined;
}

/** Price fields of a charge, depending on its model. Empty for an unknown model. */
function priceFields(charge: ProductRatePlanCharge, pricing: ProductRatePlanChargePricing, currency: CurrencyCode): Partial<CatalogCharge> {
  const { model } = charge;
  const { price, overagePrice, discountPercentage, discountAmount } = pricing;
  const includedUnits = pricing.includedUnits ?? charge.includedUnits;
  const perPeriod = (amount: DecimalString | undefined, isFee = false): Money | undefined =>
    amount === undefined ? undefined : pricePerPeriod(charge, amount, currency, isFee);
  return omitEmpty({
    price: SINGLE_PRICE.includes(model) ? perPeriod(price, model === 'FlatFee') : undefined,
    tiers: TIERED.includes(model) ? tierViews(charge, pricing, currency) : undefined,
    includedUnits: model === 'Overage' && includedUnits !== undefined ? plainQuantity(includedUnits) : undefined,
    overagePrice: OVERAGE.includes(model) ? perPeriod(overagePrice) : undefined,
    discountPercent: model === 'DiscountPercentage' && discountPercentage !== undefined ? plainQuantity(discountPercentage) : undefined,
    discountAmount: model === 'DiscountFixedAmount' ? perPeriod(discountAmount, true) : undefined,
  });
}

/** Number of periods after which a charge ends. Empty for a charge that ends in another way or not at all. */
function endOf({ endDateCondition, upToPeriods, upToPeriodsType }: ProductRatePlanCharge): Pick<CatalogCharge, 'endsAfter'> {
  if (!/fixed/i.test(endDateCondition ?? '') || upToPeriods == null) return {};
  return { endsAfter: { count: upToPeriods, unit: (upToPeriodsType ?? 'Billing_Periods').replaceAll(' ', '_') } };
}

/** Converts a charge of the product catalog into its view in one currency. */
export function chargeView(charge: ProductRatePlanCharge, quantityChosen: boolean, currency: CurrencyCode): CatalogCharge {
  const { id, name, type, model, uom, defaultQuantity } = charge;
  const pricing = pricingIn(charge, currency);
  return {
    productRatePlanChargeId: id,
    name,
    type,
    model,
    ...(pricing ? priceFields(charge, pricing, currency) : {}),
    ...endOf(charge),
    ...(isInArrears(charge) && !isDiscount(charge) ? { inArrears: true } : {}),
    ...omitEmpty({ billingPeriod: type === 'OneTime' ? undefined : periodName(charge), unitOfMeasure: uom }),
    ...(quantityChosen ? { quantityChosen } : {}),
    ...(hasQuantity(charge) && !quantityChosen && defaultQuantity != null ? { defaultQuantity: plainQuantity(defaultQuantity) } : {}),
  };
}
