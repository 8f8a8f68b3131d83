// The provider of staff pages with it: an element that is there before it would say that one is missing.
import { StorefrontAccountingPeriods } from '../features/finance-periods/periods.js';
import { StorefrontStaff } from '../features/finance-staff/staff.js';

StorefrontStaff.define();
StorefrontAccountingPeriods.define();

export { StorefrontAccountingPeriods };
export type * from '../events/index.js';
