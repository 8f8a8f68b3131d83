import * as z from 'zod/mini';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { StorefrontError } from '../../src/api/errors.js';
import { operation } from '../../src/api/operations/operation.js';
import { createStore } from '../../src/store/create-store.js';
import type { Store } from '../../src/store/store.js';
import { turns } from '../support/fake-clock.js';
import { ScriptedClient } from '../support/scripted-client.js';

const plans = operation({
  name: 'test.plans',
  method: 'GET',
  path: '/plans',
  request: z.object({ currency: z.optional(z.string()), country: z.optional(z.string()) }),
  response: z.object({ names: z.array(z.string()) }),
  retry: 'safe',
  shows: ['subscriptions'],
});
const bills = operation({ ...plans, name: 'test.bills', path: '/bills', shows: ['billing'] });
const rename = operation({ ...plans, name: 'test.rename', method: 'POST', retry: 'keyed', affects: ['profile', 'subscriptions'] });
const email = operation({ ...rename, name: 'test.email', affects: [] });
const down = new StorefrontError({ type: 'connection', code: 'no-answer', message: 'm', retryable: true });
const names = (...list: string[]): { names: string[] } => ({ names: list });

const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await turns(2);
});

function setUp(baseUrl?: string) {
  const client = new ScriptedClient(baseUrl);
  const store = createStore(client);
  return { client, store, calls: client.calls, follow: (input = {}, row = plans) => follow(store, input, row) };
}

/** Subscribes to a response and records every snapshot that an element would show. */
function follow(store: Store, input = {}, row = plans) {
  const seen: unknown[] = [];
  const end = store.subscribe(row, input, () => seen.push(store.get(row, input)));
  ends.push(end);
  return { seen, end };
}

describe('a response', () => {
  it('is fetched once for all subscribers, in any order of input fields', async () => {
    const { calls, store, follow } = setUp();
    follow({ currency: 'EUR', country: 'DE' });
    follow({ country: 'DE', currency: 'EUR' });
    expect(store.get(plans, { currency: 'EUR', country: 'DE' })).toEqual({ status: 'loading', stale: false });
    await turns(1);
    expect(calls).toHaveLength(1);
    await calls[0]?.answer(names('Build'));
    const third = follow({ currency: 'EUR', country: 'DE' });
    await turns(1);
    expect(calls).toHaveLength(1);
    expect(third.seen).toEqual([]);
    expect(store.get(plans, { country: 'DE', currency: 'EUR' })).toEqual({ status: 'ready', data: names('Build'), stale: false });
  });

  it('is separate for each input and operation', async () => {
    const { calls, store, follow } = setUp();
    follow({ currency: 'EUR' });
    follow({ currency: 'USD' });
    follow({ currency: 'EUR' }, bills);
    await turns(1);
    expect(calls).toHaveLength(3);
    await calls[1]?.answer(names('Build'));
    expect(store.get(plans, { currency: 'EUR' }).status).toBe('loading');
    expect(store.get(bills, { currency: 'EUR' }).status).toBe('loading');
  });

  it('is never fetched by reading the snapshot', async () => {
    const { calls, store } = setUp();
    expect(store.get(plans, {})).toEqual({ status: 'loading', stale: false });
    await turns(1);
    expect(calls).toEqual([]);
  });

  it('that fails is an error, and the next subscriber fetches it again', async () => {
    const { calls, store, follow } = setUp();
    follow();
    await turns(1);
    await calls[0]?.fail(down);
    expect(store.get(plans, {})).toEqual({ status: 'error', error: down, stale: false });
    follow();
    await turns(1);
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(names('Build'));
    expect(store.get(plans, {})).toMatchObject({ status: 'ready', data: names('Build') });
  });

  it('that fails unexpectedly is an error too', async () => {
    const { calls, store, follow } = setUp();
    follow();
    await turns(1);
    await calls[0]?.fail(new TypeError('oops'));
    expect(store.get(plans, {})).toMatchObject({ status: 'error', error: { type: 'api', code: 'unexpected' } });
  });
});

