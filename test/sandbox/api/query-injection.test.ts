import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUERY_OBJECTS } from '../../../demo/sandbox/query/objects.js';
import { parseQuery, type Condition, type Literal } from '../../../demo/sandbox/query/parse-query.js';
import { InvalidRequestError } from '../../../src/api/errors.js';
import { createObjects, objectFilter } from '../../../src/api/objects/index.js';
import { eq, oneOf, select } from '../../../src/api/query/index.js';
import { createClient } from '../../../src/api/client.js';
import { byFullDepth } from '../../support/examples.js';
import { hostileStrings } from '../../support/hostile-strings.js';
import { containing } from '../../support/matchers.js';
import { readLedger } from '../../support/sandbox-answers.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const COUNT = byFullDepth({ change: 400, ci: 2000, deep: 2000 });
const HOSTILE = hostileStrings(COUNT);
/** Strings that every field can store. Two contacts contain the strings of the second list. */
const WRITABLE = HOSTILE.filter((text) => !/\0|\p{Surrogate}/u.test(text));
const STORED = WRITABLE.filter((text, index) => index % 40 === 0 && text.trim() !== '' && text.length <= 40);

const record = z.record(z.string(), z.unknown());
const found = z.object({ size: z.number(), records: z.array(record) });
const refused = z.tuple([z.object({ Success: z.literal(false), Errors: z.tuple([z.object({ Code: z.string(), Message: z.string() })]) })]);
const unread = z.object({ success: z.literal(false), reasons: z.tuple([z.object({ message: z.string() })]) });
const CODES = ['MALFORMED_QUERY', 'INVALID_TYPE', 'INVALID_FIELD', 'INVALID_VALUE'];

let started: StartedSandbox;
let ledger: unknown;
/** City of each contact, by id. */
const cities = new Map<string, string>();

const created = z.array(z.object({ Success: z.boolean(), Id: z.string() }));

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  for (const email of ['ada@example.com', "o'hara@example.com"]) {
    await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21', email }) });
  }
  const [account] = found.parse((await ask('select Id from Account')).body).records;
  for (let at = 0; at < STORED.length; at += 50) {
    const cityOf = STORED.slice(at, at + 50);
    const objects = cityOf.map((City) => ({ AccountId: account?.['Id'], FirstName: 'H', LastName: 'H', Country: 'DE', City }));
    const answer = await started.call('/v1/action/create', { json: { type: 'Contact', objects } });
    created.parse(answer.body).forEach(({ Id }, index) => cities.set(Id, cityOf[index] ?? ''));
  }
  ledger = await readLedger(started);
});
afterAll(() => started.close());

const ask = (queryString: string) => started.call('/v1/action/query', { json: { queryString } });

/** Returns the records of a query. Undefined if the query was refused with a query error. */
async function queryRecords(queryString: string): Promise<z.output<typeof record>[] | undefined> {
  const { status, body } = await ask(queryString);
  const records = found.safeParse(body);
  if (records.success) return records.data.records;
  // Texts that no query can contain are refused like any other invalid input.
  if (status === 200) expect(unread.parse(body).reasons[0].message).toContain('queryString');
  else {
    const [{ Errors }] = refused.parse(body);
    expect({ status, code: CODES.includes(Errors[0].Code) }).toEqual({ status: 400, code: true });
  }
  return undefined;
}

/** Returns the query of the builder. Undefined if the builder refused the input. */
function built<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidRequestError);
    return undefined;
  }
}

it('has as many different strings as requested, some of which are cities', () => {
  expect(new Set(HOSTILE).size).toBe(COUNT);
  expect(WRITABLE.length).toBeGreaterThan(HOSTILE.length * 0.75);
  expect(cities.size).toBeGreaterThan(HOSTILE.length / 100);
});

