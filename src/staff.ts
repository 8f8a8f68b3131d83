/** Registers the elements for staff pages and exports their classes. Also the entry of their script tag. Storefront pages do not load it. */
export { StorefrontAccountingPeriods } from './components/define/accounting-periods.js';
export { StorefrontObjects } from './components/define/objects.js';
export { StorefrontRevenueSchedule } from './components/define/revenue-schedule.js';
export { StorefrontStaff } from './components/define/staff.js';
