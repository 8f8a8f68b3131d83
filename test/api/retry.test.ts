import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure, makeThing, readThing, rig, sendThing } from '../support/client-under-test.js';
import { FakeClock } from '../support/fake-clock.js';
import { html, json, lost, ScriptedServer, type Step } from '../support/scripted-server.js';
import { createClient } from '../../src/api/client.js';

const thing = json({ name: 'one' });
const made = json({ id: '1' });
const read = { 'thing-key': 'a' };
const refusal = (code: number | string, status = 200): Step => json({ success: false, reasons: [{ code, message: 'm' }] }, { status });

const passing: [string, Step][] = [
  ['a network error', lost],
  ['408', json({}, { status: 408 })],
  ['409', json({}, { status: 409 })],
  ['429', json({}, { status: 429 })],
  ['500', html(500)],
  ['502', html(502)],
  ['503', json({}, { status: 503 })],
  ['504', json({}, { status: 504 })],
  ['lock contention (..50)', refusal(58730050)],
  ['a temporary error (..61)', refusal('58730061')],
  ['the concurrency limit (..70)', refusal(50000070)],
  [
    'a retryable error of the gateway',
    json({ error: { type: 'conflict', code: 'in-progress', message: 'm', retryable: true } }, { status: 409 }),
  ],
];

describe('a temporary failure is retried', () => {
  it.each(passing)('after %s, for a read', async (_, step) => {
    const { clock, client, server } = rig([step, step, thing]);
    expect(await clock.settle(client.call(readThing, read))).toEqual({ name: 'one' });
    expect(server.pauses).toEqual([500, 1000]);
  });

  it.each(passing)('after %s, for a mutation with a key', async (_, step) => {
    const { clock, client, server } = rig([step, made]);
    expect(await clock.settle(client.call(makeThing, { name: 'a' }, { idempotencyKey: 'k' }))).toEqual({ id: '1' });
    expect(server.arrivals).toHaveLength(2);
  });

  it.each(passing)('never for a row without retries, after %s', async (_, step) => {
    const { clock, client, server } = rig([step, made]);
    await clock.settle(failure(client.call(sendThing, { name: 'a' })));
    expect(server.arrivals).toHaveLength(1);
  });

  it.each(passing)('at most three times, after %s', async (_, step) => {
    const { clock, client, server } = rig([step]);
    await clock.settle(failure(client.call(readThing, read)));
    expect(server.arrivals).toHaveLength(4);
  });

  it('with one key and one trace id for all attempts', async () => {
    const { clock, client, server } = rig([lost, json({}, { status: 503 }), json({}, { status: 409 }), made]);
    await clock.settle(client.call(makeThing, { name: 'a' }));
    expect(new Set(server.header('idempotency-key')).size).toBe(1);
    expect(new Set(server.header('zuora-track-id')).size).toBe(1);
  });

  it.each([
    ['400', json({}, { status: 400 })],
    ['404', html(404)],
    ['422', json({}, { status: 422 })],
    ['a business rule (..30)', refusal(58730030)],
    ['a wrong value (..20)', refusal(58730020)],
  ])('but not after %s', async (_, step) => {
    const { clock, client, server } = rig([step, thing]);
    await clock.settle(failure(client.call(readThing, read)));
    expect(server.arrivals).toHaveLength(1);
  });

  it('once after an internal error (..60)', async () => {
    const { clock, client, server } = rig([refusal(58730060)]);
    await clock.settle(failure(client.call(readThing, read)));
    expect(server.arrivals).toHaveLength(2);
  });

  it('once for a read and never for a mutation, after an error of a system behind the platform (..99)', async () => {
    const { clock, client, server } = rig([refusal(58730099)]);
    await clock.settle(failure(client.call(readThing, read)));
    expect(server.arrivals).toHaveLength(2);
    await clock.settle(failure(client.call(makeThing, { name: 'a' })));
    expect(server.arrivals).toHaveLength(3);
  });
});

describe('a temporarily refused mutation', () => {
  it('is retried with a new key, because the platform stores the failure with the first one', async () => {
    const { clock, client, server } = rig([refusal(58730050), refusal(58730050), made]);
    await clock.settle(client.call(makeThing, { name: 'a' }));
    expect(new Set(server.header('idempotency-key')).size).toBe(3);
  });

  it("keeps the caller's key, which the caller may send again", async () => {
    const { clock, client, server } = rig([refusal(58730050), refusal(58730061), made]);
    await clock.settle(client.call(makeThing, { name: 'a' }, { idempotencyKey: 'k' }));
    expect(server.header('idempotency-key')).toEqual(['k', 'k', 'k']);
  });

  it('keeps its key if it was refused before processing', async () => {
    const { clock, client, server } = rig([refusal(50000070), json({}, { status: 429 }), made]);
    await clock.settle(client.call(makeThing, { name: 'a' }));
    expect(new Set(server.header('idempotency-key')).size).toBe(1);
  });
});

