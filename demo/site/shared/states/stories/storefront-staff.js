// @ts-check
import { account, accounts, permissions } from '../data/objects.js';
import { expired } from '../gateway.js';

// Staff elements are in a separate bundle that storefront pages do not load.
if (!customElements.get('storefront-staff')) await import(new URL('/cdn/storefront.staff.js', location.href).href);

const inside = () => [document.createElement('storefront-objects')];
const around = 'storefront-staff';
const signIn = { en: 'Sign in with a staff account' };
const refused = { 'GET /v1/describe/Account': expired, 'GET /storefront/staff-session': expired };

/** @type {import('../types.js').Stories} */
export const stories = {
  none: { around, content: inside, answers: refused, shows: signIn },
  active: {
    around,
    session: 'active',
    content: inside,
    answers: {
      'GET /storefront/staff-session': permissions,
      'GET /v1/describe/Account': account,
      'POST /v1/action/query': accounts,
    },
    shows: 'Front Range Rail Authority',
  },
  'no-account': { around, session: 'no-account', content: inside, answers: refused, shows: signIn },
  expired: { around, session: 'expired', content: inside, answers: refused, shows: signIn },
  misconfigured: { around, provider: { gateway: '' }, content: inside, shows: 'The attribute gateway of <storefront-staff>' },
};
