import type { Engine, Faults } from './context.js';
import type { SandboxDatabase, Transaction } from './database/open.js';
import { catchUp } from './engine/advance.js';
import { readMoment } from './engine/clock.js';
import { formDeps } from './engine/payment-sessions.js';
import { createForm } from './form/index.js';
import { endpoints } from './handlers/index.js';
import { hasJobs, runOrderJobs } from './handlers/order-jobs.js';
import { createApi } from './http/api.js';
import { createControl } from './http/control.js';
import type { Seed } from './seed/load.js';
import { createRatesProvider, isRatesRequest } from './rates/provider.js';
import { reset, setUp } from './setup.js';

export { openDatabase, type DatabaseOptions, type SandboxDatabase } from './database/open.js';
export { isLoopback } from './http/loopback.js';
export { loadSeed, type Seed } from './seed/load.js';

export interface SandboxOptions {
  database: SandboxDatabase;
  /** Fills the database if it is empty; its settings hold always. */
  seed: Seed;
  /** Real time; the system's unless given. */
  now?: () => Date;
  /** Origins of the pages that may show the payment form; the demo site unless given. */
  hostOrigins?: readonly string[];
  /** Receives one line for each call: method, route, status, time, request id. Never bodies, tokens or names. */
  log?: (line: string) => void;
}

/** The local billing API of one tenant. */
export interface Sandbox {
  /**
   * Answers the billing API and, beside it, `/sandbox/*` and `/rates/*`, which are for this machine only: a server that others can reach says
   * where each connection comes from.
   */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Answers the origin of the payment form. */
  form(request: Request): Promise<Response>;
  /** The tenant's business date. */
  today(): Promise<string>;
  /** Closes the database; asked again, waits for the same. */
  close(): Promise<void>;
}

const DEMO_SITE = ['http://localhost:4600', 'http://127.0.0.1:4600'];

/** Starts the sandbox on an open database, which it closes in the end. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { database, seed } = options;
  const { db } = database;
  const { settings } = seed;
  const now = options.now ?? (() => new Date());
  const log = options.log ?? (() => undefined);
  const faults: Faults = { collectionFailure: 'keep', tokenLifetime: 3600, rates: 'ok' };
  await setUp(db, seed, now());

  const engineWith =
    (lock: boolean) =>
    async (tx: Transaction): Promise<Engine> => ({
      tx,
      moment: await readMoment(tx, settings.timeZone, now(), lock),
      settings,
      faults,
    });
  const doDue = async (): Promise<void> => {
    const { moment } = await db.transaction(engineWith(false));
    if (moment.today > moment.doneThrough) await db.transaction(async (tx) => catchUp(await engineWith(true)(tx)));
    if (await hasJobs(db)) await db.transaction(async (tx) => runOrderJobs(await engineWith(true)(tx)));
  };

  const api = createApi({ db, endpoints: Object.values(endpoints), engineFor: engineWith(false), now, catchUp: doDue, log });
  const control = createControl({
    db,
    faults,
    timeZone: settings.timeZone,
    engineFor: engineWith(true),
    reset: () => reset(db, seed, now()),
  });
  const form = createForm({ ...formDeps(db, engineWith(false)), allowedHostOrigins: options.hostOrigins ?? DEMO_SITE });
  api.route('/', control);
  const today = async (): Promise<string> => (await db.transaction(engineWith(false))).moment.today;
  const rates = createRatesProvider({ today, faults });
  let closing: Promise<void> | undefined;

  return {
    fetch: async (request, address) => (isRatesRequest(request) ? rates.fetch(request, { address }) : api.fetch(request, { address })),
    form: (request) => form.fetch(request),
    today,
    close: () => (closing ??= database.close()),
  };
}
