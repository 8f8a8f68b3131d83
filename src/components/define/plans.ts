import { StorefrontPlans } from '../features/plans/plans.js';

StorefrontPlans.define();

export { StorefrontPlans };
export type * from '../events/index.js';
