import { StorefrontQuote } from '../features/quote/quote.js';

StorefrontQuote.define();
