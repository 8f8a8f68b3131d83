import type { Engine, Faults } from './context.js';
import { runInBackground, type Background } from './background.js';
import type { Fetch } from './callouts/send-callout.js';
import { CalloutWorker } from './callouts/worker.js';
import type { Database, SandboxDatabase, Transaction } from './database/open.js';
import { AccessTokenCache } from './engine/access-tokens.js';
import { catchUpClock, type RunStep } from './engine/advance-clock.js';
import { readClock } from './engine/clock.js';
import { createDateCache } from './engine/date-cache.js';
import { purgeExpired } from './engine/purge-expired.js';
import { formDeps } from './engine/payment-methods/payment-sessions.js';
import { createForm } from './form/index.js';
import { endpoints } from './handlers/index.js';
import { runOrderJob } from './handlers/order-jobs.js';
import { createApi } from './http/api.js';
import { describeFailure } from './http/database-errors.js';
import { createControl, isControlRequest } from './http/control.js';
import { isRequestOfTenant } from './http/tenant-requests.js';
import { DEVELOPMENT_CLIENT, type MachineClient } from './http/machine-client.js';
import type { UnknownFields } from './http/unknown-fields.js';
import type { Seed } from './seed/load.js';
import { tableTaxes, type TaxEngine } from './engine/tax/tax-engine.js';
import { createRatesProvider, isRatesRequest } from './rates/provider.js';
import { resetDatabase, seedIfEmpty } from './seed-database.js';

export { openDatabase, type DatabaseOptions, type SandboxDatabase } from './database/open.js';
export { joinTenants } from './tenants.js';
export { isLoopback } from './http/loopback.js';
export { readUnknownFields } from './options.js';
export { loadSeed, type Seed } from './seed/load.js';
export type { TaxableSale, TaxEngine } from './engine/tax/tax-engine.js';
export type { TaxTerms } from './engine/tax/tax-terms.js';

export interface SandboxOptions {
  database: SandboxDatabase;
  /** Initial data of an empty database. Its settings also apply to an existing database. */
  seed: Seed;
  /** Credential that callers send. Default: the development credential. */
  client?: MachineClient;
  /** Real time. Default: the system clock. */
  now?: () => Date;
  /** Origins of pages that may embed the payment form. Default: the demo site. */
  hostOrigins?: readonly string[];
  /**
   * What happens to fields and query parameters that an operation does not have. Default: `ignore`, as on the platform. `refuse` finds misspelled
   * fields. Calls with `rejectUnknownFields=true` always refuse them.
   */
  unknownFields?: UnknownFields;
  /** Calculates taxes. Default: the tax table in the seed's settings. */
  taxes?: TaxEngine;
  /** False disables background jobs, because another process on the same database runs them. */
  background?: boolean;
  /** Receives one line per call: method, route, status, duration, request id. Never bodies, tokens or names. */
  log?: (line: string) => void;
  /** Sends callouts. Default: the global `fetch`. */
  calloutFetch?: Fetch;
}

/** The local billing API of one tenant. */
export interface Sandbox {
  /**
   * Serves the billing API, and `/sandbox/*` and `/rates/*` for this machine only. A server that other machines can reach must pass the
   * remote `address`.
   */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Serves the payment form. */
  form(request: Request): Promise<Response>;
  /** True if the request's credential or payment session belongs to this tenant. Does not consume the request body. */
  isFor(request: Request): Promise<boolean>;
  /** The tenant's business date. */
  today(): Promise<string>;
  /** Sends all due callouts. Background jobs also do this regularly. */
  deliverCallouts(): Promise<void>;
  /** Closes the database. Repeated calls return the same promise. */
  close(): Promise<void>;
}

const DEMO_SITE = ['http://localhost:4600', 'http://127.0.0.1:4600'];

/** Milliseconds between two checks for due callouts, order jobs and expired records. */
const CHECK_INTERVAL = 5_000;
/** Minimum number of milliseconds between two deletions of expired records. */
const PURGE_INTERVAL = 3_600_000;