describe('through the builder', () => {
  it('compares each string literally and finds exactly the matching contacts', async () => {
    const AT_ONCE = 100;
    for (let at = 0; at < WRITABLE.length; at += AT_ONCE) {
      const asked = WRITABLE.slice(at, at + AT_ONCE);
      const records = await queryRecords(String(select('Contact', ['City']).where(oneOf('City', asked))));
      const wanted = [...cities].filter(([, city]) => asked.includes(city)).map(([Id, City]) => ({ Id, City }));
      const byId = (a: { Id?: unknown }, b: { Id?: unknown }) => (String(a.Id) < String(b.Id) ? -1 : 1);
      expect([...(records ?? [])].sort(byId)).toEqual(wanted.sort(byId));
    }
  });

  it('refuses strings that no field can hold', () => {
    for (const text of HOSTILE.filter((hostile) => !WRITABLE.includes(hostile))) {
      expect(built(() => select('Contact', ['Id']).where(eq('City', text)))).toBeUndefined();
    }
  });

  it('reads no string as a number, day, instant, field or object', () => {
    for (const text of HOSTILE) {
      const [number, day, instant] = (['Balance', 'DueDate', 'CreatedDate'] as const).map((field) =>
        built(() => select('Invoice', ['Id']).where(eq(field, text))),
      );
      if (number) expect(parseQuery(String(number)).where).toMatchObject({ kind: 'compare', value: { kind: 'number' } });
      for (const dated of [day, instant]) {
        if (dated) expect(parseQuery(String(dated)).where).toMatchObject({ kind: 'compare', value: { kind: 'text' } });
      }
      const field = built(() => select('Invoice', [z.custom<'Id'>().parse(text)]));
      if (field) expect(parseQuery(String(field)).fields).toEqual([text]);
      const object = built(() => select(z.custom<'Invoice'>().parse(text), ['Id']));
      if (object) expect(parseQuery(String(object)).object).toBe(text);
    }
  });

  it('finds no account by such a name in a filtered list', async () => {
    const client = createClient({
      baseUrl: SANDBOX_URL,
      credential: () => started.authorization.slice('Bearer '.length),
      version: '2025-08-12',
      fetch: (request) => started.sandbox.fetch(request),
    });
    const objects = createObjects(client);
    const filters = WRITABLE.filter((text) => text.length < 2000).flatMap((text) => built(() => objectFilter('name', 'EQ', text)) ?? []);
    expect(filters.length).toBeGreaterThan(HOSTILE.length / 2);
    // Only a tenth of the strings, because test/api tests the builder with all of them.
    for (const filter of filters.filter((_, index) => index % 10 === 0)) {
      for await (const account of objects.objectQuery('accounts', { filter: [filter] }))
        expect(`${filter.text} finds ${account.name}`).toBe('');
    }
  });
});

/** Positions in a query where a careless program could insert user input. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => `select Id from Contact where City = '${text}'`,
  (text) => `select Id from Contact where City = ${text}`,
  (text) => `select Id from Contact where ${text}`,
  (text) => `select Id from Contact where ${text} = 'x'`,
  (text) => `select Id, ${text} from Contact`,
  (text) => `select Id from ${text}`,
  (text) => `select Id from Contact ${text}`,
  (text) => text,
];

/** Returns the strings to try at a position: all for the first, most common one. The strings are divided among the other positions. */
const stringsFor = (index: number): readonly string[] =>
  index === 0 ? HOSTILE : HOSTILE.filter((_, at) => at % (PLACES.length - 1) === index - 1);

/** All records of each object, as they are read. */
const recordsByObject = new Map<string, z.output<typeof record>[]>();

async function recordsOf(object: string): Promise<z.output<typeof record>[]> {
  const known = recordsByObject.get(object);
  if (known) return known;
  const fields = Object.keys(QUERY_OBJECTS[object]?.fields ?? {});
  const all = (await queryRecords(`select ${fields.join(', ')} from ${object}`)) ?? [];
  recordsByObject.set(object, all);
  return all;
}

/** Returns whether a record meets a condition. Undefined if only the database can tell. */
function holds(condition: Condition, has: z.output<typeof record>): boolean | undefined {
  if (condition.kind === 'compare') return compares(has[condition.field], condition.comparison, condition.value);
  const parts = condition.parts.map((part) => holds(part, has));
  const decides = condition.kind === 'or';
  if (parts.includes(decides)) return decides;
  return parts.includes(undefined) ? undefined : !decides;
}

