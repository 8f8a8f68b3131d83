import { operation } from '../operation.js';
import { subscription, subscriptionList, subscriptionRequest, subscriptionsByAccountRequest } from '../../schemas/billing/subscription.js';

/** Subscriptions of an account, newest version of each. */
export const listSubscriptionsByAccount = operation({
  name: 'subscriptions.by-account',
  method: 'GET',
  path: '/v1/subscriptions/accounts/{account-key}',
  request: subscriptionsByAccountRequest,
  response: subscriptionList,
  paging: 'page',
  items: 'subscriptions',
  retry: 'safe',
});

/** Newest version of one subscription by number or id. */
export const getSubscription = operation({
  name: 'subscriptions.get',
  method: 'GET',
  path: '/v1/subscriptions/{subscription-key}',
  request: subscriptionRequest,
  response: subscription,
  retry: 'safe',
});
