import { daysBetween } from '../../api/plain-date/plain-date.js';
import type { UsageMeter } from '../../api/schemas/storefront/usage.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { isPositive, isZero, plainQuantity, scaleRounded } from '../money.js';
import { toContractPrices, includedQuantity, highestQuantity, usagePrice, totalQuantity, type MeteredCharge } from './metered-charges.js';
import { periodAt, type UsagePeriod } from './periods.js';
import { readUsagePreview, type UsagePreview } from './usage-preview.js';
import { usageByDay, readUsageHistory, type UsageHistory } from './usage-records.js';

/** Decimal places of a projected quantity. Few, because it is an estimate. */
const PROJECTED_DIGITS = 3;

/** Usage of one charge in a period. */
type PeriodUsage = Pick<UsageMeter, 'used' | 'days'>;

function roundProjection(quantity: string): string {
  const [whole = '0', fraction = ''] = quantity.split('.');
  return plainQuantity(`${whole}.${fraction.slice(0, PROJECTED_DIGITS).padEnd(1, '0')}`);
}

/** Projects the usage of a whole period from the usage of the days so far. Includes today only if there is usage today. */
function projectUsage(metered: MeteredCharge, period: UsagePeriod, { used, days }: PeriodUsage, today: IsoDate): UsageMeter['projection'] {
  const hasUsageToday = days.some(({ date }) => date === today);
  const daysSoFar = daysBetween(period.from, today) + (hasUsageToday ? 1 : 0);
  const totalDays = daysBetween(period.from, period.until);
  if (daysSoFar < 1 || daysSoFar >= totalDays || !isPositive(used)) return undefined;
  const quantity = roundProjection(scaleRounded(used, totalDays, daysSoFar));
  const amount = usagePrice(metered, quantity);
  return { quantity, ...(amount ? { amount } : {}), source: 'estimate' };
}

/** Cost of the current period, from the platform's preview. If the preview has no cost, it is calculated from contract prices. */
function periodCost(metered: MeteredCharge, { used }: PeriodUsage, amount: UsageMeter['cost'], previewed: boolean): UsageMeter['cost'] {
  if (amount) return amount;
  const estimate = usagePrice(metered, used);
  // The preview contains no bill for the charge, which confirms a cost of zero.
  if (estimate && previewed && isZero(estimate.amount)) return { amount: estimate, source: 'preview' };
  return estimate && { amount: estimate, source: 'estimate' };
}

interface UsageSources {
  metered: readonly MeteredCharge[];
  used: UsageHistory;
  preview: UsagePreview | undefined;
  today: IsoDate;
}

function toMeter(metered: MeteredCharge, period: UsagePeriod, { metered: all, used: read }: UsageSources): UsageMeter {
  const { charge, plan, subscription, currency } = metered;
  const prices = toContractPrices(charge, currency);
  const days = usageByDay(read, metered, all, period);
  const included = includedQuantity(prices);
  const limit = highestQuantity(prices);
  return {
    subscriptionNumber: subscription.subscriptionNumber,
    productName: plan.productName,
    chargeName: charge.name,
    unitOfMeasure: charge.uom ?? '',
    ...period,
    used: totalQuantity(days),
    ...(included === undefined ? {} : { included }),
    ...(limit === undefined ? {} : { limit }),
    days,
  };
}

/** Reads the usage of the current billing period of each charge, with cost and projection. */
export async function readCurrentMeters(
  context: GatewayContext,
  account: AccountInfo,
  metered: readonly MeteredCharge[],
): Promise<{ meters: UsageMeter[]; complete: boolean }> {
  const today = await context.today();
  const currentPeriods = metered.flatMap((meteredCharge) => {
    const period = periodAt(meteredCharge.charge, today, account.billCycleDay);
    return period ? [{ meteredCharge, period }] : [];
  });
  if (currentPeriods.length === 0) return { meters: [], complete: true };
  const since = currentPeriods.map(({ period }) => period.from).reduce((a, b) => (a < b ? a : b));
  const through = currentPeriods.map(({ period }) => period.until).reduce((a, b) => (a > b ? a : b));
  const [used, preview] = await Promise.all([readUsageHistory(context, account, since), readUsagePreview(context, account, through)]);
  const sources: UsageSources = { metered, used, preview, today };
  const meters = currentPeriods.map(({ meteredCharge, period }): UsageMeter => {
    const previewed = preview?.costOf(meteredCharge, today);
    // Usage was read only from `since` on. A period that starts earlier would be incomplete.
    const days = previewed && previewed.period.from >= since ? previewed.period : period;
    const meter = toMeter(meteredCharge, days, sources);
    const cost = periodCost(meteredCharge, meter, previewed && { amount: previewed.amount, source: 'preview' }, preview !== undefined);
    if (!used.complete) return previewed && cost ? { ...meter, cost } : meter;
    const projection = projectUsage(meteredCharge, days, meter, today);
    return { ...meter, ...(projection ? { projection } : {}), ...(cost ? { cost } : {}) };
  });
  return { meters, complete: used.complete };
}

/** Reads the usage between two days. Returns no costs, because the days may not match billing periods. */
export async function readMetersBetween(
  context: GatewayContext,
  account: AccountInfo,
  metered: readonly MeteredCharge[],
  period: UsagePeriod,
): Promise<{ meters: UsageMeter[]; complete: boolean }> {
  const today = await context.today();
  const used = await readUsageHistory(context, account, period.from);
  const sources: UsageSources = { metered, used, preview: undefined, today };
  return {
    meters: metered.map((each) => {
      const { included: _, limit: __, ...meter } = toMeter(each, period, sources);
      return meter;
    }),
    complete: used.complete,
  };
}
