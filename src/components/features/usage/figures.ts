import { parse } from '../../../api/pricing.js';
import type { UsageGuard, UsageMeter } from '../../../api/schemas/storefront/usage.js';
import type { DecimalString, Money } from '../../../api/schemas/values.js';
import { isMore } from '../invoices/differences.js';
import { sum } from '../invoices/sums.js';

/** A part of a whole in thousandths, for drawing; undefined where they cannot be compared. */
export function thousandths(part: DecimalString, whole: DecimalString): number | undefined {
  const [of, all] = [parse(part), parse(whole)];
  return of === undefined || all === undefined || all <= 0n || of < 0n ? undefined : Number((of * 1000n) / all);
}

/** What a guard has to say, the worst first. */
export interface GuardStanding {
  readonly kind: 'reached' | 'near' | 'ahead';
  /** What use has cost, or will. */
  readonly cost: Money;
}

function sumOf(amounts: readonly (Money | undefined)[]): Money | undefined {
  const [first, ...others] = amounts.flatMap((amount) => amount ?? []);
  return first && others.length === amounts.length - 1 ? sum(first, ...others) : undefined;
}

/** How the use of a subscription stands to its guard; undefined where all is well, or costs cannot be added up. */
export function standingOf(guard: UsageGuard, meters: readonly UsageMeter[]): GuardStanding | undefined {
  const own = meters.filter(({ subscriptionNumber }) => subscriptionNumber === guard.subscriptionNumber);
  const cost = sumOf(own.map((meter) => meter.cost?.amount));
  if (cost?.currency !== guard.amount.currency) return undefined;
  const part = thousandths(cost.amount, guard.amount.amount) ?? 0;
  if (part >= 1000) return { kind: 'reached', cost };
  const ahead = sumOf(own.map(({ projection, cost: soFar }) => projection?.amount ?? soFar?.amount));
  if (ahead?.currency === cost.currency && isMore(ahead.amount, guard.amount.amount)) return { kind: 'ahead', cost: ahead };
  return part >= guard.warnAt * 10 ? { kind: 'near', cost } : undefined;
}
