import { and, eq, ge, gt, le, lt, select, type Condition, type AllowedComparison } from '../../api/query/index.js';
import type { InvoicesRequest } from '../../api/schemas/storefront/invoices.js';
import type { DecimalString, IsoDate } from '../../api/schemas/values.js';

/** Filter of an invoice list. */
export type InvoiceSearchFilter = Pick<InvoicesRequest, 'status' | 'from' | 'to' | 'number' | 'min' | 'max'>;

/** Invoice as found by a query. */
export interface InvoiceRecord {
  number: string;
  status: string;
  date: IsoDate;
  dueDate: IsoDate | undefined;
  amount: DecimalString;
  balance: DecimalString;
  /** Sum of the applied payments. Undefined if the platform does not tell it. */
  paid: DecimalString | undefined;
}

type InvoiceCondition = Condition<AllowedComparison<'Invoice'>>;

const FIELDS = ['AccountId', 'InvoiceNumber', 'Status', 'InvoiceDate', 'DueDate', 'Amount', 'Balance', 'PaymentAmount'] as const;

function statusConditions(status: InvoiceSearchFilter['status'], today: IsoDate): InvoiceCondition[] {
  if (status === 'paid') return [le('Balance', '0')];
  if (status === 'open') return [gt('Balance', '0')];
  return status === 'overdue' ? [gt('Balance', '0'), lt('DueDate', today)] : [];
}

/**
 * Query for the posted invoices of an account between two days. Does not contain the number filter: the platform cannot search for parts of
 * a number, and text typed by customers must not enter a query.
 */
export function invoicesQuery(accountId: string, { status, min, max }: InvoiceSearchFilter, today: IsoDate, from?: IsoDate, to?: IsoDate) {
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

type InvoiceRow = { [Field in (typeof FIELDS)[number]]?: string };

/** Converts query rows. Leaves out incomplete rows and those of other accounts. */
export function toInvoiceRecords(rows: readonly InvoiceRow[], accountId: string): InvoiceRecord[] {
  return rows.flatMap((row): InvoiceRecord[] => {
    const { AccountId, InvoiceNumber: number, Status: status, InvoiceDate: date, DueDate: dueDate } = row;
    const { Amount: amount, Balance: balance, PaymentAmount: paid } = row;
    if (AccountId !== accountId || status !== 'Posted') return [];
    if (number === undefined || date === undefined || amount === undefined || balance === undefined) return [];
    return [{ number, status, date, dueDate, amount, balance, paid }];
  });
}

/** Position in a list sorted newest first: directly after this invoice. If the number is empty, after all invoices of the day. */
export interface InvoicePosition {
  date: IsoDate;
  number: string;
}

/** Compares by date, newest first, then by number, highest first. */
export function compareNewestFirst(a: InvoicePosition, b: InvoicePosition): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.number < b.number ? 1 : a.number > b.number ? -1 : 0;
}
