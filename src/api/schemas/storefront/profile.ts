import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { removable, text } from '../text.js';
import { countryCode, currencyCode, money, type CountryCode, type CurrencyCode, type Money } from '../values.js';
import { paymentMethodSummary, type PaymentMethodSummary } from './payment-methods.js';

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
  /** Stands for what can be changed of it; a change carries the one that was seen. */
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

const contact: Schema<Contact> = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  address1: z.optional(z.string()),
  address2: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  country: z.optional(z.string()),
});

export const profile: Schema<Profile> = z.object({
  accountNumber: z.string(),
  name: z.string(),
  currency: currencyCode,
  balance: money,
  billTo: z.optional(contact),
  soldTo: z.optional(contact),
  shipTo: z.optional(contact),
  company: z.optional(z.string()),
  taxId: z.optional(z.string()),
  purchaseOrderNumber: z.optional(z.string()),
  language: z.optional(z.string()),
  paymentMethod: z.optional(paymentMethodSummary),
  version: z.optional(z.string()),
});

const contactChange: Schema<ContactChange> = z.strictObject({
  firstName: text(100),
  lastName: text(100),
  email: z.optional(text(80)),
  phone: z.optional(text(40)),
  address1: z.optional(text(255)),
  address2: z.optional(text(255)),
  city: z.optional(text(40)),
  state: z.optional(text(40)),
  postalCode: z.optional(text(20)),
  country: countryCode,
});

export const profileChange: Schema<ProfileChange> = z.strictObject({
  version: text(100),
  billTo: z.optional(contactChange),
  soldTo: z.optional(contactChange),
  shipTo: z.optional(contactChange),
  company: z.optional(removable(255)),
  taxId: z.optional(removable(30)),
  purchaseOrderNumber: z.optional(removable(100)),
  language: z.optional(removable(35)),
});
