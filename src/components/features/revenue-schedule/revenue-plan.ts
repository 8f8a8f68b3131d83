import { isZero } from '../../../api/decimal/decimal.js';
import { isSameAmount, subtractAmounts, sumAmounts } from '../../../api/revenue/amounts.js';
import { compile, OPEN_ENDED, preview, type RevenueBasis, type RevenueInputs, type RuleModel } from '../../../api/revenue/index.js';
import { fromMinorUnits, toMinorUnits } from '../../../api/revenue/minor-units.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../api/schemas/values.js';
import { amountsRule } from './amounts-rule.js';
import { periodStateOf, type PeriodState } from './period-rows.js';
import type { ScheduleDetail, RevenueItem, RevenueEvent } from './source.js';

/** Amount of a period before and after the plan. */
export interface RevenuePlanRow {
  readonly name: string;
  readonly state: PeriodState;
  readonly before: DecimalString;
  readonly after: DecimalString;
  readonly difference: DecimalString;
}

/** Planned distribution: the request to send and its effect. */
export interface RevenuePlan {
  readonly rows: readonly RevenuePlanRow[];
  readonly before: DecimalString;
  readonly after: DecimalString;
  /** True if the amount of any period changes. */
  readonly hasChanges: boolean;
  readonly input: RevenueInputs['distributeAcrossPeriods'];
  /** Model of the plan. Undefined if an earlier distribution is restored. */
  readonly model: RuleModel | undefined;
}

const DISTRIBUTION_EVENT = { eventType: 'Revenue Distributed', eventTypeSystemId: 'RevenueDistributed' } as const;

