import { fractionDigits, hasDigitsBeyond, truncateDecimal } from '../../../api/decimal/decimal.js';
import type { Credits, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { DecimalString, Money } from '../../../api/schemas/values.js';
import { addMoney, isGreater, isPositiveMoney, smallerMoney, subtractMoney } from '../../../api/money/money.js';

/** What is paid of one invoice. */
export interface Allocation {
  readonly invoice: InvoiceSummary;
  /** Undefined where what was typed is no amount that can be paid; `problem` says why. */
  readonly amount: Money | undefined;
  readonly problem: 'not-amount' | 'too-much' | undefined;
}

/** What of it is taken from credit, and what from the payment method. */
export interface Split {
  readonly total: Money;
  readonly credit: Money | undefined;
  readonly charged: Money;
}

/**
 * What is paid of an invoice, from what was typed; everything that is owed if nothing was. Empty or nothing leaves the invoice out.
 * @param typed a plain decimal; null for what is none
 */
export function allocate(invoice: InvoiceSummary, typed: DecimalString | null | undefined): Allocation {
  const { balance } = invoice;
  if (typed === undefined) return { invoice, amount: balance, problem: undefined };
  const digits = fractionDigits(balance.amount);
  if (typed === null || hasDigitsBeyond(typed, digits)) return { invoice, amount: undefined, problem: 'not-amount' };
  const amount = { ...balance, amount: truncateDecimal(typed, digits) };
  if (isGreater(amount.amount, balance.amount) !== false) return { invoice, amount: undefined, problem: 'too-much' };
  return { invoice, amount, problem: undefined };
}

/** How a payment is made up; undefined if there is nothing to pay, or an amount is still wrong. */
export function split(allocations: readonly Allocation[], credits: Credits | undefined, useCredit: boolean): Split | undefined {
  const amounts = allocations.flatMap(({ amount }) => (amount && isPositiveMoney(amount) ? amount : []));
  const [first, ...others] = amounts;
  if (allocations.some(({ problem }) => problem) || !first) return undefined;
  const total = addMoney(first, ...others);
  if (!total) return undefined;
  const available = credits?.available;
  const usable =
    useCredit && available && available.currency === total.currency && isPositiveMoney(available)
      ? smallerMoney(available, total)
      : undefined;
  const charged = usable ? subtractMoney(total, usable) : total;
  return charged && { total, credit: usable, charged };
}
