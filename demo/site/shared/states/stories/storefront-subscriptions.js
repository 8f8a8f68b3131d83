// @ts-check
import { paymentMethods, session as permissions, subscriptions } from '../data/account.js';
import { canceled, dearerUpgrade, ending, quoteOf, subscription, timeline, upgrade, withAddOns } from '../data/changes.js';
import { inTurn, never, refusal } from '../gateway.js';
import { sectionStories } from './section.js';

/** @typedef {import('../types.js').SimulatedUser} SimulatedUser */

const path = `/storefront/subscriptions/${subscription.subscriptionNumber}`;
const answers = {
  'GET /storefront/session': permissions,
  'GET /storefront/subscriptions': subscriptions,
  'GET /storefront/catalog': withAddOns,
  'GET /storefront/payment-methods': paymentMethods,
  [`GET ${path}/timeline`]: timeline,
  [`POST ${path}/quotes`]: quoteOf,
};
const session = /** @type {const} */ ('active');
const cancel = { session, attributes: { flow: 'cancel' } };
const changePlan = { session, attributes: { flow: 'change-plan' } };

const lost = refusal(502, 'api', 'upstream');

/** @param {SimulatedUser} person */
const confirm = async ({ press }) => press('[part=cta][aria-disabled=false]');
/** @param {SimulatedUser} person */
const confirmScale = async ({ press }) => {
  await press('[part=choice] input[value=scale-month]');
  await press('[part=cta][aria-disabled=false]');
};

/** @type {import('../types.js').Stories} */
export const stories = {
  ...sectionStories({
    path: 'subscriptions',
    answer: subscriptions,
    empty: { subscriptions: [] },
    shows: 'A-S00000107',
    says: { en: "You don't have a subscription yet." },
  }),
  ready: { session, answers, shows: 'A-S00000107' },
  task: {
    ...changePlan,
    answers,
    act: async ({ press, sees }) => {
      await press('[part=choice] input[value=scale-month]');
      await sees('[part=cta][aria-disabled=false]');
    },
    shows: { en: 'You pay $140.21 today.' },
  },
  submitting: {
    ...cancel,
    answers: { ...answers, [`POST ${path}/changes`]: never },
    act: confirm,
    shows: { en: 'Cancel Build' },
  },
  checking: {
    ...cancel,
    // After four attempts, the outcome is unknown. The page then checks it and gets no response.
    answers: () => ({ ...answers, [`POST ${path}/changes`]: inTurn(lost, lost, lost, lost, never) }),
    act: async (person) => {
      await confirm(person);
      await person.sees('.notice.checking .button');
    },
    shows: { en: "we're checking whether this went through" },
  },
  conflict: {
    ...changePlan,
    answers: () => ({
      ...answers,
      [`POST ${path}/quotes`]: inTurn(upgrade, dearerUpgrade),
      [`POST ${path}/changes`]: refusal(409, 'conflict', 'quote-changed'),
    }),
    act: confirmScale,
    shows: { en: 'The price changed from $140.21 to $146.54' },
  },
  refused: {
    ...changePlan,
    answers: { ...answers, [`POST ${path}/quotes`]: upgrade, [`POST ${path}/changes`]: refusal(402, 'payment', 'declined') },
    act: confirmScale,
    shows: { en: 'Payment declined.' },
  },
  done: {
    ...cancel,
    answers: { ...answers, [`POST ${path}/quotes`]: ending, [`POST ${path}/changes`]: canceled },
    act: confirm,
    shows: 'O-00000232',
  },
};
