// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import * as z from 'zod/mini';
import type { Schema } from '../../schema.js';
import { decimal, type DecimalString } from '../../values.js';
import { maybe, upTo, wireText } from '../../wire.js';

/** Input of `POST /oauth/token`. */
export interface CreateTokenRequest {
  /** At most 36 characters. */
  client_id: string;
  /** At most 42 characters. */
  client_secret: string;
  grant_type: 'client_credentials';
}

export const createTokenRequest: Schema<CreateTokenRequest> = /* @__PURE__ */ z.strictObject({
  client_id: upTo(36, 36),
  client_secret: upTo(42),
  grant_type: z.enum(['client_credentials']),
});

/** Answer of `POST /oauth/token`. */
export interface CreateTokenResponse {
  access_token: string;
  expires_in: DecimalString;
  jti?: string;
  scope?: string;
  token_type: string;
}

export const createTokenResponse: Schema<CreateTokenResponse> = /* @__PURE__ */ z.looseObject({
  access_token: wireText,
  expires_in: decimal,
  jti: maybe(wireText),
  scope: maybe(wireText),
  token_type: wireText,
});
