import type { WireBody } from '../context.js';
import { jsonNumber } from '../engine/money.js';
import { hasQuantity, isDiscount, type BillableCharge, type ChargeTerms, type Pricing } from '../engine/rating/charge-terms.js';
import type { ChargeState } from '../engine/subscription-state.js';
import { pricingSummary } from './pricing-summary.js';

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
export function wireTerms({ type, model, terms }: Pick<BillableCharge, 'type' | 'model' | 'terms'>): WireBody {
  // The definition has the proration only where a charge of the catalog is read alone.
  const { billCycleDay, weeklyBillCycleDay, billCycleType, prorationOption: _p, specificEndDate: _e, ...rest } = terms;
  const recurs = type !== 'OneTime';
  const discount = isDiscount({ model });
  const defaults: ChargeTerms = {
    ...(recurs && { billingPeriodAlignment: 'AlignToCharge', endDateCondition: 'Subscription_End' }),
    ...(type === 'Recurring' && !discount && { billingTiming: 'In Advance' }),
    ...(discount && { applyDiscountTo: 'ONETIMERECURRINGUSAGE', discountLevel: 'rateplan' }),
    ...(type === 'Usage' && { ratingGroup: 'ByBillingPeriod', usageRecordRatingOption: 'EndOfBillingPeriod' }),
    ...(terms.endDateCondition === 'Fixed_Period' && { upToPeriodsType: 'Billing_Periods' }),
    ...(terms.taxable === true && { taxMode: 'TaxExclusive' }),
    taxable: false,
  };
  return {
    chargeFunction: 'Standard',
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

type Priced = Pick<ChargeState, 'type' | 'model' | 'billingPeriod' | 'listPriceBase' | 'terms' | 'uom' | 'pricing' | 'quantity'> &
  Pick<ChargeState, 'triggerEvent' | 'effectiveStartDate' | 'alignDate'>;

/** Price and terms of a charge of a subscription: amounts are numbers, and tiers have the words of orders. */
export function wireSold(charge: Priced, currency: string): WireBody {
  const { tiers, ...amounts } = wirePricing(charge.pricing, jsonNumber);
  const { upToPeriods, specificEndDate } = charge.terms;
  return {
    ...amounts,
    ...wireTerms(charge),
    ...(tiers !== undefined && {
      tiers: (charge.pricing.tiers ?? []).map(({ tier, startingUnit, endingUnit, price, priceFormat }) => ({
        tier,
        startingUnit: jsonNumber(startingUnit),
        ...(endingUnit !== null && { endingUnit: jsonNumber(endingUnit) }),
        price: jsonNumber(price),
        priceFormat: priceFormat === 'flat fee' ? 'FlatFee' : 'PerUnit',
      })),
    }),
    ...(charge.listPriceBase !== null && { listPriceBase: charge.listPriceBase.replaceAll(' ', '_') }),
    // The definition counts periods in text here.
    ...(upToPeriods !== undefined && { upToPeriods: String(upToPeriods) }),
    ...(specificEndDate !== undefined && { specificEndDate }),
    ...(charge.triggerEvent === 'SpecificDate' && { triggerDate: charge.alignDate ?? charge.effectiveStartDate }),
    pricingSummary: pricingSummary(charge, currency, charge.pricing),
    quantity: hasQuantity(charge) ? jsonNumber(charge.quantity) : null,
  };
}
