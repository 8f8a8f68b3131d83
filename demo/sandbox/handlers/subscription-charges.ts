import { inArray } from 'drizzle-orm';
import type { CallContext } from '../context.js';
import { charges, productCharges } from '../database/schema.js';
import {
  PRICING_NAMES,
  type ChargeOverrideInput,
  type ChargeUpdateInput,
  type PricingDetail,
  type PricingInput,
  type TierInput,
} from '../engine/order-charge-input.js';
import { pricingName } from '../engine/orders/charge-overrides.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { omitUndefined, type WithoutUndefined } from '../engine/omit-undefined.js';
import { findPlanByNumber } from '../engine/catalog.js';
import type { RatePlanInput, RatePlanKey } from '../engine/orders/order-input.js';
import { findExternalPlan } from '../engine/orders/plan-rate-plan.js';
import type { BillableCharge } from '../engine/rating/charge-terms.js';
import { pickStored } from '../supported/stored-fields.js';
import { invalidValue } from '../errors.js';
import type { NewPlanInput, SubscriptionPlanKey } from '../supported/subscription-changes.js';
import type { PlainOverrideInput, PlainTierInput, PlainUpdateInput } from '../supported/subscription-charges.js';

/** Converts tiers to the format of orders. A tier without a start begins where the previous tier ends. */
function orderTiers(tiers: readonly PlainTierInput[]): TierInput[] {
  return tiers.map(({ tier, price, startingUnit, endingUnit, priceFormat = 'PerUnit' }, index) =>
    omitUndefined({ tier, price, startingUnit: startingUnit ?? tiers[index - 1]?.endingUnit ?? '0', endingUnit, priceFormat }),
  );
}

type Known = (Pick<BillableCharge, 'type' | 'model'> & { id: string })[];

/** Returns the pricing in the format of orders, in a field named after the charge model. Undefined if no pricing was sent. */
function pricingFor(charge: Known[number] | undefined, detail: PricingDetail): PricingInput | undefined {
  if (Object.keys(detail).length === 0) return undefined;
  // Any name works for an unknown charge, because the order is refused later.
  const name = (charge && PRICING_NAMES.find((each) => each === pricingName(charge))) ?? 'recurringPerUnit';
  return { [name]: detail };
}

/** Omits undefined fields. Returns undefined if no field is left. */
function omitIfEmpty<Fields extends object>(fields: Fields): WithoutUndefined<Fields> | undefined {
  const kept = omitUndefined(fields);
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function orderOverride(known: Known, input: PlainOverrideInput): ChargeOverrideInput {
  const { productRatePlanChargeId, productRatePlanChargeNumber, price, quantity, tiers, includedUnits, overagePrice } = input;
  const { listPriceBase, specificListPriceBase, ratingGroup, discountPercentage, discountAmount, applyDiscountTo, discountLevel } = input;
  const { priceChangeOption, triggerEvent, triggerDate, endDateCondition, upToPeriods, upToPeriodsType, specificEndDate } = input;
  const { billingPeriod, specificBillingPeriod, billingTiming, billingPeriodAlignment } = input;
  const { billCycleType, billCycleDay, weeklyBillCycleDay } = input;
  const base = { listPriceBase, specificListPriceBase, ratingGroup, priceChangeOption };
  const discount = { discountPercentage, discountAmount, applyDiscountTo, discountLevel };
  const priced = { listPrice: price, quantity, tiers: tiers && orderTiers(tiers), includedUnits, overagePrice, ...base, ...discount };
  const charge = known.find(({ id }) => id === productRatePlanChargeId);
  const cycle = { billCycleType, billCycleDay, weeklyBillCycleDay };
  return omitUndefined({
    productRatePlanChargeId,
    productRatePlanChargeNumber,
    chargeNumber: input.number,
    pricing: pricingFor(charge, omitUndefined(priced)),
    startDate: omitIfEmpty({ triggerEvent, specificTriggerDate: triggerDate }),
    endDate: omitIfEmpty({ endDateCondition, upToPeriods, upToPeriodsType, specificEndDate }),
    billing: omitIfEmpty({ billingPeriod, specificBillingPeriod, billingTiming, billingPeriodAlignment, ...cycle }),
    customFields: omitIfEmpty(pickCustomFields(input)),
    ...pickStored('charge', input),
  });
}

/** Converts rate plans to the format of orders. */
export async function orderPlans(call: CallContext, plans: readonly NewPlanInput[]): Promise<RatePlanInput[]> {
  const ids = plans.flatMap((plan) => plan.chargeOverrides?.map((charge) => charge.productRatePlanChargeId) ?? []);
  const { id, type, model } = productCharges;
  const known = ids.length === 0 ? [] : await call.tx.select({ id, type, model }).from(productCharges).where(inArray(id, ids));
  return plans.map(
    ({ chargeOverrides, productRatePlanId, productRatePlanNumber, externalCatalogPlanId, externalIdSourceSystem, ...plan }) =>
      omitUndefined({
        ...pickStored('ratePlan', plan),
        customFields: omitIfEmpty(pickCustomFields(plan)),
        productRatePlanId,
        productRatePlanNumber,
        externalCatalogPlanId,
        externalIdSourceSystem,
        chargeOverrides: chargeOverrides?.map((override) => orderOverride(known, override)),
      }),
  );
}

/** Returns the key of a subscription's plan in the format of orders. A number or external id of the catalog plan becomes its id. */
export async function orderPlanKey(call: CallContext, plan: SubscriptionPlanKey, field: string): Promise<RatePlanKey> {
  const { ratePlanId, subscriptionRatePlanNumber, productRatePlanNumber, externalCatalogPlanId } = plan;
  let { productRatePlanId } = plan;
  if (productRatePlanNumber !== undefined) {
    productRatePlanId ??= (await findPlanByNumber(call.tx, productRatePlanNumber))?.id;
    if (productRatePlanId === undefined) throw invalidValue('subscriptions', `${field}.productRatePlanNumber`, 'no such rate plan');
  }
  if (externalCatalogPlanId !== undefined) productRatePlanId ??= (await findExternalPlan(call.tx, plan, field)).id;
  return omitUndefined({ ratePlanId, subscriptionRatePlanNumber, productRatePlanId });
}

/** Converts charge updates to the format of orders. Charge ids may belong to any version of the subscription. */
export async function orderUpdates(call: CallContext, updates: readonly PlainUpdateInput[]): Promise<ChargeUpdateInput[]> {
  const ids = updates.map(({ ratePlanChargeId }) => ratePlanChargeId);
  const { id, type, model, number } = charges;
  const known = ids.length === 0 ? [] : await call.tx.select({ id, type, model, number }).from(charges).where(inArray(id, ids));
  return updates.map((update) => {
    const { ratePlanChargeId, price, quantity, tiers, includedUnits, overagePrice, priceChangeOption } = update;
    const { triggerEvent, triggerDate, billingPeriodAlignment } = update;
    const charge = known.find((each) => each.id === ratePlanChargeId);
    const priced = { listPrice: price, quantity, tiers: tiers && orderTiers(tiers), includedUnits, overagePrice, priceChangeOption };
    return omitUndefined({
      chargeNumber: charge?.number ?? ratePlanChargeId,
      pricing: pricingFor(charge, omitUndefined(priced)),
      billing: omitIfEmpty({ billingPeriodAlignment }),
      effectiveDate: omitIfEmpty({ triggerEvent, specificTriggerDate: triggerDate }),
      customFields: omitIfEmpty(pickCustomFields(update)),
      ...pickStored('charge', update),
    });
  });
}
