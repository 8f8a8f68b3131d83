/** Common format in which previewed and created bills and credit memos are compared. */
import * as z from 'zod';
import type { StartedSandbox } from '../sandbox.js';

export interface DocumentLine {
  /** Number of the subscription. Empty if a preview creates the subscription, which has no number yet. */
  subscription: string;
  /** Description of the line: charge, service dates, amount and tax. */
  text: string;
  isZero: boolean;
}

export interface BillingDocument {
  kind: 'bill' | 'memo';
  number: string;
  account: string;
  date: string;
  amount: number;
  lines: DocumentLine[];
}

interface LineFields {
  name: string;
  from: string;
  through: string;
  /** Amount without tax. */
  amount: number;
  tax: number;
}

/** Returns a line for comparison. Leaves out the quantity, because some responses contain only whole quantities. */
export function lineOf(subscription: string, { name, from, through, amount, tax }: LineFields): DocumentLine {
  return { subscription, text: `${name} ${from}..${through} ${amount} + ${tax}`, isZero: amount === 0 };
}

const previewLine = z.object({
  chargeName: z.string(),
  subscriptionNumber: z.optional(z.string()),
  serviceStartDate: z.string(),
  serviceEndDate: z.string(),
  amountWithoutTax: z.number(),
  taxAmount: z.number(),
});
const previewBill = z.object({ amount: z.number(), targetDate: z.string() });
const bills = z.object({
  invoices: z.array(previewBill.extend({ invoiceItems: z.array(previewLine) })),
  creditMemos: z.array(previewBill.extend({ creditMemoItems: z.array(previewLine) })),
});
const previewedOrder = z.object({ previewResult: bills });

const previewed = (kind: 'bill' | 'memo', { amount, targetDate }: z.output<typeof previewBill>, lines: z.output<typeof previewLine>[]) => ({
  kind,
  number: '',
  account: '',
  date: targetDate,
  amount,
  lines: lines.map((line) =>
    lineOf(line.subscriptionNumber ?? '', {
      name: line.chargeName,
      from: line.serviceStartDate,
      through: line.serviceEndDate,
      amount: line.amountWithoutTax,
      tax: line.taxAmount,
    }),
  ),
});

/** Returns the documents in the response of an order or subscription preview. */
export function previewedDocuments(body: unknown): BillingDocument[] {
  const order = previewedOrder.safeParse(body);
  const found = order.success ? order.data.previewResult : bills.parse(body);
  return [
    ...found.invoices.map((bill) => previewed('bill', bill, bill.invoiceItems)),
    ...found.creditMemos.map((bill) => previewed('memo', bill, bill.creditMemoItems)),
  ];
}

const upcomingLine = { subscriptionNumber: z.string(), serviceStartDate: z.string(), serviceEndDate: z.string() };
const upcoming = z.object({
  invoiceItems: z.array(z.object({ ...upcomingLine, chargeName: z.string(), chargeAmount: z.string(), taxAmount: z.string() })),
  creditMemoItems: z.array(z.object({ ...upcomingLine, skuName: z.string(), amount: z.number(), amountWithoutTax: z.number() })),
});

/** Subtracts amounts. Three decimals are enough for the currencies of these tests. */
const subtract = (a: number, b: number): number => Number((a - b).toFixed(3));

/** Returns the lines in the response of an account preview, regardless of the bill they are on. */
export function upcomingLines(body: unknown): string[] {
  const { invoiceItems, creditMemoItems } = upcoming.parse(body);
  const lines = [
    ...invoiceItems.map((item) => ['bill', item, item.chargeName, Number(item.chargeAmount), Number(item.taxAmount)] as const),
    ...creditMemoItems.map(
      (item) => ['memo', item, item.skuName, item.amountWithoutTax, subtract(item.amount, item.amountWithoutTax)] as const,
    ),
  ];
  return lines
    .map(([kind, item, name, amount, tax]) => ({
      kind,
      line: lineOf(item.subscriptionNumber, { name, from: item.serviceStartDate, through: item.serviceEndDate, amount, tax }),
    }))
    .filter(({ line }) => !line.isZero)
    .map(({ kind, line }) => `${kind} ${line.subscription} ${line.text}`)
    .sort();
}

