// Also registers the staff provider, because an element without a provider reports one as missing.
import { StorefrontObjects } from '../features/objects/objects.js';
import { StorefrontStaff } from '../features/staff/staff.js';

StorefrontStaff.define();
StorefrontObjects.define();

export { StorefrontObjects };
export type * from '../events/index.js';
