import { operation } from '../operation.js';
import { quote, quoteRequest } from '../../schemas/storefront/purchase.js';

/** What a purchase would cost, by the platform's own preview. Changes nothing, so it may be repeated. Publishable key or session. */
export const createQuote = operation({
  name: 'storefront.quotes',
  method: 'POST',
  path: '/storefront/quotes',
  request: quoteRequest,
  response: quote,
  retry: 'safe',
});
