// @ts-check
import { account } from '../data/account.js';
import { activity, permissions, usage } from '../data/usage.js';
import { never, noAccount } from '../gateway.js';

const all = {
  ...account,
  'GET /storefront/session': permissions,
  'GET /storefront/upcoming': { bills: [], until: '2027-11-21' },
  'GET /storefront/usage': usage,
  'GET /storefront/activity': activity,
};

/** @type {import('../types.js').Stories} */
export const stories = {
  loading: { session: 'active', answers: { ...all, 'GET /storefront/subscriptions': never }, shows: { en: 'Overview' } },
  ready: { session: 'active', answers: all, shows: 'INV00000412' },
  'signed-out': { shows: { en: 'Sign in to see your account.' } },
  'no-account': {
    session: 'no-account',
    attributes: { 'sign-up-href': '#plans' },
    answers: {
      'GET /storefront/session': { user: { email: 'maya@example.com', emailVerified: true, name: 'Maya Okafor' }, scopes: ['purchase'] },
      'GET /storefront/subscriptions': noAccount,
      'GET /storefront/invoices': noAccount,
      'GET /storefront/upcoming': noAccount,
      'GET /storefront/payment-methods': noAccount,
      'GET /storefront/usage': noAccount,
      'GET /storefront/activity': noAccount,
      'GET /storefront/profile': noAccount,
    },
    shows: { en: "You don't have a plan yet." },
  },
  misconfigured: {
    session: 'active',
    attributes: { sections: 'profile orders' },
    answers: all,
    shows: { en: 'There is no section "orders".' },
  },
};
