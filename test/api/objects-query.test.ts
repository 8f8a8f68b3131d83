import fc from 'fast-check';

import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client.js';
import { InvalidRequestError } from '../../src/api/errors.js';
import { createObjects, objectFilter, objectSort, type ObjectQuery, type QueriedObject } from '../../src/api/objects/index.js';
import { and, eq, ge, gt, ne, oneOf, or, select } from '../../src/api/query/index.js';
import type { DecimalString } from '../../src/api/schemas/values.js';
import type { Id } from '../../src/api/schemas/wire.js';
import { failure, rig } from '../support/client-under-test.js';
import { newMethod, orderFor } from '../support/sandbox-orders.js';
import { startSandbox, SANDBOX_URL, type StartedSandbox } from '../support/sandbox.js';
import { json, type Step } from '../support/scripted-server.js';
import '../support/property-runs.js';

async function all<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of entries) found.push(entry);
  return found;
}

describe('a query of the sandbox', () => {
  const emails = ["o'hara@example.com", 'back\\slash@example.com', 'ada@example.com'];
  let started: StartedSandbox;
  let client: Client;

  beforeAll(async () => {
    started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
    for (const email of emails) {
      await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21', email, paymentMethodId: await newMethod(started) }) });
    }
    client = createClient({
      baseUrl: SANDBOX_URL,
      fetch: (request) => started.sandbox.fetch(request),
      credential: () => started.authorization.slice('Bearer '.length),
    });
  });
  afterAll(() => started.close());

  it('returns records typed by the selected fields, with money as text', async () => {
    const open = select('Invoice', ['InvoiceNumber', 'Amount', 'InvoiceDate']).where(and(gt('Amount', '0'), eq('Status', 'Posted')));
    const invoices = await all(createObjects(client).queryAll(open));
    expect(invoices).toHaveLength(3);
    for (const { Id, Amount, InvoiceDate } of invoices) {
      expect(Id).toMatch(/./);
      expect(Amount).toMatch(/^\d+(\.\d+)?$/);
      expect(InvoiceDate).toBe('2026-11-21');
    }
    expectTypeOf(invoices[0]).toEqualTypeOf<
      { Id?: Id<'invoice'>; InvoiceNumber?: string; Amount?: DecimalString; InvoiceDate?: string } | undefined
    >();
  });

  it.each(emails)('finds %s and nothing else', async (email) => {
    const { records, size, done } = await createObjects(client).query(select('Contact', ['WorkEmail']).where(eq('WorkEmail', email)));
    expect({ size, done }).toEqual({ size: records.length, done: true });
    expect(new Set(records.map(({ WorkEmail }) => WorkEmail))).toEqual(new Set([email]));
  });

  it.each(["x' or WorkEmail != '", "\\' or WorkEmail != null", '\u2019 or 1=1', "x'; drop table accounts; --", 'line\nbreak'])(
    'finds nothing for %j',
    async (hostile) => {
      expect(await all(createObjects(client).queryAll(select('Contact', ['Id']).where(eq('WorkEmail', hostile))))).toEqual([]);
    },
  );

  it('supports every kind of comparison, also nested', async () => {
    const { query } = createObjects(client);
    const size = async (asked: Parameters<typeof query>[0]) => (await query(asked)).size;
    const contacts = select('Contact', ['Id']);
    const either = or(eq('WorkEmail', 'ada@example.com'), eq('WorkEmail', "o'hara@example.com"));
    const [adas, oharas] = await Promise.all(emails.slice(0, 2).map((email) => size(contacts.where(eq('WorkEmail', email)))));
    expect(await size(contacts.where(and(either, ne('AccountId', null))))).toBe((adas ?? 0) + (oharas ?? 0));
    expect(await size(contacts.where(oneOf('WorkEmail', emails)))).toBe(await size(contacts.where(ne('WorkEmail', null))));
    expect(await size(select('Account', ['Id']).where(and(eq('AutoPay', true), ge('BillCycleDay', 0))))).toBe(3);
    expect(
      await size(select('Invoice', ['Id']).where(and(ge('InvoiceDate', '2026-11-21'), gt('CreatedDate', '2026-11-21T00:00:00Z')))),
    ).toBe(3);
  });

  it('with unknown names is refused by the sandbox', async () => {
    expect(await failure(createObjects(client).query(select('Invoice', ['Id', 'Tone__c'])))).toMatchObject({ code: 'INVALID_FIELD' });
  });
});

