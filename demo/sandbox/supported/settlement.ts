import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';
import { decimal, isoDate, type DecimalString, type IsoDate } from '../../../src/api/schemas/values.js';
import { customizable, type CustomFieldValues } from '../../../src/api/schemas/wire.js';

/** Whole invoices, by id or number; single lines cannot be named. */
export interface SupportedApply {
  paymentKey: string;
  effectiveDate?: IsoDate;
  invoices?: { invoiceId?: string; invoiceNumber?: string; amount: DecimalString }[];
}

const parts = z.optional(z.array(z.object({ invoiceId: z.optional(z.string()), invoiceNumber: z.optional(z.string()), amount: decimal })));

export const supportedApply: Schema<SupportedApply> = z.object({
  paymentKey: z.string(),
  effectiveDate: z.optional(isoDate),
  invoices: parts,
});

/** The same without a date: what is taken back was never applied. */
export type SupportedUnapply = Omit<SupportedApply, 'effectiveDate'>;

export const supportedUnapply: Schema<SupportedUnapply> = z.object({ paymentKey: z.string(), invoices: parts });

/** The same of a credit memo. */
export interface SupportedMemoApply {
  creditMemoKey: string;
  effectiveDate?: IsoDate;
  invoices?: { invoiceId: string; amount: DecimalString }[];
}

export const supportedMemoApply: Schema<SupportedMemoApply> = z.object({
  creditMemoKey: z.string(),
  effectiveDate: z.optional(isoDate),
  invoices: z.optional(z.array(z.object({ invoiceId: z.string(), amount: decimal }))),
});

interface RefundFields extends CustomFieldValues {
  type: 'External' | 'Electronic';
  totalAmount: DecimalString;
  methodType?: string;
  refundDate?: IsoDate;
  comment?: string;
  reasonCode?: string;
  referenceId?: string;
}

const refundFields = {
  type: z.enum(['External', 'Electronic']),
  totalAmount: decimal,
  methodType: z.optional(z.string()),
  refundDate: z.optional(isoDate),
  comment: z.optional(z.string()),
  reasonCode: z.optional(z.string()),
  referenceId: z.optional(z.string()),
};

/** A refund of a payment: an electronic one goes back to the method that paid. */
export interface SupportedPaymentRefund extends RefundFields {
  paymentKey: string;
}

export const supportedPaymentRefund: Schema<SupportedPaymentRefund> = customizable({ paymentKey: z.string(), ...refundFields });

/** A refund of a credit memo: an electronic one goes to a method that is named, or to the account's default. */
export interface SupportedMemoRefund extends RefundFields {
  creditMemoKey: string;
  paymentMethodId?: string;
}

export const supportedMemoRefund: Schema<SupportedMemoRefund> = customizable({
  creditMemoKey: z.string(),
  paymentMethodId: z.optional(z.string()),
  ...refundFields,
});
