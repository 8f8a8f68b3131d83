import { operation } from '../operation.js';
import { changeQuote, changeQuoteRequest, changeRequest, changeResult } from '../../schemas/storefront/changes.js';

/** Quotes a change of a subscription with the platform's preview. Changes nothing. */
export const quoteChange = operation({
  name: 'storefront.subscriptions.quote',
  method: 'POST',
  path: '/storefront/subscriptions/{number}/quotes',
  request: changeQuoteRequest,
  response: changeQuote,
  retry: 'safe',
});

/** Applies a change of a subscription. An `intentId` creates at most one order, however often the request is sent. */
export const changeSubscription = operation({
  name: 'storefront.subscriptions.change',
  method: 'POST',
  path: '/storefront/subscriptions/{number}/changes',
  request: changeRequest,
  response: changeResult,
  retry: 'keyed',
});