describe('a prefilled response', () => {
  /** Prefills a response that a test provides later. */
  function prefill(store: Store) {
    const response: { arrive?: (value: { names: string[] } | undefined) => void } = {};
    const promise = new Promise<{ names: string[] } | undefined>((resolve) => (response.arrive = resolve));
    store.prefill(plans, {}, () => promise);
    return (value: { names: string[] } | undefined): void => response.arrive?.(value);
  }

  it('replaces the first fetch, also of an element that subscribed just before', async () => {
    const { calls, store, follow } = setUp();
    follow();
    const arrive = prefill(store);
    await turns(1);
    arrive(names('Build'));
    await turns(1);
    expect(store.get(plans, {})).toEqual({ status: 'ready', data: names('Build'), stale: false });
    expect(calls).toEqual([]);
    void store.refresh(plans, {});
    await turns(1);
    expect(calls).toHaveLength(1);
  });

  it('that is missing is fetched', async () => {
    const { calls, store, follow } = setUp();
    const arrive = prefill(store);
    follow();
    await turns(1);
    expect(calls).toEqual([]);
    arrive(undefined);
    await turns(1);
    await calls[0]?.answer(names('Build'));
    expect(store.get(plans, {})).toMatchObject({ status: 'ready', data: names('Build') });
  });

  const outdated: [string, (store: Store) => unknown][] = [
    ['a refresh', (store) => store.refresh(plans, {})],
    ['a change', (store) => store.invalidate(rename)],
    ['another account', (store) => store.clear()],
  ];
  it.each(outdated)('is not used after %s', async (_, act) => {
    const { calls, store, follow } = setUp();
    const arrive = prefill(store);
    follow();
    await turns(1);
    void act(store);
    arrive(names('old'));
    await turns(1);
    expect(calls).toHaveLength(1);
    await calls[0]?.answer(names('new'));
    expect(store.get(plans, {})).toMatchObject({ status: 'ready', data: names('new') });
  });

  it.each(outdated)('that nobody has used is not used after %s', async (_, act) => {
    const { calls, store, follow } = setUp();
    prefill(store);
    void act(store);
    follow();
    await turns(1);
    expect(calls).toHaveLength(1);
  });

  it('is fetched if the source no longer has it, and not used if the response is known', async () => {
    const { calls, store, follow } = setUp();
    store.prefill(plans, {}, () => undefined);
    follow();
    await turns(1);
    await calls[0]?.answer(names('Build'));
    store.prefill(plans, {}, () => Promise.resolve(names('other')));
    follow();
    await turns(1);
    expect(store.get(plans, {})).toEqual({ status: 'ready', data: names('Build'), stale: false });
    expect(calls).toHaveLength(1);
  });
});

describe('fetching again', () => {
  it('shows the old response as stale, then the new response', async () => {
    const { calls, store, follow } = setUp();
    const { seen } = follow();
    await turns(1);
    await calls[0]?.answer(names('old'));
    const refreshed = store.refresh(plans, {});
    expect(store.get(plans, {})).toEqual({ status: 'ready', data: names('old'), stale: true });
    await turns(1);
    await calls[1]?.answer(names('new'));
    await refreshed;
    expect(seen).toEqual([
      { status: 'ready', data: names('old'), stale: false },
      { status: 'ready', data: names('old'), stale: true },
      { status: 'ready', data: names('new'), stale: false },
    ]);
  });

  it('keeps the old response with an error when it fails', async () => {
    const { calls, store, follow } = setUp();
    follow();
    await turns(1);
    await calls[0]?.answer(names('old'));
    const refreshed = store.refresh(plans, {});
    await turns(1);
    await calls[1]?.fail(down);
    await refreshed;
    expect(store.get(plans, {})).toEqual({ status: 'ready', data: names('old'), error: down, stale: false });
  });

  it('twice resolves both calls with the last response', async () => {
    const { calls, store } = setUp();
    const settled: string[] = [];
    void store.refresh(plans, {}).then(() => settled.push('first'));
    void store.refresh(plans, {}).then(() => settled.push('second'));
    await turns(2);
    expect(settled).toEqual([]);
    expect(calls).toHaveLength(1);
    await calls[0]?.answer(names('Build'));
    await turns(1);
    expect(settled.sort()).toEqual(['first', 'second']);
  });

  it('shows the response of the last request, in any order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), async (order) => {
        const { calls, store } = setUp();
        const refreshed: Promise<void>[] = [];
        while (refreshed.length < 4) {
          refreshed.push(store.refresh(plans, {}));
          await turns(1);
        }
        for (const index of order) await calls[index]?.answer(names(String(index)));
        await Promise.all(refreshed);
        expect(store.get(plans, {})).toEqual({ status: 'ready', data: names('3'), stale: false });
      }),
    );
  });

  it('aborts the previous request', async () => {
    const { calls, store } = setUp();
    void store.refresh(plans, {});
    await turns(1);
    void store.refresh(plans, {});
    expect(calls[0]?.signal?.aborted).toBe(true);
  });
});

