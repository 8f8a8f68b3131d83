import { chargePrice } from '../../api/pricing/charge-price.js';
import { discountedTotal } from '../../api/pricing/plan-totals.js';
import type { Subscription, SubscriptionRatePlan } from '../../generated/api/schemas/subscriptions.js';
import type { CatalogCharge, CatalogPlan } from '../../api/schemas/storefront/catalog.js';
import type { AdvisedPlan, UsageAdvice } from '../../api/schemas/storefront/usage.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import { periodOf } from '../catalog/periods.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { add, isPositive, isZero, scale, subtract, toMoney } from '../money.js';
import { isPricedIn, type SellableCatalog, type SellablePlan } from '../offers/sellable-catalog.js';
import { chargeView } from '../views/charge.js';
import { toContractPrices, toMeteredCharges, usagePrice, isPricedPerPeriod, totalQuantity, type MeteredCharge } from './metered-charges.js';
import { periodAt, periodsBefore, type UsagePeriod } from './periods.js';
import { usageByDay, readUsageHistory } from './usage-records.js';

/** Maximum number of complete billing periods to compare. More than one, so that one busy month does not distort the result. */
const MAX_PERIODS = 3;

/** Usage of one charge in each period. */
interface ChargeUsage {
  metered: MeteredCharge;
  quantities: readonly DecimalString[];
}

/** Normalizes a unit name for comparison. */
const normalizeUnit = ({ uom }: { uom?: string | null | undefined }): string => (uom ?? '').trim().toLowerCase();

/** Length of a charge's billing period in months. Undefined if it is counted in days, which cannot be compared with months. */
function billingMonths(charge: Parameters<typeof periodOf>[0]): number | undefined {
  const length = periodOf(charge);
  return length?.unit === 'month' ? length.count : undefined;
}

/** Main plan of a subscription: not an add-on, with both usage and recurring charges. */
function findMainPlan({ ratePlans }: Subscription, { addOns }: SellableCatalog): SubscriptionRatePlan | undefined {
  const added = new Set(addOns.flatMap(({ plans }) => plans.map(({ plan }) => plan.id)));
  return ratePlans
    .filter(({ lastChangeType, productRatePlanId }) => lastChangeType !== 'Remove' && !added.has(productRatePlanId))
    .find(({ ratePlanCharges }) => ['Usage', 'Recurring'].every((type) => ratePlanCharges.some((charge) => charge.type === type)));
}

/** Exact monthly price of recurring charges. Undefined if the prices are incomplete. */
function recurringPricePerMonth(id: string, charges: CatalogCharge[], quantity: number, months: number): DecimalString | undefined {
  const billingPeriod = charges.find(({ type, billingPeriod: period }) => type === 'Recurring' && period !== undefined)?.billingPeriod;
  const plan: CatalogPlan = { productRatePlanId: id, name: '', charges, ...(billingPeriod === undefined ? {} : { billingPeriod }) };
  const price = discountedTotal(plan, 'Recurring', quantity);
  return price && scale(price.amount, 1, months);
}

/** Common billing period of recurring charges in months. Undefined if the periods differ. */
function commonBillingMonths(charges: readonly Parameters<typeof billingMonths>[0][]): number | undefined {
  const [months, ...others] = new Set(charges.map(billingMonths));
  return others.length > 0 ? undefined : months;
}

/** Average monthly price of one charge's usage. Undefined if the price of any period is unknown. */
function usagePricePerMonth(costs: readonly (DecimalString | undefined)[], months: number): DecimalString | undefined {
  const known = costs.flatMap((cost) => cost ?? []);
  return known.length < costs.length ? undefined : scale(add(...known), 1, months * costs.length);
}

/** Average monthly price of the current plan with its actual usage, at contract prices. */
function currentPlanPricePerMonth(
  plan: SubscriptionRatePlan,
  usages: readonly ChargeUsage[],
  months: number,
  currency: CurrencyCode,
): DecimalString | undefined {
  const recurring = plan.ratePlanCharges.filter(({ type }) => type === 'Recurring');
  const isPricedPerBillingPeriod = recurring.every(({ listPriceBase }) => /billing.?period/i.test(listPriceBase ?? 'Per_Billing_Period'));
  const recurringMonths = commonBillingMonths(recurring);
  if (!isPricedPerBillingPeriod || recurringMonths === undefined) return undefined;
  const fee = recurringPricePerMonth(
    plan.productRatePlanId,
    recurring.map((charge) => toContractPrices(charge, currency)),
    1,
    recurringMonths,
  );
  const used = usages.map(({ metered, quantities }) =>
    usagePricePerMonth(
      quantities.map((quantity) => usagePrice(metered, quantity)?.amount),
      months,
    ),
  );
  return sumIfComplete([fee, ...used]);
}

function sumIfComplete(parts: readonly (DecimalString | undefined)[]): DecimalString | undefined {
  const known = parts.flatMap((part) => part ?? []);
  return known.length < parts.length ? undefined : add(...known);
}

