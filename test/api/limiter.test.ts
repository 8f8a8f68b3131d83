import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClient, type ClientOptions } from '../../src/api/client.js';
import { isStorefrontError } from '../../src/api/errors.js';
import { operation } from '../../src/api/operations/operation.js';
import { failure, makeThing, readThing, sendThing } from '../support/client-under-test.js';
import { FakeClock, turns } from '../support/fake-clock.js';
import { json, ScriptedServer, silence, type Step } from '../support/scripted-server.js';

const highVolume = operation({ ...readThing, name: 'things.many', limit: 'high-volume' });
const read = (key: string | number) => ({ 'thing-key': String(key) });
const keysOf = (server: ScriptedServer): (string | undefined)[] => server.arrivals.map(({ url }) => url.pathname.split('/').at(-1));

/** Server that holds back each response until the test releases it. Responses are released in the order of the requests. */
function holdingServer(answers: (index: number) => Step = () => json({ name: 'one' }), options: Partial<ClientOptions> = {}) {
  const clock = new FakeClock();
  const open: (() => void)[] = [];
  let index = 0;
  const server = new ScriptedServer(clock, (request) => {
    const answer = answers(index++);
    return new Promise<Response>((resolve) => open.push(() => resolve(answer(request))));
  });
  const client = createClient({ baseUrl: 'https://billing.test', fetch: server.fetch, clock, random: () => 1, ...options });
  const release = async (count = 1): Promise<void> => {
    for (const go of open.splice(0, count)) go();
    await turns();
  };
  return { clock, server, client, release };
}

const limits = (limit: number, remaining: number, type = 'default') => ({
  'concurrency-limit-type': type,
  'concurrency-limit-limit': String(limit),
  'concurrency-limit-remaining': String(remaining),
});
const ok = (headers: Record<string, string> = {}): Step => json({ name: 'one' }, { headers });
const refusal = (status: number, code: number, retryAfter: string): Step =>
  json({ success: false, reasons: [{ code, message: 'm' }] }, { status, headers: { 'retry-after': retryAfter } });

describe('concurrent calls', () => {
  it('start with a limit of 40, or 200 for high volume, separately for each class', async () => {
    const { client, server } = holdingServer();
    for (let call = 0; call < 300; call += 1) {
      client.call(readThing, read(call)).catch(() => undefined);
      client.call(highVolume, read(call)).catch(() => undefined);
    }
    await turns();
    expect(server.arrivals).toHaveLength(240);
  });

  it('are unlimited if responses name no limit', async () => {
    const { client, server, release } = holdingServer();
    for (let call = 0; call < 100; call += 1) client.call(readThing, read(call)).catch(() => undefined);
    await turns();
    await release();
    expect(server.arrivals).toHaveLength(100);
  });

  it('follow the limit of a response, in their order', async () => {
    const { clock, client, server, release } = holdingServer(() => ok(limits(3, 2)));
    const first = client.call(readThing, read('first'));
    await turns();
    await release();
    await clock.settle(first);
    const calls = Promise.all(Array.from({ length: 8 }, (_, call) => client.call(readThing, read(call))));
    await turns();
    expect(keysOf(server)).toEqual(['first', '0', '1', '2']);
    await release();
    expect(keysOf(server)).toEqual(['first', '0', '1', '2', '3']);
    for (let call = 0; call < 8; call += 1) await release();
    await clock.settle(calls);
    expect(keysOf(server)).toEqual(['first', ...Array.from({ length: 8 }, (_, call) => String(call))]);
  });

  it('are fewer while other clients of the tenant use up the limit, but never zero', async () => {
    const { clock, client, server, release } = holdingServer((index) => ok(limits(40, index === 0 ? 1 : 0)));
    const first = client.call(readThing, read('first'));
    await turns();
    await release();
    await clock.settle(first);
    for (let call = 0; call < 10; call += 1) client.call(readThing, read(call)).catch(() => undefined);
    await turns();
    expect(server.arrivals).toHaveLength(1 + 2);
  });

  it('wait for a free slot, also when one goes first after a refusal', async () => {
    const refused: Step = json(
      { success: false, reasons: [{ code: 50000070, message: 'm' }] },
      { status: 429, headers: { 'retry-after': '1', ...limits(2, 0) } },
    );
    const { clock, client, server, release } = holdingServer((index) => (index === 1 ? refused : ok(index === 0 ? limits(3, 2) : {})));
    const first = client.call(readThing, read('first'));
    await turns();
    await release();
    await clock.settle(first);
    for (const key of ['a', 'b', 'c']) client.call(readThing, read(key)).catch(() => undefined);
    await turns();
    await release();
    await clock.jump(1_500);
    expect(keysOf(server)).toEqual(['first', 'a', 'b', 'c']);
    await release();
    expect(keysOf(server)).toEqual(['first', 'a', 'b', 'c', 'a']);
  });

  it('count for the class that the response names, whatever the row says', async () => {
    const { clock, client, server, release } = holdingServer(() => ok(limits(2, 1, 'high-volume transactions')));
    const first = client.call(readThing, read('first'));
    await turns();
    await release();
    await clock.settle(first);
    for (let call = 0; call < 5; call += 1) {
      client.call(readThing, read(call)).catch(() => undefined);
      client.call(highVolume, read(call)).catch(() => undefined);
    }
    await turns();
    expect(server.arrivals).toHaveLength(1 + 2);
  });

  it('free their slot when they are aborted, waiting or running', async () => {
    const { clock, client, server, release } = holdingServer(() => ok(limits(1, 0)));
    const first = client.call(readThing, read('first'));
    await turns();
    await release();
    await clock.settle(first);
    const controllers = ['a', 'b', 'c'].map((key) => {
      const controller = new AbortController();
      client.call(readThing, read(key), { signal: controller.signal }).catch(() => undefined);
      return controller;
    });
    await turns();
    expect(keysOf(server)).toEqual(['first', 'a']);
    controllers[1]?.abort();
    controllers[0]?.abort();
    await turns();
    expect(keysOf(server)).toEqual(['first', 'a', 'c']);
    await release(2);
    expect(clock.pending).toBe(0);
  });

  it('do not count anonymous requests', async () => {
    const { client, server } = holdingServer();
    const open = operation({ ...readThing, name: 'things.open', anonymous: true });
    for (let call = 0; call < 60; call += 1) client.call(open, read(call)).catch(() => undefined);
    await turns();
    expect(server.arrivals).toHaveLength(60);
  });

  it('that get no slot before their deadline fail unsent, with a known outcome', async () => {
    const { clock, client, server } = holdingServer(() => silence, { attemptTimeout: 100_000 });
    for (let call = 0; call < 40; call += 1) client.call(readThing, read(call)).catch(() => undefined);
    await turns();
    const start = clock.now();
    const error = await clock.settle(failure(client.call(makeThing, { name: 'a' })));
    expect(error).toMatchObject({ type: 'rate-limit', code: 'rate-limit-timeout', retryable: true, status: 0 });
    expect(clock.now() - start).toBe(45_000);
    expect(server.arrivals).toHaveLength(40);
  });
});

