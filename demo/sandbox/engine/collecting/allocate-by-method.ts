import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DecimalString } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { invoiceItems, paymentApplications, paymentMethods, payments, subscriptions } from '../../database/schema.js';
import type { AccountRow } from '../accounts.js';
import type { PaymentAllocation } from './collect-payment.js';
import type { InvoiceRow } from '../bill-account.js';
import { readDefaultMethod, type PaymentMethodRow } from '../payment-methods/payment-methods.js';
import { decimalOf, roundTo, sum } from '../money.js';

/** Invoice amounts that one payment method pays. */
export interface MethodShare {
  /** Undefined if the account has no payment method for them. */
  method: PaymentMethodRow | undefined;
  allocations: PaymentAllocation[];
}

type MethodLookup = (subscriptionNumber: string) => PaymentMethodRow | undefined;

/** Returns a function that finds a subscription's payment method: its own if active and owned by the account, otherwise the account's default. */
async function readMethodLookup(engine: Engine, account: AccountRow, numbers: readonly string[]): Promise<MethodLookup> {
  const ownMethods = await engine.tx
    .select({ number: subscriptions.number, method: paymentMethods })
    .from(subscriptions)
    .innerJoin(paymentMethods, eq(paymentMethods.id, subscriptions.paymentMethodId))
    .where(
      and(
        inArray(subscriptions.number, [...numbers]),
        eq(subscriptions.latest, true),
        eq(subscriptions.accountId, account.id),
        eq(paymentMethods.accountId, account.id),
        eq(paymentMethods.status, 'Active'),
      ),
    );
  const fallback = await readDefaultMethod(engine, account.id);
  const named = new Map(ownMethods.map(({ number, method }) => [number, method]));
  return (number) => named.get(number) ?? fallback;
}

/**
 * Divides the balance of an invoice among payers. Scales `parts` in proportion if they do not add up to the invoice amount.
 * Amounts paid by credit memos or other methods are deducted from the parts in order. The result adds up to the balance.
 *
 * @param parts each payer's amount on the invoice, in invoice order
 * @param paid what each payer has already paid
 */
export function divideBalance(
  invoice: Pick<InvoiceRow, 'amount' | 'balance' | 'currency'>,
  parts: ReadonlyMap<string, DecimalString>,
  paid: ReadonlyMap<string, DecimalString>,
): Map<string, DecimalString> {
  const left = new Map<string, DecimalString>();
  const total = decimalOf(sum(invoice.currency, parts.values()));
  let balance = decimalOf(invoice.balance);
  let last = [...parts.keys()][0];
  for (const [key, amount] of [...parts].reverse()) {
    const part = total.isZero() ? decimalOf(amount) : decimalOf(amount).times(invoice.amount).dividedBy(total);
    const unpaid = decimalOf(roundTo(invoice.currency, part)).minus(paid.get(key) ?? '0');
    const payable = unpaid.greaterThan(balance) ? balance : unpaid;
    if (!payable.greaterThan(0)) continue;
    left.set(key, roundTo(invoice.currency, payable));
    balance = balance.minus(payable);
    last = key;
  }
  // Rounding may leave a remainder of one minor unit.
  if (balance.greaterThan(0) && last !== undefined) left.set(last, roundTo(invoice.currency, balance.plus(left.get(last) ?? '0')));
  return left;
}

function addAmountTo(map: Map<string, DecimalString>, key: string, invoice: Pick<InvoiceRow, 'currency'>, amount: DecimalString): void {
  map.set(key, sum(invoice.currency, [map.get(key) ?? '0', amount]));
}

/**
 * Divides the balances of invoices among payment methods. Each method pays the lines of the subscriptions that name it; the account's default method
 * pays the other lines.
 */
export async function allocateByMethod(engine: Engine, account: AccountRow, invoices: readonly InvoiceRow[]): Promise<MethodShare[]> {
  if (invoices.length === 0) return [];
  const { tx } = engine;
  const ids = invoices.map((invoice) => invoice.id);
  const lines = await tx.select().from(invoiceItems).where(inArray(invoiceItems.invoiceId, ids)).orderBy(asc(invoiceItems.position));
  const applied = await tx
    .select({ invoiceId: paymentApplications.invoiceId, amount: paymentApplications.amount, methodId: payments.paymentMethodId })
    .from(paymentApplications)
    .innerJoin(payments, eq(payments.id, paymentApplications.paymentId))
    .where(inArray(paymentApplications.invoiceId, ids));
  const methodOf = await readMethodLookup(engine, account, [...new Set(lines.map((line) => line.subscriptionNumber))]);
  const payers = new Map(lines.map((line) => [line.id, line.subscriptionNumber]));
  const shares = new Map<string, MethodShare>();
  for (const invoice of invoices) {
    const parts = new Map<string, DecimalString>();
    for (const line of lines.filter(({ invoiceId }) => invoiceId === invoice.id)) {
      // A discount is assigned to the same method as the line it reduces, even if it belongs to another subscription.
      const method = methodOf(payers.get(line.appliedToItemId ?? '') ?? line.subscriptionNumber);
      const key = method?.id ?? '';
      addAmountTo(parts, key, invoice, sum(invoice.currency, [line.amount, line.taxAmount]));
      if (!shares.has(key)) shares.set(key, { method, allocations: [] });
    }
    const paid = new Map<string, DecimalString>();
    for (const { methodId, amount } of applied.filter(({ invoiceId }) => invoiceId === invoice.id)) {
      if (methodId !== null) addAmountTo(paid, methodId, invoice, amount);
    }
    for (const [key, amount] of divideBalance(invoice, parts, paid)) shares.get(key)?.allocations.push({ invoiceId: invoice.id, amount });
  }
  return [...shares.values()].filter((share) => share.allocations.length > 0);
}
