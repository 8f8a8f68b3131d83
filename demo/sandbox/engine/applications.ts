import { eq, or } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, invoices, payments } from '../database/schema.js';
import type { LineShare } from '../database/tables/columns.js';
import { billingError, type ErrorResource, invalidValue, missingField, notFound } from '../errors.js';
import { lockAccount, type AccountRow } from './accounts.js';
import type { PaymentRow } from './collecting/collect-payment.js';
import type { InvoiceRow } from './bill-account.js';
import { readInvoiceItems } from './invoices.js';
import { readLineBalances } from './line-balances.js';
import { checkAmount, compare, decimalOf, sum } from './money.js';
import { readAppliedAmount, moveFunds, readFundsBalance, type Funds } from './funds.js';

/** Amount to apply to an invoice or to unapply from it. The invoice is named by id or number. */
export interface ApplicationInput {
  key: string;
  /** Name of the request field with the key, for error messages. */
  keyField: 'invoiceId' | 'invoiceNumber';
  amount: DecimalString;
  /** Shares of lines. They add up to the amount. */
  items?: readonly ApplicationItem[] | undefined;
}

/** Amount for a line of an invoice, or for the tax of a line. */
export interface ApplicationItem {
  amount: DecimalString;
  invoiceItemId?: string;
  taxItemId?: string;
  /** Item of the credit memo, or the tax of an item, that the amount comes from. */
  creditMemoItemId?: string;
  creditTaxItemId?: string;
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

/** Checks that a credit memo has the items, or taxes of items, that amounts come from. */
export async function checkMemoItems(
  engine: Engine,
  memoId: string,
  items: readonly Partial<ApplicationItem>[],
  field: string,
): Promise<void> {
  if (items.length === 0) return;
  const own = await engine.tx.select().from(creditMemoItems).where(eq(creditMemoItems.creditMemoId, memoId));
  for (const [index, { creditMemoItemId, creditTaxItemId }] of items.entries()) {
    for (const [name, id, known] of [
      ['creditMemoItemId', creditMemoItemId, own.map((item) => item.id)],
      ['creditTaxItemId', creditTaxItemId, own.map(({ tax }) => tax?.id)],
    ] as const) {
      if (id === undefined || known.includes(id)) continue;
      throw invalidValue('credit-memos', `${field}.${index}.${name}`, 'the credit memo has no such item');
    }
  }
}

/**
 * Finds the lines of an invoice that a request names. Their amounts must add up.
 *
 * @param applies true to check that no amount exceeds what its line owes
 */
export async function readShares(
  engine: Engine,
  resource: ErrorResource,
  invoice: InvoiceRow,
  part: Pick<ApplicationInput, 'amount' | 'items'>,
  field: string,
  applies = true,
): Promise<LineShare[]> {
  const { items = [] } = part;
  if (items.length === 0) return [];
  const lines = await readInvoiceItems(engine.tx, invoice);
  const balances = await readLineBalances(engine.tx, invoice, lines);
  const shares: LineShare[] = [];
  for (const [index, item] of items.entries()) {
    const at = `${field}.items.${index}`;
    checkAmount(invoice.currency, item.amount, `${at}.amount`, resource);
    const name = item.invoiceItemId === undefined ? 'taxItemId' : 'invoiceItemId';
    if (item[name] === undefined) throw missingField(resource, [`${at}.invoiceItemId`, `${at}.taxItemId`]);
    const place = lines.findIndex(({ id, tax }) => (name === 'invoiceItemId' ? id : tax?.id) === item[name]);
    const [line, balance] = [lines[place], balances[place]];
    if (!line || !balance || line.appliedToItemId !== null)
      throw invalidValue(resource, `${at}.${name}`, 'the invoice has no such charge item');
    shares.push({ invoiceItemId: line.id, amount: item.amount });
    const own = shares.filter(({ invoiceItemId }) => invoiceItemId === line.id).map(({ amount }) => amount);
    if (applies && compare(sum(invoice.currency, own), balance.owed) > 0) {
      throw billingError(resource, 'rule', `'${at}.amount' exceeds what the item owes, which is ${balance.owed} ${invoice.currency}.`);
    }
  }
  const total = sum(
    invoice.currency,
    items.map(({ amount }) => amount),
  );
  if (compare(total, part.amount) !== 0) throw billingError(resource, 'rule', `'${field}.items' must add up to '${field}.amount'.`);
  return shares;
}

/** Finds the invoices of a request. Each invoice must be named only once, with a valid amount. */
async function readApplications(engine: Engine, funds: Funds, parts: readonly ApplicationInput[], applies: boolean) {
  const read: { invoice: InvoiceRow; amount: DecimalString; shares: LineShare[] }[] = [];
  for (const [index, part] of parts.entries()) {
    const invoice = await findInvoice(engine, funds, part, index);
    checkAmount(invoice.currency, part.amount, `invoices.${index}.amount`, RESOURCE[funds.kind]);
    if (read.some((other) => other.invoice.id === invoice.id)) {
      throw billingError(RESOURCE[funds.kind], 'rule', `'invoices.${index}.${part.keyField}' is named twice.`);
    }
    const field = `invoices.${index}`;
    if (funds.kind === 'memo') await checkMemoItems(engine, funds.row.id, part.items ?? [], `${field}.items`);
    const shares = await readShares(engine, RESOURCE[funds.kind], invoice, part, field, applies);
    read.push({ invoice, amount: part.amount, shares });
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
  const read = await readApplications(engine, funds, parts, true);
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
  for (const { invoice, amount, shares } of read) await moveFunds(engine, funds, invoice, amount, date, shares);
}

/**
 * Unapplies amounts of a payment or credit memo from invoices of its account. The caller holds the account's lock.
 *
 * @throws {BillingError} if an amount exceeds the applied amount
 */
export async function unapplyFunds(engine: Engine, funds: Funds, parts: readonly ApplicationInput[]): Promise<void> {
  checkUsableFunds(funds);
  const read = await readApplications(engine, funds, parts, false);
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
  const negated = (amount: DecimalString) => decimalOf(amount).negated().toFixed();
  for (const { invoice, amount, shares } of read) {
    const removed = shares.map((share) => ({ ...share, amount: negated(share.amount) }));
    await moveFunds(engine, funds, invoice, negated(amount), undefined, removed);
  }
}
