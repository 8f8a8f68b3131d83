import { createQuote } from '../../../api/operations/storefront/quotes.js';
import type { CustomField, SignUpRules } from '../../../api/schemas/storefront/sign-up-rules.js';
import type { Address, Buyer, SoldTo } from '../../../api/schemas/storefront/buyer.js';
import type { QuoteRequest } from '../../../api/schemas/storefront/quote.js';
import { findStateValue, type AddressField } from './countries/country-format.js';
import type { CountryData } from './countries/country-data.js';

type ContactField = 'firstName' | 'lastName' | 'country' | AddressField;

/** Field of the details form. `soldTo-...` belongs to the recipient, `custom-...` to the tenant's custom fields. */
export type DetailField =
  | ContactField
  | 'buyer'
  | 'email'
  | 'company'
  | 'taxId'
  | 'purchaseOrderNumber'
  /** `other` if the recipient differs from the buyer. */
  | 'soldTo'
  | `soldTo-${ContactField}`
  | `custom-${string}`;

/** Entries as typed. A missing field is empty. */
export type Details = Readonly<Partial<Record<DetailField, string>>>;

export const NO_DETAILS: Details = {};

const KNOWN: readonly string[] = [
  ...['buyer', 'email', 'company', 'taxId', 'purchaseOrderNumber', 'soldTo', 'firstName', 'lastName', 'country'],
  ...['address1', 'address2', 'city', 'state', 'postalCode'],
];

/** True if the details form has a field of this name. */
export function isDetailField(name: string): name is DetailField {
  return KNOWN.includes(name.replace(/^soldTo-/, '')) || name.startsWith('custom-');
}

/** Returns the valid fields of stored details. Every script of the origin can write to the storage. */
export function parseDetails(stored: Readonly<Record<string, unknown>>): Details {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([field, text]) => (isDetailField(field) && typeof text === 'string' ? [[field, text]] : [])),
  );
}

/** Problem of a field. */
export type FieldProblem = 'missing' | 'invalid' | 'too-long' | 'not-served' | 'account-exists' | 'in-use' | 'refused';
/** Reason why an email address cannot be used. `in-use`: the user is signed in, and another account uses the address. */
export type EmailProblem = Extract<FieldProblem, 'account-exists' | 'in-use'>;
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** Rules of the details form and data of the countries in it. */
export interface FormRules {
  readonly signUp: SignUpRules;
  /** Countries that the tenant sells to; empty for all. */
  readonly countries: readonly string[];
  readonly locale: string;
  readonly countryData: (country: string) => CountryData;
}

/** Returns the trimmed value of a field. */
export function fieldValue(details: Details, field: DetailField): string {
  return (details[field] ?? '').trim();
}

/** Returns the chosen kind of buyer, or the first allowed kind. */
export function buyerKind(details: Details, { buyers = [] }: SignUpRules): 'personal' | 'company' {
  const [first = 'personal', ...others] = buyers;
  if (buyers.length === 1) return first;
  const chosen = [first, ...others, 'company'].find((kind) => kind === details.buyer);
  return chosen === 'company' || chosen === 'personal' ? chosen : first;
}

/** True if the recipient differs from the buyer. */
export function isSoldToOther(details: Details): boolean {
  return details.soldTo === 'other';
}

export const customKey = ({ name }: CustomField): `custom-${string}` => `custom-${name}`;

/** Removes empty fields. */
function withoutEmpty<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  const kept: Partial<Fields> = {};
  for (const name in fields) if (fields[name] !== '') kept[name] = fields[name];
  return kept;
}

function addressOf(details: Details, prefix: '' | 'soldTo-', form: FormRules): Address {
  const of = (field: AddressField): string => fieldValue(details, `${prefix}${field}`);
  const country = fieldValue(details, `${prefix}country`);
  const { format } = form.countryData(country);
  const postalCode = format.capitals ? of('postalCode').toUpperCase() : of('postalCode');
  return {
    ...withoutEmpty({
      address1: of('address1'),
      address2: of('address2'),
      city: of('city'),
      state: hasState(form.countryData(country)) ? findStateValue(format, of('state')) : '',
      postalCode,
    }),
    country,
  };
}

function hasState({ format, loading }: CountryData): boolean {
  return loading || format.format.includes('%S');
}

/**
 * Converts details to the buyer of an order: trimmed, without empty fields.
 * @param onInvoice true for a purchase on invoice, which always asks companies for a purchase order number
 */
export function buyerOf(details: Details, form: FormRules, onInvoice = false): Buyer {
  const { signUp } = form;
  const company = buyerKind(details, signUp) === 'company';
  const answers = (signUp.fields ?? []).flatMap((field) => {
    const value = fieldValue(details, customKey(field));
    return value === '' ? [] : [{ name: field.name, value }];
  });
  return {
    firstName: fieldValue(details, 'firstName'),
    lastName: fieldValue(details, 'lastName'),
    email: fieldValue(details, 'email'),
    ...(company &&
      withoutEmpty({
        company: fieldValue(details, 'company'),
        taxId: fieldValue(details, 'taxId'),
        purchaseOrderNumber: signUp.purchaseOrder || onInvoice ? fieldValue(details, 'purchaseOrderNumber') : '',
      })),
    ...addressOf(details, '', form),
    ...(isSoldToOther(details) && { soldTo: soldToOf(details, form) }),
    ...(answers.length > 0 && { customFields: answers }),
  };
}

function soldToOf(details: Details, form: FormRules): SoldTo {
  return {
    firstName: fieldValue(details, 'soldTo-firstName'),
    lastName: fieldValue(details, 'soldTo-lastName'),
    ...addressOf(details, 'soldTo-', form),
  };
}

/** Details that determine the tax, and whether a company may pay on invoice. */
export type TaxDetails = Pick<QuoteRequest, 'address' | 'taxId' | 'company'>;

/** Returns the details that a quote depends on: the recipient's address, the tax ID and the company, without invalid or missing values. */
export function taxDetailsOf(details: Details, form: FormRules): TaxDetails {
  const { taxId, soldTo, company: name, ...buyer } = buyerOf(details, form);
  const { country, state, postalCode, city } = soldTo ?? buyer;
  const address = country
    ? { country, ...(state ? { state } : {}), ...(postalCode ? { postalCode } : {}), ...(city ? { city } : {}) }
    : undefined;
  const company = name ? { name, country: buyer.country } : undefined;
  const fits = (countryData: TaxDetails): boolean =>
    createQuote.request.safeParse({ intent: 'subscribe', plans: [{ productRatePlanId: '-' }], currency: 'USD', ...countryData }).success;
  const known = taxId && form.countryData(fieldValue(details, 'country')).tax?.fits(taxId) !== false;
  return {
    ...(address && fits({ address }) ? { address } : {}),
    ...(known && fits({ taxId }) ? { taxId } : {}),
    ...(company && fits({ company }) ? { company } : {}),
  };
}

/** Converts a path in the order request to a field. Undefined if the form has no such field. Custom fields are found by index or by name. */
export function fieldOfPath([part, name, ...rest]: readonly string[], account?: Buyer): DetailField | undefined {
  if (part !== 'account' || name === undefined) return undefined;
  if (name === 'customFields') {
    const [which = ''] = rest;
    return `custom-${account?.customFields?.[Number(which)]?.name ?? which}`;
  }
  const field = name === 'soldTo' && rest[0] !== undefined ? `soldTo-${rest[0]}` : name;
  return isDetailField(field) ? field : undefined;
}
