import type { IsoDate } from '../../../src/api/schemas/values.js';
import { invalidValue } from '../errors.js';
import { addDays } from './calendar.js';

/** The term of an account that names none: its bills are due on their own day. */
export const DEFAULT_TERM = 'Due Upon Receipt';

const NET = /^Net ([1-9]\d{0,2})$/;

/** Days that a term gives to pay; undefined for one that the sandbox does not know. */
function daysOf(term: string): number | undefined {
  if (term === DEFAULT_TERM) return 0;
  const days = NET.exec(term)?.[1];
  return days === undefined ? undefined : Number(days);
}

/**
 * Refuses a payment term that bills here do not know.
 *
 * @param field path of the term in the request, for messages
 */
export function checkPaymentTerm(term: string | undefined, field: string): void {
  if (term === undefined || daysOf(term) !== undefined) return;
  throw invalidValue('accounts', field, `must be '${DEFAULT_TERM}' or 'Net' and a number of days, such as 'Net 30'`);
}

/** The day on which a bill of an account with this term is due. */
export function dueDateOf(term: string, documentDate: IsoDate): IsoDate {
  return addDays(documentDate, daysOf(term) ?? 0);
}
