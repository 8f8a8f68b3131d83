import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';

/** Saved payment method that the user selected. */
export interface SelectedMethod {
  /** Name of the method in the element's language, for example "Visa ending in 4242". */
  readonly label: string;
  /** Type, brand, last digits and expiry of the method. */
  readonly summary: PaymentMethodSummary;
}

/** A payment method was saved or selected in `storefront-payment`. Bubbles, but does not leave a shadow root. */
export class StorefrontPaymentMethodEvent extends Event {
  /** Id of the payment method. */
  readonly paymentMethodId: string;
  /** Selected saved method. Undefined for a new method. */
  readonly kept: SelectedMethod | undefined;
  /** Name of the method in the element's language. Undefined if the payment form does not tell its digits. */
  readonly label: string | undefined;

  constructor(paymentMethodId: string, kept?: SelectedMethod, label = kept?.label) {
    super('storefront-payment-method', { bubbles: true, composed: false });
    this.paymentMethodId = paymentMethodId;
    this.kept = kept;
    this.label = label;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-payment-method': StorefrontPaymentMethodEvent;
  }
}
