import { Milestone, type EventMoney } from './milestone.js';

export interface CompletedSignUp {
  readonly accountNumber: string;
  readonly subscriptionNumbers: readonly string[];
  readonly invoiceNumbers: readonly string[];
  /** What was paid. */
  readonly total: EventMoney;
  readonly requestId?: string | undefined;
}

/** Someone has signed up, and what was due is paid. */
export class StorefrontSignUpCompleteEvent extends Milestone implements CompletedSignUp {
  readonly accountNumber: string;
  readonly subscriptionNumbers: readonly string[];
  readonly invoiceNumbers: readonly string[];
  readonly total: EventMoney;
  readonly requestId: string | undefined;

  constructor({ accountNumber, subscriptionNumbers, invoiceNumbers, total, requestId }: CompletedSignUp) {
    super('storefront-sign-up-complete');
    this.accountNumber = accountNumber;
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
