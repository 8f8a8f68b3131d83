import { once } from 'node:events';
import { serve } from '@hono/node-server';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { readSeed, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

/** Simulates an old program: it authenticates with a pair of headers or HTTP Basic, adds `/rest` before the path, and sends no version. */
let started: StartedSandbox;
let server: ReturnType<typeof serve>;
let base: string;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  server = serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => started.sandbox.fetch(request) });
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  server.close();
  await started.close();
});

const pair = { apiAccessKeyId: 'sandbox-client', apiSecretAccessKey: 'sandbox-secret' };
const basicOf = (user: string, password: string) => ({ Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` });

async function ask(path: string, init: { body?: unknown; headers?: Record<string, string> } = {}) {
  const response = await fetch(path.startsWith('http') ? path : base + path, {
    method: init.body === undefined ? 'GET' : 'POST',
    headers: { ...pair, 'Content-Type': 'application/json', ...init.headers },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}

const catalog = z.object({
  success: z.literal(true),
  nextPage: z.optional(z.string()),
  products: z.array(
    z.object({
      name: z.string(),
      productRatePlans: z.array(
        z.object({ id: z.string(), name: z.string(), productRatePlanCharges: z.array(z.object({ pricing: z.array(z.unknown()) })) }),
      ),
    }),
  ),
});

it('lists the catalog to its last page, with rate plans and charges inside', async () => {
  const found: z.infer<typeof catalog>['products'] = [];
  for (let next: string | undefined = '/rest/v1/catalog/products?pageSize=3'; next !== undefined;) {
    const page = catalog.parse((await ask(next)).body);
    found.push(...page.products);
    next = page.nextPage;
    if (next !== undefined) expect(new URL(next).pathname).toBe('/rest/v1/catalog/products');
  }
  const { catalog: seeded } = await readSeed(false);
  expect(found.map(({ name }) => name)).toEqual(seeded.products.map(({ name }) => name));
  for (const { productRatePlans } of found) {
    expect(productRatePlans).not.toEqual([]);
    expect(productRatePlans[0]?.productRatePlanCharges[0]?.pricing).not.toEqual([]);
  }
});

it('creates an account, reads it back and finds it by a query', async () => {
  const contact = { firstName: 'Grace', lastName: 'Hopper', country: 'US', state: 'NY', workEmail: 'grace@example.com' };
  const created = await ask('/rest/v1/accounts', {
    body: { name: 'Compilers Ltd', currency: 'USD', billCycleDay: 1, billToContact: contact },
  });
  const account = z.object({ success: z.literal(true), accountId: z.string(), accountNumber: z.string() }).parse(created.body);

  for (const key of [account.accountId, account.accountNumber]) {
    const read = await ask(`/rest/v1/accounts/${key}`);
    expect(read.body).toMatchObject({
      success: true,
      basicInfo: { id: account.accountId, accountNumber: account.accountNumber, name: 'Compilers Ltd' },
    });
  }
  const queryString = `select Id, Name from Account where AccountNumber = '${account.accountNumber}'`;
  const queried = await ask('/rest/v1/action/query', { body: { queryString } });
  expect(queried.body).toEqual({ size: 1, done: true, records: [{ Id: account.accountId, Name: 'Compilers Ltd' }] });
});

it('keeps the prefix in the URLs of linked rate plans, for versions that link them', async () => {
  const { body } = await ask('/rest/v1/catalog/products', { headers: { 'Zuora-Version': '230.0' } });
  const linked = z.object({ products: z.array(z.object({ productRatePlans: z.url() })) }).parse(body).products[0]?.productRatePlans ?? '';
  expect(new URL(linked).pathname).toMatch(/^\/rest\/v1\/products\//);
  expect((await ask(linked)).body).toMatchObject({ success: true });
});

describe('access', () => {
  it.each<[string, Record<string, string>, number]>([
    ['the header pair', pair, 200],
    ['HTTP basic', basicOf('sandbox-client', 'sandbox-secret'), 200],
    ['half a pair', { apiAccessKeyId: 'sandbox-client' }, 401],
    ['a pair with a wrong secret', { ...pair, apiSecretAccessKey: 'sandbox-secreT' }, 401],
    ['basic with a wrong password', basicOf('sandbox-client', 'sandbox-secre'), 401],
    ['basic without a colon', { Authorization: `Basic ${Buffer.from('sandbox-client').toString('base64')}` }, 401],
    ['basic with invalid base64', { Authorization: 'Basic ***' }, 401],
    ['a wrong token together with a valid pair', { ...pair, Authorization: 'Bearer abc' }, 401],
    ['nothing', {}, 401],
  ])('by %s returns %i', async (_, headers, status) => {
    for (const path of ['/v1/catalog/products', '/rest/v1/catalog/products']) {
      expect((await fetch(base + path, { headers })).status).toBe(status);
    }
  });

  it('serves no other operations behind the prefix', async () => {
    const missing = await ask('/rest/oauth/token', { body: {} });
    expect([missing.status, reasonsOf(missing.body)[0]?.category]).toEqual([404, 40]);
    const unsupported = await ask('/rest/v1/catalog/products', { body: {} });
    expect([unsupported.status, reasonsOf(unsupported.body)[0]?.category]).toEqual([405, 45]);
  });
});

it('reads and writes the field names of its version', async () => {
  const order = await ask('/rest/v1/orders', {
    body: orderFor({ orderDate: '2026-11-21', email: 'older@example.com', paymentMethodId: await newMethod(started) }),
  });
  const { accountNumber, subscriptionNumbers } = z
    .object({ accountNumber: z.string(), subscriptionNumbers: z.tuple([z.string()]) })
    .parse(order.body);
  const found = await ask(`/rest/v1/subscriptions/${subscriptionNumbers[0]}`);
  expect(found.body).toMatchObject({ subscriptionNumber: subscriptionNumbers[0], accountNumber });
  const billed = await ask('/rest/v1/operations/invoice-collect', { body: { accountKey: accountNumber, invoiceTargetDate: '2026-12-31' } });
  expect(billed.body).toMatchObject({ success: true });

  // In old versions, a preview returns invoice items, and `invoiceCollect` also creates the invoice of a change.
  const today = '2026-11-21';
  const { products } = catalog.parse((await ask('/rest/v1/catalog/products?pageSize=40')).body);
  const plan = products.flatMap(({ productRatePlans }) => productRatePlans).find(({ name }) => name === 'Build monthly');
  const terms = {
    ...{ accountKey: accountNumber, termType: 'EVERGREEN', contractEffectiveDate: today },
    subscribeToRatePlans: [{ productRatePlanId: plan?.id }],
  };
  const previewed = await ask('/rest/v1/subscriptions/preview', { body: { ...terms, previewType: 'InvoiceItem', targetDate: today } });
  expect(previewed.body, JSON.stringify(previewed.body)).toMatchObject({ success: true });
  const collected = await ask('/rest/v1/subscriptions', { body: { ...terms, renewalTerm: 12, invoiceCollect: true } });
  expect(collected.body).toMatchObject({ success: true });
  expect(collected.body).toHaveProperty('invoiceId');
  const kept = await ask('/rest/v1/subscriptions', { body: { ...terms, renewalTerm: 12, invoiceCollect: false } });
  expect(kept.body).toMatchObject({ success: true });
  expect(kept.body).not.toHaveProperty('invoiceId');
});
