import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { loadConfiguration } from '../../src/cli/configuration/gateway-configuration.js';
import { CommandFailure } from '../../src/cli/failure.js';
import { serveGateway, type RunningGateway } from '../../src/cli/server/serve-gateway.js';
import { projectRoot } from '../support/source-imports.js';
import { SECRET_KEY } from '../support/stack.js';
import { openPaymentSession, PAGE, startBillingServer, type BillingServer } from './support/billing-server.js';
import { recordTerminal, type RecordedTerminal } from './support/terminal.js';

let billing: BillingServer;
let folder: string;
beforeAll(async () => {
  billing = await startBillingServer();
  folder = await mkdtemp(join(tmpdir(), 'storefront-gateway-'));
});
afterAll(async () => {
  await billing.close();
  await rm(folder, { recursive: true, force: true });
});

let running: RunningGateway | undefined;
let terminal: RecordedTerminal;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const TOKEN = 'metrics-token-0123456789';

async function start(changes: Record<string, string> = {}, deadlines?: { headers: number; request: number }): Promise<RunningGateway> {
  terminal = recordTerminal();
  const configuration = await loadConfiguration({ env: { ...billing.env, ...changes }, folder: projectRoot });
  running = await serveGateway(configuration, terminal, deadlines);
  return running;
}

