import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { query } from '../../src/generated/api/operations/actions.js';
import { listProducts } from '../../src/generated/api/operations/catalog.js';
import { operation } from '../../src/api/operations/operation.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import type { EntryOf } from '../../src/api/paging.js';
import { failure, readThing, rig } from '../support/client-under-test.js';
import { json, type Step } from '../support/scripted-server.js';

const ORIGIN = 'https://billing.test';

async function all<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) items.push(page);
  return items;
}

/** Products in pages, in the format of the platform. */
function products(count: number, next: (page: number, size: number) => string): Step {
  return (request) => {
    const { searchParams } = new URL(request.url);
    const page = Number(searchParams.get('page') ?? 1);
    const size = Number(searchParams.get('pageSize') ?? 10);
    const items = Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Product ${index}` }));
    const nextPage = page * size < count ? { nextPage: next(page + 1, size) } : {};
    return json({ success: true, products: items.slice((page - 1) * size, page * size), ...nextPage })(request);
  };
}

describe('pages by number', () => {
  it('return every item once and in order, for lists and pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        async (count, pageSize, absolute) => {
          const step = products(count, (page, size) => `${absolute ? ORIGIN : ''}/v1/catalog/products?page=${page}&pageSize=${size}`);
          const { clock, client, server } = rig([step]);
          const pages = await clock.settle(all(client.pages(listProducts, { pageSize })));
          expect(pages.flatMap(({ products }) => products.map(({ id }) => Number(id)))).toEqual(Array.from({ length: count }, (_, i) => i));
          expect(server.arrivals).toHaveLength(Math.max(1, Math.ceil(count / pageSize)));
        },
      ),
    );
  });

  it.each([
    ['another host', 'https://evil.test/v1/catalog/products?page=2'],
    ['another scheme', 'http://billing.test/v1/catalog/products?page=2'],
    ['another port', 'https://billing.test:8443/v1/catalog/products?page=2'],
    ['a user name', 'https://billing.test@evil.test/?page=2'],
    ['a user of the same host', 'https://user:password@billing.test/v1/catalog/products?page=2'],
    ['a host behind backslashes', '\\\\\\\\evil.test/?page=2'],
    ['a host that only begins so', 'https://billing.test.evil.test/?page=2'],
    ['no host', '//evil.test/?page=2'],
    ['a script', ['javascript', 'alert(1)'].join(':')],
  ])('never follow a URL with %s', async (_, nextPage) => {
    const { clock, client, server } = rig([products(20, () => nextPage)]);
    expect(await clock.settle(failure(all(client.pages(listProducts, {}))))).toMatchObject({
      type: 'unexpected-response',
      code: 'foreign-next-page',
    });
    expect(server.arrivals).toHaveLength(1);
  });

  it('use only page and page size of the URL', async () => {
    const { clock, client, server } = rig([products(20, (page) => `${ORIGIN}/v1/accounts/other?page=${page}&pageSize=10&admin=true`)]);
    await clock.settle(all(client.pages(listProducts, {})));
    expect(server.arrivals.map(({ url }) => url.pathname + url.search)).toEqual([
      '/v1/catalog/products',
      '/v1/catalog/products?page=2&pageSize=10',
    ]);
  });

  it.each(['', '?page=0', '?page=-2', '?page=2.5', '?page=two', '?page=1'])(
    'end with an error if the URL names no page: %s',
    async (search) => {
      const { clock, client } = rig([products(20, () => `${ORIGIN}/v1/catalog/products${search}`)]);
      expect(await clock.settle(failure(all(client.pages(listProducts, {}))))).toMatchObject({ code: 'bad-next-page' });
    },
  );

  it('stay under the base URL, whatever the URL names', async () => {
    const { clock, client, server } = rig([products(20, (page) => `https://shop.test/v1/catalog/products?page=${page}`)], {
      baseUrl: 'https://shop.test/billing/',
    });
    await clock.settle(all(client.pages(listProducts, {})));
    expect(server.arrivals.map(({ url }) => url.pathname)).toEqual(Array(2).fill('/billing/v1/catalog/products'));
  });

  it('end with an error if they go back', async () => {
    const { clock, client, server } = rig([products(90, (page) => `/v1/catalog/products?page=${page > 4 ? 2 : page}&pageSize=10`)]);
    expect(await clock.settle(failure(all(client.pages(listProducts, { page: 3 }))))).toMatchObject({ code: 'endless-pages' });
    expect(server.arrivals).toHaveLength(2);
  });

  it('end with an error if they never end', async () => {
    const always: Step = (request) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      return json({ success: true, products: [], nextPage: `/v1/catalog/products?page=${page + 1}&pageSize=1` })(request);
    };
    const { client, server } = rig([always]);
    expect(await failure(all(client.pages(listProducts, { pageSize: 1 })))).toMatchObject({ code: 'endless-pages' });
    expect(server.arrivals).toHaveLength(10_000);
  });

  it('end with an error if they repeat in a circle', async () => {
    const { clock, client, server } = rig([products(20, () => `${ORIGIN}/v1/catalog/products?page=2&pageSize=1`)]);
    expect(await clock.settle(failure(all(client.pages(listProducts, {}))))).toMatchObject({ code: 'endless-pages' });
    expect(server.arrivals).toHaveLength(2);
  });

  it('are fetched only on demand, and not after an abort', async () => {
    const { clock, client, server } = rig([products(100, (page) => `/v1/catalog/products?page=${page}`)]);
    const taken = async (): Promise<void> => {
      for await (const page of client.pages(listProducts, {})) {
        expect(page.products).toHaveLength(10);
        return;
      }
    };
    await clock.settle(taken());
    expect(server.arrivals).toHaveLength(1);
  });
});

