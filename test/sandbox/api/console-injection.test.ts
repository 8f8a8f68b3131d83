import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUERY_OBJECTS } from '../../../demo/sandbox/query/objects.js';
import { parseQuery } from '../../../demo/sandbox/query/parse-query.js';
import { createClient } from '../../../src/api/client.js';
import { isStorefrontError } from '../../../src/api/errors.js';
import type { ObjectDescription } from '../../../src/api/objects/describe.js';
import { toCondition, filterProblem } from '../../../src/components/features/objects/filter.js';
import { ObjectSource, buildQuery, queriedType, type ObjectRecord } from '../../../src/components/features/objects/source.js';
import { byFullDepth } from '../../support/examples.js';
import { hostileStrings } from '../../support/hostile-strings.js';
import { readLedger } from '../../support/sandbox-answers.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

/** Texts that staff type into the console and the filter of `<storefront-objects>`, with the requests that the element sends. */

const HOSTILE = hostileStrings(byFullDepth({ change: 400, ci: 2000, deep: 2000 }));
/** Positions in a query where a text may be typed or pasted. The last one is the whole console. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => `select Id, City from Contact where City = '${text}'`,
  (text) => `select Id from Contact where ${text}`,
  (text) => `select Id, ${text} from Contact`,
  (text) => `select Id from ${text}`,
  (text) => `select Id from Contact ${text}`,
  (text) => text,
];

let started: StartedSandbox;
let source: ObjectSource;
let ledger: unknown;
/** Sent path and body. */
const sent: { path: string; body: unknown }[] = [];
const everything = new Map<string, ReadonlySet<unknown>>();

const signal = new AbortController().signal;
const queried = z.strictObject({ queryString: z.string(), conf: z.strictObject({ batchSize: z.literal(50) }) });

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  for (const email of ['ada@example.com', "o'hara@example.com"])
    await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21', email }) });
  const client = createClient({
    baseUrl: SANDBOX_URL,
    credential: () => started.authorization.slice('Bearer '.length),
    version: '2025-08-12',
    maxRetries: 0,
    fetch: async (request) => {
      const text = await request.clone().text();
      sent.push({ path: new URL(request.url).pathname, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
      return started.sandbox.fetch(request);
    },
  });
  source = new ObjectSource(client);
  ledger = await readLedger(started);
});
afterAll(() => started.close());

/** Returns all ids of an object. */
async function idsOf(object: string): Promise<ReadonlySet<unknown>> {
  const known = everything.get(object);
  if (known) return known;
  const answer = await started.call('/v1/action/query', { json: { queryString: `select Id from ${object}` } });
  const { records = [] } = z.object({ records: z.optional(z.array(z.object({ Id: z.string() }))) }).parse(answer.body);
  const ids = new Set<unknown>(records.map(({ Id }) => Id));
  everything.set(object, ids);
  return ids;
}

/** Returns the records that the console finds for a text. Undefined if it refused the text with an error message. */
async function run(text: string): Promise<readonly ObjectRecord[] | undefined> {
  try {
    const type = queriedType(text);
    if (type !== undefined) await source.describe(type);
    return (await source.find(text, signal)).records;
  } catch (error) {
    if (!isStorefrontError(error)) throw error;
    expect({ text, type: error.type, isSaid: error.message !== '' }).toMatchObject({ text, isSaid: true });
    expect(['invalid-request', 'not-found', 'conflict', 'api']).toContain(error.type);
    return undefined;
  }
}