describe('all records of a query', () => {
  const batch = (ids: string[], queryLocator?: string): Step =>
    json({
      size: 5,
      done: queryLocator === undefined,
      ...(queryLocator && { queryLocator }),
      records: ids.map((Id) => ({ Id, Balance: 1.5 })),
    });
  const asked = select('Account', ['Balance']);

  it('arrive in batches, each requested with the locator of the previous one', async () => {
    const { client, server } = rig([batch(['1', '2'], 'next-2'), batch(['3', '4'], 'next-4'), batch(['5'])]);
    const records = await all(createObjects(client).queryAll(asked, { batchSize: 2 }));
    expect(records).toEqual(['1', '2', '3', '4', '5'].map((Id) => ({ Id, Balance: '1.5' })));
    expect(server.arrivals.map(({ url, body }): unknown => [url.pathname, JSON.parse(body)])).toEqual([
      ['/v1/action/query', { queryString: 'select Balance from Account', conf: { batchSize: 2 } }],
      ['/v1/action/queryMore', { queryLocator: 'next-2' }],
      ['/v1/action/queryMore', { queryLocator: 'next-4' }],
    ]);
  });

  it('are requested only as far as they are read', async () => {
    const { client, server } = rig([batch(['1', '2'], 'next-2')]);
    for await (const { Id } of createObjects(client).queryAll(asked)) {
      expect(Id).toBe('1');
      break;
    }
    expect(server.arrivals).toHaveLength(1);
  });

  it.each<[string, Step, object]>([
    ['there is more but no locator', json({ size: 5, done: false, records: [] }), { code: 'more-records' }],
    ['a locator repeats', batch(['1'], 'same'), { code: 'endless-pages' }],
    ['a record does not fit', json({ size: 1, done: true, records: [{ Balance: 'much' }] }), { code: 'schema-mismatch' }],
    ['the query is refused', json([{ Success: false, Errors: [{ Code: 'MALFORMED_QUERY', Message: 'no' }] }]), { code: 'MALFORMED_QUERY' }],
  ])('end with an error if %s', async (_, step, error) => {
    const { client, clock } = rig([step]);
    expect(await clock.settle(failure(all(createObjects(client).queryAll(asked))))).toMatchObject(error);
  });
});

