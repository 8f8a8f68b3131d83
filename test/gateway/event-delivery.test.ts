import { describe, expect, it } from 'vitest';
import { retryDelay } from '../../src/gateway/events/delivery.js';
import type { EventReceivers } from '../../src/gateway/events/destinations.js';
import { createEvents, type EventServices } from '../../src/gateway/events/events.js';
import { createMemoryOutbox } from '../../src/gateway/events/memory-outbox.js';
import { verifyWebhook } from '../../src/gateway/events/signature.js';
import { generateWebhookSecret, type GatewayEvent, type OutboxStore } from '../../src/gateway/index.js';

const HOUR = 3_600_000;
const URL_A = 'https://a.test/hook';
const SECRET = generateWebhookSecret();
const webhook = { url: URL_A, secrets: [SECRET] };

/** Outbox with a clock, and workers that share both. Every worker acts like the gateway of another process. */
function world() {
  const shared = createMemoryOutbox();
  const state = { time: 1_800_000_000_000, problems: [] as unknown[] };
  const accept = (_request: Request): Promise<Response> => Promise.resolve(new Response());
  const worker = (receivers: EventReceivers, fetch = accept, outbox: OutboxStore = shared) =>
    createEvents({
      tenant: 'shop',
      outbox,
      receivers,
      fetch,
      now: () => state.time,
      // No timers: the tests say when to deliver.
      waitUntil: () => undefined,
      context: () => {
        throw new Error('No request has died.');
      },
      report: (problem) => state.problems.push(problem),
    });
  return { state, shared, worker };
}

async function publish(worker: EventServices, accountNumber: string, reference: string): Promise<void> {
  await worker.recorder.publish([{ data: { kind: 'profile-change', accountNumber, fields: [reference] }, reference }]);
  await worker.deliver();
}

const nameOf = ({ data }: GatewayEvent): string => (data.kind === 'profile-change' ? String(data.fields[0]) : data.kind);

/** Hook that records events and fails while `fails` returns true. */
function recordingHook(fails: (name: string) => boolean = () => false) {
  const names: string[] = [];
  const ids: string[] = [];
  const onEvent = (event: GatewayEvent): void => {
    if (fails(nameOf(event))) throw new Error(`${nameOf(event)} is refused today.`);
    names.push(nameOf(event));
    ids.push(event.id);
  };
  return { names, ids, onEvent };
}

