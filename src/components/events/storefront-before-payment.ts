import { Milestone, type EventMoney } from './milestone.js';

/** Payload of `storefront-before-payment`. */
export interface PaymentAhead {
  /** Numbers of the invoices. */
  readonly invoiceNumbers: readonly string[];
  /** Amount that the payment method is charged, without what credit pays. */
  readonly total: EventMoney;
}

/** A person has confirmed a payment of invoices that is about to be sent. `preventDefault()` stops it. */
export class StorefrontBeforePaymentEvent extends Milestone implements PaymentAhead {
  readonly invoiceNumbers: readonly string[];
  readonly total: EventMoney;

  constructor({ invoiceNumbers, total }: PaymentAhead) {
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
