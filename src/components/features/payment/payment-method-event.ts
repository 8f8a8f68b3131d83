/** The form stored a payment method. Between elements of ours: it does not leave the shadow root. */
export class StorefrontPaymentMethodEvent extends Event {
  readonly paymentMethodId: string;

  constructor(paymentMethodId: string) {
    super('storefront-payment-method', { bubbles: true, composed: false });
    this.paymentMethodId = paymentMethodId;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-payment-method': StorefrontPaymentMethodEvent;
  }
}
