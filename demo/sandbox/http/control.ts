import { count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import type { Faults } from '../context.js';
import type { Database, Transaction } from '../database/open.js';
import { accounts, creditMemos, invoices, orders, payments, refunds, subscriptions } from '../database/schema.js';
import { advanceClock, type RunStep } from '../engine/advance-clock.js';
import { isDate } from '../engine/calendar.js';
import { formatTimestamp, type ClockReading } from '../engine/clock.js';
import { DueWorkError } from '../engine/due-work.js';
import { BillingError, billingError } from '../errors.js';
import { isScenarioName, makeScenario, SCENARIO_NAMES } from '../scenarios/index.js';
import { summarizeFailure } from './database-errors.js';
import { failureBody } from './failure.js';
import { isFromThisMachine } from './loopback.js';

interface ControlOptions {
  db: Database;
  faults: Faults;
  timeZone: string;
  /** Runs a step in a transaction during which the clock cannot move. */
  inStep: RunStep;
  /** Runs work that has become due since the last call. */
  catchUp: () => Promise<void>;
  /** Empties the database and seeds it again. */
  reset: () => Promise<void>;
}

const clockChange = z.strictObject({
  to: z.string().refine(isDate, 'must be a date YYYY-MM-DD').optional(),
  frozen: z.boolean().optional(),
});

const faultChange = z.strictObject({
  collectionFailure: z.enum(['keep', 'rollback']).optional(),
  tokenLifetime: z.int().min(1).max(86_400).optional(),
  rates: z.enum(['ok', 'down', 'slow', 'odd']).optional(),
});

async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const text = await request.text();
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new BillingError('none', [{ code: 50000090, message: 'The request body is not well-formed JSON.' }], 400);
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => ({ code: 50000020, message: `'${issue.path.join('.')}': ${issue.message}` }));
  throw new BillingError('none', reasons, 400);
}

function wireClock(moment: ClockReading, timeZone: string) {
  return { today: moment.today, now: formatTimestamp(timeZone, moment.now), frozen: moment.frozen };
}

/** Counts the tenant's records. Counts only processed payments. */
async function ledger(tx: Transaction) {
  const of = async (rows: Promise<{ count: number }[]>) => (await rows)[0]?.count ?? 0;
  const counted = { count: count() };
  return {
    accounts: await of(tx.select(counted).from(accounts)),
    subscriptions: await of(tx.select(counted).from(subscriptions).where(eq(subscriptions.latest, true))),
    orders: await of(tx.select(counted).from(orders)),
    invoices: await of(tx.select(counted).from(invoices)),
    payments: await of(tx.select(counted).from(payments).where(eq(payments.status, 'Processed'))),
    creditMemos: await of(tx.select(counted).from(creditMemos)),
    refunds: await of(tx.select(counted).from(refunds)),
  };
}

/** Creates the error for due work that failed. The message contains the failure and the date of the clock. */
async function toDueWorkFailure(failure: DueWorkError, inStep: RunStep): Promise<BillingError> {
  const today = await inStep(({ moment }) => Promise.resolve(moment.today));
  const message = `${failure.message} That day was rolled back. The clock is at ${today}. Cause: ${summarizeFailure(failure.cause)}`;
  return billingError('none', 'internal', message, 500);
}

/** Connection details that the server passes to Hono. */
export interface Caller {
  /** Remote address. Undefined for calls within this process. */
  Bindings: { address?: string | undefined };
}

/** True for requests to `/sandbox/*`, which may move the clock. */
export const isControlRequest = ({ url }: Request): boolean => new URL(url).pathname.startsWith('/sandbox/');

/** Serves `/sandbox/*`: clock, ledger, scenarios, faults and reset. Needs no token, so only this machine may call it. */
export function createControl(options: ControlOptions): Hono<Caller> {
  const { db, faults, timeZone, inStep } = options;
  const app = new Hono<Caller>();

  app.use('/sandbox/*', async (context, next) => {
    if (!isFromThisMachine(context.req.raw, context.env.address))
      return context.json({ error: 'Only pages and programs on this machine can control the sandbox.' }, 403);
    context.header('cache-control', 'no-store');
    return next();
  });

  app.get('/sandbox/clock', (context) => inStep(({ moment }) => Promise.resolve(context.json(wireClock(moment, timeZone)))));

  app.post('/sandbox/clock', async (context) => {
    const change = await readJson(context.req.raw, clockChange);
    return context.json(wireClock(await advanceClock(inStep, change), timeZone));
  });

  app.post('/sandbox/scenarios/:name', async (context) => {
    const name = context.req.param('name');
    if (!isScenarioName(name)) {
      throw billingError('none', 'not-found', `Unknown scenario '${name}'. Scenarios: ${SCENARIO_NAMES.join(', ')}.`, 404);
    }
    await readJson(context.req.raw, z.strictObject({}));
    await options.catchUp();
    return context.json(await inStep((engine) => makeScenario(engine, name)));
  });

  app.get('/sandbox/ledger', (context) => db.transaction(async (tx) => context.json(await ledger(tx))));

  app.get('/sandbox/faults', (context) => context.json(faults));

  app.post('/sandbox/faults', async (context) => {
    const change = await readJson(context.req.raw, faultChange);
    if (change.collectionFailure !== undefined) faults.collectionFailure = change.collectionFailure;
    if (change.tokenLifetime !== undefined) faults.tokenLifetime = change.tokenLifetime;
    if (change.rates !== undefined) faults.rates = change.rates;
    return context.json(faults);
  });

  app.post('/sandbox/reset', async (context) => {
    await options.reset();
    return inStep(({ moment }) => Promise.resolve(context.json(wireClock(moment, timeZone))));
  });

  app.onError(async (error) => {
    const failure = error instanceof DueWorkError ? await toDueWorkFailure(error, inStep) : error;
    if (!(failure instanceof BillingError)) throw failure;
    return new Response(JSON.stringify(failureBody(failure.reasons)), {
      status: failure.status,
      headers: { 'content-type': 'application/json' },
    });
  });

  return app;
}
