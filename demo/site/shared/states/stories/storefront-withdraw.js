// @ts-check
import { withdrawal } from '../data/usage.js';
import { never, refusal } from '../gateway.js';

const answers = { 'POST /storefront/withdrawals': withdrawal };

/** @param {import('../types.js').SimulatedUser} person */
const declare = async ({ fill, press, sees }) => {
  await fill('#name', withdrawal.name);
  await fill('#email', withdrawal.email);
  await fill('#contract', withdrawal.contract);
  await press('[part=cta]');
  await sees('[part=back]');
};
/** @param {import('../types.js').SimulatedUser} person */
const confirm = async (person) => {
  await declare(person);
  await person.press('[part=cta]');
};

/** @type {import('../types.js').Stories} */
export const stories = {
  misconfigured: { alone: true, shows: { en: 'must be inside' } },
  loading: { properties: { loadForm: () => new Promise(() => undefined) }, shows: '' },
  error: {
    properties: { loadForm: () => Promise.reject(new Error('for developers')) },
    shows: { en: "The form couldn't be opened." },
  },
  form: { shows: { en: 'You can withdraw from an online contract within 14 days' } },
  invalid: { act: ({ press }) => press('[part=cta]'), shows: { en: 'Fix 3 fields to continue.' } },
  review: { act: declare, shows: 'SF-0CC175B9C0F1B6A831C399E2' },
  submitting: { answers: { 'POST /storefront/withdrawals': never }, act: confirm, shows: { en: 'Sending' } },
  checking: {
    answers: {
      'POST /storefront/withdrawals': refusal(502, 'outcome-unknown', 'outcome-unknown'),
    },
    act: confirm,
    shows: { en: "we're checking whether this arrived" },
  },
  offline: { online: false, act: confirm, shows: { en: "You're offline." } },
  refused: {
    answers: { 'POST /storefront/withdrawals': refusal(429, 'rate-limit', 'too-many-requests') },
    act: confirm,
    shows: { en: 'Too many attempts' },
  },
  done: { answers, act: confirm, shows: 'W-3F2A-91BC-07D4' },
};
