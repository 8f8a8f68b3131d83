import type { Validator } from '../validator.js';
import { isoDate, money, type IsoDate, type Money, type OpenEnum } from '../values.js';
import { array, maxLength, object, optional, refine, strictObject, string } from '../validation.js';

/**
 * Events of the account, newest first. Response of `GET /storefront/activity` (orders by owner, payments, refunds, credit memos, consents,
 * declarations, sensitive changes).
 */
export interface Activity {
  entries: ActivityEntry[];
  nextCursor?: string;
}

export interface ActivityEntry {
  date: IsoDate;
  kind: OpenEnum<'order' | 'payment' | 'refund' | 'credit' | 'consent' | 'withdrawal' | 'account-change'>;
  /** Number of the order, payment, refund or memo. */
  number?: string;
  /** Action types of an order. For `account-change`: `billing-email`, `tax-id` or `default-payment-method`. */
  actions?: string[];
  subscriptionNumbers?: string[];
  amount?: Money;
  status?: string;
  /** Text of a consent at the time it was accepted. */
  text?: string;
  /** Documents of the event: the invoices that a payment paid, or a credit memo. Only for sessions that may read invoices. */
  documents?: ActivityDocument[];
}

export interface ActivityDocument {
  /** Number of the invoice or credit memo. */
  number: string;
  /** Sealed id, for `GET /storefront/files/{id}`. */
  file: string;
}

export interface ActivityRequest {
  cursor?: string;
  /** BCP 47 language of texts. */
  locale?: string;
}

export const activityRequest: Validator<ActivityRequest> = strictObject({
  cursor: optional(refine(string, maxLength(2000))),
  locale: optional(refine(string, maxLength(35))),
});

export const activity: Validator<Activity> = object({
  entries: array(
    object({
      date: isoDate,
      kind: string,
      number: optional(string),
      actions: optional(array(string)),
      subscriptionNumbers: optional(array(string)),
      amount: optional(money),
      status: optional(string),
      text: optional(string),
      documents: optional(array(object({ number: string, file: string }))),
    }),
  ),
  nextCursor: optional(string),
});
