import * as z from 'zod';
import { newMethod, orderFor, previewFor } from '../../../support/sandbox-orders.js';
import type { ExamplesOf } from './example.js';

/** Examples of the operations that the storefront calls. */
export const storefrontExamples: ExamplesOf = async (started) => {
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
  return {
    listProducts: {
      good: { path: '/v1/catalog/products?page=1&pageSize=2' },
      bad: { path: '/v1/catalog/products?page=zero', category: 20, names: 'page' },
    },
    listProductRatePlans: {
      good: { path: '/v1/products/PC-00000002/product-rate-plans' },
      bad: { path: '/v1/products/nobody/product-rate-plans', ...missing },
    },
    createAccount: {
      good: { path: '/v1/accounts', json: account },
      bad: {
        path: '/v1/accounts',
        json: { ...account, billToContact: { firstName: 'D' } },
        category: 22,
        names: 'billToContact.lastName',
      },
    },
    getAccount: {
      good: { path: '/v1/accounts/A00000001' },
      bad: { path: '/v1/accounts/nobody', ...missing },
    },
    getAccountSummary: {
      good: { path: '/v1/accounts/A00000001/summary' },
      bad: { path: '/v1/accounts/nobody/summary', ...missing },
    },
    listAccountPaymentMethods: {
      good: { path: '/v1/accounts/A00000001/payment-methods?isDefaultOnly=true' },
      bad: { path: '/v1/accounts/nobody/payment-methods', ...missing },
    },
    createPaymentFormSession: {
      good: { path: '/web-payments/sessions', json: { amount: 0, currency: 'USD', processPayment: false } },
      bad: {
        path: '/web-payments/sessions',
        json: { amount: -1, currency: 'USD', processPayment: false },
        category: 20,
        names: 'amount',
      },
    },
    getPaymentMethod: {
      good: { path: `/v1/payment-methods/${methodId}` },
      bad: { path: '/v1/payment-methods/nobody', ...missing },
    },
    createOrder: {
      good: { path: '/v1/orders', json: orderFor({ orderDate: today }) },
      bad: {
        path: '/v1/orders',
        json: { ...order, orderNumber: 'O-first', newAccount: orderFor({ orderDate: today }).newAccount },
        category: 30,
        names: 'orderNumber',
      },
    },
    previewOrder: {
      good: { path: '/v1/orders/preview', json: previewFor({ orderDate: today }) },
      bad: { path: '/v1/orders/preview', json: { ...previewFor({ orderDate: today }), extra: 1 }, category: 21, names: 'extra' },
    },
    getOrder: {
      good: { path: '/v1/orders/O-first' },
      bad: { path: '/v1/orders/nobody', ...missing },
    },
    listOrdersByOwner: {
      good: { path: '/v1/orders/subscriptionOwner/A00000001' },
      bad: { path: '/v1/orders/subscriptionOwner/nobody', ...missing },
    },
    listSubscriptionsByAccount: {
      good: { path: '/v1/subscriptions/accounts/A00000001' },
      bad: { path: '/v1/subscriptions/accounts/nobody', ...missing },
    },
    getSubscription: {
      good: { path: '/v1/subscriptions/A-S00000001' },
      bad: { path: '/v1/subscriptions/nobody', ...missing },
    },
    listBillingDocuments: {
      good: { path: '/v1/billing-documents?accountNumber=A00000001&status=Posted&sort=-documentDate' },
      bad: { path: '/v1/billing-documents?sort=-secret', category: 27, names: 'sort' },
    },
    getInvoice: {
      good: { path: '/v1/invoices/INV00000001' },
      bad: { path: '/v1/invoices/nobody', ...missing },
    },
    listInvoiceItems: {
      good: { path: '/v1/invoices/INV00000001/items' },
      bad: { path: '/v1/invoices/nobody/items', ...missing },
    },
    createPayment: {
      good: { path: '/v1/payments', json: payment },
      bad: {
        path: '/v1/payments',
        json: { ...payment, invoices: [{ invoiceId, amount: 39 }], amount: 39 },
        category: 30,
        names: 'invoices.0.amount',
      },
    },
    listPayments: {
      good: { path: '/v1/payments?accountId=A00000001' },
      bad: { path: '/v1/payments?status=Lost', category: 20, names: 'status' },
    },
    query: {
      good: { path: '/v1/action/query', json: { queryString: "select Id, Name from Account where Name = 'Ada Byron'" } },
      bad: { path: '/v1/action/query', json: {}, category: 22, names: 'queryString' },
    },
  };
};
