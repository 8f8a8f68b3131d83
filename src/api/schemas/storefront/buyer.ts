import type { Validator } from '../validator.js';
import { EMAIL_MESSAGE, EMAIL_PATTERN } from '../email-pattern.js';
import { text } from '../text.js';
import { countryCode, type CountryCode } from '../values.js';
import { array, maxLength, optional, pattern, refine, strictObject, string } from '../validation.js';

/** Postal address. Its parts depend on the country. */
export interface Address {
  address1?: string;
  address2?: string;
  city?: string;
  /** State, province or prefecture, if the country has them. */
  state?: string;
  postalCode?: string;
  country: CountryCode;
}

/** Sold-to contact, if different from the buyer. Its address decides the tax. */
export interface SoldTo extends Address {
  firstName: string;
  lastName: string;
}

/** Name and address of the buyer: the bill-to contact of the new account, and its sold-to contact unless `soldTo` is set. */
export interface Buyer extends Address {
  firstName: string;
  lastName: string;
  /** `workEmail` of the contact. Each address can have only one account. */
  email: string;
  company?: string;
  /** Tax ID of a company, for example `DE123456789` (`taxInfo.VATId` of the account). */
  taxId?: string;
  /** The company's purchase order number, printed on invoices (`purchaseOrderNumber` of the account). */
  purchaseOrderNumber?: string;
  soldTo?: SoldTo;
  /** Answers to the tenant's own questions (`Catalog.signUp.fields`). */
  customFields?: { name: string; value: string }[];
}

/** Request that checks, before the payment step, if an email address can be used for sign-up. */
export interface AccountCheckRequest {
  email: string;
}

/** Maximum length of names and of parts of an address. */
export const NAME_LENGTH = 100;

const person = { firstName: text(NAME_LENGTH), lastName: text(NAME_LENGTH) };

const address = {
  address1: optional(text(255)),
  address2: optional(text(255)),
  city: optional(text(NAME_LENGTH)),
  state: optional(text(NAME_LENGTH)),
  postalCode: optional(text(20)),
  country: countryCode,
};

/** Email address. */
export const email: Validator<string> = refine(string, maxLength(80), pattern(EMAIL_PATTERN, EMAIL_MESSAGE));

export const taxId: Validator<string | undefined> = optional(
  refine(string, pattern(/^[A-Za-z0-9][A-Za-z0-9 ./-]{2,29}$/, 'must be a tax ID such as DE123456789')),
);

/** Validates the buyer. The sign-up form and the gateway use the same checks. */
export const buyer: Validator<Buyer> = strictObject({
  ...person,
  email,
  company: optional(text(255)),
  ...address,
  taxId,
  purchaseOrderNumber: optional(text(NAME_LENGTH)),
  soldTo: optional(strictObject({ ...person, ...address })),
  customFields: optional(refine(array(strictObject({ name: text(64), value: text(2000) })), maxLength(50))),
});

export const accountCheckRequest: Validator<AccountCheckRequest> = strictObject({ email });

export const accountCheck: Validator<Record<string, never>> = strictObject({});
