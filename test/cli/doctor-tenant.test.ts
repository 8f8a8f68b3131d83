import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineTenant, toMarkdown, type TenantResult } from '../../src/cli/doctor/tenant/examine-tenant.js';
import { examineWrites, requireTestTenant, type WriteResults } from '../../src/cli/doctor/tenant/examine-writes.js';
import { resolveBaseUrl } from '../../src/api/environments.js';
import { startBillingServer } from './support/billing-server.js';
import { run } from './support/terminal.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../support/sandbox.js';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

type Change = (request: string, response: Response) => Response | Promise<Response>;

const examineWith = (change: Change): Promise<readonly TenantResult[]> =>
  examineTenant({
    baseUrl: SANDBOX_URL,
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    async fetch(request) {
      const sent = `${request.method} ${request.url} ${await request.clone().text()}`;
      return change(sent, await sandbox.sandbox.fetch(request));
    },
  });

const writeWith = (change: Change): Promise<WriteResults> =>
  examineWrites({
    baseUrl: SANDBOX_URL,
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    async fetch(request) {
      const sent = `${request.method} ${request.url} ${await request.clone().text()}`;
      return change(sent, await sandbox.sandbox.fetch(request));
    },
  });

const refusal = (): Response =>
  Response.json({ success: false, reasons: [{ code: '50000010', message: 'You are not permitted.' }] }, { status: 200 });
/** Refuses the requests that contain the words. */
const refusing =
  (words: string): Change =>
  (sent, response) =>
    sent.includes(words) ? refusal() : response;

