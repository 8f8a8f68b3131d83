import { operation } from '../operation.js';
import { empty } from '../../schemas/storefront/nothing.js';
import { session, sessionRequest, sessionRights, staffRights } from '../../schemas/storefront/session.js';

/** Opens a session for a signed-in person. Server to server, with the gateway's secret key; never from a page. */
export const createSession = operation({
  name: 'storefront.sessions',
  method: 'POST',
  path: '/storefront/sessions',
  request: sessionRequest,
  response: session,
  retry: 'never',
});

/** What the page's session may do. What it may not, is not worth showing; whether something is done decides the gateway. */
export const getSession = operation({
  name: 'storefront.session',
  method: 'GET',
  path: '/storefront/session',
  request: empty,
  response: sessionRights,
  retry: 'safe',
});

/** Who of the tenant's staff the session is for, and what they may do in the billing API. */
export const getStaffSession = operation({
  name: 'storefront.staff-session',
  method: 'GET',
  path: '/storefront/staff-session',
  request: empty,
  response: staffRights,
  retry: 'safe',
});
