import type { Validator } from '../validator.js';
import { removableText, text } from '../text.js';
import { countryCode, currencyCode, money, type CountryCode, type CurrencyCode, type Money } from '../values.js';
import { paymentMethodSummary, type PaymentMethodSummary } from './payment-methods.js';
import { object, optional, strictObject, string } from '../validation.js';

/** Owner of the account. Response of `GET /storefront/profile` (billing: `GET /v1/accounts/{account-key}`, named fields only). */
export interface Profile {
  accountNumber: string;
  name: string;
  currency: CurrencyCode;
  balance: Money;
  /** Bill-to contact, who receives the invoices. */
  billTo?: Contact;
  /** Sold-to contact. Its address decides the tax. */
  soldTo?: Contact;
  /** Ship-to contact, if different. */
  shipTo?: Contact;
  /** Absent for individuals. */
  company?: string;
  /** Tax ID of the company (`taxInfo.VATId`). */
  taxId?: string;
  /** Purchase order number, printed on the next invoices (`purchaseOrderNumber`). */
  purchaseOrderNumber?: string;
  /** BCP 47 language of emails and documents (custom field `StorefrontLanguage__c`). */
  language?: string;
  /** Payment method of the next bill. */
  paymentMethod?: PaymentMethodSummary;
  /** Version of the editable fields. An update sends back the version last seen. */
  version?: string;
}

export interface Contact {
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  /** Name or code in the platform's format. */
  country?: string;
}

/**
 * Changes only the fields that are present. An empty text removes an optional field (billing: `PUT /v1/accounts/{account-key}` and the contacts).
 * Takes effect on the next invoice. Refused as `profile-changed` (409, current profile in `data`) if `version` is outdated.
 */
export interface ProfileChange {
  version: string;
  billTo?: ContactChange;
  soldTo?: ContactChange;
  shipTo?: ContactChange;
  company?: string;
  taxId?: string;
  purchaseOrderNumber?: string;
  language?: string;
}

/** Complete contact. Absent fields are removed. */
export interface ContactChange extends Contact {
  country: CountryCode;
}

const contact: Validator<Contact> = object({
  firstName: string,
  lastName: string,
  email: optional(string),
  phone: optional(string),
  address1: optional(string),
  address2: optional(string),
  city: optional(string),
  state: optional(string),
  postalCode: optional(string),
  country: optional(string),
});

export const profile: Validator<Profile> = object({
  accountNumber: string,
  name: string,
  currency: currencyCode,
  balance: money,
  billTo: optional(contact),
  soldTo: optional(contact),
  shipTo: optional(contact),
  company: optional(string),
  taxId: optional(string),
  purchaseOrderNumber: optional(string),
  language: optional(string),
  paymentMethod: optional(paymentMethodSummary),
  version: optional(string),
});

const contactChange: Validator<ContactChange> = strictObject({
  firstName: text(100),
  lastName: text(100),
  email: optional(text(80)),
  phone: optional(text(40)),
  address1: optional(text(255)),
  address2: optional(text(255)),
  city: optional(text(40)),
  state: optional(text(40)),
  postalCode: optional(text(20)),
  country: countryCode,
});

export const profileChange: Validator<ProfileChange> = strictObject({
  version: text(100),
  billTo: optional(contactChange),
  soldTo: optional(contactChange),
  shipTo: optional(contactChange),
  company: optional(removableText(255)),
  taxId: optional(removableText(30)),
  purchaseOrderNumber: optional(removableText(100)),
  language: optional(removableText(35)),
});
