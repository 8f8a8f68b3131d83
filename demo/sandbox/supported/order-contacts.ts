import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

/** A contact in the format of orders and sign-ups. */
export interface OrderContact extends CustomFieldValues {
  firstName: string;
  lastName: string;
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  country?: string;
  county?: string;
  workEmail?: string;
  personalEmail?: string;
  workPhone?: string;
  homePhone?: string;
  mobilePhone?: string;
  otherPhone?: string;
  otherPhoneType?: string;
  fax?: string;
  nickname?: string;
  taxRegion?: string | null;
  contactDescription?: string;
}

const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));

export const orderContactFields = {
  firstName: z.string().check(z.minLength(1), z.maxLength(100)),
  lastName: z.string().check(z.minLength(1), z.maxLength(100)),
  address1: text(255),
  address2: text(255),
  city: text(100),
  state: text(100),
  postalCode: text(20),
  country: text(64),
  county: text(100),
  workEmail: text(80),
  personalEmail: text(80),
  workPhone: text(40),
  homePhone: text(40),
  mobilePhone: text(40),
  otherPhone: text(40),
  otherPhoneType: z.optional(z.string()),
  fax: text(40),
  nickname: text(100),
  taxRegion: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  contactDescription: text(100),
};

export const orderContact: Schema<OrderContact> = customizable(orderContactFields);
