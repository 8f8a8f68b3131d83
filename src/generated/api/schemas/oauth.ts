// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../../api/schemas/schema.js';
import { maybe, strict, wireInteger, wireText } from '../../../api/schemas/wire.js';

/** Input of `POST /oauth/token`. */
export interface CreateTokenRequest {
  client_id: string;
  client_secret: string;
  grant_type: 'client_credentials';
}

export const createTokenRequest: Schema<CreateTokenRequest> = /* @__PURE__ */ strict({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.enum(['client_credentials']),
});

/** Answer of `POST /oauth/token`. */
export interface CreateTokenResponse {
  access_token: string;
  expires_in: number;
  jti?: string;
  scope?: string;
  token_type: string;
}

export const createTokenResponse: Schema<CreateTokenResponse> = /* @__PURE__ */ z.looseObject({
  access_token: wireText,
  expires_in: wireInteger,
  jti: maybe(wireText),
  scope: maybe(wireText),
  token_type: wireText,
});
