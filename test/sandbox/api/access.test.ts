import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { readAnswer, SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';

let started: StartedSandbox;
let time = new Date('2026-11-21T15:00:00Z');
const logged: string[] = [];

beforeAll(async () => {
  started = await startSandbox({ now: () => time, log: (line) => logged.push(line) });
});
afterAll(() => started.close());

const send = async (path: string, init: RequestInit = {}) =>
  readAnswer(await started.sandbox.fetch(new Request(`${SANDBOX_URL}${path}`, init)));
const askToken = (fields: Record<string, string>) => send('/oauth/token', { method: 'POST', body: new URLSearchParams(fields) });
const client = { client_id: 'sandbox-client', client_secret: 'sandbox-secret', grant_type: 'client_credentials' };

describe('the credential', () => {
  it.each([
    ['none', {}],
    ['another scheme', { authorization: 'Digest c2FuZGJveC1jbGllbnQ6c2FuZGJveC1zZWNyZXQ=' }],
    ['a made-up token', { authorization: 'Bearer abcdef' }],
  ])('is refused when it is %s', async (_, headers) => {
    const answer = await send('/v1/catalog/products', { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    expect(reasonsOf(answer.body)[0]?.category).toBe(11);
  });

  it('lasts an hour of real time', async () => {
    expect((await started.call('/v1/catalog/products')).status).toBe(200);
    time = new Date(time.getTime() + 3600_000);
    expect((await started.call('/v1/catalog/products')).status).toBe(401);
    const { body } = await askToken(client);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    const token = z.object({ access_token: z.string() }).parse(body).access_token;
    expect((await started.call('/v1/catalog/products', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    time = new Date(time.getTime() - 3600_000);
  });

  it('is known to every process on the database, and through a restart', async () => {
    const database = await openTestDatabase();
    const kept = { db: database.db, close: () => Promise.resolve() };
    const now = () => time;
    const first = await startSandbox({ database: kept, now, background: false });
    const second = await startSandbox({ database, now, background: false });
    await first.close();
    const statusAt = async (): Promise<number> =>
      (await second.call('/v1/catalog/products', { headers: { authorization: first.authorization } })).status;
    expect(await statusAt()).toBe(200);
    await second.call('/sandbox/reset', { method: 'POST' });
    expect(await statusAt()).toBe(200);
    time = new Date(time.getTime() + 3600_000);
    expect(await statusAt()).toBe(401);
    time = new Date(time.getTime() - 3600_000);
    await second.close();
  });

  it.each([
    ['a wrong secret', { ...client, client_secret: 'sandbox-secreT' }, 401, 'invalid_client'],
    ['another client', { ...client, client_id: 'sandbox' }, 401, 'invalid_client'],
    ['another grant', { ...client, grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['an unknown field', { ...client, extra: '1' }, 400, 'invalid_request'],
  ])('is not issued for %s', async (_, fields, status, error) => {
    const answer = await askToken(fields);
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ error })]);
  });

  it('is only issued for a form body', async () => {
    const answer = await send('/oauth/token', {
      method: 'POST',
      body: JSON.stringify(client),
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ error: 'invalid_request' })]);
  });
});

describe('addresses', () => {
  it.each([
    ['GET', '/', 404, 40],
    ['GET', '/v1/nothing', 404, 40],
    ['PATCH', '/v1/orders', 405, 45],
    ['DELETE', '/v1/invoices/INV00000001', 405, 45],
    ['PATCH', '/sandbox/clock', 404, 40],
  ])('%s %s returns JSON with status %i', async (method, path, status, category) => {
    const answer = await started.call(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(reasonsOf(answer.body)[0]?.category).toBe(category);
  });
});

describe('headers', () => {
  it('carry request id, track id and limits', async () => {
    const { headers } = await started.call('/v1/catalog/products', { headers: { 'zuora-track-id': 'abc-1' } });
    expect(headers.get('zuora-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('zuora-track-id')).toBe('abc-1');
    expect(headers.get('concurrency-limit-type')).toBe('default');
    expect(Number(headers.get('ratelimit-remaining'))).toBeLessThan(Number(headers.get('ratelimit-limit')));
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  });

  it('name the higher concurrency limit of some operations', async () => {
    const billToContact = { firstName: 'Ada', lastName: 'Lovelace', country: 'US', state: 'NY' };
    const { headers } = await started.call('/v1/accounts', { json: { name: 'Many', currency: 'USD', billCycleDay: 1, billToContact } });
    expect([headers.get('concurrency-limit-type'), headers.get('concurrency-limit-limit')]).toEqual(['high-volume transactions', '200']);
  });

  it('ignore an invalid track id', async () => {
    for (const id of ['a:b', 'x'.repeat(65)]) {
      expect((await started.call('/v1/catalog/products', { headers: { 'zuora-track-id': id } })).headers.get('zuora-track-id')).toBeNull();
    }
  });
});

describe('bodies', () => {
  const post = (body: string, type = 'application/json') =>
    send('/v1/orders', { method: 'POST', body, headers: { 'content-type': type, authorization: started.authorization } });

  it.each([
    ['{"orderDate":', 400, 90],
    ['[]', 400, 90],
    ['"text"', 400, 90],
  ])('%s is refused', async (body, status, category) => {
    const answer = await post(body);
    expect([answer.status, reasonsOf(answer.body)[0]?.category]).toEqual([status, category]);
  });

  it('of another media type are refused', async () => {
    expect((await post('{}', 'text/plain')).status).toBe(415);
  });

  it('with unknown fields at any depth are refused by name', async () => {
    const order = orderFor({ orderDate: '2026-11-21' });
    const [subscription] = order.subscriptions;
    const sent = { ...order, discount: 1, subscriptions: [{ ...subscription, price: 0 }] };
    const reasons = reasonsOf((await started.call('/v1/orders', { json: sent })).body);
    expect(reasons).toEqual([
      { category: 21, message: "Unknown field 'subscriptions.0.price'." },
      { category: 21, message: "Unknown field 'discount'." },
    ]);
    const proto = `{"__proto__": {"a": 1}, ${JSON.stringify(order).slice(1)}`;
    expect(reasonsOf((await post(proto)).body)[0]).toMatchObject({ category: 21 });
  });

  it.each([
    ['orderDate', '2026-02-30'],
    ['orderDate', '9999-12-31'],
    ['orderNumber', 'O-\0'],
  ])('with an impossible %s are refused', async (field, value) => {
    const { body } = await started.call('/v1/orders', { json: { ...orderFor({ orderDate: '2026-11-21' }), [field]: value } });
    expect(reasonsOf(body)[0]).toMatchObject({ category: 20, message: containing(`'${field}'`) });
  });

  it('with an impossible key in the path are refused', async () => {
    expect(reasonsOf((await started.call('/v1/accounts/A%00')).body)[0]?.category).toBe(20);
  });
});

describe('versions', () => {
  it.each([
    [undefined, 'inline'],
    ['229.0', 'inline'],
    ['230.0', 'linked'],
    ['2025-08-12', 'linked'],
  ])('%s has rate plans %s', async (version, kind) => {
    const { body } = await started.call('/v1/catalog/products', version === undefined ? {} : { headers: { 'zuora-version': version } });
    const [product] = z.object({ products: z.array(z.object({ productRatePlans: z.unknown() })) }).parse(body).products;
    expect(Array.isArray(product?.productRatePlans)).toBe(kind === 'inline');
    if (kind === 'linked') {
      const linked = await started.call(z.string().parse(product?.productRatePlans));
      expect(linked.body).toMatchObject({ success: true, productRatePlans: [expect.objectContaining({ status: 'Active' })] });
    }
  });
});

describe('paging', () => {
  it('follows nextPage to the end without gaps or repeats, with at most 40 rows per page', async () => {
    const names: string[] = [];
    const page = z.object({ products: z.array(z.object({ name: z.string() })), nextPage: z.optional(z.string()) });
    let next: string | undefined = '/v1/catalog/products?pageSize=3';
    while (next !== undefined) {
      const { products, nextPage } = page.parse((await started.call(next)).body);
      names.push(...products.map((product) => product.name));
      next = nextPage;
    }
    expect(names).toEqual([
      'Free',
      'Build',
      'Scale',
      'Enterprise',
      'Add-ons',
      'Metered requests',
      'Discounts',
      'Priority support',
      'Custom styles',
    ]);
    const all = page.parse((await started.call('/v1/catalog/products?pageSize=1000')).body);
    expect(all.products).toHaveLength(9);
  });
});

it('logs no secret, token or name', async () => {
  const methodId = await newMethod(started);
  await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21', paymentMethodId: methodId }) });
  const text = logged.join('\n');
  expect(text).toContain('POST /v1/orders 200');
  for (const secret of ['sandbox-secret', started.authorization.slice(7), 'ada@example.com', methodId]) expect(text).not.toContain(secret);
});
