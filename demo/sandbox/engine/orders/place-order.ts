import { eq } from 'drizzle-orm';
import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { orders } from '../../database/schema.js';
import { billingError, missingField } from '../../errors.js';
import { orderProcessedEvent } from '../../events/raised-events.js';
import { raiseEvents } from '../../events/raise-events.js';
import { findParentAccountId } from '../account-changes.js';
import {
  checkActiveAccount,
  chooseContact,
  ensureBillCycleDay,
  getAccountRow,
  lockAccount,
  openAccount,
  type AccountRow,
} from '../accounts.js';
import { pickStored } from '../../supported/stored-fields.js';
import { planOrder, type PlannedChange } from './plan-order.js';
import { dayOfMonth } from '../calendar.js';
import { applyCredits, collectInvoices } from '../collecting/collect-invoices.js';
import type { PaymentRow } from '../collecting/collect-payment.js';
import { billAccount, type WrittenBills, type InvoiceRow } from '../bill-account.js';
import { assignToAccount, assignAsDefault, getUsableMethod, type PaymentMethodRow } from '../payment-methods/payment-methods.js';
import { isZero, sum } from '../money.js';
import { writeOrderActions } from './order-actions.js';
import type { OrderInput } from './order-input.js';
import { withItemNumbers } from './order-line-items.js';
import { isPending } from '../subscription-state.js';
import { insertSubscription, writeNextVersion, withRatePlans, type SubscriptionRow } from '../subscriptions.js';

export type OrderRow = typeof orders.$inferSelect;

/** Result of an order. A draft or scheduled order has no documents yet. */
export interface OrderResult extends WrittenBills {
  order: OrderRow;
  account: AccountRow;
  subscriptions: SubscriptionRow[];
  /** Attempted payments, one per payment method. Refused ones have the status `Error`. */
  payments: PaymentRow[];
}

/** Options for fulfilling an order that are not part of the request. */
interface FulfillmentOptions {
  /** Default effective date of actions. */
  orderDate: IsoDate;
  /** Allows plans that are not on sale today, for generated demo data. */
  allowUnavailablePlans?: boolean;
}

async function resolveAccount(engine: Engine, request: OrderInput): Promise<AccountRow> {
  const { newAccount, existingAccountNumber, existingAccountId } = request;
  const key = existingAccountNumber ?? existingAccountId;
  const name = existingAccountNumber === undefined ? 'existingAccountId' : 'existingAccountNumber';
  if (newAccount && key !== undefined) throw billingError('orders', 'rule', `Give one of 'newAccount' and '${name}', not both.`);
  if (key !== undefined) {
    const account = await lockAccount(engine.tx, key);
    checkActiveAccount(account, name);
    return account;
  }
  if (!newAccount) throw missingField('orders', ['newAccount', 'existingAccountNumber']);
  const { billToContact: billTo, hpmCreditCardPaymentMethodId, parentId, ...rest } = newAccount;
  const soldTo = chooseContact(rest.soldToContact, rest.soldToSameAsBillTo, 'newAccount.soldTo');
  const shipTo = chooseContact(rest.shipToContact, rest.shipToSameAsBillTo, 'newAccount.shipTo');
  const parent = parentId === undefined ? {} : { parentId: await findParentAccountId(engine.tx, parentId) };
  const details = { ...pickStored('account', rest), ...parent };
  const account = await openAccount(engine, { ...rest, details, billTo, soldTo, shipTo }, 'newAccount.');
  if (hpmCreditCardPaymentMethodId !== undefined) {
    await assignAsDefault(
      engine,
      account,
      await getUsableMethod(engine, account, hpmCreditCardPaymentMethodId, 'newAccount.hpmCreditCardPaymentMethodId'),
    );
  }
  return account;
}

