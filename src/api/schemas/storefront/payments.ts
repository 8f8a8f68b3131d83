import * as z from 'zod/mini';
import { amount } from '../amount.js';
import type { Schema } from '../schema.js';
import { isoDate, money, type DecimalString, type IsoDate, type Money, type Open } from '../values.js';
import { intentId, paymentMethodId } from './payment-methods.js';
import { invoiceNumber } from './invoices.js';
import { bill, type QuoteBill } from './purchase.js';

/**
 * Pays invoices of the session's account: credit first, if asked, then one payment (billing: `PUT /v1/credit-memos/{key}/apply`,
 * `POST /v1/payments`). Refused (409) as `balance-changed` with `data` the balances if an invoice has less to pay than is given for it.
 */
export interface PaymentRequest {
  /** Random id of this payment (at least 128 bits, URL-safe), kept across attempts. */
  intentId: string;
  /**
   * What is paid of each invoice, in its currency; at most its balance. `balance`: what the person saw as still to be paid; anything else now is
   * refused as `balance-changed`.
   */
  allocations: { invoiceNumber: string; amount: DecimalString; balance?: DecimalString }[];
  /** True to use what the account has in credit first. */
  useCredit?: boolean;
  /** Kept or new method; the account's default if left out. */
  paymentMethodId?: string;
}

export interface PaymentResult {
  /** `processing`: a bank has the debit, and settles it or gives it back within days; the invoices count as paid until then. */
  status: Open<'completed' | 'processing' | 'payment-required'>;
  paymentNumber?: string;
  /** Taken from the method. */
  paid: Money;
  /** Taken from credit. */
  credited: Money;
  /** What is still to be paid of each invoice. */
  balances: { invoiceNumber: string; balance: Money }[];
}

/** The account's next bills as the platform's preview has them, the next first. Answer of `GET /storefront/upcoming`. */
export interface Upcoming {
  bills: QuoteBill[];
  /** Last day that was looked at. */
  until: IsoDate;
}

export const paymentRequest: Schema<PaymentRequest> = z.strictObject({
  intentId,
  allocations: z.array(z.strictObject({ invoiceNumber, amount, balance: z.optional(amount) })).check(z.minLength(1), z.maxLength(50)),
  useCredit: z.optional(z.boolean()),
  paymentMethodId: z.optional(paymentMethodId),
});

export const paymentResult: Schema<PaymentResult> = z.object({
  status: z.string(),
  paymentNumber: z.optional(z.string()),
  paid: money,
  credited: money,
  balances: z.array(z.object({ invoiceNumber: z.string(), balance: money })),
});

export const upcoming: Schema<Upcoming> = z.object({ bills: z.array(bill), until: isoDate });
