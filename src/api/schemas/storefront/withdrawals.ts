import type { Validator } from '../validator.js';
import { text } from '../text.js';
import { EMAIL_MESSAGE, EMAIL_PATTERN } from '../email-pattern.js';
import { isoDate, money, type IsoDate, type IsoDateTime, type Money } from '../values.js';
import { intentId } from './payment-methods.js';
import { array, maxLength, object, oneOf, optional, pattern, refine, strictObject, string } from '../validation.js';

/**
 * Withdrawal from a contract or cancellation of a contract (Directive (EU) 2023/2673; German Civil Code 312k), with or without a session. Without
 * a session, the response never reveals if order and address belong together.
 */
export interface WithdrawalRequest {
  /** Random id of the declaration. The page keeps it across attempts. */
  intentId: string;
  kind: 'withdraw' | 'cancel';
  /** Name of the declaration's sender. */
  name: string;
  /** Address for the confirmation. Must be the contract's address. */
  email: string;
  /** Order or subscription number, as on the confirmation of the order. */
  contract: string;
  /** Only for a cancellation for cause. */
  reason?: string;
  locale?: string;
}

/** Receipt of a withdrawal with its time: the confirmation on a durable medium. The tenant's `onReceipt` receives the same data. */
export interface WithdrawalReceipt {
  /** Short reference number. */
  reference: string;
  receivedAt: IsoDateTime;
  kind: 'withdraw' | 'cancel';
  name: string;
  email: string;
  contract: string;
  /** Stated reason of a cancellation for cause. */
  reason?: string;
  /** SHA-256 of all fields above (canonical JSON), in base64url. */
  digest: string;
  /**
   * Subscriptions that end immediately. Only with a session: without one, the response must not reveal if number and address belong together.
   * If absent, the tenant reviews the declaration and replies to the address.
   */
  ended?: EndedContract[];
}

export interface EndedContract {
  subscriptionNumber: string;
  orderNumber: string;
  /** First day without service. */
  endDate: IsoDate;
  /** Refund for days that were already paid. */
  credit?: Money;
}

export const withdrawalRequest: Validator<WithdrawalRequest> = strictObject({
  intentId,
  kind: oneOf('withdraw', 'cancel'),
  name: text(200),
  email: refine(string, maxLength(80), pattern(EMAIL_PATTERN, EMAIL_MESSAGE)),
  contract: text(100),
  reason: optional(text(2000)),
  locale: optional(text(35)),
});

export const withdrawalReceipt: Validator<WithdrawalReceipt> = object({
  reference: string,
  receivedAt: string,
  kind: oneOf('withdraw', 'cancel'),
  name: string,
  email: string,
  contract: string,
  reason: optional(string),
  digest: string,
  ended: optional(array(object({ subscriptionNumber: string, orderNumber: string, endDate: isoDate, credit: optional(money) }))),
});
