import { randomUUID } from 'node:crypto';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CreateTokenRequest } from '../../../src/generated/api/schemas/oauth.js';
import type { CallContext, WireBody } from '../context.js';
import { issueAccessToken } from '../engine/access-tokens.js';
import { endpoint } from '../http/endpoint.js';

/** Returns a new bearer token. The credential has already been checked. */
async function createToken(_input: CreateTokenRequest, call: CallContext): Promise<WireBody> {
  return {
    access_token: await issueAccessToken(call, call.faults.tokenLifetime),
    token_type: 'bearer',
    expires_in: call.faults.tokenLifetime,
    scope: 'service.genesis.read service.genesis.write',
    jti: randomUUID(),
  };
}

/** Endpoints by operation name. */
export const oauthEndpoints = {
  createToken: endpoint(rows.createToken, 'access', createToken),
};
