import { eq } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { orders } from '../../database/schema.js';
import { billingError, missingField } from '../../errors.js';
import { orderProcessed } from '../../events/happenings.js';
import { raise } from '../../events/raise.js';
import { checkOpen, getAccountRow, lockAccount, openAccount, settleBillCycleDay, type AccountRow } from '../accounts.js';
import { planOrder, type PlannedChange } from './actions.js';
import { dayOf } from '../calendar.js';
import { collectByMethods } from '../collecting/auto-pay.js';
import type { PaymentRow } from '../collecting/collect.js';
import { billAccount, type Bills, type InvoiceRow } from '../invoice.js';
import { claimMethod, takeMethod, usableMethod, type MethodRow } from '../payment-methods/methods.js';
import { isZero, sum } from '../money.js';
import { writeActions } from './order-actions.js';
import type { OrderInput } from './order-input.js';
import { isPending } from '../state.js';
import { insertSubscription, newVersion, withRatePlans, type SubscriptionRow } from '../subscriptions.js';

export type OrderRow = typeof orders.$inferSelect;

/** What an order did; nothing but itself while it is a draft or scheduled. */
export interface DoneOrder extends Bills {
  order: OrderRow;
  account: AccountRow;
  subscriptions: SubscriptionRow[];
  /** The payments that were tried, one for each method; `Error` if a card refused and the order stands all the same. */
  payments: PaymentRow[];
}

/** Facts that an order is done under beside its request. */
interface Conditions {
  /** The day that actions without a date of their own take effect. */
  orderDate: IsoDate;
  /** Allows plans that are not sold today, for the seed's histories. */
  anyStatus?: boolean;
}

async function accountOf(engine: Engine, request: OrderInput): Promise<AccountRow> {
  const { newAccount, existingAccountNumber, existingAccountId } = request;
  const key = existingAccountNumber ?? existingAccountId;
  const name = existingAccountNumber === undefined ? 'existingAccountId' : 'existingAccountNumber';
  if (newAccount && key !== undefined) throw billingError('orders', 'rule', `Give one of 'newAccount' and '${name}', not both.`);
  if (key !== undefined) {
    const account = await lockAccount(engine.tx, key);
    checkOpen(account, name);
    return account;
  }
  if (!newAccount) throw missingField('orders', ['newAccount', 'existingAccountNumber']);
  const { billToContact, soldToContact, hpmCreditCardPaymentMethodId, taxInfo, purchaseOrderNumber, ...rest } = newAccount;
  const details = { ...(taxInfo && { taxInfo }), ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }) };
  const account = await openAccount(engine, { ...rest, details, billTo: billToContact, soldTo: soldToContact }, 'newAccount.');
  if (hpmCreditCardPaymentMethodId !== undefined) {
    await takeMethod(
      engine,
      account,
      await usableMethod(engine, account, hpmCreditCardPaymentMethodId, 'newAccount.hpmCreditCardPaymentMethodId'),
    );
  }
  return account;
}

/** Writes an order as it was asked for. */
export async function writeOrder(
  engine: Engine,
  request: OrderInput,
  account: AccountRow,
  kept: Partial<Pick<OrderRow, 'status' | 'request' | 'scheduledDate'>> = {},
): Promise<OrderRow> {
  const [order] = await engine.tx
    .insert(orders)
    .values({
      ...(request.orderNumber !== undefined && { number: request.orderNumber }),
      accountId: account.id,
      orderDate: request.orderDate,
      status: 'Completed',
      currency: account.currency,
      reasonCode: request.reasonCode ?? null,
      customFields: request.customFields ?? {},
      createdDate: engine.moment.now,
      ...kept,
    })
    .onConflictDoNothing()
    .returning();
  if (!order) throw billingError('orders', 'rule', `'orderNumber' is taken: ${request.orderNumber ?? ''}.`);
  return order;
}

/** The method that a subscription names for itself becomes the account's, if nobody owns it yet. */
async function ownMethod(engine: Engine, account: AccountRow, change: PlannedChange, index: number): Promise<string | null> {
  const { paymentMethodId } = change.after;
  if (paymentMethodId === null || paymentMethodId === change.before?.paymentMethodId) return paymentMethodId;
  const place = change.actions.findIndex(
    ({ createSubscription, termsAndConditions, ownerTransfer }) =>
      (createSubscription ?? termsAndConditions ?? ownerTransfer)?.paymentProfile?.paymentMethodId === paymentMethodId,
  );
  const names = { CreateSubscription: 'createSubscription', TermsAndConditions: 'termsAndConditions', OwnerTransfer: 'ownerTransfer' };
  const type = change.actions[place]?.type;
  const name =
    type === 'CreateSubscription' || type === 'TermsAndConditions' || type === 'OwnerTransfer' ? names[type] : 'termsAndConditions';
  const field = `subscriptions.${index}.orderActions.${place}.${name}.paymentProfile.paymentMethodId`;
  const method = await usableMethod(engine, account, paymentMethodId, field);
  await claimMethod(engine, account, method);
  return method.id;
}

