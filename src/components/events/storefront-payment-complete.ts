import { StorefrontEvent, type EventMoney } from './storefront-event.js';

/** Payload of `storefront-payment-complete`. */
export interface CompletedPayment {
  /** Numbers of the invoices. */
  readonly invoiceNumbers: readonly string[];
  /** Number of the payment; undefined if credit covered the whole payment. */
  readonly paymentNumber: string | undefined;
  /** Amount charged to the payment method. */
  readonly total: EventMoney;
  /** Id of the request, for support. */
  readonly requestId: string | undefined;
}

/** Fired when the user has paid invoices. */
export class StorefrontPaymentCompleteEvent extends StorefrontEvent implements CompletedPayment {
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
