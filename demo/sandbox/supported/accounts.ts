import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import { changedContactFields, namedContactFields, type ChangedContactFields, type NamedContactFields } from './contacts.js';
import { newMethodFields, sentCard, type SentCard } from './payment-methods.js';
import { storedFields, type StoredFields } from './stored-fields.js';
import { billingFields, newSubscriptionInput, type BillingChoice, type NewSubscriptionInput } from './subscription-changes.js';

/** Input of an account summary. The summary never includes usage. */
export interface AccountSummaryInput {
  excludeUsage?: true;
  'account-key': string;
}

export interface CreateAccountInput extends StoredFields<'account'>, BillingChoice, CustomFieldValues {
  name: string;
  currency: string;
  accountNumber?: string;
  autoPay?: boolean;
  billCycleDay?: number;
  billToContact: NamedContactFields;
  soldToContact?: NamedContactFields;
  soldToSameAsBillTo?: boolean;
  shipToContact?: NamedContactFields;
  shipToSameAsBillTo?: boolean;
  hpmCreditCardPaymentMethodId?: string;
  creditCard?: SentCard;
  paymentMethod?: object;
  subscription?: NewSubscriptionInput;
  notes?: string;
  /** Id or number of the parent account. */
  parentId?: string;
  paymentTerm?: string;
}

export interface UpdateAccountInput extends StoredFields<'account'>, CustomFieldValues {
  'account-key': string;
  autoPay?: boolean;
  billCycleDay?: number;
  billToContact?: ChangedContactFields;
  billToContactId?: string;
  soldToContact?: ChangedContactFields;
  soldToContactId?: string;
  shipToContact?: ChangedContactFields;
  shipToContactId?: string;
  defaultPaymentMethodId?: string;
  name?: string;
  notes?: string;
  parentId?: string;
  paymentTerm?: string;
}

const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const day = z.optional(z.int().check(z.gte(0), z.lte(31)));

export const accountSummaryInput: Schema<AccountSummaryInput> = z.object({
  'account-key': z.string(),
  excludeUsage: z.optional(z.literal(true)),
});

export const createAccountInput: Schema<CreateAccountInput> = customizable({
  ...billingFields,
  ...storedFields('account'),
  name: z.string().check(z.minLength(1)),
  currency: z.string(),
  accountNumber: text,
  autoPay: flag,
  billCycleDay: day,
  billToContact: namedContactFields,
  soldToContact: z.optional(namedContactFields),
  soldToSameAsBillTo: flag,
  shipToContact: z.optional(namedContactFields),
  shipToSameAsBillTo: flag,
  hpmCreditCardPaymentMethodId: text,
  creditCard: z.optional(sentCard),
  paymentMethod: z.optional(newMethodFields),
  subscription: z.optional(newSubscriptionInput),
  notes: text,
  parentId: text,
  paymentTerm: text,
});

export const updateAccountInput: Schema<UpdateAccountInput> = customizable({
  ...storedFields('account'),
  'account-key': z.string(),
  autoPay: flag,
  billCycleDay: day,
  billToContact: z.optional(changedContactFields),
  billToContactId: text,
  soldToContact: z.optional(changedContactFields),
  soldToContactId: text,
  shipToContact: z.optional(changedContactFields),
  shipToContactId: text,
  defaultPaymentMethodId: text,
  name: z.optional(z.string().check(z.minLength(1))),
  notes: text,
  parentId: text,
  paymentTerm: text,
});
