import * as z from 'zod';
import { StorefrontError } from '../api/errors.js';
import { SECRET_KEY } from '../api/keys.js';
import { describeOptions, exactObject, hookFunction, objectWithMethods, ruleOf, toProblems } from '../gateway/option-problems.js';

const KEY_RULE = 'must be the secret key of the gateway: sk_ followed by at least 32 characters';
const secretKey = z.string(ruleOf(KEY_RULE, 'the secret key of the gateway')).regex(SECRET_KEY, { error: KEY_RULE });

const URL_FIX = 'the address of the gateway, such as https://shop.example/billing';
const URL_RULE = `must be ${URL_FIX}`;
const gatewayUrl = z
  .string(ruleOf(URL_RULE, `${URL_FIX}, or set {gateway} instead`))
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), { error: URL_RULE });

const SECONDS_RULE = 'must be a number of seconds from 0 to 86400';
const common = {
  entitlementsMaxAge: z.number({ error: SECONDS_RULE }).min(0, { error: SECONDS_RULE }).max(86_400, { error: SECONDS_RULE }).optional(),
  now: hookFunction,
};

/** Option for a gateway that runs elsewhere. */
const notTogether = z.undefined({ error: 'must not be set together with {gateway}. Remove one of them' }).optional();

const remoteSchema = exactObject({
  gateway: z.undefined().optional(),
  gatewayUrl,
  secretKey,
  staffSecretKey: secretKey.optional(),
  fetch: hookFunction,
  ...common,
});
const localSchema = exactObject({
  gateway: objectWithMethods(['mintSession', 'revokeSession', 'entitlements'], 'must be the result of createGateway()'),
  gatewayUrl: notTogether,
  secretKey: notTogether,
  staffSecretKey: notTogether,
  fetch: notTogether,
  ...common,
});

/**
 * Checks the options of `createStorefrontServer`.
 * @throws {StorefrontError} `server-options`, naming each invalid option
 */
export function checkServerOptions(options: object): void {
  const schema = 'gateway' in options ? localSchema : remoteSchema;
  const problems = toProblems(schema.safeParse(options).error?.issues ?? []);
  if (problems.length === 0) return;
  throw new StorefrontError({
    type: 'configuration',
    code: 'server-options',
    message: describeOptions('createStorefrontServer', problems),
  });
}
