import { eq, or } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { invoices, payments } from '../database/schema.js';
import { billingError, type ErrorResource, invalidValue, notFound } from '../errors.js';
import { lockAccount, type AccountRow } from './accounts.js';
import type { PaymentRow } from './collecting/collect.js';
import type { InvoiceRow } from './invoice.js';
import { checkAmount, compare, decimalOf, sum } from './money.js';
import { appliedTo, settle, usesOfFunds, type Funds } from './settlement.js';

/** The part of a payment or credit memo that somebody wants to move, and the invoice, by id or number. */
export interface AskedPart {
  key: string;
  /** Name of the field that has the key, for messages. */
  keyField: 'invoiceId' | 'invoiceNumber';
  amount: DecimalString;
}

const RESOURCE: Readonly<Record<Funds['kind'], ErrorResource>> = { payment: 'payments', memo: 'credit-memos' };

/** The payment of this id or number. */
export async function getPaymentRow(tx: Transaction, key: string): Promise<PaymentRow> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(or(eq(payments.id, key), eq(payments.number, key)));
  if (!payment) throw notFound('payment', key);
  return payment;
}

/** The same with its account, which is held until the transaction ends. */
export async function lockPayment(engine: Engine, key: string): Promise<{ account: AccountRow; payment: PaymentRow }> {
  const { accountId } = await getPaymentRow(engine.tx, key);
  const account = await lockAccount(engine.tx, accountId);
  return { account, payment: await getPaymentRow(engine.tx, key) };
}

/** @throws {BillingError} unless the funds are there to be used */
function checkUsable({ kind, row }: Funds): void {
  const usable = kind === 'payment' ? 'Processed' : 'Posted';
  if (row.status === usable) return;
  throw billingError(RESOURCE[kind], 'rule', `'${row.number}' is ${row.status}: it must be ${usable} for this.`);
}

async function invoiceOf(engine: Engine, funds: Funds, part: AskedPart, index: number): Promise<InvoiceRow> {
  const column = part.keyField === 'invoiceId' ? invoices.id : invoices.number;
  const [invoice] = await engine.tx.select().from(invoices).where(eq(column, part.key));
  if (invoice?.accountId === funds.row.accountId && invoice.status === 'Posted') return invoice;
  throw invalidValue(RESOURCE[funds.kind], `invoices.${index}.${part.keyField}`, 'no posted invoice of this account');
}

/** The invoices of the parts, each named once, with amounts that their currency has. */
async function readParts(engine: Engine, funds: Funds, parts: readonly AskedPart[]) {
  const read: { invoice: InvoiceRow; amount: DecimalString }[] = [];
  for (const [index, part] of parts.entries()) {
    const invoice = await invoiceOf(engine, funds, part, index);
    checkAmount(invoice.currency, part.amount, `invoices.${index}.amount`, RESOURCE[funds.kind]);
    if (read.some((other) => other.invoice.id === invoice.id)) {
      throw billingError(RESOURCE[funds.kind], 'rule', `'invoices.${index}.${part.keyField}' is named twice.`);
    }
    read.push({ invoice, amount: part.amount });
  }
  return read;
}

/**
 * Pays invoices of the account, whose lock the caller holds, with what is left of a payment or credit memo.
 *
 * @throws {BillingError} if an invoice owes less, or less is left
 */
export async function apply(engine: Engine, funds: Funds, parts: readonly AskedPart[], date: IsoDate | undefined): Promise<void> {
  checkUsable(funds);
  const read = await readParts(engine, funds, parts);
  const resource = RESOURCE[funds.kind];
  read.forEach(({ invoice, amount }, index) => {
    if (compare(amount, invoice.balance) <= 0) return;
    const owed = `${invoice.balance} ${invoice.currency}`;
    throw billingError(resource, 'rule', `'invoices.${index}.amount' is more than the balance of ${invoice.number}, which is ${owed}.`);
  });
  const total = sum(
    funds.row.currency,
    read.map((part) => part.amount),
  );
  const { unapplied } = await usesOfFunds(engine.tx, funds);
  if (compare(total, unapplied) > 0) {
    throw billingError(resource, 'rule', `'invoices' add up to ${total}, but only ${unapplied} ${funds.row.currency} is left to apply.`);
  }
  for (const { invoice, amount } of read) await settle(engine, funds, invoice, amount, date);
}

/**
 * Takes back what invoices got of a payment or credit memo, whose account's lock the caller holds.
 *
 * @throws {BillingError} if an invoice got less
 */
export async function unapply(engine: Engine, funds: Funds, parts: readonly AskedPart[]): Promise<void> {
  checkUsable(funds);
  const read = await readParts(engine, funds, parts);
  for (const [index, { invoice, amount }] of read.entries()) {
    const applied = await appliedTo(engine, funds, invoice.id);
    if (compare(amount, applied) > 0) {
      throw billingError(
        RESOURCE[funds.kind],
        'rule',
        `'invoices.${index}.amount' is more than ${invoice.number} got, which is ${applied} ${invoice.currency}.`,
      );
    }
  }
  for (const { invoice, amount } of read) await settle(engine, funds, invoice, decimalOf(amount).negated().toFixed());
}