describe('pages by cursor', () => {
  const invoices = (nextCursor?: string): Step => json({ invoices: [], ...(nextCursor === undefined ? {} : { nextCursor }) });

  it('send each cursor back', async () => {
    const { clock, client, server } = rig([invoices('a b'), invoices('c'), invoices()]);
    expect(await clock.settle(all(client.pages(listInvoices, {})))).toHaveLength(3);
    expect(server.arrivals.map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'a b', 'c']);
  });

  it('end with an error if a cursor repeats', async () => {
    const { clock, client } = rig([invoices('a')]);
    expect(await clock.settle(failure(all(client.pages(listInvoices, {}))))).toMatchObject({ code: 'endless-pages' });
  });
});

/** Test rows, one for each kind of paging. All return numbered items. */
const thing = z.looseObject({ id: z.number() });
const page = z.looseObject({ things: z.optional(z.array(thing)), nextPage: z.optional(z.string()), nextCursor: z.optional(z.string()) });
const listThings = operation({
  name: 'things.list',
  method: 'GET',
  path: '/v1/things',
  request: z.object({
    page: z.optional(z.number()),
    pageSize: z.optional(z.number()),
    cursor: z.optional(z.string()),
    all: z.optional(z.boolean()),
  }),
  response: page,
  paging: 'page',
  items: 'things',
  retry: 'safe',
});
const records = z.object({ done: z.boolean(), size: z.number(), queryLocator: z.optional(z.string()), records: z.array(thing) });
const queryMore = operation({
  name: 'things.queryMore',
  method: 'POST',
  path: '/v1/action/queryMore',
  request: z.object({ queryLocator: z.string() }),
  response: records,
  retry: 'safe',
});
const queryThings = operation({
  name: 'things.query',
  method: 'POST',
  path: '/v1/action/query',
  request: z.object({ queryString: z.string(), conf: z.optional(z.object({ batchSize: z.number() })) }),
  response: records,
  paging: 'query',
  items: 'records',
  more: queryMore,
  retry: 'safe',
});

/** Serves `count` items in pages of `size`. */
function slices(
  count: number,
  size: number,
  fields: (from: number, more: boolean) => object,
  fromOf: (request: Request) => Promise<number>,
): Step {
  return async (request) => {
    const from = await fromOf(request);
    const ids = Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, index) => ({ id: from + index }));
    const more = from + size < count;
    return json({ success: true, things: ids, records: ids, ...fields(from + size, more) })(request);
  };
}

const fromCursor = (request: Request): Promise<number> => Promise.resolve(Number(new URL(request.url).searchParams.get('cursor') ?? 0));
const fromLocator = async (request: Request): Promise<number> =>
  Number(z.object({ queryLocator: z._default(z.string(), '0') }).parse(await request.json()).queryLocator);

const kinds = {
  page: (count: number, size: number) => {
    const fromPage = (request: Request): Promise<number> =>
      Promise.resolve((Number(new URL(request.url).searchParams.get('page') ?? 1) - 1) * size);
    const step = slices(
      count,
      size,
      (from, more) => (more ? { nextPage: `/v1/things?page=${from / size + 1}&pageSize=${size}` } : {}),
      fromPage,
    );
    const { client, ...rest } = rig([step]);
    return { ...rest, entries: client.items(listThings, { pageSize: size }) };
  },
  cursor: (count: number, size: number) => {
    const { client, ...rest } = rig([slices(count, size, (from, more) => (more ? { nextCursor: String(from) } : {}), fromCursor)]);
    return { ...rest, entries: client.items({ ...listThings, paging: 'cursor' }, { all: true }) };
  },
  'object-query': (count: number, size: number) => {
    const { client, ...rest } = rig([slices(count, size, (from, more) => (more ? { nextPage: String(from) } : {}), fromCursor)]);
    return { ...rest, entries: client.items({ ...listThings, paging: 'object-query' }, { all: true }) };
  },
  query: (count: number, size: number) => {
    const fields = (from: number, more: boolean): object => ({ size: count, done: !more, ...(more ? { queryLocator: String(from) } : {}) });
    const { client, ...rest } = rig([slices(count, size, fields, fromLocator)]);
    return { ...rest, entries: client.items(queryThings, { queryString: 'select Id from Thing', conf: { batchSize: size } }) };
  },
};

