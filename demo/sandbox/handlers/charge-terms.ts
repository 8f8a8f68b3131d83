import type { WireBody } from '../context.js';
import { jsonNumber } from '../engine/money.js';
import type { Billable, ChargeTerms, Pricing } from '../engine/rating/charge-terms.js';

/** What a charge costs in one currency, with decimals written as one kind of answer writes them. */
export function wirePricing(pricing: Pricing, decimal: (value: string) => string | number): WireBody {
  const { tiers, ...amounts } = pricing;
  return {
    ...Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, decimal(value)])),
    ...(tiers && {
      tiers: tiers.map(({ tier, startingUnit, endingUnit, price, priceFormat }) => ({
        tier,
        startingUnit: decimal(startingUnit),
        ...(endingUnit !== null && { endingUnit: decimal(endingUnit) }),
        price: decimal(price),
        priceFormat,
      })),
    }),
  };
}

/** What the catalog says of how a charge is billed, its defaults filled in, in the words of the lists. */
export function wireTerms({ type, model, terms }: Pick<Billable, 'type' | 'model' | 'terms'>): WireBody {
  const { billCycleDay, weeklyBillCycleDay, billCycleType, specificEndDate: _, ...rest } = terms;
  const recurs = type !== 'OneTime';
  const discount = model === 'DiscountPercentage' || model === 'DiscountFixedAmount';
  const defaults: ChargeTerms = {
    ...(recurs && { billingPeriodAlignment: 'AlignToCharge', endDateCondition: 'Subscription_End' }),
    ...(type === 'Recurring' && !discount && { billingTiming: 'In Advance' }),
    ...(discount && { applyDiscountTo: 'ONETIMERECURRINGUSAGE', discountLevel: 'rateplan' }),
    ...(type === 'Usage' && { ratingGroup: 'ByBillingPeriod', usageRecordRatingOption: 'EndOfBillingPeriod' }),
    prorationOption: 'DefaultFromTenantSetting',
    taxable: false,
  };
  return {
    ...defaults,
    ...rest,
    billingDay:
      billCycleType === 'SpecificDayofMonth'
        ? `SpecificDayofMonth/${billCycleDay ?? 1}`
        : billCycleType === 'SpecificDayofWeek'
          ? `SpecificDayofWeek/${weeklyBillCycleDay ?? 'Monday'}`
          : (billCycleType ?? 'DefaultFromCustomer'),
  };
}

/** What a charge of a subscription costs, as numbers. */
export function wireChargePricing(charge: Pick<Billable, 'pricing'>): WireBody {
  return wirePricing(charge.pricing, jsonNumber);
}