/** Average monthly price of another plan with the same usage. Undefined if its units differ or its list prices are incomplete. */
function otherPlanPricePerMonth(sellable: SellablePlan, usages: readonly ChargeUsage[], basis: ComparisonBasis): DecimalString | undefined {
  const { plan, offer } = sellable;
  const { currency, usageMonths, quantity: currentQuantity } = basis;
  const rule = offer?.quantity;
  const quantity = rule ? Math.min(Math.max(currentQuantity, rule.min), rule.max) : 1;
  const recurring = plan.productRatePlanCharges.filter(({ type }) => type === 'Recurring');
  const recurringMonths = commonBillingMonths(recurring);
  if (recurringMonths !== basis.recurringMonths) return undefined;
  const fee = recurringPricePerMonth(
    plan.id,
    recurring.map((charge) => chargeView(charge, rule?.chargeIds.includes(charge.id) ?? false, currency)),
    quantity,
    recurringMonths,
  );
  const used = usages.map(({ metered, quantities }) => {
    const sameUnitCharges = plan.productRatePlanCharges.filter(
      ({ type, uom }) => type === 'Usage' && normalizeUnit({ uom }) === normalizeUnit(metered.charge),
    );
    const [charge, ...others] = sameUnitCharges;
    if (!charge || others.length > 0 || billingMonths(charge) !== usageMonths || !isPricedPerPeriod(charge)) return undefined;
    const prices = chargeView(charge, false, currency);
    return usagePricePerMonth(
      quantities.map((units) => (isZero(units) ? '0' : chargePrice(prices, units)?.amount.amount)),
      usageMonths,
    );
  });
  return sumIfComplete([fee, ...used]);
}

interface ComparisonBasis {
  currency: CurrencyCode;
  /** Billing period of usage charges in months. */
  usageMonths: number;
  recurringMonths: number;
  /** Quantity of the current plan, or 1 if it has none. */
  quantity: number;
}

/** Quantity of the current plan. Other plans are compared at this quantity. */
function chosenQuantity({ ratePlanCharges }: SubscriptionRatePlan): number {
  const counted = ratePlanCharges.find(({ type, model }) => type === 'Recurring' && ['PerUnit', 'Tiered', 'Volume'].includes(model));
  const quantity = Number(counted?.quantity ?? 1);
  return Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1;
}

/** Complete billing periods that all usage charges share. */
function commonPeriods(metered: readonly MeteredCharge[], today: string, billCycleDay: number): UsagePeriod[] {
  const [first, ...others] = metered.map(({ charge }) => {
    const currentPeriod = periodAt(charge, today, billCycleDay);
    return currentPeriod ? periodsBefore(charge, currentPeriod, MAX_PERIODS, billCycleDay) : [];
  });
  return (first ?? []).filter(({ from, until }) => others.every((list) => list.some((each) => each.from === from && each.until === until)));
}

/**
 * Compares the cost of the recent usage on all plans with the same billing period and units. Returns empty lists if no billing period is
 * complete, or if the current plan's price is unknown.
 */
export async function readUsageAdvice(context: GatewayContext, account: AccountInfo, subscription: Subscription): Promise<UsageAdvice> {
  const noAdvice: UsageAdvice = { periods: [], options: [] };
  const [sellableCatalog, today] = await Promise.all([context.sellableCatalog(), context.today()]);
  const plan = findMainPlan(subscription, sellableCatalog);
  const all = toMeteredCharges([subscription], account.currency);
  const metered = all.filter((each) => each.plan === plan);
  const [first] = metered;
  const months = first && billingMonths(first.charge);
  const recurringMonths = plan && commonBillingMonths(plan.ratePlanCharges.filter(({ type }) => type === 'Recurring'));
  const periods = commonPeriods(metered, today, account.billCycleDay);
  const [oldest] = periods;
  if (!plan || !first || !oldest || months === undefined || recurringMonths === undefined) return noAdvice;
  const history = await readUsageHistory(context, account, oldest.from);
  if (!history.complete) return noAdvice;
  const usages = metered.map((each): ChargeUsage => ({
    metered: each,
    quantities: periods.map((period) => totalQuantity(usageByDay(history, each, all, period))),
  }));
  const { currency } = first;
  const basis: ComparisonBasis = { currency, usageMonths: months, recurringMonths, quantity: chosenQuantity(plan) };
  const currentPrice = currentPlanPricePerMonth(plan, usages, months, currency);
  if (currentPrice === undefined) return noAdvice;
  return { periods, options: comparePlans(sellableCatalog, plan, usages, basis, currentPrice) };
}

function comparePlans(
  { products }: SellableCatalog,
  { productRatePlanId, productName, ratePlanName }: SubscriptionRatePlan,
  usages: readonly ChargeUsage[],
  basis: ComparisonBasis,
  currentPrice: DecimalString,
): AdvisedPlan[] {
  const { currency } = basis;
  const others = products
    .filter(({ offer }) => offer?.unavailable === undefined)
    .flatMap(({ plans }) => plans)
    .filter(({ plan }) => plan.id !== productRatePlanId && isPricedIn(plan, currency))
    .flatMap((sellable) => {
      const month = otherPlanPricePerMonth(sellable, usages, basis);
      const { plan, product } = sellable;
      const names = { productRatePlanId: plan.id, productName: product.name, ratePlanName: plan.name };
      return month === undefined ? [] : [{ ...names, current: false, month: toMoney(month, currency) }];
    });
  const all = [{ productRatePlanId, productName, ratePlanName, current: true, month: toMoney(currentPrice, currency) }, ...others];
  // If the prices are equal, the current plan wins, because it needs no change.
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
