/** Registers the elements for staff pages and exports their classes. The staff script for script tags is also built from this file. */
export { StorefrontAccountingPeriods } from './components/define/accounting-periods.js';
export { StorefrontObjects } from './components/define/objects.js';
export { StorefrontRevenueSchedule } from './components/define/revenue-schedule.js';
export { StorefrontStaff } from './components/define/staff.js';
