import { operation } from '../operation.js';
import { activity, activityRequest } from '../../schemas/storefront/activity.js';

/** Lists orders, payments, refunds, credits and consents of the session's account, newest first. */
export const listActivity = operation({
  name: 'storefront.activity',
  method: 'GET',
  path: '/storefront/activity',
  request: activityRequest,
  response: activity,
  paging: 'cursor',
  retry: 'safe',
  shows: ['subscriptions', 'billing', 'methods', 'profile'],
});
