import { randomUUID } from 'node:crypto';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CreateTokenRequest } from '../../../src/generated/api/schemas/oauth.js';
import type { Call, WireBody } from '../context.js';
import { issueAccessToken } from '../engine/access-tokens.js';
import { endpoint } from '../http/endpoint.js';

/** A new bearer token. The caller's credential was checked before. */
async function createToken(_input: CreateTokenRequest, call: Call): Promise<WireBody> {
  return {
    access_token: await issueAccessToken(call, call.faults.tokenLifetime),
    token_type: 'bearer',
    expires_in: call.faults.tokenLifetime,
    scope: 'service.genesis.read service.genesis.write',
    jti: randomUUID(),
  };
}

/** What is served here, by row. */
export const oauthEndpoints = {
  createToken: endpoint(rows.createToken, 'access', createToken),
};
