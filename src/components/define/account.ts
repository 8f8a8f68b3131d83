import { StorefrontAccount } from '../features/account/account.js';

StorefrontAccount.define();

export { StorefrontAccount };
export type * from '../events/index.js';
