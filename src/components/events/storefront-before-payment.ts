import { Milestone, type EventMoney } from './milestone.js';

export interface PaymentAhead {
  readonly invoiceNumbers: readonly string[];
  /** What is taken from the payment method; what credit pays is not in it. */
  readonly total: EventMoney;
}

/** Someone has confirmed a payment of invoices that is about to be sent. `preventDefault()` keeps it from being sent. */
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
