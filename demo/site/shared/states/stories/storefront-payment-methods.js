// @ts-check
import { account, invoices, paymentMethods, session } from '../data/account.js';
import { formOf } from '../data/form.js';
import { inTurn, never, refusal } from '../gateway.js';
import { sectionStories } from './section.js';

const REMOVE = 'DELETE /storefront/payment-methods/sealed-bank';
const lost = refusal(502, 'api', 'upstream');
const overdue = { invoices: invoices.invoices.slice(0, 1).map((invoice) => ({ ...invoice, dueDate: '2026-11-14', overdue: true })) };
const settled = { 'GET /storefront/session': session, 'GET /storefront/invoices': { invoices: [] } };
const beside = { ...settled, 'GET /storefront/invoices': overdue };

const list = Object.fromEntries(
  Object.entries(
    sectionStories({
      path: 'payment-methods',
      answer: paymentMethods,
      empty: { paymentMethods: [] },
      shows: '4242',
      says: { en: "You don't have a payment method yet." },
    }),
  ).map(([state, { answers, ...story }]) => [
    state,
    {
      ...story,
      ...(story.session && {
        answers: () => ({ ...(state === 'outdated' ? beside : settled), ...(typeof answers === 'function' ? answers() : answers) }),
      }),
    },
  ]),
);

/**
 * Returns a story in which the customer removes the bank account.
 *
 * @param {import('../types.js').Answer} answer
 * @param {import('../types.js').Story['shows']} shows
 * @param {string} [until] selector of the element to wait for at the end
 * @returns {import('../types.js').Story}
 */
const removing = (answer, shows, until = '.task') => ({
  session: 'active',
  answers: () => ({ ...account, ...beside, [REMOVE]: answer }),
  async act({ press, sees }) {
    await press('.base:not(:has(> .ghost)) [data-opens="remove 1"]');
    await press('.task-buttons > :first-child');
    await sees(until);
  },
  shows,
});

/** @type {import('../types.js').Stories} */
export const stories = {
  ...list,
  task: {
    session: 'active',
    properties: () => ({ paymentAdapter: formOf() }),
    answers: { ...account, ...beside },
    act: ({ press }) => press('.base:not(:has(> .ghost)) > div > [data-opens="add "]'),
    shows: { en: 'Add a payment method' },
  },
  submitting: removing(never, '6789'),
  // After four attempts, the outcome is unknown. The page then checks it and gets no response.
  checking: {
    ...removing(lost, { en: "we're checking whether this went through" }, '.notice.checking .button'),
    answers: () => ({ ...account, ...beside, [REMOVE]: inTurn(lost, lost, lost, lost, never) }),
  },
  refused: removing(
    refusal(409, 'conflict', 'payment-method-needed', { data: { subscriptions: ['A-S00000107'] } }),
    'A-S00000107',
    '.task > .notice',
  ),
  conflict: {
    session: 'active',
    properties: () => ({ paymentAdapter: formOf() }),
    answers: () => ({ ...account, ...beside, 'POST /storefront/payments': refusal(409, 'conflict', 'balance-changed') }),
    async act({ press, sees }) {
      await press('.base:not(:has(> .ghost)) [part=cta]');
      await sees('.pay-totals');
      await press('.task-buttons [part=cta]');
      await sees('.task > .notice');
    },
    shows: { en: 'The amount due has changed.' },
  },
  done: removing({ paymentMethods: paymentMethods.paymentMethods.slice(0, 1) }, '6789'),
};
