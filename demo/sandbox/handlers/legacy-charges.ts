import { pickCustomFields } from '../engine/custom-fields.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import type { ProcessingInput } from '../engine/orders/order-input.js';
import { billingError } from '../errors.js';
import { narrowInput } from '../http/input.js';
import type { LegacyChargeData, LegacyOptions, LegacyRatePlanData, LegacyTier } from '../supported/legacy-actions.js';
import { plainOverrides, plainUpdates, type PlainUpdateInput } from '../supported/subscription-charges.js';
import type { NewPlanInput } from '../supported/subscription-changes.js';

/** Renames fields to those of `/v1/subscriptions`: the first letter is lowercase. Custom fields keep their names. */
function toPlainNames(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.includes('__') ? name : name.charAt(0).toLowerCase() + name.slice(1), value]),
  );
}

/** Converts tiers. A tier without a number gets its position in the list as its number. */
function toTiers(tiers: readonly LegacyTier[] | undefined): object {
  return tiers ? { tiers: tiers.map((tier, index) => ({ tier: index + 1, ...toPlainNames(tier) })) } : {};
}

/** Converts the settings of a charge to those of `/v1/subscriptions`. */
function toPlainCharge({ RatePlanCharge: { BillCycleDay, ...charge }, RatePlanChargeTier }: LegacyChargeData): Record<string, unknown> {
  return {
    ...toPlainNames(charge),
    ...toTiers(RatePlanChargeTier),
    ...(BillCycleDay !== undefined && { billCycleDay: String(BillCycleDay) }),
  };
}

/** Converts a rate plan to the input format of `/v1/subscriptions`. */
export function toPlan({ RatePlan, RatePlanChargeData = [] }: LegacyRatePlanData): NewPlanInput {
  if (RatePlan.AmendmentSubscriptionRatePlanId !== undefined) {
    throw billingError('orders', 'rule', "'RatePlan.AmendmentSubscriptionRatePlanId' is only for a change of a plan, not for a new plan.");
  }
  const chargeOverrides = narrowInput(plainOverrides, 'orders', RatePlanChargeData.map(toPlainCharge));
  return { productRatePlanId: RatePlan.ProductRatePlanId, ...pickCustomFields(RatePlan), chargeOverrides };
}

/** Converts the settings of a charge to an update of `/v1/subscriptions`. Settings that cannot be updated are refused. */
export function toUpdate(data: LegacyChargeData, ratePlanChargeId: string): PlainUpdateInput {
  const { productRatePlanChargeId: _, ...charge } = toPlainCharge(data);
  const [update] = narrowInput(plainUpdates, 'orders', [{ ...charge, ratePlanChargeId }]);
  return update ?? { ratePlanChargeId };
}

/** Converts options of a bill and its payment to those of orders. */
export function toProcessing(options: LegacyOptions): ProcessingInput {
  const { ApplicationOrder, ApplyCredit, ElectronicPaymentOptions, GenerateInvoice = false, ProcessPayments = false } = options;
  return {
    runBilling: GenerateInvoice || ProcessPayments,
    collectPayment: ProcessPayments,
    ...omitUndefined({ applyCredit: ApplyCredit, applicationOrder: ApplicationOrder }),
    ...(ElectronicPaymentOptions && {
      electronicPaymentOptions: omitUndefined({ paymentMethodId: ElectronicPaymentOptions.PaymentMethodId }),
    }),
  };
}
