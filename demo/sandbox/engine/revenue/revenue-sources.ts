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
import { negateAmount } from './minor-units.js';

/** A posted or draft document line whose revenue is recognized. */
export interface RevenueSource {
  type: LinkedType;
  id: string;
  /** Number of the document. */
  number: string;
  /** True if the document is posted. */
  posted: boolean;
  accountId: string;
  subscriptionId: string | null;
  chargeNumber: string | null;
  productChargeId: string | null;
  currency: CurrencyCode;
  /** Amount without tax. Negative for credits. */
  amount: DecimalString;
  date: IsoDate;
  /** First and last day of service. */
  serviceStart: IsoDate;
  serviceEnd: IsoDate;
  /** Id of the invoice line that this line corrects. Both lines end on the same day. */
  corrects: string | null;
  /** True if this line covers all days of the line that it corrects. */
  coversLine: boolean;
}

type InvoiceRow = typeof invoices.$inferSelect;
type InvoiceItemRow = Omit<typeof invoiceItems.$inferSelect, 'appliedToItemId' | 'tax' | 'uom' | 'segment' | 'taxAmount'>;
type MemoRow = typeof creditMemos.$inferSelect;
type MemoItemRow = typeof creditMemoItems.$inferSelect;

export function toInvoiceSource(invoice: InvoiceRow, item: InvoiceItemRow): RevenueSource {
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

/** Reads the charge numbers of subscription versions, by subscription id and catalog charge id. */
async function readChargeNumbers(tx: Transaction, subscriptionIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = subscriptionIds.flatMap((id) => id ?? []);
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ subscriptionId: ratePlans.subscriptionId, productChargeId: charges.productRatePlanChargeId, number: charges.number })
    .from(charges)
    .innerJoin(ratePlans, eq(ratePlans.id, charges.ratePlanId))
    .where(inArray(ratePlans.subscriptionId, ids));
  return new Map(found.map(({ subscriptionId, productChargeId, number }) => [`${subscriptionId} ${productChargeId}`, number]));
}

/** Reads the invoice lines that end on the same days as the credited items, newest first. */
async function readLinesThrough(
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

export async function readMemoSources(tx: Transaction, memo: MemoRow, items: readonly MemoItemRow[]): Promise<RevenueSource[]> {
  const corrected = items.flatMap(({ invoiceItemId }) => invoiceItemId ?? []);
  const lines = corrected.length === 0 ? [] : await tx.select().from(invoiceItems).where(inArray(invoiceItems.id, corrected));
  const numbers = await readChargeNumbers(
    tx,
    items.map(({ subscriptionId }) => subscriptionId),
  );
  const through = await readLinesThrough(tx, items, numbers);
  return items.map((item): RevenueSource => {
    const { subscriptionId, productRatePlanChargeId: productChargeId, serviceStartDate, serviceEndDate } = item;
    const chargeNumber = numbers.get(`${subscriptionId} ${productChargeId}`);
    const latestLine = through.find(
      (row) =>
        row.chargeNumber === chargeNumber && row.serviceEndDate === serviceEndDate && row.serviceStartDate <= (serviceStartDate ?? ''),
    );
    const line = lines.find(({ id }) => id === item.invoiceItemId) ?? latestLine;
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
      amount: negateAmount(memo.currency, item.amount),
      date: memo.memoDate,
      serviceStart: item.serviceStartDate ?? memo.memoDate,
      serviceEnd: item.serviceEndDate ?? item.serviceStartDate ?? memo.memoDate,
      corrects: line?.id ?? null,
      coversLine: line !== undefined && line.serviceStartDate === item.serviceStartDate && line.serviceEndDate === item.serviceEndDate,
    };
  });
}

/** Reads the revenue sources of a debit memo. Debit memos are posted when they are created. */
export async function readDebitSources(tx: Transaction, memo: typeof debitMemos.$inferSelect): Promise<RevenueSource[]> {
  const items = await tx.select().from(debitMemoItems).where(eq(debitMemoItems.debitMemoId, memo.id));
  const numbers = await readChargeNumbers(
    tx,
    items.map(({ subscriptionId }) => subscriptionId),
  );
  return items.map((item): RevenueSource => ({
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

/** Returns the revenue source of an adjustment. */
export function toAdjustmentSource(row: typeof invoiceItemAdjustments.$inferSelect, line: InvoiceItemRow): RevenueSource {
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
    amount: row.type === 'Credit' ? negateAmount(row.currency, row.amount) : row.amount,
    date: row.adjustmentDate,
    serviceStart: line.serviceStartDate,
    serviceEnd: line.serviceEndDate,
    corrects: line.id,
    coversLine: true,
  };
}

async function findInvoiceItem(tx: Transaction, id: string): Promise<RevenueSource | undefined> {
  const [row] = await tx
    .select({ item: invoiceItems, invoice: invoices })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(invoiceItems.id, id));
  return row && toInvoiceSource(row.invoice, row.item);
}

async function findMemoItem(tx: Transaction, id: string): Promise<RevenueSource | undefined> {
  const [row] = await tx
    .select({ item: creditMemoItems, memo: creditMemos })
    .from(creditMemoItems)
    .innerJoin(creditMemos, eq(creditMemos.id, creditMemoItems.creditMemoId))
    .where(eq(creditMemoItems.id, id));
  return row && (await readMemoSources(tx, row.memo, [row.item]))[0];
}

async function findDebitItem(tx: Transaction, id: string): Promise<RevenueSource | undefined> {
  const [row] = await tx
    .select({ memo: debitMemos })
    .from(debitMemoItems)
    .innerJoin(debitMemos, eq(debitMemos.id, debitMemoItems.debitMemoId))
    .where(eq(debitMemoItems.id, id));
  return row && (await readDebitSources(tx, row.memo)).find((source) => source.id === id);
}

/** Finds an adjustment by id or number. */
async function findAdjustment(tx: Transaction, key: string): Promise<RevenueSource | undefined> {
  const { id, number, invoiceItemId } = invoiceItemAdjustments;
  const [row] = await tx
    .select({ adjustment: invoiceItemAdjustments, line: invoiceItems })
    .from(invoiceItemAdjustments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, invoiceItemId))
    .where(or(eq(id, key), eq(number, key)));
  return row && toAdjustmentSource(row.adjustment, row.line);
}

const FINDERS = {
  InvoiceItem: { find: findInvoiceItem, name: 'invoice item' },
  CreditMemoItem: { find: findMemoItem, name: 'credit memo item' },
  DebitMemoItem: { find: findDebitItem, name: 'debit memo item' },
  InvoiceItemAdjustment: { find: findAdjustment, name: 'invoice item adjustment' },
};

/** Returns the document line with this key as a revenue source. */
export async function getRevenueSource(tx: Transaction, type: LinkedType, key: string): Promise<RevenueSource> {
  const { find, name } = FINDERS[type];
  const source = await find(tx, key);
  if (!source) throw notFound(name, key);
  return source;
}

type ChargeRow = typeof charges.$inferSelect;

/** Returns the newest segment of a charge, by its number or the id of any version, and the id of its subscription. */
export async function getNewestSegment(tx: Transaction, key: string): Promise<{ charge: ChargeRow; subscriptionId: string }> {
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
