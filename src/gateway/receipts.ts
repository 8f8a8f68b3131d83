import type { CancellationReceipt } from '../api/schemas/storefront/changes.js';
import type { PurchaseReceipt } from '../api/schemas/storefront/purchase.js';
import type { WithdrawalReceipt } from '../api/schemas/storefront/withdrawals.js';
import type { Money } from '../api/schemas/values.js';

/** Something was bought. Read anything else from the billing platform. */
export interface PurchaseNotice {
  kind: 'purchase';
  orderNumber: string;
  accountNumber: string;
  subscriptionNumbers: readonly string[];
  invoiceNumbers: readonly string[];
  paid: Money;
  /** What was accepted and at what price, as the buyer has it too. Absent where the gateway no longer knows it (its store was emptied meanwhile). */
  receipt?: PurchaseReceipt;
}

/** A subscription was cancelled by its subscriber. */
export interface CancellationNotice {
  kind: 'cancellation';
  accountNumber: string;
  receipt: CancellationReceipt;
  /** What the subscriber answered, if anything: an id of `cancel.reasons` of the offers file, and words of their own. */
  reason?: string;
  comment?: string;
}

/**
 * Somebody declared to withdraw from a contract or to cancel it; `receipt.email` is where the confirmation is to be sent. Where `receipt.ended` is absent
 * nothing was done yet: it is to be looked at and carried out (docs/decisions/0019).
 */
export interface WithdrawalNotice {
  kind: 'withdrawal';
  receipt: WithdrawalReceipt;
  /** BCP 47 language of who declared. */
  locale?: string;
  /** Account to which both contract and address belong. Absent: they do not belong together, so somebody has to look at it. */
  accountNumber?: string;
}

/** What `onReceipt` is called with, so that the tenant can send a confirmation on a durable medium. */
export type Receipt = PurchaseNotice | CancellationNotice | WithdrawalNotice;
