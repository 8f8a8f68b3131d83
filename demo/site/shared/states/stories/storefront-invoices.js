// @ts-check
import { account, invoice, invoices, paymentMethods, session } from '../data/account.js';
import { formOf } from '../data/form.js';
import { usd } from '../data/money.js';
import { inTurn, never, refusal } from '../gateway.js';
import { sectionStories } from './section.js';

const SESSION = { 'GET /storefront/session': session };
const PAYMENTS = 'POST /storefront/payments';

/** The list, and whatever is found at first, with the session beside it. */
const list = Object.fromEntries(
  Object.entries(
    sectionStories({
      path: 'invoices',
      answer: invoices,
      empty: { invoices: [] },
      shows: 'INV00000412',
      says: { en: 'There are no invoices yet.' },
    }),
  ).map(([state, { answers, ...story }]) => [
    state,
    { ...story, ...(story.session && { answers: () => ({ ...SESSION, ...(typeof answers === 'function' ? answers() : answers) }) }) },
  ]),
);

const paid = {
  status: 'completed',
  paymentNumber: 'P-00000733',
  paid: usd('56.00'),
  credited: usd('0.00'),
  balances: [{ invoiceNumber: 'INV00000412', balance: usd('0.00') }],
};

/**
 * Somebody opens the payment of what is open, and confirms it.
 *
 * @param {import('../types.js').Answer} answer
 * @param {import('../types.js').Story['shows']} shows
 * @returns {import('../types.js').Story}
 */
const paying = (answer, shows) => ({
  session: 'active',
  properties: () => ({ paymentAdapter: formOf() }),
  answers: () => ({ ...account, 'GET /storefront/payment-methods': paymentMethods, [PAYMENTS]: answer }),
  async act({ press, sees }) {
    await press('.base:not(:has(> .ghost)) > .top [part=cta]');
    await sees('.pay-sum');
    await press('.task-buttons [part=cta]');
  },
  shows,
});

/** @type {import('../types.js').Stories} */
export const stories = {
  ...list,
  updating: {
    session: 'active',
    answers: () => ({ ...account, 'GET /storefront/invoices': inTurn(invoices, never) }),
    async act({ sees }) {
      await sees('[part=row]');
      (await sees('storefront-invoices')).setAttribute('number', '412');
    },
    shows: 'INV00000412',
  },
  task: {
    session: 'active',
    answers: { ...account, 'GET /storefront/invoices/INV00000412': invoice },
    act: ({ press }) => press('[part=row] .number-cell button'),
    shows: 'Seats',
  },
  submitting: paying(never, 'INV00000412'),
  checking: paying(refusal(502, 'api', 'broken'), { en: 'it is not known yet whether this was done' }),
  conflict: paying(refusal(409, 'conflict', 'balance-changed'), { en: 'What is to be paid has changed.' }),
  refused: paying(refusal(402, 'payment', 'payment-declined'), { en: 'The payment was declined.' }),
  done: paying(paid, 'P-00000733'),
};
