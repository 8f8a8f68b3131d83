import type { CancellationReceipt } from '../api/schemas/storefront/changes.js';
import type { PurchaseReceipt } from '../api/schemas/storefront/purchase.js';
import type { WithdrawalReceipt } from '../api/schemas/storefront/withdrawals.js';
import type { InvoicePaymentTerms } from '../api/schemas/storefront/invoicing.js';
import type { Money } from '../api/schemas/values.js';

/** Notice of a completed purchase. Read further details from the billing platform. */
export interface PurchaseNotice {
  kind: 'purchase';
  orderNumber: string;
  accountNumber: string;
  subscriptionNumbers: readonly string[];
  invoiceNumbers: readonly string[];
  /** Amount paid so far, without credit. */
  paid: Money;
  /** Amount that is paid on invoice, and how. Undefined if everything was paid. */
  invoicing?: InvoicePaymentTerms;
  /** Terms and price that the buyer accepted; the buyer has the same receipt. Undefined if the gateway's store has lost the receipt. */
  receipt?: PurchaseReceipt;
}

/** Notice that a subscriber canceled a subscription. */
export interface CancellationNotice {
  kind: 'cancellation';
  accountNumber: string;
  receipt: CancellationReceipt;
  /** Reason that the subscriber chose, if any: an id from `cancel.reasons` in the offers file. */
  reason?: string;
  /** Comment in the subscriber's own words, if any. */
  comment?: string;
}

/**
 * Notice of a statutory declaration: somebody withdraws from a contract or cancels it. Send the confirmation to `receipt.email`. If
 * `receipt.ended` is missing, nothing has been changed: check the declaration and carry it out (docs/decisions/0019).
 */
export interface WithdrawalNotice {
  kind: 'withdrawal';
  receipt: WithdrawalReceipt;
  /** BCP 47 language of the sender of the declaration. */
  locale?: string;
  /**
   * Account to which both the contract and the email address belong. Undefined if there is no such account; check the declaration yourself.
   */
  accountNumber?: string;
}

/** Argument of the hook `onReceipt`, for sending a confirmation on a durable medium. */
export type Receipt = PurchaseNotice | CancellationNotice | WithdrawalNotice;
