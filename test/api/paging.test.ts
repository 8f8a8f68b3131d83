import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { query } from '../../src/api/operations/billing/actions.js';
import { listProducts } from '../../src/api/operations/billing/catalog.js';
import { listInvoices } from '../../src/api/operations/storefront/account.js';
import { failure, readThing, rig } from '../support/client-under-test.js';
import { json, type Step } from '../support/scripted-server.js';

const ORIGIN = 'https://billing.test';

async function all<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) items.push(page);
  return items;
}

/** A list of products as the platform pages through it. */
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
  it('give every item once and in order, for lists and pages of any size', async () => {
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
    ['no host', '//evil.test/?page=2'],
    ['a script', ['javascript', 'alert(1)'].join(':')],
  ])('never follow an address of %s', async (_, nextPage) => {
    const { clock, client, server } = rig([products(20, () => nextPage)]);
    expect(await clock.settle(failure(all(client.pages(listProducts, {}))))).toMatchObject({
      type: 'unexpected-response',
      code: 'foreign-next-page',
    });
    expect(server.arrivals).toHaveLength(1);
  });

  it('take nothing but page and page size from the address', async () => {
    const { clock, client, server } = rig([products(20, (page) => `${ORIGIN}/v1/accounts/other?page=${page}&pageSize=10&admin=true`)]);
    await clock.settle(all(client.pages(listProducts, {})));
    expect(server.arrivals.map(({ url }) => url.pathname + url.search)).toEqual([
      '/v1/catalog/products',
      '/v1/catalog/products?page=2&pageSize=10',
    ]);
  });

  it.each(['', '?page=0', '?page=-2', '?page=2.5', '?page=two', '?page=1'])(
    'end with an error if the address names no page: %s',
    async (search) => {
      const { clock, client } = rig([products(20, () => `${ORIGIN}/v1/catalog/products${search}`)]);
      expect(await clock.settle(failure(all(client.pages(listProducts, {}))))).toMatchObject({ code: 'bad-next-page' });
    },
  );

  it('end with an error if they go in a circle', async () => {
    const { clock, client, server } = rig([products(20, () => `${ORIGIN}/v1/catalog/products?page=2&pageSize=1`)]);
    expect(await clock.settle(failure(all(client.pages(listProducts, {}))))).toMatchObject({ code: 'endless-pages' });
    expect(server.arrivals).toHaveLength(2);
  });

  it('are fetched only when asked for, and not after the caller has left', async () => {
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

  it('hand each cursor back', async () => {
    const { clock, client, server } = rig([invoices('a b'), invoices('c'), invoices()]);
    expect(await clock.settle(all(client.pages(listInvoices, {})))).toHaveLength(3);
    expect(server.arrivals.map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'a b', 'c']);
  });

  it('end with an error if the cursor comes again', async () => {
    const { clock, client } = rig([invoices('a')]);
    expect(await clock.settle(failure(all(client.pages(listInvoices, {}))))).toMatchObject({ code: 'endless-pages' });
  });
});

it('records beyond one call of a query are an error, not silence', async () => {
  const { clock, client } = rig([json({ size: 3000, done: false, queryLocator: 'l', records: [{ Id: '1' }] })]);
  const seen: unknown[] = [];
  const reading = async (): Promise<void> => {
    for await (const page of client.pages(query, { queryString: 'select Id from Account' })) seen.push(page);
  };
  expect(await clock.settle(failure(reading()))).toMatchObject({ type: 'api', code: 'more-records' });
  expect(seen).toHaveLength(1);
});

it('a row without pages has one', async () => {
  const { clock, client } = rig([json({ name: 'a', nextPage: 'x', nextCursor: 'y' })]);
  expect(await clock.settle(all(client.pages(readThing, { 'thing-key': 'a' })))).toHaveLength(1);
});
