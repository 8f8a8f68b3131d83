import { StorefrontWithdraw } from '../features/withdraw/withdraw.js';

StorefrontWithdraw.define();

export { StorefrontWithdraw };
export type * from '../events/index.js';
