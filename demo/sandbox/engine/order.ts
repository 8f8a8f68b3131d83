import type { CreateOrderRequest } from '../supported/order.js';
import type { Engine } from '../context.js';
import { orderActions, orders } from '../database/schema.js';
import { billingError } from '../errors.js';
import { checkOpen, lockAccount, openAccount, settleBillCycleDay, type AccountRow } from './accounts.js';
import { dayOf } from './calendar.js';
import { collect, type PaymentRow } from './collect.js';
import { billAccount, type InvoiceRow } from './invoice.js';
import { defaultMethod, takeMethod, usableMethod, type MethodRow } from './methods.js';
import { isZero, sum } from './money.js';
import { planSubscriptions, type PlannedSubscription } from './plan.js';
import { insertSubscription, withRatePlans, type SubscriptionRow } from './subscriptions.js';

/** What an order did. */
export interface DoneOrder {
  order: typeof orders.$inferSelect;
  account: AccountRow;
  subscriptions: SubscriptionRow[];
  invoices: InvoiceRow[];
  /** The payment that was tried; `Error` if the card refused and the order stands all the same. */
  payment: PaymentRow | undefined;
}

async function accountOf(engine: Engine, request: CreateOrderRequest): Promise<AccountRow> {
  const { newAccount, existingAccountNumber } = request;
  if (newAccount && existingAccountNumber !== undefined) {
    throw billingError('orders', 'rule', "Give one of 'newAccount' and 'existingAccountNumber', not both.");
  }
  if (existingAccountNumber !== undefined) {
    const account = await lockAccount(engine.tx, existingAccountNumber);
    checkOpen(account, 'existingAccountNumber');
    return account;
  }
  if (!newAccount) throw billingError('orders', 'missing-field', "Missing required field 'newAccount' or 'existingAccountNumber'.");
  const { billToContact, soldToContact, hpmCreditCardPaymentMethodId, ...rest } = newAccount;
  const account = await openAccount(engine, { ...rest, billTo: billToContact, soldTo: soldToContact }, 'newAccount.');
  if (hpmCreditCardPaymentMethodId !== undefined) {
    await takeMethod(
      engine,
      account,
      await usableMethod(engine, account, hpmCreditCardPaymentMethodId, 'newAccount.hpmCreditCardPaymentMethodId'),
    );
  }
  return account;
}

async function writeOrder(engine: Engine, request: CreateOrderRequest, account: AccountRow): Promise<DoneOrder['order']> {
  const [order] = await engine.tx
    .insert(orders)
    .values({
      ...(request.orderNumber !== undefined && { number: request.orderNumber }),
      accountId: account.id,
      orderDate: request.orderDate,
      status: 'Completed',
      currency: account.currency,
      customFields: request.customFields ?? {},
      createdDate: engine.moment.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!order) throw billingError('orders', 'rule', `'orderNumber' is taken: ${request.orderNumber ?? ''}.`);
  return order;
}

/** The method that a subscription names for itself becomes the account's, if nobody owns it yet. */
async function ownMethod(engine: Engine, account: AccountRow, planned: PlannedSubscription, index: number): Promise<string | null> {
  if (planned.paymentMethodId === undefined) return null;
  const field = `subscriptions.${index}.orderActions.0.createSubscription.paymentProfile.paymentMethodId`;
  const method = await usableMethod(engine, account, planned.paymentMethodId, field);
  await takeMethod(engine, account, method);
  return method.id;
}

async function methodToCollect(engine: Engine, request: CreateOrderRequest, account: AccountRow, own: string | null): Promise<MethodRow> {
  const asked = request.processingOptions?.electronicPaymentOptions?.paymentMethodId;
  const named = asked ?? own;
  if (named !== null) {
    const method = await usableMethod(engine, account, named, 'processingOptions.electronicPaymentOptions.paymentMethodId');
    await takeMethod(engine, account, method);
    return method;
  }
  const method = await defaultMethod(engine, account.id);
  if (method) return method;
  throw billingError(
    'orders',
    'rule',
    "'processingOptions.collectPayment' needs a payment method: the account has no default and none was named.",
  );
}

async function collectOrder(engine: Engine, request: CreateOrderRequest, account: AccountRow, own: string | null, invoices: InvoiceRow[]) {
  const due = invoices.filter((invoice) => !isZero(invoice.balance));
  if (due.length === 0) return undefined;
  const method = await methodToCollect(engine, request, account, own);
  const allocations = due.map(({ id, balance }) => ({ invoiceId: id, balance, amount: balance }));
  const payment = await collect(engine, account.id, account.currency, method, allocations);
  if (payment.status === 'Error' && engine.faults.collectionFailure === 'rollback') {
    throw billingError(
      'payments',
      'rule',
      `The payment of the order was refused: ${payment.gatewayResponse ?? ''} [${payment.gatewayResponseCode ?? ''}]`,
    );
  }
  return payment;
}

/**
 * Does an order: account, contacts, subscriptions, first bill and its payment, all in the transaction of the engine.
 *
 * @param options `anyStatus` allows plans that are not sold today, for the seed's histories
 */
export async function placeOrder(engine: Engine, request: CreateOrderRequest, options: { anyStatus?: boolean } = {}): Promise<DoneOrder> {
  const { tx, moment } = engine;
  const { runBilling = false, collectPayment = false, billingOptions } = request.processingOptions ?? {};
  if (collectPayment && !runBilling) {
    throw billingError('orders', 'rule', "'processingOptions.collectPayment' needs 'processingOptions.runBilling'.");
  }
  const account = await accountOf(engine, request);
  const facts = { orderDate: request.orderDate, currency: account.currency, today: moment.today, ...options };
  const planned = await planSubscriptions(tx, request.subscriptions, facts);
  const order = await writeOrder(engine, request, account);
  const rows: SubscriptionRow[] = [];
  let own: string | null = null;
  for (const [sequence, subscription] of planned.entries()) {
    const paymentMethodId = await ownMethod(engine, account, subscription, sequence);
    own ??= paymentMethodId;
    const owner = { accountId: account.id, currency: account.currency, orderNumber: order.number, paymentMethodId };
    const row = await insertSubscription(engine, subscription, owner);
    await tx.insert(orderActions).values({ orderId: order.id, subscriptionNumber: row.number, sequence, type: 'CreateSubscription' });
    rows.push(row);
  }
  const billCycleDay = await settleBillCycleDay(tx, account, dayOf(planned[0]?.contractEffectiveDate ?? request.orderDate));
  if (!runBilling) return { order, account, subscriptions: rows, invoices: [], payment: undefined };
  const dates = { targetDate: billingOptions?.targetDate ?? moment.today, documentDate: billingOptions?.documentDate ?? moment.today };
  const invoices = await billAccount(engine, account, billCycleDay, await withRatePlans(tx, rows), dates);
  const payment = collectPayment ? await collectOrder(engine, request, account, own, invoices) : undefined;
  return { order, account, subscriptions: rows, invoices, payment };
}

/** What was paid by an order; undefined if nothing was. */
export function paidAmount(done: DoneOrder): string | undefined {
  return done.payment?.status === 'Processed' ? sum(done.account.currency, [done.payment.amount]) : undefined;
}
