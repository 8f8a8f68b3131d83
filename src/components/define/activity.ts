import { StorefrontActivity } from '../features/activity/activity.js';

StorefrontActivity.define();
