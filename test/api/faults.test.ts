import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type ApiClient } from '../../src/api/client.js';
import { oauthCredential } from '../../src/api/credentials/index.js';
import { ZUORA_VERSION } from '../../src/api/environments.js';
import { billingOperations } from '../../src/generated/api/operations/index.js';
import { operation } from '../../src/api/operations/operation.js';
import { decimal } from '../../src/api/schemas/decimal.js';
import { object } from '../../src/api/schemas/validation.js';
import { money, type Money } from '../../src/api/schemas/values.js';
import { failure, makeThing, readThing, rig } from '../support/client-under-test.js';
import { FakeClock } from '../support/fake-clock.js';
import { readLedger } from '../support/sandbox-answers.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../support/sandbox.js';
import { cut, html, json, lost, ScriptedServer, silence, type Step } from '../support/scripted-server.js';

/** Tests faults of the network, proxy and server one by one. Record counts in the sandbox show how often each call took effect. */

const read = { 'thing-key': 'a' };
const make = { name: 'a' };
const key = { idempotencyKey: 'intent-1' };
const thing = json({ name: 'one' });
const made = json({ id: '1' });
const account = {
  name: 'Faults Ltd',
  currency: 'USD',
  billCycleDay: 1,
  billToContact: { firstName: 'Ada', lastName: 'Lovelace', country: 'US', state: 'NY' },
};

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const accounts = async (): Promise<number> => (await readLedger(sandbox)).accounts;
const forward = (request: Request): Promise<Response> => sandbox.sandbox.fetch(request);

/** Returns a client of the sandbox. Each request gets the next fault. Waits take no real time. */
function through(...faults: ((request: Request) => Promise<Response>)[]): ApiClient {
  let sent = 0;
  return createClient({
    baseUrl: SANDBOX_URL,
    version: ZUORA_VERSION,
    credential: () => sandbox.authorization.slice('Bearer '.length),
    clock: {
      now: () => Date.now(),
      sleep: (milliseconds, signal) => (milliseconds < 10_000 ? Promise.resolve() : new FakeClock().sleep(0, signal)),
    },
    fetch: (request) => (faults[sent++] ?? forward)(request),
  });
}

it('F1 a refused connection: a mutation is retried with its key, at most three times, and never reported as failed', async () => {
  const { clock, client, server } = rig([lost]);
  const error = await clock.settle(failure(client.call(makeThing, make, key)));
  expect(error).toMatchObject({ type: 'outcome-unknown', retryable: true });
  expect(server.header('idempotency-key')).toEqual(Array<string>(4).fill('intent-1'));
});

it('F2 a response dropped after the commit: the retry gets the stored response, and there is one effect', async () => {
  const before = await accounts();
  const client = through(async (request) => {
    await forward(request);
    throw new TypeError('Failed to fetch');
  });
  const answer = await client.call(billingOperations.createAccount, account);
  expect(answer.accountNumber).toBeDefined();
  expect(await accounts()).toBe(before + 1);
});

it('F3 a connection that breaks within the body: exactly one complete effect', async () => {
  const before = await accounts();
  const between: number[] = [];
  const client = through(async (request) => {
    const half = (await request.clone().text()).slice(0, 40);
    await forward(new Request(request.url, { method: 'POST', headers: request.headers, body: half }));
    between.push(await accounts());
    throw new TypeError('Failed to fetch');
  });
  const { idempotencyKey } = key;
  await client.call(billingOperations.createAccount, account, { idempotencyKey: `${idempotencyKey}-f3` });
  expect([...between, await accounts()]).toEqual([before, before + 1]);
});

it('F4 headers that never arrive: 15 seconds per attempt, 45 in all, then the outcome is unknown', async () => {
  const { clock, client, server } = rig([silence]);
  const start = clock.now();
  expect(await clock.settle(failure(client.call(makeThing, make)))).toMatchObject({ type: 'outcome-unknown', code: 'timeout' });
  expect(server.pauses).toEqual([15_500, 16_000]);
  expect(clock.now() - start).toBe(45_000);
});

