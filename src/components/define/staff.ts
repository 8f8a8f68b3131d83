import { StorefrontStaff } from '../features/finance-staff/staff.js';

StorefrontStaff.define();
