import { Milestone, type EventMoney } from './milestone.js';

export interface CompletedSignUp {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly subscriptionNumbers: readonly string[];
  readonly invoiceNumbers: readonly string[];
  /** What was paid. */
  readonly total: EventMoney;
  /** Check sum of the receipt, by which the one that the gateway's `onReceipt` got is found. */
  readonly receiptDigest?: string | undefined;
  readonly requestId?: string | undefined;
}

/** Someone has signed up, and what was due is paid. */
export class StorefrontSignUpCompleteEvent extends Milestone implements CompletedSignUp {
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
