import * as z from 'zod';
import type { StartedSandbox } from '../support/sandbox.js';
import { raw, round } from './rational.js';
import type { GoldenBill, GoldenLine } from './read.js';

const invoices = z.object({
  documents: z.array(
    z.object({ id: z.string(), documentType: z.string(), documentDate: z.string(), status: z.string(), amount: z.number() }),
  ),
  nextPage: z.undefined().optional(),
});
const invoiceLines = z.object({
  invoiceItems: z.array(
    z.object({
      chargeName: z.string(),
      chargeAmount: z.string(),
      taxAmount: z.string(),
      quantity: z.string(),
      serviceStartDate: z.string(),
      serviceEndDate: z.string(),
    }),
  ),
  nextPage: z.undefined().optional(),
});
const memos = z.object({
  creditmemos: z.array(
    z.object({ id: z.string(), creditMemoDate: z.string(), status: z.string(), amount: z.number(), unappliedAmount: z.number() }),
  ),
  nextPage: z.undefined().optional(),
});
const memoLines = z.object({
  records: z.array(
    z.object({
      ChargeName: z.string(),
      AmountWithoutTax: z.number(),
      TaxAmount: z.number(),
      Quantity: z.number(),
      ServiceStartDate: z.string(),
      ServiceEndDate: z.string(),
    }),
  ),
});

/** An amount with the digits of its currency, whichever way it was written. */
function money(amount: string | number, currency: string): string {
  const text = String(amount);
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`Not a plain decimal: ${text}`);
  const exact = round(raw.of(text), currency);
  if (Number(exact) !== Number(text)) throw new Error(`${text} is finer than the minor unit of ${currency}.`);
  return exact;
}

async function linesOfMemo({ call }: StartedSandbox, id: string, currency: string): Promise<GoldenLine[]> {
  const fields = 'ChargeName, AmountWithoutTax, TaxAmount, Quantity, ServiceStartDate, ServiceEndDate';
  const { body } = await call('/v1/action/query', {
    json: { queryString: `select ${fields} from CreditMemoItem where CreditMemoId = '${id}'` },
  });
  return memoLines.parse(body).records.map((line) => ({
    name: line.ChargeName,
    from: line.ServiceStartDate,
    to: line.ServiceEndDate,
    quantity: String(line.Quantity),
    amount: money(line.AmountWithoutTax, currency),
    tax: money(line.TaxAmount, currency),
  }));
}

async function linesOfInvoice({ call }: StartedSandbox, id: string, currency: string): Promise<GoldenLine[]> {
  const { body } = await call(`/v1/invoices/${id}/items?pageSize=40`);
  return invoiceLines.parse(body).invoiceItems.map((line) => ({
    name: line.chargeName,
    from: line.serviceStartDate,
    to: line.serviceEndDate,
    quantity: String(Number(line.quantity)),
    amount: money(line.chargeAmount, currency),
    tax: money(line.taxAmount, currency),
  }));
}

/** All invoices and credit memos of an account. */
export async function readBills(started: StartedSandbox, accountNumber: string, currency: string): Promise<GoldenBill[]> {
  const { call } = started;
  const bills: GoldenBill[] = [];
  const { documents } = invoices.parse((await call(`/v1/billing-documents?accountNumber=${accountNumber}&pageSize=40`)).body);
  for (const { id, documentType, documentDate, status, amount } of documents) {
    if (documentType !== 'Invoice') continue;
    if (status !== 'Posted') throw new Error(`An invoice of ${accountNumber} is ${status}.`);
    const lines = await linesOfInvoice(started, id, currency);
    bills.push({ kind: 'invoice', date: documentDate, total: money(amount, currency), lines });
  }
  const { creditmemos } = memos.parse((await call(`/v1/credit-memos?accountNumber=${accountNumber}&pageSize=40`)).body);
  for (const { id, creditMemoDate, status, amount, unappliedAmount } of creditmemos) {
    if (status !== 'Posted' || unappliedAmount !== amount) throw new Error(`A credit memo of ${accountNumber} is ${status} or applied.`);
    const lines = await linesOfMemo(started, id, currency);
    bills.push({ kind: 'credit memo', date: creditMemoDate, total: money(amount, currency), lines });
  }
  return bills;
}

/** The same bills in an order that depends on what they say alone, one text for each line. */
export function inOrder(bills: readonly GoldenBill[]): string[][] {
  return bills
    .map(({ kind, date, total, lines }) => [
      `${date} ${kind} ${total}`,
      ...lines.map((line) => `${line.from} to ${line.to} ${line.name} × ${line.quantity}: ${line.amount} tax ${line.tax}`).sort(),
    ])
    .sort((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1));
}
