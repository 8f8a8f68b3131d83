import { describe, expect, it } from 'vitest';
import { Intent } from '../../src/store/intents.js';
import { pauseBeforeRead, readProbe, type ReadResult } from '../../src/store/read-probe.js';
import { NEW_SUBMISSION, NOT_APPLIED, OUTCOME_LOST, transition } from '../../src/store/submission-machine.js';
import { SubmissionRunner, type Attempt, type SubmissionSettings } from '../../src/store/submission-runner.js';
import { declined, error, flush, noAnswer } from '../support/submission-world.js';

type Settings = Partial<SubmissionSettings<string, string>>;

/** Creates a submission whose requests and pauses are ended by the test. */
function submission(settings: Settings = {}) {
  const attempts: Attempt[] = [];
  const pauses: number[] = [];
  const refused: string[] = [];
  let answers: ((result: string | Error) => void) | undefined;
  let endPause: () => void = () => undefined;
  const runner = new SubmissionRunner<string, string>({
    send: (_, attempt) =>
      new Promise((resolve, reject) => {
        attempts.push(attempt);
        answers = (result) => (typeof result === 'string' ? resolve(result) : reject(result));
      }),
    onRefused: ({ code }) => refused.push(code),
    isOnline: () => true,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        pauses.push(milliseconds);
        endPause = resolve;
        signal.addEventListener('abort', () => resolve());
      }),
    ...settings,
  });
  runner.connect();
  return {
    runner,
    attempts,
    pauses,
    refused,
    keys: () => attempts.map(({ idempotencyKey }) => idempotencyKey),
    send: async () => {
      runner.send(() => 'red');
      await flush();
    },
    answer: async (result: string | Error) => {
      answers?.(result);
      await flush();
    },
    endPause: async () => {
      endPause();
      await flush();
    },
  };
}

const outcomeLost = () => error({ type: 'outcome-unknown', code: OUTCOME_LOST, status: 409 });

