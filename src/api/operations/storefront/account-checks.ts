import { operation } from '../operation.js';
import { accountCheck, accountCheckRequest } from '../../schemas/storefront/buyer.js';

/**
 * Checks if an email address can be used for sign-up, before the customer enters payment details. Requires a publishable key. Error:
 * `account-exists`. If the tenant does not disclose its customers, the response is the same for every address.
 */
export const checkAccount = operation({
  name: 'storefront.account-checks',
  method: 'POST',
  path: '/storefront/account-checks',
  request: accountCheckRequest,
  response: accountCheck,
  retry: 'safe',
});
