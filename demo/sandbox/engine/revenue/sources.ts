import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Transaction } from '../../database/open.js';
import {
  charges,
  creditMemoItems,
  creditMemos,
  debitMemoItems,
  debitMemos,
  invoiceItemAdjustments,
  invoiceItems,
  invoices,
  ratePlans,
  subscriptions,
} from '../../database/schema.js';
import type { LinkedType } from '../../database/tables/revenue.js';
import { notFound } from '../../errors.js';
import { negated } from './shares.js';

/** Something that was billed or given back, of which revenue is recognized. */
export interface Source {
  type: LinkedType;
  id: string;
  /** Number of the document that it is on. */
  number: string;
  /** Whether the document is owed; drafts are not. */
  posted: boolean;
  accountId: string;
  subscriptionId: string | null;
  chargeNumber: string | null;
  productChargeId: string | null;
  currency: CurrencyCode;
  /** Without tax; below zero for what is given back. */
  amount: DecimalString;
  date: IsoDate;
  /** First and last day that it is for. */
  serviceStart: IsoDate;
  serviceEnd: IsoDate;
  /** The line of an invoice that it corrects, of which it has the last day. */
  corrects: string | null;
  /** Whether it corrects the line for all of its days. */
  coversLine: boolean;
}

type InvoiceRow = typeof invoices.$inferSelect;
type InvoiceItemRow = Omit<typeof invoiceItems.$inferSelect, 'appliedToItemId' | 'tax' | 'uom' | 'segment' | 'taxAmount'>;
type MemoRow = typeof creditMemos.$inferSelect;
type MemoItemRow = typeof creditMemoItems.$inferSelect;

export function invoiceSource(invoice: InvoiceRow, item: InvoiceItemRow): Source {
  return {
    type: 'InvoiceItem',
    id: item.id,
    number: invoice.number,
    posted: invoice.status === 'Posted',
    accountId: invoice.accountId,
    subscriptionId: item.subscriptionId,
    chargeNumber: item.chargeNumber,
    productChargeId: item.productRatePlanChargeId,
    currency: invoice.currency,
    amount: item.amount,
    date: invoice.invoiceDate,
    serviceStart: item.serviceStartDate,
    serviceEnd: item.serviceEndDate,
    corrects: null,
    coversLine: false,
  };
}

/** The number of the charge of a version of a subscription that an item is about. */
async function numbersOfCharges(tx: Transaction, subscriptionIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = subscriptionIds.flatMap((id) => id ?? []);
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ subscriptionId: ratePlans.subscriptionId, productChargeId: charges.productRatePlanChargeId, number: charges.number })
    .from(charges)
    .innerJoin(ratePlans, eq(ratePlans.id, charges.ratePlanId))
    .where(inArray(ratePlans.subscriptionId, ids));
  return new Map(found.map(({ subscriptionId, productChargeId, number }) => [`${subscriptionId} ${productChargeId}`, number]));
}

/** The lines that charges were billed by through the last days that are given back, the newest first. */
async function linesThrough(
  tx: Transaction,
  items: readonly MemoItemRow[],
  numbers: ReadonlyMap<string, string>,
): Promise<InvoiceItemRow[]> {
  const charged = [...new Set(numbers.values())];
  const ends = items.flatMap(({ serviceEndDate }) => serviceEndDate ?? []);
  if (charged.length === 0 || ends.length === 0) return [];
  return tx
    .select()
    .from(invoiceItems)
    .where(and(inArray(invoiceItems.chargeNumber, charged), inArray(invoiceItems.serviceEndDate, ends)))
    .orderBy(desc(invoiceItems.serviceStartDate));
}

export async function memoSources(tx: Transaction, memo: MemoRow, items: readonly MemoItemRow[]): Promise<Source[]> {
  const corrected = items.flatMap(({ invoiceItemId }) => invoiceItemId ?? []);
  const lines = corrected.length === 0 ? [] : await tx.select().from(invoiceItems).where(inArray(invoiceItems.id, corrected));
  const numbers = await numbersOfCharges(
    tx,
    items.map(({ subscriptionId }) => subscriptionId),
  );
  const through = await linesThrough(tx, items, numbers);
  return items.map((item): Source => {
    const { subscriptionId, productRatePlanChargeId: productChargeId, serviceStartDate, serviceEndDate } = item;
    const chargeNumber = numbers.get(`${subscriptionId} ${productChargeId}`);
    const billed = through.find(
      (row) =>
        row.chargeNumber === chargeNumber && row.serviceEndDate === serviceEndDate && row.serviceStartDate <= (serviceStartDate ?? ''),
    );
    const line = lines.find(({ id }) => id === item.invoiceItemId) ?? billed;
    return {
      type: 'CreditMemoItem',
      id: item.id,
      number: memo.number,
      posted: memo.status === 'Posted',
      accountId: memo.accountId,
      subscriptionId,
      chargeNumber: line?.chargeNumber ?? chargeNumber ?? null,
      productChargeId,
      currency: memo.currency,
      amount: negated(memo.currency, item.amount),
      date: memo.memoDate,
      serviceStart: item.serviceStartDate ?? memo.memoDate,
      serviceEnd: item.serviceEndDate ?? item.serviceStartDate ?? memo.memoDate,
      corrects: line?.id ?? null,
      coversLine: line !== undefined && line.serviceStartDate === item.serviceStartDate && line.serviceEndDate === item.serviceEndDate,
    };
  });
}

