import { operation } from '../operation.js';
import { paymentSession, paymentSessionRequest } from '../../schemas/storefront/payment-session.js';

/** Opens a payment session for saving one payment method. Returns a token for the payment form. Requires a publishable key or session. */
export const createPaymentSession = operation({
  name: 'storefront.payment-sessions',
  method: 'POST',
  path: '/storefront/payment-sessions',
  request: paymentSessionRequest,
  response: paymentSession,
  retry: 'keyed',
});