describe('unsubscribing', () => {
  it('the last subscriber aborts the running request', async () => {
    const { calls, follow } = setUp();
    const one = follow();
    const two = follow();
    await turns(1);
    one.end();
    await turns(1);
    expect(calls[0]?.signal?.aborted).toBe(false);
    two.end();
    await turns(1);
    expect(calls[0]?.signal?.aborted).toBe(true);
  });

  it('and subscribing again at once, as a moved element does, sends no second request', async () => {
    const { calls, follow } = setUp();
    const { end } = follow();
    await turns(1);
    end();
    follow();
    await turns(1);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.signal?.aborted).toBe(false);
  });

  it('twice ends one subscription', async () => {
    const { calls, follow } = setUp();
    const gone = follow();
    follow();
    await turns(1);
    await calls[0]?.answer(names('Build'));
    gone.end();
    gone.end();
    await turns(1);
    // If `end` unsubscribed twice, the store would find no subscribers left and load the data again.
    follow();
    await turns(1);
    expect(calls).toHaveLength(1);
  });

  it('ends the notifications', async () => {
    const { calls, store, follow } = setUp();
    const { seen, end } = follow();
    await turns(1);
    await calls[0]?.answer(names('Build'));
    end();
    void store.refresh(plans, {});
    await turns(1);
    expect(seen).toHaveLength(1);
  });

  it('keeps the response for later subscribers, who see it at once while it is fetched again', async () => {
    const { calls, store, follow } = setUp();
    const { end } = follow();
    await turns(1);
    await calls[0]?.answer(names('Build'));
    end();
    await turns(1);
    follow();
    expect(store.get(plans, {})).toEqual({ status: 'ready', data: names('Build'), stale: true });
    await turns(1);
    expect(calls).toHaveLength(2);
  });
});

