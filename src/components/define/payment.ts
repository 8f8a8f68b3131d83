import { StorefrontPayment } from '../features/payment/payment.js';

StorefrontPayment.define();
