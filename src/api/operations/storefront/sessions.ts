import { operation } from '../operation.js';
import { empty } from '../../schemas/storefront/nothing.js';
import { session, sessionRequest, sessionRights, staffRights } from '../../schemas/storefront/session.js';

/** Opens a session for a signed-in person. Called by servers with the secret key, never by pages. */
export const createSession = operation({
  name: 'storefront.sessions',
  method: 'POST',
  path: '/storefront/sessions',
  request: sessionRequest,
  response: session,
  retry: 'never',
});

/** Lists the permissions of the page's session, so that elements hide what it may not do. The gateway still authorizes every request. */
export const getSession = operation({
  name: 'storefront.session',
  method: 'GET',
  path: '/storefront/session',
  request: empty,
  response: sessionRights,
  retry: 'safe',
});

/** Names the member of staff of the session and their permissions in the billing API. */
export const getStaffSession = operation({
  name: 'storefront.staff-session',
  method: 'GET',
  path: '/storefront/staff-session',
  request: empty,
  response: staffRights,
  retry: 'safe',
});
