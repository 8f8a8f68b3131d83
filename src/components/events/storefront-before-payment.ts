import { StorefrontEvent, type EventMoney } from './storefront-event.js';

/** Payload of `storefront-before-payment`. */
export interface BeforePaymentDetails {
  /** Numbers of the invoices. */
  readonly invoiceNumbers: readonly string[];
  /** Amount that the payment method is charged, without what credit pays. */
  readonly total: EventMoney;
}

/** A person has confirmed a payment of invoices that is about to be sent. `preventDefault()` stops it. */
export class StorefrontBeforePaymentEvent extends StorefrontEvent implements BeforePaymentDetails {
  readonly invoiceNumbers: readonly string[];
  readonly total: EventMoney;

  constructor({ invoiceNumbers, total }: BeforePaymentDetails) {
    super('storefront-before-payment', true);
    this.invoiceNumbers = invoiceNumbers;
    this.total = total;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-before-payment': StorefrontBeforePaymentEvent;
  }
}
