import { and, eq, gt, gte, lte, or } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, creditMemos, invoiceItems, newId, subscriptions } from '../database/schema.js';
import { billingError, notFound } from '../errors.js';
import { memoCreated } from '../events/raised-events.js';
import { raiseEvents } from '../events/raise-events.js';
import { lockAccount, type AccountRow } from './accounts.js';
import type { InvoiceRow } from './bill-account.js';
import { readInvoiceItems, lockInvoice, type InvoiceItemRow } from './invoices.js';
import { compare, isZero, sum } from './money.js';
import { scheduleRevenue } from './revenue/schedule-posted-lines.js';
import { readMemoSources } from './revenue/revenue-sources.js';
import { moveFunds, type CreditMemoRow } from './funds.js';

type NewCreditMemoItem = Omit<typeof creditMemoItems.$inferInsert, 'id' | 'creditMemoId' | 'position'>;

/** Optional details of a credit memo. */
export interface CreditMemoDetails {
  number?: string | undefined;
  memoDate?: IsoDate | undefined;
  comment?: string | undefined;
  reasonCode?: string | undefined;
  customFields?: Record<string, unknown> | undefined;
  details?: Record<string, unknown>;
}

/** Returns the credit memo with this id or number. */
export async function getCreditMemoRow(tx: Transaction, key: string): Promise<CreditMemoRow> {
  const [memo] = await tx
    .select()
    .from(creditMemos)
    .where(or(eq(creditMemos.id, key), eq(creditMemos.number, key)));
  if (!memo) throw notFound('credit memo', key);
  return memo;
}

/** Returns the credit memo with this id or number, and its account, which is locked until the transaction ends. */
export async function lockCreditMemo(engine: Engine, key: string): Promise<{ account: AccountRow; memo: CreditMemoRow }> {
  const { accountId } = await getCreditMemoRow(engine.tx, key);
  const account = await lockAccount(engine.tx, accountId);
  return { account, memo: await getCreditMemoRow(engine.tx, key) };
}

/**
 * Writes a credit memo with the total of its items.
 *
 * @throws {BillingError} if its number is taken
 */
export async function writeCreditMemo(
  engine: Engine,
  account: AccountRow,
  kind: Pick<CreditMemoRow, 'status' | 'sourceType' | 'referredInvoiceId' | 'reversal'>,
  items: readonly NewCreditMemoItem[],
  details: CreditMemoDetails,
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
        items.flatMap(({ amount, taxAmount = '0' }) => [amount, taxAmount]),
      ),
      taxAmount: sum(
        account.currency,
        items.map(({ taxAmount = '0' }) => taxAmount),
      ),
      memoDate: details.memoDate ?? moment.today,
      comment: details.comment ?? null,
      reasonCode: details.reasonCode ?? 'Correcting invoice error',
      customFields: details.customFields ?? {},
      details: details.details ?? {},
      postedDate: kind.status === 'Posted' ? moment.now : null,
      createdDate: moment.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!memo) throw billingError('credit-memos', 'rule', `'number' is taken: ${details.number ?? ''}.`);
  const lines = items.map((item, position) => ({ ...item, creditMemoId: memo.id, position }));
  const written = await tx.insert(creditMemoItems).values(lines).returning();
  if (memo.status === 'Posted') await scheduleRevenue(engine, await readMemoSources(tx, memo, written));
  await raiseEvents(engine, ...memoCreated(memo));
  return memo;
}

/** Credited amount of an invoice line, without tax, and its tax. */
export interface CreditedAmount {
  line: InvoiceItemRow;
  amount: DecimalString;
  taxAmount: DecimalString;
  /** Fields of the memo's item that differ from the line, or that are only stored. */
  own?: Pick<NewCreditMemoItem, 'serviceStartDate' | 'serviceEndDate' | 'details'>;
}

/** Returns the tax of a credited amount, at the rate of its line. */
function creditedTax({ line: { tax }, amount, taxAmount }: CreditedAmount, currency: CurrencyCode): Pick<NewCreditMemoItem, 'tax'> {
  if (tax === null) return {};
  const price = tax.mode === 'TaxInclusive' && tax.treatment === 'charged' ? sum(currency, [amount, taxAmount]) : amount;
  return { tax: { ...tax, id: newId(), price } };
}

