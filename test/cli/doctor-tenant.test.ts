import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineTenant, toMarkdown, type TenantResult } from '../../src/cli/doctor/tenant/examine-tenant.js';
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
