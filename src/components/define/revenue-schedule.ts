// Also registers the staff provider, because this element does not work without a provider.
import { StorefrontRevenueSchedule } from '../features/revenue-schedule/revenue-schedule.js';
import { StorefrontStaff } from '../features/staff/staff.js';

StorefrontStaff.define();
StorefrontRevenueSchedule.define();

export { StorefrontRevenueSchedule };
export type * from '../events/index.js';
