// Also registers the staff provider, because this element does not work without a provider.
import { StorefrontObjects } from '../features/objects/objects.js';
import { StorefrontStaff } from '../features/staff/staff.js';

StorefrontStaff.define();
StorefrontObjects.define();

export { StorefrontObjects };
export type * from '../events/index.js';