const CASES: readonly (readonly [deviation: string, change: Change, assumption: string])[] = [
  ['no 401 without a token', (_, response) => (response.status === 401 ? Response.json({ success: false }) : response), 'status 401'],
  ['no permission for the catalog', refusing('/v1/catalog/products'), 'returns products'],
  [
    'an older API version',
    async (sent, response) =>
      sent.includes('/v1/catalog/products')
        ? new Response((await response.text()).replace(/"productRatePlans":"[^"]*"/g, '"productRatePlans":[]'), response)
        : response,
    'productRatePlans of a product is a URL',
  ],
  [
    'errors with an HTTP status',
    (sent, response) => (sent.includes('A-no-such-account') ? Response.json({ message: 'Not found' }, { status: 404 }) : response),
    'A business error',
  ],
  ['no contacts in queries', refusing('from Contact'), 'WorkEmail'],
  ['no invoices in queries', refusing('from Invoice where'), 'DueDate'],
  ['no payment methods in queries', refusing('from PaymentMethod'), 'from PaymentMethod'],
  ['no invoice payments in queries', refusing('from InvoicePayment'), 'from InvoicePayment'],
  ['no rate plans in queries', refusing('from RatePlan'), 'from RatePlan'],
  ['no orders', refusing('/v1/orders'), 'returns orders'],
];

describe('doctor --tenant', () => {
  it('finds no deviation in the sandbox', async () => {
    const results = await examineWith((_, response) => response);
    expect(results.filter(({ holds }) => !holds)).toEqual([]);
    expect(toMarkdown(results)).toContain('| holds | A request without a token returns status 401 |');
  });

  it.each(CASES)('finds: %s', async (_, change, assumption) => {
    const deviations = (await examineWith(change)).filter(({ holds }) => !holds);
    expect(deviations.map((result) => result.assumption).join('\n')).toContain(assumption);
    expect(toMarkdown(deviations)).toContain('| deviates |');
  });

  it('says that a wrong secret gets no token', async () => {
    const examined = examineTenant({
      baseUrl: SANDBOX_URL,
      clientId: 'x',
      clientSecret: 'y',
      fetch: (request) => sandbox.sandbox.fetch(request),
    });
    await expect(examined).rejects.toThrow('Check the address, the client id and the client secret');
  });

  it('writes a report, and names missing settings', async () => {
    const server = await startBillingServer();
    const folder = await mkdtemp(join(tmpdir(), 'storefront-doctor-'));
    try {
      const file = join(folder, 'report.json');
      expect(await run(['doctor', '--tenant', '--out', file], server.env)).toMatchObject({ code: 0, errors: '' });
      expect(JSON.parse(await readFile(file, 'utf8'))).toContainEqual(expect.objectContaining({ holds: true }));
      expect(await run(['doctor', '--tenant'])).toMatchObject({ code: 2, errors: expect.stringContaining('BILLING_CLIENT_ID') as string });
      expect(await run(['doctor'])).toMatchObject({ code: 2, errors: expect.stringContaining('--tenant') as string });
    } finally {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('doctor --tenant --write', () => {
  it('finds no deviation in the sandbox, and says what stays there', async () => {
    const { results, left } = await writeWith((_, response) => response);
    expect(results.filter(({ holds }) => !holds)).toEqual([]);
    expect(results).toHaveLength(9);
    const kinds = ['account', 'subscription', 'invoice', 'credit memo'];
    expect(left.map((object) => kinds.find((kind) => object.startsWith(`${kind} `)))).toEqual(kinds);
  });

  let orders = 0;
  /** Changes the response of a request that contains the words. */
  const changing =
    (words: string, change: (text: string) => string): Change =>
    async (sent, response) =>
      sent.includes(words) ? new Response(change(await response.text()), response) : response;
  const DEVIATIONS: readonly (readonly [deviation: string, change: Change, assumption: string, found: string])[] = [
    ['accounts cannot be created', refusing('POST http://localhost:4602/v1/accounts'), 'creates an account', 'permitted'],
    [
      'an idempotency key that creates a second order',
      (sent, response) =>
        sent.includes('POST http://localhost:4602/v1/orders {') && !sent.includes('CancelSubscription') && (orders += 1) === 2
          ? response
              .text()
              .then((text) => new Response(text.replace(/"subscriptionNumber":"[^"]*"/, '"subscriptionNumber":"A-S9"'), response))
          : response,
      'The same order with the same Idempotency-Key',
      'subscription "A-S9"',
    ],
    [
      'an idempotency key that is ignored for other requests',
      (sent, response) =>
        response.status === 422 && sent.includes('/v1/accounts')
          ? Response.json({ success: true, accountId: 'a'.repeat(32), accountNumber: 'A-9' })
          : response,
      'Another request with the same Idempotency-Key',
      'a success, account A-9',
    ],
    ['no catalog', refusing('/v1/catalog/products'), 'The catalog has an active plan', 'permitted'],
    ['no preview', refusing('/v1/orders/preview'), 'preview returns the invoice', 'permitted'],
    [
      'an invoice with another amount',
      changing('/v1/invoices/', (text) => text.replace(/"amount":"?[\d.]+"?/, '"amount":0.01')),
      'has the amount of the preview',
      'amount 0.01',
    ],
    [
      'an invoice that is not posted',
      changing('/v1/invoices/', (text) => text.replace('"status":"Posted"', '"status":"Draft"')),
      'The invoice of an order is posted',
      'status Draft',
    ],
    [
      'orders that appear later',
      changing('subscriptionOwner', () => '{"success":true,"orders":[]}'),
      'lists the order at once',
      '0 orders',
    ],
    ['a cancellation that is refused', refusing('CancelSubscription'), 'cancels the subscription', 'permitted'],
  ];
  it.each(DEVIATIONS)('finds: %s', async (_, change, assumption, found) => {
    const deviations = (await writeWith(change)).results.filter(({ holds }) => !holds);
    expect(deviations[0]?.assumption).toContain(assumption);
    expect(deviations[0]?.found).toContain(found);
    expect(
      deviations
        .slice(1)
        .map((deviation) => deviation.found ?? '')
        .filter((text) => !text.startsWith('not checked')),
    ).toEqual([]);
  });

  it.each(['us-production', 'us-production-cloud-1', 'eu-production', 'ap-production'])('refuses %s', (environment) => {
    expect(() => requireTestTenant({ environment })).toThrow('is a production environment. --write needs a test tenant');
    expect(() => requireTestTenant({ baseUrl: `${resolveBaseUrl({ environment })}/` })).toThrow('--write needs a test tenant');
  });

  it('writes only with the option, and warns before', async () => {
    const server = await startBillingServer();
    try {
      const accounts = async (): Promise<unknown> => (await fetch(`${server.env['BILLING_BASE_URL'] ?? ''}/sandbox/ledger`)).json();
      const before = await accounts();
      await run(['doctor', '--tenant'], server.env);
      expect(await accounts()).toEqual(before);
      const { code, output, errors } = await run(['doctor', '--tenant', '--write'], server.env);
      expect([code, errors]).toEqual([0, '']);
      expect(output).toMatch(/--write creates in .*: an account[^]*Left in the tenant: account A[^]*POST \/v1\/orders with runBilling/);
      expect(await accounts()).not.toEqual(before);
      expect(await run(['doctor', 'https://shop.example', '--write'])).toMatchObject({
        code: 2,
        errors: expect.stringContaining('--tenant') as string,
      });
    } finally {
      await server.close();
    }
  });
});
