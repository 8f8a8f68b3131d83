import { StorefrontStaff } from '../features/staff/staff.js';

StorefrontStaff.define();

export { StorefrontStaff };
export type * from '../events/index.js';
