import { amount } from '../amount.js';
import type { Validator } from '../validator.js';
import { isoDate, money, type DecimalString, type IsoDate, type Money, type OpenEnum } from '../values.js';
import { intentId, paymentMethodId } from './payment-methods.js';
import { invoiceNumber } from './invoices.js';
import { billFields, type QuoteBill } from './quote.js';
import { minLength } from '../input-validation.js';
import { array, boolean, maxLength, number, object, optional, refine, strictObject, string } from '../validation.js';

/**
 * Pays invoices of the session's account: first with credit, if requested, then with one payment (billing: `PUT /v1/credit-memos/{key}/apply`,
 * `POST /v1/payments`). Refused (409) as `balance-changed` with the balances in `data`, if the balance of an invoice has changed.
 */
export interface PaymentRequest {
  /** Random id of the payment (at least 128 bits, URL-safe). The page keeps it across attempts. */
  intentId: string;
  /**
   * Amount for each invoice, in its currency, at most its balance. `balance` is the balance that the user saw. If it differs now, the payment is
   * refused as `balance-changed`.
   */
  allocations: { invoiceNumber: string; amount: DecimalString; balance?: DecimalString }[];
  /** True to use the account's credit first. */
  useCredit?: boolean;
  /** Saved or new payment method. Default: the account's default. */
  paymentMethodId?: string;
}

export interface PaymentResult {
  /** `processing`: a bank processes the debit for some days and settles or returns it. Until then, the invoices count as paid. */
  status: OpenEnum<'completed' | 'processing' | 'payment-required'>;
  paymentNumber?: string;
  /** Amount charged to the payment method. */
  paid: Money;
  /** Amount paid with credit. */
  credited: Money;
  /** Remaining balance of each invoice. */
  balances: { invoiceNumber: string; balance: Money }[];
}

/**
 * The account's next bills, from the platform's preview, earliest first. A credit, for example for a scheduled pause, is a negative bill on the day
 * on which the platform writes it. Response of `GET /storefront/upcoming`.
 */
export interface UpcomingBills {
  bills: UpcomingBill[];
  /** Last day whose bills are known. All bills up to this day are listed, none after it. After the day of a scheduled change, bills are not known. */
  until: IsoDate;
}

export interface UpcomingBill extends QuoteBill {
  /** Number of lines that are left out, because `lines` has at most 100. The amounts of the bill include them. */
  moreLines?: number;
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

export const upcoming: Validator<UpcomingBills> = object({
  bills: array(object({ ...billFields, moreLines: optional(number) })),
  until: isoDate,
});
