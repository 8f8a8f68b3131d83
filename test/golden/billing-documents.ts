import * as z from 'zod';
import type { StartedSandbox } from '../support/sandbox.js';
import { fractions, roundToMinorUnit } from './fraction.js';
import type { GoldenBill, GoldenLine } from './golden-cases.js';

const invoicesSchema = z.object({
  documents: z.array(
    z.object({ id: z.string(), documentType: z.string(), documentDate: z.string(), status: z.string(), amount: z.number() }),
  ),
  nextPage: z.undefined().optional(),
});
const invoiceSchema = z.object({ dueDate: z.string() });
const invoiceLinesSchema = z.object({
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
const memosSchema = z.object({
  creditmemos: z.array(
    z.object({ id: z.string(), creditMemoDate: z.string(), status: z.string(), amount: z.number(), unappliedAmount: z.number() }),
  ),
  nextPage: z.undefined().optional(),
});
const memoLinesSchema = z.object({
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

/** Formats an amount with all digits of its currency. */
function exactAmount(amount: string | number, currency: string): string {
  const text = String(amount);
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`Not a plain decimal: ${text}`);
  const exact = roundToMinorUnit(fractions.parse(text), currency);
  if (Number(exact) !== Number(text)) throw new Error(`${text} has more digits than ${currency} allows.`);
  return exact;
}

async function readMemoLines({ call }: StartedSandbox, id: string, currency: string): Promise<GoldenLine[]> {
  const fields = 'ChargeName, AmountWithoutTax, TaxAmount, Quantity, ServiceStartDate, ServiceEndDate';
  const { body } = await call('/v1/action/query', {
    json: { queryString: `select ${fields} from CreditMemoItem where CreditMemoId = '${id}'` },
  });
  return memoLinesSchema.parse(body).records.map((line) => ({
    name: line.ChargeName,
    start: line.ServiceStartDate,
    lastDay: line.ServiceEndDate,
    quantity: String(line.Quantity),
    amount: exactAmount(line.AmountWithoutTax, currency),
    tax: exactAmount(line.TaxAmount, currency),
  }));
}

async function readInvoiceLines({ call }: StartedSandbox, id: string, currency: string): Promise<GoldenLine[]> {
  const { body } = await call(`/v1/invoices/${id}/items?pageSize=40`);
  return invoiceLinesSchema.parse(body).invoiceItems.map((line) => ({
    name: line.chargeName,
    start: line.serviceStartDate,
    lastDay: line.serviceEndDate,
    quantity: String(Number(line.quantity)),
    amount: exactAmount(line.chargeAmount, currency),
    tax: exactAmount(line.taxAmount, currency),
  }));
}

/** Reads all invoices and credit memos of an account. */
export async function readBills(started: StartedSandbox, accountNumber: string, currency: string): Promise<GoldenBill[]> {
  const { call } = started;
  const bills: GoldenBill[] = [];
  const { documents } = invoicesSchema.parse((await call(`/v1/billing-documents?accountNumber=${accountNumber}&pageSize=40`)).body);
  for (const { id, documentType, documentDate, status, amount } of documents) {
    if (documentType !== 'Invoice') continue;
    if (status !== 'Posted') throw new Error(`An invoice of ${accountNumber} is ${status}, not Posted.`);
    const lines = await readInvoiceLines(started, id, currency);
    const { dueDate } = invoiceSchema.parse((await call(`/v1/invoices/${id}`)).body);
    bills.push({ kind: 'invoice', date: documentDate, dueDate, total: exactAmount(amount, currency), lines });
  }
  const { creditmemos } = memosSchema.parse((await call(`/v1/credit-memos?accountNumber=${accountNumber}&pageSize=40`)).body);
  for (const { id, creditMemoDate, status, amount, unappliedAmount } of creditmemos) {
    if (status !== 'Posted' || unappliedAmount !== amount)
      throw new Error(`A credit memo of ${accountNumber} is ${status} or already applied.`);
    const lines = await readMemoLines(started, id, currency);
    bills.push({ kind: 'credit memo', date: creditMemoDate, dueDate: creditMemoDate, total: exactAmount(amount, currency), lines });
  }
  return bills;
}

/** Writes bills as sorted text, one string per line, so that two lists of bills can be compared. */
export function sortBills(bills: readonly GoldenBill[]): string[][] {
  return bills
    .map(({ kind, date, dueDate, total, lines }) => [
      `${date} ${kind} ${total}, due ${dueDate}`,
      ...lines.map((line) => `${line.start} to ${line.lastDay} ${line.name} × ${line.quantity}: ${line.amount} tax ${line.tax}`).sort(),
    ])
    .sort((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1));
}
