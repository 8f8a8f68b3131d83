import { digitsOf, parse, write } from '../../../api/pricing.js';
import type { UsageGuard, UsageMeter } from '../../../api/schemas/storefront/usage.js';
import type { DecimalString, Money } from '../../../api/schemas/values.js';
import { sum } from '../invoices/sums.js';

/** A part of a whole in thousandths, for drawing; undefined where they cannot be compared. */
export function thousandths(part: DecimalString, whole: DecimalString): number | undefined {
  const [of, all] = [parse(part), parse(whole)];
  return of === undefined || all === undefined || all <= 0n || of < 0n ? undefined : Number((of * 1000n) / all);
}

/** Whether a quantity or an amount is more than another; false where they cannot be compared. */
export function isMore(one: DecimalString, other: DecimalString): boolean {
  const [a, b] = [parse(one), parse(other)];
  return a !== undefined && b !== undefined && a > b;
}

/** What one price is less than another, in the same currency; undefined if it is not less. */
export function saved(from: Money, to: Money): Money | undefined {
  const [a, b] = [parse(from.amount), parse(to.amount)];
  if (a === undefined || b === undefined || a <= b || from.currency !== to.currency) return undefined;
  return { amount: write(a - b, digitsOf(from.amount)), currency: from.currency };
}

/** What a guard has to say, the worst first. */
export interface GuardStanding {
  readonly kind: 'reached' | 'near' | 'ahead';
  /** What use has cost, or will. */
  readonly cost: Money;
}

function sumOf(amounts: readonly (Money | undefined)[]): Money | undefined {
  const known = amounts.flatMap((amount) => amount ?? []);
  const [first, ...others] = known;
  return first && known.length === amounts.length ? sum(first, ...others) : undefined;
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

/** An amount as it is typed, in any of our languages, as a decimal; undefined for what is none. */
export function typedAmount(text: string, digits: number): DecimalString | undefined {
  const plain = text.trim().replaceAll(/[\s\u00a0\u202f']/g, '');
  const point = plain.lastIndexOf('.') > plain.lastIndexOf(',') ? '.' : ',';
  const [whole, fraction] = splitAt(plain, point);
  const amount = fraction === '' ? whole.replaceAll(/[.,]/g, '') : `${whole.replaceAll(/[.,]/g, '')}.${fraction}`;
  if (!/^\d{1,12}(\.\d+)?$/.test(amount) || fraction.length > digits) return undefined;
  const value = parse(amount);
  return value === undefined || value <= 0n ? undefined : write(value, 0);
}

/** Three digits behind the mark are thousands, unless the mark is a point before fewer. */
function splitAt(text: string, point: string): [string, string] {
  const at = text.lastIndexOf(point);
  const fraction = at < 0 ? '' : text.slice(at + 1);
  return at < 0 || fraction.length > 2 ? [text, ''] : [text.slice(0, at), fraction];
}
