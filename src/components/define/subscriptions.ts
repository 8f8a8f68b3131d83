import { StorefrontSubscriptions } from '../features/subscriptions/subscriptions.js';

StorefrontSubscriptions.define();

export { StorefrontSubscriptions };
export type * from '../events/index.js';
