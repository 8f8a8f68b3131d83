import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_CODE } from '../../src/cli/failure.js';
import { parseOffers, type Offers } from '../../src/gateway/index.js';
import { PLANS } from '../support/purchase.js';
import { readOffers } from '../support/stack.js';
import { startBillingServer, type BillingServer } from './support/billing-server.js';
import { makeStoreFolder, type StoreFolder } from './support/store-folder.js';

let billing: BillingServer;
let store: StoreFolder;
let env: Record<string, string>;
let demo: unknown;
beforeAll(async () => {
  billing = await startBillingServer();
  store = await makeStoreFolder();
  demo = await readOffers();
  await store.write('offers.json', demo);
  const { BILLING_BASE_URL = '', BILLING_CLIENT_ID = '', BILLING_CLIENT_SECRET = '' } = billing.env;
  env = { BILLING_BASE_URL, BILLING_CLIENT_ID, BILLING_CLIENT_SECRET };
});
afterAll(async () => {
  await billing.close();
  await store.remove();
});

/** Writes the demo's offers with a change, and returns the name of the file. */
async function withChange(change: (offers: Offers) => void): Promise<string> {
  const offers = parseOffers(demo);
  change(offers);
  await store.write('changed.json', offers);
  return 'changed.json';
}

/** Removes the rules that refer to products and plans, so that these can be changed alone. */
function removeRules(offers: Offers): void {
  delete offers.comparison;
  delete offers.coupons;
  delete offers.changes;
  delete offers.retention;
}

const build = ({ products }: Offers) => products[1]!;

describe('offers check', () => {
  it('accepts a good file, and says that it was not compared without access to the platform', async () => {
    const alone = await store.run(['offers', 'check', 'offers.json']);
    expect([alone.code, alone.output]).toEqual([EXIT_CODE.ok, expect.stringContaining('It was not compared with the catalog')]);
    const { code, output, errors } = await store.run(['offers', 'check', 'offers.json'], env);
    expect([code, errors]).toEqual([EXIT_CODE.ok, '']);
    expect(output).toContain('offers.json is valid and matches the catalog.');
  });

  it('accepts a minimal file, as in docs/getting-started.md', async () => {
    const page = await readFile(new URL('../../docs/getting-started.md', import.meta.url), 'utf8');
    const sample = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    await store.write('minimal.json', sample);
    expect(await store.run(['offers', 'check', 'minimal.json'], env)).toMatchObject({ code: EXIT_CODE.ok, errors: '' });
  });

  it.each<[string, string | object, string]>([
    ['an unknown key', { currencies: ['USD'], product: [] }, 'product: is not known. Did you mean "products"?'],
    ['a missing key', { currencies: ['USD'] }, 'products: is missing'],
    ['text that is not JSON', '{"currencies": [}', 'is not valid JSON'],
  ])('refuses %s', async (_, content, message) => {
    await store.write('bad.json', content);
    const { code, errors } = await store.run(['offers', 'check', 'bad.json']);
    expect([code, errors]).toEqual([EXIT_CODE.problem, expect.stringContaining(message)]);
  });

  it.each<[string, (offers: Offers) => void, string]>([
    [
      'a typing error in the id of a product',
      (offers) => (build(offers).productId = '2a71d46fc52c93e7fafaff88e4e7b708'),
      '(did you mean 2a71d46fc52c93e7fafaff88e4e7b709, "Build"?)',
    ],
    [
      'a name in place of an id',
      (offers) => (build(offers).plans[0]!.productRatePlanId = 'build 2026 monthly'),
      `(did you mean ${PLANS.buildMonthly}, "Build 2026 monthly"?)`,
    ],
    [
      'a plan of another product',
      (offers) => (build(offers).plans[0]!.productRatePlanId = '999b9b511d5432584c51709de2e73857'),
      'belongs to product 74d48819953075548b7b0647eee5e975 ("Free"), not to',
    ],
    [
      'a plan that is no longer sold',
      (offers) => (build(offers).plans[0]!.productRatePlanId = '0e2fcbe777410c63fb5ecb75fe29c0ba'),
      '("Build launch offer monthly" of "Build") is not sold today: its status is Expired',
    ],
    ['a currency without prices', (offers) => offers.currencies.push('CHF'), 'currencies: no plan of the file has prices in CHF'],
  ])('reports %s', async (_, change, message) => {
    const file = await withChange((offers) => {
      removeRules(offers);
      change(offers);
    });
    const { code, errors } = await store.run(['offers', 'check', file], env);
    expect([code, errors]).toEqual([EXIT_CODE.problem, expect.stringContaining(message)]);
  });

  it('notes what may be intended: a currency, a product and a quantity that the file leaves out', async () => {
    const file = await withChange((offers) => {
      removeRules(offers);
      offers.currencies = ['USD'];
      offers.products.shift();
      delete build({ ...offers, products: [offers.products[0]!, ...offers.products] }).plans[0]!.quantity;
    });
    const { code, output } = await store.run(['offers', 'check', file], env);
    expect(code).toBe(EXIT_CODE.ok);
    expect(output).toContain('note: currencies: the catalog has prices in EUR, which the file leaves out.');
    expect(output).toContain('("Free") can be sold, but is not in the file.');
    expect(output).toContain('("Build 2026 monthly" of "Build") is priced per unit, but has no quantity');
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['a missing secret', { BILLING_CLIENT_SECRET: '' }, EXIT_CODE.usage, 'BILLING_CLIENT_SECRET is missing'],
    ['a misspelled variable', { BILLING_CLIENT_SECERT: 'x' }, EXIT_CODE.usage, 'Did you mean "BILLING_CLIENT_SECRET"?'],
    ['a wrong secret', { BILLING_CLIENT_SECRET: 'wrong' }, EXIT_CODE.problem, 'it refuses BILLING_CLIENT_ID or BILLING_CLIENT_SECRET'],
  ])('explains %s', async (_, changes, exit, message) => {
    const { code, errors } = await store.run(['offers', 'check', 'offers.json'], { ...env, ...changes });
    expect([code, errors]).toEqual([exit, expect.stringContaining(message)]);
  });
});

