import { expect, it } from 'vitest';
import { createBillingClient } from '../../src/api/billing-client.js';
import { FakeClock } from '../support/fake-clock.js';
import { failure } from '../support/client-under-test.js';
import { json, ScriptedServer, type Step } from '../support/scripted-server.js';

function billing(step: Step, version?: string) {
  const clock = new FakeClock();
  const server = new ScriptedServer(clock, step);
  const options = { baseUrl: 'https://billing.test', fetch: server.fetch, clock, random: () => 1 };
  return { clock, server, client: createBillingClient(version === undefined ? options : { ...options, version }) };
}

const DONE = json({ success: true });
const cancel = { 'subscription-key': 'A-S1', cancellationPolicy: 'EndOfCurrentTerm', runBilling: true, collect: true } as const;

it.each([
  ['195.0', { cancellationPolicy: 'EndOfCurrentTerm', invoiceCollect: true }],
  ['196.0', { cancellationPolicy: 'EndOfCurrentTerm', collect: true }],
  ['211.0', { cancellationPolicy: 'EndOfCurrentTerm', runBilling: true, collect: true }],
  ['2025-08-12', { cancellationPolicy: 'EndOfCurrentTerm', runBilling: true, collect: true }],
])('bills and collects in the format of version %s', async (version, body) => {
  const { clock, client, server } = billing(DONE, '2025-08-12');
  await clock.settle(client.subscriptions.cancel(cancel, { version }));
  expect(server.arrivals[0]?.headers.get('zuora-version')).toBe(version);
  expect(JSON.parse(server.arrivals[0]?.body ?? '')).toEqual(body);
});

it('reports that an older version cannot bill without collecting', async () => {
  const { clock, client, server } = billing(DONE, '196.0');
  const error = await clock.settle(failure(client.subscriptions.cancel({ ...cancel, collect: false })));
  expect(error).toMatchObject({ type: 'invalid-request', fields: [expect.objectContaining({ field: 'runBilling' })] });
  expect(server.arrivals).toEqual([]);
});

it('bills by document dates in the format of an older version', async () => {
  const { clock, client, server } = billing(DONE, '214.0');
  await clock.settle(client.operations.invoiceAndCollect({ accountKey: 'A-1', documentDate: '2026-11-21', targetDate: '2026-11-30' }));
  expect(JSON.parse(server.arrivals[0]?.body ?? '')).toEqual({
    accountKey: 'A-1',
    invoiceDate: '2026-11-21',
    invoiceTargetDate: '2026-11-30',
  });
});

it.each([
  ['206.0', { includeExistingDraftInvoiceItems: true, previewType: 'InvoiceItem' }],
  ['207.0', { includeExistingDraftDocItems: true, previewType: 'LegalDoc' }],
  ['2025-08-12', { includeExistingDraftDocItems: true, previewType: 'LegalDoc' }],
])('previews in the format of version %s', async (version, words) => {
  const { clock, client, server } = billing(DONE, '2025-08-12');
  const terms = { termType: 'EVERGREEN', contractEffectiveDate: '2026-11-21', accountKey: 'A-1', subscribeToRatePlans: [] };
  const preview = { includeExistingDraftDocItems: true, previewType: 'LegalDoc' } as const;
  await clock.settle(client.subscriptions.preview({ ...terms, ...preview }, { version }));
  expect(JSON.parse(server.arrivals[0]?.body ?? '')).toEqual({ ...terms, ...words });
});

it.each([
  ['LegalDocChargeMetrics', 'InvoiceItemChargeMetrics'],
  ['ChargeMetrics', 'ChargeMetrics'],
] as const)('previews the %s of a change as %s before version 207.0', async (previewType, older) => {
  const { clock, client, server } = billing(DONE, '206.0');
  await clock.settle(client.subscriptions.update({ 'subscription-key': 'A-S1', preview: true, previewType }));
  expect(JSON.parse(server.arrivals[0]?.body ?? '')).toEqual({ preview: true, previewType: older });
});

it.each([
  ['223.0', { chargeId: 'c1', memoItemAmount: 12.5 }],
  ['256.0', { chargeId: 'c1', amount: 12.5 }],
  ['257.0', { productRatePlanChargeId: 'c1', amount: 12.5 }],
])('creates credit memos in the format of version %s', async (version, charge) => {
  const { clock, client, server } = billing(DONE, '2025-08-12');
  const input = { accountNumber: 'A-1', charges: [{ productRatePlanChargeId: 'c1', amount: '12.50' }] };
  await clock.settle(client.creditMemos.create(input, { version, idempotencyKey: 'memo' }).catch(() => undefined));
  expect(JSON.parse(server.arrivals[0]?.body ?? '')).toEqual({ accountNumber: 'A-1', charges: [charge] });
});

it('reads rate plans within a product, or their URL from version 230.0 on', async () => {
  const plan = { id: 'p1', name: 'Monthly', productRatePlanCharges: [] };
  const address = 'https://billing.test/v1/products/1/product-rate-plans';
  const clock = new FakeClock();
  const server = new ScriptedServer(clock, (request) => {
    const isOlder = request.headers.get('zuora-version') === '229.0';
    return json({ success: true, products: [{ id: '1', name: 'Build', productRatePlans: isOlder ? [plan] : address }] })(request);
  });
  const client = createBillingClient({ baseUrl: 'https://billing.test', fetch: server.fetch, clock, version: '2025-08-12' });
  const plansOf = async (options?: { version: string }) => (await client.catalog.products({}, options)).products[0]?.productRatePlans;
  expect(await clock.settle(plansOf({ version: '229.0' }))).toEqual([plan]);
  expect(await clock.settle(plansOf())).toBe(address);
});

it('reads the subscriptions of an order from an older response', async () => {
  const answer = json({ success: true, orderNumber: 'O-1', accountNumber: 'A-1', status: 'Completed', subscriptionNumbers: ['A-S1'] });
  const { clock, client } = billing(answer, '222.0');
  const order = await clock.settle(client.orders.create({ orderDate: '2026-11-21', existingAccountNumber: 'A-1', subscriptions: [] }));
  expect(order.subscriptions).toEqual([{ subscriptionNumber: 'A-S1' }]);
});
