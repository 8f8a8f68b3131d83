import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

/** Fields of a contact object other than the name. */
export interface ContactObjectFields extends CustomFieldValues {
  Address1?: string;
  Address2?: string;
  City?: string;
  Country?: string;
  County?: string;
  Description?: string;
  Fax?: string;
  HomePhone?: string;
  MobilePhone?: string;
  NickName?: string;
  OtherPhone?: string;
  OtherPhoneType?: string;
  PersonalEmail?: string;
  PostalCode?: string;
  State?: string;
  TaxRegion?: string;
  WorkEmail?: string;
  WorkPhone?: string;
}

export interface NamedContactObject extends ContactObjectFields {
  FirstName: string;
  LastName: string;
}

export interface CreateContactObjectInput extends NamedContactObject {
  AccountId: string;
}

export interface UpdateContactObjectInput extends ContactObjectFields {
  FirstName?: string;
  LastName?: string;
}

const text = z.optional(z.string());
const name = z.string().check(z.minLength(1));

const fields = {
  Address1: text,
  Address2: text,
  City: text,
  Country: text,
  County: text,
  Description: text,
  Fax: text,
  HomePhone: text,
  MobilePhone: text,
  NickName: text,
  OtherPhone: text,
  OtherPhoneType: text,
  PersonalEmail: text,
  PostalCode: text,
  State: text,
  TaxRegion: text,
  WorkEmail: text,
  WorkPhone: text,
};

/** Names of the optional contact fields. */
export const CONTACT_OBJECT_FIELDS: readonly string[] = Object.keys(fields);

const named = { ...fields, FirstName: name, LastName: name };
export const namedContactObject: Schema<NamedContactObject> = customizable(named);

export const createContactObjectInput: Schema<CreateContactObjectInput> = customizable({ ...named, AccountId: z.string() });

export const updateContactObjectInput: Schema<UpdateContactObjectInput> = customizable({
  ...fields,
  FirstName: z.optional(name),
  LastName: z.optional(name),
});
