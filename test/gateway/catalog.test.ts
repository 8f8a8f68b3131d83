import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCatalog } from '../../src/api/operations/storefront/catalog.js';
import type { GatewayOptions } from '../../src/gateway/index.js';
import { readOffers, startStack, type Stack } from '../support/stack.js';

let stack: Stack;
let original: GatewayOptions;
beforeAll(async () => {
  stack = await startStack();
  original = { ...stack.options };
});
afterAll(() => stack.close());

/** Starts another gateway for the same sandbox. */
function start(changes: Partial<GatewayOptions> = {}): void {
  Object.assign(stack.options, original, changes);
  stack.network = (request, send) => send(request);
  stack.upstream.length = 0;
  stack.problems.length = 0;
  stack.restart();
}

describe('catalog', () => {
  it('shows the products on sale in the order of the offers file, with prices in one currency', async () => {
    start();
    const catalog = await stack.client().call(getCatalog, { currency: 'JPY' });
    expect(catalog.products.map(({ name, plans, contact }) => [name, plans.length, contact?.href])).toEqual([
      ['Free', 1, undefined],
      ['Build', 2, undefined],
      ['Scale', 2, undefined],
      ['Enterprise', 0, 'mailto:sales@kestrel-maps.example'],
    ]);
    const charges = catalog.products.flatMap(({ plans }) => plans.flatMap((plan) => plan.charges));
    const amounts = charges.flatMap(({ price, overagePrice, tiers = [] }) => [price, overagePrice, ...tiers.map((tier) => tier.price)]);
    const shown = amounts.filter((amount) => amount !== undefined);
    expect(shown.length).toBeGreaterThanOrEqual(charges.length);
    for (const amount of shown) expect(amount).toMatchObject({ currency: 'JPY', amount: expect.stringMatching(/^\d+$/) as string });
    expect(catalog.currencies).toEqual(['USD', 'EUR', 'GBP', 'JPY']);
    expect(catalog.asOf).toBe(await stack.sandbox.sandbox.today());
    const [free, build] = catalog.products;
    expect(free?.plans[0]).toMatchObject({ billingPeriod: 'Month' });
    expect(free?.plans[0]).not.toHaveProperty('quantity');
    expect(build?.plans[0]?.quantity).toEqual({ min: 1, max: 50, initial: 3, unit: { one: 'seat', other: 'seats' } });
    expect(build?.plans[0]?.charges.map(({ quantityChosen }) => quantityChosen)).toEqual([undefined, true, undefined]);
  });

  it('uses the requested language, and English if it is missing', async () => {
    start();
    const label = async (locale?: string) => {
      const { products } = await stack.client().call(getCatalog, { ...(locale ? { locale } : {}) });
      return products.find(({ highlighted }) => highlighted)?.label;
    };
    expect([await label('de'), await label('de-CH'), await label('nl'), await label()]).toEqual([
      'Für die meisten Teams',
      'Für die meisten Teams',
      'For most teams',
      'For most teams',
    ]);
  });

  it('names the payment form if there is one', async () => {
    const paymentForm = { scriptUrl: 'http://localhost:4603/zuora.js', publishableKey: 'pk_form' };
    start({ paymentForm });
    expect((await stack.client().call(getCatalog, {})).paymentForm).toEqual(paymentForm);
  });

  it('is not sent again while it is unchanged', async () => {
    start();
    const first = await stack.ask('/storefront/catalog');
    const etag = first.headers.get('etag') ?? '';
    const again = await stack.ask('/storefront/catalog', { headers: { 'if-none-match': `W/"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('access-control-allow-origin')).toBeTruthy();
    const other = await stack.ask('/storefront/catalog?currency=EUR', { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  it('is compressed for browsers that accept it, with its own ETag', async () => {
    start();
    const plain = await stack.ask('/storefront/catalog');
    const small = await stack.ask('/storefront/catalog', { headers: { 'accept-encoding': 'br, gzip;q=0.8' } });
    expect([plain.headers.get('content-encoding'), small.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect(small.headers.get('vary')).toContain('Accept-Encoding');
    const text = await plain.text();
    const bytes = Buffer.from(await small.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(text);
    expect(bytes.length).toBeLessThan(text.length / 3);
    const etag = small.headers.get('etag') ?? '';
    expect(etag).not.toBe(plain.headers.get('etag'));
    const again = await stack.ask('/storefront/catalog', { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag'), again.headers.get('content-encoding')]).toEqual([304, etag, null]);
    for (const encoding of ['gzip;q=0', 'identity', 'x-gzip']) {
      const refused = await stack.ask('/storefront/catalog', { headers: { 'accept-encoding': encoding } });
      expect(refused.headers.get('content-encoding')).toBeNull();
    }
  });

  it('is read once, with one token, for a thousand concurrent visitors', async () => {
    start();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => stack.ask('/storefront/catalog')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(stack.upstream.filter((call) => call === 'POST /oauth/token')).toHaveLength(1);
    expect(stack.upstream.filter((call) => call === 'GET /v1/catalog/products')).toHaveLength(1);
  });

  it('requests one new token after the platform has refused the old one', async () => {
    start();
    let refused = 0;
    stack.network = (request, send) => {
      if (!request.url.endsWith('/oauth/token') && refused < 1) {
        refused += 1;
        return Promise.resolve(Response.json({ success: false, reasons: [{ code: '90000011', message: 'expired' }] }, { status: 401 }));
      }
      return send(request);
    };
    expect((await stack.ask('/storefront/catalog')).status).toBe(200);
    expect(stack.upstream.filter((call) => call === 'POST /oauth/token')).toHaveLength(2);
  });

  it('sells the plans that the catalog marks if there is no offers file', async () => {
    start({ offers: undefined });
    const { products, currencies } = await stack.client().call(getCatalog, {});
    const plans = products.flatMap((product) => product.plans);
    expect(plans.length).toBeGreaterThan(0);
    expect(currencies).toContain('USD');
    const { body } = await stack.sandbox.call('/v1/catalog/products?pageSize=40', { headers: { 'zuora-version': '187.0' } });
    const all = (body as { products: { productRatePlans: { id: string; StorefrontSellable__c?: unknown }[] }[] }).products;
    const marked = all.flatMap(({ productRatePlans }) => productRatePlans.filter((plan) => String(plan.StorefrontSellable__c) === 'true'));
    expect(marked.map(({ id }) => id)).toEqual(expect.arrayContaining(plans.map(({ productRatePlanId }) => productRatePlanId)));
  });

  it('reports offers that the catalog lacks, and sells the rest', async () => {
    const offers = (await readOffers()) as { products: { plans: { productRatePlanId: string }[] }[] };
    const { productRatePlanId } = offers.products[1]!.plans[0]!;
    start({ offers: JSON.parse(JSON.stringify(offers).replaceAll(productRatePlanId, 'gone')) });
    const { products } = await stack.client().call(getCatalog, {});
    expect(products.find(({ name }) => name === 'Build')?.plans).toHaveLength(1);
    expect(String(stack.problems[0])).toContain('rate plan gone');
  });
});

describe('failure of the platform', () => {
  it.each([
    ['fails', () => Promise.resolve(new Response('<html>stack trace of billing-7</html>', { status: 500 }))],
    ['HTML page', () => Promise.resolve(new Response('<html>captive portal</html>', { headers: { 'content-type': 'text/html' } }))],
    ['no connection', () => Promise.reject(new TypeError('connect ECONNREFUSED 10.0.0.7'))],
    [
      'refused credential',
      () => Promise.resolve(Response.json({ error: 'invalid_client', error_description: 'client sandbox-client' }, { status: 401 })),
    ],
  ])('is reported to the tenant and not described to the page: %s', async (_what, answer) => {
    start();
    stack.network = answer;
    const response = await stack.ask('/storefront/catalog');
    const text = await response.text();
    expect([500, 502, 504]).toContain(response.status);
    expect(text).not.toMatch(/html|stack|10\.0\.0\.7|sandbox-client/);
    expect(stack.problems.length).toBeGreaterThan(0);
  });
});
