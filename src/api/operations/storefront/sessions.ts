import { operation } from '../operation.js';
import { session, sessionRequest } from '../../schemas/storefront/session.js';

/** Opens a session for a signed-in person. Server to server, with the gateway's secret key; never from a page. */
export const createSession = operation({
  name: 'storefront.sessions',
  method: 'POST',
  path: '/storefront/sessions',
  request: sessionRequest,
  response: session,
  retry: 'never',
});
