import type { WireBody } from '../context.js';
import { jsonNumber } from '../engine/money.js';
import { hasQuantity, isDiscount, type BillableCharge, type ChargeTerms, type Pricing } from '../engine/rating/charge-terms.js';
import type { ChargeState } from '../engine/subscription-state.js';
import { pricingSummary } from './pricing-summary.js';

/** Returns the prices of a charge in one currency. `decimal` converts decimals to numbers or text, as the response requires. */
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

/** Returns the billing terms of a catalog charge with defaults, in the format of catalog lists. */
export function wireTerms({ type, model, terms }: Pick<BillableCharge, 'type' | 'model' | 'terms'>): WireBody {
  // In the API definition, lists of charges do not have the proration option.
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

/** Returns the price and terms of a subscription's charge. Amounts are numbers. Tiers have the format of orders. */
export function wireSubscriptionCharge(charge: Priced, currency: string): WireBody {
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
    // In the API definition, this field is text, not a number.
    ...(upToPeriods !== undefined && { upToPeriods: String(upToPeriods) }),
    ...(specificEndDate !== undefined && { specificEndDate }),
    ...(charge.triggerEvent === 'SpecificDate' && { triggerDate: charge.alignDate ?? charge.effectiveStartDate }),
    pricingSummary: pricingSummary(charge, currency, charge.pricing),
    quantity: hasQuantity(charge) ? jsonNumber(charge.quantity) : null,
  };
}
