import { amount } from '../amount.js';
import type { Validator } from '../validator.js';
import { isoDate, money, type DecimalString, type IsoDate, type Money, type Open } from '../values.js';
import { intentId, paymentMethodId } from './payment-methods.js';
import { invoiceNumber } from './invoices.js';
import { bill, type QuoteBill } from './quote.js';
import { minLength } from '../input-validation.js';
import { array, boolean, maxLength, object, optional, refine, strictObject, string } from '../validation.js';

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
  /** Remaining balance of each invoice. */
  balances: { invoiceNumber: string; balance: Money }[];
}

/** The account's next bills as the platform's preview has them, the next first. Answer of `GET /storefront/upcoming`. */
export interface Upcoming {
  bills: QuoteBill[];
  /** Last day that was looked at. */
  until: IsoDate;
}

export const paymentRequest: Validator<PaymentRequest> = strictObject({
  intentId,
  allocations: refine(array(strictObject({ invoiceNumber, amount, balance: optional(amount) })), minLength(1), maxLength(50)),
  useCredit: optional(boolean),
  paymentMethodId: optional(paymentMethodId),
});

export const paymentResult: Validator<PaymentResult> = object({
  status: string,
  paymentNumber: optional(string),
  paid: money,
  credited: money,
  balances: array(object({ invoiceNumber: string, balance: money })),
});

export const upcoming: Validator<Upcoming> = object({ bills: array(bill), until: isoDate });
