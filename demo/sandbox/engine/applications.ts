import { eq, or } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { invoices, payments } from '../database/schema.js';
import { billingError, type ErrorResource, invalidValue, notFound } from '../errors.js';
import { lockAccount, type AccountRow } from './accounts.js';
import type { PaymentRow } from './collecting/collect-payment.js';
import type { InvoiceRow } from './bill-account.js';
import { checkAmount, compare, decimalOf, sum } from './money.js';
import { readAppliedAmount, moveFunds, readFundsBalance, type Funds } from './funds.js';

/** Amount to apply to an invoice or to unapply from it. The invoice is named by id or number. */
export interface ApplicationInput {
  key: string;
  /** Name of the request field with the key, for error messages. */
  keyField: 'invoiceId' | 'invoiceNumber';
  amount: DecimalString;
}

const RESOURCE: Readonly<Record<Funds['kind'], ErrorResource>> = { payment: 'payments', memo: 'credit-memos' };

/** Returns the payment with this id or number. */
export async function getPaymentRow(tx: Transaction, key: string): Promise<PaymentRow> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(or(eq(payments.id, key), eq(payments.number, key)));
  if (!payment) throw notFound('payment', key);
  return payment;
}

/** Returns the payment with this id or number, and its account, which is locked until the transaction ends. */
export async function lockPayment(engine: Engine, key: string): Promise<{ account: AccountRow; payment: PaymentRow }> {
  const { accountId } = await getPaymentRow(engine.tx, key);
  const account = await lockAccount(engine.tx, accountId);
  return { account, payment: await getPaymentRow(engine.tx, key) };
}

/** Refuses payments that are not processed and credit memos that are not posted. */
function checkUsableFunds({ kind, row }: Funds): void {
  const usable = kind === 'payment' ? 'Processed' : 'Posted';
  if (row.status === usable) return;
  throw billingError(RESOURCE[kind], 'rule', `'${row.number}' is ${row.status}: it must be ${usable} for this.`);
}

async function findInvoice(engine: Engine, funds: Funds, part: ApplicationInput, index: number): Promise<InvoiceRow> {
  const column = part.keyField === 'invoiceId' ? invoices.id : invoices.number;
  const [invoice] = await engine.tx.select().from(invoices).where(eq(column, part.key));
  if (invoice?.accountId === funds.row.accountId && invoice.status === 'Posted') return invoice;
  throw invalidValue(RESOURCE[funds.kind], `invoices.${index}.${part.keyField}`, 'no posted invoice of this account');
}

/** Finds the invoices of a request. Each invoice must be named only once, with a valid amount. */
async function readApplications(engine: Engine, funds: Funds, parts: readonly ApplicationInput[]) {
  const read: { invoice: InvoiceRow; amount: DecimalString }[] = [];
  for (const [index, part] of parts.entries()) {
    const invoice = await findInvoice(engine, funds, part, index);
    checkAmount(invoice.currency, part.amount, `invoices.${index}.amount`, RESOURCE[funds.kind]);
    if (read.some((other) => other.invoice.id === invoice.id)) {
      throw billingError(RESOURCE[funds.kind], 'rule', `'invoices.${index}.${part.keyField}' is named twice.`);
    }
    read.push({ invoice, amount: part.amount });
  }
  return read;
}

/**
 * Applies the unapplied amount of a payment or credit memo to invoices of its account. The caller holds the account's lock.
 *
 * @throws {BillingError} if an amount exceeds the balance of its invoice, or all amounts together exceed the unapplied amount
 */
export async function applyFunds(
  engine: Engine,
  funds: Funds,
  parts: readonly ApplicationInput[],
  date: IsoDate | undefined,
): Promise<void> {
  checkUsableFunds(funds);
  const read = await readApplications(engine, funds, parts);
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
  const { unapplied } = await readFundsBalance(engine.tx, funds);
  if (compare(total, unapplied) > 0) {
    throw billingError(resource, 'rule', `'invoices' add up to ${total}, but only ${unapplied} ${funds.row.currency} is left to apply.`);
  }
  for (const { invoice, amount } of read) await moveFunds(engine, funds, invoice, amount, date);
}

/**
 * Unapplies amounts of a payment or credit memo from invoices of its account. The caller holds the account's lock.
 *
 * @throws {BillingError} if an amount exceeds the applied amount
 */
export async function unapplyFunds(engine: Engine, funds: Funds, parts: readonly ApplicationInput[]): Promise<void> {
  checkUsableFunds(funds);
  const read = await readApplications(engine, funds, parts);
  for (const [index, { invoice, amount }] of read.entries()) {
    const applied = await readAppliedAmount(engine, funds, invoice.id);
    if (compare(amount, applied) > 0) {
      throw billingError(
        RESOURCE[funds.kind],
        'rule',
        `'invoices.${index}.amount' exceeds the amount applied to ${invoice.number}, which is ${applied} ${invoice.currency}.`,
      );
    }
  }
  for (const { invoice, amount } of read) await moveFunds(engine, funds, invoice, decimalOf(amount).negated().toFixed());
}
