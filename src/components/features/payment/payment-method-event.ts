import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';

/** Saved method of the account that was chosen. */
export interface KeptMethod {
  /** In the language of the element, for example "Visa ending in 4242". */
  readonly label: string;
  /** Its kind, brand and last digits. */
  readonly summary: PaymentMethodSummary;
}

/** A payment method was saved or chosen in `storefront-payment`. Bubbles, but does not leave a shadow root. */
export class StorefrontPaymentMethodEvent extends Event {
  /** Id of the payment method. */
  readonly paymentMethodId: string;
  /** The method, if the account had saved it before. */
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
