// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import type { Open } from '../../../api/schemas/values.js';
import {
  customizable,
  maybe,
  open,
  strict,
  type CustomFieldValues,
  type Id,
  type NumberOf,
  upTo,
  wireBoolean,
  wireText,
} from '../../../api/schemas/wire.js';
import type { CommonResponse } from './shared.js';

/** Input of `POST /v1/contacts`. */
export interface CreateContactRequest extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  /** At most 255 characters. */
  address1?: string;
  /** At most 255 characters. */
  address2?: string;
  asBillTo?: boolean;
  asShipTo?: boolean;
  asSoldTo?: boolean;
  /** At most 100 characters. */
  city?: string;
  /** At most 100 characters. */
  contactDescription?: string;
  /** At most 64 characters. */
  country?: string;
  /** At most 100 characters. */
  county?: string;
  /** At most 40 characters. */
  fax?: string;
  /** At most 100 characters. */
  firstName: string;
  /** At most 40 characters. */
  homePhone?: string;
  /** At most 100 characters. */
  lastName: string;
  /** At most 100 characters. */
  mobilePhone?: string;
  /** At most 100 characters. */
  nickname?: string;
  /** At most 40 characters. */
  otherPhone?: string;
  otherPhoneType?: 'Work' | 'Mobile' | 'Home' | 'Other';
  /** At most 80 characters. */
  personalEmail?: string;
  /** At most 100 characters. */
  state?: string;
  /** At most 100 characters. */
  taxRegion?: string;
  /** At most 80 characters. */
  workEmail?: string;
  /** At most 40 characters. */
  workPhone?: string;
  /** At most 20 characters. */
  zipCode?: string;
}

export const createContactRequest: Schema<CreateContactRequest> = /* @__PURE__ */ customizable({
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  address1: z.optional(upTo(255)),
  address2: z.optional(upTo(255)),
  asBillTo: z.optional(z.boolean()),
  asShipTo: z.optional(z.boolean()),
  asSoldTo: z.optional(z.boolean()),
  city: z.optional(upTo(100)),
  contactDescription: z.optional(upTo(100)),
  country: z.optional(upTo(64)),
  county: z.optional(upTo(100)),
  fax: z.optional(upTo(40)),
  firstName: upTo(100),
  homePhone: z.optional(upTo(40)),
  lastName: upTo(100),
  mobilePhone: z.optional(upTo(100)),
  nickname: z.optional(upTo(100)),
  otherPhone: z.optional(upTo(40)),
  otherPhoneType: z.optional(z.enum(['Work', 'Mobile', 'Home', 'Other'])),
  personalEmail: z.optional(upTo(80)),
  state: z.optional(upTo(100)),
  taxRegion: z.optional(upTo(100)),
  workEmail: z.optional(upTo(80)),
  workPhone: z.optional(upTo(40)),
  zipCode: z.optional(upTo(20)),
});

/** Answer of `GET /v1/contacts/{contactId}`. */
export interface GetContactResponse extends CustomFieldValues {
  accountId?: Id<'account'>;
  accountNumber?: NumberOf<'account'>;
  address1?: string;
  address2?: string;
  asBillTo?: boolean;
  asShipTo?: boolean;
  asSoldTo?: boolean;
  city?: string;
  contactDescription?: string;
  country?: string;
  county?: string;
  fax?: string;
  firstName?: string;
  homePhone?: string;
  lastName?: string;
  mobilePhone?: string;
  nickname?: string;
  otherPhone?: string;
  otherPhoneType?: Open<'Work' | 'Mobile' | 'Home' | 'Other'>;
  personalEmail?: string;
  state?: string;
  success?: boolean;
  taxRegion?: string;
  workEmail?: string;
  workPhone?: string;
  zipCode?: string;
  id?: Id<'contact'>;
}

