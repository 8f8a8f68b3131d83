import { operation } from '../operation.js';
import {
  paymentMethod,
  paymentMethodRequest,
  paymentSessionRequest,
  paymentSessionResponse,
} from '../../schemas/billing/payment-method.js';

/** Opens a session for the payment form. */
export const createPaymentFormSession = operation({
  name: 'payment-sessions.create',
  method: 'POST',
  path: '/web-payments/sessions',
  request: paymentSessionRequest,
  response: paymentSessionResponse,
  retry: 'keyed',
});

/** One stored payment method by id. Names no account. */
export const getPaymentMethod = operation({
  name: 'payment-methods.get',
  method: 'GET',
  path: '/v1/payment-methods/{payment-method-id}',
  request: paymentMethodRequest,
  response: paymentMethod,
  retry: 'safe',
});
