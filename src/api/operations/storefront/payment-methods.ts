import { operation } from '../operation.js';
import { empty } from '../../schemas/storefront/nothing.js';
import { paymentMethodAddRequest, paymentMethodRequest, paymentMethods } from '../../schemas/storefront/payment-methods.js';

/** Kept payment methods of the session's account that can pay. Their ids are sealed: good for this account, and nothing else. */
export const listPaymentMethods = operation({
  name: 'storefront.payment-methods',
  method: 'GET',
  path: '/storefront/payment-methods',
  request: empty,
  response: paymentMethods,
  retry: 'safe',
});

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
