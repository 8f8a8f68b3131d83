import { eq } from 'drizzle-orm';
import type { CurrencyCode, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Transaction } from '../../database/open.js';
import { charges } from '../../database/schema.js';
import { billingError, invalidValue, missingField } from '../../errors.js';
import {
  findPlan,
  findPlanByNumber,
  findPlansByExternalId,
  planStatus,
  type CatalogCharge,
  type PlanRow,
  type PlanWithProduct,
} from '../catalog.js';
import { applyOverride } from './charge-overrides.js';
import { decimalOf } from '../money.js';
import { checkQuantityLimits, quantityLimits } from './quantity-limits.js';
import { pickStored } from '../../supported/stored-fields.js';
import type { ExternalPlanKey, RatePlanInput } from './order-input.js';
import { listPriceFactor, periodPrice, coversQuantity } from '../rating/price.js';
import { chargeEndDate, type ChargeState, type PlanState, type SubscriptionState, type TriggerEvent } from '../subscription-state.js';

/** Term data of a subscription that prices depend on. */
type PlanTerm = Pick<SubscriptionState, 'termEndDate' | 'currentTerm' | 'currentTermPeriodType'>;

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

/** Refuses numbers of new charges that other charges have. */
async function checkChargeNumbers(tx: Transaction, { chargeOverrides = [] }: RatePlanInput, field: string): Promise<void> {
  for (const [index, { chargeNumber }] of chargeOverrides.entries()) {
    if (chargeNumber === undefined) continue;
    const [taken] = await tx.select({ id: charges.id }).from(charges).where(eq(charges.number, chargeNumber)).limit(1);
    const isTwice = chargeOverrides.findIndex((other) => other.chargeNumber === chargeNumber) < index;
    if (!taken && !isTwice) continue;
    throw billingError('subscriptions', 'rule', `'${field}.chargeOverrides.${index}.chargeNumber' is taken: ${chargeNumber}.`);
  }
}

/** Finds the catalog plan with an id in another system. */
export async function findExternalPlan(tx: Transaction, input: ExternalPlanKey, field: string): Promise<PlanRow> {
  const { externalCatalogPlanId = '', externalIdSourceSystem: source } = input;
  const found = await findPlansByExternalId(tx, externalCatalogPlanId);
  const [plan, ...others] = found.filter(({ externalIdSource }) => source === undefined || externalIdSource === source);
  if (plan && others.length === 0) return plan;
  const problem = plan ? "several plans have it; set 'externalIdSourceSystem'" : 'no such rate plan';
  throw invalidValue('subscriptions', `${field}.externalCatalogPlanId`, problem);
}

async function findCatalogPlan(tx: Transaction, input: RatePlanInput, field: string): Promise<{ plan: PlanWithProduct; at: string }> {
  const { productRatePlanNumber, externalCatalogPlanId } = input;
  const external = externalCatalogPlanId === undefined ? undefined : await findExternalPlan(tx, input, field);
  const { productRatePlanId = external?.id } = input;
  if (productRatePlanId === undefined && productRatePlanNumber === undefined) {
    throw missingField('subscriptions', `${field}.productRatePlanId`);
  }
  if (external && external.id !== productRatePlanId) {
    throw billingError('subscriptions', 'rule', `'${field}.externalCatalogPlanId' is not an id of the plan in 'productRatePlanId'.`);
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
  const { ActiveCurrencies: active } = plan.details;
  if (Array.isArray(active) && active.length > 0 && !active.includes(context.currency)) {
    throw billingError('subscriptions', 'rule', `'${at}' names the rate plan '${plan.name}', which is not active in ${context.currency}.`);
  }
  checkOverrides(plan.charges, input, field);
  await checkChargeNumbers(tx, input, field);
  const { productName, name, productId } = plan;
  const planned = plan.charges.map((charge): ChargeState => {
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
      details: quantityLimits(charge),
      effectiveStartDate: dates[charge.triggerEvent],
      effectiveEndDate: null,
      chargedThroughDate: null,
    };
    const index = input.chargeOverrides?.findIndex((entry) => entry.productRatePlanChargeId === charge.id) ?? -1;
    const override = input.chargeOverrides?.[index];
    const changed = override ? applyOverride(own, override, dates, term.termEndDate, `${field}.chargeOverrides.${index}`) : own;
    checkPriceable(changed, term, at);
    checkQuantityLimits(changed, at);
    return charge.type === 'OneTime' ? changed : { ...changed, effectiveEndDate: chargeEndDate(changed, term.termEndDate) };
  });
  const details = pickStored('ratePlan', input);
  const unchanged = { lastChangeType: null, removedOn: null, customFields: input.customFields ?? {} };
  return { productRatePlanId: plan.id, productId, productName, name, ...unchanged, details, charges: planned };
}
