import { operation } from '../operation.js';
import { subscriptions, subscriptionsRequest } from '../../schemas/storefront/subscriptions.js';
import { timeline, timelineRequest } from '../../schemas/storefront/timeline.js';

/**
 * Lists the latest version of each subscription of the session's account, with the changes that are possible now. Set `paged` to read a long
 * list page by page.
 */
export const listSubscriptions = operation({
  name: 'storefront.subscriptions',
  method: 'GET',
  path: '/storefront/subscriptions',
  request: subscriptionsRequest,
  response: subscriptions,
  paging: 'cursor',
  retry: 'safe',
  shows: ['subscriptions', 'billing', 'methods', 'profile'],
});

/** Lists past and future versions of a subscription. */
export const getTimeline = operation({
  name: 'storefront.subscriptions.timeline',
  method: 'GET',
  path: '/storefront/subscriptions/{number}/timeline',
  request: timelineRequest,
  response: timeline,
  retry: 'safe',
  shows: ['subscriptions'],
});
