import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseOffers } from '../../src/gateway/index.js';
import type { Offers } from '../../src/gateway/offers/schema.js';
import { localize } from '../../src/gateway/offers/texts.js';
import { languages } from '../../src/components/locales/languages.js';
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
    ['products.2.plans.0.trial', (offers) => void (offers.products[2]!.plans[0]!.trial = { once: 'account' })],
    ['coupons.0.uses.total', (offers) => void (offers.coupons![0]!.uses = { total: 0 })],
    ['coupons.0.lasts', (offers) => void (offers.coupons![0]!.lasts = { days: 1, months: 1 })],
    ['retention.1.kind', (offers) => void (offers.retention![1]!.lasts = { days: 3 })],
    ['products.4.family', (offers) => (offers.products[4]!.family = 'maps')],
    ['subscriptions.perFamily', (offers) => ({ ...offers, subscriptions: { perFamily: 'two' } })],
    ['subscriptions.perAccount: is not known', (offers) => ({ ...offers, subscriptions: { perAccount: 'one' } })],
    ['product: is not known. Did you mean "products"?', (offers) => ({ ...offers, product: [] })],
    ['products.0.productId: is missing', (offers) => ({ ...offers, products: [{ ...offers.products[0], productId: undefined }] })],
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

  it('is shown in another region of the requested language, with the same script if possible', () => {
    const texts = { en: 'seat', 'zh-CN': '席位', 'zh-TW': '席次', 'pt-BR': 'licença', 'not a language': '?' };
    const locales = ['pt-BR', 'pt-PT', 'pt', 'pt-br', 'zh-HK', 'zh-SG', 'zh', 'it'];
    expect(locales.map((locale) => localize(texts, locale))).toEqual([
      'licença',
      'licença',
      'licença',
      'licença',
      '席次',
      '席位',
      '席位',
      'seat',
    ]);
  });

  it.each(['kestrel-maps', 'harbor-review'])('of the demo %s has every text in all languages of the elements', async (name) => {
    const offers: unknown = JSON.parse(await readFile(new URL(`../../demo/offers/${name}.json`, import.meta.url), 'utf8'));
    const codes = languages.map(({ code }) => code);
    const incomplete: string[] = [];
    const check = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('en' in value && codes.some((code) => !Object.hasOwn(value, code))) incomplete.push(path);
      for (const [key, inner] of Object.entries(value)) check(inner, `${path}.${key}`);
    };
    check(offers, name);
    expect(incomplete).toEqual([]);
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
