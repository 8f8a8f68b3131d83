import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

/** Contact fields other than the name, for account and contact operations. */
export interface ContactFields extends CustomFieldValues {
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
  country?: string | null;
  county?: string | null;
  workEmail?: string | null;
  personalEmail?: string | null;
  workPhone?: string | null;
  homePhone?: string | null;
  mobilePhone?: string | null;
  otherPhone?: string | null;
  otherPhoneType?: string | null;
  fax?: string | null;
  nickname?: string | null;
  taxRegion?: string | null;
  contactDescription?: string | null;
}

export interface NamedContactFields extends ContactFields {
  firstName: string;
  lastName: string;
}

export interface ChangedContactFields extends ContactFields {
  firstName?: string;
  lastName?: string;
}

/** Roles of the contact in its account. */
export interface ContactRoles {
  asBillTo?: boolean;
  asSoldTo?: boolean;
  asShipTo?: boolean;
}

export interface CreateContactInput extends NamedContactFields, ContactRoles {
  accountId?: string;
  accountNumber?: string;
}

export interface UpdateContactInput extends ChangedContactFields, ContactRoles {
  contactId: string;
}

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(z.boolean());
const name = z.string().check(z.minLength(1));

const fields = {
  address1: text,
  address2: text,
  city: text,
  state: text,
  zipCode: text,
  country: text,
  county: text,
  workEmail: text,
  personalEmail: text,
  workPhone: text,
  homePhone: text,
  mobilePhone: text,
  otherPhone: text,
  otherPhoneType: text,
  fax: text,
  nickname: text,
  taxRegion: text,
  contactDescription: text,
};

const roles = { asBillTo: flag, asSoldTo: flag, asShipTo: flag };

export const namedContactFields: Schema<NamedContactFields> = customizable({ ...fields, firstName: name, lastName: name });
export const changedContactFields: Schema<ChangedContactFields> = customizable({
  ...fields,
  firstName: z.optional(name),
  lastName: z.optional(name),
});

export const createContactInput: Schema<CreateContactInput> = customizable({
  ...fields,
  ...roles,
  firstName: name,
  lastName: name,
  accountId: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
});

export const updateContactInput: Schema<UpdateContactInput> = customizable({
  ...fields,
  ...roles,
  firstName: z.optional(name),
  lastName: z.optional(name),
  contactId: z.string(),
});
