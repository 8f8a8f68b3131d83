// @ts-check
import { subscriptions } from '../data/account.js';
import { expired, noAccount } from '../gateway.js';

const inside = (/** @type {string} */ tag) => () => [document.createElement(tag)];

/** @type {import('../types.js').Stories} */
export const stories = {
  none: { content: inside('storefront-subscriptions'), shows: { en: 'Sign in to see your account.' } },
  active: {
    session: 'active',
    content: inside('storefront-subscriptions'),
    answers: { 'GET /storefront/subscriptions': subscriptions },
    shows: 'A-S00000107',
  },
  'no-account': {
    session: 'no-account',
    content: inside('storefront-subscriptions'),
    answers: { 'GET /storefront/subscriptions': noAccount },
    shows: { en: "You don't have a plan yet." },
  },
  expired: {
    session: 'expired',
    content: inside('storefront-subscriptions'),
    answers: { 'GET /storefront/subscriptions': expired },
    shows: { en: 'Your session has ended.' },
  },
  misconfigured: {
    provider: { 'publishable-key': null },
    content: inside('storefront-subscriptions'),
    shows: 'The attribute publishable-key of <storefront-provider> is missing',
  },
};
