import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../../demo/sandbox/index.js';
import { bundledProgram } from '../../support/bundled-program.js';
import { eventNames, readCallout, startReceiver } from '../../support/callouts.js';
import { startSandbox } from '../../support/sandbox.js';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

const ends: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Runs the worker until it has responded to the order and started to send, in either order. */
async function runUntilKilled(folder: string): Promise<void> {
  const worker: ChildProcess = spawn(process.execPath, [await bundledProgram(WORKER), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(worker, 'exit');
  ends.push(async () => worker.kill('SIGKILL') && (await gone));
  if (!worker.stdout) throw new Error('The process has no output.');
  const lines = new Set<string>();
  for await (const line of createInterface({ input: worker.stdout })) {
    lines.add(line);
    if (lines.has('answered') && lines.has('sending')) break;
  }
  worker.kill('SIGKILL');
  await gone;
}

it('keeps the unsent callouts of a killed process, and another process sends them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-callouts-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  await runUntilKilled(folder);

  let now = new Date();
  const receiver = startReceiver();
  const started = await startSandbox({ database: await openDatabase({ folder }), now: () => now, calloutFetch: receiver.fetch });
  ends.push(() => started.close());
  // Callouts that the other process was sending are taken over when its lease expires.
  now = new Date(now.getTime() + 60_000);
  await started.sandbox.deliverCallouts();
  expect(eventNames(receiver).sort()).toEqual(['NewSubscriptionCreated', 'OrderProcessed']);
  const told = receiver.received.find(({ headers }) => headers.get('callout-event') === 'OrderProcessed');
  expect(readCallout(told).event.objects['Order']?.['OrderNumber']).toBe('O-untold');
});