function planEffect(
  { schedule, periods = [] }: ScheduleDetail,
  after: readonly { readonly name: string; readonly amount: DecimalString; readonly startDate: IsoDate | undefined }[],
  currency: CurrencyCode,
): Omit<RevenuePlan, 'input' | 'model'> {
  const currentItems = new Map(schedule.revenueItems.map((item) => [item.accountingPeriodName, item]));
  const zero = sumAmounts([], currency) ?? '0';
  const rows = after.map(({ name, amount }): RevenuePlanRow => {
    const item = currentItems.get(name);
    const before = item?.amount ?? zero;
    return {
      name,
      state: periodStateOf(item ?? { accountingPeriodName: name, isAccountingPeriodClosed: false }, periods),
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
    rows: rows.filter(({ name, before, after: newAmount }) => name !== OPEN_ENDED || !isZero(before) || !isZero(newAmount)),
    before: sum('before'),
    after: sum('after'),
    hasChanges: rows.some((row) => !isZero(row.difference)),
  };
}

/**
 * Returns the plan that applies a model to a schedule.
 * @throws {InvalidRequestError} if the model does not fit the schedule
 */
export function planByModel(model: RuleModel, basis: RevenueBasis, detail: ScheduleDetail, notes: string): RevenuePlan {
  const rules = [amountsRule];
  const { parts } = preview(model, basis, { rules });
  const target = { schedule: detail.schedule.number };
  const operation = compile(model, basis, target, { rules, ...(notes === '' ? {} : { notes }) });
  if (operation.row !== 'distributeAcrossPeriods') throw new TypeError(`A schedule is not distributed by ${operation.row}.`);
  const after = parts.map(({ accountingPeriodName: name, amount, startDate }) => ({ name, amount, startDate }));
  return { ...planEffect(detail, after, basis.currency), input: operation.input, model };
}

/** Reason why the last distribution cannot be undone. */
type UndoProblem =
  | { readonly reason: 'nothing' }
  /** The distribution created the schedule. */
  | { readonly reason: 'first' }
  /** Changed periods are closed or pending close. */
  | { readonly reason: 'closed'; readonly periods: readonly string[] };

/** Returns the newest event if it is a distribution. */
export function lastDistribution({ events }: Pick<ScheduleDetail, 'events'>): RevenueEvent | undefined {
  const last = events.at(-1);
  return last?.eventType === 'Revenue Distributed' ? last : undefined;
}

/** Returns the plan that restores the previous distribution, or the reason why that is not possible. */
export function planUndo(detail: ScheduleDetail, currency: CurrencyCode, notes: (event: string) => string): RevenuePlan | UndoProblem {
  const last = lastDistribution(detail);
  if (!last) return { reason: 'nothing' };
  if (detail.events.length === 1) return { reason: 'first' };
  const { schedule, periods = [] } = detail;
  const movedItems = new Map(last.revenueItems.filter(({ amount }) => !isZero(amount)).map((item) => [item.accountingPeriodName, item]));
  const fixedItems = [...movedItems.values()].filter((item) => ['Closed', 'PendingClose'].includes(periodStateOf(item, periods)));
  if (fixedItems.length > 0) return { reason: 'closed', periods: fixedItems.map(({ accountingPeriodName }) => accountingPeriodName) };
  const items = new Map<string, RevenueItem>(schedule.revenueItems.map((item) => [item.accountingPeriodName, item]));
  for (const [name, item] of movedItems) if (!items.has(name)) items.set(name, { ...item, amount: '0' });
  const after = [...items.values()].map(({ accountingPeriodName: name, amount, accountingPeriodStartDate: startDate }) => ({
    name,
    amount: withCurrencyDigits(subtractAmounts(amount, movedItems.get(name)?.amount ?? '0', currency) ?? '', currency),
    startDate,
  }));
  after.sort((a, b) => sortKey(a.name, a.startDate).localeCompare(sortKey(b.name, b.startDate), 'en'));
  const revenueDistributions = after.map(({ name, amount }) => ({ accountingPeriodName: name, newAmount: amount }));
  const input = { 'rs-number': schedule.number, ...DISTRIBUTION_EVENT, notes: notes(last.number), revenueDistributions };
  return { ...planEffect(detail, after, currency), input, model: undefined };
}

const sortKey = (name: string, start = ''): string => (name === OPEN_ENDED ? '9' : start);

function withCurrencyDigits(amount: DecimalString, currency: CurrencyCode): DecimalString {
  const units = toMinorUnits(amount, currency);
  return units === undefined ? amount : fromMinorUnits(units, currency);
}

/** True if each period has the given amount. A missing item counts as zero. */
export function hasAmounts(items: readonly RevenueItem[], amounts: ReadonlyMap<string, DecimalString>): boolean {
  const currentAmounts = new Map(items.map(({ accountingPeriodName, amount }) => [accountingPeriodName, amount]));
  return [...new Set([...currentAmounts.keys(), ...amounts.keys()])].every((name) =>
    isSameAmount(currentAmounts.get(name) ?? '0', amounts.get(name) ?? '0'),
  );
}

export function amountsOf(items: readonly RevenueItem[]): ReadonlyMap<string, DecimalString> {
  return new Map(items.map(({ accountingPeriodName, amount }) => [accountingPeriodName, amount]));
}

/** Returns the amounts after the plan, by period. */
export function plannedAmounts({ input }: RevenuePlan): ReadonlyMap<string, DecimalString> {
  return new Map((input.revenueDistributions ?? []).map(({ accountingPeriodName, newAmount }) => [accountingPeriodName, newAmount]));
}

/** True if the amounts and the period statuses are the same as when the plan was calculated. */
export function isUnchanged(basis: ScheduleDetail, current: ScheduleDetail): boolean {
  const states = ({ schedule, periods = [] }: ScheduleDetail): string =>
    periods.map(({ name, status }) => `${name} ${status}`).join('\n') +
    schedule.revenueItems.map((item) => String(item.isAccountingPeriodClosed)).join();
  return hasAmounts(current.schedule.revenueItems, amountsOf(basis.schedule.revenueItems)) && states(basis) === states(current);
}
