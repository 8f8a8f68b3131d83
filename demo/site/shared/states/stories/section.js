// @ts-check
/** States that all sections of the account share. */
import { permissions } from '../data/usage.js';
import { broken, expired, inTurn, never, noAccount } from '../gateway.js';

const PERMISSIONS = { 'GET /storefront/session': permissions };

/** @typedef {import('../types.js').Stories} Stories */

const signIn = { en: 'Sign in to see your account.' };

/**
 * @param {{ path: string, answer: object, empty?: object, shows: string, says?: import('../types.js').Story['shows'] }} part
 *   `shows`: visible text of the data; `says`: message for an empty list
 * @returns {Stories}
 */
export function sectionStories({ path, answer, empty, shows, says = '' }) {
  const name = `GET /storefront/${path}`;
  return {
    loading: { session: 'active', answers: { [name]: never }, shows: '' },
    ready: { session: 'active', answers: { [name]: answer }, shows },
    ...(empty && { empty: { session: 'active', answers: { [name]: empty }, shows: says } }),
    outdated: {
      session: 'active',
      answers: () => ({ [name]: inTurn(answer, broken) }),
      async act({ sees }) {
        const element = await sees(`storefront-${path}`);
        await sees('.base:not(:has(> .ghost)) [part=row]');
        if ('refresh' in element && typeof element.refresh === 'function') await element.refresh();
      },
      shows: { en: 'You may be seeing older data.' },
    },
    error: { session: 'active', answers: { [name]: broken }, shows: { en: "This couldn't be loaded." } },
    offline: { session: 'active', online: false, shows: { en: "You're offline." } },
    'signed-out': { shows: signIn },
    'session-expired': { session: 'active', answers: { [name]: expired }, shows: { en: 'Your session has ended.' } },
    'no-account': { session: 'active', answers: { [name]: noAccount }, shows: { en: "You don't have a plan yet." } },
    misconfigured: { alone: true, shows: { en: 'must be inside' } },
  };
}

/**
 * Adds responses for a section that reads the session's permissions.
 *
 * @param {Stories} stories
 * @returns {Stories}
 */
export function withPermissions(stories) {
  return Object.fromEntries(
    Object.entries(stories).map(([name, story]) => {
      const { answers } = story;
      if (!answers) return [name, story];
      const all = typeof answers === 'function' ? () => ({ ...PERMISSIONS, ...answers() }) : { ...PERMISSIONS, ...answers };
      return [name, { ...story, answers: all }];
    }),
  );
}
