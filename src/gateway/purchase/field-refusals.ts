import { isStorefrontError, type FieldError } from '../../api/errors.js';
import type { Buyer } from '../../api/schemas/storefront/buyer.js';
import { isRejected } from '../billing/platform-errors.js';
import { Refusal } from '../refusal.js';

/** Maps the platform's names of contact fields, in lower case, to the storefront's names. */
const CONTACT_FIELDS: Readonly<Record<string, string>> = {
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
/** Maps the platform's names of other buyer fields, in lower case, to the storefront's names. */
const BUYER_FIELDS: Readonly<Record<string, string>> = { vatid: 'taxId', purchaseordernumber: 'purchaseOrderNumber', name: 'company' };

/** Converts a field path of the platform into that of the storefront request. Returns undefined if the request has no such field. */
type FieldMapper = (path: string) => string | undefined;

const lastSegment = (path: string): string => path.split('.').at(-1) ?? '';

/** Maps field paths of the platform to those of a quote request. */
export const toQuoteField: FieldMapper = (path) => {
  const last = lastSegment(path).toLowerCase();
  if (last === 'vatid') return 'taxId';
  const contactField = CONTACT_FIELDS[last];
  return contactField !== undefined && ['country', 'state', 'postalCode', 'city'].includes(contactField)
    ? `address.${contactField}`
    : undefined;
};

/** Creates the function that maps field paths of the platform to those of an order request. */
export function orderFieldMapper({ soldTo }: Buyer): FieldMapper {
  return (path) => {
    const last = lastSegment(path);
    if (last.endsWith('__c')) return `account.customFields.${last}`;
    const buyerField = BUYER_FIELDS[last.toLowerCase()];
    if (buyerField !== undefined) return `account.${buyerField}`;
    const contactField = CONTACT_FIELDS[last.toLowerCase()];
    // Without a separate sold-to contact, the buyer's own fields are used. The email address is always the buyer's.
    const isSoldTo = /soldto/i.test(path) && soldTo !== undefined && contactField !== 'email';
    return contactField && `account.${isSoldTo ? 'soldTo.' : ''}${contactField}`;
  };
}

/** Maps field paths of the platform to those of a profile update. */
export const toProfileField: FieldMapper = (path) => {
  const last = lastSegment(path);
  if (last === 'StorefrontLanguage__c') return 'language';
  const buyerField = BUYER_FIELDS[last.toLowerCase()];
  if (buyerField !== undefined) return buyerField;
  const [role] = /billTo|soldTo|shipTo/.exec(path) ?? [];
  const contactField = last.toLowerCase() === 'workphone' ? 'phone' : CONTACT_FIELDS[last.toLowerCase()];
  return contactField === undefined || role === undefined ? undefined : `${role}.${contactField}`;
};

/**
 * Returns a refusal that names the fields the platform did not accept. Undefined if the customer cannot correct any of them. Contains no
 * text of the platform.
 */
export function fieldRefusal(error: unknown, mapField: FieldMapper): Refusal | undefined {
  if (!isStorefrontError(error) || !isRejected(error)) return undefined;
  const names = new Set(error.fields.flatMap(({ field }) => mapField(field) ?? []));
  const fields = Array.from(names, (field): FieldError => ({
    field,
    code: 'field-refused',
    message: 'was refused by the billing platform; correct it',
  }));
  if (fields.length === 0) return undefined;
  const message = fields.map((field) => `${field.field}: ${field.message}`).join('; ');
  return new Refusal({ status: 422, type: 'invalid-request', code: 'field-refused', message, fields }, error);
}

/** Runs `work`. If the platform refuses a field, throws a refusal that names the storefront field. */
export async function withFieldRefusals<Result>(mapField: FieldMapper, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw fieldRefusal(error, mapField) ?? error;
  }
}
