// The provider of staff pages with it: an element that is there before it would say that one is missing.
import { StorefrontObjects } from '../features/finance-objects/objects.js';
import { StorefrontStaff } from '../features/finance-staff/staff.js';

StorefrontStaff.define();
StorefrontObjects.define();

export { StorefrontObjects };
export type * from '../events/index.js';
