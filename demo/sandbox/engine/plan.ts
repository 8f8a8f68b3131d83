import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Transaction } from '../database/open.js';
import { billingError } from '../errors.js';
import { findPlan, findPlanByNumber, planStatus, type CatalogCharge, type NamedPlan } from './catalog.js';
import { decimalOf } from './money.js';
import type { RatePlanInput } from './order-input.js';
import { hasQuantity } from './rating/charge-terms.js';
import { baseFactor, reaches } from './rating/price.js';
import { endOf, type ChargeState, type PlanState, type SubscriptionState, type TriggerEvent } from './state.js';

/** What of a subscription's term decides how charges of a plan are billed. */
export type PlanTerm = Pick<SubscriptionState, 'termEndDate' | 'currentTerm' | 'currentTermPeriodType'>;

/** Refuses a charge that has no price in this subscription. */
function checkRatable(charge: ChargeState, term: PlanTerm, at: string): void {
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

/** Bounds of a quantity, within which every amount fits a JSON number. */
const MOST_UNITS = 10_000_000;
const MOST_DIGITS = 6;

/**
 * A quantity within its bounds.
 *
 * @param field path of the quantity in the request, for messages
 */
export function checkQuantity(quantity: DecimalString, field: string): DecimalString {
  const exact = decimalOf(quantity);
  if (exact.isNegative() || exact.greaterThan(MOST_UNITS) || exact.decimalPlaces() > MOST_DIGITS) {
    throw billingError(
      'subscriptions',
      'invalid-value',
      `Invalid value for field '${field}': from 0 to ${MOST_UNITS}, and ${MOST_DIGITS} digits after the point.`,
    );
  }
  return exact.toFixed();
}

function quantityOf(charge: CatalogCharge, input: RatePlanInput, field: string): DecimalString {
  const index = input.chargeOverrides?.findIndex((entry) => entry.productRatePlanChargeId === charge.id) ?? -1;
  const pricing = input.chargeOverrides?.[index]?.pricing;
  const [fits, other] =
    charge.type === 'Recurring' ? (['recurringPerUnit', 'oneTimePerUnit'] as const) : (['oneTimePerUnit', 'recurringPerUnit'] as const);
  const at = `${field}.chargeOverrides.${index}.pricing`;
  if (pricing?.[other] || (pricing?.[fits] && !hasQuantity(charge))) {
    throw billingError(
      'subscriptions',
      'rule',
      `'${at}' does not fit the charge '${charge.name}', which is ${charge.type} ${charge.model}.`,
    );
  }
  const quantity = pricing?.[fits]?.quantity;
  return quantity === undefined ? (charge.defaultQuantity ?? '1') : checkQuantity(quantity, `${at}.${fits}.quantity`);
}

function checkOverrides(charges: readonly CatalogCharge[], input: RatePlanInput, field: string): void {
  const seen = new Set<string>();
  input.chargeOverrides?.forEach(({ productRatePlanChargeId: id }, index) => {
    const at = `${field}.chargeOverrides.${index}.productRatePlanChargeId`;
    if (!charges.some((charge) => charge.id === id)) throw billingError('subscriptions', 'rule', `'${at}' is no charge of the rate plan.`);
    if (seen.has(id)) throw billingError('subscriptions', 'rule', `'${at}' is named twice.`);
    seen.add(id);
  });
}

async function catalogPlan(tx: Transaction, input: RatePlanInput, field: string): Promise<{ plan: NamedPlan; at: string }> {
  const { productRatePlanId, productRatePlanNumber } = input;
  if (productRatePlanId === undefined && productRatePlanNumber === undefined) {
    throw billingError('subscriptions', 'missing-field', `Missing required field '${field}.productRatePlanId'.`);
  }
  const at = `${field}.${productRatePlanId === undefined ? 'productRatePlanNumber' : 'productRatePlanId'}`;
  const plan =
    productRatePlanId === undefined ? await findPlanByNumber(tx, productRatePlanNumber ?? '') : await findPlan(tx, productRatePlanId);
  if (!plan || (productRatePlanNumber !== undefined && plan.number !== productRatePlanNumber)) {
    throw billingError('subscriptions', 'invalid-value', `Invalid value for field '${at}': no such rate plan.`);
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
    const start = dates[charge.triggerEvent];
    const planned: ChargeState = {
      productRatePlanChargeId: charge.id,
      name: charge.name,
      type: charge.type,
      model: charge.model,
      billingPeriod: charge.billingPeriod,
      listPriceBase: charge.listPriceBase,
      pricing,
      terms: charge.terms,
      quantity: quantityOf(charge, input, field),
      uom: charge.uom,
      triggerEvent: charge.triggerEvent,
      segment: 1,
      alignDate: null,
      customFields: {},
      effectiveStartDate: start,
      effectiveEndDate: null,
      chargedThroughDate: null,
    };
    checkRatable(planned, term, at);
    return charge.type === 'OneTime' ? planned : { ...planned, effectiveEndDate: endOf(planned, term.termEndDate) };
  });
  return { productRatePlanId: plan.id, productId, productName, name, lastChangeType: null, removedOn: null, customFields: {}, charges };
}
