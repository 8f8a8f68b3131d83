import * as z from 'zod/mini';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { isoDate, type DecimalString, type IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

const text = z.optional(z.string());
const day = z.optional(isoDate);
const whole = z.optional(z.int());

/** Money that was received elsewhere; with an invoice, for that. Methods are charged by the rows of payments. */
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

/** A payment that is on its way may be canceled. */
export interface PaymentChanges extends CustomFieldValues {
  Comment?: string;
  ReferenceId?: string;
  Status?: 'Canceled';
}

export const paymentChanges: Schema<PaymentChanges> = customizable({
  Comment: z.optional(z.string().check(z.maxLength(255))),
  ReferenceId: text,
  Status: z.optional(z.literal('Canceled')),
});

/** The part of a payment that pays an invoice. */
export interface NewInvoicePayment {
  PaymentId: string;
  InvoiceId: string;
  Amount: DecimalString;
}

export const newInvoicePayment: Schema<NewInvoicePayment> = z.object({ PaymentId: z.string(), InvoiceId: z.string(), Amount: decimal });

export interface InvoicePaymentChanges {
  Amount: DecimalString;
}

export const invoicePaymentChanges: Schema<InvoicePaymentChanges> = z.object({ Amount: decimal });

/** Money given back, of a payment or of a credit memo: one of the two is named. */
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

/** A refund that was made outside may be canceled. */
export interface RefundChanges extends CustomFieldValues {
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

/** Numbers of cards and banks are not taken here: methods are added by the payment form, or by the rows of methods. */
export interface MethodChanges extends CustomFieldValues {
  /** Of a method that nobody owns: who gets it. */
  AccountId?: string;
  CreditCardExpirationMonth?: number;
  CreditCardExpirationYear?: number;
}

export const methodChanges: Schema<MethodChanges> = customizable({
  AccountId: text,
  CreditCardExpirationMonth: whole,
  CreditCardExpirationYear: whole,
});
