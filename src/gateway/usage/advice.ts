import { chargePrice } from '../../api/pricing/charge-price.js';
import { discountedTotal } from '../../api/pricing/plan-totals.js';
import type { Subscription, SubscriptionRatePlan } from '../../generated/api/schemas/subscriptions.js';
import type { CatalogCharge, CatalogPlan } from '../../api/schemas/storefront/catalog.js';
import type { AdvisedPlan, UsageAdvice } from '../../api/schemas/storefront/usage.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import { periodOf } from '../catalog/periods.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { add, isPositive, isZero, portion, subtract, toMoney } from '../money.js';
import { isPricedIn, type SellableCatalog, type SellablePlan } from '../offers/sellable-catalog.js';
import { chargeView } from '../views/charge.js';
import { contractPrices, meteredCharges, priceOfUse, pricesTogether, sumOf, type Metered } from './metered.js';
import { periodAt, periodsBefore, type Period } from './periods.js';
import { daysOf, readUsed } from './records.js';

/** Whole periods that are looked at: enough for one busy month not to decide. */
const MOST_PERIODS = 3;

/** What was used of one charge in each of the periods. */
interface Use {
  metered: Metered;
  quantities: readonly DecimalString[];
}

/** Same unit, however it is written. */
const unitOf = ({ uom }: { uom?: string | null | undefined }): string => (uom ?? '').trim().toLowerCase();

/** Months of a charge's billing period; undefined where it is counted in days, which months cannot be compared with. */
function monthsOf(charge: Parameters<typeof periodOf>[0]): number | undefined {
  const length = periodOf(charge);
  return length?.unit === 'month' ? length.count : undefined;
}

/** The plan of a subscription that counts what is used, and is sold by itself. */
function mainPlan({ ratePlans }: Subscription, { addOns }: SellableCatalog): SubscriptionRatePlan | undefined {
  const added = new Set(addOns.flatMap(({ plans }) => plans.map(({ plan }) => plan.id)));
  return ratePlans
    .filter(({ lastChangeType, productRatePlanId }) => lastChangeType !== 'Remove' && !added.has(productRatePlanId))
    .find(({ ratePlanCharges }) => ['Usage', 'Recurring'].every((type) => ratePlanCharges.some((charge) => charge.type === type)));
}

/** A month of what recurs by these charges, exactly; undefined where prices cannot say it. */
function recurringMonth(id: string, charges: CatalogCharge[], quantity: number, months: number): DecimalString | undefined {
  const billingPeriod = charges.find(({ type, billingPeriod: period }) => type === 'Recurring' && period !== undefined)?.billingPeriod;
  const plan: CatalogPlan = { productRatePlanId: id, name: '', charges, ...(billingPeriod === undefined ? {} : { billingPeriod }) };
  const price = discountedTotal(plan, 'Recurring', quantity);
  return price && portion(price.amount, 1, months);
}

/** Months of what recurs; undefined if charges of a plan recur by different periods. */
function recurringMonths(charges: readonly Parameters<typeof monthsOf>[0][]): number | undefined {
  const [months, ...others] = new Set(charges.map(monthsOf));
  return others.length > 0 ? undefined : months;
}

/** The average month of what was used, by what a period costs; undefined where one of them cannot be said. */
function usedMonth(costs: readonly (DecimalString | undefined)[], months: number): DecimalString | undefined {
  const known = costs.flatMap((cost) => cost ?? []);
  return known.length < costs.length ? undefined : portion(add(...known), 1, months * costs.length);
}

/** What the present plan has cost, by the prices of the contract. */
function heldMonth(plan: SubscriptionRatePlan, uses: readonly Use[], months: number, currency: CurrencyCode): DecimalString | undefined {
  const recurring = plan.ratePlanCharges.filter(({ type }) => type === 'Recurring');
  const perPeriod = recurring.every(({ listPriceBase }) => /billing.?period/i.test(listPriceBase ?? 'Per_Billing_Period'));
  const every = recurringMonths(recurring);
  if (!perPeriod || every === undefined) return undefined;
  const fee = recurringMonth(
    plan.productRatePlanId,
    recurring.map((charge) => contractPrices(charge, currency)),
    1,
    every,
  );
  const used = uses.map(({ metered, quantities }) =>
    usedMonth(
      quantities.map((quantity) => priceOfUse(metered, quantity)?.amount),
      months,
    ),
  );
  return sum([fee, ...used]);
}

function sum(parts: readonly (DecimalString | undefined)[]): DecimalString | undefined {
  const known = parts.flatMap((part) => part ?? []);
  return known.length < parts.length ? undefined : add(...known);
}

