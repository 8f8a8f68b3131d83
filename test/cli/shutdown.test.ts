import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../support/source-imports.js';
import { openPaymentSession, startBillingServer, type BillingServer } from './support/billing-server.js';

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBillingServer();
});
afterAll(() => billing.close());

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

const message = z.looseObject({ message: z.string() });

/** Runs the command as its own process and returns its addresses. */
async function run(): Promise<{ process: ChildProcess; gateway: string; metrics: string }> {
  const env = { PATH: process.env['PATH'], ...billing.env, METRICS_PORT: '0' };
  const started = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'gateway'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const addresses: string[] = [];
  for await (const line of createInterface(started.stdout)) {
    const address = /^(?:Gateway|Metrics) at (http:\/\/127\.0\.0\.1:\d+)/.exec(message.parse(JSON.parse(line)).message)?.[1];
    if (address !== undefined) addresses.push(address);
    if (addresses.length === 2) break;
  }
  started.stdout.resume();
  const [gateway = '', metrics = ''] = addresses;
  return { process: started, gateway, metrics };
}

describe('a gateway that is asked to end', () => {
  it('finishes the requests in progress, accepts no new ones, and exits with 0', async () => {
    const { process: started, gateway, metrics } = await run();
    const held = billing.hold();
    const answer = openPaymentSession(gateway);
    await held.arrived;
    started.kill('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${metrics}/readyz`)).json())
      .toEqual({ ready: false, parts: { process: 'is shutting down' } });
    await expect(fetch(`${gateway}/healthz`)).rejects.toThrow();
    held.release();
    expect((await answer).status).toBe(200);
    if (started.exitCode === null) await once(started, 'exit');
    expect(started.exitCode).toBe(0);
  });

  it('ends at once with the second signal', async () => {
    const { process: started, gateway, metrics } = await run();
    const held = billing.hold();
    const answer = openPaymentSession(gateway).catch(() => undefined);
    await held.arrived;
    started.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${metrics}/readyz`)).status).toBe(503);
    started.kill('SIGTERM');
    const [code] = z
      .tuple([z.number()])
      .rest(z.unknown())
      .parse(await once(started, 'exit'));
    expect(code).toBe(130);
    held.release();
    await answer;
  });
});