it('F5 a body that arrives byte by byte: the same deadline applies', async () => {
  const clock = new FakeClock();
  const slow: Step = (request) => {
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await clock.sleep(1000, request.signal);
        controller.enqueue(new TextEncoder().encode(' '));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  const { client, server } = rig([slow, thing], { clock });
  const start = clock.now();
  expect(await clock.settle(client.call(readThing, read))).toEqual({ name: 'one' });
  expect([server.arrivals.length, clock.now() - start]).toEqual([2, 15_500]);
});

it('F6 truncated JSON: an error for a read, an unknown outcome for a mutation', async () => {
  const body = { id: 'one-and-only', name: 'one', more: [1, { two: 'three' }] };
  for (let offset = 1; offset <= 20; offset += 1) {
    const { clock, client } = rig([cut(body, offset)]);
    expect(await clock.settle(failure(client.call(readThing, read)))).toMatchObject({ type: 'unexpected-response', code: 'truncated' });
    expect(await clock.settle(failure(client.call(makeThing, make)))).toMatchObject({ type: 'outcome-unknown', code: 'truncated' });
  }
});

it('F7 a web page with HTTP 200: an error without the content of the page', async () => {
  const { clock, client } = rig([html()]);
  const error = await clock.settle(failure(client.call(readThing, read)));
  expect(error).toMatchObject({ type: 'unexpected-response', code: 'not-json' });
  expect(JSON.stringify([error, error.message])).not.toContain('script');
  expect(await clock.settle(failure(client.call(makeThing, make)))).toMatchObject({ type: 'outcome-unknown' });
});

it('F8 a refusal with HTTP 200: a definite error at once; the next attempt has another key', async () => {
  const before = await accounts();
  const keys: (string | null)[] = [];
  const note = (request: Request): Promise<Response> => {
    keys.push(request.headers.get('idempotency-key'));
    return forward(request);
  };
  const client = through(note, note);
  const error = await failure(client.call(billingOperations.createAccount, { ...account, currency: 'XTS' }));
  expect(error).toMatchObject({ status: 200, retryable: false });
  expect(error.reasons).not.toEqual([]);
  await client.call(billingOperations.createAccount, account);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  expect(await accounts()).toBe(before + 1);
});

describe('F9 too many requests', () => {
  const tooManyRequests = (retryAfter?: string): Step =>
    json({}, { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });

  it.each<[string, string | undefined, number | undefined]>([
    ['seconds', '7', 7000],
    ['a date', 'Sat, 21 Nov 2026 12:00:20 GMT', 20_000],
    ['nothing', undefined, 500],
    ['invalid text', 'soon', 500],
    ['a negative number', '-5', 500],
    ['two hours', '7200', undefined],
  ])('are retried according to Retry-After, if at all: %s', async (_, retryAfter, wait) => {
    const { clock, client, server } = rig([tooManyRequests(retryAfter), thing]);
    const call = client.call(readThing, read).catch((error: unknown) => error);
    const ended = await clock.settle(call);
    expect(server.pauses).toEqual(wait === undefined ? [] : [wait]);
    expect(ended).toMatchObject(wait === undefined ? { type: 'rate-limit', retryAfter: 7_200_000 } : { name: 'one' });
  });

  it('cause no storm: while calls wait, nothing is sent', async () => {
    const { clock, client, server } = rig([...Array<Step>(20).fill(tooManyRequests('5')), thing]);
    const calls = Array.from({ length: 20 }, () => client.call(readThing, read));
    const start = clock.now();
    const late = (async () => {
      await clock.sleep(1000, new AbortController().signal);
      return client.call(readThing, read);
    })();
    await clock.settle(Promise.all([...calls, late]));
    const times = new Set(server.arrivals.map(({ at }) => at - start));
    expect([[...times], server.arrivals.length]).toEqual([[0, 5000], 41]);
  });

  it('let one call through first, until a response shows free capacity', async () => {
    const clock = new FakeClock();
    const start = clock.now();
    const arrivals: number[] = [];
    const step: Step = async (request) => {
      const before = arrivals.push(clock.now() - start) - 1;
      if (before >= 5) await clock.sleep(1000, request.signal);
      return (before <= 5 ? tooManyRequests('5') : thing)(request);
    };
    const { client } = rig([step], { clock });
    await clock.settle(Promise.all(Array.from({ length: 5 }, () => client.call(readThing, read))));
    expect(arrivals).toEqual([0, 0, 0, 0, 0, 5000, 11_000, 12_000, 12_000, 12_000, 12_000]);
  });
});

it('F9 a hundred concurrent calls: all get a response, within the concurrency limit of the sandbox', async () => {
  let running = 0;
  let most = 0;
  const forwardAndCount = async (request: Request): Promise<Response> => {
    most = Math.max(most, ++running);
    try {
      return await forward(request);
    } finally {
      running -= 1;
    }
  };
  const client = through(...Array<typeof forwardAndCount>(100).fill(forwardAndCount));
  const answers = await Promise.all(Array.from({ length: 100 }, () => client.call(billingOperations.listProducts, {})));
  expect([answers.length, most]).toEqual([100, 40]);
});

it.each([500, 502, 503, 504])('F10 HTTP %i: three retries with growing waits, a mutation with the same key', async (status) => {
  const { clock, client, server } = rig([html(status)]);
  expect(await clock.settle(failure(client.call(makeThing, make, key)))).toMatchObject({ type: 'outcome-unknown', status });
  expect(server.pauses).toEqual([500, 1000, 2000]);
  expect(new Set(server.header('idempotency-key')).size).toBe(1);
});

it('F11 a key in use waits for the first request; a key of another request is refused without a retry', async () => {
  const before = await accounts();
  const same = { idempotencyKey: 'f11' };
  const statuses: number[] = [];
  const forwardAndRecord = async (request: Request): Promise<Response> => {
    const answer = await forward(request);
    statuses.push(answer.status);
    return answer;
  };
  let first: Promise<Response> | undefined;
  const client = through(
    (request) => (first = forwardAndRecord(request)),
    forwardAndRecord,
    // A real client waits before it retries, so the first request is complete by then.
    async (request) => {
      await first;
      return forwardAndRecord(request);
    },
  );
  const both = await Promise.all([1, 2].map(() => client.call(billingOperations.createAccount, account, same)));
  expect(both[0]?.accountNumber).toBe(both[1]?.accountNumber);
  expect(statuses).toEqual([409, 200, 200]);
  const error = await failure(client.call(billingOperations.createAccount, { ...account, name: 'Other' }, same));
  expect(error).toMatchObject({ status: 422, code: 'idempotency-key-reused', retryable: false });
  expect(await accounts()).toBe(before + 1);
});

it('F12 lock contention (..50): retried at most three times', async () => {
  const locked = json({ success: false, reasons: [{ code: 58730050, message: 'm' }] });
  const passing = rig([locked, locked, made]);
  expect(await passing.clock.settle(passing.client.call(makeThing, make))).toEqual({ id: '1' });
  const { clock, client, server } = rig([locked]);
  expect(await clock.settle(failure(client.call(makeThing, make)))).toMatchObject({ type: 'conflict', retryable: true });
  expect(server.arrivals).toHaveLength(4);
});

it.each<[string, unknown, object]>([
  ['an additional field', { name: 'one', later: { a: [1] } }, { name: 'one' }],
  ['a missing field', {}, { type: 'unexpected-response', code: 'schema-mismatch' }],
  ['null', { name: null }, { type: 'unexpected-response', code: 'schema-mismatch' }],
  ['another type', { name: { __proto__: null } }, { type: 'unexpected-response', code: 'schema-mismatch' }],
  ['a list', [{ name: 'one' }], { type: 'unexpected-response', code: 'schema-mismatch' }],
  ['a huge additional list', { name: 'one', list: Array<number>(200_000).fill(1) }, { name: 'one' }],
])('F14 a response with %s is accepted, or fails with a specific error', async (_, body, expected) => {
  const { clock, client } = rig([json(body)]);
  expect(await clock.settle(client.call(readThing, read).catch((error: unknown) => error))).toMatchObject(expected);
});

it.each<[string, string | undefined]>([
  ['"12.50"', '12.50'],
  ['12.50', '12.50'],
  ['1.2e3', '1200'],
  ['1e21', '1000000000000000000000'],
  ['12345678901234567.89', '12345678901234567.89'],
  ['"NaN"', undefined],
  ['"12,50"', undefined],
  ['"0x10"', undefined],
  ['null', undefined],
])('F15 reads the amount %s exactly or refuses it', async (token, amount) => {
  const row = operation({ ...readThing, name: 'things.price', response: z.object({ amount: decimal }) });
  const step: Step = () => new Response(`{"amount":${token}}`, { headers: { 'content-type': 'application/json' } });
  const { clock, client } = rig([step]);
  const answer = await clock.settle(client.call(row, read).catch((error: unknown) => error));
  expect(answer).toMatchObject(amount === undefined ? { type: 'unexpected-response' } : { amount });
});

it('F15 accepts an unknown currency and refuses an invalid one', async () => {
  const row = operation({ ...readThing, name: 'things.total', response: object<{ total: Money }>({ total: money }) });
  const { clock, client } = rig([json({ total: { amount: '1.5', currency: 'QQQ' } }), json({ total: { amount: '1.50', currency: '$' } })]);
  expect(await clock.settle(client.call(row, read))).toEqual({ total: { amount: '1.5', currency: 'QQQ' } });
  expect(await clock.settle(failure(client.call(row, read)))).toMatchObject({ type: 'unexpected-response' });
});

it.each([3_600_000, -3_600_000, 86_400_000, -86_400_000])(
  'F16 a clock that is %i ms off affects neither waits nor lifetimes',
  async (off) => {
    const clock = new FakeClock();
    const sent = new Date(clock.time).toUTCString();
    const back = new Date(clock.time + 4000).toUTCString();
    clock.time += off;
    let tokens = 0;
    let reads = 0;
    const server = new ScriptedServer(clock, (request) => {
      if (request.url.endsWith('/oauth/token'))
        return json({ access_token: `t${++tokens}`, token_type: 'bearer', expires_in: 1000 })(request);
      reads += 1;
      return (reads === 1 ? json({}, { status: 503, headers: { date: sent, 'retry-after': back } }) : thing)(request);
    });
    const common = { baseUrl: 'https://billing.test', fetch: server.fetch, clock, random: () => 1 };
    const client = createClient({ ...common, credential: oauthCredential({ ...common, clientId: 'id', clientSecret: 'secret' }) });
    await clock.settle(client.call(readThing, read));
    expect(server.pauses).toEqual([0, 4000]);
    await clock.jump(790_000);
    await clock.settle(client.call(readThing, read));
    expect(tokens).toBe(1);
    await clock.jump(10_000);
    await clock.settle(client.call(readThing, read));
    expect(tokens).toBe(2);
  },
);
