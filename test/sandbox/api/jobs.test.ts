import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SandboxDatabase } from '../../../demo/sandbox/index.js';
import { orderJobs } from '../../../demo/sandbox/database/schema.js';
import { containing } from '../../support/matchers.js';
import { endOfJob, readLedger } from '../../support/sandbox-answers.js';
import { orderFor, previewFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';

const TODAY = '2026-11-21';
const now = () => new Date(`${TODAY}T17:00:00Z`);
const jobOf = (body: unknown) => z.object({ jobId: z.string() }).parse(body).jobId;
const order = async ({ call }: StartedSandbox) => jobOf((await call('/v1/async/orders', { json: orderFor({ orderDate: TODAY }) })).body);
const statusOf = async ({ call }: StartedSandbox, id: string) =>
  z.object({ status: z.string() }).parse((await call(`/v1/async-jobs/${id}`)).body).status;

describe('a job', () => {
  let started: StartedSandbox;
  beforeAll(async () => {
    started = await startSandbox({ now });
  });
  beforeEach(() => started.call('/sandbox/reset', { method: 'POST' }));
  afterAll(() => started.close());

  it('returns the response of the synchronous call', async () => {
    const direct = await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY }), headers: { 'zuora-version': '2025-08-12' } });
    await started.call('/sandbox/reset', { method: 'POST' });
    expect(await endOfJob(started, await order(started))).toEqual({
      success: true,
      status: 'Completed',
      result: { ...z.looseObject({}).parse(direct.body), jobType: 'AsyncCreateOrder' },
    });
    expect(await readLedger(started)).toMatchObject({ accounts: 1, orders: 1, invoices: 1 });
    const preview = jobOf((await started.call('/v1/async/orders/preview', { json: previewFor({ orderDate: TODAY }) })).body);
    expect(await endOfJob(started, preview)).toMatchObject({
      status: 'Completed',
      result: { jobType: 'AsyncPreviewOrder', invoices: [{}, {}] },
    });
    expect(await readLedger(started)).toMatchObject({ accounts: 1 });
  });

  it('that fails has no effect', async () => {
    const id = jobOf((await started.call('/v1/async/orders', { json: orderFor({ orderDate: TODAY, currency: 'CHF' }) })).body);
    expect(await endOfJob(started, id)).toMatchObject({ status: 'Failed', errors: containing('newAccount.currency') });
    expect(await readLedger(started)).toMatchObject({ accounts: 0, orders: 0 });
  });

  it('of a deleted account can be read', async () => {
    const contact = { firstName: 'Ada', lastName: 'Byron', country: 'US' };
    await started.call('/v1/accounts', {
      json: { accountNumber: 'A-none', name: 'Ada', currency: 'USD', billCycleDay: 1, billToContact: contact },
    });
    const { body } = await started.call('/v1/accounts/A-none', { method: 'DELETE' });
    expect(body).toMatchObject({ success: true, jobStatus: 'Pending' });
    expect(await endOfJob(started, jobOf(body))).toEqual({ success: true, status: 'Completed' });
    expect(reasonsOf((await started.call('/v1/accounts/A-none')).body)[0]?.category).toBe(40);
  });
});

describe('jobs of several processes', () => {
  let database: SandboxDatabase;
  let asked: StartedSandbox;
  /** Starts a second process, which runs the jobs of the first one. */
  const startWorker = () => startSandbox({ database: { db: database.db, close: () => Promise.resolve() }, now });
  beforeEach(async () => {
    database = await openTestDatabase();
    asked = await startSandbox({ database, now, background: false });
    return () => asked.close();
  });

  it('wait until a process runs them', async () => {
    const id = await order(asked);
    expect([await statusOf(asked, id), await statusOf(asked, id)]).toEqual(['Processing', 'Processing']);
    expect(await readLedger(asked)).toMatchObject({ orders: 0 });
    const other = await startWorker();
    expect(await endOfJob(asked, id)).toMatchObject({ status: 'Completed', result: { orderNumber: 'O-00000001' } });
    await other.close();
  });

  it('run once, whichever process runs them', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await order(asked));
    const others = await Promise.all([startWorker(), startWorker(), startWorker()]);
    const ends = await Promise.all(ids.map((id) => endOfJob(asked, id)));
    expect(ends.map(({ status }) => status)).toEqual(ids.map(() => 'Completed'));
    expect(await readLedger(asked)).toMatchObject({ accounts: 12, orders: 12, invoices: 12 });
    for (const other of others) await other.close();
  });

  it('stay with their process until its claim expires', async () => {
    const [held, left] = [await order(asked), await order(asked)];
    const claim = (id: string, until: Date) =>
      database.db.update(orderJobs).set({ status: 'Processing', claim: 'gone', claimedUntil: until }).where(eq(orderJobs.id, id));
    await claim(held, new Date(now().getTime() + 1000));
    await claim(left, new Date(now().getTime() - 1000));
    const other = await startWorker();
    expect(await endOfJob(asked, left)).toMatchObject({ status: 'Completed' });
    await other.close();
    expect(await statusOf(asked, held)).toBe('Processing');
    expect(await readLedger(asked)).toMatchObject({ orders: 1 });
  });
});
