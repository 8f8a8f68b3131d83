import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Transaction } from '../../../demo/sandbox/database/open.js';
import { available, endpoints } from '../../../demo/sandbox/handlers/index.js';
import type { Endpoint } from '../../../demo/sandbox/http/endpoint.js';
import { UNAVAILABLE } from '../../../demo/sandbox/unavailable.js';
import { billingOperations } from '../../../src/generated/api/operations/index.js';
import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type SandboxAnswer, type StartedSandbox } from '../../support/sandbox.js';
import type { Example, RowExamples } from './examples/example.js';
import { exampleSets } from './examples/index.js';

const VERSION = { 'zuora-version': '2025-08-12' };
/** Operations that respond with 202 before their work is complete. */
const ACCEPTED = new Set(['previewOrderAsync', 'resendCallouts']);
const rows: [string, AnyOperation][] = Object.entries(billingOperations);
const served = new Set(Object.keys(available));
/** Operations with examples. Filled while the sets of examples are set up. */
const withExamples = new Set<string>();
/** Operations whose handlers used the database. Filled while the examples run. */
const usingDatabase = new Set<string>();

/** Records which handlers use their transaction. */
function watchHandlers(): void {
  for (const [name, endpoint] of Object.entries<Endpoint>(available)) {
    const prepare = endpoint.prepare.bind(endpoint);
    const note = (tx: Transaction, key: string | symbol): unknown => {
      usingDatabase.add(name);
      const part: unknown = Reflect.get(tx, key);
      return part;
    };
    vi.spyOn(endpoint, 'prepare').mockImplementation((fields, unknownFields) => {
      const handle = prepare(fields, unknownFields);
      return (call) => handle({ ...call, tx: new Proxy(call.tx, { get: note }) });
    });
  }
}

function send(started: StartedSandbox, row: AnyOperation, { path, json, body }: Example): Promise<SandboxAnswer> {
  return started.call(path, {
    method: row.method,
    headers: VERSION,
    ...(json !== undefined && { json }),
    ...(body !== undefined && { body }),
  });
}

beforeAll(watchHandlers);
afterAll(() => void vi.restoreAllMocks());

it('has one endpoint per operation, which serves or refuses it with a reason', () => {
  expect(endpoints.map(({ row }) => row.name)).toEqual(rows.map(([, row]) => row.name));
  expect(Object.keys(UNAVAILABLE).filter((name) => served.has(name))).toEqual([]);
});

it('refuses at most 15 operations', () => {
  expect(Object.keys(UNAVAILABLE).length).toBeLessThanOrEqual(15);
});

describe.each(Object.entries(exampleSets))('examples of %s', (_, examplesOf) => {
  let started: StartedSandbox;
  let examples: [string, RowExamples][];

  beforeAll(async () => {
    started = await startSandbox();
    examples = Object.entries(await examplesOf(started));
    for (const [name] of examples) withExamples.add(name);
  });
  afterAll(() => started.close());

  const rowOf = (name: string): AnyOperation => {
    const row = rows.find(([known]) => known === name)?.[1];
    if (!row) throw new Error(`There is no row ${name}.`);
    return row;
  };

  it('return the documented shapes', async () => {
    for (const [name, { good }] of examples) {
      const row = rowOf(name);
      const answer = await send(started, row, good);
      expect(answer.status, name).toBe(ACCEPTED.has(name) ? 202 : 200);
      // Each entry of a list reports its own success.
      expect(JSON.stringify(answer.body), name).not.toMatch(/"success":false/i);
      if (row.answer !== 'file') expect(row.response.safeParse(answer.body).error?.issues, name).toBeUndefined();
    }
  });

  it('are refused with the category and the name of the invalid field', async () => {
    for (const [name, { bad }] of examples) {
      const answer = await send(started, rowOf(name), bad);
      expect(answer.status, name).toBe(bad.status ?? 200);
      const reasons = reasonsOf(answer.body);
      expect(
        reasons.map((reason) => reason.category),
        name,
      ).toContain(bad.category);
      expect(reasons.map((reason) => reason.message).join(' '), name).toContain(`'${bad.names}'`);
    }
  });
});

it('include a success and a failure of each served operation', () => {
  expect([...served].filter((name) => name !== 'createToken' && !withExamples.has(name))).toEqual([]);
});

it('read or write the database in each operation', () => {
  expect([...served].filter((name) => !usingDatabase.has(name))).toEqual([]);
});

describe('an operation that is not served', () => {
  let started: StartedSandbox;
  beforeAll(async () => {
    started = await startSandbox();
  });
  afterAll(() => started.close());

  it.each(Object.entries(UNAVAILABLE))('%s gives the reason', async (name, reason) => {
    const row = rows.find(([known]) => known === name)?.[1];
    const path = row?.path.replaceAll(/\{[^}]+\}/g, 'some-key') ?? '';
    const body = row?.encoding === 'multipart' ? { body: new FormData() } : { json: {} };
    const answer = await started.call(path, { method: row?.method ?? 'GET', ...(/^P/.test(row?.method ?? '') && body) });
    expect(answer.status).toBe(200);
    const [only] = reasonsOf(answer.body);
    expect(only?.category).toBe(45);
    expect(only?.message).toContain(reason);
  });
});
