// @ts-check
import * as data from '../data/revenue.js';
import { broken, expired, inTurn, never, refusal } from '../gateway.js';

// Staff elements are in a separate bundle that storefront pages do not load.
if (!customElements.get('storefront-revenue-schedule')) await import(new URL('/cdn/storefront.staff.js', location.href).href);

/** @typedef {import('../types.js').Story} Story */
/** @typedef {import('../types.js').SimulatedUser} SimulatedUser */
/** @typedef {import('../types.js').Answer} Answer */

const SCHEDULE = 'GET /v1/revenue-schedules/RS-00000015';
const DISTRIBUTE = 'PUT /v1/revenue-schedules/RS-00000015/distribute-revenue-across-accounting-periods';
const noSummary = refusal(404, 'not-found', 'not-found');

/** @param {Readonly<Record<string, Answer>>} [changes] */
const answers = (changes = {}) => ({
  'GET /storefront/staff-session': data.permissions,
  'GET /v1/subscriptions/A-S00000005': data.subscription,
  'GET /v1/subscriptions/subscription-1': data.subscription,
  'GET /v1/charge-revenue-summaries/subscription-charges/C-00000010': data.summary,
  'GET /v1/charge-revenue-summaries/subscription-charges/C-00000011': data.summary,
  'GET /v1/charge-revenue-summaries/subscription-charges/C-00000012': noSummary,
  'GET /v1/revenue-schedules/subscription-charges/C-00000010': data.schedules,
  [SCHEDULE]: data.schedule,
  'GET /v1/accounting-periods': data.periods,
  'GET /v1/revenue-events/revenue-schedules/RS-00000015': data.events,
  ...changes,
});

/** @type {Pick<Story, 'around' | 'session'>} */
const staff = { around: 'storefront-staff', session: 'active' };
const bySubscription = { ...staff, attributes: { subscription: 'A-S00000005' } };
const one = { ...staff, attributes: { schedule: 'RS-00000015' } };

/** @param {SimulatedUser} person */
const edit = async ({ press, sees }) => {
  await sees('.view:not(.ghost) [data-redistribute]');
  await press('.view:not(.ghost) [data-redistribute]');
  await sees('#kind');
};
/** Previews the recognition of the whole amount on a day in November. @param {SimulatedUser} person */
const preview = async (person) => {
  await edit(person);
  await person.fill('#kind', 'onDate');
  await person.fill('#on', '2026-11-30');
  await person.press('form [part=cta]');
  await person.sees('[data-confirm]');
};
/** @param {SimulatedUser} person */
const send = async (person) => {
  await preview(person);
  await person.press('[data-confirm]');
};

/** @type {import('../types.js').Stories} */
export const stories = {
  loading: { ...one, answers: answers({ [SCHEDULE]: never }), shows: '' },
  list: { ...bySubscription, answers: answers(), shows: 'Enterprise annual' },
  empty: {
    ...staff,
    attributes: { charge: 'C-00000010' },
    answers: answers({ 'GET /v1/revenue-schedules/subscription-charges/C-00000010': { success: true, revenueSchedules: [] } }),
    shows: { en: 'There are no revenue schedules yet.' },
  },
  error: { ...one, answers: answers({ [SCHEDULE]: broken }), shows: { en: "This couldn't be loaded." } },
  'signed-out': {
    ...one,
    answers: answers({ [SCHEDULE]: expired, 'GET /v1/accounting-periods': expired, 'GET /storefront/staff-session': expired }),
    shows: { en: 'Sign in with a staff account' },
  },
  'not-allowed': {
    ...one,
    answers: answers({ [SCHEDULE]: refusal(403, 'permission', 'scope-missing') }),
    shows: { en: "You don't have permission to do this." },
  },
  schedule: { ...one, answers: answers(), shows: 'Recognize daily over time' },
  editing: { ...one, answers: answers(), act: edit, shows: { en: 'Recognition method' } },
  previewing: { ...one, answers: answers(), act: preview, shows: { en: 'Nothing has been sent yet.' } },
  submitting: { ...one, answers: answers({ [DISTRIBUTE]: never }), act: send, shows: { en: 'Sending…' } },
  checking: {
    ...one,
    answers: () =>
      answers({ [SCHEDULE]: inTurn(data.schedule, data.schedule, broken), [DISTRIBUTE]: refusal(409, 'outcome-unknown', 'outcome-lost') }),
    act: async (person) => {
      await send(person);
      await person.sees('.notice.checking .button');
    },
    shows: { en: "We still don't know whether the change was made." },
  },
  conflict: {
    ...one,
    answers: () => answers({ [SCHEDULE]: inTurn(data.schedule, data.redistributed) }),
    act: async (person) => {
      await send(person);
      await person.sees('.notice.warning');
    },
    shows: { en: 'has changed in the meantime' },
  },
  refused: {
    ...one,
    answers: answers({
      [DISTRIBUTE]: {
        success: false,
        processId: 'p-1',
        reasons: [{ code: '58730030', message: "'revenueDistributions.10.newAmount': Nov 2026 is PendingClose, so its 1479.45 USD stay." }],
      },
    }),
    act: async (person) => {
      await send(person);
      await person.sees('.notice.error');
    },
    shows: 'so its 1479.45 USD stay.',
  },
  done: {
    ...one,
    answers: () =>
      answers({
        [SCHEDULE]: inTurn(data.schedule, data.schedule, data.redistributed),
        [DISTRIBUTE]: { success: true, revenueEventNumber: 'RE-00000080' },
        'GET /v1/revenue-events/revenue-schedules/RS-00000015': inTurn(data.events, data.events, data.eventsAfter),
      }),
    act: async (person) => {
      await send(person);
      await person.sees('[data-undo]');
    },
    shows: 'Delivered a month early',
  },
  misconfigured: { alone: true, shows: { en: 'must be inside' } },
};
