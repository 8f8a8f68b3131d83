import { operation } from '../operation.js';
import { accountCheck, accountCheckRequest } from '../../schemas/storefront/purchase.js';

/**
 * Whether somebody may sign up with an e-mail address, to be asked before a card is taken out. Publishable key. Error `account-exists`. Answers the
 * same for every address where the tenant does not tell who is a customer.
 */
export const checkAccount = operation({
  name: 'storefront.account-checks',
  method: 'POST',
  path: '/storefront/account-checks',
  request: accountCheckRequest,
  response: accountCheck,
  retry: 'safe',
});
