import { describe, expect, it } from 'vitest';
import { failure, makeThing, readThing, rig } from '../support/client-under-test.js';
import { systemClock } from '../../src/api/transport/clock.js';
import { turns } from '../support/fake-clock.js';
import { drip, json, lost, silence } from '../support/scripted-server.js';

const read = { 'thing-key': 'a' };
const thing = json({ name: 'one' });

describe('an attempt', () => {
  it.each([
    ['headers never arrive', silence],
    ['the body never ends', drip],
  ])('ends after 15 seconds if %s, and is retried', async (_, step) => {
    const { clock, client, server } = rig([step, thing]);
    const start = clock.now();
    expect(await clock.settle(client.call(readThing, read))).toEqual({ name: 'one' });
    expect(server.pauses).toEqual([15_500]);
    expect(clock.now() - start).toBe(15_500);
  });

  it('is aborted at its deadline', async () => {
    const { clock, client, server } = rig([silence, thing]);
    await clock.settle(client.call(readThing, read));
    expect(server.arrivals[0]?.request.signal.aborted).toBe(true);
  });

  it('includes the time for the credential', async () => {
    const { clock, client, server } = rig([thing], { credential: () => new Promise(() => undefined) });
    const start = clock.now();
    const error = await clock.settle(failure(client.call(readThing, read)));
    expect(error.type).toBe('timeout');
    expect(clock.now() - start).toBe(15_000);
    expect(server.arrivals).toEqual([]);
  });

  it('can have other limits', async () => {
    const { clock, client } = rig([silence], { attemptTimeout: 1000, totalTimeout: 2200 });
    const start = clock.now();
    const error = await clock.settle(failure(client.call(readThing, read)));
    expect(error).toMatchObject({ type: 'timeout', retryable: true });
    expect(clock.now() - start).toBe(2200);
  });
});

describe('a call', () => {
  it('ends within 45 seconds over all attempts', async () => {
    const { clock, client, server } = rig([silence]);
    const start = clock.now();
    const error = await clock.settle(failure(client.call(readThing, read)));
    expect(error.type).toBe('timeout');
    expect(clock.now() - start).toBeLessThanOrEqual(45_000);
    expect(server.arrivals).toHaveLength(3);
  });

  it('does not wait for a retry that would come too late', async () => {
    const { clock, client, server } = rig([json({}, { status: 503, headers: { 'retry-after': '30' } })]);
    const start = clock.now();
    await clock.settle(failure(client.call(readThing, read)));
    expect(server.arrivals).toHaveLength(2);
    expect(clock.now() - start).toBe(30_000);
  });

  it('sends nothing after the machine slept past its deadline', async () => {
    const { clock, client, server } = rig([lost, json({ id: '1' })]);
    const call = failure(client.call(makeThing, { name: 'a' }));
    await turns();
    expect(server.arrivals).toHaveLength(1);
    await clock.jump(8 * 3_600_000);
    expect(await clock.settle(call)).toMatchObject({ type: 'outcome-unknown' });
    expect(server.arrivals).toHaveLength(1);
  });

  it('leaves no timer behind', async () => {
    const { clock, client } = rig([lost, thing]);
    await clock.settle(client.call(readThing, read));
    expect(clock.pending).toBe(0);
  });
});

describe('the caller', () => {
  it.each([
    ['while it waits for headers', silence],
    ['while it reads the body', drip],
    ['while it waits for a retry', lost],
  ])('can abort a call %s', async (_, step) => {
    const { clock, client, server } = rig([step]);
    const controller = new AbortController();
    const reason = new Error('The person left.');
    const call = client.call(readThing, read, { signal: controller.signal });
    call.catch(() => undefined);
    await turns();
    controller.abort(reason);
    await expect(clock.settle(call)).rejects.toBe(reason);
    expect(server.arrivals).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it('causes no request if already aborted', async () => {
    const { client, server } = rig([thing]);
    await expect(client.call(readThing, read, { signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow('before');
    expect(server.arrivals).toEqual([]);
  });

  it('causes no problem report by aborting', async () => {
    const problems: unknown[] = [];
    const { client } = rig([silence], { onProblem: (problem) => problems.push(problem) });
    const controller = new AbortController();
    const call = client.call(readThing, read, { signal: controller.signal });
    await turns();
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(problems).toEqual([]);
  });
});

it.each([Infinity, 2 ** 31, 1e12])('a limit of %d milliseconds is not exceeded at once', async (time) => {
  const stop = new AbortController();
  const over = systemClock.sleep(time, stop.signal).then(
    () => 'over',
    () => 'stopped',
  );
  await systemClock.sleep(5, new AbortController().signal);
  stop.abort();
  expect(await over).toBe('stopped');
});
