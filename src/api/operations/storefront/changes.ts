import { operation } from '../operation.js';
import { changeQuote, changeQuoteRequest, changeRequest, changeResult } from '../../schemas/storefront/changes.js';

/** What a change of a subscription comes to, by the platform's own preview. Changes nothing. */
export const quoteChange = operation({
  name: 'storefront.subscriptions.quote',
  method: 'POST',
  path: '/storefront/subscriptions/{number}/quotes',
  request: changeQuoteRequest,
  response: changeQuote,
  retry: 'safe',
});

/** Carries a change out. One `intentId` makes at most one order, whatever is repeated or lost. */
export const changeSubscription = operation({
  name: 'storefront.subscriptions.change',
  method: 'POST',
  path: '/storefront/subscriptions/{number}/changes',
  request: changeRequest,
  response: changeResult,
  retry: 'keyed',
});
