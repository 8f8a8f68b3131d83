// @ts-check
import { advice, guarded, permissions, usage } from '../data/usage.js';
import { never, refusal } from '../gateway.js';
import { sectionStories, withPermissions } from './section.js';

const session = /** @type {const} */ ('active');
const answers = {
  'GET /storefront/usage': usage,
  'GET /storefront/usage/advice': advice,
  'GET /storefront/session': permissions,
};
const guard = { session };
const shown = '.base:not(:has(> .ghost))';

/** @param {import('../types.js').SimulatedUser} person */
const open = ({ press }) => press(`${shown} .guard [part=action]`);
/** @param {import('../types.js').SimulatedUser} person */
const confirm = async (person) => {
  const { fill, press } = person;
  await open(person);
  await fill('#guard-amount', '120');
  await press('[part=cta]');
};

const section = withPermissions(
  sectionStories({
    path: 'usage',
    answer: usage,
    empty: { meters: [], guards: [], today: '2026-11-21' },
    shows: 'thousand requests',
    says: { en: 'None of your plans is billed by usage.' },
  }),
);

/** @type {import('../types.js').Stories} */
export const stories = {
  ...section,
  ready: {
    session,
    answers: { ...answers, 'GET /storefront/usage': guarded },
    act: ({ press }) => press(`${shown} .actions [part=action]`),
    shows: { en: 'Build was the cheapest plan for your usage.' },
  },
  task: { ...guard, answers, act: open, shows: { en: 'You get a warning here when usage gets close' } },
  submitting: { ...guard, answers: { ...answers, 'PUT /storefront/usage-guard': never }, act: confirm, shows: { en: 'Saving' } },
  checking: {
    ...guard,
    answers: {
      ...answers,
      'PUT /storefront/usage-guard': refusal(502, 'outcome-unknown', 'outcome-unknown'),
    },
    act: confirm,
    shows: { en: "we're checking whether this went through" },
  },
  refused: {
    ...guard,
    answers: { ...answers, 'PUT /storefront/usage-guard': refusal(422, 'invalid-request', 'amount-refused') },
    act: confirm,
    shows: { en: 'Nothing was changed' },
  },
};
