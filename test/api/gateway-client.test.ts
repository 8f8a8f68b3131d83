import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.js';
import { createGatewayClient, type GatewayClientOptions } from '../../src/api/gateway-client.js';
import { getFile } from '../../src/api/operations/storefront/files.js';
import { operation } from '../../src/api/operations/operation.js';
import { failure, makeThing, readThing } from '../support/client-under-test.js';
import { FakeClock } from '../support/fake-clock.js';
import { html, json, lost, ScriptedServer, silence, type Step } from '../support/scripted-server.js';

const listThings = operation({
  name: 'things.list',
  method: 'GET',
  path: '/storefront/things',
  request: z.object({ currency: z.optional(z.string().check(z.maxLength(3))) }),
  response: z.object({ names: z.array(z.string()) }),
  retry: 'safe',
});
const things = { names: ['one'] };
const answer = json(things);

function rig(steps: Step[], options: Partial<GatewayClientOptions> = {}): { clock: FakeClock; server: ScriptedServer; client: Client } {
  const clock = new FakeClock();
  const server = new ScriptedServer(clock, ...steps);
  const client = createGatewayClient({ baseUrl: 'https://shop.test/billing', fetch: server.fetch, clock, random: () => 1, ...options });
  return { clock, server, client };
}

const error = (type: string, code: string, status: number, retryable = false): Step =>
  json({ error: { type, code, message: 'm', retryable } }, { status });

describe('a file for a page', () => {
  const pdf: Step = () =>
    new Response('%PDF-1.7 bytes', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="INV-1.pdf"' },
    });

  it('arrives as a stream with type and name', async () => {
    const { clock, client, server } = rig([pdf]);
    const { body, ...facts } = await clock.settle(client.call(getFile, { id: 'sealed' }));
    expect(facts).toEqual({ contentType: 'application/pdf', fileName: 'INV-1.pdf' });
    expect(await new Response(body).text()).toBe('%PDF-1.7 bytes');
    expect(server.arrivals.map(({ url }) => url.pathname)).toEqual(['/billing/storefront/files/sealed']);
  });

  it('that is refused fails like any other call', async () => {
    const { clock, client } = rig([error('not-found', 'not-found', 404)]);
    expect(await clock.settle(failure(client.call(getFile, { id: 'other' })))).toMatchObject({ type: 'not-found', status: 404 });
  });
});

describe('the client of a page', () => {
  it('refuses a redirect, which browsers report as an opaque response', async () => {
    const redirected: Step = () =>
      Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } });
    const { clock, client, server } = rig([redirected], { maxRetries: 0 });
    const error = await clock.settle(failure(client.call(listThings, {})));
    expect(error).toMatchObject({ type: 'connection', code: 'redirected', retryable: true });
    expect(error.message).toContain('https://shop.test answered with a redirect');
    expect(server.arrivals.map(({ request }) => request.redirect)).toEqual(['manual']);
  });

  it('reads with one request that contains credential, trace id and input', async () => {
    const { server, client } = rig([answer], { credential: () => 'pk_1' });
    expect(await client.call(listThings, { currency: 'EUR' })).toEqual(things);
    expect(server.arrivals.map(({ url }) => url.href)).toEqual(['https://shop.test/billing/storefront/things?currency=EUR']);
    expect(server.header('authorization')).toEqual(['Bearer pk_1']);
    expect(server.header('zuora-track-id')[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(server.arrivals[0]?.request.credentials).toBe('omit');
  });

  it('omits missing input', async () => {
    const { server, client } = rig([answer]);
    await client.call(listThings, { currency: undefined });
    expect(server.arrivals[0]?.url.search).toBe('');
  });

  it.each([
    ['the network', lost],
    ['a busy gateway', error('api', 'busy', 503, true)],
    ['a rate limit', error('rate-limit', 'slow-down', 429, true)],
  ])('retries after %s, no more often than the client of a server', async (_, step) => {
    const { clock, server, client } = rig([step]);
    await clock.settle(failure(client.call(listThings, {})));
    expect(server.arrivals).toHaveLength(4);
  });

  it('returns the response of a later attempt', async () => {
    const { clock, client } = rig([lost, error('api', 'busy', 503, true), answer]);
    expect(await clock.settle(client.call(listThings, {}))).toEqual(things);
  });

  it("reports the gateway's error after one request", async () => {
    const { clock, server, client } = rig([error('permission', 'not-yours', 403)]);
    expect(await clock.settle(failure(client.call(listThings, {})))).toMatchObject({ type: 'permission', code: 'not-yours', status: 403 });
    expect(server.arrivals).toHaveLength(1);
  });

  it.each([
    ['HTML', html(), 'not-json'],
    ['JSON that does not fit', json({ names: 1 }), 'schema-mismatch'],
  ])('refuses %s as a response', async (_, step, code) => {
    const { clock, client } = rig([step]);
    expect(await clock.settle(failure(client.call(listThings, {})))).toMatchObject({ type: 'unexpected-response', code });
  });

  it('requests another credential once if the first is refused', async () => {
    const tokens = ['old', 'old', 'new'];
    const { clock, server, client } = rig([error('authentication', 'expired', 401), answer], { credential: () => tokens.shift() });
    expect(await clock.settle(client.call(listThings, {}))).toEqual(things);
    expect(server.header('authorization')).toEqual(['Bearer old', 'Bearer new']);
  });

  it('refuses invalid input before anything is sent', async () => {
    const { server, client } = rig([answer]);
    expect(await failure(client.call(listThings, { currency: 'EURO' }))).toMatchObject({ type: 'invalid-request' });
    expect(server.arrivals).toHaveLength(0);
  });

  it('reads by key and changes with an idempotency key', async () => {
    const { clock, server, client } = rig([json({ name: 'a' }), json({ id: '1' })]);
    expect(await clock.settle(client.call(readThing, { 'thing-key': 'a b' }))).toEqual({ name: 'a' });
    expect(await clock.settle(client.call(makeThing, { name: 'a' }, { idempotencyKey: 'k' }))).toEqual({ id: '1' });
    expect(server.arrivals.map(({ url }) => url.pathname)).toEqual(['/billing/v1/things/a%20b', '/billing/v1/things']);
    expect(server.header('idempotency-key')).toEqual([null, 'k']);
  });

  it('passes the headers of a response to a callback', async () => {
    const { clock, client } = rig([json(things, { headers: { 'storefront-session': 't' } })]);
    let session: string | null = null;
    await clock.settle(client.call(listThings, {}, { onResponse: (headers) => (session = headers.get('storefront-session')) }));
    expect(session).toBe('t');
  });

  it('can be aborted, even without a response', async () => {
    const { client, server } = rig([silence]);
    const controller = new AbortController();
    const call = client.call(listThings, {}, { signal: controller.signal });
    while (server.arrivals.length === 0) await new Promise((resolve) => setImmediate(resolve));
    controller.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
  });
});
