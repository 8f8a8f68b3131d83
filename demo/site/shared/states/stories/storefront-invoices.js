// @ts-check
import { account, invoice, invoices, paymentMethods, session } from '../data/account.js';
import { formOf } from '../data/form.js';
import { usd } from '../data/money.js';
import { inTurn, never, refusal } from '../gateway.js';
import { sectionStories } from './section.js';

const SESSION = { 'GET /storefront/session': session };
const PAYMENTS = 'POST /storefront/payments';
const lost = refusal(502, 'api', 'upstream');

/** The common stories of a section, with a response for the session. */
const list = Object.fromEntries(
  Object.entries(
    sectionStories({
      path: 'invoices',
      answer: invoices,
      empty: { invoices: [] },
      shows: 'INV00000412',
      says: { en: 'No invoices yet.' },
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

const payable = { ...account, 'GET /storefront/payment-methods': paymentMethods };

/**
 * Opens the payment of all open invoices and confirms it.
 *
 * @param {import('../types.js').SimulatedUser} person
 */
async function pay({ press, sees }) {
  await press('.base:not(:has(> .ghost)) > .top [part=cta]');
  await sees('.pay-totals');
  await press('.task-buttons [part=cta]');
}

/**
 * Returns a story in which the customer pays all open invoices.
 *
 * @param {import('../types.js').Answer} answer
 * @param {import('../types.js').Story['shows']} shows
 * @param {string} [until] selector of the element to wait for at the end
 * @returns {import('../types.js').Story}
 */
const paying = (answer, shows, until = '.task') => ({
  session: 'active',
  properties: () => ({ paymentAdapter: formOf() }),
  answers: () => ({ ...payable, [PAYMENTS]: answer }),
  async act(person) {
    await pay(person);
    await person.sees(until);
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
      await sees('.base:not(:has(> .ghost)) [part=row]');
      (await sees('storefront-invoices')).setAttribute('number', '412');
    },
    shows: 'INV00000412',
  },
  task: {
    session: 'active',
    answers: { ...account, 'GET /storefront/invoices/INV00000412': invoice },
    act: ({ press }) => press('.base:not(:has(> .ghost)) [part=row] .number-cell button'),
    shows: 'Seats',
  },
  submitting: paying(never, 'INV00000412'),
  // After four attempts, the outcome is unknown. The page then checks it and gets no response.
  checking: {
    ...paying(lost, { en: "we're checking whether this went through" }, '.notice.checking .button'),
    answers: () => ({ ...payable, [PAYMENTS]: inTurn(lost, lost, lost, lost, never) }),
  },
  conflict: paying(refusal(409, 'conflict', 'balance-changed'), { en: 'The amount due has changed.' }, '.task > .notice'),
  refused: paying(refusal(402, 'payment', 'payment-declined'), { en: 'Payment declined.' }, '.task > .notice'),
  done: paying(paid, 'P-00000733'),
};
