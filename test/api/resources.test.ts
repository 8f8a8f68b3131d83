import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/api/transport/clock.js';
import { createResources } from '../../src/api/index.js';
import { billingOperations } from '../../src/generated/api/operations/index.js';
import { unwrapSchemas, fieldSchemas, schemasOf } from '../../src/api/wire/schema-walk.js';
import { storefrontOperations } from '../../src/api/operations/storefront/index.js';
import { rig } from '../support/client-under-test.js';
import { json } from '../support/scripted-server.js';

const source = readFileSync(new URL('../../src/generated/api/resources.ts', import.meta.url), 'utf8');
const rows = [...Object.values(billingOperations), ...Object.values(storefrontOperations)];

describe('the operations', () => {
  it('have unique names', () => {
    const names = rows.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(rows.map((row) => [row.name, row] as const))('%s is retried only as a read or with a key', (_, row) => {
    // If the first view of an account fails, the elements request its parts, and these requests are retried.
    if (row.method === 'GET') expect(row.retry).toBe(row.name === 'storefront.account' ? 'never' : 'safe');
    if (row.retry === 'keyed') expect(row.method).not.toBe('GET');
    expect(row.path).toMatch(/^\/[\w\-/{}]+$/);
  });
});

describe('a paged operation', () => {
  const paged = rows.filter(({ paging }) => paging !== undefined && paging !== 'cursor');

  it.each(paged.map((row) => [row.name, row] as const))('%s names the list in its response', (_, row) => {
    const answer = unwrapSchemas(schemasOf(row.response), () => false);
    const list = unwrapSchemas(fieldSchemas(answer, row.items ?? 'no name'), () => false);
    expect(list.map(({ _zod }) => _zod.def.type)).toContain('array');
    expect(row.more !== undefined).toBe(row.paging === 'query');
  });
});

describe('the resources', () => {
  it('call their rows', async () => {
    const { clock, client, server } = rig([json({ success: true, products: [] })]);
    const { catalog } = createResources(client);
    expect(await clock.settle(catalog.products({ pageSize: 5 }))).toEqual({ success: true, products: [] });
    expect(server.arrivals[0]?.url.href).toBe('https://billing.test/v1/catalog/products?pageSize=5');
  });

  it('return pages if their rows have pages', async () => {
    const { clock, client, server } = rig([
      json({ products: [], nextPage: 'https://billing.test/v1/catalog/products?page=2' }),
      json({ products: [] }),
    ]);
    const read = async (): Promise<void> => {
      for await (const page of createResources(client).catalog.products.pages({})) expect(page.products).toEqual([]);
    };
    await clock.settle(read());
    expect(server.arrivals).toHaveLength(2);
  });

  it('return entries one by one if their rows name a list', async () => {
    const { clock, client } = rig([
      json({ products: [{ id: '1', name: 'a' }], nextPage: '/v1/catalog/products?page=2' }),
      json({ products: [{ id: '2', name: 'b' }] }),
    ]);
    const names = async (): Promise<string[]> => {
      const seen: string[] = [];
      for await (const { name } of createResources(client).catalog.products.items({})) seen.push(name);
      return seen;
    };
    expect(await clock.settle(names())).toEqual(['a', 'b']);
  });

  it.each(Object.entries(billingOperations))('document the purpose and operation of %s', (name, row) => {
    const found = [...source.matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}readonly \w+: (?:(Paged)|Client)Method<typeof rows\.(\w+)>;$/gm)];
    const [, doc = '', paged] = found.find(([, , , of]) => of === name) ?? [];
    expect(doc).toMatch(/^[A-Z].{3,}\. `/);
    expect(doc).toContain(`\`${row.method} ${row.path}\``);
    expect(paged !== undefined).toBe('paging' in row);
  });

  it('cover every billing row', async () => {
    const names: string[] = [];
    const resources = createResources({
      baseUrl: 'https://billing.test',
      call: (row) => {
        names.push(row.name);
        return Promise.reject(new Error('not called'));
      },
      pages: () => {
        throw new Error('not called');
      },
      items: () => {
        throw new Error('not called');
      },
      clock: systemClock,
    });
    const callAll = async (node: unknown): Promise<void> => {
      if (typeof node === 'function') await (node as (input: object) => Promise<unknown>)({}).catch(() => undefined);
      else for (const child of Object.values(node as object)) await callAll(child);
    };
    await callAll(resources);
    expect(names.sort()).toEqual(
      Object.values(billingOperations)
        .map(({ name }) => name)
        .sort(),
    );
  });
});
