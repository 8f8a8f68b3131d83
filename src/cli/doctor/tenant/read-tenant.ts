import { readValues } from '../../configuration/read-values.js';
import { CommandFailure, EXIT_CODE } from '../../failure.js';
import type { Terminal } from '../../terminal.js';
import type { TenantOptions } from './examine-tenant.js';

/** Reads address and credential of the billing platform from the variables of the gateway command. */
export async function readTenant({ env, folder }: Terminal): Promise<TenantOptions> {
  const billing = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('BILLING_')));
  const { values, problems } = await readValues({ env: billing, folder, file: undefined });
  const textOf = (key: string): string | undefined => {
    const value: unknown = values.get(key)?.value;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [environment, baseUrl, clientId, clientSecret] = [
    textOf('environment'),
    textOf('baseUrl'),
    textOf('clientId'),
    textOf('clientSecret'),
  ];
  if (
    problems.length > 0 ||
    clientId === undefined ||
    clientSecret === undefined ||
    (environment === undefined) === (baseUrl === undefined)
  ) {
    const message =
      'Set BILLING_CLIENT_ID, BILLING_CLIENT_SECRET (or BILLING_CLIENT_SECRET_FILE), and either BILLING_ENVIRONMENT or BILLING_BASE_URL.';
    throw new CommandFailure(EXIT_CODE.usage, [...problems, message].join('\n'));
  }
  return { environment, baseUrl, clientId, clientSecret };
}
