import { asc } from 'drizzle-orm';
import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { products } from '../database/schema.js';
import { billingError } from '../errors.js';
import { planStatus, readProductPlans, type CatalogCharge, type CatalogPlan } from '../engine/catalog.js';
import { compare, isZero } from '../engine/money.js';
import { isDiscount } from '../engine/rating/charge-terms.js';

/** Plans of the tenant that scenarios can use, grouped by properties. */
export interface ScenarioPlans {
  currency: CurrencyCode;
  /**
   * Monthly plans, billed in advance, with flat fees and per-unit charges. Plans for sale in the storefront come first. Charges may start
   * on service activation.
   */
  monthly: readonly CatalogPlan[];
  /** Yearly plans with the properties of `monthly`. */
  yearly: readonly CatalogPlan[];
  /** Monthly plans without one-time charges. All charges start with the contract. */
  recurring: readonly CatalogPlan[];
  /** Monthly plans whose charges all start on service activation. */
  trials: readonly CatalogPlan[];
  /** Plans with monthly usage charges. */
  metered: readonly CatalogPlan[];
}

/** Returns the recurring flat fee of a plan. Undefined if the plan has none. */
function feeOf(plan: CatalogPlan, currency: CurrencyCode): DecimalString | undefined {
  const fee = plan.charges.find(({ type, model }) => type === 'Recurring' && model === 'FlatFee');
  return fee?.prices.find((price) => price.currency === currency)?.pricing.price;
}

const isBilledBy =
  (period: string) =>
  (charge: CatalogCharge): boolean =>
    charge.type === 'OneTime' ||
    (charge.type === 'Recurring' &&
      charge.billingPeriod === period &&
      !isDiscount(charge) &&
      ['FlatFee', 'PerUnit'].includes(charge.model) &&
      charge.terms.billingTiming !== 'In Arrears');

const isForSale = (plan: CatalogPlan): boolean => plan.customFields['StorefrontSellable__c'] === true;

/** Finds the plans that are for sale today. */
export async function readScenarioPlans(engine: Engine): Promise<ScenarioPlans> {
  const [currency = 'USD'] = engine.settings.currencies;
  const rows = await engine.tx.select({ id: products.id }).from(products).orderBy(asc(products.position));
  const plans = await readProductPlans(
    engine.tx,
    rows.map(({ id }) => id),
  );
  const active = plans
    .filter((plan) => planStatus(plan, engine.moment.today) === 'Active' && plan.charges.length > 0)
    .filter((plan) => plan.charges.every((charge) => charge.prices.some((price) => price.currency === currency)))
    .sort((a, b) => Number(isForSale(b)) - Number(isForSale(a)));
  const paidBy = (period: string) =>
    active.filter((plan) => plan.charges.every(isBilledBy(period)) && !isZero(feeOf(plan, currency) ?? '0'));
  const paid = paidBy('Month');
  return {
    currency,
    monthly: paid,
    yearly: paidBy('Annual'),
    recurring: paid.filter((plan) => plan.charges.every((each) => each.type === 'Recurring' && each.triggerEvent === 'ContractEffective')),
    trials: paid.filter((plan) => plan.charges.every(({ triggerEvent }) => triggerEvent === 'ServiceActivation')),
    metered: active.filter((plan) => plan.charges.every(({ type, billingPeriod }) => type === 'Usage' && billingPeriod === 'Month')),
  };
}

/**
 * Returns the first plan of a list.
 *
 * @param what description of the plan for the error message
 */
export function firstPlan(plans: readonly CatalogPlan[], what: string): CatalogPlan {
  const [plan] = plans;
  if (plan) return plan;
  throw billingError('catalog', 'rule', `The scenario needs a ${what}, but this tenant's catalog has none.`, 409);
}

/** Returns the most expensive plan of a list. */
export function mostExpensivePlan(offer: ScenarioPlans, list: 'monthly' | 'yearly'): CatalogPlan {
  const [plan] = [...offer[list]].sort((a, b) => compare(feeOf(b, offer.currency) ?? '0', feeOf(a, offer.currency) ?? '0'));
  return firstPlan(plan ? [plan] : [], `${list === 'yearly' ? 'yearly' : 'monthly'} plan`);
}

/** Returns the most expensive monthly plan and a cheaper monthly plan of another product. */
export function expensiveAndCheapPlan({ monthly, currency }: ScenarioPlans): { expensive: CatalogPlan; cheap: CatalogPlan } {
  const byFee = monthly.filter(isForSale).sort((a, b) => compare(feeOf(b, currency) ?? '0', feeOf(a, currency) ?? '0'));
  const dear = firstPlan(byFee, 'monthly plan');
  const others = byFee.filter(({ productId }) => productId !== dear.productId);
  return { expensive: dear, cheap: firstPlan(others, 'second product with a monthly plan') };
}