const answer = z.object({ records: z.array(z.record(z.string(), z.unknown())), done: z.boolean(), queryLocator: z.optional(z.string()) });

/** Returns all records of a query, over all pages. */
async function query<Shape>({ call }: StartedSandbox, queryString: string, shape: z.ZodType<Shape>): Promise<Shape[]> {
  let part = answer.parse((await call('/v1/action/query', { json: { queryString } })).body);
  const found = [...part.records];
  while (!part.done) {
    part = answer.parse((await call('/v1/action/queryMore', { json: { queryLocator: part.queryLocator } })).body);
    found.push(...part.records);
  }
  return z.array(shape).parse(found);
}

interface Service {
  SubscriptionId: string;
  ChargeName: string;
  ServiceStartDate: string;
  ServiceEndDate: string;
}
const service = { SubscriptionId: z.string(), ChargeName: z.string(), ServiceStartDate: z.string(), ServiceEndDate: z.string() };
const named = z.object({ Id: z.string(), Name: z.string() });
const numbered = z.object({ Id: z.string(), AccountNumber: z.string() });
const invoice = z.object({ Id: z.string(), InvoiceNumber: z.string(), AccountId: z.string(), InvoiceDate: z.string(), Amount: z.number() });
const memo = z.object({ Id: z.string(), MemoNumber: z.string(), AccountId: z.string(), MemoDate: z.string(), TotalAmount: z.number() });
const invoiceItem = z.object({ ...service, InvoiceId: z.string(), ChargeAmount: z.number(), TaxAmount: z.number() });
const memoItem = z.object({ ...service, CreditMemoId: z.string(), AmountWithoutTax: z.number(), TaxAmount: z.number() });

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const own = groups.get(keyOf(item));
    if (own) own.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Returns every bill and memo in the sandbox. */
export async function writtenDocuments(started: StartedSandbox): Promise<BillingDocument[]> {
  const versions = await query(started, 'select Id, Name from Subscription', named);
  const accounts = await query(started, 'select Id, AccountNumber from Account', numbered);
  const numbers = new Map(versions.map(({ Id, Name }) => [Id, Name]));
  const owners = new Map(accounts.map(({ Id, AccountNumber }) => [Id, AccountNumber]));
  const written = (item: Service & { TaxAmount: number }, amount: number) =>
    lineOf(numbers.get(item.SubscriptionId) ?? 'none', {
      name: item.ChargeName,
      from: item.ServiceStartDate,
      through: item.ServiceEndDate,
      amount,
      tax: item.TaxAmount,
    });
  const fields = 'SubscriptionId, ChargeName, ServiceStartDate, ServiceEndDate, TaxAmount';
  const items = groupBy(
    await query(started, `select InvoiceId, ${fields}, ChargeAmount from InvoiceItem`, invoiceItem),
    (item) => item.InvoiceId,
  );
  const credits = groupBy(
    await query(started, `select CreditMemoId, ${fields}, AmountWithoutTax from CreditMemoItem`, memoItem),
    (item) => item.CreditMemoId,
  );
  const invoices = await query(started, 'select Id, InvoiceNumber, AccountId, InvoiceDate, Amount from Invoice', invoice);
  const memos = await query(started, 'select Id, MemoNumber, AccountId, MemoDate, TotalAmount from CreditMemo', memo);
  return [
    ...invoices.map((row) => ({
      kind: 'bill' as const,
      number: row.InvoiceNumber,
      account: owners.get(row.AccountId) ?? '',
      date: row.InvoiceDate,
      amount: row.Amount,
      lines: (items.get(row.Id) ?? []).map((item) => written(item, item.ChargeAmount)),
    })),
    ...memos.map((row) => ({
      kind: 'memo' as const,
      number: row.MemoNumber,
      account: owners.get(row.AccountId) ?? '',
      date: row.MemoDate,
      amount: row.TotalAmount,
      lines: (credits.get(row.Id) ?? []).map((item) => written(item, item.AmountWithoutTax)),
    })),
  ];
}
