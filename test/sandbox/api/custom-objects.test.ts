import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing, matching } from '../../support/matchers.js';
import { reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const OBJECT = 'storefront_consent';
const PATH = `/objects/records/default/${OBJECT}`;
const definition = {
  object: OBJECT,
  label: 'Consent',
  properties: {
    account__c: { type: 'string', label: 'Account', maxLength: 20 },
    limit__c: { type: 'number', label: 'Limit' },
    on__c: { type: 'string', format: 'date', label: 'On' },
    given__c: { type: 'boolean', label: 'Given' },
    key__c: { type: 'string', label: 'Key' },
  },
  required: ['account__c'],
  unique: ['key__c'],
  filterable: ['account__c', 'limit__c', 'on__c', 'given__c'],
};
const list = z.object({ count: z.number(), records: z.array(z.looseObject({ key__c: z.string() })), nextPage: z.optional(z.string()) });
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox();
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
  await define({});
});
afterAll(() => started.close());

const define = (changes: object) =>
  started.call('/objects/definitions/default', { json: { definitions: { [OBJECT]: { ...definition, ...changes } } } });
const create = (records: object[], allowPartialSuccess?: boolean) =>
  started.call(PATH, { json: { records, ...(allowPartialSuccess !== undefined && { allowPartialSuccess }) } });
const read = async (query = '') => list.parse((await started.call(`${PATH}${query}`)).body);
const keys = async (q: string) => (await read(`?q=${encodeURIComponent(q)}`)).records.map((record) => record.key__c);

describe('a definition', () => {
  it('is listed as created', async () => {
    expect((await started.call('/objects/definitions/default')).body).toMatchObject({
      count: 1,
      definitions: {
        [OBJECT]: { type: OBJECT, schema: { ...definition, properties: { Id: { format: 'uuid' }, limit__c: { origin: 'custom' } } } },
      },
    });
    expect((await started.call('/objects/definitions/default?select=type')).body).toEqual({
      count: 1,
      definitions: { [OBJECT]: { type: OBJECT } },
    });
  });

  it('that names a unique field twice counts it once', async () => {
    await started.call('/sandbox/reset', { method: 'POST' });
    await define({ unique: ['key__c', 'key__c'] });
    expect((await create([{ account__c: 'A', key__c: 'a' }])).body).toMatchObject({ records: [{ key__c: 'a' }] });
  });

  it.each<[object, number, string]>([
    [{}, 30, `definitions.${OBJECT}`],
    [{ object: 'other' }, 30, `definitions.${OBJECT}.object`],
    [{ required: ['nothing__c'] }, 30, `definitions.${OBJECT}.required`],
    [{ properties: { plain: { type: 'string', label: 'x' } } }, 30, `definitions.${OBJECT}.properties.plain`],
    [{ relationships: [] }, 30, `definitions.${OBJECT}.relationships`],
    [{ properties: { a__c: { type: 'array', label: 'x' } } }, 30, `definitions.${OBJECT}.properties.a__c.type`],
  ])('with %j is refused', async (changes, category, names) => {
    expect(reasonsOf((await define(changes)).body)).toEqual([{ category, message: containing(`'${names}'`) }]);
  });
});

describe('records', () => {
  it('are added, and listed in order across pages', async () => {
    const made = await create([
      { account__c: 'A1', key__c: '1' },
      { account__c: 'A2', key__c: '2' },
    ]);
    expect(made.body).toMatchObject({
      records: [{ Id: matching(/^[0-9a-f-]{36}$/), type: OBJECT, account__c: 'A1' }, { account__c: 'A2' }],
    });
    await create([{ account__c: 'A1', key__c: '3', limit__c: 12.5, given__c: true, on__c: '2026-01-31' }]);
    const first = await read('?pageSize=2');
    expect(first).toMatchObject({ count: 2, nextPage: matching(/./) });
    const second = await read(`?pageSize=2&cursor=${first.nextPage ?? ''}`);
    expect([...first.records, ...second.records].map((record) => record.key__c)).toEqual(['1', '2', '3']);
    expect(second.nextPage).toBeUndefined();
    expect((await read(`?ids=${String(second.records[0]?.['Id'])}`)).records).toEqual(second.records);
  });

  it.each([
    ["account__c eq 'A1'", ['1', '3']],
    ["account__c ne 'A1'", ['2']],
    ["account__c eq 'A1' and limit__c gt 9", ['3']],
    ['limit__c lt 100', ['1', '3']],
    ['limit__c eq null', ['2']],
    ["on__c ge '2026-02-01'", ['2']],
    ['given__c eq true', ['3']],
    ["account__c eq 'x\\' or 1=1'", []],
  ])('are found by %s', async (q, found) => {
    await create([
      { account__c: 'A1', key__c: '1', limit__c: 9 },
      { account__c: 'A2', key__c: '2', on__c: '2026-02-01' },
      { account__c: 'A1', key__c: '3', limit__c: 12.5, given__c: true, on__c: '2026-01-31' },
    ]);
    expect(await keys(q)).toEqual(found);
  });

  it.each(["key__c eq '1'", 'account__c eq 1', "account__c like 'A'", "limit__c gt 1 or account__c eq 'A1'", "constructor eq 'x'"])(
    'cannot be filtered by %s',
    async (q) => {
      expect(reasonsOf((await started.call(`${PATH}?q=${encodeURIComponent(q)}`)).body)).toEqual([
        { category: 27, message: containing("'q'") },
      ]);
    },
  );

  it.each<[object, string]>([
    [{}, 'account__c'],
    [{ account__c: null }, 'account__c'],
    [{ account__c: 5 }, 'account__c'],
    [{ account__c: 'x'.repeat(21) }, 'account__c'],
    [{ account__c: 'A', limit__c: '5' }, 'limit__c'],
    [{ account__c: 'A', on__c: '2026-02-30' }, 'on__c'],
    [{ account__c: 'A', given__c: 'true' }, 'given__c'],
    [{ account__c: 'A', key__c: 'taken' }, 'key__c'],
    [{ account__c: 'A', other__c: 1 }, 'other__c'],
    [{ account__c: 'A', constructor: 1 }, 'constructor'],
  ])('such as %j are refused in the documented format, and nothing is written', async (record, names) => {
    await create([{ account__c: 'A', key__c: 'taken' }]);
    const answer = await create([{ account__c: 'B', key__c: 'new' }, record]);
    expect(answer).toMatchObject({
      status: 400,
      body: { message: containing(`'${names}'`), details: [{ message: containing(`'${names}'`), record }] },
    });
    expect(String(z.object({ code: z.number() }).parse(answer.body).code)).toMatch(/^7101252\d$/);
    expect((await read()).records.map((entry) => entry.key__c)).toEqual(['taken']);
  });

  it('that are valid are written if partial success is allowed', async () => {
    const { status, body } = await create([{ account__c: 'A', key__c: '1' }, { key__c: '2' }, { account__c: 'B', key__c: '1' }], true);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      records: [{ key__c: '1' }],
      error: { details: [{ record: { key__c: '2' } }, { record: { account__c: 'B' } }] },
    });
    expect((await read()).count).toBe(1);
  });
});
