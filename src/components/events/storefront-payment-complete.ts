import { Milestone, type EventMoney } from './milestone.js';

export interface CompletedPayment {
  readonly invoiceNumbers: readonly string[];
  readonly paymentNumber: string | undefined;
  /** What was taken from the payment method. */
  readonly total: EventMoney;
  readonly requestId: string | undefined;
}

/** Someone has paid invoices. */
export class StorefrontPaymentCompleteEvent extends Milestone implements CompletedPayment {
  readonly invoiceNumbers: readonly string[];
  readonly paymentNumber: string | undefined;
  readonly total: EventMoney;
  readonly requestId: string | undefined;

  constructor({ invoiceNumbers, paymentNumber, total, requestId }: CompletedPayment) {
    super('storefront-payment-complete');
    this.invoiceNumbers = invoiceNumbers;
    this.paymentNumber = paymentNumber;
    this.total = total;
    this.requestId = requestId;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-payment-complete': StorefrontPaymentCompleteEvent;
  }
}
