import { describeProblems, toProblems } from '../../gateway/option-problems.js';
import { tenant as tenantSchema } from '../../gateway/option-schemas.js';
import type { OutboxStore } from '../../gateway/index.js';
import { readValues } from '../configuration/read-values.js';
import { serverSettings } from '../configuration/server-settings.js';
import { SETTINGS } from '../configuration/settings.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import { openStore } from '../server/store.js';
import type { Terminal } from '../terminal.js';

/** Events in the store of a gateway. */
export interface EventStore {
  readonly tenant: string;
  readonly outbox: OutboxStore;
  close(): Promise<void>;
}

/** Only these variables, so that a mistake in another setting does not stop the command. */
const VARIABLE = /^(?:TENANT|REDIS_URL|DATABASE_URL)(?:_FILE)?$/;

/**
 * Opens the store that the variables of the gateway name.
 * @throws {CommandFailure} if the variables are wrong or missing, or the store cannot be reached
 */
export async function openEventStore(terminal: Terminal, env: Terminal['env']): Promise<EventStore> {
  const own = Object.fromEntries(Object.entries(env).filter(([name, value]) => VARIABLE.test(name) && (value ?? '') !== ''));
  const { values, problems: unread } = await readValues({ env: own, folder: terminal.folder });
  const [redisUrl, databaseUrl] = ['redisUrl', 'databaseUrl'].map((key) => values.get(key)?.value);
  const settings = serverSettings.safeParse({ redisUrl, databaseUrl });
  const tenant = tenantSchema.safeParse(values.get('tenant')?.value ?? 'storefront');
  const found = [
    ...toProblems(settings.error?.issues ?? []),
    ...toProblems(tenant.error?.issues ?? []).map(({ rule }) => ({ path: ['tenant'], rule })),
  ];
  const nameOf = ([key]: readonly (string | number)[]): string => SETTINGS.find((setting) => setting.key === key)?.variable ?? String(key);
  const problems = [...unread, ...describeProblems(found, nameOf)];
  if (redisUrl === undefined && databaseUrl === undefined && problems.length === 0) {
    problems.push('Set REDIS_URL or DATABASE_URL to the store of the gateway. Without them, the gateway keeps its events in memory only.');
  }
  if (problems.length > 0 || !settings.success || !tenant.success) throw new CommandFailure(EXIT_CODE.usage, problems.join('\n'));
  const { store, close } = await openStore(settings.data);
  const { outbox } = store;
  if (!outbox) throw new CommandFailure(EXIT_CODE.problem, 'The store keeps no events.');
  return { tenant: tenant.data, outbox, close };
}
