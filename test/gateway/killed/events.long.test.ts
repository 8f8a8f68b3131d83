import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { verifyWebhook } from '../../../src/gateway/events/signature.js';
import { generateWebhookSecret, type GatewayEvent } from '../../../src/gateway/index.js';
import { bundledProgram } from '../../support/bundled-program.js';
import { newKey, shopper } from '../../support/purchase.js';
import { PUBLISHABLE_KEY, readOffers, SITE, startStack } from '../../support/stack.js';

const PROCESS = fileURLToPath(new URL('./gateway-process.ts', import.meta.url));
const SECRET = generateWebhookSecret();

const ends: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const killed = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

/** Starts a gateway whose clock is `shift` milliseconds ahead. Returns it with its address. */
async function startGateway(folder: string, base: string, shift: number): Promise<{ child: ChildProcess; address: string }> {
  const time = Date.now() + shift;
  const offers = await readOffers();
  const settings = JSON.stringify({ folder, base, secret: SECRET, time, site: SITE, publishableKey: PUBLISHABLE_KEY, offers });
  const child = spawn(process.execPath, [await bundledProgram(PROCESS), settings], { stdio: ['ignore', 'pipe', 'inherit'] });
  ends.push(() => killed(child));
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, address: `http://127.0.0.1:${z.object({ port: z.number() }).parse(JSON.parse(line)).port}` };
  }
  throw new Error('The gateway ended before it printed its port.');
}

it('sends the receipt of an order once by id, although the gateway is killed before the receipt and again during its delivery', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-events-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const stack = await startStack();
  ends.push(() => stack.close());

  const received: GatewayEvent[] = [];
  let onOrder: (() => Promise<void>) | undefined;
  let onReceipt: (() => Promise<void>) | undefined;
  let shift = 0;
  /** The platform, and the receiver of the webhook. */
  const fetch = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === '/webhook') {
      received.push(await verifyWebhook(await request.text(), request.headers, [SECRET], { now: () => Date.now() + shift }));
      await onReceipt?.();
      return new Response();
    }
    const response = await stack.sandbox.sandbox.fetch(request);
    if (request.method === 'POST' && new URL(request.url).pathname === '/v1/orders') await onOrder?.();
    return response;
  };
  const server = serve({ port: 0, hostname: '127.0.0.1', fetch });
  ends.push(async () => server.close());
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  const me = shopper(stack);
  const request = me.request(await me.quote(), await me.card());
  const order = (gateway: string) =>
    globalThis.fetch(`${gateway}/storefront/orders`, {
      method: 'POST',
      headers: {
        origin: SITE,
        authorization: `Bearer ${PUBLISHABLE_KEY}`,
        'content-type': 'application/json',
        'idempotency-key': newKey(),
      },
      body: JSON.stringify(request),
    });

  const first = await startGateway(folder, base, shift);
  onOrder = () => killed(first.child);
  await expect(order(first.address)).rejects.toThrow('fetch failed');
  onOrder = undefined;
  expect(received).toEqual([]);

  shift = 150_000;
  const second = await new Promise<ChildProcess>((resolve) => {
    const starting = startGateway(folder, base, shift);
    onReceipt = async () => {
      const { child } = await starting;
      await killed(child);
      resolve(child);
    };
  });
  expect(second.signalCode).toBe('SIGKILL');
  onReceipt = undefined;

  shift += 60_000;
  const third = await startGateway(folder, base, shift);
  await expect.poll(() => received.length).toBe(2);
  const response = await order(third.address);
  expect(await response.json()).toMatchObject({ status: 'completed' });
  third.child.kill('SIGTERM');
  expect(received.map(({ kind }) => kind)).toEqual(['purchase', 'purchase']);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(await stack.recordCounts()).toMatchObject({ accounts: 1, orders: 1, payments: 1 });
});
