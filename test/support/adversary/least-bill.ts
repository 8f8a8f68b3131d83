/** The least amount that a tenant must get from an account for what the account was served. */
import { civil, monthIndex, type Day } from '../reference/days.js';
import type { ListedDiscount, ListedPlan, PriceList } from './price-list.js';
import type { ServedSpan } from './service-record.js';

/** Discount that an account was granted. */
export interface Grant {
  readonly subscription: string;
  readonly kind: 'coupon' | 'offer';
  /** Code of the coupon or id of the retention offer. */
  readonly id: string;
  readonly discount: ListedDiscount;
  /** First day and, exclusive, last day on which a discounted line may start. */
  readonly from: Day;
  readonly until: Day;
}

export interface ServedAccount {
  readonly currency: string;
  /** Day of the month on which the account is billed. */
  readonly cycleDay: number;
  readonly spans: readonly ServedSpan[];
  readonly grants: readonly Grant[];
}

/** Parts of a minor unit in the calculation. Divisions round down, so that the bound is never too high. */
const PARTS = 1_000_000n;
/** Days of the longest year. */
const YEAR = 366;
/** Number of grants of one coupon or offer that are considered. The demo's rules allow fewer. */
const MOST_GRANTS = 5;

/** First day of the account's billing month that contains `day`. */
function monthStart(day: Day, cycleDay: number): Day {
  const startIn = (index: number): Day => {
    const first = Date.UTC(Math.floor(index / 12), index % 12, 1) / 86_400_000;
    return first + Math.min(cycleDay, civil(first).daysInMonth) - 1;
  };
  const start = startIn(monthIndex(day));
  return start <= day ? start : startIn(monthIndex(day) - 1);
}

/** Number of days of the account's billing month that contains `day`. */
function monthDays(day: Day, cycleDay: number): bigint {
  const start = monthStart(day, cycleDay);
  // 32 days after the start is always in the next month, and never after it.
  return BigInt(monthStart(start + 32, cycleDay) - start);
}

/** One plan on one day that is not part of an allowed trial, at its share of the list price. */
interface ChargedDay {
  readonly subscription: string;
  readonly plan: ListedPlan;
  readonly quantity: number;
  readonly day: Day;
  readonly monthly: bigint;
  readonly yearly: bigint;
}

/** Returns all days of all plans, except the days of allowed trials: for each product, the length of one trial. Add-ons are free with their plan. */
function chargedDays({ currency, cycleDay, spans }: ServedAccount, prices: PriceList): ChargedDay[] {
  const trialDaysUsed = new Map<string, number>();
  return spans
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ subscription, from, until, plans, trial }) => {
      const known = plans.flatMap(({ id, quantity }) => {
        const plan = prices.plans.get(id);
        return plan ? [{ plan, quantity }] : [];
      });
      const freeDays = new Map<string, number>();
      for (const { plan } of known) {
        if (!trial || plan.isAddOn || freeDays.has(plan.product)) continue;
        const used = trialDaysUsed.get(plan.product) ?? 0;
        const free = Math.min(until - from, Math.max(0, plan.trialDays - used));
        freeDays.set(plan.product, free);
        trialDaysUsed.set(plan.product, used + free);
      }
      const longest = Math.max(0, ...freeDays.values());
      return known.flatMap(({ plan, quantity }) => {
        // Whoever buys a plan for a year together with the trial of another plan gets the year after the trial.
        const isBeforeYear = trial && plan.paysForYear;
        const free = isBeforeYear ? until - from : plan.isAddOn ? longest : (freeDays.get(plan.product) ?? 0);
        const price = plan.price(quantity, currency);
        return Array.from({ length: until - from - free }, (_, index): ChargedDay => {
          const day = from + free + index;
          const monthly = (price.monthly * PARTS) / monthDays(day, cycleDay);
          return { subscription, plan, quantity, day, monthly, yearly: (price.yearly * PARTS) / BigInt(YEAR) };
        });
      });
    });
}

