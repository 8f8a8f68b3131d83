import { isZero } from '../../../api/decimal/decimal.js';
import { subtractAmounts, sumAmounts } from '../../../api/revenue/amounts.js';
import { OPEN_ENDED, type Json, type RevenueFacts, type RevenueRule } from '../../../api/revenue/index.js';
import type { DecimalString, IsoDate } from '../../../api/schemas/values.js';

/** Name of the rule, by which kept models are known again. */
export const AMOUNTS = 'amounts-on-days';

/** So much on a day. Never below zero: what is given back has the sign of its schedule. */
export interface AmountOnDay {
  readonly date: IsoDate;
  readonly amount: DecimalString;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Amounts on days as a model keeps them; what is none is left out. */
export function amountsIn(parameters: unknown): AmountOnDay[] {
  const list: unknown = isFields(parameters) ? parameters['amounts'] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    if (!isFields(entry)) return [];
    const { date, amount } = entry;
    return typeof date === 'string' && typeof amount === 'string' && /^\d{1,15}(?:\.\d{1,6})?$/.test(amount) ? [{ date, amount }] : [];
  });
}

export function parametersOf(amounts: readonly AmountOnDay[]): { readonly amounts: Json } {
  return { amounts: amounts.map(({ date, amount }) => ({ date, amount })) };
}

/** What is not in periods that keep what they have: all that can be given to days. Without a sign. */
export function leftOf(
  { amount, currency, items = [] }: Pick<RevenueFacts, 'amount' | 'currency' | 'items'>,
  isFixed: (period: string) => boolean,
): DecimalString {
  const kept = items.filter(({ accountingPeriodName: name, isAccountingPeriodClosed: closed }) => closed === true || isFixed(name));
  const sum = sumAmounts(
    kept.filter(({ accountingPeriodName: name }) => name !== OPEN_ENDED).map((item) => item.amount),
    currency,
  );
  return (subtractAmounts(amount, sum ?? '0', currency) ?? '0').replace('-', '');
}

/**
 * Exact amounts, each in the period of its day; what no day has is in no period. Weights that come to all that is left are reached to the smallest unit, so
 * its models say `prospective`.
 */
export const amountsRule: RevenueRule = {
  name: AMOUNTS,
  version: 1,
  shares: ({ parameters, periods, ...facts }) => {
    const amounts = amountsIn(parameters);
    const given = amounts.map((each) => ({
      accountingPeriodName: periods.find(({ startDate, endDate }) => startDate <= each.date && each.date <= endDate)?.name ?? OPEN_ENDED,
      weight: plain(each.amount),
    }));
    const left = leftOf(facts, (name) => periods.find((period) => period.name === name)?.isClosed ?? false);
    const sum = sumAmounts(
      amounts.map((each) => each.amount),
      facts.currency,
    );
    const rest = subtractAmounts(left, sum ?? '0', facts.currency) ?? '0';
    return isZero(rest) || rest.startsWith('-') ? given : [...given, { accountingPeriodName: OPEN_ENDED, weight: plain(rest) }];
  },
};

/** Without zeros in front, as weights are written. */
const plain = (amount: DecimalString): DecimalString => amount.replace(/^0+(?=\d)/, '');
