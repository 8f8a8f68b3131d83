import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { currencyCode, decimal, type CurrencyCode, type DecimalString, type Open } from '../values.js';
import { envelope, type Envelope } from './envelope.js';

/** Body of `POST /web-payments/sessions`. With `processPayment: false` the form only stores and verifies a method. */
export interface PaymentSessionRequest {
  amount: DecimalString;
  currency: CurrencyCode;
  processPayment: boolean;
  storePaymentMethod?: boolean;
  accountId?: string;
}

export interface PaymentSessionResponse {
  token: string;
}

/** A stored payment method. It names no account (flows.md ruling 7). */
export interface PaymentMethod extends Envelope {
  id: string;
  type: Open<'CreditCard' | 'CreditCardReferenceTransaction' | 'ACH' | 'SEPA'>;
  status?: Open<'Active' | 'Closed' | 'Scrubbed'>;
  isDefault?: boolean;
  createdOn?: string;
  creditCardMaskNumber?: string | null;
  creditCardType?: string | null;
  cardNumber?: string | null;
  expirationMonth?: number | null;
  expirationYear?: number | null;
  accountHolderInfo?: { accountHolderName?: string | null } | null;
}

export interface PaymentMethodRequest {
  'payment-method-id': string;
}

export interface AccountPaymentMethodsRequest {
  'account-key': string;
  isDefaultOnly?: boolean;
  isActiveOnly?: boolean;
}

/** Answer of `GET /v1/accounts/{account-key}/payment-methods`: one list for each kind, under a lower-camel name. */
export interface AccountPaymentMethods extends Envelope {
  defaultPaymentMethodId?: string | null;
  paymentGateway?: string | null;
  creditcard?: PaymentMethod[];
}

export const paymentSessionRequest: Schema<PaymentSessionRequest> = z.object({
  amount: decimal,
  currency: currencyCode,
  processPayment: z.boolean(),
  storePaymentMethod: z.optional(z.boolean()),
  accountId: z.optional(z.string()),
});

export const paymentSessionResponse: Schema<PaymentSessionResponse> = z.object({ token: z.string() });
export const paymentMethodRequest: Schema<PaymentMethodRequest> = z.object({ 'payment-method-id': z.string() });
export const accountPaymentMethodsRequest: Schema<AccountPaymentMethodsRequest> = z.object({
  'account-key': z.string(),
  isDefaultOnly: z.optional(z.boolean()),
  isActiveOnly: z.optional(z.boolean()),
});

const nullableText = z.optional(z.nullable(z.string()));

const method = z.object({
  ...envelope,
  id: z.string(),
  type: z.string(),
  status: z.optional(z.string()),
  isDefault: z.optional(z.boolean()),
  createdOn: z.optional(z.string()),
  creditCardMaskNumber: nullableText,
  creditCardType: nullableText,
  cardNumber: nullableText,
  expirationMonth: z.optional(z.nullable(z.number())),
  expirationYear: z.optional(z.nullable(z.number())),
  accountHolderInfo: z.optional(z.nullable(z.object({ accountHolderName: nullableText }))),
});

export const paymentMethod: Schema<PaymentMethod> = method;
export const accountPaymentMethods: Schema<AccountPaymentMethods> = z.object({
  ...envelope,
  defaultPaymentMethodId: nullableText,
  paymentGateway: nullableText,
  creditcard: z.optional(z.array(method)),
});
