import * as z from 'zod';
import { describeOptions, exactObject, hookFunction, ruleOf, toProblems, type OptionProblem } from './option-problems.js';
import { loadSchema } from './load/load-options.js';
import * as schemas from './option-schemas.js';
import type { GatewayOptions } from './options.js';

/** Every option, so that misspelled options are refused. */
const shape = {
  tenant: schemas.tenant,
  environment: schemas.environment.optional(),
  baseUrl: schemas.address('the address of the billing API').optional(),
  entityIds: schemas.platformIds.optional(),
  organizationIds: schemas.platformIds.optional(),
  clientId: schemas.plainText('the id of the OAuth client on the billing platform'),
  clientSecret: schemas.plainText('the secret of the OAuth client on the billing platform'),
  signingKeys: schemas.signingKeys,
  secretKey: schemas.secretKeys,
  staffSecretKey: schemas.secretKeys.optional(),
  publishableKeys: z
    .array(schemas.publishableKey, ruleOf('must be a list of keys', 'a list of keys for your pages, for example pk_my-shop'))
    .min(1, { error: 'must contain at least one key, for example pk_my-shop' }),
  allowedOrigins: z.array(
    schemas.origin,
    ruleOf('must be a list of origins', 'the origins of your pages, for example https://shop.example'),
  ),
  basePath: schemas.basePath.optional(),
  offers: schemas.offers.optional(),
  store: schemas.store.optional(),
  paymentForm: schemas.paymentForm.optional(),
  rates: schemas.rates.optional(),
  today: hookFunction,
  now: hookFunction,
  fetch: hookFunction,
  limits: schemas.limits.optional(),
  load: loadSchema.optional(),
  clientAddress: hookFunction,
  onReceipt: hookFunction,
  onEvent: hookFunction,
  webhooks: schemas.webhooks.optional(),
  waitUntil: hookFunction,
  freshSignIn: schemas.freshSignIn.optional(),
  onSecurityEvent: hookFunction,
  onStaffAction: hookFunction,
  discloseExistingAccounts: schemas.flag.optional(),
  appliesCredits: schemas.flag.optional(),
  verifyVisitor: hookFunction,
  approveInvoice: hookFunction,
  log: hookFunction,
  onProblem: hookFunction,
  onDrift: hookFunction,
} satisfies Record<keyof GatewayOptions, z.ZodType>;

const optionsSchema = exactObject(shape);

/** Checks that exactly one of `environment` and `baseUrl` is set, which no schema of one option can check. */
function findTargetProblems({ environment, baseUrl }: { environment?: unknown; baseUrl?: unknown }): OptionProblem[] {
  if (environment !== undefined && baseUrl !== undefined) {
    return [{ path: ['baseUrl'], rule: 'must not be set together with {environment}. Remove one of them' }];
  }
  if (environment === undefined && baseUrl === undefined) {
    return [
      { path: ['environment'], rule: 'is missing. Set it to the name of an environment, for example us-sandbox, or set {baseUrl} instead' },
    ];
  }
  // The platform has copies of production, each with its own address.
  return environment === 'us-production-copy'
    ? [{ path: ['environment'], rule: 'has no public address. Set {baseUrl} instead, to the address that the platform’s support gave you' }]
    : [];
}

/** Checks that no key opens sessions of customers and of staff. */
function findSharedKeys({ secretKey, staffSecretKey = [] }: { secretKey?: unknown; staffSecretKey?: unknown }): OptionProblem[] {
  const keys = [secretKey].flat();
  return [staffSecretKey].flat().some((key) => keys.includes(key))
    ? [{ path: ['staffSecretKey'], rule: 'must not contain a key of {secretKey}. Create another key' }]
    : [];
}

/** Returns every mistake in the options. Does not check the offers. */
export function findOptionProblems(options: object): OptionProblem[] {
  const result = optionsSchema.safeParse(options);
  return [...findTargetProblems(options), ...findSharedKeys(options), ...toProblems(result.error?.issues ?? [])];
}

/** True if the options have no mistake that {@link findOptionProblems} finds. */
export function areOptions(options: object): options is GatewayOptions {
  return findOptionProblems(options).length === 0;
}

/** Returns what is allowed, but dangerous when real customers use the gateway. */
export function findOptionWarnings({ clientAddress, baseUrl, environment }: GatewayOptions): string[] {
  if (clientAddress || environment === 'local' || (baseUrl !== undefined && schemas.isLocal(baseUrl))) return [];
  return [
    'The option clientAddress is not set. All visitors share limits that are 100 times as high, and one visitor can use them up for all. Set it to clientAddressFromProxies({ hops }).',
  ];
}

/**
 * Checks the options before anything is served. The message contains no values, because some are secret.
 * @throws {TypeError} naming every invalid option
 */
export function checkOptions(options: GatewayOptions): void {
  const problems = findOptionProblems(options);
  if (problems.length > 0) throw new TypeError(describeOptions('createGateway', problems));
}
