import { StorefrontEvent, type EventMoney } from './storefront-event.js';

/** Payload of `storefront-before-payment`. */
export interface BeforePaymentDetails {
  /** Numbers of the invoices. */
  readonly invoiceNumbers: readonly string[];
  /** Amount charged to the payment method, after credit is applied. */
  readonly total: EventMoney;
}

/** Fired when the user has confirmed a payment of invoices, before it is sent. `preventDefault()` stops it. */
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
