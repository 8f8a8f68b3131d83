// Also registers the staff provider, because an element without a provider reports one as missing.
import { StorefrontRevenueSchedule } from '../features/revenue-schedule/revenue-schedule.js';
import { StorefrontStaff } from '../features/staff/staff.js';

StorefrontStaff.define();
StorefrontRevenueSchedule.define();

export { StorefrontRevenueSchedule };
export type * from '../events/index.js';
