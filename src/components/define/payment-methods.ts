import { StorefrontPaymentMethods } from '../features/payment-methods/payment-methods.js';

StorefrontPaymentMethods.define();

export { StorefrontPaymentMethods };
export type * from '../events/index.js';
