import { getAccount } from '../../generated/api/operations/accounts.js';
import { listInvoiceItems } from '../../generated/api/operations/invoices.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import type { Subscription } from '../../generated/api/schemas/subscriptions.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import { toAccountInfo } from '../billing/accounts.js';
import type { AccountInfo, OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { hasQuantity } from '../catalog/charges.js';
import { intentUsed, canResume } from '../intents.js';
import { isPositive, plainQuantity } from '../money.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { couponOf } from '../purchase/coupon.js';
import { emailKey } from '../purchase/order-body.js';
import { accountsMethod, newBuyersMethod } from '../purchase/paying-method.js';
import { settle } from '../purchase/settle.js';
import { outcomeUnknown } from '../refusal.js';
import { allPages, subscriptionsOf } from './account.js';
import { invoiceNumbersOf, standingOf } from './pay.js';
import { afterCommit, placedAnswer, type Placed } from './placed.js';

/** True if the subscriptions hold the plans asked for, in the quantities asked for, and nothing else but the coupon's. */
function sameAsked(
  sellableCatalog: SellableCatalog,
  { plans: asked, coupon }: OrderRequest,
  subscriptions: readonly Subscription[],
): boolean {
  const discount = coupon === undefined ? undefined : couponOf(sellableCatalog, coupon)?.plan.id;
  const ordered = subscriptions.flatMap(({ ratePlans }) => ratePlans).filter(({ productRatePlanId }) => productRatePlanId !== discount);
  if (ordered.length !== asked.length) return false;
  const sellable = [...sellableCatalog.products, ...sellableCatalog.addOns].flatMap(({ plans }) => plans);
  return asked.every(({ productRatePlanId, quantity = 1 }) => {
    const plan = ordered.find((candidate) => candidate.productRatePlanId === productRatePlanId);
    const sold = sellable.find((candidate) => candidate.plan.id === productRatePlanId);
    const chosen = sold?.plan.productRatePlanCharges.filter(
      (charge) => hasQuantity(charge) && sold.offer?.quantity?.chargeIds.includes(charge.id),
    );
    const counted = plan?.ratePlanCharges.filter((charge) => chosen?.some(({ id }) => id === charge.productRatePlanChargeId));
    return counted?.every((charge) => charge.quantity == null || plainQuantity(charge.quantity) === String(quantity)) ?? false;
  });
}

/** Invoices of an account that bill one of the subscriptions. Those of an account with others have to be looked into. */
async function invoicesOf(
  context: GatewayContext,
  account: AccountInfo,
  subscriptions: readonly Subscription[],
  alone: boolean,
): Promise<string[]> {
  const numbers = await invoiceNumbersOf(context, account);
  if (alone) return numbers;
  const ids = new Set(subscriptions.map(({ id }) => id));
  const billed = await Promise.all(
    numbers.map(async (invoiceKey) => {
      const pages = context.billing.pages(listInvoiceItems, { invoiceKey, pageSize: 40 });
      const items = await allPages(pages, ({ invoiceItems }) => invoiceItems);
      return items.some(({ subscriptionId }) => subscriptionId !== undefined && ids.has(subscriptionId));
    }),
  );
  return numbers.filter((_number, index) => billed[index] === true);
}

/** The account of an order, if it is that of who asks. */
async function accountOf(
  context: GatewayContext,
  { input, principal }: AuthorizedRequest<OrderRequest>,
  placed: Order,
): Promise<AccountInfo> {
  const { existingAccountNumber: accountNumber, createdDate, orderNumber } = placed;
  if (accountNumber === undefined) throw outcomeUnknown(new Error(`Order ${orderNumber} names no account.`));
  if (principal.kind === 'session' && principal.accountNumber !== accountNumber)
    throw intentUsed('This purchase belongs to another account.');
  if (!canResume(context, createdDate ?? `${placed.orderDate}T00:00:00Z`)) throw intentUsed('This purchase is too old to be carried on.');
  const account = await context.billing.call(getAccount, { 'account-key': accountNumber });
  const email = account.billToContact?.workEmail ?? '';
  if (input.account && emailKey(email) !== emailKey(input.account.email)) throw intentUsed('This purchase was made for another person.');
  return toAccountInfo(account);
}

/**
 * Goes on with a purchase whose order exists: pays what is owed, or says that it is done. Never orders again (flows.md ruling 3).
 * @param newBuyer whether the order made the account
 */
export async function carryOn(
  context: GatewayContext,
  request: AuthorizedRequest<OrderRequest>,
  placed: Order,
  newBuyer: boolean,
): Promise<OperationResult<Placed>> {
  const { input, upstreamKey } = request;
  const account = await accountOf(context, request, placed);
  const all = await subscriptionsOf(context.billing, account.number);
  const own = new Set(placed.subscriptions?.map(({ subscriptionNumber }) => subscriptionNumber) ?? []);
  const subscriptions = all.filter(({ subscriptionNumber }) => own.has(subscriptionNumber));
  if (account.currency !== input.currency || !sameAsked(await context.sellableCatalog(), input, subscriptions)) {
    throw intentUsed('This purchase was made with other plans.');
  }
  const numbers = await invoicesOf(context, account, subscriptions, subscriptions.length === all.length);
  const before = await standingOf(context, account, numbers);
  const facts = { orderNumber: placed.orderNumber, subscriptionNumbers: subscriptions.map(({ subscriptionNumber }) => subscriptionNumber) };
  if (!isPositive(before.due.amount)) return placedAnswer(context, account, { ...facts, standing: before });
  const paymentMethodId = newBuyer ? await newBuyersMethod(context, input, account.id) : await accountsMethod(context, account, input);
  const standing = await settle(context, account, before, { credit: !newBuyer, paymentMethodId, upstreamKey });
  return afterCommit(() => placedAnswer(context, account, { ...facts, standing }));
}
