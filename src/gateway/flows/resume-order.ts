import { getAccount } from '../../generated/api/operations/accounts.js';
import { listInvoiceItems } from '../../generated/api/operations/invoices.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import type { Subscription } from '../../generated/api/schemas/subscriptions.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import { toAccountInfo } from '../billing/accounts.js';
import type { AccountInfo, OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { hasQuantity } from '../catalog/charges.js';
import { intentUsedRefusal, canResume } from '../intents.js';
import { isPositive, plainQuantity } from '../money.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { findCoupon } from '../purchase/coupon.js';
import { normalizeEmail } from '../purchase/order-body.js';
import { methodForAccount, methodForNewBuyer } from '../purchase/payment-method.js';
import { settleInvoices } from '../purchase/settle-invoices.js';
import type { Principal } from '../principals.js';
import { outcomeUnknown, sessionRequired } from '../refusal.js';
import { isUserAccount, userAccountNumber } from '../sessions/user-account.js';
import { readAllPages, readSubscriptions } from './account.js';
import { readRecentInvoiceNumbers, readPaymentSummary, type PaymentSummary } from './invoice-payment.js';
import { afterCommit, finishOrder, type OrderOutcome } from './order-outcome.js';

/** True if the subscriptions contain exactly the requested plans and quantities, plus the coupon's discount. */
function matchesRequest(
  sellableCatalog: SellableCatalog,
  { plans: requestedPlans, coupon }: OrderRequest,
  subscriptions: readonly Subscription[],
): boolean {
  const discount = coupon === undefined ? undefined : findCoupon(sellableCatalog, coupon)?.plan.id;
  const ordered = subscriptions.flatMap(({ ratePlans }) => ratePlans).filter(({ productRatePlanId }) => productRatePlanId !== discount);
  if (ordered.length !== requestedPlans.length) return false;
  const sellable = [...sellableCatalog.products, ...sellableCatalog.addOns].flatMap(({ plans }) => plans);
  return requestedPlans.every(({ productRatePlanId, quantity = 1 }) => {
    const plan = ordered.find((candidate) => candidate.productRatePlanId === productRatePlanId);
    const sold = sellable.find((candidate) => candidate.plan.id === productRatePlanId);
    const chosen = sold?.plan.productRatePlanCharges.filter(
      (charge) => hasQuantity(charge) && sold.offer?.quantity?.chargeIds.includes(charge.id),
    );
    const counted = plan?.ratePlanCharges.filter((charge) => chosen?.some(({ id }) => id === charge.productRatePlanChargeId));
    return counted?.every((charge) => charge.quantity == null || plainQuantity(charge.quantity) === String(quantity)) ?? false;
  });
}

/** Numbers of the invoices that bill these subscriptions. If `isOnlyOrder` is true, these are all recent invoices of the account. */
async function readInvoiceNumbers(
  context: GatewayContext,
  account: AccountInfo,
  subscriptions: readonly Subscription[],
  isOnlyOrder: boolean,
): Promise<string[]> {
  const numbers = await readRecentInvoiceNumbers(context, account);
  if (isOnlyOrder) return numbers;
  const ids = new Set(subscriptions.map(({ id }) => id));
  const billed = await Promise.all(
    numbers.map(async (invoiceKey) => {
      const pages = context.billing.pages(listInvoiceItems, { invoiceKey, pageSize: 40 });
      const items = await readAllPages(pages, ({ invoiceItems }) => invoiceItems);
      return items.some(({ subscriptionId }) => subscriptionId !== undefined && ids.has(subscriptionId));
    }),
  );
  return numbers.filter((_number, index) => billed[index] === true);
}

/** Subscriptions and payments of an order that exists. */
interface OrderState {
  subscriptions: readonly Subscription[];
  payments: PaymentSummary;
}

/** Reads the subscriptions and payments of an order. */
export async function readOrderState(context: GatewayContext, account: AccountInfo, order: Order): Promise<OrderState> {
  const all = await readSubscriptions(context.billing, account.number);
  const own = new Set(order.subscriptions?.map(({ subscriptionNumber }) => subscriptionNumber) ?? []);
  const subscriptions = all.filter(({ subscriptionNumber }) => own.has(subscriptionNumber));
  const numbers = await readInvoiceNumbers(context, account, subscriptions, subscriptions.length === all.length);
  return { subscriptions, payments: await readPaymentSummary(context, account, numbers) };
}

/** Time at which an order was created. */
export const createdAt = ({ createdDate, orderDate }: Order): string => createdDate ?? `${orderDate}T00:00:00Z`;

/**
 * Returns the number of the caller's account. For a visitor, this is the account of the order; `requireOrderAccount` checks that the visitor is the
 * buyer.
 * @throws {Refusal} 401 if a visitor repeats the purchase of a user. Otherwise, a user whose sessions were ended could open a new session with this
 * purchase, even with more scopes than before.
 */
async function callerAccountNumber(context: GatewayContext, principal: Principal, orderAccount: string): Promise<string> {
  if (principal.kind === 'session') return principal.accountNumber;
  if (principal.kind === 'user') return userAccountNumber(context, principal.user.id);
  if (isUserAccount(orderAccount)) throw sessionRequired();
  return orderAccount;
}

/**
 * Returns the account of an order after checking that it belongs to the caller. Without a session, the caller must send the buyer of the
 * order: the intent id alone proves nothing, because a page stores it.
 */
async function requireOrderAccount(
  context: GatewayContext,
  { input, principal }: AuthorizedRequest<OrderRequest>,
  order: Order,
): Promise<AccountInfo> {
  const { existingAccountNumber: accountNumber, orderNumber } = order;
  if (accountNumber === undefined) throw outcomeUnknown(new Error(`Order ${orderNumber} has no account number.`));
  if ((await callerAccountNumber(context, principal, accountNumber)) !== accountNumber)
    throw intentUsedRefusal('The purchase with this intentId belongs to another account.');
  if (!canResume(context, createdAt(order))) throw intentUsedRefusal('The purchase with this intentId is too old to resume.');
  const account = await context.billing.call(getAccount, { 'account-key': accountNumber });
  const email = account.billToContact?.workEmail ?? '';
  const isBuyer = input.account ? normalizeEmail(email) === normalizeEmail(input.account.email) : principal.kind === 'session';
  if (!isBuyer) throw intentUsedRefusal('The purchase with this intentId was made by another buyer.');
  return toAccountInfo(account);
}

/**
 * Resumes a purchase whose order exists: pays what is due, or returns the finished order. Never creates another order.
 * @param isNewBuyer true if the order created the account
 */
export async function resumeOrder(
  context: GatewayContext,
  request: AuthorizedRequest<OrderRequest>,
  order: Order,
  isNewBuyer: boolean,
): Promise<OperationResult<OrderOutcome>> {
  const { input, caller, upstreamKey } = request;
  const account = await requireOrderAccount(context, request, order);
  const { subscriptions, payments: paymentsBefore } = await readOrderState(context, account, order);
  if (account.currency !== input.currency || !matchesRequest(await context.sellableCatalog(), input, subscriptions)) {
    throw intentUsedRefusal('The purchase with this intentId was made with other plans.');
  }
  const orderNumbers = {
    orderNumber: order.orderNumber,
    subscriptionNumbers: subscriptions.map(({ subscriptionNumber }) => subscriptionNumber),
  };
  // The platform's record decides: a page cannot turn a declined purchase into one on invoice.
  const onInvoice = input.paymentTerm !== undefined && account.invoiceTerm !== undefined;
  if (!isPositive(paymentsBefore.due.amount) || onInvoice) {
    const completedAt = Date.parse(createdAt(order));
    return finishOrder(context, account, { ...orderNumbers, payments: paymentsBefore, completedAt, onInvoice });
  }
  if (input.paymentTerm !== undefined) throw intentUsedRefusal('The purchase with this intentId was not made on invoice.');
  const paymentMethodId = isNewBuyer
    ? await methodForNewBuyer(context, input, account.id)
    : await methodForAccount(context, account, input);
  await context.limiter.consumeOnce('orders', caller, upstreamKey);
  await context.events.expect({ kind: 'purchase', reference: order.orderNumber, accountNumber: account.number });
  const payments = await settleInvoices(context, account, paymentsBefore, { credit: !isNewBuyer, paymentMethodId, upstreamKey });
  return afterCommit(() => finishOrder(context, account, { ...orderNumbers, payments, completedAt: context.now() }));
}
