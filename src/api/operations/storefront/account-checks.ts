import { operation } from '../operation.js';
import { accountCheck, accountCheckRequest } from '../../schemas/storefront/buyer.js';

/**
 * Checks if a person may sign up with an email address, before they enter payment details. Publishable key. Error: `account-exists`. If the tenant
 * does not disclose customers, the response is the same for every address.
 */
export const checkAccount = operation({
  name: 'storefront.account-checks',
  method: 'POST',
  path: '/storefront/account-checks',
  request: accountCheckRequest,
  response: accountCheck,
  retry: 'safe',
});
