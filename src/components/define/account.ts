import { StorefrontAccount } from '../features/account/account.js';

StorefrontAccount.define();
