import { StorefrontProfile } from '../features/profile/profile.js';

StorefrontProfile.define();

export { StorefrontProfile };
export type * from '../events/index.js';