/** Writes a posted credit memo for parts of an invoice's lines and applies it to the invoice. */
export async function creditInvoice(
  engine: Engine,
  account: AccountRow,
  invoice: InvoiceRow,
  parts: readonly CreditedAmount[],
  details: CreditMemoDetails & { reversal: boolean; effectiveDate?: IsoDate | undefined },
): Promise<CreditMemoRow> {
  const items = parts.flatMap((part): NewCreditMemoItem[] => {
    const { line, amount, taxAmount } = part;
    if (isZero(amount) && isZero(taxAmount)) return [];
    const { id: invoiceItemId, chargeName, productRatePlanChargeId, subscriptionId, serviceStartDate, serviceEndDate, quantity } = line;
    const what = { chargeName, productRatePlanChargeId, subscriptionId, serviceStartDate, serviceEndDate, quantity, invoiceItemId };
    return [{ ...what, amount, taxAmount, ...creditedTax(part, invoice.currency), ...part.own }];
  });
  const { reversal, effectiveDate, ...rest } = details;
  const kind = { status: 'Posted', sourceType: 'Invoice', referredInvoiceId: invoice.id, reversal } as const;
  const memo = await writeCreditMemo(engine, account, kind, items, rest);
  await moveFunds(engine, { kind: 'memo', row: memo }, invoice, memo.amount, effectiveDate ?? memo.memoDate);
  return memo;
}

/** Returns the number of a credit memo that credited days of this invoice after a subscription change. Undefined if there is none. */
async function findCreditMemoOfChange(tx: Transaction, invoice: InvoiceRow): Promise<string | undefined> {
  const [memo] = await tx
    .select({ number: creditMemos.number })
    .from(creditMemoItems)
    .innerJoin(creditMemos, eq(creditMemos.id, creditMemoItems.creditMemoId))
    .innerJoin(subscriptions, eq(subscriptions.id, creditMemoItems.subscriptionId))
    .innerJoin(
      invoiceItems,
      and(
        eq(invoiceItems.subscriptionNumber, subscriptions.number),
        eq(invoiceItems.productRatePlanChargeId, creditMemoItems.productRatePlanChargeId),
        lte(invoiceItems.serviceStartDate, creditMemoItems.serviceEndDate),
        gte(invoiceItems.serviceEndDate, creditMemoItems.serviceStartDate),
      ),
    )
    // Excludes a credit memo that was written together with this invoice, because it credits earlier invoices.
    .where(
      and(
        eq(invoiceItems.invoiceId, invoice.id),
        eq(creditMemos.sourceType, 'Subscription'),
        gt(creditMemos.createdDate, invoice.createdDate),
      ),
    )
    .limit(1);
  return memo?.number;
}

/**
 * Reverses an invoice with a credit memo. Its charges still count as billed.
 *
 * @throws {BillingError} if part of it was paid or credited before
 */
export async function reverseInvoice(
  engine: Engine,
  key: string,
  details: CreditMemoDetails & { effectiveDate?: IsoDate | undefined },
): Promise<{ invoice: InvoiceRow; memo: CreditMemoRow }> {
  const { account, invoice } = await lockInvoice(engine, key);
  if (invoice.status !== 'Posted')
    throw billingError('invoices', 'rule', `'${key}' is ${invoice.status}: only posted invoices can be reversed.`);
  if (compare(invoice.balance, invoice.amount) !== 0 || compare(invoice.amount, '0') <= 0) {
    throw billingError('invoices', 'rule', `'${key}' was paid or credited in part or completely, so it cannot be reversed.`);
  }
  const memo = await findCreditMemoOfChange(engine.tx, invoice);
  if (memo !== undefined)
    throw billingError(
      'invoices',
      'rule',
      `'${key}' was credited in part or completely by ${memo}, so it cannot be reversed: apply that credit memo.`,
    );
  const lines = await readInvoiceItems(engine.tx, invoice);
  const parts = lines.map((line) => ({ line, amount: line.amount, taxAmount: line.taxAmount }));
  return { invoice, memo: await creditInvoice(engine, account, invoice, parts, { ...details, reversal: true }) };
}