describe.each(['page', 'cursor', 'object-query', 'query'] as const)('entries by %s', (kind) => {
  it('are returned once and in order, for lists and pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 40 }), async (count, size) => {
        const { clock, server, entries } = kinds[kind](count, size);
        expect((await clock.settle(all(entries))).map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index));
        expect(server.arrivals).toHaveLength(Math.max(1, Math.ceil(count / size)));
      }),
    );
  });

  it('are fetched only as far as the caller reads', async () => {
    const { clock, server, entries } = kinds[kind](100, 10);
    const taken = async (): Promise<number> => {
      for await (const { id } of entries) if (id === 19) return id;
      return -1;
    };
    expect(await clock.settle(taken())).toBe(19);
    expect(server.arrivals).toHaveLength(2);
  });
});

describe('entries', () => {
  it('may be empty if a response omits the list', async () => {
    const { clock, client } = rig([json({ success: true })]);
    expect(await clock.settle(all(client.items(listThings, {})))).toEqual([]);
  });

  it('do not exist for a row that names no list', async () => {
    const { client, server } = rig([json({})]);
    expect(await failure(all(client.items(readThing, { 'thing-key': 'a' })))).toMatchObject({ type: 'configuration', code: 'no-list' });
    expect(server.arrivals).toEqual([]);
  });

  it('have the type of the list, whatever other fields exist', () => {
    expectTypeOf<EntryOf<{ invoices?: { id: string }[]; nextPage?: string; success: boolean }>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<EntryOf<{ rows: readonly number[] | null; [name: `${string}__c`]: unknown }>>().toEqualTypeOf<number>();
    expectTypeOf<EntryOf<{ rows: string[]; [name: string]: unknown }>>().toEqualTypeOf<string>();
    const { client } = rig([]);
    expectTypeOf(client.items(listThings, {})).toEqualTypeOf<AsyncIterable<z.infer<typeof thing>>>();
  });
});

describe('records beyond one call of a query', () => {
  const { more: _, ...withoutMore } = query;
  const first = json({ size: 3, done: false, queryLocator: 'l', records: [{ id: 1 }] });

  it('are requested by the locator alone, with the row for more records', async () => {
    const { clock, client, server } = rig([first, json({ size: 3, done: true, queryLocator: 'ignored', records: [{ id: 2 }, { id: 3 }] })]);
    expect((await clock.settle(all(client.items(queryThings, { queryString: 'q' })))).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(server.arrivals.map(({ url, body }) => `${url.pathname} ${body}`)).toEqual([
      '/v1/action/query {"queryString":"q"}',
      '/v1/action/queryMore {"queryLocator":"l"}',
    ]);
  });

  it('end with an error if the locator repeats', async () => {
    const { clock, client, server } = rig([first]);
    expect(await clock.settle(failure(all(client.pages(queryThings, { queryString: 'q' }))))).toMatchObject({ code: 'endless-pages' });
    expect(server.arrivals).toHaveLength(2);
  });

  it.each([
    ['the row names no row for further pages', withoutMore, { queryLocator: 'l' }],
    ['the locator is missing', { ...query, more: queryMore }, {}],
    ['the locator is empty', { ...query, more: queryMore }, { queryLocator: '' }],
  ])('are an error if %s', async (_, row, locator) => {
    const { clock, client } = rig([json({ size: 3000, done: false, ...locator, records: [{ Id: '1' }] })]);
    const seen: unknown[] = [];
    const reading = async (): Promise<void> => {
      for await (const page of client.pages(row, { queryString: 'q' })) seen.push(page);
    };
    expect(await clock.settle(failure(reading()))).toMatchObject({ type: 'api', code: 'more-records' });
    expect(seen).toHaveLength(1);
  });
});

it('a row without pages has one page', async () => {
  const { clock, client } = rig([json({ name: 'a', nextPage: 'x', nextCursor: 'y' })]);
  expect(await clock.settle(all(client.pages(readThing, { 'thing-key': 'a' })))).toHaveLength(1);
});
