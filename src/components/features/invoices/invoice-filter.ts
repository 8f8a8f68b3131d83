import type { InvoicesRequest } from '../../../api/schemas/storefront/invoices.js';

/** Values of the element's filter properties. An empty text means no filter. */
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

/** Converts a filter to a request. Ignores invalid values. Removes characters that invoice numbers cannot contain. */
export function toInvoicesRequest({ status, from, to, number, min, max }: InvoiceFilter): InvoicesRequest {
  const numberPart = number?.replace(/[^A-Za-z0-9-]/g, '').slice(0, 50);
  return {
    ...(status === 'open' || status === 'overdue' || status === 'paid' ? { status } : {}),
    ...(from && DATE.test(from) ? { from } : {}),
    ...(to && DATE.test(to) ? { to } : {}),
    ...(numberPart ? { number: numberPart } : {}),
    ...(min && AMOUNT.test(min) ? { min } : {}),
    ...(max && AMOUNT.test(max) ? { max } : {}),
  };
}

/** Filter that matches every invoice. */
export const NO_FILTER: InvoiceFilter = {
  status: undefined,
  from: undefined,
  to: undefined,
  number: undefined,
  min: undefined,
  max: undefined,
};

/** True if the filter narrows the list. */
export function isFiltered(filter: InvoiceFilter): boolean {
  return Object.keys(toInvoicesRequest(filter)).length > 0;
}
