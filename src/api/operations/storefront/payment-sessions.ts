import { operation } from '../operation.js';
import { paymentSession, paymentSessionRequest } from '../../schemas/storefront/payment-session.js';

/** A token for the payment form, for storing one payment method. Publishable key or session. */
export const createPaymentSession = operation({
  name: 'storefront.payment-sessions',
  method: 'POST',
  path: '/storefront/payment-sessions',
  request: paymentSessionRequest,
  response: paymentSession,
  retry: 'keyed',
});