function compares(value: unknown, comparison: string, literal: Literal): boolean | undefined {
  if (literal.kind === 'null') return comparison === '=' ? value === undefined : value !== undefined;
  if (value === undefined) return false;
  if (comparison !== '=' && comparison !== '!=') return undefined;
  if (typeof value !== 'string' || literal.kind !== 'text' || /^\d{4}-/.test(value)) return undefined;
  return (value === literal.value) === (comparison === '=');
}

/** Fails unless the records belong to the named object, have the named fields, and meet all conditions. */
async function expectMeant(queryString: string, records: readonly z.output<typeof record>[]): Promise<void> {
  const query = parseQuery(queryString);
  const known = await recordsOf(query.object);
  const byId = new Map(known.map((one) => [one['Id'], one]));
  const names = new Set([...query.fields, 'Id']);
  const fits = (one: z.output<typeof record>) => (query.where ? holds(query.where, one) : true);
  const extra = records.filter((one) => {
    const whole = byId.get(one['Id']);
    return whole === undefined || fits(whole) === false || Object.keys(one).some((name) => !names.has(name));
  });
  const ids = new Set(records.map(({ Id }) => Id));
  const missing = known.filter((one) => fits(one) === true && !ids.has(one['Id']));
  expect({ queryString, extra, missing }).toEqual({ queryString, extra: [], missing: [] });
}

describe('as raw text in a careless query', () => {
  it.each(PLACES.map((place, index) => [place('…'), place, stringsFor(index)] as const))(
    '%s: a valid query with that meaning, or refused',
    async (_, place, strings) => {
      let refusals = 0;
      for (const text of strings) {
        const queryString = place(text);
        const records = await queryRecords(queryString);
        if (records === undefined) refusals += 1;
        else await expectMeant(queryString, records);
      }
      expect(refusals).toBeGreaterThan(strings.length / 4);
    },
  );

  it('nothing was changed', async () => {
    expect(await readLedger(started)).toEqual(ledger);
    expect(found.parse((await ask('select Id from Contact')).body).size).toBe((await recordsOf('Contact')).length);
  });
});

describe('the limits of a query', () => {
  it('are 200 conditions', async () => {
    const where = (count: number) => Array.from({ length: count }, (_, index) => `City = '${index}'`).join(' or ');
    expect(await queryRecords(`select Id from Contact where ${where(200)}`)).toEqual([]);
    expect(await queryRecords(`select Id from Contact where ${where(201)}`)).toBeUndefined();
    expect(JSON.stringify((await ask(`select Id from Contact where ${where(201)}`)).body)).toContain('200 conditions');
  });

  it('are 2,000 records per response, with the rest through the locator', async () => {
    const [account] = await recordsOf('Account');
    const objects = Array.from({ length: 50 }, () => ({
      AccountId: account?.['Id'],
      FirstName: 'M',
      LastName: 'M',
      Country: 'DE',
      City: 'Many',
    }));
    for (let call = 0; call < 41; call += 1) await started.call('/v1/action/create', { json: { type: 'Contact', objects } });
    const page = z.object({ size: z.number(), done: z.boolean(), queryLocator: z.optional(z.string()), records: z.array(record) });
    const first = page.parse((await ask("select Id from Contact where City = 'Many'")).body);
    expect({ ...first, records: first.records.length }).toMatchObject({ size: 2050, done: false, records: 2000 });
    const rest = page.parse((await started.call('/v1/action/queryMore', { json: { queryLocator: first.queryLocator } })).body);
    expect({ ...rest, records: rest.records.length }).toEqual({ size: 2050, done: true, records: 50 });
    expect(new Set([...first.records, ...rest.records].map(({ Id }) => Id)).size).toBe(2050);
  });

  it('cannot be raised above 2,000 records', async () => {
    const json = { queryString: 'select Id from Contact', conf: { batchSize: 2001 } };
    expect((await started.call('/v1/action/query', { json })).body).toMatchObject({
      success: false,
      reasons: [{ message: containing('batchSize') }],
    });
  });
});