describe('a list of objects', () => {
  const page = (ids: string[], nextPage?: string): Step =>
    json({ data: ids.map((id) => ({ id, balance: 0.3 })), ...(nextPage && { nextPage }) });

  it('is requested with conditions, order, relations and fields, page by page', async () => {
    const { client, server } = rig([page(['1', '2'], 'c/2='), page(['3'])]);
    const accounts = createObjects(client).objectQuery('accounts', {
      filter: [objectFilter('balance', 'GT', '0.10'), objectFilter('status', 'IN', ['Active', 'Draft'])],
      sort: objectSort('updatedDate', 'DESC'),
      expand: ['billto', 'subscriptions.rateplans'],
      fields: ['id', 'balance', 'Segment__c'],
      pageSize: 2,
    });
    expect(await all(accounts)).toEqual(['1', '2', '3'].map((id) => ({ id, balance: '0.3' })));
    const [first, second] = server.arrivals.map(({ url }) => url.searchParams);
    expect(server.arrivals[0]?.url.pathname).toBe('/object-query/accounts');
    expect([...(first ?? [])]).toEqual([
      ['pageSize', '2'],
      ['sort[]', 'updatedDate.DESC'],
      ['expand[]', 'billto'],
      ['expand[]', 'subscriptions.rateplans'],
      ['filter[]', 'balance.GT:0.10'],
      ['filter[]', 'status.IN:[Active,Draft]'],
      ['fields[]', 'id'],
      ['fields[]', 'balance'],
      ['fields[]', 'Segment__c'],
    ]);
    expect(second?.get('cursor')).toBe('c/2=');
    expect(server.arrivals).toHaveLength(2);
  });

  it('can contain subscriptions and products, without any condition', async () => {
    const { client, server } = rig([page([])]);
    await all(createObjects(client).objectQuery('subscriptions'));
    await all(createObjects(client).objectQuery('products', { includeNullFields: true }));
    expect(server.arrivals.map(({ url }) => url.pathname + url.search)).toEqual([
      '/object-query/subscriptions',
      '/object-query/products?includeNullFields=true',
    ]);
  });

  it.each([
    [objectFilter('name', 'EQ', 'a:b, c').text, 'name.EQ:a:b, c'],
    [objectFilter('name', 'SW', 'Ä').text, 'name.SW:Ä'],
    [objectFilter('parentId', 'EQ', null).text, 'parentId.EQ:null'],
    [objectFilter('autoPay', 'NE', true).text, 'autoPay.NE:true'],
    [objectFilter('updatedDate', 'GE', '2026-01-01T00:00:00Z').text, 'updatedDate.GE:2026-01-01T00:00:00Z'],
    [objectFilter('billCycleDay', 'IN', [1, 15]).text, 'billCycleDay.IN:[1,15]'],
    [objectSort('name').text, 'name.ASC'],
  ])("writes conditions in the platform's notation: %s", (text, expected) => {
    expect(text).toBe(expected);
  });

  it.each<[string, () => unknown]>([
    ['a comma in a list', () => objectFilter('name', 'IN', ['a,b'])],
    ['a bracket in a list', () => objectFilter('name', 'IN', ['a', 'b]'])],
    ['an empty list', () => objectFilter('name', 'IN', [])],
    ['the text null, which means no value', () => objectFilter('name', 'EQ', 'null')],
    ['empty text', () => objectFilter('name', 'EQ', '')],
    ['a control character', () => objectFilter('name', 'EQ', 'a\u0002b')],
    ['half a surrogate pair', () => objectFilter('name', 'EQ', '\uDC00')],
    ['a float', () => objectFilter('balance', 'GT', 0.1)],
    ['a field name with extra syntax', () => objectFilter('name.EQ:x', 'EQ', 'y')],
    ['a sort order with extra syntax', () => objectSort('name.ASC,balance')],
  ])('refuses %s', (_, build) => {
    expect(build).toThrow(InvalidRequestError);
  });

  it('compares with exactly the given values, or refuses them', () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('null', '[a', 'b]', 'a,b', 'a:b', ''));
    fc.assert(
      fc.property(value, fc.array(value, { maxLength: 4 }), (one, several) => {
        try {
          expect(objectFilter('name', 'EQ', one).text).toBe(`name.EQ:${one}`);
          const list = /^name\.IN:\[(.*)\]$/su.exec(objectFilter('name', 'IN', several).text)?.[1];
          expect(list?.split(',')).toEqual(several);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRequestError);
        }
      }),
    );
  });

  it('has typed fields, relations and entries', () => {
    type Filters = NonNullable<ObjectQuery<'accounts'>['filter']>[number];
    const balance = objectFilter('balance', 'GT', '0');
    const own = objectFilter('Own__c', 'EQ', 'x');
    const foreign = objectFilter('sKU', 'EQ', 'x');
    expectTypeOf(balance).toExtend<Filters>();
    expectTypeOf(own).toExtend<Filters>();
    expectTypeOf(foreign).not.toExtend<Filters>();
    expectTypeOf<'order'>().not.toExtend<NonNullable<ObjectQuery<'accounts'>['expand']>[number]>();
    expectTypeOf<QueriedObject<'accounts'>['balance']>().toEqualTypeOf<DecimalString | undefined>();
  });
});
