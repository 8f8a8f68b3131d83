import { omitUndefined } from '../engine/omit-undefined.js';
import { compare } from '../engine/money.js';
import {
  chargeProblems,
  priceProblems,
  type ChargeField,
  type DescribedCharge,
  type FieldProblem,
} from '../engine/rating/charge-problems.js';
import {
  DISCOUNT_TARGETS,
  hasQuantity,
  isDiscount,
  UP_TO_UNITS,
  type ChargeModel,
  type ChargeTerms,
  type Pricing,
} from '../engine/rating/charge-terms.js';
import { billingError, invalidValue, missingField, type BillingError } from '../errors.js';
import type { NewChargeInput, NewTierInput, WireChargeModel } from '../supported/charge-objects.js';

const TIERS = 'ProductRatePlanChargeTierData.ProductRatePlanChargeTier';

const MODELS: Readonly<Record<WireChargeModel, ChargeModel>> = {
  'Flat Fee Pricing': 'FlatFee',
  'Per Unit Pricing': 'PerUnit',
  'Tiered Pricing': 'Tiered',
  'Volume Pricing': 'Volume',
  'Overage Pricing': 'Overage',
  'Tiered with Overage Pricing': 'TieredWithOverage',
  'Discount-Fixed Amount': 'DiscountFixedAmount',
  'Discount-Percentage': 'DiscountPercentage',
};

/** Field names that differ from the capitalized column name. */
const NAMES: Readonly<Partial<Record<ChargeField, string>>> = { type: 'ChargeType', model: 'ChargeModel', uom: 'UOM' };

function fieldName(field: ChargeField): string {
  return NAMES[field] ?? `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`;
}

function failure({ kind, message }: Pick<FieldProblem<unknown>, 'kind' | 'message'>, name: string): BillingError {
  if (kind === 'missing') return missingField('catalog', name, message);
  return kind === 'invalid' ? invalidValue('catalog', name, message) : billingError('catalog', 'rule', `'${name}': ${message}.`);
}

function termsOf(input: NewChargeInput): ChargeTerms {
  const { EndDateCondition: ends, UpToPeriodsType: unit } = input;
  // Removes the code in parentheses that follows each value in the API definition.
  const target = DISCOUNT_TARGETS.find((each) => each === input.ApplyDiscountTo?.split(' ')[0]);
  return omitUndefined({
    billingTiming: input.ChargeType === 'OneTime' && input.BillingTiming === 'In Advance' ? undefined : input.BillingTiming,
    specificBillingPeriod: input.SpecificBillingPeriod,
    specificListPriceBase: input.SpecificListPriceBase,
    billingPeriodAlignment: input.BillingPeriodAlignment,
    billCycleType: input.BillCycleType,
    billCycleDay: input.BillCycleDay,
    weeklyBillCycleDay: input.WeeklyBillCycleDay,
    prorationOption: input.ProrationOption,
    endDateCondition: ends && ({ SubscriptionEnd: 'Subscription_End', FixedPeriod: 'Fixed_Period' } as const)[ends],
    upToPeriods: input.UpToPeriods,
    upToPeriodsType: UP_TO_UNITS.find((each) => each === unit?.replace(' ', '_')),
    taxable: input.Taxable,
    taxMode: input.TaxMode ?? undefined,
    taxCode: input.TaxCode,
    applyDiscountTo: target,
    discountLevel: input.DiscountLevel,
    applyToBillingPeriodPartially: input.ApplyToBillingPeriodPartially,
    ratingGroup: input.RatingGroup ?? undefined,
    usageRecordRatingOption: input.UsageRecordRatingOption ?? undefined,
  });
}

/** A tier with its path in the request, for error messages. */
type TierWithPath = NewTierInput & { at: string };

/** Returns the pricing of a charge in one currency. */
function pricingOf(model: ChargeModel, own: readonly TierWithPath[], includedUnits: string | undefined): Pricing {
  const [first] = own;
  const overage = model === 'Overage' ? first : own.find((tier) => tier.IsOveragePrice === true);
  const tiered = own
    .filter((tier) => tier.IsOveragePrice !== true)
    .map(({ StartingUnit, EndingUnit, Price = '', PriceFormat = 'Per Unit' }, index, all) => ({
      tier: index + 1,
      startingUnit: StartingUnit ?? all[index - 1]?.EndingUnit ?? '0',
      endingUnit: EndingUnit ?? null,
      price: Price,
      priceFormat: PriceFormat === 'Flat Fee' ? ('flat fee' as const) : ('per unit' as const),
    }));
  switch (model) {
    case 'FlatFee':
    case 'PerUnit':
      return omitUndefined({ price: first?.Price });
    case 'Tiered':
    case 'Volume':
      return { tiers: tiered };
    case 'Overage':
      return omitUndefined({ includedUnits, overagePrice: overage?.Price });
    case 'TieredWithOverage':
      return omitUndefined({ tiers: tiered, overagePrice: overage?.Price });
    case 'DiscountPercentage':
      return omitUndefined({ discountPercentage: first?.DiscountPercentage });
    case 'DiscountFixedAmount':
      return omitUndefined({ discountAmount: first?.DiscountAmount });
  }
}