/** The one method that the order names to pay all its bills. */
async function namedMethod(engine: Engine, request: OrderInput, account: AccountRow): Promise<MethodRow | undefined> {
  const named = request.processingOptions?.electronicPaymentOptions?.paymentMethodId;
  if (named === undefined) return undefined;
  const method = await usableMethod(engine, account, named, 'processingOptions.electronicPaymentOptions.paymentMethodId');
  await takeMethod(engine, account, method);
  return method;
}

async function collectOrder(engine: Engine, request: OrderInput, account: AccountRow, bills: readonly InvoiceRow[]): Promise<PaymentRow[]> {
  if (bills.every((bill) => isZero(bill.balance))) return [];
  const method = await namedMethod(engine, request, account);
  const { payments, methodMissing } = await collectByMethods(engine, account, bills, { method });
  if (methodMissing) {
    throw billingError(
      'orders',
      'rule',
      "'processingOptions.collectPayment' needs a payment method: the account has no default and none was named.",
    );
  }
  const refused = payments.find((payment) => payment.status === 'Error');
  if (refused && engine.faults.collectionFailure === 'rollback') {
    throw billingError(
      'payments',
      'rule',
      `The payment of the order was refused: ${refused.gatewayResponse ?? ''} [${refused.gatewayResponseCode ?? ''}]`,
    );
  }
  return payments;
}

/** Writes what an order makes of its subscriptions; answers the new versions. */
async function writeChanges(engine: Engine, order: OrderRow, account: AccountRow, planned: readonly PlannedChange[]) {
  const rows: SubscriptionRow[] = [];
  for (const [sequence, change] of planned.entries()) {
    const { before, after, accountId = account.id, actions } = change;
    const owner = accountId === account.id ? account : await getAccountRow(engine.tx, accountId);
    const paymentMethodId = await ownMethod(engine, owner, change, sequence);
    const row = before
      ? await newVersion(engine, before, after, { accountId, paymentMethodId })
      : await insertSubscription(engine, after, { accountId, paymentMethodId, orderNumber: order.number });
    if (owner !== account) await settleBillCycleDay(engine.tx, owner, account.billCycleDay);
    await writeActions(engine.tx, order.id, sequence, row, before?.version, actions);
    rows.push(row);
  }
  return rows;
}

/**
 * Does what an order asks for: new subscriptions and new versions of others, bills and their payment.
 *
 * @throws {BillingError} naming the field that cannot be done
 */
export async function fulfil(
  engine: Engine,
  order: OrderRow,
  request: OrderInput,
  account: AccountRow,
  conditions: Conditions,
): Promise<DoneOrder> {
  const { tx, moment } = engine;
  const { runBilling = false, collectPayment = false, billingOptions } = request.processingOptions ?? {};
  const day = account.billCycleDay || dayOf(conditions.orderDate);
  const facts = { ...conditions, currency: account.currency, today: moment.today };
  const planned = await planOrder(tx, request, { ...account, billCycleDay: day }, facts);
  const rows = await writeChanges(engine, order, account, planned);
  const billCycleDay = await settleBillCycleDay(tx, account, dayOf(planned[0]?.after.contractEffectiveDate ?? conditions.orderDate));
  const status = rows.some((row) => isPending(row.status)) ? 'Pending' : 'Completed';
  const updated = order.request === null ? {} : { request: null, updatedDate: moment.now };
  const [done = order] = await tx
    .update(orders)
    .set({ status, ...updated })
    .where(eq(orders.id, order.id))
    .returning();
  await raise(engine, ...orderProcessed(done, planned, rows));
  const result = { order: done, account, subscriptions: rows };
  if (!runBilling) return { ...result, invoices: [], creditMemos: [], payments: [] };
  const dates = {
    targetDate: billingOptions?.targetDate ?? conditions.orderDate,
    documentDate: billingOptions?.documentDate ?? conditions.orderDate,
  };
  const kept = rows.filter((row) => row.accountId === account.id);
  const bills = await billAccount(engine, account, billCycleDay, await withRatePlans(tx, kept), dates);
  const payments = collectPayment ? await collectOrder(engine, request, account, bills.invoices) : [];
  return { ...result, ...bills, payments };
}

/** Refuses options of an order that do not go together. */
export function checkOptions(request: OrderInput): void {
  const { runBilling = false, collectPayment = false } = request.processingOptions ?? {};
  if (collectPayment && !runBilling) {
    throw billingError('orders', 'rule', "'processingOptions.collectPayment' needs 'processingOptions.runBilling'.");
  }
}

/**
 * Does an order at once: account, contacts, subscriptions, first bill and its payment, all in the transaction of the engine.
 *
 * @param options `anyStatus` allows plans that are not sold today, for the seed's histories
 */
export async function placeOrder(engine: Engine, request: OrderInput, options: { anyStatus?: boolean } = {}): Promise<DoneOrder> {
  checkOptions(request);
  const account = await accountOf(engine, request);
  const order = await writeOrder(engine, request, account);
  return fulfil(engine, order, request, account, { orderDate: request.orderDate, ...options });
}

/** What an order collected, debits on their way included, and the first payment that did; undefined if nothing was paid. */
export function paidBy(done: DoneOrder): { amount: DecimalString; payment: PaymentRow } | undefined {
  const paid = done.payments.filter(({ status }) => status !== 'Error');
  const [payment] = paid;
  const amounts = paid.map(({ amount }) => amount);
  return payment && { amount: sum(done.account.currency, amounts), payment };
}
