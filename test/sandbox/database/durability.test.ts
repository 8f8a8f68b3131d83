import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../demo/sandbox/index.js';
import { readLedger } from '../../support/sandbox-answers.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { startSandbox } from '../../support/sandbox.js';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

let folder: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-durability-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process on the folder and waits for the answer it prints. */
async function placeOrderElsewhere(): Promise<unknown> {
  const worker = spawn(process.execPath, ['--import', 'tsx', WORKER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = worker;
  for await (const line of createInterface({ input: worker.stdout })) return JSON.parse(line);
  throw new Error('The process ended without an answer.');
}

it('keeps every acknowledged order when its process is killed, and lets nobody else in before', async () => {
  const answer = await placeOrderElsewhere();
  expect(answer).toMatchObject({ success: true, orderNumber: 'O-acknowledged' });
  await expect(openDatabase({ folder })).rejects.toThrow(`in use by process ${child?.pid ?? ''}`);

  const gone = child && once(child, 'exit');
  child?.kill('SIGKILL');
  await gone;
  const again = await startSandbox({ database: await openDatabase({ folder }) });
  expect(await readLedger(again)).toMatchObject({ accounts: 1, subscriptions: 1, orders: 1, invoices: 1 });
  expect((await again.call('/v1/orders/O-acknowledged')).body).toMatchObject({ success: true, order: { status: 'Completed' } });
  const replayed = await again.call('/v1/orders', {
    json: orderFor({ orderDate: await again.sandbox.today(), orderNumber: 'O-acknowledged' }),
    headers: { 'idempotency-key': 'durable' },
  });
  expect(replayed.body).toEqual(answer);
  await again.close();
});
