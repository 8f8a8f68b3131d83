import { operation } from '../operation.js';
import { paymentMethodAddRequest, paymentMethodRequest } from '../../schemas/storefront/payment-method-changes.js';
import { paymentMethods } from '../../schemas/storefront/payment-methods.js';

/** Keeps a method that the payment form stored; answers all methods. */
export const addPaymentMethod = operation({
  name: 'storefront.payment-methods.add',
  method: 'POST',
  path: '/storefront/payment-methods',
  request: paymentMethodAddRequest,
  response: paymentMethods,
  retry: 'keyed',
});

/** Makes a kept method the one that pays; answers all methods. */
export const setDefaultPaymentMethod = operation({
  name: 'storefront.payment-methods.default',
  method: 'PUT',
  path: '/storefront/payment-methods/{paymentMethodId}/default',
  request: paymentMethodRequest,
  response: paymentMethods,
  retry: 'keyed',
});

/** Removes a kept method; answers the others. */
export const removePaymentMethod = operation({
  name: 'storefront.payment-methods.remove',
  method: 'DELETE',
  path: '/storefront/payment-methods/{paymentMethodId}',
  request: paymentMethodRequest,
  response: paymentMethods,
  retry: 'keyed',
});
