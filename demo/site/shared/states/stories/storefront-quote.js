// @ts-check
import { dearerQuote, quote, richQuote } from '../data/purchase.js';
import { broken, inTurn, never } from '../gateway.js';

const QUOTES = 'POST /storefront/quotes';
const attributes = { plan: 'build-month', quantity: '3' };

/** @type {import('../types.js').Stories} */
export const stories = {
  idle: { shows: { en: 'Choose a plan to see its price.' } },
  loading: { attributes, answers: { [QUOTES]: never }, shows: '' },
  ready: { attributes, answers: { [QUOTES]: quote }, shows: 'Seats' },
  updating: {
    attributes,
    answers: () => ({ [QUOTES]: inTurn(richQuote, never) }),
    act: async ({ sees, press }) => {
      await press('.why > summary');
      Object.assign(await sees('storefront-quote'), { address: { country: 'DE' } });
    },
    shows: { en: 'You pay $49.08 today, then $59.08 every month from December 21, 2026.' },
  },
  changed: {
    attributes,
    properties: { previous: quote },
    answers: { [QUOTES]: dearerQuote },
    shows: { en: 'The price changed from $59.08 to $65.41.' },
  },
  error: { attributes, answers: { [QUOTES]: broken }, shows: { en: "The price couldn't be calculated. Nothing was ordered." } },
  offline: { attributes, online: false, shows: { en: "You're offline, so the price can't be calculated." } },
  misconfigured: { attributes, provider: { currency: null }, shows: { en: 'Quote: set currency here or on the provider.' } },
};
