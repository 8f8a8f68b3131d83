import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { text } from '../text.js';
import { isoDate, money, type IsoDate, type IsoDateTime, type Money } from '../values.js';
import { intentId } from './payment-methods.js';

/**
 * Declares the withdrawal from, or the cancellation of, a contract (Directive (EU) 2023/2673; German Civil Code 312k). Signed in or out; signed out
 * the answer never says whether order and address belong together.
 */
export interface WithdrawalRequest {
  /** Random id of this declaration, kept across attempts. */
  intentId: string;
  kind: 'withdraw' | 'cancel';
  /** Name of who declares. */
  name: string;
  /** Where the confirmation is sent; must be the contract's own address for anything to come of it. */
  email: string;
  /** Order or subscription number, as on the confirmation of the order. */
  contract: string;
  /** Only for a cancellation for cause. */
  reason?: string;
  locale?: string;
}

/** What was received and when: the confirmation on a durable medium. The tenant's `onReceipt` gets the same. */
export interface WithdrawalReceipt {
  /** Short reference to name it by. */
  reference: string;
  receivedAt: IsoDateTime;
  kind: 'withdraw' | 'cancel';
  name: string;
  email: string;
  contract: string;
  /** As it was declared, for a cancellation for cause. */
  reason?: string;
  /** SHA-256 of everything above (canonical JSON), in base64url. */
  digest: string;
  /**
   * What came of it at once: the subscriptions that end by it. Only for who is signed in, for whoever is not must not learn whether number and address
   * belong together. Absent: the tenant looks at it and answers at the address.
   */
  ended?: EndedContract[];
}

export interface EndedContract {
  subscriptionNumber: string;
  orderNumber: string;
  /** First day without service. */
  endDate: IsoDate;
  /** What is given back for days that were paid. */
  credit?: Money;
}

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/;

export const withdrawalRequest: Schema<WithdrawalRequest> = z.strictObject({
  intentId,
  kind: z.enum(['withdraw', 'cancel']),
  name: text(200),
  email: z.string().check(z.maxLength(80), z.regex(EMAIL, 'must be an e-mail address such as name@example.com')),
  contract: text(100),
  reason: z.optional(text(2000)),
  locale: z.optional(text(35)),
});

export const withdrawalReceipt: Schema<WithdrawalReceipt> = z.object({
  reference: z.string(),
  receivedAt: z.string(),
  kind: z.enum(['withdraw', 'cancel']),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  reason: z.optional(z.string()),
  digest: z.string(),
  ended: z.optional(
    z.array(z.object({ subscriptionNumber: z.string(), orderNumber: z.string(), endDate: isoDate, credit: z.optional(money) })),
  ),
});
