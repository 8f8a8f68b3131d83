import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { awaitJob, type JobOptions } from '../../src/api/jobs.js';
import { operation } from '../../src/api/operations/operation.js';
import { failure, makeThing, rig, type Rig } from '../support/client-under-test.js';
import { json, lost, silence, type Step } from '../support/scripted-server.js';

interface Job {
  status: string;
  result?: string | undefined;
}

const getJob = operation<{ jobId: string }, Job>({
  name: 'jobs.get',
  method: 'GET',
  path: '/v1/async-jobs/{jobId}',
  request: z.object({ jobId: z.string() }),
  response: z.object({ status: z.string(), result: z.optional(z.string()) }),
  retry: 'safe',
});

const processing = json({ status: 'Processing' });
const completed = json({ status: 'Completed', result: 'r' });

const ended: JobOptions<Job> = {
  done: ({ status }) => status === 'Completed',
  failed: ({ status }) => status === 'Failed' && 'the order was refused',
};

const wait = ({ client }: Rig, options: Partial<JobOptions<Job>> = {}): Promise<Job> =>
  awaitJob(client, getJob, { jobId: 'j' }, { ...ended, ...options });

describe('a job', () => {
  it('returns its last response, and reports earlier ones to a callback', async () => {
    const test = rig([processing, json({ status: 'Pending' }), completed]);
    const seen: string[] = [];
    expect(await test.clock.settle(wait(test, { onProgress: ({ status }) => seen.push(status) }))).toEqual({
      status: 'Completed',
      result: 'r',
    });
    expect(seen).toEqual(['Processing', 'Pending']);
    expect(test.server.arrivals.map(({ url }) => url.pathname)).toEqual(Array(3).fill('/v1/async-jobs/j'));
    expect(test.clock.pending).toBe(0);
  });

  it('is polled after one second, then at growing intervals of up to ten seconds', async () => {
    const test = rig([...Array<Step>(7).fill(processing), completed]);
    await test.clock.settle(wait(test));
    expect(test.server.pauses).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });

  it('is polled when the server says, but never without a pause', async () => {
    const after = (seconds: string): Step => json({ status: 'Processing' }, { headers: { 'retry-after': seconds } });
    const test = rig([after('25'), after('0'), processing, completed]);
    await test.clock.settle(wait(test));
    expect(test.server.pauses).toEqual([25_000, 1000, 4000]);
  });

  it('that failed is an error with its response', async () => {
    const test = rig([processing, json({ status: 'Failed', result: 'why' })]);
    expect(await test.clock.settle(failure(wait(test)))).toMatchObject({
      type: 'api',
      code: 'job-failed',
      retryable: false,
      message: 'jobs.get: the order was refused',
      data: { status: 'Failed', result: 'why' },
    });
    const plain = rig([json({ status: 'Failed' })]);
    expect(await plain.clock.settle(failure(wait(plain, { failed: () => true })))).toMatchObject({
      message: 'jobs.get: the job has failed',
    });
  });

  it('survives dropped responses and busy servers', async () => {
    const test = rig([processing, lost, json({}, { status: 503, headers: { 'retry-after': '60' } }), completed], { maxRetries: 0 });
    expect(await test.clock.settle(wait(test))).toMatchObject({ status: 'Completed' });
    expect(test.server.pauses).toEqual([1000, 2000, 60_000]);
  });

  it('leaves nothing behind when aborted, even if one signal aborts many jobs', async () => {
    const test = rig([processing, completed]);
    const { signal } = new AbortController();
    await test.clock.settle(wait(test, { signal }));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('that does not exist is an error at once', async () => {
    const test = rig([json({ success: false, reasons: [{ code: 50000040, message: 'no such job' }] })]);
    expect(await test.clock.settle(failure(wait(test)))).toMatchObject({ type: 'not-found' });
    expect(test.server.arrivals).toHaveLength(1);
  });

  it.each([
    ['answers "processing" forever', processing],
    ['never answers', silence],
    ['always loses its response', lost],
  ])('that never reports an end has an unknown outcome: it %s', async (_, step) => {
    const test = rig([step]);
    const start = test.clock.now();
    expect(await test.clock.settle(failure(wait(test, { timeout: 100_000 })))).toMatchObject({
      type: 'outcome-unknown',
      code: 'job-timeout',
      retryable: true,
    });
    expect(test.clock.now() - start).toBe(100_000);
    expect(test.clock.pending).toBe(0);
  });

  it('is no longer polled when nobody waits', async () => {
    const test = rig([processing]);
    const controller = new AbortController();
    const waiting = wait(test, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(test.clock.settle(waiting)).rejects.toThrow(/abort/);
    expect(test.server.arrivals).toHaveLength(1);
    expect(test.clock.pending).toBe(0);
    await expect(wait(test, { signal: controller.signal })).rejects.toThrow(/abort/);
    expect(test.server.arrivals).toHaveLength(1);
  });

  it('is never polled with a row that changes data', async () => {
    const { client, server } = rig([json({ id: '1' })]);
    const error = await failure(awaitJob(client, makeThing, { name: 'a' }, { done: () => true }));
    expect(error).toMatchObject({ type: 'configuration', code: 'not-a-read' });
    expect(server.arrivals).toEqual([]);
  });
});
