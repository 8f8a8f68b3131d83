import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StartedSandbox, StartSandboxOptions } from '../../src/cli/dev/sandbox-package.js';
import { databaseName } from './database/name.js';
import type { Database } from './database/open.js';
import { accounts, contacts } from './database/schema.js';
import { TEST_CARDS, type CardBehavior } from './form/index.js';
import { DEVELOPMENT_CLIENT } from './http/machine-client.js';
import { createSandbox, loadSeed, openDatabase } from './index.js';
import { RATES_KEY } from './rates/provider.js';

/** Paths from this file. The package of the sandbox keeps them (`scripts/build-sandbox.mjs`). */
const DEFAULT_SEED = fileURLToPath(new URL('./seed/kestrel-maps', import.meta.url));
const DEFAULT_OFFERS = fileURLToPath(new URL('../offers/kestrel-maps.json', import.meta.url));

const RESULTS: Readonly<Record<CardBehavior, string>> = {
  ok: 'paid',
  decline: 'stored, but declined when it is charged',
  'insufficient-funds': 'stored, but declined for insufficient funds',
  'refuse-store': 'declined when it is stored',
  'expired-card': 'declined when it is stored, as expired',
  challenge: 'asks for 3-D Secure, then paid',
  'expires-soon': 'paid; expires at the end of this month',
};

/**
 * Starts the sandbox of one tenant on an embedded database. The catalog is read before a database is created.
 *
 * @throws {Error} naming the file and the field of an invalid catalog, or the data folder if another process uses it
 */
export async function startSandbox({ catalogFolder, dataFolder, pageOrigins, reset, log }: StartSandboxOptions): Promise<StartedSandbox> {
  if (catalogFolder !== undefined && !existsSync(catalogFolder)) {
    throw new Error(`The folder ${catalogFolder} does not exist. It must contain catalog.json, settings.json and subscribers.json.`);
  }
  const seed = await loadSeed(catalogFolder ?? DEFAULT_SEED);
  const database = await openDatabase({
    folder: join(dataFolder, catalogFolder === undefined ? basename(DEFAULT_SEED) : databaseName(catalogFolder)),
  });
  // Failures of single requests are in the responses.
  const logFailures = (line: string): void => (line.startsWith('A background job failed') ? log(line) : undefined);
  const sandbox = await createSandbox({ database, seed, hostOrigins: pageOrigins, log: logFailures });
  try {
    if (reset) await sandbox.fetch(new Request('http://localhost/sandbox/reset', { method: 'POST' }));
    return {
      api: (request) => sandbox.fetch(request),
      form: (request) => sandbox.form(request),
      clientId: DEVELOPMENT_CLIENT.id,
      clientSecret: DEVELOPMENT_CLIENT.secret,
      ratesKey: RATES_KEY,
      appliesCredits: seed.settings.collection.applyCreditsFirst,
      offersFile: catalogFolder === undefined ? DEFAULT_OFFERS : undefined,
      tenantName: seed.settings.tenantName,
      currencies: seed.settings.currencies,
      subscribers: await findSubscribers(
        database.db,
        seed.subscribers.map(({ email }) => email),
      ),
      testCards: TEST_CARDS.map(({ number, behavior }) => ({ number, result: RESULTS[behavior] })),
      today: () => sandbox.today(),
      close: () => sandbox.close(),
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

/** Returns the first three of these customers whose account is active. */
function findSubscribers(db: Database, emails: string[]): Promise<{ name: string; email: string; accountNumber: string }[]> {
  return db
    .select({ name: accounts.name, email: contacts.workEmail, accountNumber: accounts.number })
    .from(accounts)
    .innerJoin(contacts, eq(contacts.id, accounts.billToId))
    .where(and(eq(accounts.status, 'Active'), inArray(contacts.workEmail, emails)))
    .orderBy(asc(accounts.number))
    .limit(3)
    .then((rows) => rows.map((row) => ({ ...row, email: row.email ?? '' })));
}
