import { StorefrontPlans } from '../features/plans/plans.js';

StorefrontPlans.define();
