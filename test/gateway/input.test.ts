import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GATEWAY_URL, PUBLISHABLE_KEY, SITE, startStack, type Stack } from '../support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const quote = { intent: 'subscribe', plans: [{ productRatePlanId: '511ea844e002577f415102640a5845a4', quantity: 3 }], currency: 'USD' };
const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', country: 'GB' };
const order = { ...quote, intentId: 'intent-0123456789abcdef', account: person, quote: 'fingerprint', consents: [] };

interface ErrorBody {
  error: { type: string; code: string; message: string; fields?: { field: string; code: string; message: string }[] };
}

async function refusal(response: Response): Promise<{ status: number } & ErrorBody['error']> {
  const { error } = (await response.json()) as ErrorBody;
  return { status: response.status, ...error };
}

function post(path: string, json: unknown, headers: Record<string, string> = {}) {
  return stack.ask(path, { json, headers: { 'idempotency-key': crypto.randomUUID(), ...headers } });
}

/** Sends a raw body. The client would refuse to send invalid ones. */
function raw(body: NonNullable<RequestInit['body']>, type = 'application/json') {
  const headers = { origin: SITE, authorization: `Bearer ${PUBLISHABLE_KEY}`, 'content-type': type };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return stack.gateway(new Request(`${GATEWAY_URL}/storefront/quotes`, init));
}

/** Checks that nothing is sent to the billing platform. */
async function reachesNothing<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = stack.upstream.length;
  const result = await work();
  expect(stack.upstream.slice(before).filter((call) => !/catalog|product-rate-plans|oauth/.test(call))).toEqual([]);
  return result;
}

describe('unknown fields', () => {
  it.each([
    ['price', { ...quote, price: '0.01' }, 'price'],
    ['discount', { ...quote, discount: { percentage: 100 } }, 'discount'],
    ['another account', { ...quote, accountId: 'A00000002' }, 'accountId'],
    ['an existing account', { ...quote, existingAccountNumber: 'A00000002' }, 'existingAccountNumber'],
    ['an order date', { ...quote, orderDate: '2020-01-01' }, 'orderDate'],
    ['a price on a plan', { ...quote, plans: [{ ...quote.plans[0], price: '0.01' }] }, 'plans.0.price'],
    ['overrides on a plan', { ...quote, plans: [{ ...quote.plans[0], chargeOverrides: [] }] }, 'plans.0.chargeOverrides'],
  ])('%s in a quote is refused by name', async (_what, body, field) => {
    const answer = await reachesNothing(async () => refusal(await post('/storefront/quotes', body)));
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request', fields: [{ field, code: 'unknown-field' }] });
  });

  it.each(['status', 'balance', 'accountNumber', 'version', 'autoPay', 'billCycleDay', 'processingOptions', 'subscriptions', 'newAccount'])(
    '%s in an order is refused by name',
    async (field) => {
      const answer = await reachesNothing(async () => refusal(await post('/storefront/orders', { ...order, [field]: 'x' })));
      expect(answer).toMatchObject({ status: 400, fields: [{ field, code: 'unknown-field' }] });
      const inAccount = { ...order, account: { ...person, [field]: 'x' } };
      const nested = await reachesNothing(async () => refusal(await post('/storefront/orders', inAccount)));
      expect(nested).toMatchObject({ status: 400, fields: [{ field: `account.${field}`, code: 'unknown-field' }] });
    },
  );

  it('in a query are refused by name', async () => {
    const answer = await reachesNothing(async () => refusal(await stack.ask('/storefront/catalog?currency=USD&foo=1')));
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request', fields: [{ field: 'foo', code: 'unknown-field' }] });
  });

  it('custom fields that the tenant does not ask for are refused by name', async () => {
    const answer = await reachesNothing(async () => refusal(await post('/storefront/orders', { ...order, customFields: 'x' })));
    expect(answer).toMatchObject({ status: 400, fields: [{ field: 'customFields', code: 'unknown-field' }] });
    const account = { ...person, customFields: [{ name: 'Admin__c', value: 'true' }] };
    expect(await refusal(await post('/storefront/orders', { ...order, account }))).toMatchObject({
      status: 422,
      fields: [{ field: 'account.customFields.Admin__c', code: 'unknown-field' }],
    });
  });
});

