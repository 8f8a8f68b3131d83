import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDefinition } from '../../scripts/contract/definition.js';
import { mend } from '../../scripts/contract/mistakes.js';
import { readWhole } from '../../scripts/contract/snapshot.js';
import { createContract } from '../support/contract/contract.js';
import { startSandbox, type StartedSandbox } from '../support/sandbox.js';

/**
 * Programs that know nothing of this project, in front of a sandbox that listens; between them a proxy that holds every answer against the public
 * definition: the whole one where it is at hand, else the copy that the project keeps.
 */
const WHOLE = fileURLToPath(new URL('../../../shared/billing-api', import.meta.url));
const contract = createContract(existsSync(WHOLE) ? mend(readWhole(WHOLE)) : readDefinition());

let started: StartedSandbox;
let sandbox: ReturnType<typeof serve>;
let proxy: Server;
let base: string;
let violations: string[] = [];
let walked = new Set<string>();

const listen = (server: Server | ReturnType<typeof serve>): Promise<string> =>
  new Promise((resolve) => {
    const ready = (): void => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    };
    if (server.listening) ready();
    else server.once('listening', ready);
  });

async function forward(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(z.instanceof(Buffer).parse(part));
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
  const answer = await fetch(target + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers: z.record(z.string(), z.string()).parse(headers),
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { pathname } = new URL(request.url ?? '/', target);
  const operation = contract.operationOf(request.method ?? 'GET', pathname);
  if (!operation) violations.push(`${request.method} ${pathname}: no operation of the definition`);
  else {
    walked.add(operation.id);
    const contentType = answer.headers.get('content-type') ?? '';
    const body: unknown = contentType.startsWith('application/json') ? JSON.parse(bytes.toString()) : bytes.toString();
    violations.push(...contract.answer(operation, { status: answer.status, contentType, body }).map((line) => `${operation.id}: ${line}`));
  }
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(bytes);
}

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  sandbox = serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => started.sandbox.fetch(request) });
  const target = await listen(sandbox);
  proxy = createServer((request, response) => void forward(target, request, response));
  proxy.listen(0, '127.0.0.1');
  base = await listen(proxy);
});
afterAll(async () => {
  proxy.close();
  sandbox.close();
  await started.close();
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
  violations = [];
  walked = new Set();
});

type Headers = Readonly<Record<string, string>>;

