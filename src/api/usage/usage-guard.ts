import { thousandths } from '../decimal/thousandths.js';
import { addMoney, isGreater } from '../money/money.js';
import type { UsageGuard, UsageMeter } from '../schemas/storefront/usage.js';
import type { Money } from '../schemas/values.js';

/** Warning of a spending guard. */
interface GuardWarning {
  /** `reached`: the cost reached the guard. `ahead`: the projected cost will exceed it. `near`: the cost reached the percentage at which to warn. */
  readonly kind: 'reached' | 'near' | 'ahead';
  /** Cost of the usage so far; for `ahead` the projected cost. */
  readonly cost: Money;
}

/** Returns the most urgent warning of a subscription's guard. Undefined if there is none, or if costs cannot be added up. */
export function guardWarning(guard: UsageGuard, meters: readonly UsageMeter[]): GuardWarning | undefined {
  const own = meters.filter(({ subscriptionNumber }) => subscriptionNumber === guard.subscriptionNumber);
  const cost = sumOfKnown(own.map((meter) => meter.cost?.amount));
  if (cost?.currency !== guard.amount.currency) return undefined;
  const share = thousandths(cost.amount, guard.amount.amount) ?? 0;
  if (share >= 1000) return { kind: 'reached', cost };
  const projected = sumOfKnown(own.map((meter) => meter.projection?.amount ?? meter.cost?.amount));
  if (projected?.currency === cost.currency && isGreater(projected.amount, guard.amount.amount)) return { kind: 'ahead', cost: projected };
  return share >= guard.warnAt * 10 ? { kind: 'near', cost } : undefined;
}

/** Sum of amounts. Undefined for an empty list, or if an amount is unknown. */
function sumOfKnown(amounts: readonly (Money | undefined)[]): Money | undefined {
  const [first, ...others] = amounts.flatMap((amount) => amount ?? []);
  return first && others.length === amounts.length - 1 ? addMoney(first, ...others) : undefined;
}
