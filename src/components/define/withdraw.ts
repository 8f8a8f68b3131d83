import { StorefrontWithdraw } from '../features/withdraw/withdraw.js';

StorefrontWithdraw.define();