/** A program's own way to call: path prefix and headers of its time. */
function program(prefix: string, headers: Headers) {
  return async <Output>(method: string, path: string, shape: z.ZodType<Output>, json?: unknown): Promise<Output> => {
    const response = await fetch(base + prefix + path, {
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const body: unknown = await response.json();
    const read = shape.safeParse(body);
    if (!read.success) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
    return read.data;
  };
}

async function bearer(): Promise<Headers> {
  const body = new URLSearchParams({ client_id: 'sandbox-client', client_secret: 'sandbox-secret', grant_type: 'client_credentials' });
  const answer = await fetch(`${base}/oauth/token`, { method: 'POST', body });
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await answer.json());
  return { authorization: `Bearer ${token}`, 'zuora-version': '2025-08-12' };
}

const pair = { apiAccessKeyId: 'sandbox-client', apiSecretAccessKey: 'sandbox-secret' };
const basic = { authorization: `Basic ${Buffer.from('sandbox-client:sandbox-secret').toString('base64')}` };

const done = z.looseObject({ success: z.literal(true) });
const TODAY = '2026-11-21';

async function walk(call: ReturnType<typeof program>): Promise<void> {
  const { products } = await call('GET', '/v1/catalog/products?pageSize=40', z.object({ products: z.array(z.object({ id: z.string() })) }));
  const plans = z.object({ productRatePlans: z.array(z.object({ id: z.string(), name: z.string() })) });
  const all = await Promise.all(products.map(({ id }) => call('GET', `/v1/products/${id}/product-rate-plans`, plans)));
  const plan = all.flatMap(({ productRatePlans }) => productRatePlans).find(({ name }) => name === 'Build monthly');
  const subscribeToRatePlans = [{ productRatePlanId: plan?.id }];

  const person = { firstName: 'Ada', lastName: 'Byron', workEmail: 'ada@example.com', country: 'US', state: 'California' };
  const account = { name: 'Ada Byron', currency: 'USD', billCycleDay: 1, billToContact: person, autoPay: false };
  const { accountId, accountNumber } = await call(
    'POST',
    '/v1/accounts',
    z.object({ accountId: z.string(), accountNumber: z.string() }),
    account,
  );
  await call('GET', `/v1/accounts/${accountNumber}`, done);
  await call('GET', `/v1/accounts/${accountId}/summary`, done);
  await call('PUT', `/v1/accounts/${accountNumber}`, done, { notes: 'Prefers letters.' });

  const contact = { accountId, firstName: 'Charles', lastName: 'Babbage', country: 'US' };
  const { id: contactId } = await call('POST', '/v1/contacts', z.object({ id: z.string() }), contact);
  await call('PUT', `/v1/contacts/${contactId}`, done, { nickname: 'C' });
  await call('GET', `/v1/contacts/${contactId}`, done);
  await call('DELETE', `/v1/contacts/${contactId}`, done);

  const card = { type: 'CreditCard', accountKey: accountNumber, makeDefault: true, cardType: 'Visa', cardNumber: '4242424242424242' };
  const method = {
    ...card,
    expirationMonth: 12,
    expirationYear: 2030,
    securityCode: '123',
    cardHolderInfo: { cardHolderName: 'Ada Byron' },
  };
  const { id: methodId } = await call('POST', '/v1/payment-methods', z.object({ id: z.string() }), method);
  await call('GET', `/v1/payment-methods/${methodId}`, done);
  await call('GET', `/v1/accounts/${accountNumber}/payment-methods`, done);
  await call('GET', `/v1/accounts/${accountNumber}/payment-methods/default`, done);

  const terms = { termType: 'EVERGREEN', contractEffectiveDate: TODAY, subscribeToRatePlans };
  const renewal = { renewalTerm: 12, autoRenew: false };
  await call('POST', '/v1/subscriptions/preview', done, {
    ...terms,
    accountKey: accountNumber,
    previewType: 'LegalDoc',
    targetDate: TODAY,
  });
  const made = await call('POST', '/v1/subscriptions', z.object({ subscriptionNumber: z.string() }), {
    ...terms,
    ...renewal,
    accountKey: accountNumber,
  });
  const key = made.subscriptionNumber;
  await call('GET', `/v1/subscriptions/${key}`, done);
  await call('GET', `/v1/subscriptions/accounts/${accountNumber}`, done);
  await call('PUT', `/v1/subscriptions/${key}/suspend`, done, { suspendPolicy: 'Today' });
  await call('PUT', `/v1/subscriptions/${key}/resume`, done, { resumePolicy: 'Today' });
  const end = { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: '2027-01-01' };
  await call('PUT', `/v1/subscriptions/${key}/cancel`, done, end);
  await call('GET', `/v1/subscriptions/${key}/versions/1`, done);

  const orderActions = [
    { type: 'CreateSubscription', createSubscription: { terms: { initialTerm: { termType: 'EVERGREEN' } }, subscribeToRatePlans } },
  ];
  const order = { orderDate: TODAY, existingAccountNumber: accountNumber, subscriptions: [{ orderActions }] };
  const previewOptions = { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 2, previewTypes: ['BillingDocs'] };
  await call('POST', '/v1/orders/preview', done, { ...order, previewOptions });
  const processingOptions = { runBilling: true, collectPayment: true };
  const { orderNumber } = await call('POST', '/v1/orders', z.object({ orderNumber: z.string() }), { ...order, processingOptions });
  await call('GET', `/v1/orders/${orderNumber}`, done);
  await call('GET', '/v1/orders?pageSize=5', done);
  await call('GET', `/v1/orders/subscriptionOwner/${accountNumber}`, done);

  const bills = z.object({ documents: z.array(z.object({ documentNumber: z.string() })).min(1) });
  const { documents } = await call('GET', `/v1/billing-documents?accountNumber=${accountNumber}`, bills);
  for (const { documentNumber } of documents) {
    await call('GET', `/v1/invoices/${documentNumber}`, done);
    await call('GET', `/v1/invoices/${documentNumber}/items`, done);
    await call('GET', `/v1/invoices/${documentNumber}/files`, done);
  }
  const queryString = `select Id, InvoiceNumber, Balance from Invoice where AccountId = '${accountId}'`;
  await call('POST', '/v1/action/query', z.object({ size: z.number().min(1), done: z.literal(true) }), { queryString });

  // What is refused is in the definition too.
  await call('GET', '/v1/accounts/nobody', z.object({ success: z.literal(false) }));
  await call('POST', '/v1/orders', z.object({ success: z.literal(false) }), { orderDate: 'soon' });
}

const refused = z.object({ success: z.literal(false) });

/** What an accountant's program does: revenue, periods, codes, and objects by actions. */
async function finance(call: ReturnType<typeof program>): Promise<void> {
  const account = { Name: 'Ada Byron', Currency: 'USD', BillCycleDay: 1, Batch: 'Batch1', PaymentTerm: 'Net 30', Status: 'Draft' };
  const written = z.array(z.object({ Success: z.literal(true), Id: z.string() })).length(1);
  const found = z.object({ records: z.array(z.object({ Id: z.string() })) });
  const [draft] = await call('POST', '/v1/action/create', written, { type: 'Account', objects: [account] });
  await call('POST', '/v1/action/update', written, { type: 'Account', objects: [{ Id: draft?.Id, Notes: 'by hand' }] });
  const refusedOne = z.array(z.object({ Success: z.literal(false) }));
  await call('POST', '/v1/action/create', refusedOne, { type: 'Account', objects: [{ Name: '' }] });

  const item = await call('POST', '/v1/action/query', found, { queryString: 'select Id from InvoiceItem where ChargeAmount > 0' });
  const itemId = item.records[0]?.Id ?? '';
  const schedule = await call(
    'GET',
    `/v1/revenue-schedules/invoice-items/${itemId}`,
    z.object({ number: z.string(), subscriptionChargeId: z.string() }),
  );
  const rs = `/v1/revenue-schedules/${schedule.number}`;
  const charge = `subscription-charges/${schedule.subscriptionChargeId}`;
  const sold = z.object({ records: z.array(z.object({ ProductRatePlanChargeId: z.string() })) });
  const { records } = await call('POST', '/v1/action/query', sold, {
    queryString: `select ProductRatePlanChargeId from InvoiceItem where Id = '${itemId}'`,
  });
  const owed = { AccountId: draft?.Id, Amount: 5, ...records[0] };
  const [memo] = await call('POST', '/v1/action/create', written, { type: 'DebitMemo', objects: [owed] });
  const debit = await call('POST', '/v1/action/query', found, {
    queryString: `select Id from DebitMemoItem where DebitMemoId = '${memo?.Id}'`,
  });
  await call('GET', `/v1/revenue-schedules/debit-memo-items/${debit.records[0]?.Id}`, done);
  await call('GET', `/v1/revenue-recognition-rules/${charge}`, done);
  await call('GET', '/v1/settings/finance/revenue-automation-start-date', done);
  await call('GET', `/v1/revenue-schedules/${charge}?pageSize=1`, done);
  await call('POST', `/v1/revenue-schedules/${charge}`, done, { amount: '12.00', revenueScheduleDate: TODAY });
  await call('GET', rs, done);
  await call('PUT', `${rs}/basic-information`, done, { notes: 'checked' });
  await call('PUT', `${rs}/distribute-revenue-with-date-range`, done, { recognitionStart: TODAY, recognitionEnd: '2027-03-31' });
  const amounts = { revenueDistributions: [{ accountingPeriodName: 'Mar 2027', newAmount: '0.00' }] };
  await call('PUT', `${rs}/distribute-revenue-across-accounting-periods`, done, amounts);
  const delta = { distributionType: 'specific date (delta percent undistributed)', percentage: '50', distributeOn: TODAY };
  const { revenueEventNumber } = await call(
    'PUT',
    `${rs}/distribute-revenue-on-specific-date`,
    z.object({ revenueEventNumber: z.string() }),
    delta,
  );
  await call('GET', `/v1/revenue-events/${revenueEventNumber}`, done);
  await call('GET', `/v1/revenue-events/revenue-schedules/${schedule.number}`, done);
  await call('GET', `/v1/revenue-items/revenue-schedules/${schedule.number}`, done);
  await call('GET', `/v1/revenue-items/revenue-events/${revenueEventNumber}`, done);
  await call('GET', `/v1/charge-revenue-summaries/${charge}`, done);
  await call('GET', '/v1/charge-revenue-summaries/CRS-00000001', done);
  await call('DELETE', rs, refused);
  await call('PUT', `${rs}/distribute-revenue-with-date-range`, refused, { recognitionStart: TODAY, recognitionEnd: '2020-01-01' });

  const periods = z.object({ accountingPeriods: z.array(z.object({ id: z.string(), status: z.string() })) });
  const { accountingPeriods } = await call('GET', '/v1/accounting-periods', periods);
  const open = accountingPeriods.find(({ status }) => status === 'Open')?.id ?? '';
  for (const step of ['run-trial-balance', 'pending-close', 'close', 'reopen'])
    await call('PUT', `/v1/accounting-periods/${open}/${step}`, done, {});
  await call('PUT', `/v1/accounting-periods/${open}/close`, refused, {});
  await call('GET', `/v1/accounting-periods/${open}`, done);
  const codes = z.object({ id: z.string() });
  const { id } = await call('POST', '/v1/accounting-codes', codes, { name: 'Fees', type: 'OtherRevenue' });
  await call('PUT', `/v1/accounting-codes/${id}`, done, { notes: 'rare' });
  await call('PUT', `/v1/accounting-codes/${id}/deactivate`, done, {});
  await call('GET', `/v1/accounting-codes/${id}`, done);
  await call('DELETE', `/v1/accounting-codes/${id}`, done);
  await call('GET', '/v1/accounting-codes', done);
}

describe('a program behind a proxy that knows the definition', () => {
  it.each([
    ['of today, with a token', '', bearer],
    ['of years ago, with the header pair', '/rest', () => Promise.resolve(pair)],
    ['of years ago, with HTTP basic', '/rest', () => Promise.resolve(basic)],
  ])('%s, gets no answer that the definition does not have', async (_, prefix, credential) => {
    await walk(program(prefix, await credential()));
    expect(violations).toEqual([]);
    expect(walked.size).toBeGreaterThanOrEqual(32);
  });

  it('of an accountant gets none that the definition does not have either', async () => {
    const call = program('', await bearer());
    await walk(call);
    await finance(call);
    expect(violations).toEqual([]);
    expect(walked.size).toBeGreaterThanOrEqual(60);
  });

  it('is told of one that it has not', async () => {
    await fetch(`${base}/v1/nothing`, { headers: pair });
    expect(violations).toEqual(['GET /v1/nothing: no operation of the definition']);
  });
});
