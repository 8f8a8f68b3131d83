import * as z from 'zod/mini';
import type { Schema } from '../schema.js';

/** Form body of `POST /oauth/token`. */
export interface TokenRequest {
  client_id: string;
  client_secret: string;
  grant_type: 'client_credentials';
}

export interface TokenResponse {
  access_token: string;
  token_type: string;
  /** Seconds. */
  expires_in: number;
  scope?: string;
  jti?: string;
}

export const tokenRequest: Schema<TokenRequest> = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.literal('client_credentials'),
});

export const tokenResponse: Schema<TokenResponse> = z.object({
  access_token: z.string(),
  token_type: z.string(),
  expires_in: z.number(),
  scope: z.optional(z.string()),
  jti: z.optional(z.string()),
});
