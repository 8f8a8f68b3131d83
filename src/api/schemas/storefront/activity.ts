import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { isoDate, money, type IsoDate, type Money, type Open } from '../values.js';

/** What happened on the account, newest first. Answer of `GET /storefront/activity` (orders by owner, payments, refunds, credit memos, consents). */
export interface Activity {
  entries: ActivityEntry[];
  nextCursor?: string;
}

export interface ActivityEntry {
  date: IsoDate;
  kind: Open<'order' | 'payment' | 'refund' | 'credit' | 'consent' | 'withdrawal'>;
  /** Of order, payment, refund or memo. */
  number?: string;
  /** What an order did: the kinds of its actions (as in a timeline). */
  actions?: string[];
  subscriptionNumbers?: string[];
  amount?: Money;
  status?: string;
  /** What was accepted, for a consent: its text of then. */
  text?: string;
  /** What it can be proved by: the invoices that a payment paid, a credit memo. Only for sessions that may read invoices. */
  documents?: ActivityDocument[];
}

export interface ActivityDocument {
  /** Of the invoice or credit memo. */
  number: string;
  /** Sealed id, for `GET /storefront/files/{id}`. */
  file: string;
}

export interface ActivityRequest {
  cursor?: string;
  /** BCP 47 language of texts. */
  locale?: string;
}

export const activityRequest: Schema<ActivityRequest> = z.strictObject({
  cursor: z.optional(z.string().check(z.maxLength(2000))),
  locale: z.optional(z.string().check(z.maxLength(35))),
});

export const activity: Schema<Activity> = z.object({
  entries: z.array(
    z.object({
      date: isoDate,
      kind: z.string(),
      number: z.optional(z.string()),
      actions: z.optional(z.array(z.string())),
      subscriptionNumbers: z.optional(z.array(z.string())),
      amount: z.optional(money),
      status: z.optional(z.string()),
      text: z.optional(z.string()),
      documents: z.optional(z.array(z.object({ number: z.string(), file: z.string() }))),
    }),
  ),
  nextCursor: z.optional(z.string()),
});
