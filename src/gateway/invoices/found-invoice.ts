import { and, eq, ge, gt, le, lt, select, type Condition, type QueryUse } from '../../api/query/index.js';
import type { InvoicesRequest } from '../../api/schemas/storefront/invoices.js';
import type { DecimalString, IsoDate } from '../../api/schemas/values.js';

/** What is asked for, beside the place in the list. */
export type Filter = Pick<InvoicesRequest, 'status' | 'from' | 'to' | 'number' | 'min' | 'max'>;

/** An invoice as a query finds it. */
export interface FoundInvoice {
  number: string;
  status: string;
  date: IsoDate;
  dueDate: IsoDate | undefined;
  amount: DecimalString;
  balance: DecimalString;
}

type InvoiceCondition = Condition<QueryUse<'Invoice'>>;

const FIELDS = ['AccountId', 'InvoiceNumber', 'Status', 'InvoiceDate', 'DueDate', 'Amount', 'Balance'] as const;

function statusConditions(status: Filter['status'], today: IsoDate): InvoiceCondition[] {
  if (status === 'paid') return [le('Balance', '0')];
  if (status === 'open') return [gt('Balance', '0')];
  return status === 'overdue' ? [gt('Balance', '0'), lt('DueDate', today)] : [];
}

/**
 * The query of an account's posted invoices between two days. A part of a number is no condition of it: the platform cannot look for parts, and what
 * a person types stays out of queries.
 */
export function invoicesQuery(accountId: string, { status, min, max }: Filter, today: IsoDate, from?: IsoDate, to?: IsoDate) {
  const conditions: InvoiceCondition[] = [
    eq('AccountId', accountId),
    eq('Status', 'Posted'),
    ...statusConditions(status, today),
    ...(from === undefined ? [] : [ge('InvoiceDate', from)]),
    ...(to === undefined ? [] : [le('InvoiceDate', to)]),
    ...(min === undefined ? [] : [ge('Amount', min)]),
    ...(max === undefined ? [] : [le('Amount', max)]),
  ];
  return select('Invoice', FIELDS).where(and(...conditions));
}

type Row = { [Field in (typeof FIELDS)[number]]?: string };

/** Reads what was found; leaves out what is not the account's, or lacks what every invoice has. */
export function foundInvoices(rows: readonly Row[], accountId: string): FoundInvoice[] {
  return rows.flatMap((row): FoundInvoice[] => {
    const { AccountId, InvoiceNumber: number, Status: status, InvoiceDate: date, DueDate: dueDate, Amount: amount, Balance: balance } = row;
    if (AccountId !== accountId || status !== 'Posted') return [];
    if (number === undefined || date === undefined || amount === undefined || balance === undefined) return [];
    return [{ number, status, date, dueDate, amount, balance }];
  });
}

/** A place in a list that is newest first: right after this invoice. Without a number: after everything of that day. */
export interface After {
  date: IsoDate;
  number: string;
}

/** Newest first; of one day the higher number first. */
export function byAge(a: After, b: After): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.number < b.number ? 1 : a.number > b.number ? -1 : 0;
}
