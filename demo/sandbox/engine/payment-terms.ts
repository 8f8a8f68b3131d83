import type { IsoDate } from '../../../src/api/schemas/values.js';
import { invalidValue } from '../errors.js';
import { addDays } from './calendar.js';

/** Payment term of accounts without one: invoices are due on their own date. */
export const DEFAULT_PAYMENT_TERM = 'Due Upon Receipt';

const NET_TERM = /^Net ([1-9]\d{0,2})$/;

/** Returns the number of days in a payment term. Undefined for an unknown term. */
function parsePaymentTerm(term: string): number | undefined {
  if (term === DEFAULT_PAYMENT_TERM) return 0;
  const days = NET_TERM.exec(term)?.[1];
  return days === undefined ? undefined : Number(days);
}

/**
 * Refuses an unknown payment term.
 *
 * @param field path of the term in the request, for error messages
 */
export function checkPaymentTerm(term: string | undefined, field: string): void {
  if (term === undefined || parsePaymentTerm(term) !== undefined) return;
  throw invalidValue('accounts', field, `must be '${DEFAULT_PAYMENT_TERM}' or 'Net' and a number of days, such as 'Net 30'`);
}

/** Computes the due date of an invoice from the account's payment term. */
export function computeDueDate(term: string, documentDate: IsoDate): IsoDate {
  return addDays(documentDate, parsePaymentTerm(term) ?? 0);
}
