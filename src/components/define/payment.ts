import { StorefrontPayment } from '../features/payment/payment.js';

StorefrontPayment.define();

export { StorefrontPayment };
export type * from '../events/index.js';
export type { SelectedMethod, StorefrontPaymentMethodEvent } from '../features/payment/payment-method-event.js';
