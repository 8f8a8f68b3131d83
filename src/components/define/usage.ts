import { StorefrontUsage } from '../features/usage/usage.js';

StorefrontUsage.define();

export { StorefrontUsage };
export type * from '../events/index.js';
