import { and, eq, gt, gte, lte, or } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { creditMemoItems, creditMemos, invoiceItems, newId, subscriptions } from '../database/schema.js';
import { billingError, notFound } from '../errors.js';
import { memoCreated } from '../events/happenings.js';
import { raise } from '../events/raise.js';
import { lockAccount, type AccountRow } from './accounts.js';
import type { InvoiceRow } from './invoice.js';
import { itemsOf, lockInvoice, type InvoiceItemRow } from './invoices.js';
import { compare, isZero, sum } from './money.js';
import { scheduleRevenue } from './revenue/posting.js';
import { memoSources } from './revenue/sources.js';
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
      postedDate: kind.status === 'Posted' ? moment.now : null,
      createdDate: moment.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!memo) throw billingError('credit-memos', 'rule', `'number' is taken: ${details.number ?? ''}.`);
  const lines = items.map((item, position) => ({ ...item, creditMemoId: memo.id, position }));
  const written = await tx.insert(creditMemoItems).values(lines).returning();
  if (memo.status === 'Posted') await scheduleRevenue(engine, await memoSources(tx, memo, written));
  await raise(engine, ...memoCreated(memo));
  return memo;
}

/** What of a line of an invoice is credited: the tax is beside the amount. */
export interface CreditedPart {
  line: InvoiceItemRow;
  amount: DecimalString;
  taxAmount: DecimalString;
}

/** The tax of a part of a line, by the line's terms. */
function partTax({ line: { tax }, amount, taxAmount }: CreditedPart, currency: CurrencyCode): Pick<NewItem, 'tax'> {
  if (tax === null) return {};
  const price = tax.mode === 'TaxInclusive' && tax.treatment === 'charged' ? sum(currency, [amount, taxAmount]) : amount;
  return { tax: { ...tax, id: newId(), price } };
}

/** A posted memo over parts of an invoice's lines, applied to the invoice at once. */
export async function creditInvoice(
  engine: Engine,
  account: AccountRow,
  invoice: InvoiceRow,
  parts: readonly CreditedPart[],
  details: MemoDetails & { reversal: boolean; effectiveDate?: IsoDate | undefined },
): Promise<CreditMemoRow> {
  const items = parts.flatMap((part): NewItem[] => {
    const { line, amount, taxAmount } = part;
    if (isZero(amount) && isZero(taxAmount)) return [];
    const { id: invoiceItemId, chargeName, productRatePlanChargeId, subscriptionId, serviceStartDate, serviceEndDate, quantity } = line;
    const what = { chargeName, productRatePlanChargeId, subscriptionId, serviceStartDate, serviceEndDate, quantity, invoiceItemId };
    return [{ ...what, amount, taxAmount, ...partTax(part, invoice.currency) }];
  });
  const { reversal, effectiveDate, ...rest } = details;
  const kind = { status: 'Posted', sourceType: 'Invoice', referredInvoiceId: invoice.id, reversal } as const;
  const memo = await writeMemo(engine, account, kind, items, rest);
  await settle(engine, { kind: 'memo', row: memo }, invoice, memo.amount, effectiveDate ?? memo.memoDate);
  return memo;
}

/** The number of a memo by which a change gave days of an invoice back; it may not have been applied to it. */
async function givenBackBy(tx: Transaction, invoice: InvoiceRow): Promise<string | undefined> {
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
    // What was written with the invoice gives back what was billed before it.
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
 * Takes a whole invoice back by a credit memo. What its charges have billed counts as billed all the same.
 *
 * @throws {BillingError} if something was paid, credited or given back already
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
  const memo = await givenBackBy(engine.tx, invoice);
  if (memo !== undefined)
    throw billingError(
      'invoices',
      'rule',
      `'${key}' was given back in part or whole by ${memo}, so it cannot be reversed: apply that memo.`,
    );
  const lines = await itemsOf(engine.tx, invoice);
  const parts = lines.map((line) => ({ line, amount: line.amount, taxAmount: line.taxAmount }));
  return { invoice, memo: await creditInvoice(engine, account, invoice, parts, { ...details, reversal: true }) };
}
