// @ts-check
import { account, accounts, nothing, oneAccount, results, permissions } from '../data/objects.js';
import { broken, expired, inTurn, never, refusal } from '../gateway.js';

// Staff elements are in a separate bundle that storefront pages do not load.
if (!customElements.get('storefront-objects')) await import(new URL('/cdn/storefront.staff.js', location.href).href);

/** @typedef {import('../types.js').Story} Story */
/** @typedef {import('../types.js').SimulatedUser} SimulatedUser */
/** @typedef {import('../types.js').Answer} Answer */

/** @param {Readonly<Record<string, Answer>>} [changes] */
const answers = (changes = {}) => ({
  'GET /storefront/staff-session': permissions,
  'GET /v1/describe/Account': account,
  'POST /v1/action/query': accounts,
  ...changes,
});

/** @type {Pick<Story, 'around' | 'session'>} */
const staff = { around: 'storefront-staff', session: 'active' };

/** Responses for the list, and for the record that the user opens. */
const opened = () => answers({ 'POST /v1/action/query': inQueries });
/** @type {Answer} */
const inQueries = async (request) => ((await request.json()).queryString.includes('where') ? oneAccount : accounts);

/** @param {SimulatedUser} person */
const open = async ({ press, sees }) => {
  await press('.view:not(.ghost) [data-open]');
  await sees('[data-edit]');
};
/** @param {SimulatedUser} person */
const edit = async (person) => {
  await open(person);
  await person.press('[data-edit]');
  await person.fill('#field-Notes', 'Called on Sunday');
};
/** @param {SimulatedUser} person */
const bulk = async ({ press, fill, sees }) => {
  await sees('[data-csv]');
  await press('[name=pick-all]');
  await press('[data-bulk]');
  await fill('#bulk-field', 'Notes');
  await fill('#bulk-value', 'Called on Sunday');
  await press('[part=cta]');
};

/** @type {import('../types.js').Stories} */
export const stories = {
  loading: { ...staff, answers: answers({ 'POST /v1/action/query': never }), shows: '' },
  ready: { ...staff, answers: answers(), shows: 'Front Range Rail Authority' },
  empty: { ...staff, answers: answers({ 'POST /v1/action/query': nothing }), shows: { en: 'No records found.' } },
  error: { ...staff, answers: answers({ 'POST /v1/action/query': broken }), shows: { en: "This couldn't be loaded." } },
  offline: {
    ...staff,
    online: false,
    answers: answers({ 'GET /v1/describe/Account': broken }),
    shows: { en: "You're offline." },
  },
  'signed-out': {
    ...staff,
    answers: answers({ 'GET /v1/describe/Account': expired, 'GET /storefront/staff-session': expired }),
    shows: { en: 'Sign in with a staff account' },
  },
  'not-allowed': {
    ...staff,
    answers: answers({ 'GET /v1/describe/Account': refusal(403, 'permission', 'scope-missing') }),
    shows: { en: "You don't have permission to view objects." },
  },
  record: { ...staff, answers: opened, act: open, shows: 'Okafor Cartography' },
  editing: { ...staff, answers: opened, act: edit, shows: 'Called on Sunday' },
  confirming: {
    ...staff,
    answers: opened,
    act: async (person) => {
      await open(person);
      await person.press('[data-remove]');
    },
    shows: { en: 'Delete A00000001?' },
  },
  submitting: {
    ...staff,
    answers: () => ({ ...opened(), 'POST /v1/action/update': never }),
    act: async (person) => {
      await edit(person);
      await person.press('[part=cta]');
    },
    shows: { en: 'Sending…' },
  },
  checking: {
    ...staff,
    answers: () => ({ ...opened(), 'POST /v1/action/update': refusal(502, 'outcome-unknown', 'outcome-unknown') }),
    act: async (person) => {
      await edit(person);
      await person.press('[part=cta]');
      await person.sees('.notice');
    },
    shows: { en: "We didn't get an answer" },
  },
  refused: {
    ...staff,
    answers: () => ({ ...opened(), 'POST /v1/action/update': results.slice(0, 1) }),
    act: async (person) => {
      await edit(person);
      await person.press('[part=cta]');
      await person.sees('.notice');
    },
    shows: 'The account has open invoices.',
  },
  done: {
    ...staff,
    answers: () => answers({ 'POST /v1/action/update': inTurn(results) }),
    act: bulk,
    shows: { en: 'Changed: 5. Refused: 3.' },
  },
  misconfigured: { alone: true, shows: { en: 'must be inside' } },
};
