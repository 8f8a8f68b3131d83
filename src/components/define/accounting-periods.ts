// Also registers the staff provider, because this element does not work without a provider.
import { StorefrontAccountingPeriods } from '../features/accounting-periods/accounting-periods.js';
import { StorefrontStaff } from '../features/staff/staff.js';

StorefrontStaff.define();
StorefrontAccountingPeriods.define();

export { StorefrontAccountingPeriods };
export type * from '../events/index.js';
