import { operation } from '../operation.js';
import { withdrawalReceipt, withdrawalRequest } from '../../schemas/storefront/withdrawals.js';

/** Declares a withdrawal or cancellation, signed in or out; the answer is the confirmation that it was received. */
export const createWithdrawal = operation({
  name: 'storefront.withdrawals',
  method: 'POST',
  path: '/storefront/withdrawals',
  request: withdrawalRequest,
  response: withdrawalReceipt,
  retry: 'keyed',
});
