import type { Validator } from '../validator.js';
import { removable, text } from '../text.js';
import { countryCode, currencyCode, money, type CountryCode, type CurrencyCode, type Money } from '../values.js';
import { paymentMethodSummary, type PaymentMethodSummary } from './payment-methods.js';
import { object, optional, strictObject, string } from '../validation.js';

/** Who the account belongs to. Answer of `GET /storefront/profile` (billing: `GET /v1/accounts/{account-key}`, named fields only). */
export interface Profile {
  accountNumber: string;
  name: string;
  currency: CurrencyCode;
  balance: Money;
  /** Who receives the invoices. */
  billTo?: Contact;
  /** To whom is sold; tax follows it. */
  soldTo?: Contact;
  /** Where is delivered, if elsewhere. */
  shipTo?: Contact;
  /** Absent for a person. */
  company?: string;
  /** Tax number of the company (`taxInfo.VATId`). */
  taxId?: string;
  /** Stands on the next invoices (`purchaseOrderNumber`). */
  purchaseOrderNumber?: string;
  /** BCP 47 language of mails and documents (custom field `StorefrontLanguage__c`). */
  language?: string;
  /** The method that pays the next bill. */
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
  /** Name or code as the platform keeps it. */
  country?: string;
}

/**
 * Changes what is given and nothing else; an empty text removes what may be absent (billing: `PUT /v1/accounts/{account-key}` and the contacts).
 * Takes effect on the next invoice. Refused as `profile-changed` (409, `data` the profile as it is now) if `version` is not the current one.
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

/** A contact as a whole: what is left out of it is removed. */
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
  company: optional(removable(255)),
  taxId: optional(removable(30)),
  purchaseOrderNumber: optional(removable(100)),
  language: optional(removable(35)),
});
