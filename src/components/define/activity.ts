import { StorefrontActivity } from '../features/activity/activity.js';

StorefrontActivity.define();

export { StorefrontActivity };
export type * from '../events/index.js';
