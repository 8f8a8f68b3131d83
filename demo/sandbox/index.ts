import type { SandboxDatabase } from './database/open.js';
import type { Faults } from './context.js';
import { readMoment } from './engine/clock.js';
import { endpoints } from './handlers/index.js';
import { createApi } from './http/api.js';
import type { Seed } from './seed/load.js';
import { setUp } from './setup.js';

export { openDatabase, type DatabaseOptions, type SandboxDatabase } from './database/open.js';
export { loadSeed, type Seed } from './seed/load.js';

export interface SandboxOptions {
  database: SandboxDatabase;
  /** Fills the database if it is empty; its settings hold always. */
  seed: Seed;
  /** Real time; the system's unless given. */
  now?: () => Date;
  /** Receives one line for each call: method, route, status, time, request id. Never bodies, tokens or names. */
  log?: (line: string) => void;
}

/** The local billing API of one tenant. */
export interface Sandbox {
  /** Answers the billing API and, beside it, `/sandbox/*`. */
  fetch(request: Request): Promise<Response>;
  /** The tenant's business date. */
  today(): Promise<string>;
  close(): Promise<void>;
}

/** Starts the sandbox on an open database, which it closes in the end. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { database, seed } = options;
  const now = options.now ?? (() => new Date());
  const log = options.log ?? (() => undefined);
  const faults: Faults = { collectionFailure: 'keep', tokenLifetime: 3600 };
  await setUp(database.db, seed, now());
  const api = createApi({
    db: database.db,
    endpoints: Object.values(endpoints),
    settings: seed.settings,
    faults,
    now,
    catchUp: async () => undefined,
    log,
  });
  return {
    fetch: async (request) => api.fetch(request),
    today: () => database.db.transaction(async (tx) => (await readMoment(tx, seed.settings.timeZone, now())).today),
    close: () => database.close(),
  };
}
