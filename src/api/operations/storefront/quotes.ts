import { operation } from '../operation.js';
import { quote, quoteRequest } from '../../schemas/storefront/quote.js';

/** Quotes a purchase with the platform's preview. Changes nothing and is safe to repeat. Publishable key or session. */
export const createQuote = operation({
  name: 'storefront.quotes',
  method: 'POST',
  path: '/storefront/quotes',
  request: quoteRequest,
  response: quote,
  retry: 'safe',
});
