import { eq, or } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, creditMemos } from '../database/schema.js';
import { billingError, notFound } from '../errors.js';
import { memoCreated } from '../events/happenings.js';
import { raise } from '../events/raise.js';
import { lockAccount, type AccountRow } from './accounts.js';
import { lineBalances } from './balances.js';
import type { InvoiceRow } from './invoice.js';
import { itemsOf, lockInvoice } from './invoices.js';
import { checkAmount, compare, decimalOf, isZero, roundTo, sum } from './money.js';
import { settle, type CreditMemoRow } from './settlement.js';

type NewItem = Omit<typeof creditMemoItems.$inferInsert, 'id' | 'creditMemoId' | 'position'>;

/** What a memo says about itself. */
export interface MemoDetails {
  number?: string | undefined;
  memoDate?: IsoDate | undefined;
  comment?: string | undefined;
  reasonCode?: string | undefined;
  customFields?: Record<string, unknown> | undefined;
}

/** The memo of this id or number. */
export async function getMemoRow(tx: Transaction, key: string): Promise<CreditMemoRow> {
  const [memo] = await tx
    .select()
    .from(creditMemos)
    .where(or(eq(creditMemos.id, key), eq(creditMemos.number, key)));
  if (!memo) throw notFound('credit memo', key);
  return memo;
}

/** The same with its account, which is held until the transaction ends. */
export async function lockMemo(engine: Engine, key: string): Promise<{ account: AccountRow; memo: CreditMemoRow }> {
  const { accountId } = await getMemoRow(engine.tx, key);
  const account = await lockAccount(engine.tx, accountId);
  return { account, memo: await getMemoRow(engine.tx, key) };
}

/**
 * Writes a credit memo of the sum of its items.
 *
 * @throws {BillingError} if its number is taken
 */
export async function writeMemo(
  engine: Engine,
  account: AccountRow,
  kind: Pick<CreditMemoRow, 'status' | 'sourceType' | 'referredInvoiceId' | 'reversal'>,
  items: readonly NewItem[],
  details: MemoDetails,
): Promise<CreditMemoRow> {
  const { tx, moment } = engine;
  const [memo] = await tx
    .insert(creditMemos)
    .values({
      ...kind,
      ...(details.number !== undefined && { number: details.number }),
      accountId: account.id,
      currency: account.currency,
      amount: sum(
        account.currency,
        items.map((item) => item.amount),
      ),
      memoDate: details.memoDate ?? moment.today,
      comment: details.comment ?? null,
      reasonCode: details.reasonCode ?? 'Correcting invoice error',
      customFields: details.customFields ?? {},
      postedDate: kind.status === 'Posted' ? moment.now : null,
      createdDate: moment.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!memo) throw billingError('credit-memos', 'rule', `'number' is taken: ${details.number ?? ''}.`);
  await tx.insert(creditMemoItems).values(items.map((item, position) => ({ ...item, creditMemoId: memo.id, position })));
  await raise(engine, ...memoCreated(memo));
  return memo;
}

/** A posted memo over amounts of an invoice's lines, applied to the invoice at once. */
async function creditInvoice(
  engine: Engine,
  account: AccountRow,
  invoice: InvoiceRow,
  amounts: readonly DecimalString[],
  details: MemoDetails & { reversal: boolean; effectiveDate?: IsoDate | undefined },
): Promise<CreditMemoRow> {
  const lines = await itemsOf(engine.tx, invoice);
  const items = lines.flatMap((line, index): NewItem[] => {
    const amount = amounts[index] ?? '0';
    if (isZero(amount)) return [];
    const { chargeName, productRatePlanChargeId, subscriptionId, serviceStartDate, serviceEndDate, quantity } = line;
    return [
      { amount, quantity, chargeName, productRatePlanChargeId, subscriptionId, serviceStartDate, serviceEndDate, invoiceItemId: line.id },
    ];
  });
  const { reversal, effectiveDate, ...rest } = details;
  const kind = { status: 'Posted', sourceType: 'Invoice', referredInvoiceId: invoice.id, reversal } as const;
  const memo = await writeMemo(engine, account, kind, items, rest);
  await settle(engine, { kind: 'memo', row: memo }, invoice, memo.amount, effectiveDate ?? memo.memoDate);
  return memo;
}

/**
 * Takes a whole invoice back by a credit memo. What its charges have billed counts as billed all the same.
 *
 * @throws {BillingError} if something was paid or credited already
 */
export async function reverseInvoice(
  engine: Engine,
  key: string,
  details: MemoDetails & { effectiveDate?: IsoDate | undefined },
): Promise<{ invoice: InvoiceRow; memo: CreditMemoRow }> {
  const { account, invoice } = await lockInvoice(engine, key);
  if (invoice.status !== 'Posted')
    throw billingError('invoices', 'rule', `'${key}' is ${invoice.status}: only posted invoices are reversed.`);
  if (compare(invoice.balance, invoice.amount) !== 0 || compare(invoice.amount, '0') <= 0) {
    throw billingError('invoices', 'rule', `'${key}' was paid or credited in part or whole, so it cannot be reversed.`);
  }
  const amounts = (await itemsOf(engine.tx, invoice)).map((line) => line.amount);
  const memo = await creditInvoice(engine, account, invoice, amounts, { ...details, reversal: true });
  return { invoice, memo };
}

/** The parts of lines that a smaller amount covers, from the first line on. */
function partsOf(invoice: InvoiceRow, owed: readonly DecimalString[], amount: DecimalString): DecimalString[] {
  let left = decimalOf(amount);
  return owed.map((line) => {
    const part = left.lessThan(line) ? left : decimalOf(line);
    left = left.minus(part);
    return roundTo(invoice.currency, part);
  });
}

/**
 * Gives up what an invoice still owes, or a part of it, by a credit memo.
 *
 * @throws {BillingError} if there is nothing to write off, or less than asked for
 */
export async function writeOff(
  engine: Engine,
  key: string,
  asked: DecimalString | undefined,
  details: MemoDetails,
): Promise<CreditMemoRow> {
  const { account, invoice } = await lockInvoice(engine, key);
  if (invoice.status !== 'Posted' || compare(invoice.balance, '0') <= 0) {
    throw billingError('invoices', 'rule', `'${key}' owes nothing that could be written off.`);
  }
  const amount = asked ?? invoice.balance;
  checkAmount(invoice.currency, amount, 'amount', 'invoices');
  if (compare(amount, invoice.balance) > 0) {
    throw billingError('invoices', 'rule', `'amount' is more than the balance, which is ${invoice.balance} ${invoice.currency}.`);
  }
  const lines = (await itemsOf(engine.tx, invoice)).map((line) => line.amount);
  const owed = lineBalances(invoice.currency, lines, invoice.balance);
  return creditInvoice(engine, account, invoice, partsOf(invoice, owed, amount), {
    ...details,
    reasonCode: details.reasonCode ?? 'Write-off',
    reversal: false,
  });
}
