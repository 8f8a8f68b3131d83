import { StorefrontOverview } from '../features/overview/overview.js';

StorefrontOverview.define();

export { StorefrontOverview };
export type * from '../events/index.js';