/** Inserts the order row. */
export async function writeOrder(
  engine: Engine,
  request: OrderInput,
  account: AccountRow,
  saved: Partial<Pick<OrderRow, 'status' | 'request' | 'scheduledDate'>> = {},
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
      details: request.orderLineItems ? { orderLineItems: withItemNumbers(request.orderLineItems) } : {},
      createdDate: engine.moment.now,
      ...saved,
    })
    .onConflictDoNothing()
    .returning();
  if (!order) throw billingError('orders', 'rule', `'orderNumber' is taken: ${request.orderNumber ?? ''}.`);
  return order;
}

/** Checks a subscription's own payment method. A method without an account is assigned to the subscription's account. */
async function claimSubscriptionMethod(engine: Engine, account: AccountRow, change: PlannedChange, index: number): Promise<string | null> {
  const { paymentMethodId } = change.after;
  if (paymentMethodId === null || paymentMethodId === change.before?.paymentMethodId) return paymentMethodId;
  const actionIndex = change.actions.findIndex(
    ({ createSubscription, termsAndConditions, ownerTransfer }) =>
      (createSubscription ?? termsAndConditions ?? ownerTransfer)?.paymentProfile?.paymentMethodId === paymentMethodId,
  );
  const names = { CreateSubscription: 'createSubscription', TermsAndConditions: 'termsAndConditions', OwnerTransfer: 'ownerTransfer' };
  const type = change.actions[actionIndex]?.type;
  const name =
    type === 'CreateSubscription' || type === 'TermsAndConditions' || type === 'OwnerTransfer' ? names[type] : 'termsAndConditions';
  const field = `subscriptions.${index}.orderActions.${actionIndex}.${name}.paymentProfile.paymentMethodId`;
  const method = await getUsableMethod(engine, account, paymentMethodId, field);
  await assignToAccount(engine, account, method);
  return method.id;
}

/** Returns the payment method that the order sets for all its bills. A method without an account is assigned to the order's account. */
async function takeOrderMethod(engine: Engine, request: OrderInput, account: AccountRow): Promise<PaymentMethodRow | undefined> {
  const named = request.processingOptions?.electronicPaymentOptions?.paymentMethodId;
  if (named === undefined) return undefined;
  const method = await getUsableMethod(engine, account, named, 'processingOptions.electronicPaymentOptions.paymentMethodId');
  await assignAsDefault(engine, account, method);
  return method;
}