const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${running?.address ?? ''}${path}`, init);
const catalog = (): Promise<Response> => ask('/storefront/catalog', { headers: PAGE });

const logLine = z.looseObject({ level: z.string(), message: z.string() });
const logLines = () =>
  terminal.output
    .trimEnd()
    .split('\n')
    .map((line) => logLine.parse(JSON.parse(line)));
const warnings = () => logLines().flatMap(({ level, message }) => (level === 'warn' ? [message] : []));

describe('the gateway command', () => {
  it('serves pages and the tenant’s server, and logs without personal data', async () => {
    await start();
    expect((await catalog()).status).toBe(200);
    const session = await ask('/storefront/sessions', {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ accountKey: 'nobody' }),
    });
    expect(session.status).toBe(404);
    expect((await ask('/storefront/catalog', { headers: { ...PAGE, origin: 'https://other.example' } })).status).toBe(403);
    const requests = logLines().filter(({ message }) => message === 'request');
    expect(requests).toEqual([
      expect.objectContaining({
        tenant: 'storefront',
        operation: 'storefront.catalog',
        status: 200,
        principal: 'publishable',
        requestId: expect.any(String) as string,
      }),
      expect.objectContaining({ status: 404, code: 'not-found', principal: 'secret' }),
      expect.objectContaining({ status: 403, code: 'origin-not-allowed' }),
    ]);
    expect(warnings()).toEqual([]);
    expect(terminal.output).not.toContain('nobody');
  });

  it('writes short lines for people', async () => {
    const configuration = await loadConfiguration({ env: billing.env, folder: projectRoot });
    terminal = recordTerminal({}, { interactive: true });
    running = await serveGateway(configuration, terminal);
    await catalog();
    expect(terminal.output).toMatch(/^\d\d:\d\d:\d\d 200 GET \/storefront\/catalog \d+ ms publishable [\w-]+$/m);
  });

  it('warns about settings that are dangerous in production', async () => {
    await start({ HOST: '0.0.0.0', OFFERS_FILE: '' });
    expect(warnings()).toEqual([
      expect.stringContaining('TRUSTED_PROXY_HOPS is not set. Behind a proxy, all visitors'),
      expect.stringContaining('REDIS_URL or DATABASE_URL'),
      expect.stringContaining('OFFERS_FILE is not set'),
    ]);
  });

  it('warns once when a proxy sends requests, although none is set', async () => {
    await start();
    for (let count = 0; count < 2; count += 1) await ask('/storefront/catalog', { headers: { ...PAGE, 'x-forwarded-for': '203.0.113.1' } });
    expect(warnings()).toEqual([expect.stringContaining('TRUSTED_PROXY_HOPS is not set')]);
  });

  it('counts visitors behind a proxy by the address that the proxy appends', async () => {
    await start({ TRUSTED_PROXY_HOPS: '1', STOREFRONT_LIMITS: '{"accountChecks": [{"max": 1, "seconds": 60}]}' });
    const check = async (forwarded: string): Promise<number> => {
      const headers = { ...PAGE, 'content-type': 'application/json', 'x-forwarded-for': forwarded };
      return (await ask('/storefront/account-checks', { method: 'POST', headers, body: '{"email": "a@example.com"}' })).status;
    };
    expect(await check('203.0.113.1')).toBe(200);
    expect(await check('198.51.100.9, 203.0.113.1')).toBe(429);
    expect(await check('203.0.113.1, 203.0.113.2')).toBe(200);
  });

  it('cuts off requests that do not finish within SHUTDOWN_SECONDS, and says so', async () => {
    const { address, stop } = await start({ SHUTDOWN_SECONDS: '0' });
    const held = billing.hold();
    const answer = openPaymentSession(address);
    await held.arrived;
    await Promise.all([stop(), expect(answer).rejects.toThrow()]);
    expect(warnings()).toEqual(['Requests that did not finish within SHUTDOWN_SECONDS and were cut off: 1.']);
    held.release();
  });

  it('says which port is in use', async () => {
    const { address } = await start();
    const configuration = await loadConfiguration({ env: { ...billing.env, PORT: new URL(address).port }, folder: projectRoot });
    const failure: unknown = await serveGateway(configuration, recordTerminal()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CommandFailure);
    expect(String(failure)).toContain(`Port ${new URL(address).port} is in use. Stop the other program, or set PORT to another port.`);
  });
});

describe('health and readiness', () => {
  it('are shown, but not to pages', async () => {
    await start({ METRICS_TOKEN: TOKEN });
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const response = await ask(path, { headers: { origin: PAGE.origin, authorization: `Bearer ${TOKEN}` } });
      expect([path, response.status, response.headers.get('access-control-allow-origin')]).toEqual([path, 200, null]);
    }
  });

  it('name the parts that are ready, and ask the platform rarely', async () => {
    await start();
    const before = billing.tokenRequests();
    for (let probe = 0; probe < 3; probe += 1) {
      expect(await (await ask('/readyz')).json()).toEqual({ ready: true, parts: { platform: 'ok', store: 'ok', offers: 'ok' } });
    }
    expect(billing.tokenRequests()).toBe(before + 1);
  });

  it.each([
    ['refuses the client id or the client secret', { BILLING_CLIENT_SECRET: 'wrong-secret' }],
    ['is not reachable', { BILLING_BASE_URL: 'http://127.0.0.1:9' }],
  ])('say that the platform %s', async (reason, changes) => {
    await start(changes);
    const response = await ask('/readyz');
    expect([response.status, await response.json()]).toEqual([
      503,
      { ready: false, parts: expect.objectContaining({ platform: reason }) as unknown },
    ]);
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('say that the offers file has become invalid', async () => {
    const file = join(folder, 'offers.json');
    await writeFile(file, await readFile(join(projectRoot, 'demo/offers/kestrel-maps.json')));
    await start({ OFFERS_FILE: file });
    await writeFile(file, '{}');
    const response = await ask('/readyz');
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { parts: { offers: expect.stringContaining('invalid') as string } },
    ]);
  });
});

describe('metrics', () => {
  it('are closed on the port of the gateway unless there is a token', async () => {
    await start();
    expect((await ask('/metrics')).status).toBe(404);
    await running?.stop();
    await start({ METRICS_TOKEN: TOKEN });
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(200);
  });

  it('count requests, refusals and calls of the platform', async () => {
    const { metricsAddress = '' } = await start({ METRICS_PORT: '0' });
    await catalog();
    await ask('/storefront/profile', { headers: PAGE });
    const shown = await (await fetch(`${metricsAddress}/metrics`)).text();
    for (const line of [
      'storefront_gateway_requests_total{operation="storefront.catalog",outcome="ok"} 1',
      'storefront_gateway_refusals_total{code="session-required"} 1',
      'storefront_gateway_request_duration_seconds_count{operation="storefront.catalog"} 1',
      'storefront_gateway_requests_in_progress 0',
      'status="200"',
      'process_cpu_seconds_total',
    ]) {
      expect(shown).toContain(line);
    }
    expect((await ask('/metrics')).status).toBe(404);
    expect((await fetch(`${metricsAddress}/readyz`)).status).toBe(200);
  });
});

describe('slow and malformed requests', () => {
  /** Sends text on a connection and returns everything that the server answers until it closes the connection. */
  async function sendRaw(sent: string): Promise<string> {
    const { hostname, port } = new URL(running?.address ?? '');
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    return text(socket);
  }

  it.each([
    ['headers', 'POST /storefront/quotes HTTP/1.1\r\nHost: x\r\n'],
    [
      'a body',
      'POST /storefront/quotes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer pk_my-shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ],
  ])('that do not send %s in time get 408', async (_, sent) => {
    await start({}, { headers: 100, request: 200 });
    expect(await sendRaw(sent)).toMatch(/^HTTP\/1\.1 408 /);
    expect(logLines().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each(['50', '200'])('get one answer if the body is late, with a deadline of %s milliseconds', async (milliseconds) => {
    await start({ STOREFRONT_LOAD: `{"bodyTimeout": ${milliseconds}}` }, { headers: 100, request: 200 });
    const head = 'POST /storefront/quotes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer pk_my-shop\r\n';
    const answers = await sendRaw(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 408']);
    expect(logLines().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('get one answer if they are refused before the body has arrived', async () => {
    await start({}, { headers: 100, request: 200 });
    const head = 'POST /storefront/quotes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    const answers = await sendRaw(head);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401']);
  });

  it.each([
    ['a full address', 'GET http://other.example/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a method that no client sends', 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('with %s get 400', async (_, sent) => {
    await start();
    expect(await sendRaw(sent)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