/** What another plan would have cost with the same use; undefined if it does not count the same units, or list prices cannot say it. */
function otherMonth(sellable: SellablePlan, uses: readonly Use[], held: Held): DecimalString | undefined {
  const { plan, offer } = sellable;
  const { currency, months, quantity: wanted } = held;
  const rule = offer?.quantity;
  const quantity = rule ? Math.min(Math.max(wanted, rule.min), rule.max) : 1;
  const recurring = plan.productRatePlanCharges.filter(({ type }) => type === 'Recurring');
  const every = recurringMonths(recurring);
  if (every !== held.every) return undefined;
  const fee = recurringMonth(
    plan.id,
    recurring.map((charge) => chargeView(charge, rule?.chargeIds.includes(charge.id) ?? false, currency)),
    quantity,
    every,
  );
  const used = uses.map(({ metered, quantities }) => {
    const same = plan.productRatePlanCharges.filter(({ type, uom }) => type === 'Usage' && unitOf({ uom }) === unitOf(metered.charge));
    const [charge, ...others] = same;
    if (!charge || others.length > 0 || monthsOf(charge) !== months || !pricesTogether(charge)) return undefined;
    const prices = chargeView(charge, false, currency);
    return usedMonth(
      quantities.map((units) => (isZero(units) ? '0' : chargePrice(prices, units)?.amount.amount)),
      months,
    );
  });
  return sum([fee, ...used]);
}

interface Held {
  currency: CurrencyCode;
  /** Months of a billing period of use, and of what recurs. */
  months: number;
  every: number;
  /** Of the present plan, where it has one to choose. */
  quantity: number;
}

/** What was bought of the present plan, so that another is compared in the same size. */
function quantityOf({ ratePlanCharges }: SubscriptionRatePlan): number {
  const counted = ratePlanCharges.find(({ type, model }) => type === 'Recurring' && ['PerUnit', 'Tiered', 'Volume'].includes(model));
  const quantity = Number(counted?.quantity ?? 1);
  return Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1;
}

/** The whole periods that all charges of use have in common. */
function commonPeriods(metered: readonly Metered[], today: string, billCycleDay: number): Period[] {
  const [first, ...others] = metered.map(({ charge }) => {
    const present = periodAt(charge, today, billCycleDay);
    return present ? periodsBefore(charge, present, MOST_PERIODS, billCycleDay) : [];
  });
  return (first ?? []).filter(({ from, until }) => others.every((list) => list.some((each) => each.from === from && each.until === until)));
}

/**
 * What the use of the last whole periods would have cost on each plan that is billed as often and counts the same. Without a whole period, or where
 * prices cannot say what the present plan costs, nothing is advised.
 */
export async function adviseOn(context: GatewayContext, account: AccountInfo, subscription: Subscription): Promise<UsageAdvice> {
  const nothing: UsageAdvice = { periods: [], options: [] };
  const [sellableCatalog, today] = await Promise.all([context.sellableCatalog(), context.today()]);
  const plan = mainPlan(subscription, sellableCatalog);
  const all = meteredCharges([subscription], account.currency);
  const metered = all.filter((each) => each.plan === plan);
  const [first] = metered;
  const months = first && monthsOf(first.charge);
  const every = plan && recurringMonths(plan.ratePlanCharges.filter(({ type }) => type === 'Recurring'));
  const periods = commonPeriods(metered, today, account.billCycleDay);
  const [oldest] = periods;
  if (!plan || !first || !oldest || months === undefined || every === undefined) return nothing;
  const used = await readUsed(context, account, oldest.from);
  if (!used.complete) return nothing;
  const uses = metered.map((each): Use => ({ metered: each, quantities: periods.map((period) => sumOf(daysOf(used, each, all, period))) }));
  const { currency } = first;
  const held: Held = { currency, months, every, quantity: quantityOf(plan) };
  const present = heldMonth(plan, uses, months, currency);
  if (present === undefined) return nothing;
  return { periods, options: compare(sellableCatalog, plan, uses, held, present) };
}

function compare(
  { products }: SellableCatalog,
  { productRatePlanId, productName, ratePlanName }: SubscriptionRatePlan,
  uses: readonly Use[],
  held: Held,
  present: DecimalString,
): AdvisedPlan[] {
  const { currency } = held;
  const others = products
    .filter(({ offer }) => offer?.unavailable === undefined)
    .flatMap(({ plans }) => plans)
    .filter(({ plan }) => plan.id !== productRatePlanId && isPricedIn(plan, currency))
    .flatMap((sellable) => {
      const month = otherMonth(sellable, uses, held);
      const { plan, product } = sellable;
      const names = { productRatePlanId: plan.id, productName: product.name, ratePlanName: plan.name };
      return month === undefined ? [] : [{ ...names, current: false, month: toMoney(month, currency) }];
    });
  const all = [{ productRatePlanId, productName, ratePlanName, current: true, month: toMoney(present, currency) }, ...others];
  // Of two that cost the same the present one is the better: it needs no change.
  const best = all.reduce((least, each) => (isPositive(subtract(least.month.amount, each.month.amount)) ? each : least));
  return all
    .map(({ month, ...each }) => ({
      ...each,
      monthly: month,
      best: each.productRatePlanId === best.productRatePlanId,
      source: 'estimate' as const,
    }))
    .sort((a, b) => (isPositive(subtract(a.monthly.amount, b.monthly.amount)) ? 1 : -1));
}
