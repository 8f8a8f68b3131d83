// @ts-check
import { account } from '../data/account.js';
import { permissions } from '../data/usage.js';
import { usd } from '../data/money.js';
import { broken, expired, inTurn, never, noAccount } from '../gateway.js';

const session = /** @type {const} */ ('active');
const bill = {
  date: '2026-12-31',
  lines: [],
  subtotal: usd('56.00'),
  tax: usd('0.00'),
  total: usd('56.00'),
};
const beside = {
  'GET /storefront/session': permissions,
  'GET /storefront/upcoming': { bills: [bill], until: '2027-11-21' },
  'GET /storefront/invoices': { invoices: [] },
  'GET /storefront/payment-methods': account['GET /storefront/payment-methods'],
};
const subscriptions = account['GET /storefront/subscriptions'];
const answers = { ...beside, 'GET /storefront/subscriptions': subscriptions };
const signIn = { en: 'Sign in to see your account.' };

/** @type {import('../types.js').Stories} */
export const stories = {
  loading: { session, answers: { ...answers, 'GET /storefront/upcoming': never }, shows: '' },
  ready: { session, answers, shows: { en: 'on December 31, 2026' } },
  empty: {
    session,
    answers: {
      ...answers,
      'GET /storefront/subscriptions': { subscriptions: [] },
      'GET /storefront/upcoming': { bills: [], until: '2027-11-21' },
    },
    shows: { en: "You don't have a subscription yet." },
  },
  outdated: {
    session,
    answers: () => ({ ...answers, 'GET /storefront/subscriptions': inTurn(subscriptions, broken) }),
    async act({ sees }) {
      const element = await sees('storefront-overview');
      await sees('.base:not(:has(> .ghost)) [part=row]');
      if ('refresh' in element && typeof element.refresh === 'function') await element.refresh();
    },
    shows: { en: 'You may be seeing older data.' },
  },
  error: { session, answers: { ...beside, 'GET /storefront/subscriptions': broken }, shows: { en: "This couldn't be loaded." } },
  offline: { session, online: false, shows: { en: "You're offline." } },
  'signed-out': { shows: signIn },
  'session-expired': {
    session,
    answers: { ...beside, 'GET /storefront/subscriptions': expired },
    shows: { en: 'Your session has ended.' },
  },
  'no-account': {
    session,
    answers: { ...beside, 'GET /storefront/subscriptions': noAccount },
    shows: { en: "You don't have a plan yet." },
  },
  misconfigured: { alone: true, shows: { en: 'must be inside' } },
};
