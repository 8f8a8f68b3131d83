import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWatchedSandbox, type Program, type WatchedSandbox } from '../support/contract/watched-sandbox.js';

const TODAY = '2026-11-21';
let proxy: WatchedSandbox;

beforeAll(async () => {
  proxy = await startWatchedSandbox(new Date(`${TODAY}T17:00:00Z`));
});
afterAll(() => proxy.close());
beforeEach(() => proxy.reset());

const pair = { apiAccessKeyId: 'sandbox-client', apiSecretAccessKey: 'sandbox-secret' };
const basic = { authorization: `Basic ${Buffer.from('sandbox-client:sandbox-secret').toString('base64')}` };

const done = z.looseObject({ success: z.literal(true) });
async function walk(call: Program): Promise<void> {
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

  // Error responses must also match the definition.
  await call('GET', '/v1/accounts/nobody', z.object({ success: z.literal(false) }));
  await call('POST', '/v1/orders', z.object({ success: z.literal(false) }), { orderDate: 'soon' });
}

describe('a program behind a proxy that checks the definition', () => {
  it.each([
    ['current, with a token', '', () => proxy.bearer()],
    ['old, with the header pair', '/rest', () => Promise.resolve(pair)],
    ['old, with HTTP basic', '/rest', () => Promise.resolve(basic)],
  ])('%s, only gets responses that the definition allows', async (_, prefix, credential) => {
    await walk(proxy.program(prefix, await credential()));
    expect(proxy.violations()).toEqual([]);
    expect(proxy.walked().size).toBeGreaterThanOrEqual(32);
  });

  it('reports a request outside the definition', async () => {
    await fetch(`${proxy.base}/v1/nothing`, { headers: pair });
    expect(proxy.violations()).toEqual(['GET /v1/nothing: no operation of the definition']);
  });
});
