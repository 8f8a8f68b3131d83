import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure, makeThing, readThing, rig, sendThing } from '../support/client-under-test.js';
import { broken, cut, drip, html, json, lost, silence, type Step } from '../support/scripted-server.js';

const made = json({ id: '1' });
const input = { name: 'a' };
const key = { idempotencyKey: 'k' };
const gatewayError = (status: number, type: string, code: string, retryable = false): Step =>
  json({ error: { type, code, message: 'm', retryable } }, { status });

const unknowns: [string, Step][] = [
  ['the connection is refused or the response is dropped', lost],
  ['headers never arrive', silence],
  ['the body never ends', drip],
  ['the body breaks off', broken],
  ['the response is a web page', html()],
  ['the JSON is truncated', cut({ id: '1' }, 5)],
  ['the response is empty', () => new Response('')],
  ['the response does not fit its schema', json({ id: 7 })],
  ['HTTP 500', html(500)],
  ['HTTP 502', html(502)],
  ['HTTP 503', json({}, { status: 503 })],
  ['HTTP 504', html(504)],
  ['the first request is still running (409)', json({}, { status: 409 })],
  ['the gateway reports an unknown outcome', gatewayError(502, 'outcome-unknown', 'outcome-unknown', true)],
  ['the gateway fails', gatewayError(500, 'api', 'internal')],
];

describe('the outcome of a mutation is unknown when', () => {
  it.each(unknowns)('%s', async (_, step) => {
    const { clock, client, server } = rig([step]);
    const error = await clock.settle(failure(client.call(makeThing, input, key)));
    expect(error).toMatchObject({ type: 'outcome-unknown', retryable: true });
    expect(error.message).toContain('same idempotency key');
    expect(new Set(server.header('idempotency-key'))).toEqual(new Set(['k']));
  });

  it.each(unknowns)('%s, also for a row without retries', async (_, step) => {
    const { clock, client, server } = rig([step]);
    const error = await clock.settle(failure(client.call(sendThing, input)));
    expect(error).toMatchObject({ type: 'outcome-unknown', retryable: false });
    expect(error.message).not.toContain('idempotency key');
    expect(server.arrivals).toHaveLength(1);
  });

  it.each(unknowns)('never for a read: %s', async (_, step) => {
    const { clock, client } = rig([step]);
    const { type } = await clock.settle(failure(client.call(readThing, { 'thing-key': 'a' })));
    expect(['connection', 'timeout', 'unexpected-response', 'api', 'conflict', 'outcome-unknown']).toContain(type);
  });

  it('the response is cut anywhere', async () => {
    const body = JSON.stringify({ id: 'some-longer-id', more: [1, 2, { three: 'four' }] });
    for (let offset = 0; offset < body.length; offset += 1) {
      const step: Step = () => new Response(body.slice(0, offset), { headers: { 'content-type': 'application/json' } });
      const { clock, client } = rig([step]);
      expect(await clock.settle(failure(client.call(makeThing, input)))).toMatchObject({ type: 'outcome-unknown' });
      expect(await clock.settle(failure(client.call(readThing, { 'thing-key': 'a' })))).toMatchObject({ type: 'unexpected-response' });
    }
  });
});

describe('the outcome of a mutation is known when', () => {
  it.each<[string, Step, string]>([
    ['the platform refuses it with HTTP 200', json({ success: false, reasons: [{ code: 58730030, message: 'no' }] }), 'conflict'],
    ['the gateway refuses it', gatewayError(402, 'payment', 'payment-declined'), 'payment'],
    ['the quote has changed', gatewayError(409, 'conflict', 'quote-changed'), 'conflict'],
    ['a field is invalid', json({}, { status: 400 }), 'invalid-request'],
    ['the key belongs to another request', json({}, { status: 422 }), 'conflict'],
    ['the rate limit refuses it', json({}, { status: 429, headers: { 'retry-after': '60' } }), 'rate-limit'],
    ['the gateway is misconfigured', gatewayError(500, 'configuration', 'gateway-configuration'), 'configuration'],
    ['a later attempt gets a response', lost, 'payment'],
  ])('%s', async (_, step, type) => {
    const { clock, client } = rig([step, gatewayError(402, 'payment', 'payment-declined')]);
    expect(await clock.settle(failure(client.call(makeThing, input)))).toMatchObject({ type });
  });

  it('no credential is available, because then nothing is sent', async () => {
    const { clock, client, server } = rig([made], { credential: () => Promise.reject(new Error('down')) });
    expect(await clock.settle(failure(client.call(makeThing, input)))).toMatchObject({ type: 'authentication', code: 'credential-failed' });
    expect(server.arrivals).toEqual([]);
  });
});