describe('for any responses and waits of the server', () => {
  const steps = fc.oneof(
    fc.constantFrom(lost, html(502), made, refusal(58730030), refusal(58730050), refusal(58730060), refusal(58730099)),
    fc
      .tuple(fc.constantFrom(408, 409, 429, 500, 503), fc.option(fc.integer({ min: 0, max: 60 })))
      .map(([status, after]) => json({}, { status, ...(after === null ? {} : { headers: { 'retry-after': String(after) } }) })),
  );
  const ways = fc.record({
    answers: fc.array(steps, { minLength: 1, maxLength: 8 }),
    random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    maxRetries: fc.integer({ min: 0, max: 6 }),
    totalTimeout: fc.integer({ min: 1, max: 90_000 }),
  });

  it.each([
    ['a read', { ...readThing, response: makeThing.response, request: makeThing.request, path: '/v1/things' }],
    ['a mutation with a key', makeThing],
    ['a mutation without retries', sendThing],
  ])('%s ends in time, after no more attempts than allowed, with waits within their bounds', async (_, row) => {
    await fc.assert(
      fc.asyncProperty(ways, async ({ answers, random, maxRetries, totalTimeout }) => {
        const { clock, client, server } = rig(answers, { random: () => random, maxRetries, totalTimeout });
        const start = clock.now();
        const end = await clock.settle(client.call(row, { name: 'a' }).catch((error: unknown) => error));
        expect(server.arrivals.length).toBeLessThanOrEqual(row.retry === 'never' ? 1 : maxRetries + 1);
        expect(clock.now() - start).toBeLessThanOrEqual(totalTimeout);
        server.pauses.forEach((pause, index) => {
          const full = Math.min(5000, 500 * 2 ** index);
          const backedOff = pause >= Math.floor(full / 2) && pause <= full;
          // A pause requested by the server is in whole seconds, and the client never waits longer than half a minute.
          expect(backedOff || (pause % 1000 === 0 && pause <= 30_000)).toBe(true);
        });
        if (end instanceof Error) expect(end).toHaveProperty('type');
        else expect(end).toEqual({ id: '1' });
        expect(clock.pending).toBe(0);
      }),
    );
  });
});

describe('the wait before a retry', () => {
  const busy = (header: Record<string, string>): Step => json({}, { status: 429, headers: header });
  const pausesAfter = async (step: Step): Promise<number[]> => {
    const { clock, client, server } = rig([step, thing]);
    await clock.settle(client.call(readThing, read));
    return server.pauses;
  };

  it.each([
    ['seconds', '7', [7000]],
    ['a fraction of a second', '0.25', [250]],
    ['nothing', '0', [0]],
    ['thirty seconds', '30', [30_000]],
    ['a date', 'Sat, 21 Nov 2026 12:00:09 GMT', [9000]],
    ['a date in the past', 'Sat, 21 Nov 2026 11:00:00 GMT', [0]],
    ['a negative number', '-5', [500]],
    ['words', 'soon', [500]],
    ['an empty text', '', [500]],
    ['a number that is too large', '9'.repeat(40), [500]],
  ])('follows Retry-After: %s', async (_, header, pauses) => {
    expect(await pausesAfter(busy({ 'retry-after': header }))).toEqual(pauses);
  });

  it("uses the server's clock for a date, even if the own clock is wrong", async () => {
    const headers = { 'retry-after': 'Fri, 20 Nov 2026 09:00:05 GMT', date: 'Fri, 20 Nov 2026 09:00:00 GMT' };
    expect(await pausesAfter(busy(headers))).toEqual([5000]);
  });

  it.each(['31', '3600', '999999999'])('is left to the caller if Retry-After is %s seconds', async (seconds) => {
    const { clock, client, server } = rig([busy({ 'retry-after': seconds })]);
    const error = await clock.settle(failure(client.call(readThing, read)));
    expect(error).toMatchObject({ type: 'rate-limit', retryable: true, retryAfter: Number(seconds) * 1000 });
    expect(server.arrivals).toHaveLength(1);
  });

  it('is between 50% and 100% of 0.5 s, 1 s, 2 s, at most 5 s', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 0, max: 6 }),
        async (random, retries) => {
          const clock = new FakeClock();
          const server = new ScriptedServer(clock, json({}, { status: 503 }));
          const client = createClient({ baseUrl: 'https://x.test', fetch: server.fetch, clock, random: () => random, maxRetries: retries });
          await clock.settle(failure(client.call(readThing, read)));
          expect(server.pauses).toHaveLength(retries);
          server.pauses.forEach((pause, index) => {
            const full = Math.min(5000, 500 * 2 ** index);
            expect(pause).toBeGreaterThanOrEqual(full / 2);
            expect(pause).toBeLessThanOrEqual(full);
          });
        },
      ),
    );
  });
});
