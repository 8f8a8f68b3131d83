import type { CurrencyCode, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Transaction } from '../../database/open.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import { findPlan, findPlanByNumber, planStatus, type CatalogCharge, type NamedPlan } from '../catalog.js';
import { overridden } from './charge-overrides.js';
import { decimalOf } from '../money.js';
import type { RatePlanInput } from './order-input.js';
import { baseFactor, periodPrice, reaches } from '../rating/price.js';
import { endOf, type ChargeState, type PlanState, type SubscriptionState, type TriggerEvent } from '../state.js';

/** What of a subscription's term decides how charges of a plan are billed. */
export type PlanTerm = Pick<SubscriptionState, 'termEndDate' | 'currentTerm' | 'currentTermPeriodType'>;

/** Largest price of a billing period, which still fits a JSON number to its last digit. */
const MOST_OF_A_PERIOD = '1000000000000';

/** Refuses a charge that has no price in this subscription. */
export function checkRatable(charge: ChargeState, term: PlanTerm, at: string): void {
  const { billingPeriod, terms, name } = charge;
  const needsTerm = billingPeriod === 'Subscription Term' || terms.billingPeriodAlignment === 'AlignToTermEnd';
  if (needsTerm && term.termEndDate === null) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${at}' has the charge '${name}', which is billed by the term; an evergreen subscription has none.`,
    );
  }
  if (!baseFactor(charge, term)) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${at}' has the charge '${name}', whose list price is ${charge.listPriceBase ?? ''}, which does not fit what it is billed by.`,
    );
  }
  if (!reaches(charge, charge.quantity)) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${at}' has the charge '${name}', whose last tier ends before a quantity of ${charge.quantity}.`,
    );
  }
  const { value, divisor } = periodPrice(charge, term);
  if (value.greaterThan(decimalOf(MOST_OF_A_PERIOD).times(divisor))) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${at}' has the charge '${name}', whose price of a period is more than ${MOST_OF_A_PERIOD}.`,
    );
  }
}

/** Facts of the order that its subscriptions depend on. */
export interface OrderFacts {
  /** The day that actions without a date of their own take effect. */
  orderDate: IsoDate;
  currency: CurrencyCode;
  today: IsoDate;
  /** Set for the seed's histories, which may hold plans that are no longer sold. */
  anyStatus?: boolean;
}

function checkOverrides(charges: readonly CatalogCharge[], input: RatePlanInput, field: string): void {
  const seen = new Set<string>();
  input.chargeOverrides?.forEach(({ productRatePlanChargeId: id, productRatePlanChargeNumber: number }, index) => {
    const at = `${field}.chargeOverrides.${index}.productRatePlanChargeId`;
    const charge = charges.find((each) => each.id === id);
    if (!charge) throw billingError('subscriptions', 'rule', `'${at}' is no charge of the rate plan.`);
    if (number !== undefined && number !== charge.number) {
      throw billingError('subscriptions', 'rule', `'${field}.chargeOverrides.${index}.productRatePlanChargeNumber' is another charge.`);
    }
    if (seen.has(id)) throw billingError('subscriptions', 'rule', `'${at}' is named twice.`);
    seen.add(id);
  });
}

async function catalogPlan(tx: Transaction, input: RatePlanInput, field: string): Promise<{ plan: NamedPlan; at: string }> {
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
 * Settles prices, quantities and dates of a rate plan that a subscription takes.
 *
 * @param dates the day of each trigger event
 * @param term of the subscription
 * @param field path of the plan in the request, for messages
 */
export async function planRatePlan(
  tx: Transaction,
  input: RatePlanInput,
  dates: Readonly<Record<TriggerEvent, IsoDate>>,
  term: PlanTerm,
  facts: OrderFacts,
  field: string,
): Promise<PlanState> {
  const { plan, at } = await catalogPlan(tx, input, field);
  const status = planStatus(plan, facts.today);
  if (status !== 'Active' && facts.anyStatus !== true) {
    throw billingError('subscriptions', 'rule', `'${at}' names the rate plan '${plan.name}', which is ${status}.`);
  }
  if (plan.charges.length === 0) {
    throw billingError('subscriptions', 'rule', `'${at}' names the rate plan '${plan.name}', which has no charges.`);
  }
  checkOverrides(plan.charges, input, field);
  const { productName, name, productId } = plan;
  const charges = plan.charges.map((charge): ChargeState => {
    const pricing = charge.prices.find((entry) => entry.currency === facts.currency)?.pricing;
    if (pricing === undefined) {
      throw billingError(
        'subscriptions',
        'rule',
        `'${at}' names the rate plan '${name}', whose charge '${charge.name}' has no price in ${facts.currency}.`,
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
    const planned = override ? overridden(own, override, dates, term.termEndDate, `${field}.chargeOverrides.${index}`) : own;
    checkRatable(planned, term, at);
    return charge.type === 'OneTime' ? planned : { ...planned, effectiveEndDate: endOf(planned, term.termEndDate) };
  });
  return { productRatePlanId: plan.id, productId, productName, name, lastChangeType: null, removedOn: null, customFields: {}, charges };
}
