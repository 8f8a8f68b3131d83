// @ts-check
import { balanceFile, done, july, noPeriods, pendingPeriods, periods, permissions } from '../data/periods.js';
import { broken, expired, never, refusal } from '../gateway.js';

// Staff elements are in a separate bundle that storefront pages do not load.
if (!customElements.get('storefront-accounting-periods')) await import(new URL('/cdn/storefront.staff.js', location.href).href);

/** @typedef {import('../types.js').Story} Story */
/** @typedef {import('../types.js').SimulatedUser} SimulatedUser */
/** @typedef {import('../types.js').Answer} Answer */

/** @param {Readonly<Record<string, Answer>>} [changes] */
const answers = (changes = {}) => ({
  'GET /storefront/staff-session': permissions,
  'GET /v1/accounting-periods': periods,
  ...changes,
});

const JULY = '/v1/accounting-periods/ap-2026-7';

/** Responses for the steps that close July. After each step, the period has its new status. */
const closing = (changes = {}) => {
  /** @type {object} */
  let now = july.open;
  /** @param {object} next */
  const becomes = (next) => () => {
    now = next;
    return done;
  };
  return answers({
    [`GET ${JULY}`]: () => now,
    [`PUT ${JULY}/pending-close`]: becomes(july.pending),
    [`PUT ${JULY}/run-trial-balance`]: becomes(july.balanced),
    [`PUT ${JULY}/close`]: becomes(july.closed),
    'GET /v1/files/file-2026-7': balanceFile,
    ...changes,
  });
};

/** @type {Pick<Story, 'around' | 'session'>} */
const staff = { around: 'storefront-staff', session: 'active' };

/** @param {SimulatedUser} person */
const ask = async ({ press, sees }) => {
  await press('.view:not(.ghost) [data-act=ap-2026-7]');
  await sees('[part=cta]');
};
/** @param {SimulatedUser} person */
const close = async (person) => {
  await ask(person);
  await person.press('[part=cta]');
};

/** @type {import('../types.js').Stories} */
export const stories = {
  loading: { ...staff, answers: answers({ 'GET /v1/accounting-periods': never }), shows: '' },
  ready: { ...staff, answers: answers(), shows: 'Jul 2026' },
  empty: { ...staff, answers: answers({ 'GET /v1/accounting-periods': noPeriods }), shows: { en: 'There are no accounting periods yet.' } },
  error: { ...staff, answers: answers({ 'GET /v1/accounting-periods': broken }), shows: { en: "The periods couldn't be loaded." } },
  'signed-out': {
    ...staff,
    answers: answers({ 'GET /v1/accounting-periods': expired, 'GET /storefront/staff-session': expired }),
    shows: { en: 'Sign in with a staff account' },
  },
  'not-allowed': {
    ...staff,
    answers: answers({ 'GET /v1/accounting-periods': refusal(403, 'permission', 'scope-missing') }),
    shows: { en: "You don't have permission to view accounting periods." },
  },
  editing: {
    ...staff,
    answers: answers(),
    act: async ({ press, fill, sees }) => {
      await press('.view:not(.ghost) [data-create]');
      await sees('#count');
      await fill('#count', '3');
    },
    shows: 'Mar 2028',
  },
  confirming: { ...staff, answers: answers(), act: ask, shows: { en: 'Close Jul 2026?' } },
  submitting: {
    ...staff,
    answers: () => closing({ [`PUT ${JULY}/close`]: never }),
    act: async (person) => {
      await close(person);
      await person.sees('.steps li:nth-child(3).sending');
    },
    shows: { en: 'Sending…' },
  },
  checking: {
    ...staff,
    answers: () => closing({ [`PUT ${JULY}/pending-close`]: refusal(409, 'outcome-unknown', 'outcome-lost'), [`GET ${JULY}`]: never }),
    act: close,
    shows: { en: 'Checking whether the step was done.' },
  },
  refused: {
    ...staff,
    answers: () => {
      const reasons = [{ code: '59210030', message: "'ap-id': Jul 2026 comes after Jun 2026, which is Open." }];
      return closing({
        'GET /v1/accounting-periods': pendingPeriods,
        [`GET ${JULY}`]: july.balanced,
        [`PUT ${JULY}/close`]: () => Response.json({ success: false, processId: 'story', reasons }),
      });
    },
    act: async (person) => {
      await close(person);
      await person.sees('.notice');
    },
    shows: 'which is Open.',
  },
  done: {
    ...staff,
    answers: () => closing(),
    act: async (person) => {
      await close(person);
      await person.sees('.part-of [data-balance]');
    },
    shows: { en: 'Jul 2026 is closed.' },
  },
  balance: {
    ...staff,
    answers: answers({ 'GET /v1/files/file-2026-6': balanceFile }),
    act: async ({ press, sees }) => {
      await press('.view:not(.ghost) [data-balance=ap-2026-6]');
      await sees('[data-print]');
    },
    shows: 'Deferred Revenue',
  },
  misconfigured: { alone: true, shows: { en: 'must be inside' } },
};
