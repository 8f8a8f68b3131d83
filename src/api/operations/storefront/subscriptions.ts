import { operation } from '../operation.js';
import { subscriptions, subscriptionsRequest, timeline, timelineRequest } from '../../schemas/storefront/subscriptions.js';

/** Subscriptions of the session's account, newest version of each, with what may be done with them. */
export const listSubscriptions = operation({
  name: 'storefront.subscriptions',
  method: 'GET',
  path: '/storefront/subscriptions',
  request: subscriptionsRequest,
  response: subscriptions,
  retry: 'safe',
});

/** Past and coming versions of one subscription. */
export const getTimeline = operation({
  name: 'storefront.subscriptions.timeline',
  method: 'GET',
  path: '/storefront/subscriptions/{number}/timeline',
  request: timelineRequest,
  response: timeline,
  retry: 'safe',
});
