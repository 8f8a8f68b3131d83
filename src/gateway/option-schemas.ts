import * as z from 'zod';
import { ENVIRONMENTS } from '../api/environments.js';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../api/keys.js';
import { ASSET } from '../api/schemas/storefront/rates.js';
import { EVENT_KINDS } from './events/event.js';
import { isWebhookSecret } from './events/signature.js';
import { DEFAULT_LIMITS, type Limits } from './limits.js';
import { suggestName } from '../api/nearest-name.js';
import { exactObject, hookFunction, optionalFields, ruleOf, wholeNumber } from './option-problems.js';
import { SENSITIVE_CHANGES } from './sensitive-changes.js';
import type { GatewayStore } from './stores/store.js';

const LOCAL_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** True for an address of this machine. */
export function isLocal(address: string): boolean {
  return URL.canParse(address) && LOCAL_HOST.test(new URL(address).hostname);
}

/** True for https, and for http on this machine. */
function isEncrypted(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLocal(text));
}

/** True for an address to which a secret can be sent safely. */
function isSafeAddress(text: string): boolean {
  if (!isEncrypted(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return username + password + search + hash === '';
}

/** Address of a server that receives a secret. */
export const address = (fix: string) => {
  const rule = 'must be an https address without credentials, query or fragment; http is allowed for localhost only';
  return z.string(ruleOf(rule, fix)).refine(isSafeAddress, { error: rule });
};

/** Text that is not empty. White space around a secret usually comes from copying. */
export const plainText = (fix: string) => {
  const rule = 'must be a text without white space around it, and not empty';
  return z.string(ruleOf(rule, fix)).regex(/^\S(?:.*\S)?$/s, { error: rule });
};

const PLATFORM_ID_RULE = 'must be an id of letters, digits, _ and -';
export const platformIds = z
  .array(z.string({ error: PLATFORM_ID_RULE }).regex(/^[\w-]{1,64}$/, { error: PLATFORM_ID_RULE }), { error: 'must be a list of ids' })
  .min(1, { error: 'must contain at least one id' });

export const flag = z.boolean({ error: 'must be true or false' });

export const environment = z
  .string({ error: 'must be the name of an environment of the platform' })
  .refine((name) => ENVIRONMENTS.includes(name), {
    error: ({ input }) =>
      `is not an environment of the platform.${suggestName(String(input), ENVIRONMENTS)} Use one of: ${ENVIRONMENTS.join(', ')}`,
  });

export const origin = z
  .string({ error: 'must be a text' })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text && text !== 'null', {
    error: 'must be an origin such as https://shop.example, without a path or a trailing slash',
  })
  // On http, anybody in the network can change the page and use the session of its visitor.
  .refine((text) => !text.startsWith('http:') || isLocal(text), { error: 'must use https; http is allowed for localhost only' });

const KEY_RULE = 'must be pk_ followed by letters, digits, underscores or hyphens, for example pk_my-shop';
export const publishableKey = z.string({ error: KEY_RULE }).regex(PUBLISHABLE_KEY, { error: KEY_RULE });

const SECRET_RULE =
  'must be sk_ followed by at least 32 random letters, digits, underscores or hyphens, for example from: openssl rand -hex 32';
const SECRET_FIX = 'sk_ followed by at least 32 random characters, for example from: openssl rand -hex 32';
const secretKey = z.string(ruleOf(SECRET_RULE, SECRET_FIX)).regex(SECRET_KEY, { error: SECRET_RULE });
/** One key, or the new and the old key while a key is replaced. */
export const secretKeys = z.union([secretKey, z.array(secretKey).min(1).max(2)], {
  error: (issue) => ruleOf(`${SECRET_RULE}; to replace a key, set a list of the new and the old key`, SECRET_FIX).error(issue),
});

const SIGNING_KEY_RULE = 'must be an Ed25519 key as created by generateSigningKey()';
/** 32 bytes in base64url. */
const keyBytes = z.string({ error: SIGNING_KEY_RULE }).regex(/^[\w-]{43}$/, { error: SIGNING_KEY_RULE });
const signingKey = exactObject(
  {
    kty: z.literal('OKP', { error: SIGNING_KEY_RULE }),
    crv: z.literal('Ed25519', { error: SIGNING_KEY_RULE }),
    kid: z.string({ error: SIGNING_KEY_RULE }).min(1, { error: SIGNING_KEY_RULE }),
    x: keyBytes,
    d: keyBytes,
  },
  SIGNING_KEY_RULE,
);

const SIGNING_KEYS_RULE = 'must contain one or two Ed25519 keys';
export const signingKeys = z
  .array(signingKey, ruleOf(SIGNING_KEYS_RULE, 'a list with a key that generateSigningKey() created'))
  .min(1, { error: SIGNING_KEYS_RULE })
  .max(2, { error: SIGNING_KEYS_RULE })
  .refine((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length, { error: 'must contain keys with different kid values' });

const ASSET_RULE = 'must be a symbol such as BTC, or {symbol, tokenId}';
const rateAsset = z.union([z.string().regex(ASSET), z.strictObject({ symbol: z.string().regex(ASSET), tokenId: z.int().positive() })], {
  error: ASSET_RULE,
});

const symbolOf = (asset: z.infer<typeof rateAsset>): string => (typeof asset === 'string' ? asset : asset.symbol);

const API_KEY_RULE = 'must be 1 to 512 visible ASCII characters';
const ASSETS_RULE = 'must contain 1 to 20 assets';
const milliseconds = (min: number, max: number) => wholeNumber(min, max, 'of milliseconds ');

export const rates = exactObject({
  apiKey: z.string(ruleOf(API_KEY_RULE, 'the API key of the rate service')).regex(/^[\x21-\x7e]{1,512}$/, { error: API_KEY_RULE }),
  baseUrl: address('the address of the rate service').optional(),
  fiatRates: hookFunction,
  assets: z
    .array(rateAsset, { error: ASSETS_RULE })
    .min(1, { error: ASSETS_RULE })
    .max(20, { error: ASSETS_RULE })
    .refine((assets) => new Set(assets.map(symbolOf)).size === assets.length, { error: 'must not contain the same symbol twice' })
    .optional(),
  maxAge: milliseconds(1_000, 3_600_000).default(60_000),
  staleAfter: milliseconds(1_000, 86_400_000).default(600_000),
}).refine(({ maxAge, staleAfter }) => staleAfter >= maxAge, { error: 'must not be less than maxAge', path: ['staleAfter'] });

const MINUTES_RULE = 'must be a number of minutes from 1 to 1440';
const CHANGE_RULE = `must be one of: ${SENSITIVE_CHANGES.join(', ')}`;
export const freshSignIn = exactObject({
  changes: z
    .array(
      z.enum(SENSITIVE_CHANGES, { error: CHANGE_RULE }),
      ruleOf('must be a list of changes', `a list of: ${SENSITIVE_CHANGES.join(', ')}`),
    )
    .min(1, { error: 'must name at least one change' }),
  maxAgeMinutes: z
    .number(ruleOf(MINUTES_RULE, 'a number of minutes from 1 to 1440'))
    .min(1, { error: MINUTES_RULE })
    .max(1440, { error: MINUTES_RULE }),
});

const isLimitName = (name: string): name is keyof Limits => name in DEFAULT_LIMITS;
const LIMIT_RULE = 'must be a list such as [{"max": 5, "seconds": 60}]';
const atLeast = (min: number) => {
  const rule = `must be a whole number of at least ${min}`;
  return z.int(ruleOf(rule)).min(min, { error: rule });
};
export const limits = optionalFields(
  Object.keys(DEFAULT_LIMITS).filter(isLimitName),
  z.array(exactObject({ max: atLeast(0), seconds: atLeast(1) }, LIMIT_RULE), { error: LIMIT_RULE }),
);

const PAYMENT_SCRIPT_RULE = 'must be the https address of a script; http is allowed for localhost only';
export const paymentForm = exactObject({
  scriptUrl: z
    .string(ruleOf(PAYMENT_SCRIPT_RULE, "the address of the platform's payment form script"))
    .refine(isEncrypted, { error: PAYMENT_SCRIPT_RULE }),
  integrity: z
    .string({ error: 'must be a text' })
    .regex(/^sha(?:256|384|512)-[\w+/]+={0,2}$/, { error: 'must be a hash such as sha384-...' })
    .optional(),
  publishableKey: plainText("the platform's publishable key for the payment form"),
});

const WEBHOOK_URL_RULE = 'must be an https address without credentials or fragment; http is allowed for localhost only';
const WEBHOOK_SECRET_RULE = 'must be whsec_ and at least 24 bytes in base64; create one with generateWebhookSecret()';
const webhook = exactObject({
  url: z.string(ruleOf(WEBHOOK_URL_RULE)).refine((text) => isSafeAddress(text.replace(/\?[^#]*/, '')), { error: WEBHOOK_URL_RULE }),
  secrets: z
    .array(z.string({ error: WEBHOOK_SECRET_RULE }).refine(isWebhookSecret, { error: WEBHOOK_SECRET_RULE }), {
      error: 'must be a list of one secret, or of the new and the old secret',
    })
    .min(1, { error: 'must contain at least one secret' })
    .max(2, { error: 'must contain at most two secrets' }),
  kinds: z
    .array(z.enum(EVENT_KINDS, { error: `must be one of: ${EVENT_KINDS.join(', ')}` }), { error: 'must be a list of kinds' })
    .min(1, { error: 'must contain at least one kind' })
    .optional(),
});
export const webhooks = z
  .array(webhook, { error: 'must be a list of webhooks: [{"url": ..., "secrets": [...]}]' })
  .refine((list) => new Set(list.map(({ url }) => url)).size === list.length, { error: 'must not contain the same url twice' });

const STORE_METHODS = [
  'get',
  'set',
  'add',
  'remove',
  'count',
  'acquire',
  'extend',
  'release',
  'setWhileHeld',
  'revoke',
  'isRevoked',
] as const satisfies readonly (keyof GatewayStore)[];

function missingMethods(store: unknown): string[] {
  const present = typeof store === 'object' && store !== null ? store : {};
  return STORE_METHODS.filter((name) => typeof Reflect.get(present, name) !== 'function');
}

export const store = z.custom<GatewayStore>((value) => missingMethods(value).length === 0, {
  error: ({ input }) =>
    `lacks ${missingMethods(input).join(', ')}. Use createMemoryStore(), createRedisStore() or createPostgresStore(), or implement GatewayStore`,
});

export const offers = z.custom<unknown>((value) => typeof value === 'function' || (typeof value === 'object' && value !== null), {
  error:
    'must be the content of the offers file, or a function that reads it. A path is not enough: ' +
    "async () => JSON.parse(await readFile(path, 'utf8'))",
});

export const basePath = z
  .string({ error: 'must be a path' })
  .regex(/^\/(?:[^/]+(?:\/[^/]+)*)?$/, { error: 'must start with a slash and must not end with one, for example /billing' });

const TENANT_RULE = 'must be 1 to 63 lower-case letters, digits and hyphens, and must not start with a hyphen';
export const tenant = z
  .string(ruleOf(TENANT_RULE, 'a short name of your business, for example my-shop'))
  .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, { error: TENANT_RULE });
