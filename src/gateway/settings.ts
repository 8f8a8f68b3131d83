import * as z from 'zod';
import type { GatewayOptions } from './options.js';

const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text && text !== 'null', {
  error: 'must be an origin such as https://shop.example, without a path or a slash at the end',
});

const signingKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string().min(1),
  x: z.string().min(1),
  d: z.string().min(1),
});

const settings = z
  .object({
    tenant: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, { error: 'must be lower-case letters, digits and hyphens, at most 63' }),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    signingKeys: z.array(signingKey).min(1).max(2),
    secretKey: z.string().regex(/^sk_.+/, { error: 'must begin with sk_' }),
    publishableKeys: z.array(z.string().regex(/^pk_.+/, { error: 'must begin with pk_' })).min(1),
    allowedOrigins: z.array(origin),
    basePath: z
      .string()
      .regex(/^\/(?:[^/]+(?:\/[^/]+)*)?$/, { error: 'must begin with one slash and not end with one' })
      .optional(),
    paymentForm: z.object({ scriptUrl: z.url(), integrity: z.string().optional(), publishableKey: z.string().min(1) }).optional(),
  })
  .refine(({ signingKeys }) => new Set(signingKeys.map(({ kid }) => kid)).size === signingKeys.length, {
    error: 'the keys must have different kid',
    path: ['signingKeys'],
  });

/**
 * Refuses options that could not work, before anything is served. Values are never part of the message: some are secret.
 * @throws {TypeError} naming every option that does not fit
 */
export function checkOptions(options: GatewayOptions): void {
  const checked = settings.safeParse(options);
  if (checked.success) return;
  const problems = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new TypeError(`createGateway: ${problems.join('; ')}`);
}
