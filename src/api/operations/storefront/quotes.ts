import { operation } from '../operation.js';
import { quote, quoteRequest } from '../../schemas/storefront/quote.js';

/** Prices a purchase with the platform's preview. Does not change anything and is safe to repeat. Requires a publishable key or session. */
export const createQuote = operation({
  name: 'storefront.quotes',
  method: 'POST',
  path: '/storefront/quotes',
  request: quoteRequest,
  response: quote,
  retry: 'safe',
  shows: ['subscriptions', 'billing', 'profile'],
});
