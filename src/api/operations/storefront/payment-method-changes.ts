import { operation } from '../operation.js';
import { paymentMethodAddRequest, paymentMethodRequest } from '../../schemas/storefront/payment-method-changes.js';
import { paymentMethods } from '../../schemas/storefront/payment-methods.js';

/** Saves a payment method from the payment form. Returns all payment methods. */
export const addPaymentMethod = operation({
  name: 'storefront.payment-methods.add',
  method: 'POST',
  path: '/storefront/payment-methods',
  request: paymentMethodAddRequest,
  response: paymentMethods,
  retry: 'keyed',
  affects: ['methods'],
});

/** Sets the default payment method. Returns all payment methods. */
export const setDefaultPaymentMethod = operation({
  name: 'storefront.payment-methods.default',
  method: 'PUT',
  path: '/storefront/payment-methods/{paymentMethodId}/default',
  request: paymentMethodRequest,
  response: paymentMethods,
  retry: 'keyed',
  affects: ['methods'],
});

/** Removes a saved payment method. Returns the remaining payment methods. */
export const removePaymentMethod = operation({
  name: 'storefront.payment-methods.remove',
  method: 'DELETE',
  path: '/storefront/payment-methods/{paymentMethodId}',
  request: paymentMethodRequest,
  response: paymentMethods,
  retry: 'keyed',
  affects: ['methods'],
});
