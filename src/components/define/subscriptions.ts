import { StorefrontSubscriptions } from '../features/subscriptions/subscriptions.js';

StorefrontSubscriptions.define();
