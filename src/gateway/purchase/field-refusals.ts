import { isStorefrontError, type FieldError } from '../../api/errors.js';
import type { Buyer } from '../../api/schemas/storefront/purchase.js';
import { isDefinite } from '../billing/problems.js';
import { Refusal } from '../refusal.js';

/** What the platform calls a part of a contact, and what a page does. */
const PARTS: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  workemail: 'email',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  state: 'state',
  postalcode: 'postalCode',
  zipcode: 'postalCode',
  country: 'country',
};
/** Parts that only the buyer has, wherever the platform names them. */
const BUYERS: Readonly<Record<string, string>> = { vatid: 'taxId', purchaseordernumber: 'purchaseOrderNumber', name: 'company' };

/** Path in the request of a field that the platform named; undefined for one that no page has. */
export type NameField = (path: string) => string | undefined;

const lastOf = (path: string): string => path.split('.').at(-1) ?? '';

/** Names as a quote has them. */
export const inQuote: NameField = (path) => {
  const last = lastOf(path).toLowerCase();
  if (last === 'vatid') return 'taxId';
  const part = PARTS[last];
  return part !== undefined && ['country', 'state', 'postalCode', 'city'].includes(part) ? `address.${part}` : undefined;
};

/** Names as the buyer of an order has them. */
export function inOrder({ soldTo }: Buyer): NameField {
  return (path) => {
    const last = lastOf(path);
    if (last.endsWith('__c')) return `account.customFields.${last}`;
    const own = BUYERS[last.toLowerCase()];
    if (own !== undefined) return `account.${own}`;
    const part = PARTS[last.toLowerCase()];
    // A quote is asked for with the address to which is sold.
    const toSoldTo = /soldto/i.test(path) && soldTo !== undefined && part !== 'email';
    return part && `account.${toSoldTo ? 'soldTo.' : ''}${part}`;
  };
}

/** Names as the profile of an account has them. */
export const inProfile: NameField = (path) => {
  const last = lastOf(path);
  if (last === 'StorefrontLanguage__c') return 'language';
  const own = BUYERS[last.toLowerCase()];
  if (own !== undefined) return own;
  const [role] = /billTo|soldTo|shipTo/.exec(path) ?? [];
  const part = last.toLowerCase() === 'workphone' ? 'phone' : PARTS[last.toLowerCase()];
  return part === undefined || role === undefined ? undefined : `${role}.${part}`;
};

/** The refusal of fields that the platform did not take; undefined if it named none that the person can mend. Its own words stay here. */
export function fieldRefusal(error: unknown, nameOf: NameField): Refusal | undefined {
  if (!isStorefrontError(error) || !isDefinite(error)) return undefined;
  const names = new Set(error.fields.flatMap(({ field }) => nameOf(field) ?? []));
  const fields = Array.from(names, (field): FieldError => ({
    field,
    code: 'field-refused',
    message: 'is not accepted by the billing platform',
  }));
  if (fields.length === 0) return undefined;
  const message = fields.map((field) => `${field.field}: ${field.message}`).join('; ');
  return new Refusal({ status: 422, type: 'invalid-request', code: 'field-refused', message, fields }, error);
}

/** Does something, and answers the platform's refusal of a field at that field. */
export async function atFields<Result>(nameOf: NameField, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw fieldRefusal(error, nameOf) ?? error;
  }
}
