import { StorefrontPaywall } from '../features/paywall/paywall.js';

StorefrontPaywall.define();

export { StorefrontPaywall };
export type * from '../events/index.js';