describe('invalid input', () => {
  it('is named field by field, with the fix', async () => {
    const body = { ...order, account: { ...person, email: 'ada', country: undefined, firstName: '' }, plans: [], currency: 'usd' };
    const { status, fields } = await refusal(await post('/storefront/orders', body));
    expect(status).toBe(400);
    expect(fields?.map(({ field }) => field).sort()).toEqual([
      'account.country',
      'account.email',
      'account.firstName',
      'currency',
      'plans',
    ]);
    for (const { message } of fields ?? []) expect(message).toMatch(/\w/);
    expect(fields?.find(({ field }) => field === 'account.country')).toMatchObject({ code: 'missing', message: 'is missing' });
  });

  it.each(['ada\u0007@example.com', 'ada\u202E@example.com', 'ada\u200B@example.com', 'ada@exam\u00ADple.com'])(
    'such as an invisible character in an address is refused: %j',
    async (email) => {
      const answer = await refusal(await post('/storefront/orders', { ...order, account: { ...person, email } }));
      expect(answer).toMatchObject({ status: 400, fields: [{ field: 'account.email', code: 'invalid-format' }] });
    },
  );

  it.each([
    [{ productRatePlanId: 'unknown' }, 'plans.0.productRatePlanId', 'not-for-sale'],
    [{ productRatePlanId: '511ea844e002577f415102640a5845a4', quantity: 51 }, 'plans.0.quantity', 'quantity-out-of-range'],
    [{ productRatePlanId: '999b9b511d5432584c51709de2e73857', quantity: 2 }, 'plans.0.quantity', 'quantity-fixed'],
  ])('%o is refused at %s before anything else happens', async (plan, field, code) => {
    for (const path of ['/storefront/quotes', '/storefront/orders']) {
      const body = path === '/storefront/quotes' ? { ...quote, plans: [plan] } : { ...order, plans: [plan] };
      const answer = await refusal(await post(path, body));
      expect(answer).toMatchObject({ status: 422, code, fields: [{ field, code }] });
    }
  });

  it.each([
    ['blank', '   '],
    ['with a line break', 'Ada\nBcc: everyone'],
    ['with a zero byte', 'Ada\u0000'],
    ['with a text direction override', 'Ada\u202E'],
    ['with half of a surrogate pair', 'Ada\uD800'],
  ])('refuses a name %s at its field', async (_what, firstName) => {
    const { status, fields } = await reachesNothing(async () =>
      refusal(await post('/storefront/orders', { ...order, account: { ...person, firstName } })),
    );
    expect(status).toBe(400);
    expect(fields).toMatchObject([{ field: 'account.firstName', message: 'must be text without control characters' }]);
  });

  it.each([0, -1, 1.5, 1_000_001, '3', null])('refuses a quantity of %o', async (quantity) => {
    const answer = await refusal(await post('/storefront/quotes', { ...quote, plans: [{ ...quote.plans[0], quantity }] }));
    expect(answer).toMatchObject({ status: 400, fields: [{ field: 'plans.0.quantity' }] });
  });

  it('refuses an unsupported currency and names the supported ones', async () => {
    expect(await refusal(await post('/storefront/quotes', { ...quote, currency: 'CHF' }))).toMatchObject({
      status: 422,
      fields: [{ field: 'currency', message: 'must be one of USD, EUR, GBP, JPY' }],
    });
    expect(await refusal(await stack.ask('/storefront/catalog?currency=CHF'))).toMatchObject({
      status: 400,
      fields: [{ field: 'currency' }],
    });
    expect(await refusal(await stack.ask('/storefront/catalog?currency=usd'))).toMatchObject({
      status: 400,
      fields: [{ field: 'currency' }],
    });
    expect(await refusal(await stack.ask('/storefront/catalog?currency=USD&currency=EUR'))).toMatchObject({
      status: 400,
      fields: [{ field: 'currency' }],
    });
  });
});

