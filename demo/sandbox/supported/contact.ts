import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** Contact as account operations read and write it. Orders write `postalCode` where accounts write `zipCode`. */
export interface AccountContact {
  id?: string;
  firstName?: string;
  lastName?: string;
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
}

const nullable = z.optional(z.nullable(z.string()));

export const accountContact: Schema<AccountContact> = z.object({
  id: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  address1: nullable,
  address2: nullable,
  city: nullable,
  state: nullable,
  zipCode: nullable,
  country: nullable,
  county: nullable,
  workEmail: nullable,
  personalEmail: nullable,
  workPhone: nullable,
});

/** Contact of a new account in an order. */
export interface OrderContact {
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
}

const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));

export const orderContact: Schema<OrderContact> = z.object({
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
});
