import type { Credits, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { DecimalString, Money } from '../../../api/schemas/values.js';
import { isMore, least, less } from '../invoices/differences.js';
import { isOwed, sum } from '../invoices/sums.js';

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
  const digits = balance.amount.split('.')[1]?.length ?? 0;
  const [whole = '', fraction = ''] = (typed ?? '').split('.');
  if (typed === null || /[1-9]/.test(fraction.slice(digits))) return { invoice, amount: undefined, problem: 'not-amount' };
  const amount = { ...balance, amount: digits > 0 ? `${whole}.${fraction.slice(0, digits).padEnd(digits, '0')}` : whole };
  if (isMore(amount.amount, balance.amount) !== false) return { invoice, amount: undefined, problem: 'too-much' };
  return { invoice, amount, problem: undefined };
}

/** How a payment is made up; undefined if there is nothing to pay, or an amount is still wrong. */
export function split(allocations: readonly Allocation[], credits: Credits | undefined, useCredit: boolean): Split | undefined {
  const amounts = allocations.flatMap(({ amount }) => (amount && isOwed(amount) ? amount : []));
  const [first, ...others] = amounts;
  if (allocations.some(({ problem }) => problem) || !first) return undefined;
  const total = sum(first, ...others);
  if (!total) return undefined;
  const available = credits?.available;
  const usable = useCredit && available && available.currency === total.currency && isOwed(available) ? least(available, total) : undefined;
  const charged = usable ? less(total, usable) : total;
  return charged && { total, credit: usable, charged };
}
