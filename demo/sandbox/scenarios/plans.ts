import { asc } from 'drizzle-orm';
import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { products } from '../database/schema.js';
import { billingError } from '../errors.js';
import { planStatus, readProductPlans, type CatalogCharge, type CatalogPlan } from '../engine/catalog.js';
import { compare, isZero } from '../engine/money.js';
import { isDiscount } from '../engine/rating/charge-terms.js';

/** What scenarios subscribe to, found in whatever the tenant sells by what it is like. */
export interface Offer {
  currency: CurrencyCode;
  /** Billed by the month in advance, for one price and by the unit; those that a storefront sells first. Some may be charged from the activation. */
  monthly: readonly CatalogPlan[];
  /** Billed by the year in advance, the same otherwise. */
  yearly: readonly CatalogPlan[];
  /** Of those billed by the month, the ones without a one-time charge and charged from the contract on. */
  recurring: readonly CatalogPlan[];
  /** Of those, the ones whose every charge begins with the activation of the service. */
  trials: readonly CatalogPlan[];
  /** Counted and billed by the month. */
  metered: readonly CatalogPlan[];
}

/** The price that recurs whatever the quantity; undefined if there is none. */
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

const isSold = (plan: CatalogPlan): boolean => plan.customFields['StorefrontSellable__c'] === true;

/** Reads what can be subscribed to today. */
export async function readOffer(engine: Engine): Promise<Offer> {
  const [currency = 'USD'] = engine.settings.currencies;
  const rows = await engine.tx.select({ id: products.id }).from(products).orderBy(asc(products.position));
  const plans = await readProductPlans(
    engine.tx,
    rows.map(({ id }) => id),
  );
  const active = plans
    .filter((plan) => planStatus(plan, engine.moment.today) === 'Active' && plan.charges.length > 0)
    .filter((plan) => plan.charges.every((charge) => charge.prices.some((price) => price.currency === currency)))
    .sort((a, b) => Number(isSold(b)) - Number(isSold(a)));
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
 * The first plan of a list.
 *
 * @param what the plan is, for the message where the tenant has none
 */
export function firstOf(plans: readonly CatalogPlan[], what: string): CatalogPlan {
  const [plan] = plans;
  if (plan) return plan;
  throw billingError('catalog', 'rule', `This tenant's catalog has no ${what}, which the scenario needs.`, 409);
}

/** The plan of a list that costs most. */
export function dearest(offer: Offer, list: 'monthly' | 'yearly'): CatalogPlan {
  const [plan] = [...offer[list]].sort((a, b) => compare(feeOf(b, offer.currency) ?? '0', feeOf(a, offer.currency) ?? '0'));
  return firstOf(plan ? [plan] : [], `plan that is billed by the ${list === 'yearly' ? 'year' : 'month'}`);
}

/** The dearest monthly plan of another product than a cheaper one, and that one. */
export function dearAndCheap({ monthly, currency }: Offer): { dear: CatalogPlan; cheap: CatalogPlan } {
  const byFee = monthly.filter(isSold).sort((a, b) => compare(feeOf(b, currency) ?? '0', feeOf(a, currency) ?? '0'));
  const dear = firstOf(byFee, 'plan that is billed by the month');
  const others = byFee.filter(({ productId }) => productId !== dear.productId);
  return { dear, cheap: firstOf(others, 'second product that is billed by the month') };
}
