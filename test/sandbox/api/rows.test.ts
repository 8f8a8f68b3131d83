import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../demo/sandbox/handlers/index.js';
import { billingOperations } from '../../../src/api/operations/billing/index.js';
import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { newMethod, orderFor, previewFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

interface Example {
  path: string;
  json?: unknown;
}

const VERSION = { 'zuora-version': '2025-08-12' };
const rows: [string, AnyOperation][] = Object.entries(billingOperations);

let started: StartedSandbox;
/** The token has an answer of its own shape; its tests are with the credential. */
type Examples<Kind> = Record<Exclude<keyof typeof billingOperations, 'createToken'>, Kind>;
type Failing = Example & { category: number; names: string };
let good: Map<string, Example>;
let bad: Map<string, Failing>;

beforeAll(async () => {
  started = await startSandbox();
  const today = await started.sandbox.today();
  const methodId = await newMethod(started);
  const order = orderFor({ orderDate: today, paymentMethodId: methodId, orderNumber: 'O-first' });
  await started.call('/v1/orders', { json: order });
  const open = await started.call('/v1/orders?returnIds=true', { json: orderFor({ orderDate: today, email: 'open@example.com' }) });
  const invoiceId = z.object({ invoiceIds: z.tuple([z.string()]) }).parse(open.body).invoiceIds[0];
  const account = { name: 'Direct', currency: 'EUR', billToContact: { firstName: 'D', lastName: 'E', zipCode: '1010' } };
  const payment = {
    type: 'Electronic',
    amount: '38',
    currency: 'USD',
    paymentMethodId: await newMethod(started),
    invoices: [{ invoiceId, amount: 38 }],
  };
  const missing = { category: 40, names: 'nobody' };
  const succeeding: Examples<Example> = {
    listProducts: { path: '/v1/catalog/products?page=1&pageSize=2' },
    listProductRatePlans: { path: '/v1/products/PC-00000002/product-rate-plans' },
    createAccount: { path: '/v1/accounts', json: account },
    getAccount: { path: '/v1/accounts/A00000001' },
    getAccountSummary: { path: '/v1/accounts/A00000001/summary' },
    listAccountPaymentMethods: { path: '/v1/accounts/A00000001/payment-methods?isDefaultOnly=true' },
    createPaymentFormSession: { path: '/web-payments/sessions', json: { amount: 0, currency: 'USD', processPayment: false } },
    getPaymentMethod: { path: `/v1/payment-methods/${methodId}` },
    createOrder: { path: '/v1/orders', json: orderFor({ orderDate: today }) },
    previewOrder: { path: '/v1/orders/preview', json: previewFor({ orderDate: today }) },
    getOrder: { path: '/v1/orders/O-first' },
    listOrdersByOwner: { path: '/v1/orders/subscriptionOwner/A00000001' },
    listSubscriptionsByAccount: { path: '/v1/subscriptions/accounts/A00000001' },
    getSubscription: { path: '/v1/subscriptions/A-S00000001' },
    listBillingDocuments: { path: '/v1/billing-documents?accountNumber=A00000001&status=Posted&sort=-documentDate' },
    getInvoice: { path: '/v1/invoices/INV00000001' },
    listInvoiceItems: { path: '/v1/invoices/INV00000001/items' },
    createPayment: { path: '/v1/payments', json: payment },
    listPayments: { path: '/v1/payments?accountId=A00000001' },
    query: { path: '/v1/action/query', json: { queryString: "select Id, Name from Account where Name = 'Ada Byron'" } },
  };
  const failing: Examples<Failing> = {
    listProducts: { path: '/v1/catalog/products?page=zero', category: 20, names: 'page' },
    listProductRatePlans: { path: '/v1/products/nobody/product-rate-plans', ...missing },
    createAccount: {
      path: '/v1/accounts',
      json: { ...account, billToContact: { firstName: 'D' } },
      category: 22,
      names: 'billToContact.lastName',
    },
    getAccount: { path: '/v1/accounts/nobody', ...missing },
    getAccountSummary: { path: '/v1/accounts/nobody/summary', ...missing },
    listAccountPaymentMethods: { path: '/v1/accounts/nobody/payment-methods', ...missing },
    createPaymentFormSession: {
      path: '/web-payments/sessions',
      json: { amount: -1, currency: 'USD', processPayment: false },
      category: 20,
      names: 'amount',
    },
    getPaymentMethod: { path: '/v1/payment-methods/nobody', ...missing },
    createOrder: {
      path: '/v1/orders',
      json: { ...order, orderNumber: 'O-first', newAccount: orderFor({ orderDate: today }).newAccount },
      category: 30,
      names: 'orderNumber',
    },
    previewOrder: { path: '/v1/orders/preview', json: { ...previewFor({ orderDate: today }), extra: 1 }, category: 21, names: 'extra' },
    getOrder: { path: '/v1/orders/nobody', ...missing },
    listOrdersByOwner: { path: '/v1/orders/subscriptionOwner/nobody', ...missing },
    listSubscriptionsByAccount: { path: '/v1/subscriptions/accounts/nobody', ...missing },
    getSubscription: { path: '/v1/subscriptions/nobody', ...missing },
    listBillingDocuments: { path: '/v1/billing-documents?sort=-secret', category: 27, names: 'sort' },
    getInvoice: { path: '/v1/invoices/nobody', ...missing },
    listInvoiceItems: { path: '/v1/invoices/nobody/items', ...missing },
    createPayment: {
      path: '/v1/payments',
      json: { ...payment, invoices: [{ invoiceId, amount: 39 }], amount: 39 },
      category: 30,
      names: 'invoices.0.amount',
    },
    listPayments: { path: '/v1/payments?status=Lost', category: 20, names: 'status' },
    query: { path: '/v1/action/query', json: {}, category: 22, names: 'queryString' },
  };
  good = new Map(Object.entries(succeeding));
  bad = new Map(Object.entries(failing));
});

afterAll(() => started.close());

function example<Kind>(examples: ReadonlyMap<string, Kind>, name: string): Kind {
  const found = examples.get(name);
  if (!found) throw new Error(`The row ${name} has no example.`);
  return found;
}

it('serves every row of the billing API, and nothing else', () => {
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(billingOperations).sort());
  expect(Object.entries(endpoints).map(([name, { row }]) => [name, row.name])).toEqual(rows.map(([name, row]) => [name, row.name]));
});

describe.each(rows.filter(([name]) => name !== 'createToken'))('%s', (name, row) => {
  it('answers with what the row promises', async () => {
    const { path, json } = example(good, name);
    const answer = await started.call(path, { headers: VERSION, ...(json !== undefined && { json }) });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toMatchObject({ success: false });
    expect(row.response.safeParse(answer.body).error?.issues).toBeUndefined();
  });

  it('refuses with the category and the name of what is wrong', async () => {
    const { path, json, category, names } = example(bad, name);
    const answer = await started.call(path, { headers: VERSION, ...(json !== undefined && { json }) });
    expect(answer.status).toBe(200);
    const reasons = reasonsOf(answer.body);
    expect(reasons.map((reason) => reason.category)).toContain(category);
    expect(reasons.map((reason) => reason.message).join(' ')).toContain(`'${names}'`);
  });
});
