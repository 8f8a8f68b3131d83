import type { ProductRatePlan } from '../../generated/api/schemas/catalog.js';
import type { EndConditionsInput, PreviewOrderRatePlanOverrideInput, RatePlanOverrideInput } from '../../generated/api/schemas/orders.js';
import { startsAfterContract } from '../catalog/charges.js';
import type { Duration } from '../offers/duration.js';

/** Rate plan of an order. Preview and order use the same rate plan. */
export type RatePlanOverride = RatePlanOverrideInput & PreviewOrderRatePlanOverrideInput;

export const DISCOUNT_END_UNITS = ['Billing_Periods', 'Days', 'Weeks', 'Months', 'Years'] as const;

/** End of a discount a number of periods after its start. */
export const toFixedPeriod = (upToPeriods: number, upToPeriodsType: (typeof DISCOUNT_END_UNITS)[number]): EndConditionsInput => ({
  endDateCondition: 'Fixed_Period',
  upToPeriods,
  upToPeriodsType,
});

/** End of a discount that lasts for some time. */
export function toDiscountEnd({ days, weeks, months }: Duration): EndConditionsInput {
  if (months !== undefined) return toFixedPeriod(months, 'Months');
  return weeks === undefined ? toFixedPeriod(days ?? 0, 'Days') : toFixedPeriod(weeks, 'Weeks');
}

/**
 * Discount plan of an order. During a trial, a time-limited discount starts after the trial, so that the trial does not shorten it.
 * @param end end of the discount; undefined for the end in the catalog
 */
export function toDiscountPlan(
  { id, productRatePlanCharges }: ProductRatePlan,
  { inTrial, end }: { inTrial: boolean; end: EndConditionsInput | undefined },
): RatePlanOverride {
  const chargeOverrides = productRatePlanCharges.flatMap((charge) => {
    const startsLate = inTrial && !startsAfterContract(charge);
    if (!startsLate && !end) return [];
    return [
      {
        productRatePlanChargeId: charge.id,
        ...(startsLate ? { startDate: { triggerEvent: 'ServiceActivation' as const } } : {}),
        ...(end ? { endDate: end } : {}),
      },
    ];
  });
  return { productRatePlanId: id, ...(chargeOverrides.length > 0 ? { chargeOverrides } : {}) };
}
