import { operation } from '../operation.js';
import { accountRequest, accountView } from '../../schemas/storefront/account.js';

/** Reads what an account page shows first, in one request. */
export const getAccount = operation({
  name: 'storefront.account',
  method: 'GET',
  path: '/storefront/account',
  request: accountRequest,
  response: accountView,
  retry: 'never',
  shows: ['subscriptions', 'billing', 'methods', 'profile'],
});
