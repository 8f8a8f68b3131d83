import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../src/gateway/index.js';
import { idempotent } from '../../src/gateway/idempotency.js';
import { holdLocks, type HeldLocks } from '../../src/gateway/locks.js';
import { guardStore } from '../../src/gateway/stores/guarded-store.js';
import { FakeClock, turns } from '../support/fake-clock.js';

const inProgress = { details: { status: 409, code: 'in-progress', retryable: true } };

/** A store and a clock that only the test advances, and work that waits until the test lets it go on. */
function world() {
  const clock = new FakeClock();
  const store = createMemoryStore({ now: () => clock.now() });
  function hold(names: readonly string[]) {
    let goOn: () => void = () => undefined;
    const paused = new Promise<void>((resolve) => (goOn = resolve));
    let held: HeldLocks | undefined;
    const done = holdLocks(
      store,
      names,
      async (locks) => {
        held = locks;
        await paused;
        await locks.ensure();
        return 'sent';
      },
      { clock },
    );
    return { done, goOn, locks: (): HeldLocks => held ?? expect.unreachable('not held') };
  }
  /** What happens to a request for the same locks now. */
  const attempt = (names: readonly string[]) =>
    holdLocks(store, names, () => Promise.resolve('free'), { clock }).catch((error: unknown) => {
      expect(error).toMatchObject(inProgress);
      return 'taken';
    });
  return { clock, store, hold, attempt };
}

describe('locks', () => {
  it('are taken while the work runs, and free afterward, also if it fails', async () => {
    const { hold, attempt, store, clock } = world();
    const first = hold(['a', 'b']);
    await turns();
    expect([await attempt(['a']), await attempt(['c', 'b']), await attempt(['c'])]).toEqual(['taken', 'taken', 'free']);
    first.goOn();
    expect(await first.done).toBe('sent');
    await expect(holdLocks(store, ['a', 'b'], () => Promise.reject(new Error('failed')), { clock })).rejects.toThrow('failed');
    expect(await attempt(['b', 'a'])).toBe('free');
    expect(clock.pending).toBe(0);
  });

  it('are waited for if the caller wants that, but not for longer', async () => {
    const { hold, store, clock } = world();
    const first = hold(['a']);
    await turns();
    const inTime = holdLocks(store, ['b', 'a'], () => Promise.resolve('had its turn'), { clock, wait: 3000 });
    await clock.jump(1000);
    first.goOn();
    await first.done;
    expect(await clock.settle(inTime)).toBe('had its turn');
    const second = hold(['a']);
    await turns();
    const tooLate = expect(holdLocks(store, ['b', 'a'], () => Promise.resolve(), { clock, wait: 3000 })).rejects.toMatchObject(inProgress);
    for (let step = 0; step < 40; step += 1) await clock.jump(100);
    await tooLate;
    second.goOn();
    expect(await second.done).toBe('sent');
    expect(clock.pending).toBe(0);
  });

  it('are extended for as long as the work runs', async () => {
    const { hold, attempt, clock } = world();
    const slow = hold(['a']);
    await turns();
    for (let second = 0; second < 300; second += 10) await clock.jump(10_000);
    expect(await attempt(['a'])).toBe('taken');
    slow.goOn();
    expect(await slow.done).toBe('sent');
  });

  it('of a paused process expire, and the process then sends nothing, stores nothing and releases nothing', async () => {
    const { hold, attempt, clock, store } = world();
    const paused = hold(['a', 'b']);
    await turns();
    // As after SIGSTOP or the sleep of a machine: all timers fire late.
    await clock.jump(3_600_000);
    const next = hold(['a', 'b']);
    await turns();
    expect(await paused.locks().set('result', 'of the paused process', 60_000)).toBe(false);
    paused.goOn();
    await expect(paused.done).rejects.toMatchObject(inProgress);
    expect(await store.get('result')).toBeUndefined();
    expect(await attempt(['a'])).toBe('taken');
    expect(await next.locks().set('result', 'of the next process', 60_000)).toBe(true);
    next.goOn();
    expect(await next.done).toBe('sent');
    expect(await attempt(['b'])).toBe('free');
  });

  it('of which another process has one do not let the work go on', async () => {
    const { hold, clock, store } = world();
    const paused = hold(['a', 'b']);
    await turns();
    const { token } = { token: 'another process' };
    clock.time += 40_000;
    expect(await store.acquire({ name: 'b', token }, 60_000)).toBe(true);
    paused.goOn();
    await expect(paused.done).rejects.toMatchObject(inProgress);
  });

  it('cannot be trusted when the store cannot be asked, and the work then sends nothing', async () => {
    const { clock } = world();
    const memory = createMemoryStore({ now: () => clock.now() });
    const store = { ...memory, extend: () => Promise.reject(new Error('the store is down')) };
    const sent: string[] = [];
    const work = (pause: number) => async (held: HeldLocks) => {
      clock.time += pause;
      await held.ensure();
      sent.push(`after ${pause}`);
    };
    // After a short pause, the lock cannot have expired, so the store is not asked.
    await holdLocks(store, ['a'], work(10_000), { clock });
    const late = holdLocks(guardStore(store), ['a'], work(40_000), { clock });
    await expect(late).rejects.toMatchObject({ details: { status: 503, code: 'store-unavailable' } });
    expect(sent).toEqual(['after 10000']);
  });

  it('are not left behind when one of them is taken, or the answer of the store is lost', async () => {
    const { hold, attempt, store, clock } = world();
    const other = hold(['b']);
    await turns();
    expect(await attempt(['a', 'b'])).toBe('taken');
    expect(await attempt(['a'])).toBe('free');
    const losesAnswers = {
      ...store,
      acquire: async (...call: Parameters<typeof store.acquire>) => {
        await store.acquire(...call);
        throw new Error('the connection was lost');
      },
    };
    await expect(holdLocks(losesAnswers, ['a'], () => Promise.resolve(), { clock })).rejects.toThrow('lost');
    expect(await attempt(['a'])).toBe('free');
    other.goOn();
    await other.done;
  });
});

describe('a result', () => {
  const mutation = { tenant: 'kestrel', subject: 'publishable:0', route: 'storefront.orders', key: 'key-00000001', fingerprint: 'same' };
  const admit = (): Promise<void> => Promise.resolve();

  it('that cannot be stored after the platform has confirmed it is still returned, and reported', async () => {
    const store = createMemoryStore();
    const problems: unknown[] = [];
    let isDown = false;
    const failing = {
      ...store,
      setWhileHeld: (...call: Parameters<typeof store.setWhileHeld>) =>
        isDown ? Promise.reject(new Error('the store is down')) : store.setWhileHeld(...call),
    };
    const run = () => {
      isDown = true;
      return Promise.resolve({ body: 'bought' });
    };
    expect(await idempotent(guardStore(failing), mutation, admit, run, (problem) => problems.push(problem))).toEqual({ body: 'bought' });
    expect(problems).toEqual([expect.objectContaining({ message: 'the store is down' })]);
  });

  it('of a request that lost its lock never replaces the one of the next request', async () => {
    let now = 0;
    const store = createMemoryStore({ now: () => now });
    const late = idempotent(store, mutation, admit, async () => {
      now += 60_000;
      expect(await idempotent(store, mutation, admit, () => Promise.resolve({ body: 'next' }))).toEqual({ body: 'next' });
      return { body: 'late' };
    });
    expect(await late).toEqual({ body: 'late' });
    expect(await idempotent(store, mutation, admit, () => expect.unreachable('ran again'))).toEqual({ body: 'next' });
  });
});
