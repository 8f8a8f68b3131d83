import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DecimalString } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { invoiceItems, paymentApplications, paymentMethods, payments, subscriptions } from '../../database/schema.js';
import type { AccountRow } from '../accounts.js';
import type { Allocation } from './collect.js';
import type { InvoiceRow } from '../invoice.js';
import { defaultMethod, type MethodRow } from '../payment-methods/methods.js';
import { decimalOf, roundTo, sum } from '../money.js';

/** What one method is to pay of bills. */
export interface Share {
  /** Nobody's where the account has no method for it. */
  method: MethodRow | undefined;
  allocations: Allocation[];
}

type MethodOf = (subscriptionNumber: string) => MethodRow | undefined;

/** The method of each subscription: its own if that is the account's and active, else the account's default. */
async function methodsOf(engine: Engine, account: AccountRow, numbers: readonly string[]): Promise<MethodOf> {
  const own = await engine.tx
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
  const fallback = await defaultMethod(engine, account.id);
  const named = new Map(own.map(({ number, method }) => [number, method]));
  return (number) => named.get(number) ?? fallback;
}

/**
 * Divides what a bill owes among those who are to pay parts of it. What the bill has beyond its parts (tax) goes with them in proportion. Money from
 * elsewhere, a memo or another method, has paid from the first part on. The answer adds up to the balance.
 *
 * @param parts what each has on the bill, in its order
 * @param paid what each has paid of it
 */
export function divideBalance(
  bill: Pick<InvoiceRow, 'amount' | 'balance' | 'currency'>,
  parts: ReadonlyMap<string, DecimalString>,
  paid: ReadonlyMap<string, DecimalString>,
): Map<string, DecimalString> {
  const left = new Map<string, DecimalString>();
  const whole = decimalOf(sum(bill.currency, parts.values()));
  let balance = decimalOf(bill.balance);
  let last = [...parts.keys()][0];
  for (const [key, amount] of [...parts].reverse()) {
    const part = whole.isZero() ? decimalOf(amount) : decimalOf(amount).times(bill.amount).dividedBy(whole);
    const own = decimalOf(roundTo(bill.currency, part)).minus(paid.get(key) ?? '0');
    const due = own.greaterThan(balance) ? balance : own;
    if (!due.greaterThan(0)) continue;
    left.set(key, roundTo(bill.currency, due));
    balance = balance.minus(due);
    last = key;
  }
  // Rounding of the parts may leave a minor unit.
  if (balance.greaterThan(0) && last !== undefined) left.set(last, roundTo(bill.currency, balance.plus(left.get(last) ?? '0')));
  return left;
}

function addTo(map: Map<string, DecimalString>, key: string, bill: Pick<InvoiceRow, 'currency'>, amount: DecimalString): void {
  map.set(key, sum(bill.currency, [map.get(key) ?? '0', amount]));
}

/**
 * Divides what bills of an account owe among the methods that are to pay: each pays the lines of the subscriptions that name it, the account's
 * default the others.
 */
export async function sharesOf(engine: Engine, account: AccountRow, bills: readonly InvoiceRow[]): Promise<Share[]> {
  if (bills.length === 0) return [];
  const { tx } = engine;
  const ids = bills.map((bill) => bill.id);
  const lines = await tx.select().from(invoiceItems).where(inArray(invoiceItems.invoiceId, ids)).orderBy(asc(invoiceItems.position));
  const applied = await tx
    .select({ invoiceId: paymentApplications.invoiceId, amount: paymentApplications.amount, methodId: payments.paymentMethodId })
    .from(paymentApplications)
    .innerJoin(payments, eq(payments.id, paymentApplications.paymentId))
    .where(inArray(paymentApplications.invoiceId, ids));
  const methodOf = await methodsOf(engine, account, [...new Set(lines.map((line) => line.subscriptionNumber))]);
  const payers = new Map(lines.map((line) => [line.id, line.subscriptionNumber]));
  const shares = new Map<string, Share>();
  for (const bill of bills) {
    const parts = new Map<string, DecimalString>();
    for (const line of lines.filter(({ invoiceId }) => invoiceId === bill.id)) {
      // A discount belongs to the line that it reduces, whosever it is.
      const method = methodOf(payers.get(line.appliedToItemId ?? '') ?? line.subscriptionNumber);
      const key = method?.id ?? '';
      addTo(parts, key, bill, sum(bill.currency, [line.amount, line.taxAmount]));
      if (!shares.has(key)) shares.set(key, { method, allocations: [] });
    }
    const paid = new Map<string, DecimalString>();
    for (const { methodId, amount } of applied.filter(({ invoiceId }) => invoiceId === bill.id)) {
      if (methodId !== null) addTo(paid, methodId, bill, amount);
    }
    for (const [key, amount] of divideBalance(bill, parts, paid)) shares.get(key)?.allocations.push({ invoiceId: bill.id, amount });
  }
  return [...shares.values()].filter((share) => share.allocations.length > 0);
}