describe('a submission', () => {
  it('waits longer before each check, up to 30 seconds', async () => {
    const { send, answer, endPause, pauses, keys } = submission();
    await send();
    for (let check = 0; check < 6; check += 1) {
      await answer(noAnswer());
      await endPause();
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(new Set(keys()).size).toBe(1);
  });

  it('restarts the pauses for the next request', async () => {
    const { send, answer, endPause, pauses } = submission();
    await send();
    await answer(noAnswer());
    await endPause();
    await answer(declined());
    await send();
    await answer(noAnswer());
    expect(pauses).toEqual([2_000, 2_000]);
  });

  it('makes no check while its host is disconnected, and continues after reconnecting', async () => {
    const { runner, send, answer, endPause, pauses, attempts } = submission();
    await send();
    runner.disconnect();
    await answer(noAnswer());
    expect([runner.state.status, pauses]).toEqual(['checking', []]);
    runner.connect();
    expect(pauses).toEqual([2_000]);
    runner.disconnect();
    await endPause();
    expect(attempts).toHaveLength(1);
    runner.connect();
    await endPause();
    expect(attempts).toHaveLength(2);
  });

  it('makes a new attempt of the same intent while something is left to do', async () => {
    const { send, answer, attempts } = submission({ isUnfinished: (output) => output === 'half' });
    await send();
    await answer('half');
    await send();
    await answer('whole');
    await send();
    const [first, second, third] = attempts;
    expect(second?.intentId).toBe(first?.intentId);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(third?.intentId).not.toBe(second?.intentId);
  });

  it('settles when only a person can start the next check', async () => {
    const { runner, send, answer, endPause } = submission({ pauseBefore: (check) => [0][check] });
    const settled: string[] = [];
    await send();
    void runner.settled().then(() => settled.push(runner.state.status));
    await answer(noAnswer());
    expect(settled).toEqual([]);
    await endPause();
    expect(settled).toEqual([]);
    await answer(noAnswer());
    expect(settled).toEqual(['checking']);
  });

  it('ignores a response that arrives after its end', async () => {
    const told: string[] = [];
    const { runner, send, answer } = submission({ onDone: (output) => told.push(output) });
    await send();
    runner.end();
    await answer('red');
    expect([told, runner.state.status]).toEqual([[], 'idle']);
  });

  it('leaves no request behind if a certain outcome arrives after its end', async () => {
    for (const outcome of ['red', declined(), noAnswer()]) {
      const kept: string[] = [];
      const memory = {
        read: () => kept[0],
        write: (request: string) => void kept.splice(0, 1, request),
        remove: () => void kept.splice(0),
      };
      const { runner, send, answer } = submission();
      runner.open(new Intent('paint', undefined, async (_, work) => ({ result: await work() })), memory);
      await send();
      runner.end();
      await answer(outcome);
      const isCertain = typeof outcome === 'string' || outcome.type === 'payment';
      expect(kept).toEqual(isCertain ? [] : ['red']);
    }
  });

  it('drops an unknown outcome without a stored request', () => {
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    const lock = async <Result>(_: string, work: () => Promise<Result>) => ({ result: await work() });
    void new Intent('paint', storage, lock).run(() => new Promise(() => undefined));
    const { runner } = submission();
    const intent = new Intent('paint', storage, lock);
    runner.open(intent);
    expect([runner.state.status, intent.state]).toEqual(['idle', 'pending']);
  });
});

describe('a submission that reads', () => {
  /** Creates a submission whose reads return these results in turn, then "unchanged". */
  function reading(...readings: (ReadResult<string> | Error)[]) {
    let send: (red: string, attempt: Attempt) => Promise<string> = () => Promise.reject(noAnswer());
    const reads: string[] = [];
    const probe = readProbe<string, string>({
      read: (request) => {
        reads.push(request);
        const next = readings.shift() ?? { status: 'unchanged' };
        return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
      },
      send: (request, attempt) => send(request, attempt),
    });
    const all = submission({ probe, pauseBefore: pauseBeforeRead, unchangedReadsToRefuse: 3 });
    return { ...all, reads, resend: (act: typeof send) => (send = act) };
  }

  it('sends the request again with the same key while the gateway may know the outcome', async () => {
    const { send, answer, endPause, resend, keys, runner } = reading();
    const resent: string[] = [];
    resend((_, { idempotencyKey }) => {
      resent.push(idempotencyKey);
      return Promise.resolve('red');
    });
    await send();
    await answer(noAnswer());
    await endPause();
    expect(runner.state.status).toBe('done');
    expect(resent).toEqual(keys());
  });

  it('is done without sending again once the data shows the change', async () => {
    const { send, answer, endPause, runner } = reading({ status: 'applied', output: 'read' });
    await send();
    await answer(noAnswer());
    await endPause();
    expect([runner.state.status, runner.state.output]).toEqual(['done', 'read']);
  });

  it('is refused only after three reads in a row without the change, and then gets a new key', async () => {
    const { send, answer, endPause, reads, refused, keys, runner } = reading();
    await send();
    await answer(outcomeLost());
    for (let read = 1; read <= 3; read += 1) {
      expect(runner.state.status).toBe('checking');
      await endPause();
    }
    expect(reads).toHaveLength(3);
    expect(refused).toEqual([NOT_APPLIED]);
    await send();
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it.each([
    ['gets no response', noAnswer()],
    ['is refused', error({ type: 'not-found', code: 'no-schedule', status: 404 })],
    ['is no longer allowed', error({ type: 'permission', code: 'scope-missing', status: 403 })],
  ])('draws no conclusion from a read that %s', async (_, failure) => {
    const { send, answer, endPause, refused, runner } = reading({ status: 'unchanged' }, { status: 'unchanged' }, failure);
    await send();
    await answer(outcomeLost());
    for (let read = 1; read <= 3; read += 1) await endPause();
    expect([refused, runner.state.status, runner.state.isWaiting]).toEqual([[], 'checking', false]);
    // The user checks again, which starts another three reads.
    runner.check();
    await flush();
    for (let read = 1; read <= 2; read += 1) await endPause();
    expect(refused).toEqual([NOT_APPLIED]);
  });

  it('is refused at once when the data has changed in another way', async () => {
    const { send, answer, endPause, refused } = reading({
      status: 'refused',
      error: error({ type: 'conflict', code: 'schedule-changed', status: 409 }),
    });
    await send();
    await answer(noAnswer());
    await endPause();
    expect(refused).toEqual(['schedule-changed']);
  });

  it('restarts the schedule of reads once the gateway reports that the outcome is lost', async () => {
    const { send, answer, endPause, resend, reads, refused } = reading();
    resend(() => Promise.reject(reads.length < 3 ? noAnswer() : outcomeLost()));
    await send();
    await answer(noAnswer());
    for (let read = 1; read <= 6; read += 1) await endPause();
    expect(reads).toHaveLength(6);
    expect(refused).toEqual([NOT_APPLIED]);
  });
});

describe('a submission with a certain outcome', () => {
  it('forgets that the outcome of an earlier attempt was lost', () => {
    const uncertain = {
      ...NEW_SUBMISSION,
      status: 'checking',
      request: 'request',
      isOutcomeLost: true,
      checks: 3,
      unchangedReads: 2,
    } as const;
    const event = { type: 'done', output: 'output', isUnfinished: false } as const;
    const { state } = transition<string, string>(uncertain, event, { pauseBefore: () => 0 });
    expect(state).toMatchObject({ status: 'done', isOutcomeLost: false, checks: 0, unchangedReads: 0 });
  });
});