/** One-time charges: once for each charged plan of a subscription, or once a year if the plan has no other charge. */
function oneTimeCharges(days: readonly ChargedDay[], currency: string): bigint {
  const counts = new Map<string, { plan: ListedPlan; quantity: number; days: number }>();
  for (const { subscription, plan, quantity } of days) {
    const found = counts.get(`${subscription} ${plan.id}`);
    counts.set(`${subscription} ${plan.id}`, {
      plan,
      quantity: Math.min(quantity, found?.quantity ?? quantity),
      days: (found?.days ?? 0) + 1,
    });
  }
  return [...counts.values()].reduce((sum, { plan, quantity, days: count }) => {
    const times = plan.paysForYear ? Math.ceil(count / YEAR) : 1;
    return sum + plan.price(quantity, currency).once * BigInt(times) * PARTS;
  }, 0n);
}

/** Total of all discounts: on each day, the largest discount that applies. It applies if a line that covers the day may have started within its grant. */
function discounts(days: readonly ChargedDay[], grants: readonly Grant[], cycleDay: number): bigint {
  if (grants.length === 0) return 0n;
  return days.reduce((sum, { subscription, day, monthly, yearly }) => {
    const amounts = grants.map((grant) => {
      if (grant.subscription !== subscription || day < grant.from) return 0n;
      const inMonth = monthStart(day, cycleDay) < grant.until ? monthly : 0n;
      const inYear = day - YEAR < grant.until ? yearly : 0n;
      return ((inMonth + inYear) * grant.discount.percent) / 100n;
    });
    return sum + amounts.reduce((most, each) => (each > most ? each : most));
  }, 0n);
}

/** Returns all choices of grants of one coupon or offer that its rules allow: not too many, and not too soon one after the other. */
function allowedOfOne(grants: readonly Grant[]): Grant[][] {
  const choices = grants
    .slice(0, MOST_GRANTS)
    .reduce<Grant[][]>((all, grant) => [...all, ...all.map((choice) => [...choice, grant])], [[]]);
  return choices.filter((choice) =>
    choice.every(({ from, discount }, index) => {
      const before = choice[index - 1];
      return index < discount.uses && (before === undefined || from - before.from >= discount.pause);
    }),
  );
}

/** Returns all choices of grants that an account may have. */
function allowedGrants(grants: readonly Grant[]): Grant[][] {
  const names = new Set(grants.map(({ kind, id }) => `${kind} ${id}`));
  const groups = [...names].map((name) => grants.filter(({ kind, id }) => name === `${kind} ${id}`));
  return groups.reduce<Grant[][]>(
    (choices, group) => choices.flatMap((choice) => allowedOfOne(group).map((each) => [...choice, ...each])),
    [[]],
  );
}

/**
 * Returns the least bill in minor units, rounded down. The tenant must get at least this amount from the account:
 *
 * - Each served day of a plan or add-on costs its share of the list price: of the account's billing month, or 1/366 of a year.
 * - The days of a trial are free, up to the length of one trial for each product.
 * - A one-time charge is due once for each charged plan of a subscription. A plan with nothing but one-time charges pays for one year,
 *   which starts after the trial of the plans that were bought with it.
 * - Discounts are the most favorable choice of the granted ones that the offers file allows, and never two on the same day. A discount may cover the
 *   whole line that starts while it lasts, also if the line is for a year.
 *
 * What the tenant gets from an account: its payments and the open balances of its posted invoices, minus credit that was paid out or can still be used
 * (takings.ts). An invoice that was written off or canceled adds nothing. So an account that never pays must hold an open invoice for each day on which it was served.
 * If the platform does not bill it any more, it must cut it off: days after a suspension are not served.
 */
export function leastBill(account: ServedAccount, prices: PriceList): bigint {
  const days = chargedDays(account, prices);
  const full = days.reduce((sum, { monthly, yearly }) => sum + monthly + yearly, oneTimeCharges(days, account.currency));
  const off = allowedGrants(account.grants).map((grants) => discounts(days, grants, account.cycleDay));
  return (full - off.reduce((most, each) => (each > most ? each : most), 0n)) / PARTS;
}