export const getContactResponse: Schema<GetContactResponse> = /* @__PURE__ */ z.looseObject({
  accountId: maybe(wireText),
  accountNumber: maybe(wireText),
  address1: maybe(wireText),
  address2: maybe(wireText),
  asBillTo: maybe(wireBoolean),
  asShipTo: maybe(wireBoolean),
  asSoldTo: maybe(wireBoolean),
  city: maybe(wireText),
  contactDescription: maybe(wireText),
  country: maybe(wireText),
  county: maybe(wireText),
  fax: maybe(wireText),
  firstName: maybe(wireText),
  homePhone: maybe(wireText),
  lastName: maybe(wireText),
  mobilePhone: maybe(wireText),
  nickname: maybe(wireText),
  otherPhone: maybe(wireText),
  otherPhoneType: maybe(open(['Work', 'Mobile', 'Home', 'Other'])),
  personalEmail: maybe(wireText),
  state: maybe(wireText),
  success: maybe(wireBoolean),
  taxRegion: maybe(wireText),
  workEmail: maybe(wireText),
  workPhone: maybe(wireText),
  zipCode: maybe(wireText),
  id: maybe(wireText),
});

/** Input of `GET /v1/contacts/{contactId}`. */
export interface GetContactRequest {
  contactId: Id<'contact'>;
}

export const getContactRequest: Schema<GetContactRequest> = /* @__PURE__ */ strict({
  contactId: z.string(),
});

/** Input of `PUT /v1/contacts/{contactId}`. */
export interface UpdateContactRequest extends CustomFieldValues {
  contactId: Id<'contact'>;
  /** At most 255 characters. */
  address1?: string;
  /** At most 255 characters. */
  address2?: string;
  asBillTo?: boolean;
  asShipTo?: boolean;
  asSoldTo?: boolean;
  /** At most 100 characters. */
  city?: string;
  /** At most 100 characters. */
  contactDescription?: string;
  /** At most 64 characters. */
  country?: string;
  /** At most 100 characters. */
  county?: string;
  /** At most 40 characters. */
  fax?: string;
  /** At most 100 characters. */
  firstName?: string;
  /** At most 40 characters. */
  homePhone?: string;
  /** At most 100 characters. */
  lastName?: string;
  /** At most 100 characters. */
  mobilePhone?: string;
  /** At most 100 characters. */
  nickname?: string;
  /** At most 40 characters. */
  otherPhone?: string;
  otherPhoneType?: 'Work' | 'Mobile' | 'Home' | 'Other';
  /** At most 80 characters. */
  personalEmail?: string;
  /** At most 100 characters. */
  state?: string;
  /** At most 100 characters. */
  taxRegion?: string;
  /** At most 80 characters. */
  workEmail?: string;
  /** At most 40 characters. */
  workPhone?: string;
  /** At most 20 characters. */
  zipCode?: string;
}

export const updateContactRequest: Schema<UpdateContactRequest> = /* @__PURE__ */ customizable({
  contactId: z.string(),
  address1: z.optional(upTo(255)),
  address2: z.optional(upTo(255)),
  asBillTo: z.optional(z.boolean()),
  asShipTo: z.optional(z.boolean()),
  asSoldTo: z.optional(z.boolean()),
  city: z.optional(upTo(100)),
  contactDescription: z.optional(upTo(100)),
  country: z.optional(upTo(64)),
  county: z.optional(upTo(100)),
  fax: z.optional(upTo(40)),
  firstName: z.optional(upTo(100)),
  homePhone: z.optional(upTo(40)),
  lastName: z.optional(upTo(100)),
  mobilePhone: z.optional(upTo(100)),
  nickname: z.optional(upTo(100)),
  otherPhone: z.optional(upTo(40)),
  otherPhoneType: z.optional(z.enum(['Work', 'Mobile', 'Home', 'Other'])),
  personalEmail: z.optional(upTo(80)),
  state: z.optional(upTo(100)),
  taxRegion: z.optional(upTo(100)),
  workEmail: z.optional(upTo(80)),
  workPhone: z.optional(upTo(40)),
  zipCode: z.optional(upTo(20)),
});

/** Answer of `POST /v1/contacts`. */
export type CreateContactResponse = GetContactResponse;

/** Answer of `PUT /v1/contacts/{contactId}`. */
export type UpdateContactResponse = GetContactResponse;

/** Input of `DELETE /v1/contacts/{contactId}`. */
export type DeleteContactRequest = GetContactRequest;

/** Answer of `DELETE /v1/contacts/{contactId}`. */
export type DeleteContactResponse = CommonResponse;

/** Input of `PUT /v1/contacts/{contactId}/scrub`. */
export type ScrubContactRequest = GetContactRequest;

/** Answer of `PUT /v1/contacts/{contactId}/scrub`. */
export type ScrubContactResponse = CommonResponse;
