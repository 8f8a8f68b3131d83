import { fractionDigits, hasDigitsBeyond, truncateDecimal } from '../../../api/decimal/decimal.js';
import type { Credits, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { DecimalString, Money } from '../../../api/schemas/values.js';
import { addMoney, isGreater, isPositiveMoney, smallerMoney, subtractMoney } from '../../../api/money/money.js';

/** Part of a payment that goes to one invoice. */
export interface Allocation {
  readonly invoice: InvoiceSummary;
  /** Undefined if the typed amount cannot be paid. `problem` contains the reason. */
  readonly amount: Money | undefined;
  readonly problem: 'not-amount' | 'too-much' | undefined;
}

/** Payment split into credit and charge. */
export interface PaymentSplit {
  readonly total: Money;
  /** Amount paid with credit. */
  readonly credit: Money | undefined;
  /** Amount charged to the payment method. */
  readonly charged: Money;
}

/**
 * Returns the amount to pay on an invoice: the typed amount, or the whole balance if nothing was typed. Zero leaves the invoice out of the
 * payment.
 *
 * @param typed decimal string; null for an invalid amount; undefined if nothing was typed
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

/** Splits a payment into credit and charge. Undefined if there is nothing to pay, or if an amount is invalid. */
export function splitPayment(
  allocations: readonly Allocation[],
  credits: Credits | undefined,
  useCredit: boolean,
): PaymentSplit | undefined {
  const amounts = allocations.flatMap(({ amount }) => (amount && isPositiveMoney(amount) ? amount : []));
  const [first, ...others] = amounts;
  if (allocations.some(({ problem }) => problem) || !first) return undefined;
  const total = addMoney(first, ...others);
  if (!total) return undefined;
  const available = credits?.available;
  const usedCredit =
    useCredit && available && available.currency === total.currency && isPositiveMoney(available)
      ? smallerMoney(available, total)
      : undefined;
  const charged = usedCredit ? subtractMoney(total, usedCredit) : total;
  return charged && { total, credit: usedCredit, charged };
}
