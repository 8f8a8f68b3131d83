import * as z from 'zod/mini';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';
import { isoDate } from './fields.js';

const text = z.optional(z.string());
const day = z.optional(isoDate);
const whole = z.optional(z.int());

/** An external payment. It is applied to an invoice if `InvoiceId` is set. Electronic payments have their own operations. */
export interface NewPaymentObject {
  AccountId: string;
  Amount: DecimalString;
  Type: 'External';
  EffectiveDate?: IsoDate;
  Comment?: string;
  InvoiceId?: string;
}

export const newPaymentObject: Schema<NewPaymentObject> = z.object({
  AccountId: z.string(),
  Amount: decimal,
  Type: z.literal('External'),
  EffectiveDate: day,
  Comment: z.optional(z.string().check(z.maxLength(255))),
  InvoiceId: text,
});

/** Editable fields of a payment. `Status` can cancel a processing payment. */
interface PaymentChanges extends CustomFieldValues {
  Comment?: string;
  ReferenceId?: string;
  Status?: 'Canceled';
}

export const paymentChanges: Schema<PaymentChanges> = customizable({
  Comment: z.optional(z.string().check(z.maxLength(255))),
  ReferenceId: text,
  Status: z.optional(z.literal('Canceled')),
});

/** Applies a payment to an invoice. */
interface NewInvoicePayment {
  PaymentId: string;
  InvoiceId: string;
  Amount: DecimalString;
}

export const newInvoicePayment: Schema<NewInvoicePayment> = z.object({ PaymentId: z.string(), InvoiceId: z.string(), Amount: decimal });

interface InvoicePaymentChanges {
  Amount: DecimalString;
}

export const invoicePaymentChanges: Schema<InvoicePaymentChanges> = z.object({ Amount: decimal });

/** A refund of a payment or of a credit memo. Exactly one of the two ids is required. */
export interface NewRefundObject extends CustomFieldValues {
  PaymentId?: string;
  CreditMemoId?: string;
  Amount: DecimalString;
  Type: 'External' | 'Electronic';
  MethodType?: string;
  RefundDate?: IsoDate;
  Comment?: string;
  ReasonCode?: string;
  ReferenceID?: string;
}

export const newRefundObject: Schema<NewRefundObject> = customizable({
  PaymentId: text,
  CreditMemoId: text,
  Amount: decimal,
  Type: z.enum(['External', 'Electronic']),
  MethodType: text,
  RefundDate: day,
  Comment: text,
  ReasonCode: text,
  ReferenceID: text,
});

/** Editable fields of a refund. `Status` can cancel an external refund. */
interface RefundChanges extends CustomFieldValues {
  Comment?: string;
  ReasonCode?: string;
  ReferenceID?: string;
  Status?: 'Canceled';
}

export const refundChanges: Schema<RefundChanges> = customizable({
  Comment: text,
  ReasonCode: z.optional(z.string().check(z.minLength(1))),
  ReferenceID: text,
  Status: z.optional(z.literal('Canceled')),
});

/** Editable fields of a payment method. Methods are created by the payment form or the payment method operations. */
interface MethodChanges extends CustomFieldValues {
  /** New owner of a payment method that has no account. */
  AccountId?: string;
  CreditCardExpirationMonth?: number;
  CreditCardExpirationYear?: number;
}

export const methodChanges: Schema<MethodChanges> = customizable({
  AccountId: text,
  CreditCardExpirationMonth: whole,
  CreditCardExpirationYear: whole,
});
