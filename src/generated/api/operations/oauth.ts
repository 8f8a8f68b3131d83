// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { createTokenRequest, createTokenResponse } from '../schemas/oauth.js';

/** Exchange a client id/secret pair for a bearer token. `POST /oauth/token`. */
export const createToken = /* @__PURE__ */ operation({
  name: 'oauth.token',
  method: 'POST',
  path: '/oauth/token',
  request: createTokenRequest,
  response: createTokenResponse,
  encoding: 'form',
  retry: 'safe',
  anonymous: true,
});