describe('an unknown outcome stays unknown', () => {
  it.each<[string, Step]>([
    ['the rate limit refuses the retry', json({}, { status: 429, headers: { 'retry-after': '60' } })],
    ['the retry is not permitted', json({}, { status: 403 })],
    ['the session has ended in the meantime', json({}, { status: 401 })],
    ['a proxy returns 404', html(404)],
    ['the key is reported to belong to another request', gatewayError(422, 'invalid-request', 'idempotency-key-reused')],
  ])('when %s', async (_, step) => {
    const { clock, client } = rig([lost, step]);
    expect(await clock.settle(failure(client.call(makeThing, input)))).toMatchObject({ type: 'outcome-unknown' });
  });

  it('when the credential fails before the retry', async () => {
    let asked = 0;
    const credential = (): string => {
      asked += 1;
      if (asked > 1) throw new Error('down');
      return 't';
    };
    const { clock, client, server } = rig([lost], { credential });
    expect(await clock.settle(failure(client.call(makeThing, input)))).toMatchObject({ type: 'outcome-unknown' });
    expect(server.arrivals).toHaveLength(1);
  });
});

describe('whatever the server does', () => {
  /** The server stores results by key, like the platform and the gateway, and randomly drops or corrupts responses. */
  it('a mutation retried with its key happens once, and a success is never reported as failure', async () => {
    const fault = fc.constantFrom('none', 'lost-before', 'lost-after', 'html-after', 'cut-after', 'busy', 'bad-gateway', 'locked');
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { maxLength: 12 }), async (faults) => {
        const results = new Map<string, unknown>();
        let effects = 0;
        let turn = 0;
        const step: Step = (request) => {
          const now = faults[turn++] ?? 'none';
          if (now === 'lost-before') return lost(request);
          if (now === 'busy') return json({}, { status: 429 })(request);
          const key = request.headers.get('idempotency-key') ?? '';
          if (!results.has(key)) {
            if (now === 'locked') results.set(key, { success: false, reasons: [{ code: 58730050, message: 'locked' }] });
            else results.set(key, { id: String((effects += 1)) });
          }
          const body = results.get(key);
          if (now === 'lost-after') return lost(request);
          if (now === 'html-after') return html()(request);
          if (now === 'cut-after') return cut(body, 4)(request);
          if (now === 'bad-gateway') return html(502)(request);
          return json(body)(request);
        };
        const { clock, client } = rig([step]);
        let wasUnknown = false;
        for (let asked = 0; asked < 10; asked += 1) {
          const outcome = await clock.settle(
            client.call(makeThing, input, key).then(
              () => 'done',
              (error: unknown) => failure(Promise.reject(error as Error)),
            ),
          );
          if (outcome === 'done') {
            expect(effects).toBe(1);
            return;
          }
          // A rate limit on the retry does not reveal the outcome of the earlier request.
          const isKnown =
            typeof outcome === 'object' && outcome.type !== 'outcome-unknown' && !(wasUnknown && outcome.type === 'rate-limit');
          if (isKnown) expect(effects).toBe(0);
          else wasUnknown = true;
        }
      }),
      { examples: [[['html-after', 'busy', 'busy', 'busy', 'busy']]] },
    );
  });
});
