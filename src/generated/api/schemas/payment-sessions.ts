// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { decimal } from '../../../api/schemas/decimal.js';
import type { DecimalString } from '../../../api/schemas/values.js';
import { strict, type Id, type NumberOf, wireText } from '../../../api/schemas/wire.js';

/** `POSTCreatePaymentSessionRequest.invoices` of the definition. */
export interface NewCreatePaymentSessionRequestInputInvoice {
  invoiceNumber?: NumberOf<'invoice'>;
}

export const newCreatePaymentSessionRequestInputInvoice: Schema<NewCreatePaymentSessionRequestInputInvoice> = /* @__PURE__ */ strict({
  invoiceNumber: z.optional(z.string()),
});

/** Input of `POST /web-payments/sessions`. */
export interface CreatePaymentFormSessionRequest {
  accountId?: Id<'account'>;
  amount: DecimalString;
  authAmount?: DecimalString;
  currency: string;
  gatewayOptions?: Record<string, unknown>;
  paymentGateway?: string;
  processPayment: boolean;
  /** Default `true`. */
  storePaymentMethod?: boolean;
  invoices?: NewCreatePaymentSessionRequestInputInvoice[];
}

export const createPaymentFormSessionRequest: Schema<CreatePaymentFormSessionRequest> = /* @__PURE__ */ strict({
  accountId: z.optional(z.string()),
  amount: decimal,
  authAmount: z.optional(decimal),
  currency: z.string(),
  gatewayOptions: z.optional(z.record(z.string(), z.unknown())),
  paymentGateway: z.optional(z.string()),
  processPayment: z.boolean(),
  storePaymentMethod: z.optional(z.boolean()),
  invoices: z.optional(z.array(newCreatePaymentSessionRequestInputInvoice)),
});

/** Answer of `POST /web-payments/sessions`. */
export interface CreatePaymentFormSessionResponse {
  token: string;
}

export const createPaymentFormSessionResponse: Schema<CreatePaymentFormSessionResponse> = /* @__PURE__ */ z.looseObject({
  token: wireText,
});
