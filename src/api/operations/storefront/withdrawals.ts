import { operation } from '../operation.js';
import { withdrawalReceipt, withdrawalRequest } from '../../schemas/storefront/withdrawals.js';

/** Declares a withdrawal or cancellation, signed in or signed out. Returns the confirmation of receipt. */
export const createWithdrawal = operation({
  name: 'storefront.withdrawals',
  method: 'POST',
  path: '/storefront/withdrawals',
  request: withdrawalRequest,
  response: withdrawalReceipt,
  retry: 'keyed',
});
