import { operation } from '../operation.js';
import { withdrawalReceipt, withdrawalRequest } from '../../schemas/storefront/withdrawals.js';

/** Submits a withdrawal or cancellation, with or without a session. Returns the receipt. */
export const createWithdrawal = operation({
  name: 'storefront.withdrawals',
  method: 'POST',
  path: '/storefront/withdrawals',
  request: withdrawalRequest,
  response: withdrawalReceipt,
  retry: 'keyed',
  affects: ['subscriptions', 'billing'],
});
