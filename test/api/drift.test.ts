import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createInspect, type Drift } from '../../src/api/wire/drift.js';
import { billingOperations } from '../../src/generated/api/operations/index.js';
import type { AnyOperation } from '../../src/api/operations/operation.js';
import { storefrontOperations } from '../../src/api/operations/storefront/index.js';
import { decimal } from '../../src/api/schemas/decimal.js';
import { optionalField, openEnum, wireBoolean } from '../../src/api/schemas/wire.js';
import { failure, readThing, rig } from '../support/client-under-test.js';
import { json } from '../support/scripted-server.js';
import { isZod } from '../../src/api/wire/schema-walk.js';

const things = {
  ...readThing,
  name: 'things.list',
  response: z.looseObject({
    things: z.array(
      z.looseObject({
        name: z.string(),
        status: optionalField(openEnum(['Active', 'Draft'])),
        amount: optionalField(decimal),
        flag: optionalField(wireBoolean),
        kind: z.optional(z.enum(['a', 'b'])),
        contact: z.optional(z.object({ city: z.string() })),
        labels: z.optional(z.record(z.string(), z.looseObject({ color: openEnum(['red']) }))),
        free: z.optional(z.unknown()),
      }),
    ),
  }),
};

/** Calls once for each response. Returns all reported drifts, and the result or error of the last call. */
async function driftOf(...answers: unknown[]): Promise<{ drifts: Drift[]; output: unknown }> {
  const drifts: Drift[] = [];
  const { clock, client } = rig(
    answers.map((answer) => json(answer)),
    { onDrift: (drift) => drifts.push(drift), maxRetries: 0 },
  );
  const call = (): Promise<unknown> => client.call(things, { 'thing-key': 'a' }).catch((error: unknown) => error);
  let output: unknown;
  for (let count = 0; count < answers.length; count += 1) output = await clock.settle(call());
  return { drifts, output };
}

const known = {
  name: 'a',
  status: 'Active',
  amount: '1.00',
  flag: 'True',
  kind: 'a',
  contact: { city: 'c' },
  labels: { x: { color: 'red' } },
};

describe('a response that fits the definition', () => {
  it('causes no drift, even with custom fields, envelope fields, nulls and open parts of the definition', async () => {
    const custom = { Own__c: 'x', Linked__NS: 1, Quoted__QT: {} };
    const { drifts } = await driftOf({
      success: true,
      processId: 'P',
      requestId: 'R',
      things: [{ ...known, ...custom, status: null, free: { any: [{ thing: 1 }] } }, { name: 'b' }],
    });
    expect(drifts).toEqual([]);
  });
});

describe('data outside the definition', () => {
  it('is reported with its path, and stays in the result', async () => {
    const answer = {
      added: { deep: true },
      things: [
        { ...known, newer: 1, status: 'Hibernating', contact: { city: 'c', planet: 'p' }, labels: { Ada: { color: 'blue', size: 3 } } },
      ],
    };
    const { drifts, output } = await driftOf(answer);
    expect(drifts).toHaveLength(6);
    expect(drifts).toEqual(
      expect.arrayContaining([
        { operation: 'things.list', path: 'added', kind: 'unknown-field' },
        { operation: 'things.list', path: 'things[].newer', kind: 'unknown-field' },
        { operation: 'things.list', path: 'things[].status', kind: 'unknown-value', value: 'Hibernating' },
        { operation: 'things.list', path: 'things[].contact.planet', kind: 'unknown-field' },
        { operation: 'things.list', path: 'things[].labels.*.color', kind: 'unknown-value', value: 'blue' },
        { operation: 'things.list', path: 'things[].labels.*.size', kind: 'unknown-field' },
      ]),
    );
    expect(output).toMatchObject({ added: { deep: true }, things: [{ newer: 1, status: 'Hibernating' }] });
  });

  it('is reported once per path', async () => {
    const answer = { things: [1, 2, 3].map((later) => ({ ...known, later, status: `New ${later}` })) };
    const { drifts } = await driftOf(answer, answer, { things: [{ ...known, status: 'Newest' }] });
    expect(drifts.map(({ path, kind }) => `${path} ${kind}`).sort()).toEqual([
      'things[].later unknown-field',
      'things[].status unknown-value',
    ]);
  });

  it('is reported separately by each client and for each operation', async () => {
    const answer = json({ name: 'a', later: 1 });
    const drifts: Drift[] = [];
    const onDrift = (drift: Drift): void => void drifts.push(drift);
    for (const { clock, client } of [rig([answer], { onDrift }), rig([answer], { onDrift })]) {
      await clock.settle(client.call(readThing, { 'thing-key': 'a' }));
      await clock.settle(client.call({ ...readThing, name: 'things.other' }, { 'thing-key': 'a' }));
    }
    expect(drifts.map(({ operation }) => operation)).toEqual(['things.get', 'things.other', 'things.get', 'things.other']);
  });

  it('is shortened and limited in number', async () => {
    const long = 'x'.repeat(10_000);
    const { drifts } = await driftOf({ things: [{ ...known, status: long, [long]: 1 }] });
    for (const { path, value = '' } of drifts) expect(path.length + value.length).toBeLessThan(200);
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, 1]));
    expect((await driftOf({ ...many, things: [] })).drifts).toHaveLength(1_000);
  });
});

