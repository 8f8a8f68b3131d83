import type { CurrencyCode, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Transaction } from '../../database/open.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import { findPlan, findPlanByNumber, planStatus, type CatalogCharge, type PlanWithProduct } from '../catalog.js';
import { applyOverride } from './charge-overrides.js';
import { decimalOf } from '../money.js';
import type { RatePlanInput } from './order-input.js';
import { listPriceFactor, periodPrice, coversQuantity } from '../rating/price.js';
import { chargeEndDate, type ChargeState, type PlanState, type SubscriptionState, type TriggerEvent } from '../subscription-state.js';

/** Term data of a subscription that prices depend on. */
export type PlanTerm = Pick<SubscriptionState, 'termEndDate' | 'currentTerm' | 'currentTermPeriodType'>;

/** Largest price of a billing period. JSON numbers represent it exactly. */
const MAX_PERIOD_PRICE = '1000000000000';

/** Refuses a charge without a price in this subscription. */
export function checkPriceable(charge: ChargeState, term: PlanTerm, at: string): void {
  const { billingPeriod, terms, name } = charge;
  const needsTerm = billingPeriod === 'Subscription Term' || terms.billingPeriodAlignment === 'AlignToTermEnd';
  if (needsTerm && term.termEndDate === null) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${at}' has the charge '${name}', which is billed per term; an evergreen subscription has no term.`,
    );
  }
  if (!listPriceFactor(charge, term)) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${at}' has the charge '${name}', whose list price base '${charge.listPriceBase ?? ''}' does not fit its billing period.`,
    );
  }
  if (!coversQuantity(charge, charge.quantity)) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${at}' has the charge '${name}', whose last tier ends before a quantity of ${charge.quantity}.`,
    );
  }
  const { value, divisor } = periodPrice(charge, term);
  if (value.greaterThan(decimalOf(MAX_PERIOD_PRICE).times(divisor))) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${at}' has the charge '${name}', whose price per billing period is more than ${MAX_PERIOD_PRICE}.`,
    );
  }
}

/** Data of an order that its subscriptions depend on. */
export interface OrderContext {
  /** Default effective date of actions. */
  orderDate: IsoDate;
  currency: CurrencyCode;
  today: IsoDate;
  /** Allows plans that are not on sale today, for generated demo data. */
  allowUnavailablePlans?: boolean;
}

function checkOverrides(charges: readonly CatalogCharge[], input: RatePlanInput, field: string): void {
  const seen = new Set<string>();
  input.chargeOverrides?.forEach(({ productRatePlanChargeId: id, productRatePlanChargeNumber: number }, index) => {
    const at = `${field}.chargeOverrides.${index}.productRatePlanChargeId`;
    const charge = charges.find((each) => each.id === id);
    if (!charge) throw billingError('subscriptions', 'rule', `'${at}' is not a charge of the rate plan.`);
    if (number !== undefined && number !== charge.number) {
      throw billingError(
        'subscriptions',
        'rule',
        `'${field}.chargeOverrides.${index}.productRatePlanChargeNumber' does not match 'productRatePlanChargeId'.`,
      );
    }
    if (seen.has(id)) throw billingError('subscriptions', 'rule', `'${at}' is named twice.`);
    seen.add(id);
  });
}

async function findCatalogPlan(tx: Transaction, input: RatePlanInput, field: string): Promise<{ plan: PlanWithProduct; at: string }> {
  const { productRatePlanId, productRatePlanNumber } = input;
  if (productRatePlanId === undefined && productRatePlanNumber === undefined) {
    throw missingField('subscriptions', `${field}.productRatePlanId`);
  }
  const at = `${field}.${productRatePlanId === undefined ? 'productRatePlanNumber' : 'productRatePlanId'}`;
  const plan =
    productRatePlanId === undefined ? await findPlanByNumber(tx, productRatePlanNumber ?? '') : await findPlan(tx, productRatePlanId);
  if (!plan || (productRatePlanNumber !== undefined && plan.number !== productRatePlanNumber)) {
    throw invalidValue('subscriptions', at, 'no such rate plan');
  }
  return { plan, at };
}

/**
 * Determines prices, quantities and dates of a rate plan for a new or changed subscription.
 *
 * @param dates the day of each trigger event
 * @param term term of the subscription
 * @param field path of the plan in the request, for error messages
 */
export async function planRatePlan(
  tx: Transaction,
  input: RatePlanInput,
  dates: Readonly<Record<TriggerEvent, IsoDate>>,
  term: PlanTerm,
  context: OrderContext,
  field: string,
): Promise<PlanState> {
  const { plan, at } = await findCatalogPlan(tx, input, field);
  const status = planStatus(plan, context.today);
  if (status !== 'Active' && context.allowUnavailablePlans !== true) {
    throw billingError('subscriptions', 'rule', `'${at}' names the rate plan '${plan.name}', which is ${status}.`);
  }
  if (plan.charges.length === 0) {
    throw billingError('subscriptions', 'rule', `'${at}' names the rate plan '${plan.name}', which has no charges.`);
  }
  checkOverrides(plan.charges, input, field);
  const { productName, name, productId } = plan;
  const charges = plan.charges.map((charge): ChargeState => {
    const pricing = charge.prices.find((entry) => entry.currency === context.currency)?.pricing;
    if (pricing === undefined) {
      throw billingError(
        'subscriptions',
        'rule',
        `'${at}' names the rate plan '${name}', whose charge '${charge.name}' has no price in ${context.currency}.`,
      );
    }
    const own: ChargeState = {
      productRatePlanChargeId: charge.id,
      name: charge.name,
      type: charge.type,
      model: charge.model,
      billingPeriod: charge.billingPeriod,
      listPriceBase: charge.listPriceBase,
      pricing,
      terms: charge.terms,
      quantity: charge.defaultQuantity ?? '1',
      uom: charge.uom,
      triggerEvent: charge.triggerEvent,
      segment: 1,
      alignDate: null,
      customFields: {},
      effectiveStartDate: dates[charge.triggerEvent],
      effectiveEndDate: null,
      chargedThroughDate: null,
    };
    const index = input.chargeOverrides?.findIndex((entry) => entry.productRatePlanChargeId === charge.id) ?? -1;
    const override = input.chargeOverrides?.[index];
    const planned = override ? applyOverride(own, override, dates, term.termEndDate, `${field}.chargeOverrides.${index}`) : own;
    checkPriceable(planned, term, at);
    return charge.type === 'OneTime' ? planned : { ...planned, effectiveEndDate: chargeEndDate(planned, term.termEndDate) };
  });
  return { productRatePlanId: plan.id, productId, productName, name, lastChangeType: null, removedOn: null, customFields: {}, charges };
}
