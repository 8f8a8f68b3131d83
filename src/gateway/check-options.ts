import * as z from 'zod';
import { ASSET } from '../api/schemas/storefront/rates.js';
import type { GatewayOptions } from './options.js';

const originSchema = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text && text !== 'null', {
  error: 'must be an origin such as https://shop.example, without a path or a trailing slash',
});

const signingKeySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string().min(1),
  x: z.string().min(1),
  d: z.string().min(1),
});

const rateAssetSchema = z.union([z.string().regex(ASSET), z.object({ symbol: z.string().regex(ASSET), tokenId: z.int().positive() })], {
  error: 'must be a symbol such as BTC, or {symbol, tokenId}',
});

const ratesSchema = z
  .object({
    apiKey: z.string().regex(/^[\x21-\x7e]{1,512}$/, { error: 'must contain only visible ASCII characters' }),
    baseUrl: z
      .string()
      .refine(isRateServiceUrl, {
        error: 'must be an https address without credentials, query or fragment; http is allowed for localhost only',
      })
      .optional(),
    assets: z
      .array(rateAssetSchema)
      .min(1)
      .max(20)
      .refine((assets) => new Set(assets.map(symbolOf)).size === assets.length, { error: 'must not contain the same symbol twice' })
      .optional(),
    maxAge: z.int().min(1_000).max(3_600_000).default(60_000),
    staleAfter: z.int().max(86_400_000).default(600_000),
  })
  .refine(({ maxAge, staleAfter }) => staleAfter >= maxAge, { error: 'must not be less than maxAge', path: ['staleAfter'] });

/** True for an address to which the API key can be sent safely: https, or http on this machine. */
function isRateServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const local = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && local)) && username + password + search + hash === '';
}

function symbolOf(asset: z.infer<typeof rateAssetSchema>): string {
  return typeof asset === 'string' ? asset : asset.symbol;
}

const optionsSchema = z
  .object({
    tenant: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, {
      error: 'must be 1 to 63 lower-case letters, digits and hyphens, and must not start with a hyphen',
    }),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    signingKeys: z.array(signingKeySchema).min(1).max(2),
    secretKey: z.string().regex(/^sk_.+/, { error: 'must start with sk_' }),
    publishableKeys: z.array(z.string().regex(/^pk_.+/, { error: 'must start with pk_' })).min(1),
    allowedOrigins: z.array(originSchema),
    basePath: z
      .string()
      .regex(/^\/(?:[^/]+(?:\/[^/]+)*)?$/, { error: 'must start with a slash and must not end with one' })
      .optional(),
    rates: ratesSchema.optional(),
    paymentForm: z.object({ scriptUrl: z.url(), integrity: z.string().optional(), publishableKey: z.string().min(1) }).optional(),
  })
  .refine(({ signingKeys }) => new Set(signingKeys.map(({ kid }) => kid)).size === signingKeys.length, {
    error: 'the keys must have different kid values',
    path: ['signingKeys'],
  });

/**
 * Checks the options before anything is served. The message contains no values, because some are secret.
 * @throws {TypeError} naming every invalid option
 */
export function checkOptions(options: GatewayOptions): void {
  const result = optionsSchema.safeParse(options);
  if (result.success) return;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new TypeError(`createGateway: ${problems.join('; ')}`);
}
