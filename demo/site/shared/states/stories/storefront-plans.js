// @ts-check
import { catalog, emptyCatalog } from '../data/catalog.js';
import { broken, inTurn, never } from '../gateway.js';

const CATALOG = 'GET /storefront/catalog';

/** @type {import('../types.js').Stories} */
export const stories = {
  loading: { answers: { [CATALOG]: never }, shows: '' },
  // In Arabic the price details take two lines.
  ready: { attributes: { 'expected-lines': '3' }, answers: { [CATALOG]: catalog }, shows: 'For a product team whose users see the map.' },
  // The prices in euros never arrive, so the prices in dollars stay visible.
  updating: {
    attributes: { 'currency-switch': '' },
    answers: () => ({ [CATALOG]: inTurn(catalog, never) }),
    act: ({ fill }) => fill('.currency select', 'EUR'),
    shows: 'For a product team whose users see the map.',
  },
  empty: {
    answers: { [CATALOG]: emptyCatalog },
    shows: { en: 'No plans are available right now.', de: 'Derzeit sind keine Tarife verfügbar.' },
  },
  error: {
    answers: { [CATALOG]: broken },
    shows: { en: "The plans couldn't be loaded.", de: 'Die Tarife konnten nicht geladen werden.' },
  },
  offline: { online: false, answers: { [CATALOG]: broken }, shows: { en: "You're offline.", de: 'Sie sind offline.' } },
  // A message for developers, always in English.
  misconfigured: { provider: { 'publishable-key': null }, shows: 'The attribute publishable-key' },
};
