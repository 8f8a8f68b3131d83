import { isPositiveMoney } from '../../../../../api/money/money.js';
import type { ChangeQuote, ChangeResult } from '../../../../../api/schemas/storefront/changes.js';
import type { FormContext, Outcome } from '../form.js';

type Context = Pick<FormContext, 'l' | 'today'>;

/** Whether something holds from today on. Without the tenant's date nobody says "today". */
export function isToday(date: string, { today }: Context): boolean {
  return today !== undefined && date <= today;
}

/** What a button says that changes something: what is paid, or from when it holds. */
export function confirmWords(quote: ChangeQuote, context: Context): string {
  const { l } = context;
  if (isPositiveMoney(quote.dueNow.total)) return l.t('confirmPay', { amount: l.money(quote.dueNow.total) });
  return isToday(quote.effectiveDate, context) ? l.t('confirmNow') : l.t('confirmOn', { date: l.date(quote.effectiveDate) });
}

/** What became of it, in words. */
export function doneWords({ effectiveDate }: ChangeResult, context: Context): Outcome {
  const { l } = context;
  return { heading: isToday(effectiveDate, context) ? l.t('doneNow') : l.t('doneOn', { date: l.date(effectiveDate) }) };
}
