import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseOffers } from '../../src/gateway/index.js';
import type { Offers } from '../../src/gateway/offers/schema.js';
import { localize } from '../../src/gateway/offers/texts.js';
import { createOffersSource } from '../../src/gateway/offers/source.js';

let text: string;
let good: Offers;

beforeAll(async () => {
  text = await readFile(new URL('../../demo/offers/kestrel-maps.json', import.meta.url), 'utf8');
  good = parseOffers(JSON.parse(text));
});

/** Offers file of the demo tenant with one change. */
function withChange(change: (offers: Offers) => unknown): unknown {
  const copy = structuredClone(good);
  return change(copy) ?? copy;
}

describe('offers file', () => {
  it('of the demo tenant is valid', () => {
    expect(good.products.map(({ plans }) => plans.length)).toEqual([1, 2, 2, 0, 2, 2]);
    expect(good.products.map(({ addOn }) => addOn === true)).toEqual([false, false, false, false, true, true]);
  });

  it.each<[string, (offers: Offers) => unknown]>([
    ['currencies.0', (offers) => (offers.currencies = ['usd'])],
    ['products.1.plans.0.quantity.initial', (offers) => (offers.products[1]!.plans[0]!.quantity!.initial = 51)],
    ['products.0.texts.en', (offers) => ({ ...offers, products: [{ ...offers.products[0], texts: { de: {} } }] })],
    ['products.0.plans', (offers) => (offers.products[0]!.plans = [])],
    ['products', (offers) => offers.products.push(offers.products[0]!)],
    ['products.3.contact.href', (offers) => (offers.products[3]!.contact!.href = ['javascript', 'alert(1)'].join(':'))],
    ['consents.0.href', (offers) => (offers.consents[0]!.href = '//evil.example/terms')],
    ['consents.0.href', (offers) => (offers.consents[0]!.href = '/\\evil.example')],
    ['price', (offers) => ({ ...offers, price: '1.00' })],
    ['whole file', () => 'nothing'],
  ])('names the path %s of an invalid value', (path, change) => {
    const data = withChange((offers) => {
      const result = change(offers);
      return typeof result === 'object' || result === 'nothing' ? (Array.isArray(result) ? undefined : result) : undefined;
    });
    expect(() => parseOffers(data)).toThrow(path);
  });

  it('is shown in the requested language, its parent language, or English', () => {
    const texts = { en: 'seat', de: 'Platz' };
    expect(['de', 'de-AT', 'DE', 'fr', undefined].map((locale) => localize(texts, locale))).toEqual([
      'Platz',
      'Platz',
      'Platz',
      'seat',
      'seat',
    ]);
    expect(localize(texts, 'constructor')).toBe('seat');
  });
});

describe('changed offers file', () => {
  it('takes effect without a restart', async () => {
    let now = 0;
    let file: unknown = good;
    const source = createOffersSource(
      () => file,
      () => now,
      () => undefined,
    );
    expect((await source())?.products).toHaveLength(6);
    file = withChange((offers) => {
      offers.products[1]!.addOns = [];
      offers.products[2]!.addOns = [];
      offers.products.pop();
    });
    now = 2000;
    expect((await source())?.products).toHaveLength(5);
  });

  it('is read once for concurrent requests, and the last valid one stays in use if it is invalid', async () => {
    let now = 0;
    let reads = 0;
    let file: unknown = good;
    const problems: unknown[] = [];
    const read = (): Promise<unknown> => {
      reads += 1;
      return Promise.resolve(file);
    };
    const source = createOffersSource(
      read,
      () => now,
      (problem) => problems.push(problem),
    );
    await Promise.all(Array.from({ length: 50 }, () => source()));
    expect(reads).toBe(1);
    file = { currencies: [] };
    now = 2000;
    expect((await source())?.products).toHaveLength(6);
    expect(String(problems[0])).toContain('currencies');
  });

  it('that is invalid from the start is reported as a configuration error', async () => {
    const source = createOffersSource(
      () => ({}),
      () => 0,
      () => undefined,
    );
    await expect(source()).rejects.toMatchObject({ details: { status: 500, type: 'configuration' } });
  });
});
