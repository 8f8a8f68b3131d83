import { operation } from '../operation.js';
import { changeQuote, changeQuoteRequest, changeRequest, changeResult } from '../../schemas/storefront/changes.js';

/** Prices a subscription change with the platform's preview. Does not change anything. */
export const quoteChange = operation({
  name: 'storefront.subscriptions.quote',
  method: 'POST',
  path: '/storefront/subscriptions/{number}/quotes',
  request: changeQuoteRequest,
  response: changeQuote,
  retry: 'safe',
  shows: ['subscriptions', 'billing', 'profile'],
});

/** Applies a subscription change. Creates at most one order per `intentId`, even if the request is sent several times. */
export const changeSubscription = operation({
  name: 'storefront.subscriptions.change',
  method: 'POST',
  path: '/storefront/subscriptions/{number}/changes',
  request: changeRequest,
  response: changeResult,
  retry: 'keyed',
  affects: ['subscriptions', 'billing', 'methods'],
});
