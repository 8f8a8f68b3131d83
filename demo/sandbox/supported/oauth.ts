import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/schemas/schema.js';

/** Form body of `POST /oauth/token`. */
export interface TokenRequest {
  client_id: string;
  client_secret: string;
  grant_type: 'client_credentials';
}

export const tokenRequest: Schema<TokenRequest> = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.literal('client_credentials'),
});
