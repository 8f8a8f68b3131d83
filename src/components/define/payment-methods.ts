import { StorefrontPaymentMethods } from '../features/payment-methods/payment-methods.js';

StorefrontPaymentMethods.define();