describe('a response that cannot be parsed', () => {
  it.each<[string, unknown, Omit<Drift, 'operation'>]>([
    ['a missing field', { things: [{}] }, { path: 'things[].name', kind: 'missing-field' }],
    ['a missing list', {}, { path: 'things', kind: 'missing-field' }],
    ['another type', { things: [{ name: 3 }] }, { path: 'things[].name', kind: 'wrong-type' }],
    ['a value outside a closed list', { things: [{ name: 'a', kind: 'c' }] }, { path: 'things[].kind', kind: 'unknown-value', value: 'c' }],
    ['an entry of the wrong type', { things: [{ name: 'a', labels: { Ada: 7 } }] }, { path: 'things[].labels.*', kind: 'wrong-type' }],
    ['no object', 7, { path: '', kind: 'wrong-type' }],
  ])('is reported too: %s', async (_, answer, drift) => {
    const { drifts, output } = await driftOf(answer);
    expect(drifts).toEqual([{ operation: 'things.list', ...drift }]);
    expect(output).toMatchObject({ code: 'schema-mismatch' });
  });

  it('causes no drift if it is a refusal', async () => {
    expect((await driftOf({ success: false, reasons: [{ code: 58730030, message: 'm' }] })).drifts).toEqual([]);
  });
});

it.each<[string, () => void]>([
  [
    'throws',
    () => {
      throw new Error('the log is full');
    },
  ],
  ['rejects', () => Promise.reject(new Error('the log is full'))],
])('a hook that %s breaks nothing', async (_, onDrift) => {
  const { clock, client } = rig([json({ name: 'a', later: 1 }), json({})], { onDrift, maxRetries: 0 });
  expect(await clock.settle(client.call(readThing, { 'thing-key': 'a' }))).toEqual({ name: 'a' });
  expect(await clock.settle(failure(client.call(readThing, { 'thing-key': 'a' })))).toMatchObject({ code: 'schema-mismatch' });
});

it.each(Object.values<AnyOperation>({ ...billingOperations, ...storefrontOperations }).map((row) => [row.name, row] as const))(
  'can be detected in any response of %s',
  (_, row) => {
    const { shape } = z
      .object({ shape: z._default(z.record(z.string(), z.unknown()), {}) })
      .parse(isZod(row.response) ? row.response._zod.def : {});
    const names = fc.constantFrom('other', ...Object.keys(shape));
    const answers = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue({ maxDepth: 4 })));
    fc.assert(
      fc.property(answers, (answer) => {
        const drifts: Drift[] = [];
        createInspect((drift) => drifts.push(drift))(row, answer, row.response.safeParse(answer).error?.issues ?? []);
        for (const { operation } of drifts) expect(operation).toBe(row.name);
      }),
      { numRuns: 20 },
    );
  },
);
