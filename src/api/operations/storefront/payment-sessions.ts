import { operation } from '../operation.js';
import { empty } from '../../schemas/storefront/nothing.js';
import { paymentMethodClaim, paymentSession, paymentSessionRequest } from '../../schemas/storefront/payment-session.js';

/** Opens a payment session for saving one payment method. Returns a token for the payment form. Requires a publishable key or session. */
export const createPaymentSession = operation({
  name: 'storefront.payment-sessions',
  method: 'POST',
  path: '/storefront/payment-sessions',
  request: paymentSessionRequest,
  response: paymentSession,
  retry: 'keyed',
  affects: [],
});

/** Reserves a payment method for the purchase that stored it, so that no other purchase and no other account can use it. */
export const claimPaymentMethod = operation({
  name: 'storefront.payment-method-claims',
  method: 'POST',
  path: '/storefront/payment-method-claims',
  request: paymentMethodClaim,
  response: empty,
  retry: 'keyed',
  affects: [],
});
