// The provider of staff pages with it: an element that is there before it would say that one is missing.
import { StorefrontRevenueSchedule } from '../features/finance-revenue/revenue-schedule.js';
import { StorefrontStaff } from '../features/finance-staff/staff.js';

StorefrontStaff.define();
StorefrontRevenueSchedule.define();

export { StorefrontRevenueSchedule };
export type * from '../events/index.js';
