/** Registers the elements for staff pages and exports their classes. Also the script tag of staff pages; no page of the storefront loads it. */
export { StorefrontAccountingPeriods } from './components/define/accounting-periods.js';
export { StorefrontObjects } from './components/define/objects.js';
export { StorefrontRevenueSchedule } from './components/define/revenue-schedule.js';
export { StorefrontStaff } from './components/define/staff.js';