const PRICE_NAMES: Readonly<Partial<Record<string, string>>> = {
  price: 'Price',
  overagePrice: 'Price',
  discountPercentage: 'DiscountPercentage',
  discountAmount: 'DiscountAmount',
  startingUnit: 'StartingUnit',
  endingUnit: 'EndingUnit',
};

/** Refuses tier fields that the charge model does not use. */
function checkTierFields(input: NewChargeInput, model: ChargeModel, tier: TierWithPath): void {
  const tiered = model === 'Tiered' || model === 'Volume' || model === 'TieredWithOverage';
  const discount = isDiscount({ model });
  const format = model === 'FlatFee' ? 'Flat Fee' : 'Per Unit';
  const strange =
    (!tiered && tier.PriceFormat !== undefined && (discount || tier.PriceFormat !== format) && 'PriceFormat') ||
    (!tiered && tier.EndingUnit !== undefined && 'EndingUnit') ||
    (!tiered && tier.StartingUnit !== undefined && compare(tier.StartingUnit, '0') !== 0 && 'StartingUnit') ||
    (tier.IsOveragePrice === true && model !== 'Overage' && model !== 'TieredWithOverage' && 'IsOveragePrice') ||
    (discount && tier.Price !== undefined && 'Price') ||
    (tier.DiscountAmount !== undefined && model !== 'DiscountFixedAmount' && 'DiscountAmount') ||
    (tier.DiscountPercentage !== undefined && model !== 'DiscountPercentage' && 'DiscountPercentage');
  if (strange) throw billingError('catalog', 'rule', `'${tier.at}.${strange}' does not fit '${input.ChargeModel}'.`);
  if (tiered && tier.Price === undefined) throw missingField('catalog', `${tier.at}.Price`);
}

/** Returns the prices of a new charge, one per currency. */
function pricesOf(input: NewChargeInput, model: ChargeModel): { currency: string; at: string; pricing: Pricing }[] {
  const tiers = input.ProductRatePlanChargeTierData.ProductRatePlanChargeTier.map((tier, index): TierWithPath => ({
    ...tier,
    at: `${TIERS}.${index}`,
  }));
  for (const tier of tiers) checkTierFields(input, model, tier);
  const tiered = model === 'Tiered' || model === 'Volume' || model === 'TieredWithOverage';
  if (input.IncludedUnits !== undefined && model !== 'Overage') {
    throw billingError('catalog', 'rule', `'IncludedUnits' does not fit '${input.ChargeModel}'.`);
  }
  return [...new Set(tiers.map(({ Currency }) => Currency))].map((currency) => {
    const own = tiers.filter((tier) => tier.Currency === currency);
    const [first, second] = tiered ? own.filter((tier) => tier.IsOveragePrice === true) : own;
    if (second) throw billingError('catalog', 'rule', `'${second.at}.Currency' already has a price: ${currency}.`);
    const pricing = pricingOf(model, own, input.IncludedUnits);
    const [problem] = priceProblems(model, pricing);
    const at = own[0]?.at ?? TIERS;
    if (problem) {
      const { field } = problem;
      const place =
        typeof field === 'string'
          ? field === 'overagePrice'
            ? (first?.at ?? at)
            : at
          : own.filter((tier) => tier.IsOveragePrice !== true)[field.tier]?.at;
      const name = typeof field === 'string' ? field : field.field;
      throw failure(problem, name === 'includedUnits' ? 'IncludedUnits' : [place ?? at, PRICE_NAMES[name]].filter(Boolean).join('.'));
    }
    return { currency, at, pricing };
  });
}

/**
 * Converts a new catalog charge to the engine's format.
 *
 * @throws {BillingError} naming the fields that the engine cannot bill
 */
export function parseCatalogCharge(input: NewChargeInput): {
  charge: DescribedCharge & { defaultQuantity: string | null };
  prices: { currency: string; at: string; pricing: Pricing }[];
} {
  const model = MODELS[input.ChargeModel];
  const { ChargeType: type, UOM = null, DefaultQuantity } = input;
  const counted = hasQuantity({ type, model });
  const charge = {
    type,
    model,
    billingPeriod: type === 'OneTime' ? null : input.BillingPeriod,
    listPriceBase: input.ListPriceBase ?? (type === 'Recurring' ? ('Per Billing Period' as const) : null),
    uom: UOM,
    defaultQuantity: DefaultQuantity ?? (counted ? '1' : null),
    terms: termsOf(input),
  };
  const [problem] = chargeProblems(charge);
  if (problem) throw failure(problem, fieldName(problem.field));
  if (counted && (UOM ?? '') === '') throw missingField('catalog', 'UOM');
  return { charge, prices: pricesOf(input, model) };
}
