import { isZero } from '../../../api/decimal/decimal.js';
import { isSameAmount, subtractAmounts, sumAmounts } from '../../../api/revenue/amounts.js';
import { compile, OPEN_ENDED, preview, type RevenueFacts, type RevenueInputs, type RuleModel } from '../../../api/revenue/index.js';
import { fromMinorUnits, toMinorUnits } from '../../../api/revenue/minor-units.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../api/schemas/values.js';
import { amountsRule } from './amounts-rule.js';
import { stateOf, type PeriodState } from './periods.js';
import type { Detail, Item, RevenueEvent } from './source.js';

/** What a period has, and what it is to have. */
export interface PlanRow {
  readonly name: string;
  readonly state: PeriodState;
  readonly before: DecimalString;
  readonly after: DecimalString;
  readonly difference: DecimalString;
}

/** A distribution that is to be sent: what is shown of it is what it does. */
export interface Plan {
  readonly rows: readonly PlanRow[];
  readonly before: DecimalString;
  readonly after: DecimalString;
  /** Whether any period gets another amount. */
  readonly changes: boolean;
  readonly input: RevenueInputs['distributeAcrossPeriods'];
  /** What it was made by; undefined where an earlier distribution comes back. */
  readonly model: RuleModel | undefined;
}

const DISTRIBUTED = { eventType: 'Revenue Distributed', eventTypeSystemId: 'RevenueDistributed' } as const;

function planOf(
  { schedule, periods = [] }: Detail,
  after: readonly { readonly name: string; readonly amount: DecimalString; readonly startDate: IsoDate | undefined }[],
  currency: CurrencyCode,
): Omit<Plan, 'input' | 'model'> {
  const held = new Map(schedule.revenueItems.map((item) => [item.accountingPeriodName, item]));
  const nothing = sumAmounts([], currency) ?? '0';
  const rows = after.map(({ name, amount }): PlanRow => {
    const item = held.get(name);
    const before = item?.amount ?? nothing;
    return {
      name,
      state: stateOf(item ?? { accountingPeriodName: name, isAccountingPeriodClosed: false }, periods),
      before,
      after: amount,
      difference: subtractAmounts(amount, before, currency) ?? '',
    };
  });
  const sum = (part: 'before' | 'after'): DecimalString =>
    sumAmounts(
      rows.map((row) => row[part]),
      currency,
    ) ?? '';
  return {
    rows: rows.filter(({ name, before, after: next }) => name !== OPEN_ENDED || !isZero(before) || !isZero(next)),
    before: sum('before'),
    after: sum('after'),
    changes: rows.some((row) => !isZero(row.difference)),
  };
}

/**
 * What a model makes of a schedule.
 * @throws {InvalidRequestError} the model does not fit the schedule
 */
export function planByModel(model: RuleModel, facts: RevenueFacts, detail: Detail, notes: string): Plan {
  const rules = [amountsRule];
  const { parts } = preview(model, facts, { rules });
  const target = { schedule: detail.schedule.number };
  const operation = compile(model, facts, target, { rules, ...(notes === '' ? {} : { notes }) });
  if (operation.row !== 'distributeAcrossPeriods') throw new TypeError(`A schedule is not distributed by ${operation.row}.`);
  const after = parts.map(({ accountingPeriodName: name, amount, startDate }) => ({ name, amount, startDate }));
  return { ...planOf(detail, after, facts.currency), input: operation.input, model };
}

/** Why the last distribution cannot be taken back. */
export type NotUndone =
  | { readonly why: 'nothing' }
  /** The schedule came to be with it. */
  | { readonly why: 'first' }
  /** What it moved is fixed by now. */
  | { readonly why: 'closed'; readonly periods: readonly string[] };

/** The newest event, if it is a distribution. */
export function lastDistribution({ events }: Pick<Detail, 'events'>): RevenueEvent | undefined {
  const last = events.at(-1);
  return last?.eventType === 'Revenue Distributed' ? last : undefined;
}

/** The distribution before the last one, to be sent anew; or why that is not possible. */
export function planOfUndoing(detail: Detail, currency: CurrencyCode, notes: (event: string) => string): Plan | NotUndone {
  const last = lastDistribution(detail);
  if (!last) return { why: 'nothing' };
  if (detail.events.length === 1) return { why: 'first' };
  const { schedule, periods = [] } = detail;
  const moved = new Map(last.revenueItems.filter(({ amount }) => !isZero(amount)).map((item) => [item.accountingPeriodName, item]));
  const fixed = [...moved.values()].filter((item) => ['Closed', 'PendingClose'].includes(stateOf(item, periods)));
  if (fixed.length > 0) return { why: 'closed', periods: fixed.map(({ accountingPeriodName }) => accountingPeriodName) };
  const items = new Map<string, Item>(schedule.revenueItems.map((item) => [item.accountingPeriodName, item]));
  for (const [name, item] of moved) if (!items.has(name)) items.set(name, { ...item, amount: '0' });
  const after = [...items.values()].map(({ accountingPeriodName: name, amount, accountingPeriodStartDate: startDate }) => ({
    name,
    amount: inCurrency(subtractAmounts(amount, moved.get(name)?.amount ?? '0', currency) ?? '', currency),
    startDate,
  }));
  after.sort((a, b) => byDay(a.name, a.startDate).localeCompare(byDay(b.name, b.startDate), 'en'));
  const revenueDistributions = after.map(({ name, amount }) => ({ accountingPeriodName: name, newAmount: amount }));
  const input = { 'rs-number': schedule.number, ...DISTRIBUTED, notes: notes(last.number), revenueDistributions };
  return { ...planOf(detail, after, currency), input, model: undefined };
}

const byDay = (name: string, start = ''): string => (name === OPEN_ENDED ? '9' : start);

function inCurrency(amount: DecimalString, currency: CurrencyCode): DecimalString {
  const units = toMinorUnits(amount, currency);
  return units === undefined ? amount : fromMinorUnits(units, currency);
}

/** Whether a schedule holds in each period what it is to hold. Nothing and no item are the same. */
export function holds(items: readonly Item[], amounts: ReadonlyMap<string, DecimalString>): boolean {
  const held = new Map(items.map(({ accountingPeriodName, amount }) => [accountingPeriodName, amount]));
  return [...new Set([...held.keys(), ...amounts.keys()])].every((name) => isSameAmount(held.get(name) ?? '0', amounts.get(name) ?? '0'));
}

export function amountsOf(items: readonly Item[]): ReadonlyMap<string, DecimalString> {
  return new Map(items.map(({ accountingPeriodName, amount }) => [accountingPeriodName, amount]));
}

/** What a plan leaves behind, by period. */
export function amountsAfter({ input }: Plan): ReadonlyMap<string, DecimalString> {
  return new Map((input.revenueDistributions ?? []).map(({ accountingPeriodName, newAmount }) => [accountingPeriodName, newAmount]));
}

/** Whether what a plan was made from is still there: the amounts, and what may be moved. */
export function isAsSeen(seen: Detail, now: Detail): boolean {
  const states = ({ schedule, periods = [] }: Detail): string =>
    periods.map(({ name, status }) => `${name} ${status}`).join('\n') +
    schedule.revenueItems.map((item) => String(item.isAccountingPeriodClosed)).join();
  return holds(now.schedule.revenueItems, amountsOf(seen.schedule.revenueItems)) && states(seen) === states(now);
}