describe('the rate limit', () => {
  const rate = (remaining: number, reset: number) => ({
    'ratelimit-limit': '100',
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(reset),
  });
  const scriptedRig = (...steps: Step[]) => {
    const clock = new FakeClock();
    const server = new ScriptedServer(clock, ...steps);
    return { clock, server, client: createClient({ baseUrl: 'https://billing.test', fetch: server.fetch, clock, random: () => 1 }) };
  };

  it('makes all classes wait until its reset', async () => {
    const { clock, client, server } = scriptedRig(ok(rate(0, 20)), ok(rate(99, 60)));
    await clock.settle(client.call(readThing, read(1)));
    await clock.settle(Promise.all([client.call(readThing, read(2)), client.call(highVolume, read(3))]));
    expect(server.pauses).toEqual([20_000, 0]);
    expect(clock.pending).toBe(0);
  });

  it('counts down while requests are running', async () => {
    const { clock, client, server, release } = holdingServer((index) => ok(rate(index === 0 ? 3 : 0, 30)));
    const first = client.call(readThing, read('first'));
    await turns();
    await release();
    await clock.settle(first);
    for (let call = 0; call < 10; call += 1) client.call(readThing, read(call)).catch(() => undefined);
    await turns();
    expect(server.arrivals).toHaveLength(1 + 3);
  });

  it('fails a call at once if its reset is after the deadline, and says when to retry', async () => {
    const { clock, client, server } = scriptedRig(ok(rate(0, 60)));
    await clock.settle(client.call(readThing, read(1)));
    const error = await clock.settle(failure(client.call(readThing, read(2))));
    expect(error).toMatchObject({ type: 'rate-limit', retryAfter: 60_000 });
    expect(server.arrivals).toHaveLength(1);
  });

  it.each([
    ['429, for all classes', refusal(429, 50000070, '10'), [10_000, 0]],
    ['code ..70, for its class', refusal(200, 50000070, '10'), [0, 10_000]],
  ])('pauses calls after %s', async (_, refused, pauses) => {
    const { clock, client, server } = scriptedRig(refused, ok());
    await clock.settle(failure(client.call(sendThing, { name: 'a' })));
    await clock.settle(Promise.all([client.call(readThing, read(2)), client.call(highVolume, read(3))]));
    expect(server.pauses).toEqual(pauses);
  });

  it('sends no expired call after the machine wakes up, and continues with the calls behind it', async () => {
    const { clock, client, server } = scriptedRig(ok({ ...limits(1, 0), ...rate(0, 20) }), ok(limits(1, 0)));
    await clock.settle(client.call(readThing, read('first')));
    const ends: string[] = [];
    const call = (key: string): void =>
      void client.call(readThing, read(key)).then(
        () => ends.push(`${key} answered`),
        (error: unknown) => ends.push(`${key} ${isStorefrontError(error) ? error.type : 'lost'}`),
      );
    for (const key of ['a', 'b', 'c']) call(key);
    await clock.jump(15_000);
    for (const key of ['d', 'e']) call(key);
    await clock.jump(31_000);
    expect(ends.sort()).toEqual(['a rate-limit', 'b rate-limit', 'c rate-limit', 'd answered', 'e answered']);
    expect(keysOf(server)).toEqual(['first', 'd', 'e']);
    expect(clock.pending).toBe(0);
  });

  it('ignores a pause of years', async () => {
    const { clock, client, server } = scriptedRig(refusal(429, 50000070, '999999999'), ok());
    await clock.settle(failure(client.call(readThing, read(1))));
    await clock.jump(5 * 60_000);
    await clock.settle(client.call(readThing, read(2)));
    expect(server.arrivals).toHaveLength(2);
  });
});

