import { isZero } from '../../../api/decimal/decimal.js';
import { subtractAmounts, sumAmounts } from '../../../api/revenue/amounts.js';
import { OPEN_ENDED, type Json, type RevenueBasis, type RevenueRule } from '../../../api/revenue/index.js';
import type { DecimalString, IsoDate } from '../../../api/schemas/values.js';
import { isRecord } from '../../../store/is-record.js';

/** Name of the rule in saved models. */
export const AMOUNTS_RULE_NAME = 'amounts-on-days';

/** Amount to recognize on a day. Never negative, even if the amount of the schedule is negative. */
interface AmountOnDay {
  readonly date: IsoDate;
  readonly amount: DecimalString;
}

/** Parses the amounts of a saved model. Skips invalid entries. */
export function parseAmounts(parameters: unknown): AmountOnDay[] {
  const list: unknown = isRecord(parameters) ? parameters['amounts'] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const { date, amount } = entry;
    return typeof date === 'string' && typeof amount === 'string' && /^\d{1,15}(?:\.\d{1,6})?$/.test(amount) ? [{ date, amount }] : [];
  });
}

export function toParameters(amounts: readonly AmountOnDay[]): { readonly amounts: Json } {
  return { amounts: amounts.map(({ date, amount }) => ({ date, amount })) };
}

/** Returns the part of the amount that can still be distributed, as a positive number: everything outside closed or otherwise fixed periods. */
export function distributableAmount(
  { amount, currency, items = [] }: Pick<RevenueBasis, 'amount' | 'currency' | 'items'>,
  isFixed: (period: string) => boolean,
): DecimalString {
  const fixedItems = items.filter(
    ({ accountingPeriodName: name, isAccountingPeriodClosed: isClosed }) => isClosed === true || isFixed(name),
  );
  const sum = sumAmounts(
    fixedItems.filter(({ accountingPeriodName: name }) => name !== OPEN_ENDED).map((item) => item.amount),
    currency,
  );
  return (subtractAmounts(amount, sum ?? '0', currency) ?? '0').replace('-', '');
}

/**
 * Rule that recognizes an exact amount in the period of each given day. The rest is not assigned to a period. The weights add up to the distributable
 * amount. Models with this rule must be `prospective`: only then is this amount divided by the weights, so that each amount is exact to the
 * smallest unit of the currency.
 */
export const amountsRule: RevenueRule = {
  name: AMOUNTS_RULE_NAME,
  version: 1,
  shares: ({ parameters, periods, ...basis }) => {
    const amounts = parseAmounts(parameters);
    const weights = amounts.map((entry) => ({
      accountingPeriodName: periods.find(({ startDate, endDate }) => startDate <= entry.date && entry.date <= endDate)?.name ?? OPEN_ENDED,
      weight: trimLeadingZeros(entry.amount),
    }));
    const distributable = distributableAmount(basis, (name) => periods.find((period) => period.name === name)?.isClosed ?? false);
    const sum = sumAmounts(
      amounts.map((entry) => entry.amount),
      basis.currency,
    );
    const rest = subtractAmounts(distributable, sum ?? '0', basis.currency) ?? '0';
    return isZero(rest) || rest.startsWith('-')
      ? weights
      : [...weights, { accountingPeriodName: OPEN_ENDED, weight: trimLeadingZeros(rest) }];
  },
};

/** Removes leading zeros, as required for weights. */
const trimLeadingZeros = (amount: DecimalString): DecimalString => amount.replace(/^0+(?=\d)/, '');