describe('plans of the catalog that the offers file does not sell', () => {
  it('can neither be seen, quoted nor bought', async () => {
    const shown = await (await stack.ask('/storefront/catalog')).text();
    const { body } = await stack.sandbox.call('/v1/catalog/products?pageSize=40', { headers: { 'zuora-version': '187.0' } });
    const { products } = body as { products: { productRatePlans: { id: string }[] }[] };
    const all = products.flatMap(({ productRatePlans }) => productRatePlans.map(({ id }) => id));
    const hidden = all.filter((id) => !shown.includes(id));
    expect(hidden.length).toBeGreaterThan(2);
    expect(hidden.length).toBeLessThan(all.length);
    for (const productRatePlanId of hidden) {
      const quoted = await post('/storefront/quotes', { ...quote, plans: [{ productRatePlanId }] });
      expect(await refusal(quoted)).toMatchObject({ status: 422, code: 'not-for-sale' });
      const bought = await post('/storefront/orders', { ...order, plans: [{ productRatePlanId }] });
      expect(await refusal(bought)).toMatchObject({ status: 422, code: 'not-for-sale' });
    }
  });
});

describe('malicious queries', () => {
  const ask = (query: string) => stack.ask(`/storefront/catalog?${query}`);
  const names = (count: number) => Array.from({ length: count }, (_, index) => index).join('&');

  it('with many parameters are refused at once', async () => {
    for (const query of [names(101), 'currency=USD&'.repeat(101), names(20_000)]) {
      const started = performance.now();
      expect(await refusal(await ask(query))).toMatchObject({
        status: 400,
        code: 'too-many-parameters',
        message: 'The address has too many query parameters. Send at most 100.',
      });
      expect(performance.now() - started).toBeLessThan(1000);
    }
  });

  it('with unknown and repeated parameters are refused by name', async () => {
    expect((await refusal(await ask(names(100)))).fields).toHaveLength(50);
    expect(await refusal(await ask('currency=USD&a=1&currency=EUR&currency=GBP'))).toMatchObject({
      status: 400,
      fields: [{ field: 'currency' }, { field: 'a' }],
    });
  });
});

describe('malicious bodies', () => {
  it.each([
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['constructor', '{"intent":"subscribe","address":{"constructor":{"prototype":{"admin":true}}}}'],
    ['prototype', '{"plans":[{"prototype":1}]}'],
  ])('refuses the field name %s without any effect', async (name, body) => {
    expect(await refusal(await raw(body))).toMatchObject({
      status: 400,
      code: 'forbidden-name',
      message: `The field name ${name} is not allowed. Remove the field.`,
    });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('admin');
  });

  it('refuses a large body without reading all of it', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    expect(await refusal(await raw(endless))).toMatchObject({ status: 400, code: 'body-too-large' });
    expect(sent).toBeLessThan(200_000);
    expect(await refusal(await raw(`{"intent":"${'x'.repeat(66_000)}"}`))).toMatchObject({ status: 400, code: 'body-too-large' });
  });

  it.each([
    ['deep', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'body-too-deep'],
    ['no JSON', '{"intent":', 'invalid-json'],
    ['empty', '', 'invalid-json'],
    ['a list', '[]', 'invalid-json'],
    ['a number', '1', 'invalid-json'],
    ['null', 'null', 'invalid-json'],
  ])('refuses %s as body', async (_what, body, code) => {
    expect(await refusal(await raw(body))).toMatchObject({ status: 400, code });
  });

  it('refuses a body that is not UTF-8', async () => {
    expect(await refusal(await raw(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])))).toMatchObject({ status: 400, code: 'invalid-json' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx'])(
    'refuses a body of type %s',
    async (type) => {
      expect(await refusal(await raw(JSON.stringify(quote), type))).toMatchObject({ status: 400, code: 'content-type' });
    },
  );
});

describe('idempotency key', () => {
  it('is required and must be valid', async () => {
    for (const key of ['', 'short', 'k'.repeat(256), 'with space in it', 'ümlaut-key']) {
      const response = await stack.ask('/storefront/orders', {
        json: order,
        headers: { 'idempotency-key': encodeURI(key) === key ? key : '1 2 3 4 5' },
      });
      expect(await refusal(response)).toMatchObject({ status: 400, code: 'idempotency-key-missing' });
    }
  });
});
