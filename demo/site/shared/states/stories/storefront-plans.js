// @ts-check
import { catalog } from '../data/catalog.js';
import { never } from '../gateway.js';

const CATALOG = 'GET /storefront/catalog';

/** @type {import('../types.js').Stories} */
export const stories = {
  loading: { answers: { [CATALOG]: never }, shows: '' },
  ready: { answers: { [CATALOG]: catalog }, shows: 'For a product team whose users see the map.' },
};
