// @ts-check
import { profile } from '../data/account.js';
import { permissions } from '../data/usage.js';
import { inTurn, never, refusal } from '../gateway.js';
import { sectionStories, withPermissions } from './section.js';

const session = /** @type {const} */ ('active');
const answers = { 'GET /storefront/profile': profile, 'GET /storefront/session': permissions };
const moved = { ...profile, version: 'v2', company: 'Okafor & Daughters' };

/** @param {import('../types.js').SimulatedUser} person */
const open = ({ press }) => press('.base:not(:has(> .ghost)) [data-opens="company "]');
/** @param {import('../types.js').SimulatedUser} person */
const save = async (person) => {
  await open(person);
  await person.fill('#company', 'Okafor Maps');
  await person.press('[part=cta]');
};

/** @type {import('../types.js').Stories} */
export const stories = {
  ...withPermissions(sectionStories({ path: 'profile', answer: profile, shows: 'Okafor Cartography' })),
  task: { session, answers, act: open, shows: { en: 'Applies from your next invoice.' } },
  submitting: { session, answers: { ...answers, 'PUT /storefront/profile': never }, act: save, shows: { en: 'Saving' } },
  checking: {
    session,
    answers: {
      ...answers,
      'PUT /storefront/profile': refusal(502, 'outcome-unknown', 'outcome-unknown'),
    },
    act: save,
    shows: { en: "we're checking whether this went through" },
  },
  conflict: {
    session,
    answers: () => ({
      ...answers,
      'GET /storefront/profile': inTurn(profile, moved),
      'PUT /storefront/profile': refusal(409, 'conflict', 'profile-changed', { data: moved }),
    }),
    act: save,
    shows: 'Okafor & Daughters',
  },
  refused: {
    session,
    answers: {
      ...answers,
      'PUT /storefront/profile': refusal(422, 'invalid-request', 'field-refused', {
        fields: [{ field: 'taxId', code: 'field-refused', message: 'for developers' }],
      }),
    },
    act: save,
    shows: { en: 'Fix 1 field to continue.' },
  },
};
