import { OPEN_ENDED, type Json, type RevenueRule } from '../../../api/revenue/index.js';
import type { DecimalString, IsoDate } from '../../../api/schemas/values.js';
import { difference, isZero, sumOf } from './amounts.js';

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

/** Exact amounts, each in the period of its day. As weights of the whole they are reached to the smallest unit; what no day has stays in no period. */
export const amountsRule: RevenueRule = {
  name: AMOUNTS,
  version: 1,
  shares: ({ amount, currency, parameters, periods }) => {
    const amounts = amountsIn(parameters);
    const given = amounts.map((each) => ({
      accountingPeriodName: periods.find(({ startDate, endDate }) => startDate <= each.date && each.date <= endDate)?.name ?? OPEN_ENDED,
      weight: plain(each.amount),
    }));
    const whole = amount.replace('-', '');
    const rest =
      difference(
        whole,
        sumOf(
          amounts.map((each) => each.amount),
          currency,
        ) ?? '0',
        currency,
      ) ?? '0';
    return isZero(rest) || rest.startsWith('-') ? given : [...given, { accountingPeriodName: OPEN_ENDED, weight: plain(rest) }];
  },
};

/** Without zeros in front, as weights are written. */
const plain = (amount: DecimalString): DecimalString => amount.replace(/^0+(?=\d)/, '');
