import { StorefrontQuote } from '../features/quote/quote.js';

StorefrontQuote.define();

export { StorefrontQuote };
export type * from '../events/index.js';
