import type { CallOptions, Client } from './client.js';
import { createAccount, getAccount, getAccountSummary, listAccountPaymentMethods } from './operations/billing/accounts.js';
import { query } from './operations/billing/actions.js';
import { listProductRatePlans, listProducts } from './operations/billing/catalog.js';
import { getInvoice, listBillingDocuments, listInvoiceItems } from './operations/billing/invoices.js';
import { createOrder, getOrder, listOrdersByOwner, previewOrder } from './operations/billing/orders.js';
import { createPaymentFormSession, getPaymentMethod } from './operations/billing/payment-methods.js';
import { createPayment, listPayments } from './operations/billing/payments.js';
import { getSubscription, listSubscriptionsByAccount } from './operations/billing/subscriptions.js';
import type { Operation } from './operations/operation.js';

/** A row bound to a client. */
type Method<Input, Output> = (input: Input, options?: CallOptions) => Promise<Output>;
/** A paged row bound to a client: called, one page; `pages`, all of them. */
type PagedMethod<Input, Output> = Method<Input, Output> & { pages(input: Input, options?: CallOptions): AsyncIterable<Output> };

/**
 * The billing API by resource, for programs on a server: `resources.orders.create({...})`.
 * Imports every row, so elements never use it; they call single rows.
 */
export function createResources(client: Client) {
  const one =
    <Input, Output>(row: Operation<Input, Output>): Method<Input, Output> =>
    (input, options) =>
      client.call<Input, Output>(row, input, options);
  const paged = <Input, Output>(row: Operation<Input, Output>): PagedMethod<Input, Output> =>
    Object.assign(one(row), { pages: (input: Input, options?: CallOptions) => client.pages<Input, Output>(row, input, options) });
  return {
    catalog: { products: paged(listProducts), ratePlans: paged(listProductRatePlans) },
    accounts: {
      create: one(createAccount),
      get: one(getAccount),
      summary: one(getAccountSummary),
      paymentMethods: one(listAccountPaymentMethods),
    },
    paymentMethods: { get: one(getPaymentMethod), openForm: one(createPaymentFormSession) },
    orders: { create: one(createOrder), preview: one(previewOrder), get: one(getOrder), listByOwner: paged(listOrdersByOwner) },
    subscriptions: { get: one(getSubscription), listByAccount: paged(listSubscriptionsByAccount) },
    invoices: { get: one(getInvoice), items: paged(listInvoiceItems), documents: paged(listBillingDocuments) },
    payments: { create: one(createPayment), list: paged(listPayments) },
    actions: { query: one(query) },
  };
}

export type Resources = ReturnType<typeof createResources>;
