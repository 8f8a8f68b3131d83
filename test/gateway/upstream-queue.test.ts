import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_UPSTREAM_LIMITS, type UpstreamLimits } from '../../src/gateway/load/load-options.js';
import { UpstreamQueue, type QueuedCaller, type Turn } from '../../src/gateway/load/upstream-queue.js';
import { Refusal } from '../../src/gateway/refusal.js';
import { FakeClock, turns } from '../support/fake-clock.js';

/** Queue whose calls end when the test says so. */
function rig(limits: Partial<UpstreamLimits> = {}) {
  const clock = new FakeClock();
  const queue = new UpstreamQueue({ ...DEFAULT_UPSTREAM_LIMITS, ...limits }, clock);
  const started: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (turn: Turn, name: string): Promise<void> =>
    turn
      .run(() => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        expect(error.details).toMatchObject({ status: 503, code: 'gateway-busy', retryable: true, retryAfter: 2 });
        refused.push(name);
      });
  /** Sends a request with one call. */
  const send = (caller: string, name: string): void => void call(queue.turnOf(one(caller)), name);
  const end = async (name: string): Promise<void> => {
    await turns(1);
    ends.get(name)?.();
    await turns(1);
  };
  return { clock, queue, started, refused, call, send, end };
}

const one = (id: string): QueuedCaller => ({ id, share: 'one' });

describe('upstream queue', () => {
  it('runs as many calls as allowed, in total and for each caller', async () => {
    const { started, send, end } = rig({ calls: 3, callsPerCaller: 2 });
    for (const name of ['a1', 'a2', 'a3']) send('a', name);
    await turns(1);
    expect(started).toEqual(['a1', 'a2']);
    for (const name of ['b1', 'b2']) send('b', name);
    await turns(1);
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(started).toHaveLength(4);
  });

  it('lets callers take turns, however many requests one of them has sent', async () => {
    const { started, send, end } = rig({ calls: 1 });
    for (let count = 0; count < 20; count += 1) send('flood', `f${count}`);
    send('a', 'a1');
    send('b', 'b1');
    for (const name of ['f0', 'f1', 'a1', 'b1']) await end(name);
    expect(started).toEqual(['f0', 'f1', 'a1', 'b1', 'f2']);
  });

  it('completes what has started before it starts something new', async () => {
    const { queue, started, call, send, end } = rig({ calls: 1 });
    const purchase = queue.turnOf(one('a'));
    void call(purchase, 'check');
    send('b', 'b1');
    await end('check');
    void call(purchase, 'order');
    send('b', 'b2');
    await end('b1');
    expect(started).toEqual(['check', 'b1', 'order']);
  });

  it('refuses the newest request of the caller with the most waiting ones', async () => {
    const { refused, send, started, end } = rig({ calls: 1, waiting: 3 });
    for (const name of ['f0', 'f1', 'f2', 'f3']) send('flood', name);
    send('a', 'a1');
    await turns(1);
    expect(refused).toEqual(['f3']);
    await end('f0');
    await end('f1');
    expect(started).toEqual(['f0', 'f1', 'a1']);
  });

  it('refuses requests of a caller who has too many waiting, although there is room for others', async () => {
    const { refused, send } = rig({ calls: 1, waitingPerCaller: 2 });
    for (const name of ['f0', 'f1', 'f2', 'f3']) send('flood', name);
    send('a', 'a1');
    await turns(1);
    expect(refused).toEqual(['f3']);
  });

  it('refuses a request after its longest wait, but never one that has started', async () => {
    const { clock, queue, refused, started, call, send, end } = rig({ calls: 1, maxWait: 1_000, waiting: 2 });
    const purchase = queue.turnOf(one('a'));
    void call(purchase, 'check');
    await end('check');
    send('b', 'b1');
    void call(purchase, 'order');
    send('c', 'c1');
    for (let count = 0; count < 9; count += 1) send('flood', `f${count}`);
    await clock.jump(1_000);
    expect(refused).toEqual(expect.arrayContaining(['c1', 'f0', 'f8']));
    expect(refused).not.toContain('order');
    await end('b1');
    expect(started).toEqual(['check', 'b1', 'order']);
  });

  it('gives half of the slots to visitors who cannot be told apart', async () => {
    const { queue, started, call, send } = rig({ calls: 6, callsPerCaller: 2 });
    for (let count = 0; count < 10; count += 1) void call(queue.turnOf({ id: 'visitors', share: 'many' }), `v${count}`);
    send('a', 'a1');
    await turns(1);
    expect(started).toEqual(['v0', 'v1', 'v2', 'a1']);
  });

  it('frees the slots of requests that their runtime has ended', async () => {
    const { clock, started, send } = rig({ callsPerCaller: 1 });
    send('a', 'lost');
    await clock.jump(60_000);
    send('a', 'a1');
    await turns(1);
    expect(started).toEqual(['lost', 'a1']);
  });

  it('ends every request, with parallel calls and failures, and keeps its limits', async () => {
    const requests = fc.array(
      fc.record({ caller: fc.constantFrom('a', 'b', 'c', 'd'), steps: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }) }),
      { minLength: 1, maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(requests, async (all) => {
        const { clock, queue } = rig({ calls: 4, callsPerCaller: 2, waiting: 12, waitingPerCaller: 6 });
        let most = 0;
        const outcomes = all.map(async ({ caller, steps }) => {
          const turn = queue.turnOf(one(caller));
          for (const [step, count] of steps.entries()) {
            const calls = Array.from({ length: count }, (_, index) =>
              turn.run(async () => {
                most = Math.max(most, queue.running);
                await clock.sleep(100, new AbortController().signal);
                if (index === 3) throw new Error('failed');
              }),
            );
            const results = await Promise.allSettled(calls);
            const isBusy = results.some((result) => result.status === 'rejected' && result.reason instanceof Refusal);
            expect(isBusy && step > 0).toBe(false);
            if (isBusy) return;
          }
        });
        await clock.settle(Promise.all(outcomes));
        expect(most).toBeLessThanOrEqual(4);
        expect([queue.running, queue.waiting]).toEqual([0, 0]);
      }),
    );
  });
});
