import { describe, expect, it } from 'vitest';
import { createCatalogSource } from '../../src/gateway/catalog/catalog-cache.js';
import type { BillingProduct } from '../../src/gateway/catalog/read-catalog.js';

describe('catalog cache', () => {
  const products = (name: string): BillingProduct[] => [{ product: { id: name, name }, ratePlans: [] }];

  it('returns the cached catalog during a refresh, and keeps it if the refresh fails', async () => {
    let now = 0;
    const reads: { resolve(list: BillingProduct[]): void; reject(error: Error): void }[] = [];
    const problems: unknown[] = [];
    const source = createCatalogSource(
      () => new Promise((resolve, reject) => reads.push({ resolve, reject })),
      () => now,
      (problem) => problems.push(problem),
    );
    const first = Promise.all([source('2026-11-21'), source('2026-11-21')]);
    reads[0]?.resolve(products('old'));
    expect((await first).map(([entry]) => entry?.product.name)).toEqual(['old', 'old']);
    now = 60_000;
    expect((await source('2026-11-21'))[0]?.product.name).toBe('old');
    expect(reads).toHaveLength(2);
    reads[1]?.reject(new Error('away'));
    await expect.poll(() => problems.length).toBe(1);
    expect((await source('2026-11-21'))[0]?.product.name).toBe('old');
    reads[2]?.resolve(products('new'));
    await expect.poll(async () => (await source('2026-11-21'))[0]?.product.name).toBe('new');
  });

  it('does not return yesterday’s catalog on a new business date', async () => {
    const dates: string[] = ['old', 'new'];
    const source = createCatalogSource(
      () => Promise.resolve(products(dates.shift() ?? '')),
      () => 0,
      () => undefined,
    );
    expect((await source('2026-11-21'))[0]?.product.name).toBe('old');
    expect((await source('2026-11-22'))[0]?.product.name).toBe('new');
  });

  it('reads again if a read is lost, and lets the request wait for it', async () => {
    let now = 0;
    const names = ['old', undefined, 'new'];
    const source = createCatalogSource(
      () => {
        const name = names.shift();
        return name === undefined ? new Promise(() => undefined) : Promise.resolve(products(name));
      },
      () => now,
      () => undefined,
    );
    const read = async (): Promise<string | undefined> => (await source('2026-11-21'))[0]?.product.name;
    expect(await read()).toBe('old');
    now = 60_000;
    expect([await read(), await read()]).toEqual(['old', 'old']);
    now = 120_000;
    expect(await read()).toBe('new');
  });
});