describe('offers list', () => {
  it('lists products, plans and charges with ids, and why a plan cannot be sold', async () => {
    const { code, output } = await store.run(['offers', 'list'], env);
    expect(code).toBe(EXIT_CODE.ok);
    expect(output).toContain('Build  product 2a71d46fc52c93e7fafaff88e4e7b709, Base Products');
    expect(output).toContain(`  Build 2026 monthly  plan ${PLANS.buildMonthly}, USD EUR`);
    expect(output).toMatch(/Build quarterly {2}plan bc2cbd0f6a7e2e5dd097bee9c19df8ba, .*cannot be sold: /);
    expect(output).toMatch(/Seats: [\d.]+ USD per Seat, Month {2}charge \w+/);
    expect(output).toMatch(/Non-profit discount {2}plan .*discount, for coupons/);
  });

  it('needs access to the platform', async () => {
    const { code, errors } = await store.run(['offers', 'list']);
    expect([code, errors]).toEqual([EXIT_CODE.usage, expect.stringContaining('Set BILLING_ENVIRONMENT (or BILLING_BASE_URL)')]);
  });
});

describe('offers diff', () => {
  it('says in words what changes for customers', async () => {
    const file = await withChange((offers) => {
      offers.currencies = ['EUR', 'USD', 'CHF'];
      offers.products[0]!.texts.en.description = 'Other';
      delete build(offers).plans[0]!.quantity;
      offers.products[2]!.plans[0]!.trial = { days: 1 };
      offers.coupons = [];
      offers.pause = { allowed: true, longestDays: 5 };
    });
    const { code, output } = await store.run(['offers', 'diff', 'offers.json', file], env);
    expect(code).toBe(EXIT_CODE.ok);
    for (const sentence of [
      'Customers can now pay in CHF.',
      'The first currency that visitors see is EUR instead of USD.',
      'Product "Free" has other texts (en).',
      'Plan "Build 2026 monthly" has no choice of quantity any more.',
      'Plan "Scale 2026 monthly" now has a trial of 1 day.',
      'cannot be used any more. Discounts that it gave continue.',
      'Subscriptions can be paused for up to 5 days.',
    ]) {
      expect(output).toContain(sentence);
    }
    expect((await store.run(['offers', 'diff', 'offers.json', 'offers.json'])).output).toBe('Nothing changes for customers.\n');
  });

  it('compares a file with the whole catalog', async () => {
    const file = await withChange((offers) => {
      removeRules(offers);
      offers.products.shift();
    });
    const { output } = await store.run(['offers', 'diff', file], env);
    expect(output).toContain('Product "Free" is new, with "Free".');
  });
});

describe('offers schema', () => {
  it('accepts the files of the demo, and refuses unknown keys', async () => {
    const { output } = await store.run(['offers', 'schema']);
    const validate = new Ajv({ strict: false }).compile(JSON.parse(output) as object);
    for (const name of ['kestrel-maps', 'harbor-review']) {
      const offers: unknown = JSON.parse(await readFile(new URL(`../../demo/offers/${name}.json`, import.meta.url), 'utf8'));
      expect([name, validate(offers), validate.errors]).toEqual([name, true, null]);
    }
    expect(validate({ $schema: './offers.schema.json', currencies: ['USD'], products: [] })).toBe(true);
    expect(validate({ currencies: ['USD'], product: [] })).toBe(false);
    expect(output).toContain('"description": "Id of the rate plan in the catalog."');
  });

  it('is written to a file', async () => {
    expect((await store.run(['offers', 'schema', '--out', 'offers.schema.json'])).code).toBe(EXIT_CODE.ok);
    expect(JSON.parse(await readFile(join(store.path, 'offers.schema.json'), 'utf8'))).toHaveProperty('properties.products');
  });

  it('replaces an older schema, but no other file, and follows no link', async () => {
    const write = (out: string) => store.run(['offers', 'schema', '--out', out]);
    await store.write('old.schema.json', {
      title: 'Offers file of storefront-elements',
      $schema: 'http://json-schema.org/draft-07/schema#',
    });
    expect((await write('old.schema.json')).code).toBe(EXIT_CODE.ok);
    const old = join(store.path, 'old.schema.json');
    const schema = await readFile(old, 'utf8');
    expect(JSON.parse(schema)).toHaveProperty('properties.products');
    await store.write('mine.json', { title: 'My notes' });
    await symlink(old, join(store.path, 'link.json'));
    await symlink(join(store.path, 'nothing.json'), join(store.path, 'dangling.json'));
    for (const name of ['mine.json', 'link.json', 'dangling.json', 'offers.json']) {
      const { code, errors } = await write(name);
      expect([name, code, errors]).toEqual([name, EXIT_CODE.problem, expect.stringContaining('was not changed')]);
    }
    expect(JSON.parse(await readFile(join(store.path, 'mine.json'), 'utf8'))).toEqual({ title: 'My notes' });
    expect(await readFile(old, 'utf8')).toBe(schema);
    await expect(readFile(join(store.path, 'nothing.json'))).rejects.toThrow('ENOENT');
  });
});
