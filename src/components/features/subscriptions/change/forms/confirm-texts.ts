import { isPositiveMoney } from '../../../../../api/money/money.js';
import type { ChangeQuote, ChangeResult } from '../../../../../api/schemas/storefront/changes.js';
import type { FormContext, ChangeOutcome } from '../change-form.js';

type Context = Pick<FormContext, 'l' | 'today'>;

/** True if a date is not in the future. False while the tenant's date is unknown. */
export function isInEffect(date: string, { today }: Context): boolean {
  return today !== undefined && date <= today;
}

/** Returns the label of a confirm button: the amount, or the effective date. */
export function confirmText(quote: ChangeQuote, context: Context): string {
  const { l } = context;
  if (isPositiveMoney(quote.dueNow.total)) return l.t('confirmPay', { amount: l.money(quote.dueNow.total) });
  return isInEffect(quote.effectiveDate, context) ? l.t('confirmNow') : l.t('confirmOn', { date: l.date(quote.effectiveDate) });
}

/** Returns the texts about a completed change. */
export function doneOutcome({ effectiveDate }: ChangeResult, context: Context): ChangeOutcome {
  const { l } = context;
  return { heading: isInEffect(effectiveDate, context) ? l.t('doneNow') : l.t('doneOn', { date: l.date(effectiveDate) }) };
}
