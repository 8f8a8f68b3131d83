import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { currencyCode, type CurrencyCode } from '../../../src/api/schemas/values.js';
import { accountContact, type AccountContact } from './contact.js';

/** Body of `POST /v1/accounts`. */
export interface CreateAccountRequest {
  name: string;
  currency: CurrencyCode;
  billToContact: AccountContact & { firstName: string; lastName: string };
  soldToContact?: AccountContact & { firstName: string; lastName: string };
  accountNumber?: string;
  autoPay?: boolean;
  /** Day of month 1-31; 0: set by the first subscription. */
  billCycleDay?: number;
  paymentTerm?: string;
  hpmCreditCardPaymentMethodId?: string;
  notes?: string;
}

export interface AccountRequest {
  'account-key': string;
}

const named = z.intersection(
  accountContact,
  z.object({ firstName: z.string().check(z.minLength(1)), lastName: z.string().check(z.minLength(1)) }),
);

export const createAccountRequest: Schema<CreateAccountRequest> = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  currency: currencyCode,
  billToContact: named,
  soldToContact: z.optional(named),
  accountNumber: z.optional(z.string().check(z.maxLength(70))),
  autoPay: z.optional(z.boolean()),
  billCycleDay: z.optional(z.int().check(z.gte(0), z.lte(31))),
  paymentTerm: z.optional(z.string()),
  hpmCreditCardPaymentMethodId: z.optional(z.string()),
  notes: z.optional(z.string()),
});

export const accountRequest: Schema<AccountRequest> = z.object({ 'account-key': z.string() });
