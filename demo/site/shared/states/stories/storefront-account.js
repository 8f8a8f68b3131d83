// @ts-check
import { account } from '../data/account.js';
import { never } from '../gateway.js';

/** @type {import('../types.js').Stories} */
export const stories = {
  loading: { session: 'active', answers: { ...account, 'GET /storefront/subscriptions': never }, shows: { en: 'Subscriptions' } },
  ready: { session: 'active', answers: account, shows: 'INV00000412' },
  'signed-out': { shows: { en: 'Sign in to see your account.' } },
  setup: {
    session: 'active',
    attributes: { sections: 'profile orders' },
    answers: account,
    shows: { en: 'There is no section "orders".' },
  },
};
