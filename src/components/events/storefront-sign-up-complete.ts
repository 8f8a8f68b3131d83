import { StorefrontEvent, type EventMoney } from './storefront-event.js';

/** Payload of `storefront-sign-up-complete`. */
export interface CompletedSignUp {
  /** Number of the account. */
  readonly accountNumber: string;
  /** Number of the order. */
  readonly orderNumber: string;
  /** Numbers of the new subscriptions. */
  readonly subscriptionNumbers: readonly string[];
  /** Numbers of the invoices that were created. */
  readonly invoiceNumbers: readonly string[];
  /** Amount that was paid. */
  readonly total: EventMoney;
  /** Fingerprint of the receipt that was passed to the gateway's `onReceipt`. */
  readonly receiptDigest?: string | undefined;
  /** Id of the request, for support. */
  readonly requestId?: string | undefined;
}

/** Fired when a purchase is complete and the amount due is paid. */
export class StorefrontSignUpCompleteEvent extends StorefrontEvent implements CompletedSignUp {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly subscriptionNumbers: readonly string[];
  readonly invoiceNumbers: readonly string[];
  readonly total: EventMoney;
  readonly requestId: string | undefined;
  readonly receiptDigest: string | undefined;

  constructor({ accountNumber, orderNumber, subscriptionNumbers, invoiceNumbers, total, requestId, receiptDigest }: CompletedSignUp) {
    super('storefront-sign-up-complete');
    this.accountNumber = accountNumber;
    this.orderNumber = orderNumber;
    this.receiptDigest = receiptDigest;
    this.subscriptionNumbers = subscriptionNumbers;
    this.invoiceNumbers = invoiceNumbers;
    this.total = total;
    this.requestId = requestId;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-sign-up-complete': StorefrontSignUpCompleteEvent;
  }
}
