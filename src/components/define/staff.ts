import { StorefrontStaff } from '../features/finance-staff/staff.js';

StorefrontStaff.define();

export { StorefrontStaff };
export type * from '../events/index.js';