describe('through the console', () => {
  it.each(PLACES.map((place, index) => [place('…'), place, index] as const))(
    '%s: is sent as typed, and finds matches or is refused',
    async (_, place, index) => {
      const strings = HOSTILE.filter((__, at) => at % PLACES.length === index);
      let refusals = 0;
      for (const hostile of strings) {
        const text = place(hostile);
        sent.length = 0;
        const records = await run(text);
        for (const { path, body } of sent) {
          // Only a valid object name becomes part of a path, to request its description. The text itself is only ever a JSON value.
          if (path.startsWith('/v1/describe/')) expect(path).toMatch(/^\/v1\/describe\/\w{1,64}$/);
          else expect({ path, text: queried.parse(body).queryString }).toEqual({ path: '/v1/action/query', text });
        }
        if (records === undefined) {
          refusals += 1;
          continue;
        }
        const query = parseQuery(text);
        const ids = await idsOf(query.object);
        const fields = new Set(['Id', ...query.fields]);
        expect(records.length).toBeLessThanOrEqual(ids.size);
        for (const record of records) {
          expect(Object.keys(record).filter((name) => !fields.has(name))).toEqual([]);
          if ('Id' in record) expect(ids.has(record['Id'])).toBe(true);
        }
      }
      expect(refusals).toBeGreaterThan(strings.length / 4);
    },
  );

  it('gets the descriptions of the two named object types, and of no similar names', async () => {
    const kinds = new Set(HOSTILE.map((text) => queriedType(`select Id from ${text}`)).filter((kind) => kind !== undefined));
    const described: string[] = [];
    for (const kind of kinds) {
      try {
        const { name } = await source.describe(kind);
        expect(name).toBe(kind);
        described.push(kind);
      } catch (error) {
        expect({ kind, type: isStorefrontError(error) && error.type }).toEqual({ kind, type: 'not-found' });
      }
    }
    expect(described.toSorted()).toEqual(['Account', 'Contact']);
    expect(kinds.size).toBeGreaterThan(HOSTILE.length / 20);
    expect(kinds).toContain('password_hash');
    expect(kinds).toContain('__proto__');
  });

  it('ignores a name that is longer than any object name', () => {
    expect(queriedType(`select Id from ${'Contact'.repeat(20)}`)).toBeUndefined();
  });
});

describe('through the filter', () => {
  const description: ObjectDescription = {
    name: 'Contact',
    label: 'Contact',
    fields: Object.keys(QUERY_OBJECTS['Contact']?.fields ?? {}).map((name) => ({
      name,
      label: name,
      type: name === 'CreatedDate' ? 'datetime' : 'text',
      contexts: ['soap'],
      options: [],
    })),
    related: [],
  };

  it('each string is a value that no contact has: it finds nothing and never leaves its quotes', async () => {
    let asked = 0;
    for (const value of HOSTILE) {
      const filter = { field: 'City', comparison: '=', value } as const;
      // An empty text means no filter. Another test covers this.
      if (value.trim() === '' || filterProblem(description, filter) !== undefined) continue;
      let text: string;
      try {
        text = buildQuery(description, toCondition(description, filter));
      } catch (error) {
        expect(isStorefrontError(error) && error.type).toBe('invalid-request');
        continue;
      }
      asked += 1;
      expect(parseQuery(text).where).toMatchObject({ kind: 'compare', field: 'City', value: { kind: 'text', value: value.trim() } });
      if (asked % 10 === 0) expect(await run(text)).toEqual([]);
    }
    expect(asked).toBeGreaterThan(HOSTILE.length * 0.75);
  });

  it('no string is read as a field or an instant', () => {
    for (const value of HOSTILE) {
      expect(filterProblem(description, { field: 'CreatedDate', comparison: '>=', value })).toBeTypeOf(
        Number.isNaN(Date.parse(value.trim())) ? 'string' : 'undefined',
      );
      try {
        const text = buildQuery(description, toCondition(description, { field: value, comparison: '=', value: 'x' }));
        expect(parseQuery(text).where).toMatchObject({ kind: 'compare', field: value });
      } catch (error) {
        expect(isStorefrontError(error) && error.type).toBe('invalid-request');
      }
    }
  });
});

it('nothing was changed', async () => {
  expect(await readLedger(started)).toEqual(ledger);
});
