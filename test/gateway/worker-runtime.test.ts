import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/index.js';
import { getCatalog } from '../../src/api/operations/storefront/catalog.js';
import { getFile } from '../../src/api/operations/storefront/files.js';
import { getInvoice } from '../../src/api/operations/storefront/invoice.js';
import { getSession } from '../../src/api/operations/storefront/sessions.js';
import { pdfText } from '../support/pdf-reader.js';
import { shopper } from '../support/purchase.js';
import { GATEWAY_URL, PUBLISHABLE_KEY, SECRET_KEY, SITE, startStack, type Stack } from '../support/stack.js';
import { startGatewayWorker, type GatewayWorker } from '../support/worker/start-worker.js';

let stack: Stack;
let worker: GatewayWorker;

beforeAll(async () => {
  stack = await startStack();
  const { options, sandbox } = stack;
  // The unit tests set the clock of this process, but not that of workerd.
  const ahead = Math.round(Date.now() - (performance.timeOrigin + performance.now()));
  worker = await startGatewayWorker({ ...options, date: await sandbox.sandbox.today(), ahead }, (request) =>
    stack.network(request, (passed) => sandbox.sandbox.fetch(passed)),
  );
});
afterAll(() => Promise.all([worker.close(), stack.close()]));

const client = (credential = PUBLISHABLE_KEY): Client =>
  createClient({
    baseUrl: GATEWAY_URL,
    credential: () => credential,
    headers: { origin: SITE },
    maxRetries: 0,
    fetch: (request) => worker.fetch(request),
  });

describe('gateway in workerd', () => {
  it('sells a plan, and shows the invoice and its file', async () => {
    expect((await client().call(getCatalog, {})).products.length).toBeGreaterThan(0);
    const { result, session } = await shopper({ client, sandbox: stack.sandbox }).buy();
    expect(result.status).toBe('completed');
    const page = client(session);
    expect(await page.call(getSession, {})).toMatchObject({ accountNumber: result.accountNumber });
    const [number = ''] = result.invoiceNumbers;
    const { file = '' } = await page.call(getInvoice, { number });
    const { body, contentType } = await page.call(getFile, { id: file });
    expect(contentType).toBe('application/pdf');
    expect(pdfText(new Uint8Array(await new Response(body).arrayBuffer()))).toContain(number);
  });

  it('opens a session for a customer, and serves staff', async () => {
    const { result } = await shopper({ client, sandbox: stack.sandbox }).buy();
    const open = async (json: object): Promise<string> => {
      const headers = { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' };
      const request = new Request(`${GATEWAY_URL}/storefront/sessions`, { method: 'POST', headers, body: JSON.stringify(json) });
      const { token } = (await (await worker.fetch(request)).json()) as { token: string };
      return token;
    };
    const customer = client(await open({ accountKey: result.accountNumber }));
    expect(await customer.call(getSession, {})).toMatchObject({ accountNumber: result.accountNumber });
    const staff = await open({ audience: 'staff', staffId: 'ada', scopes: ['accounts:read'] });
    const headers = { origin: SITE, authorization: `Bearer ${staff}` };
    const response = await worker.fetch(new Request(`${GATEWAY_URL}/v1/accounts/${result.accountNumber}`, { headers }));
    expect(await response.json()).toMatchObject({ basicInfo: { accountNumber: result.accountNumber } });
  });

  it('follows no redirect of the platform', async () => {
    const { network } = stack;
    const targets: string[] = [];
    stack.network = (request) => {
      targets.push(new URL(request.url).hostname);
      return Promise.resolve(new Response(null, { status: 307, headers: { location: 'https://elsewhere.test/v1' } }));
    };
    const { quote } = shopper({ client, sandbox: stack.sandbox });
    await expect(quote()).rejects.toMatchObject({ code: 'billing-unreachable' });
    stack.network = network;
    expect(targets).not.toContain('elsewhere.test');
    expect(targets.length).toBeGreaterThan(0);
  });
});
