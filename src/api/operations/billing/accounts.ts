import { operation } from '../operation.js';
import { account, accountRequest, accountSummary, createAccountRequest, createAccountResponse } from '../../schemas/billing/account.js';
import { accountPaymentMethods, accountPaymentMethodsRequest } from '../../schemas/billing/payment-method.js';

/** Creates an account. Storefront flows create accounts by orders instead (flows.md ruling 1). */
export const createAccount = operation({
  name: 'accounts.create',
  method: 'POST',
  path: '/v1/accounts',
  request: createAccountRequest,
  response: createAccountResponse,
  retry: 'keyed',
  limit: 'high-volume',
});

/** One account by id or number. */
export const getAccount = operation({
  name: 'accounts.get',
  method: 'GET',
  path: '/v1/accounts/{account-key}',
  request: accountRequest,
  response: account,
  retry: 'safe',
});

/** An account with its newest subscriptions, invoices and payments. */
export const getAccountSummary = operation({
  name: 'accounts.summary',
  method: 'GET',
  path: '/v1/accounts/{account-key}/summary',
  request: accountRequest,
  response: accountSummary,
  retry: 'safe',
});

/** Payment methods of an account, grouped by kind. */
export const listAccountPaymentMethods = operation({
  name: 'accounts.payment-methods',
  method: 'GET',
  path: '/v1/accounts/{account-key}/payment-methods',
  request: accountPaymentMethodsRequest,
  response: accountPaymentMethods,
  retry: 'safe',
});
