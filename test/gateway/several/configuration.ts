import * as z from 'zod';

/** Options of a gateway in another process. */
export const gatewayConfiguration = z.object({
  tenant: z.string(),
  baseUrl: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  signingKeys: z.array(z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), kid: z.string(), x: z.string(), d: z.string() })),
  secretKey: z.string(),
  publishableKeys: z.array(z.string()),
  allowedOrigins: z.array(z.string()),
  offers: z.unknown(),
  /** Address of the store: `redis:` or `postgres:`. */
  storeUrl: z.string(),
  /** Milliseconds until a request to the store is given up. */
  storeTimeout: z.number(),
  /** Business date. */
  today: z.string(),
  /** Time at the start of the process, in milliseconds since 1970. The tests set a time of their own. */
  now: z.number(),
});
export type GatewayConfiguration = z.infer<typeof gatewayConfiguration>;
