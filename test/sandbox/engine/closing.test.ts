import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../../demo/sandbox/context.js';
import { openDatabase, type SandboxDatabase, type Transaction } from '../../../demo/sandbox/database/open.js';
import { revenueParts, revenueSchedules } from '../../../demo/sandbox/database/schema.js';
import { readClock } from '../../../demo/sandbox/engine/clock.js';
import { closePeriod, markPendingClose, reopenPeriod, runTrialBalance } from '../../../demo/sandbox/engine/ledger/close-periods.js';
import { readAccountingPeriods, type AccountingPeriodRow } from '../../../demo/sandbox/engine/ledger/accounting-periods.js';
import { sumRecognition } from '../../../demo/sandbox/engine/revenue/sum-recognition.js';
import { sumUnits, toMinorUnits } from '../../../demo/sandbox/engine/revenue/minor-units.js';
import { tableTaxes } from '../../../demo/sandbox/engine/tax/tax-engine.js';
import { BillingError } from '../../../demo/sandbox/errors.js';
import { propertyRuns } from '../../support/examples.js';
import { closeAll } from '../../support/ledger.js';
import { BUILD_ANNUAL, newMethod, orderFor, SCALE_MONTHLY } from '../../support/sandbox-orders.js';
import { readSeed, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const NOW = new Date(`${TODAY}T17:00:00Z`);
/** Time limit in milliseconds, enough for the longest run (`npm run test:deep`). */
const LONG = 1_200_000;
/** Number of random sequences of steps. `npm run test:ci` and `npm run test:deep` try many more. */
const numRuns = Math.max(40, Math.ceil(propertyRuns / 8));

const ACTIONS = { pending: markPendingClose, balance: runTrialBalance, close: closePeriod, reopen: reopenPeriod } as const;
type Action = keyof typeof ACTIONS;
type Status = AccountingPeriodRow['status'];

interface Step {
  action: Action;
  /** Position of the period, relative to the first period that is not closed. */
  offset: number;
}

/** Number of checked trial balances with entries. */
let balanced = 0;
let database: SandboxDatabase;
let started: StartedSandbox;

beforeAll(async () => {
  database = await openDatabase({ memory: true });
  started = await startSandbox({ database, now: () => NOW });
  for (const plans of [[{ plan: BUILD_ANNUAL.plan }], [{ plan: SCALE_MONTHLY.plan }]]) {
    const json = orderFor({ orderDate: TODAY, plans, term: 12, paymentMethodId: await newMethod(started) });
    await started.call('/v1/orders', { json });
  }
  await closeAll(
    started,
    ['Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((month) => `${month} 2026`),
  );
});
afterAll(() => started.close());

/** Returns the texts that a refusal must contain by the platform's rules; undefined for a legal step. */
function expectedRefusal(action: Action, periods: readonly { name: string; status: Status }[], index: number): string[] | undefined {
  const of = ({ name, status }: { name: string; status: Status }): string[] => [name, status];
  const period = periods[index]!;
  const earlier = periods.slice(0, index).find(({ status }) => status !== 'Closed');
  const next = periods[index + 1];
  if (action === 'reopen') {
    if (period.status !== 'Closed') return of(period);
    return next && next.status !== 'Open' ? [period.name, ...of(next)] : undefined;
  }
  if (period.status === 'Closed') return of(period);
  if (action === 'balance') return undefined;
  if (action === 'pending' && period.status !== 'Open') return of(period);
  if (earlier) return [period.name, ...of(earlier)];
  return action === 'close' && period.status === 'Open' ? of(period) : undefined;
}

const BECOMES: Readonly<Record<Action, Status | undefined>> = {
  pending: 'PendingClose',
  balance: undefined,
  close: 'Closed',
  reopen: 'Open',
};

const partsOf = (tx: Transaction) => tx.select().from(revenueParts).orderBy(asc(revenueParts.id));

/** Checks that every schedule adds up to its billed amount, and that its recognized revenue equals that of its closed periods. */
async function expectTotals(
  tx: Transaction,
  periods: readonly AccountingPeriodRow[],
  parts: Awaited<ReturnType<typeof partsOf>>,
): Promise<void> {
  const closed = new Set(periods.filter(({ status }) => status === 'Closed').map(({ id }) => id));
  for (const { id, currency, amount } of await tx.select().from(revenueSchedules)) {
    const own = parts.filter(({ scheduleId }) => scheduleId === id);
    const split = sumRecognition(currency, own, periods);
    const minor = (text: string): bigint => toMinorUnits(currency, text);
    expect(sumUnits(Object.values(split).map((part: string) => minor(part)))).toBe(minor(amount));
    const inClosed = own.filter(({ periodId }) => periodId !== null && closed.has(periodId));
    expect(minor(split.recognizedRevenue)).toBe(sumUnits(inClosed.map((part) => minor(part.amount))));
  }
}

/** Checks that the trial balance of a period adds up to zero. */
function expectBalanced({ balance }: AccountingPeriodRow): void {
  const lines = balance ?? [];
  if (lines.length > 0) balanced += 1;
  for (const code of new Set(lines.map(({ currency }) => currency))) {
    const closing = lines.filter(({ currency }) => currency === code).map((line) => toMinorUnits(code, line.closing));
    expect(sumUnits(closing)).toBe(0n);
  }
}

/** Performs a step, and checks that it was applied, or refused with a reason and without any effect. */
async function take(engine: Engine, { action, offset }: Step): Promise<boolean> {
  const { tx } = engine;
  const before = await readAccountingPeriods(tx);
  const parts = await partsOf(tx);
  const frontier = before.findIndex(({ status }) => status !== 'Closed');
  const index = Math.min(before.length - 1, Math.max(0, (frontier === -1 ? before.length : frontier) + offset));
  const { id } = before[index]!;
  const refusal = expectedRefusal(action, before, index);
  const done = ACTIONS[action](engine, id);
  if (refusal) {
    const error: unknown = await done.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(BillingError);
    for (const words of ["'ap-id'", ...refusal]) expect(String(error)).toContain(words);
  } else await done;
  const after = await readAccountingPeriods(tx);
  if (refusal) expect(after).toEqual(before);
  else {
    const status = BECOMES[action] ?? before[index]!.status;
    expect(after.map((period) => period.status)).toEqual(before.map((period, at) => (at === index ? status : period.status)));
    if (action === 'balance' || action === 'close') expectBalanced(after[index]!);
  }
  expect(await partsOf(tx)).toEqual(parts);
  await expectTotals(tx, after, parts);
  return refusal === undefined;
}

/** Error that rolls a transaction back. */
class Undo extends Error {}

it(
  'closes and reopens periods in any order: legal steps change no total, illegal ones are refused with a reason',
  async () => {
    const { settings } = await readSeed(false);
    const step: fc.Arbitrary<Step> = fc.record({
      action: fc.constantFrom<Action>('pending', 'balance', 'close', 'close', 'reopen'),
      offset: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: -1, max: 0 }) },
        { weight: 1, arbitrary: fc.integer({ min: -40, max: 40 }) },
      ),
    });
    let [legal, illegal] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
        const all = database.db.transaction(async (tx) => {
          const moment = await readClock(tx, settings.timeZone, NOW);
          const engine: Engine = {
            tx,
            moment,
            settings,
            faults: { collectionFailure: 'keep', tokenLifetime: 3600, rates: 'ok' },
            taxes: tableTaxes(settings),
          };
          for (const one of steps) {
            if (await take(engine, one)) legal += 1;
            else illegal += 1;
          }
          throw new Undo();
        });
        await all.catch((error: unknown) => {
          if (!(error instanceof Undo)) throw error;
        });
      }),
      {
        numRuns,
        examples: [
          [
            [
              { action: 'reopen', offset: -1 },
              { action: 'reopen', offset: -1 },
              { action: 'balance', offset: 0 },
            ],
          ],
        ],
      },
    );
    expect(balanced).toBeGreaterThan(numRuns / 4);
    expect(Math.min(legal, illegal)).toBeGreaterThan(numRuns);
  },
  LONG,
);