describe('invalidating', () => {
  it('fetches subscribed responses at once and others on the next subscription', async () => {
    const { calls, store, follow } = setUp();
    follow({ currency: 'EUR' });
    const other = follow({ currency: 'USD' });
    follow({}, bills);
    await turns(1);
    for (const call of [...calls]) await call.answer(names('old'));
    other.end();
    await turns(1);
    store.invalidate(rename);
    await turns(1);
    expect(calls.slice(3).map(({ row, input }) => [row.name, input])).toEqual([['test.plans', { currency: 'EUR' }]]);
    follow({ currency: 'USD' });
    await turns(1);
    expect(calls.slice(4).map(({ row, input }) => [row.name, input])).toEqual([['test.plans', { currency: 'USD' }]]);
  });

  it('without a mutation applies to all responses', async () => {
    const { calls, store, follow } = setUp();
    follow();
    follow({}, bills);
    await turns(1);
    for (const call of [...calls]) await call.answer(names('old'));
    store.invalidate();
    await turns(1);
    expect(calls.slice(2).map(({ row }) => row.name)).toEqual(['test.plans', 'test.bills']);
  });

  it('after a mutation that affects nothing fetches nothing', async () => {
    const { calls, store, follow } = setUp();
    follow();
    await turns(1);
    await calls[0]?.answer(names('old'));
    store.invalidate(email);
    await turns(1);
    expect(calls).toHaveLength(1);
  });

  it('reaches only other tabs of the same storefront', async () => {
    const here = setUp('https://tabs.test');
    const there = setUp('https://tabs.test');
    const elsewhere = setUp('https://another.test');
    const spy = new BroadcastChannel('storefront-elements:https://tabs.test');
    const messages: unknown[] = [];
    const arrived = new Promise<void>((resolve) => {
      spy.onmessage = (event) => {
        messages.push('data' in event ? event.data : undefined);
        resolve();
      };
    });
    for (const { follow, calls } of [here, there, elsewhere]) {
      follow();
      await turns(1);
      await calls[0]?.answer(names('old'));
    }
    here.store.invalidate(rename);
    await arrived;
    await turns(4);
    spy.close();
    expect(messages).toEqual([['profile', 'subscriptions']]);
    expect([here, there, elsewhere].map(({ calls }) => calls.length)).toEqual([2, 2, 1]);
  });

  it('validates names from other tabs', async () => {
    const { calls, follow } = setUp('https://odd.test');
    follow();
    await turns(1);
    await calls[0]?.answer(names('old'));
    const other = new BroadcastChannel('storefront-elements:https://odd.test');
    for (const odd of ['text', null, { length: 1 }, [{ name: 'subscriptions' }]]) other.postMessage(odd);
    other.postMessage(['subscriptions']);
    while (calls.length < 2) await turns(1);
    other.close();
    await turns(4);
    expect(calls).toHaveLength(2);
  });
});

describe('channels to other tabs', () => {
  const Native = BroadcastChannel;
  let open = 0;
  afterEach(() => {
    globalThis.BroadcastChannel = Native;
  });

  it('are open only while there are subscribers', async () => {
    globalThis.BroadcastChannel = class extends Native {
      constructor(name: string) {
        super(name);
        open += 1;
      }
      override close(): void {
        super.close();
        open -= 1;
      }
    };
    const { store, follow } = setUp();
    const one = follow();
    const two = follow({}, bills);
    expect(open).toBe(1);
    one.end();
    await turns(1);
    expect(open).toBe(1);
    two.end();
    await turns(1);
    expect(open).toBe(0);
    store.invalidate(rename);
    expect(open).toBe(0);
    follow();
    expect(open).toBe(1);
  });

  it('are optional', async () => {
    globalThis.BroadcastChannel = class extends Native {
      constructor(name: string) {
        super(name);
        this.close();
        throw new DOMException('denied', 'SecurityError');
      }
    };
    const { calls, store, follow } = setUp();
    follow();
    await turns(1);
    await calls[0]?.answer(names('Build'));
    store.invalidate(rename);
    await turns(1);
    expect(calls).toHaveLength(2);
  });
});

describe('another account', () => {
  it('sees no data of the account before', async () => {
    const { calls, store, follow } = setUp();
    const { seen } = follow();
    await turns(1);
    await calls[0]?.answer(names('of the first'));
    store.clear();
    expect(store.get(plans, {})).toEqual({ status: 'loading', stale: false });
    expect(seen.at(-1)).toEqual({ status: 'loading', stale: false });
    await turns(1);
    await calls[1]?.answer(names('of the second'));
    expect(store.get(plans, {})).toEqual({ status: 'ready', data: names('of the second'), stale: false });
  });

  it('never gets a response that was requested for the account before', async () => {
    const { calls, store, follow } = setUp();
    follow();
    void store.refresh(bills, {});
    await turns(1);
    store.clear();
    await turns(1);
    for (const call of calls.slice(0, 2)) {
      expect(call.signal?.aborted).toBe(true);
      await call.answer(names('of the first'));
    }
    expect(store.get(plans, {}).status).toBe('loading');
    expect(store.get(bills, {}).status).toBe('loading');
  });
});
