import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSeed } from '../../../demo/sandbox/index.js';
import { readOptions } from '../../../demo/sandbox/options.js';

const KESTREL = 'demo/sandbox/seed/kestrel-maps';
let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'own-catalog-')), 'acme');
  await cp(KESTREL, folder, { recursive: true });
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

/** Rewrites a file of the tenant with one change. */
async function rewrite(name: string, from: string, to: string): Promise<void> {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

describe("a tenant's own data", () => {
  it("are read like the sandbox's own data", async () => {
    await rewrite('settings.json', 'Kestrel Maps', 'Acme Atlas');
    expect((await loadSeed(folder)).settings.tenantName).toBe('Acme Atlas');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['a missing file', () => rm(join(folder, 'settings.json')), 'settings.json: the file does not exist.'],
    ['a file that is not JSON', () => writeFile(join(folder, 'catalog.json'), '{'), 'catalog.json is not valid JSON'],
    [
      'an unknown model',
      () => rewrite('catalog.json', '"model": "FlatFee"', '"model": "Delivery"'),
      "catalog.json is not valid at 'products.0.productRatePlans.0.productRatePlanCharges.0.model'",
    ],
    [
      'a charge that cannot be billed',
      () => rewrite('catalog.json', '"model": "FlatFee"', '"model": "Overage"'),
      "catalog.json is not valid at 'products.0.productRatePlans.0.productRatePlanCharges.0.model': Overage is only for usage",
    ],
    [
      'an unknown plan',
      () => rewrite('subscribers.json', '"productRatePlanNumber": "', '"productRatePlanNumber": "X'),
      "subscribers.json is not valid at 'subscribers.0.productRatePlanNumber'",
    ],
    ['an empty catalog', () => writeFile(join(folder, 'catalog.json'), '{"products": []}'), "catalog.json is not valid at 'products'"],
    [
      'a currency with two prices',
      () => rewrite('catalog.json', '"currency": "EUR"', '"currency": "USD"'),
      "catalog.json is not valid at 'products.0.productRatePlans.0.productRatePlanCharges.0.pricing.1.currency': USD is listed twice",
    ],
    [
      'a missing name',
      () => rewrite('catalog.json', '"name": "Free",', ''),
      "catalog.json is not valid at 'products.0.name': is missing. Add this string",
    ],
    [
      'a name with NUL',
      () => rewrite('catalog.json', '"name": "Free"', '"name": "Fr\\u0000ee"'),
      "catalog.json is not valid at 'products.0.name': has characters that the database cannot store",
    ],
    [
      'a number of pages',
      () => rewrite('catalog.json', '"PC-00000001"', `"${'9'.repeat(9_000)}"`),
      "catalog.json is not valid at 'products.0.productNumber'",
    ],
    [
      'an unknown setting',
      () => rewrite('settings.json', '"timeZone"', '"prorate": "none", "timeZone"'),
      'settings.json is not valid at \'\': Unrecognized key: "prorate"',
    ],
  ])('reports file and path of %s in one sentence', async (_, spoil, message) => {
    await spoil();
    const failure: unknown = await loadSeed(folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    const text = String(failure);
    expect(text).toContain(join(folder, message.split(' ')[0] ?? ''));
    expect(text).toContain(message);
    expect(text).not.toContain('\n');
  });
});

describe('the arguments of the sandbox', () => {
  it('set a data folder per tenant, unless one is named', () => {
    const own = readOptions([], KESTREL, undefined);
    expect(own).toEqual({ seedFolder: KESTREL, dataFolder: '.data/kestrel-maps' });
    const acme = readOptions(['--catalog', '/srv/acme'], KESTREL, undefined);
    expect(acme.seedFolder).toBe('/srv/acme');
    expect(acme.dataFolder).toMatch(/^\.data\/acme-[0-9a-f]{8}$/);
    const other = readOptions(['--catalog=/mnt/acme'], KESTREL, undefined);
    expect(other.dataFolder).not.toBe(acme.dataFolder);
    expect(readOptions(['--catalog', '/srv/acme'], KESTREL, '/data').dataFolder).toBe('/data');
  });

  it.each([[['--catalog']], [['--catalogue', 'x']], [['x']]])('refuse %j', (args) => {
    expect(() => readOptions(args, KESTREL, undefined)).toThrow('--catalog');
  });
});
