import { StorefrontSignUp } from '../features/sign-up/sign-up.js';

StorefrontSignUp.define();

export { StorefrontSignUp };
export type * from '../events/index.js';
