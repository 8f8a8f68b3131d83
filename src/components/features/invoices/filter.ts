import type { InvoicesRequest } from '../../../api/schemas/storefront/invoices.js';

/** Parts of the filter, as the element's properties have them. An empty text counts as absent. */
export interface InvoiceFilter {
  status: string | undefined;
  from: string | undefined;
  to: string | undefined;
  number: string | undefined;
  min: string | undefined;
  max: string | undefined;
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const AMOUNT = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** The request for a filter. What could not be meant (a date that is none) is left out; of a number what may stand in one is taken. */
export function requestOf({ status, from, to, number, min, max }: InvoiceFilter): InvoicesRequest {
  const part = number?.replace(/[^A-Za-z0-9-]/g, '').slice(0, 50);
  return {
    ...(status === 'open' || status === 'overdue' || status === 'paid' ? { status } : {}),
    ...(from && DATE.test(from) ? { from } : {}),
    ...(to && DATE.test(to) ? { to } : {}),
    ...(part ? { number: part } : {}),
    ...(min && AMOUNT.test(min) ? { min } : {}),
    ...(max && AMOUNT.test(max) ? { max } : {}),
  };
}

/** Everything. */
export const NO_FILTER: InvoiceFilter = {
  status: undefined,
  from: undefined,
  to: undefined,
  number: undefined,
  min: undefined,
  max: undefined,
};

/** Whether something narrows the list. */
export function isFiltered(filter: InvoiceFilter): boolean {
  return Object.keys(requestOf(filter)).length > 0;
}
