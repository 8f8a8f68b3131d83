import { operation } from '../operation.js';
import { empty } from '../../schemas/storefront/nothing.js';
import { session, sessionRequest, sessionRevocation, sessionRights, staffRights } from '../../schemas/storefront/session.js';

/** Opens a session for a signed-in customer or staff member. Only for servers, with the secret key. */
export const createSession = operation({
  name: 'storefront.sessions',
  method: 'POST',
  path: '/storefront/sessions',
  request: sessionRequest,
  response: session,
  retry: 'never',
});

/** Ends sessions, for example when a user signs out. Only for servers, with the secret key. May be repeated. */
export const revokeSessions = operation({
  name: 'storefront.session-revocations',
  method: 'POST',
  path: '/storefront/session-revocations',
  request: sessionRevocation,
  response: empty,
  retry: 'safe',
});

/**
 * Lists the permissions of the page's session, so that elements can hide actions that are not allowed. The gateway still authorizes every
 * request.
 */
export const getSession = operation({
  name: 'storefront.session',
  method: 'GET',
  path: '/storefront/session',
  request: empty,
  response: sessionRights,
  retry: 'safe',
});

/** Returns the session's staff member and their permissions in the billing API. */
export const getStaffSession = operation({
  name: 'storefront.staff-session',
  method: 'GET',
  path: '/storefront/staff-session',
  request: empty,
  response: staffRights,
  retry: 'safe',
});