it('keeps limits and order in any history; every call ends, and nothing is left', async () => {
  const action = fc.oneof(
    { weight: 5, arbitrary: fc.constant('call' as const) },
    { weight: 4, arbitrary: fc.constant('answer' as const) },
    { weight: 1, arbitrary: fc.constant('abort' as const) },
    { weight: 1, arbitrary: fc.constant('refuse' as const) },
    { weight: 1, arbitrary: fc.constant('time' as const) },
  );
  const step = fc.record({ action, pick: fc.nat(), many: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 60 }), async (limit, steps) => {
      const clock = new FakeClock();
      const running = { default: 0, 'high-volume transactions': 0 };
      const open: ((refuse: boolean) => void)[] = [];
      let mostOver = 0;
      const arrived: Record<string, number[]> = { few: [], many: [] };
      const client = createClient({
        baseUrl: 'https://billing.test',
        clock,
        random: () => 1,
        maxRetries: 0,
        attemptTimeout: 1e9,
        fetch: (request) => {
          const [, kind = '', key] = /things\/(\w+)-(\d+)$/.exec(request.url) ?? [];
          const type = kind === 'many' ? 'high-volume transactions' : 'default';
          arrived[kind]?.push(Number(key));
          running[type] += 1;
          mostOver = Math.max(mostOver, running[type] - limit);
          return new Promise((resolve, reject) => {
            let ended = false;
            const end = (): boolean => {
              if (ended) return false;
              ended = true;
              running[type] -= 1;
              return true;
            };
            request.signal.addEventListener('abort', () => {
              if (end()) reject(new TypeError('aborted'));
            });
            open.push((refuse) => {
              if (!end()) return;
              const body = refuse ? { success: false, reasons: [{ code: 50000070, message: 'm' }] } : { name: 'n' };
              const headers = { 'content-type': 'application/json', ...limits(limit, limit - running[type] - 1, type) };
              resolve(new Response(JSON.stringify(body), { headers: refuse ? { ...headers, 'retry-after': '2' } : headers }));
            });
          });
        },
      });
      let number = 0;
      const ends: Promise<unknown>[] = [];
      const controllers: AbortController[] = [];
      const call = (many: boolean): void => {
        const controller = new AbortController();
        controllers.push(controller);
        const key = `${many ? 'many' : 'few'}-${number++}`;
        const ended = client.call(many ? highVolume : readThing, read(key), { signal: controller.signal });
        ends.push(
          ended.then(
            () => 'answered',
            (error: unknown) => (isStorefrontError(error) ? error.type : 'aborted'),
          ),
        );
      };
      // The current limits.
      for (const many of [false, true]) {
        call(many);
        await turns(3);
        open.shift()?.(false);
        await turns(3);
      }
      for (const { action, pick, many } of steps) {
        if (action === 'call') call(many);
        if (action === 'answer') open.splice(pick % Math.max(1, open.length), 1)[0]?.(false);
        if (action === 'refuse') open.splice(pick % Math.max(1, open.length), 1)[0]?.(true);
        if (action === 'abort') controllers[pick % controllers.length]?.abort(new Error('left'));
        if (action === 'time') await clock.jump((pick % 20) * 1000);
        await turns(3);
      }
      let rounds = 0;
      for (let left = ends.length; left > 0 && rounds < 300; rounds += 1) {
        for (const go of open.splice(0)) go(false);
        await clock.jump(1000);
        const settled = await Promise.all(ends.map((end) => Promise.race([end, Promise.resolve('under way')])));
        left = settled.filter((state) => state === 'under way').length;
      }
      const results = await Promise.all(ends.map((end) => Promise.race([end, Promise.resolve('under way')])));
      expect(results).not.toContain('under way');
      expect(['answered', 'aborted', 'rate-limit', 'timeout']).toEqual(expect.arrayContaining([...new Set(results)]));
      expect(mostOver).toBe(0);
      for (const keys of Object.values(arrived)) expect(keys).toEqual([...keys].sort((a, b) => a - b));
      expect(clock.pending).toBe(0);
    }),
  );
});
