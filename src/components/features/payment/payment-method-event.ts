import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';

/** What is known of a method that was chosen among those of the account. */
export interface KeptMethod {
  /** In the language of the element, for example "Visa ending in 4242". */
  readonly label: string;
  readonly summary: PaymentMethodSummary;
}

/** The form stored a payment method, or a kept one was chosen. Between elements of ours: it does not leave the shadow root. */
export class StorefrontPaymentMethodEvent extends Event {
  readonly paymentMethodId: string;
  /** Set for a method that the account had already. */
  readonly kept: KeptMethod | undefined;

  constructor(paymentMethodId: string, kept?: KeptMethod) {
    super('storefront-payment-method', { bubbles: true, composed: false });
    this.paymentMethodId = paymentMethodId;
    this.kept = kept;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-payment-method': StorefrontPaymentMethodEvent;
  }
}