/** Sources of a debit memo, which is posted from the first. */
export async function debitSources(tx: Transaction, memo: typeof debitMemos.$inferSelect): Promise<Source[]> {
  const items = await tx.select().from(debitMemoItems).where(eq(debitMemoItems.debitMemoId, memo.id));
  const numbers = await numbersOfCharges(
    tx,
    items.map(({ subscriptionId }) => subscriptionId),
  );
  return items.map((item): Source => ({
    type: 'DebitMemoItem',
    id: item.id,
    number: memo.number,
    posted: true,
    accountId: memo.accountId,
    subscriptionId: item.subscriptionId,
    chargeNumber: numbers.get(`${item.subscriptionId} ${item.productRatePlanChargeId}`) ?? null,
    productChargeId: item.productRatePlanChargeId,
    currency: memo.currency,
    amount: item.amount,
    date: memo.memoDate,
    serviceStart: item.serviceStartDate,
    serviceEnd: item.serviceEndDate,
    corrects: null,
    coversLine: false,
  }));
}

/** The correction of a line, which stands from the first until it is taken back. */
export function adjustmentSource(row: typeof invoiceItemAdjustments.$inferSelect, line: InvoiceItemRow): Source {
  return {
    type: 'InvoiceItemAdjustment',
    id: row.id,
    number: row.number,
    posted: row.status === 'Processed',
    accountId: row.accountId,
    subscriptionId: line.subscriptionId,
    chargeNumber: line.chargeNumber,
    productChargeId: line.productRatePlanChargeId,
    currency: row.currency,
    amount: row.type === 'Credit' ? negated(row.currency, row.amount) : row.amount,
    date: row.adjustmentDate,
    serviceStart: line.serviceStartDate,
    serviceEnd: line.serviceEndDate,
    corrects: line.id,
    coversLine: true,
  };
}

async function findInvoiceItem(tx: Transaction, id: string): Promise<Source | undefined> {
  const [row] = await tx
    .select({ item: invoiceItems, invoice: invoices })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(invoiceItems.id, id));
  return row && invoiceSource(row.invoice, row.item);
}

async function findMemoItem(tx: Transaction, id: string): Promise<Source | undefined> {
  const [row] = await tx
    .select({ item: creditMemoItems, memo: creditMemos })
    .from(creditMemoItems)
    .innerJoin(creditMemos, eq(creditMemos.id, creditMemoItems.creditMemoId))
    .where(eq(creditMemoItems.id, id));
  return row && (await memoSources(tx, row.memo, [row.item]))[0];
}

async function findDebitItem(tx: Transaction, id: string): Promise<Source | undefined> {
  const [row] = await tx
    .select({ memo: debitMemos })
    .from(debitMemoItems)
    .innerJoin(debitMemos, eq(debitMemos.id, debitMemoItems.debitMemoId))
    .where(eq(debitMemoItems.id, id));
  return row && (await debitSources(tx, row.memo)).find((source) => source.id === id);
}

/** By id or number. */
async function findAdjustment(tx: Transaction, key: string): Promise<Source | undefined> {
  const { id, number, invoiceItemId } = invoiceItemAdjustments;
  const [row] = await tx
    .select({ adjustment: invoiceItemAdjustments, line: invoiceItems })
    .from(invoiceItemAdjustments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, invoiceItemId))
    .where(or(eq(id, key), eq(number, key)));
  return row && adjustmentSource(row.adjustment, row.line);
}

const FINDERS = {
  InvoiceItem: { find: findInvoiceItem, name: 'invoice item' },
  CreditMemoItem: { find: findMemoItem, name: 'credit memo item' },
  DebitMemoItem: { find: findDebitItem, name: 'debit memo item' },
  InvoiceItemAdjustment: { find: findAdjustment, name: 'invoice item adjustment' },
};

/** What is billed or given back by this key. */
export async function getSource(tx: Transaction, type: LinkedType, key: string): Promise<Source> {
  const { find, name } = FINDERS[type];
  const source = await find(tx, key);
  if (!source) throw notFound(name, key);
  return source;
}

export type ChargeRow = typeof charges.$inferSelect;

/** The newest segment of a charge, by its number or the id of any version, and the subscription that has it. */
export async function getChargeOf(tx: Transaction, key: string): Promise<{ charge: ChargeRow; subscriptionId: string }> {
  const named = tx
    .select({ number: charges.number })
    .from(charges)
    .where(or(eq(charges.id, key), eq(charges.number, key)));
  const [row] = await tx
    .select({ charge: charges, subscriptionId: ratePlans.subscriptionId })
    .from(charges)
    .innerJoin(ratePlans, eq(ratePlans.id, charges.ratePlanId))
    .innerJoin(subscriptions, and(eq(subscriptions.id, ratePlans.subscriptionId), eq(subscriptions.latest, true)))
    .where(inArray(charges.number, named))
    .orderBy(desc(charges.segment))
    .limit(1);
  if (!row) throw notFound('subscription charge', key);
  return row;
}