async function collectOrder(engine: Engine, request: OrderInput, account: AccountRow, bills: readonly InvoiceRow[]): Promise<PaymentRow[]> {
  if (bills.every((bill) => isZero(bill.balance))) return [];
  const method = await takeOrderMethod(engine, request, account);
  const { payments, methodMissing } = await collectInvoices(engine, account, bills, { method });
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

/** Writes the planned changes and returns the new subscription versions. */
async function writeChanges(engine: Engine, order: OrderRow, account: AccountRow, planned: readonly PlannedChange[]) {
  const rows: SubscriptionRow[] = [];
  for (const [sequence, change] of planned.entries()) {
    const { before, after, accountId = account.id, actions } = change;
    const owner = accountId === account.id ? account : await getAccountRow(engine.tx, accountId);
    const paymentMethodId = await claimSubscriptionMethod(engine, owner, change, sequence);
    const row = before
      ? await writeNextVersion(engine, before, after, { accountId, paymentMethodId })
      : await insertSubscription(engine, after, { accountId, paymentMethodId, orderNumber: order.number });
    if (owner !== account) await ensureBillCycleDay(engine.tx, owner, account.billCycleDay);
    await writeOrderActions(engine.tx, order.id, sequence, row, before?.version, actions);
    rows.push(row);
  }
  return rows;
}

/**
 * Fulfills an order: writes subscriptions and their new versions, bills them and collects the payment.
 *
 * @throws {BillingError} naming the invalid field
 */
export async function fulfillOrder(
  engine: Engine,
  order: OrderRow,
  request: OrderInput,
  account: AccountRow,
  options: FulfillmentOptions,
): Promise<OrderResult> {
  const { tx, moment } = engine;
  const { runBilling = false, collectPayment = false, billingOptions, applyCredit, applicationOrder } = request.processingOptions ?? {};
  const day = account.billCycleDay || dayOfMonth(options.orderDate);
  const context = { ...options, currency: account.currency, today: moment.today };
  const isOnlyItems = request.orderLineItems !== undefined && request.subscriptions === undefined;
  const planned = isOnlyItems ? [] : await planOrder(tx, request, { ...account, billCycleDay: day }, context);
  const rows = await writeChanges(engine, order, account, planned);
  const billCycleDay = await ensureBillCycleDay(tx, account, dayOfMonth(planned[0]?.after.contractEffectiveDate ?? options.orderDate));
  const status = rows.some((row) => isPending(row.status)) ? 'Pending' : 'Completed';
  const updated = order.request === null ? {} : { request: null, updatedDate: moment.now };
  const [fulfilled = order] = await tx
    .update(orders)
    .set({ status, ...updated })
    .where(eq(orders.id, order.id))
    .returning();
  await raiseEvents(engine, ...orderProcessedEvent(fulfilled, planned, rows));
  const result = { order: fulfilled, account, subscriptions: rows };
  if (!runBilling || isOnlyItems) return { ...result, invoices: [], creditMemos: [], payments: [] };
  const dates = {
    targetDate: billingOptions?.targetDate ?? options.orderDate,
    documentDate: billingOptions?.documentDate ?? options.orderDate,
    draft: billingOptions?.generateDraftInvoice === true,
    creditMemoReasonCode: billingOptions?.creditMemoReasonCode,
  };
  const ownRows = rows.filter((row) => row.accountId === account.id);
  const bills = await billAccount(engine, account, billCycleDay, await withRatePlans(tx, ownRows), dates);
  if (applyCredit === true) await applyCredits(engine, account, bills.invoices, applicationOrder);
  const payments = collectPayment ? await collectOrder(engine, request, account, bills.invoices) : [];
  return { ...result, ...bills, payments };
}

/** Refuses processing options that contradict each other. */
export function checkProcessingOptions(request: OrderInput): void {
  const { runBilling = false, collectPayment = false, applyCredit, billingOptions } = request.processingOptions ?? {};
  for (const [name, isSet] of Object.entries({ collectPayment, applyCredit })) {
    if (isSet !== true) continue;
    if (!runBilling) throw billingError('orders', 'rule', `'processingOptions.${name}' needs 'processingOptions.runBilling'.`);
    if (billingOptions?.generateDraftInvoice !== true) continue;
    const draft = "'processingOptions.billingOptions.generateDraftInvoice'";
    throw billingError('orders', 'rule', `${draft} does not fit 'processingOptions.${name}': only posted invoices can be paid.`);
  }
}

/**
 * Places an order immediately: account, contacts, subscriptions, first bills and their payment, in one transaction.
 *
 * @param options `allowUnavailablePlans` allows plans that are not on sale today, for generated demo data
 */
export async function placeOrder(
  engine: Engine,
  request: OrderInput,
  options: { allowUnavailablePlans?: boolean } = {},
): Promise<OrderResult> {
  checkProcessingOptions(request);
  const account = await resolveAccount(engine, request);
  const order = await writeOrder(engine, request, account);
  return fulfillOrder(engine, order, request, account, { orderDate: request.orderDate, ...options });
}

/** Returns the total that an order collected, including processing debits, and its first payment; undefined if nothing was paid. */
export function findOrderPayment(result: OrderResult): { amount: DecimalString; payment: PaymentRow } | undefined {
  const paid = result.payments.filter(({ status }) => status !== 'Error');
  const [payment] = paid;
  const amounts = paid.map(({ amount }) => amount);
  return payment && { amount: sum(result.account.currency, amounts), payment };
}
