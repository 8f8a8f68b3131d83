import { isStorefrontError } from '../../api/errors.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { createBilling } from '../../gateway/billing/client.js';
import { readCatalog, type BillingProduct } from '../../gateway/catalog/read-catalog.js';
import { findOptionProblems } from '../../gateway/check-options.js';
import type { GatewayOptions } from '../../gateway/index.js';
import { describeProblems } from '../../gateway/option-problems.js';
import { readValues, type ValueSources } from '../configuration/read-values.js';
import { SETTINGS } from '../configuration/settings.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';

/** Access to the billing platform with the tenant's machine credential. */
export type BillingAccess = Pick<GatewayOptions, 'environment' | 'baseUrl' | 'clientId' | 'clientSecret'>;

/** Product catalog of the tenant, and the day for which it is judged. */
export interface TenantCatalog {
  readonly products: readonly BillingProduct[];
  readonly today: IsoDate;
}

const KEYS = ['environment', 'baseUrl', 'clientId', 'clientSecret'] as const;
const isAccessKey = (key: unknown): boolean => KEYS.some((known) => known === key);

/** Only these variables, so that a mistake in another setting does not stop commands that do not need it. */
const isBillingVariable = (name: string): boolean => name.startsWith('BILLING_');

/**
 * Reads the variables of the billing platform, the same as for the gateway. Undefined if none is set.
 * @throws {CommandFailure} naming every variable that is missing or wrong
 */
export async function readBillingAccess({ env, folder }: ValueSources): Promise<BillingAccess | undefined> {
  const billing = Object.fromEntries(Object.entries(env).filter(([name, value]) => isBillingVariable(name) && (value ?? '') !== ''));
  if (Object.keys(billing).length === 0) return undefined;
  const { values, unread, problems } = await readValues({ env: billing, folder });
  const access: Record<string, unknown> = Object.fromEntries(KEYS.map((key) => [key, values.get(key)?.value]));
  const found = findOptionProblems(access).filter(({ path: [key] }) => isAccessKey(key) && !unread.has(String(key)));
  const sentences = describeProblems(found, ([key]) => {
    const setting = SETTINGS.find((candidate) => candidate.key === key);
    return values.get(String(key))?.name ?? setting?.variable ?? String(key);
  });
  const all = [...problems, ...sentences];
  if (all.length > 0 || !isAccess(access)) {
    throw new CommandFailure(
      EXIT_CODE.usage,
      `The access to the billing platform is incomplete:\n${all.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return access;
}

function isAccess(value: object): value is BillingAccess {
  return findOptionProblems(value).every(({ path: [key] }) => !isAccessKey(key));
}

/**
 * Reads the catalog of the tenant.
 * @throws {CommandFailure} if the platform is not reachable or refuses the credential
 */
export async function readTenantCatalog(access: BillingAccess): Promise<TenantCatalog> {
  try {
    const products = await readCatalog(createBilling(access, () => undefined));
    return { products, today: new Date().toISOString().slice(0, 10) };
  } catch (error) {
    throw new CommandFailure(
      EXIT_CODE.problem,
      `The catalog cannot be read from ${access.baseUrl ?? access.environment ?? ''}: ${reasonOf(error)}`,
      error,
    );
  }
}

function reasonOf(error: unknown): string {
  if (!isStorefrontError(error)) return error instanceof Error ? error.message : String(error);
  if (error.type === 'configuration') return 'it refuses BILLING_CLIENT_ID or BILLING_CLIENT_SECRET. Check both.';
  return `${error.message} Check the address, and that this machine can reach it.`;
}