interface BackgroundWork {
  db: Database;
  engineFor: (tx: Transaction) => Promise<Engine>;
  now: () => Date;
  callouts: CalloutWorker;
  log: (line: string) => void;
}

function startBackground({ db, engineFor, now, callouts, log }: BackgroundWork): Background {
  let purged = -Infinity;
  const purgeInTime = async (): Promise<boolean> => {
    const realNow = now();
    if (realNow.getTime() - purged < PURGE_INTERVAL) return false;
    await purgeExpired(db, realNow);
    purged = realNow.getTime();
    return false;
  };
  const onError = (error: unknown): void => log(`A background job failed: ${describeFailure(error)}`);
  // Callouts have their own loop because a receiver may be slow.
  callouts.start(CHECK_INTERVAL, onError);
  const runJob = (): Promise<boolean> => callouts.runAndSendCallouts(() => runOrderJob(db, engineFor, now()));
  return runInBackground([purgeInTime, runJob], { every: CHECK_INTERVAL, onError });
}

/** Starts the sandbox on an open database. `close` also closes the database. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { database, seed } = options;
  const { db } = database;
  const { settings } = seed;
  const now = options.now ?? (() => new Date());
  const log = options.log ?? (() => undefined);
  const faults: Faults = { collectionFailure: 'keep', tokenLifetime: 3600, rates: 'ok' };
  const callouts = new CalloutWorker({ db, settings: settings.callouts, now, fetch: options.calloutFetch ?? fetch, log });
  const taxes = options.taxes ?? tableTaxes(settings);
  await seedIfEmpty(db, seed, taxes, now());

  const engineWith =
    (lock?: 'share' | 'update') =>
    async (tx: Transaction): Promise<Engine> => ({
      tx,
      moment: await readClock(tx, settings.timeZone, now(), lock),
      settings,
      faults,
      taxes,
      onCalloutWritten: callouts.markCalloutWritten,
    });
  const inStep: RunStep = (step) => db.transaction(async (tx) => step(await engineWith('update')(tx)));
  const doDue = async (): Promise<void> => {
    const moment = await readClock(db, settings.timeZone, now());
    if (moment.today > moment.doneThrough) await catchUpClock(inStep);
  };
  const background = options.background === false ? undefined : startBackground({ db, engineFor: engineWith('share'), now, callouts, log });

  const client = options.client ?? DEVELOPMENT_CLIENT;
  const tokens = new AccessTokenCache(db, now);
  const api = createApi({
    db,
    client,
    tokens,
    endpoints: Object.values(endpoints),
    engineFor: (tx, holding) => engineWith(holding ? 'share' : undefined)(tx),
    now,
    unknownFields: options.unknownFields ?? 'ignore',
    catchUp: doDue,
    workLeft: () => background?.wake(),
    log,
  });
  const control = createControl({
    db,
    faults,
    timeZone: settings.timeZone,
    inStep,
    catchUp: doDue,
    reset: () => resetDatabase(db, seed, taxes, now()),
  });
  const formOfTenant = formDeps(db, engineWith());
  const form = createForm({ ...formOfTenant, allowedHostOrigins: options.hostOrigins ?? DEMO_SITE });
  api.route('/', control);
  const businessDate = createDateCache(async () => (await readClock(db, settings.timeZone, now())).today, now);
  const { today } = businessDate;
  const rates = createRatesProvider({ today, faults });
  const stop = async (): Promise<void> => {
    await background?.stop();
    await callouts.close();
  };
  let closing: Promise<void> | undefined;

  return {
    fetch: async (request, address) => {
      if (isRatesRequest(request)) return rates.fetch(request, { address });
      const response = await callouts.runAndSendCallouts(async () => api.fetch(request, { address }));
      if (isControlRequest(request)) businessDate.clear();
      return response;
    },
    form: (request) => callouts.runAndSendCallouts(async () => form.fetch(request)),
    isFor: (request) => isRequestOfTenant(request, { client, tokens, db, openSession: formOfTenant.openSession }),
    today,
    deliverCallouts: () => callouts.deliverDue(),
    close: () => (closing ??= stop().then(() => database.close())),
  };
}
