import { daysBetween } from '../../api/plain-date/plain-date.js';
import type { UsageMeter } from '../../api/schemas/storefront/usage.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { isPositive, isZero, plainQuantity, share } from '../money.js';
import { contractPrices, includedIn, limitOf, priceOfUse, sumOf, type Metered } from './metered.js';
import { periodAt, type Period } from './periods.js';
import { previewUse, type PreviewedUse } from './preview.js';
import { daysOf, readUsed, type Used } from './records.js';

/** Digits behind the point of a projected quantity: it is an estimate, and must not look like more. */
const PROJECTED_DIGITS = 3;

/** What one charge has used in its days. */
type Counted = Pick<UsageMeter, 'used' | 'days'>;

function rounded(quantity: string): string {
  const [whole = '0', fraction = ''] = quantity.split('.');
  return plainQuantity(`${whole}.${fraction.slice(0, PROJECTED_DIGITS).padEnd(1, '0')}`);
}

/** What a period will come to if it goes on as on the days so far. Today is one of them once something was told of it. */
function projectionOf(metered: Metered, period: Period, { used, days }: Counted, today: IsoDate): UsageMeter['projection'] {
  const toldOfToday = days.some(({ date }) => date === today);
  const passed = daysBetween(period.from, today) + (toldOfToday ? 1 : 0);
  const whole = daysBetween(period.from, period.until);
  if (passed < 1 || passed >= whole || !isPositive(used)) return undefined;
  const quantity = rounded(share(used, whole, passed));
  const amount = priceOfUse(metered, quantity);
  return { quantity, ...(amount ? { amount } : {}), source: 'estimate' };
}

/** What the present period has cost: the platform's own word, and where it gives none what the contract's prices say. */
function costOf(metered: Metered, { used }: Counted, amount: UsageMeter['cost'], previewed: boolean): UsageMeter['cost'] {
  if (amount) return amount;
  const estimate = priceOfUse(metered, used);
  // Nothing was used, and the platform has nothing to bill.
  if (estimate && previewed && isZero(estimate.amount)) return { amount: estimate, source: 'preview' };
  return estimate && { amount: estimate, source: 'estimate' };
}

interface Reading {
  metered: readonly Metered[];
  used: Used;
  preview: PreviewedUse | undefined;
  today: IsoDate;
}

function meterOf(metered: Metered, period: Period, { metered: all, used: read }: Reading): UsageMeter {
  const { charge, plan, subscription, currency } = metered;
  const prices = contractPrices(charge, currency);
  const days = daysOf(read, metered, all, period);
  const included = includedIn(prices);
  const limit = limitOf(prices);
  return {
    subscriptionNumber: subscription.subscriptionNumber,
    productName: plan.productName,
    chargeName: charge.name,
    unitOfMeasure: charge.uom ?? '',
    ...period,
    used: sumOf(days),
    ...(included === undefined ? {} : { included }),
    ...(limit === undefined ? {} : { limit }),
    days,
  };
}

/** The present billing period of each charge, with what it costs and will cost. */
export async function presentMeters(
  context: GatewayContext,
  account: AccountInfo,
  metered: readonly Metered[],
): Promise<{ meters: UsageMeter[]; complete: boolean }> {
  const today = await context.today();
  const dated = metered.flatMap((each) => {
    const period = periodAt(each.charge, today, account.billCycleDay);
    return period ? [{ each, period }] : [];
  });
  if (dated.length === 0) return { meters: [], complete: true };
  const since = dated.map(({ period }) => period.from).reduce((a, b) => (a < b ? a : b));
  const through = dated.map(({ period }) => period.until).reduce((a, b) => (a > b ? a : b));
  const [used, preview] = await Promise.all([readUsed(context, account, since), previewUse(context, account, through)]);
  const reading: Reading = { metered, used, preview, today };
  const meters = dated.map(({ each, period }): UsageMeter => {
    const seen = preview?.of(each, today);
    // Nothing was read of days before the first that was asked for.
    const days = seen && seen.period.from >= since ? seen.period : period;
    const meter = meterOf(each, days, reading);
    const cost = costOf(each, meter, seen && { amount: seen.amount, source: 'preview' }, preview !== undefined);
    if (!used.complete) return seen && cost ? { ...meter, cost } : meter;
    const projection = projectionOf(each, days, meter, today);
    return { ...meter, ...(projection ? { projection } : {}), ...(cost ? { cost } : {}) };
  });
  return { meters, complete: used.complete };
}

/** Days that were asked for, whatever the billing periods: nothing is billed for them as such, so they cost nothing by themselves. */
export async function metersBetween(
  context: GatewayContext,
  account: AccountInfo,
  metered: readonly Metered[],
  period: Period,
): Promise<{ meters: UsageMeter[]; complete: boolean }> {
  const today = await context.today();
  const used = await readUsed(context, account, period.from);
  const reading: Reading = { metered, used, preview: undefined, today };
  return {
    meters: metered.map((each) => {
      const { included: _, limit: __, ...meter } = meterOf(each, period, reading);
      return meter;
    }),
    complete: used.complete,
  };
}