describe('delivery', () => {
  it('keeps the order of each account and loses nothing, with random failures and two workers', async () => {
    const { state, worker } = world();
    const hook = recordingHook(() => Math.random() < 0.3);
    const workers = [worker(hook), worker(hook)];
    const all: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      const name = `A${count % 5} ${String(count).padStart(2, '0')}`;
      all.push(name);
      await publish(workers[count % 2]!, name.slice(0, 2), name);
    }
    for (let hours = 0; hours < 48 && hook.names.length < all.length; hours += 1) {
      state.time += 6 * HOUR;
      await Promise.all(workers.map((each) => each.deliver()));
    }
    expect(hook.names.toSorted()).toEqual(all.toSorted());
    for (const account of ['A0', 'A1', 'A2', 'A3', 'A4']) {
      const names = hook.names.filter((name) => name.startsWith(account));
      expect(names).toEqual(names.toSorted());
    }
  });

  it('blocks only the account of a failing event, and gives it up after twelve attempts', async () => {
    const { state, worker } = world();
    let isBroken = true;
    const hook = recordingHook((name) => isBroken && name === 'bad');
    const only = worker(hook);
    await publish(only, 'A', 'bad');
    await publish(only, 'A', 'next');
    await publish(only, 'B', 'other');
    expect(hook.names).toEqual(['other']);
    for (let attempts = 1; attempts < 12; attempts += 1) {
      expect(await only.deadLetters()).toEqual([]);
      state.time += 8 * HOUR;
      await only.deliver();
    }
    expect(hook.names).toEqual(['other', 'next']);
    const [letter, ...others] = await only.deadLetters();
    expect([letter, others]).toMatchObject([{ destination: 'onEvent', attempts: 12, error: 'bad is refused today.' }, []]);
    expect(state.problems).toHaveLength(12);

    isBroken = false;
    await only.redeliver(letter!.event.id);
    await only.deliver();
    expect([hook.names, await only.deadLetters()]).toEqual([['other', 'next', 'bad'], []]);
    await expect(only.redeliver('evt_unknown')).rejects.toThrow('no dead letter of the event evt_unknown');
  });

  it('repeats an event with the same id if the worker dies before it stores the result', async () => {
    const { state, shared, worker } = world();
    const hook = recordingHook();
    const dying = worker(hook, undefined, { ...shared, settle: () => Promise.reject(new Error('killed')) });
    await publish(dying, 'A', 'first');
    await publish(dying, 'A', 'second');
    expect(hook.names).toEqual(['first']);
    state.time += 60_000;
    await worker(hook).deliver();
    expect(hook.names).toEqual(['first', 'first', 'second']);
    expect(hook.ids[0]).toBe(hook.ids[1]);
  });

  it('delivers an outcome once, even if it is found again days later', async () => {
    const { state, worker } = world();
    const hook = recordingHook();
    const only = worker(hook);
    await publish(only, 'A', 'order');
    await publish(only, 'A', 'order');
    state.time += 47 * HOUR;
    await publish(only, 'A', 'order');
    expect(hook.names).toEqual(['order']);
  });

  it('does not let a slow webhook hold up a hook', async () => {
    const { worker } = world();
    const hook = recordingHook();
    let answer: ((response: Response) => void) | undefined;
    const slow = worker({ ...hook, webhooks: [webhook] }, () => new Promise((resolve) => (answer = resolve)));
    await slow.recorder.publish([{ data: { kind: 'profile-change', accountNumber: 'A', fields: ['first'] }, reference: 'first' }]);
    await expect.poll(() => [hook.names.length, answer !== undefined]).toEqual([1, true]);
    answer?.(new Response());
    await slow.close();
  });

  it('waits longer after each failure', () => {
    expect([1, 2, 3, 12].map((attempts) => retryDelay(attempts, () => 0.5))).toEqual([5_000, 20_000, 80_000, 6 * HOUR]);
    expect([0, 1].map((random) => retryDelay(1, () => random))).toEqual([4_000, 6_000]);
  });
});

describe('webhook', () => {
  it('gets signed events of its kinds, and each delivery has the same id', async () => {
    const { state, worker } = world();
    const received: { event: GatewayEvent; method: string; redirect: string }[] = [];
    const statuses = [500, 302, 204];
    const fetch = async (request: Request): Promise<Response> => {
      const event = await verifyWebhook(await request.text(), request.headers, [SECRET], { now: () => state.time });
      received.push({ event, method: `${request.method} ${request.url}`, redirect: request.redirect });
      return new Response(null, { status: statuses.shift() ?? 200 });
    };
    const refusals = { url: 'https://b.test/refusals', secrets: [SECRET], kinds: ['refusal' as const] };
    const only = worker({ webhooks: [webhook, refusals] }, fetch);
    await publish(only, 'A', 'first');
    for (let attempts = 0; attempts < 3; attempts += 1) {
      state.time += HOUR;
      await only.deliver();
    }
    expect(received.map(({ method, redirect }) => [method, redirect])).toEqual(Array(3).fill([`POST ${URL_A}`, 'manual']));
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
    expect(state.problems.map(String)).toEqual([
      `Error: The webhook ${URL_A} responded with status 500.`,
      `Error: The webhook ${URL_A} responded with status 302.`,
    ]);
  });

  it('that is no longer configured leaves its events as dead letters, which can go to the new one', async () => {
    const { worker } = world();
    const sent: string[] = [];
    await publish(
      worker({ webhooks: [webhook] }, () => Promise.reject(new TypeError('connection refused'))),
      'A',
      'first',
    );
    const moved = worker({ webhooks: [{ ...webhook, url: 'https://new.test/hook' }] }, (request: Request) => {
      sent.push(request.url);
      return Promise.resolve(new Response());
    });
    const [letter] = await moved.deadLetters();
    expect(letter).toMatchObject({
      destination: `webhook ${URL_A}`,
      event: { kind: 'profile-change', tenant: 'shop', accountNumber: 'A' },
    });
    await moved.redeliver(letter!.event.id);
    await moved.deliver();
    expect([sent, await moved.deadLetters()]).toEqual([['https://new.test/hook'], []]);
  });
});
