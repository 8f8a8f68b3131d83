import { operation } from '../operation.js';
import { tokenRequest, tokenResponse } from '../../schemas/billing/oauth.js';

/** Exchanges a client id and secret for a bearer token. */
export const createToken = operation({
  name: 'oauth.token',
  method: 'POST',
  path: '/oauth/token',
  request: tokenRequest,
  response: tokenResponse,
  encoding: 'form',
  retry: 'safe',
  anonymous: true,
});
