import { getAccount } from '../../api/operations/billing/generated/accounts.js';
import { createOrder, getOrder } from '../../api/operations/billing/generated/orders.js';
import type { CreateOrderResponse, Order } from '../../api/schemas/billing/generated/orders.js';
import type { Subscription } from '../../api/schemas/billing/generated/subscriptions.js';
import type { Buyer, OrderRequest, OrderResult, PlanChoice } from '../../api/schemas/storefront/purchase.js';
import { isDefinite, isNotFound } from '../billing/problems.js';
import type { AccountFacts, Answer, Call, Context, Flow } from '../context.js';
import { sha256Hex } from '../digest.js';
import { exclusively } from '../idempotency.js';
import { isPositive, plainQuantity } from '../money.js';
import type { Assortment } from '../offers/assortment.js';
import { checkCountry } from '../offers/choose.js';
import { outcomeUnknown, Refusal, unacceptable } from '../refusal.js';
import { subscriptionsOf } from './account.js';
import { checkConsents, checkEmailIsNew, checkPaymentMethod } from './checks.js';
import { declineIn } from './decline.js';
import { invoiceNumbersOf, notDone, payInvoices, standingOf, type Standing } from './pay.js';
import { quoteFor } from './quote.js';
import { sendReceipt } from './receipt.js';
import { emailKey, orderBody } from '../purchase/order-body.js';
import { purchaseOf, type Purchase } from '../purchase/purchase.js';

/** Milliseconds for which a purchase may be carried on. */
const CARRIED_ON = 24 * 3600 * 1000;

/** The answer without the end of the session, which is opened anew for each answer. */
export type Placed = Omit<OrderResult, 'sessionExpiresAt'>;

/** Number of the one order that an intent can make. Derived, so that it is found again even if everything else is forgotten. */
async function orderNumberOf({ tenant }: Context, intentId: string): Promise<string> {
  return `SF-${(await sha256Hex('order', tenant, intentId)).slice(0, 24).toUpperCase()}`;
}

async function findOrder({ billing }: Context, orderNumber: string): Promise<Order | undefined> {
  try {
    return (await billing.call(getOrder, { orderNumber })).order;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

function intentUsed(why: string): Refusal {
  return new Refusal({ status: 409, type: 'conflict', code: 'intent-used', message: `${why} Begin a new purchase with a new intentId.` });
}

/** Buys: one intent makes at most one account, one order and one charge, whatever is repeated, lost or forgotten on the way. */
export const order: Flow<OrderRequest, Placed> = async (context, call) => {
  const { intentId } = call.input;
  const account = buyerOf(call.input);
  const orderNumber = await orderNumberOf(context, intentId);
  const email = await sha256Hex('e-mail', context.tenant, emailKey(account.email));
  // Two keys of one intent, or two purchases with one address, must not pass the checks at the same time.
  return exclusively(context.store, [`intent|${orderNumber}`, `e-mail|${email}`], async () => {
    const placed = await findOrder(context, orderNumber);
    return placed ? carryOn(context, call, placed) : place(context, call, orderNumber);
  });
};

/** @throws {Refusal} 422 if nobody is named who buys */
function buyerOf({ account }: OrderRequest): Buyer {
  if (account) return account;
  throw unacceptable([{ field: 'account', code: 'account-required', message: 'is missing: say who buys' }]);
}

/** Places the order of an intent that has none. */
async function place(context: Context, call: Call<OrderRequest>, orderNumber: string): Promise<Answer<Placed>> {
  const { input, principal, upstreamKey } = call;
  const { paymentMethodId, intentId } = input;
  const account = buyerOf(input);
  if (principal.kind === 'session') {
    throw new Refusal({
      status: 403,
      type: 'permission',
      code: 'signed-in',
      message: 'A session has an account already, and signing up makes another one. Sign out first.',
    });
  }
  const assortment = await context.assortment();
  const purchase = await purchaseOf(context, call);
  checkCountry(assortment, account.country, 'account.country');
  const notes = checkConsents(assortment.consents, input.consents);
  await checkEmailIsNew(context, account.email, 'account.email');
  if (paymentMethodId !== undefined) await checkPaymentMethod(context, { paymentMethodId, intentId });
  const collect = await checkQuote(context, purchase, input);
  const body = orderBody(purchase, { orderNumber, buyer: account, customFields: {}, paymentMethodId, collect, notes });
  let created: CreateOrderResponse;
  try {
    created = await context.billing.call(createOrder, body, { idempotencyKey: await sha256Hex('order', upstreamKey) });
  } catch (error) {
    if (!isDefinite(error)) throw error;
    // Refused perhaps because the same purchase came through on another way meanwhile.
    const placed = await findOrder(context, orderNumber);
    if (placed) return carryOn(context, call, placed);
    throw (collect ? declineIn(error) : undefined) ?? notDone(error);
  }
  return afterCommit(async () => {
    const facts = await context.account(created.accountNumber);
    return answer(context, facts, {
      orderNumber,
      subscriptionNumbers: created.subscriptions?.map(({ subscriptionNumber }) => subscriptionNumber) ?? [],
      standing: await standingOf(context, facts, created.invoiceNumbers ?? []),
    });
  });
}

/**
 * The quote must be the one the person saw.
 * @returns whether there is something to collect now
 * @throws {Refusal} 409 `quote-changed` with the old fingerprint and the new quote
 */
async function checkQuote(context: Context, purchase: Purchase, input: OrderRequest): Promise<boolean> {
  const { country, state, postalCode, city } = buyerOf(input);
  const address = { country, state, postalCode, city };
  const current = await quoteFor(context, purchase, { address, taxId: buyerOf(input).taxId }, input.locale);
  if (current.fingerprint !== input.quote) {
    throw new Refusal({
      status: 409,
      type: 'conflict',
      code: 'quote-changed',
      message: 'Plans, dates or amounts differ from the quote that was confirmed. Show the new one and ask again.',
      data: { old: input.quote, new: current },
    });
  }
  const dueNow = isPositive(current.dueNow.total.amount);
  const dueLater = current.next !== undefined && isPositive(current.next.total.amount);
  if ((dueNow || dueLater) && input.paymentMethodId === undefined) {
    throw unacceptable([
      { field: 'paymentMethodId', code: 'payment-method-required', message: 'is missing: this purchase has to be paid' },
    ]);
  }
  return dueNow;
}

/** Goes on with a purchase whose order exists: pays what is owed, or says that it is done. Never orders again (flows.md ruling 3). */
async function carryOn(context: Context, { input, principal, upstreamKey }: Call<OrderRequest>, placed: Order): Promise<Answer<Placed>> {
  const { existingAccountNumber: accountNumber, createdDate, orderNumber } = placed;
  if (accountNumber === undefined) throw outcomeUnknown(new Error(`Order ${orderNumber} names no account.`));
  if (principal.kind === 'session' && principal.accountNumber !== accountNumber)
    throw intentUsed('This purchase belongs to another account.');
  const age = context.now() - Date.parse(createdDate ?? `${placed.orderDate}T00:00:00Z`);
  if (!(age < CARRIED_ON)) throw intentUsed('This purchase is too old to be carried on.');
  const { basicInfo, billingAndPayment, billToContact } = await context.billing.call(getAccount, { 'account-key': accountNumber });
  if (emailKey(billToContact?.workEmail ?? '') !== emailKey(buyerOf(input).email))
    throw intentUsed('This purchase was made for another person.');
  const account: AccountFacts = {
    id: basicInfo.id,
    number: basicInfo.accountNumber,
    currency: billingAndPayment.currency,
    billCycleDay: billingAndPayment.billCycleDay ?? 0,
  };
  const subscriptions = await subscriptionsOf(context.billing, accountNumber);
  if (account.currency !== input.currency || !sameAsked(await context.assortment(), input.plans, subscriptions)) {
    throw intentUsed('This purchase was made with other plans.');
  }

  const numbers = await invoiceNumbersOf(context, account);
  const before = await standingOf(context, account, numbers);
  const facts = { orderNumber, subscriptionNumbers: subscriptions.map(({ subscriptionNumber }) => subscriptionNumber) };
  const { paymentMethodId, intentId } = input;
  if (!isPositive(before.due.amount) || paymentMethodId === undefined) return answer(context, account, { ...facts, standing: before });
  await checkPaymentMethod(context, { paymentMethodId, intentId, owner: account.id });
  await payInvoices(context, account, before, { paymentMethodId, upstreamKey });
  return afterCommit(async () => answer(context, account, { ...facts, standing: await standingOf(context, account, numbers) }));
}

/** True if the subscriptions hold the plans asked for, in the quantities asked for. */
function sameAsked({ products }: Assortment, asked: readonly PlanChoice[], subscriptions: readonly Subscription[]): boolean {
  const ordered = subscriptions.flatMap(({ ratePlans }) => ratePlans);
  if (ordered.length !== asked.length) return false;
  return asked.every(({ productRatePlanId, quantity = 1 }) => {
    const plan = ordered.find((candidate) => candidate.productRatePlanId === productRatePlanId);
    const offer = products.flatMap(({ plans }) => plans).find((sellable) => sellable.plan.id === productRatePlanId)?.offer;
    const counted = plan?.ratePlanCharges.filter((charge) => offer?.quantity?.chargeIds.includes(charge.productRatePlanChargeId));
    return counted?.every((charge) => charge.quantity == null || plainQuantity(charge.quantity) === String(quantity)) ?? false;
  });
}

/** What goes wrong after something was bought or paid must not look as if it had not been: asking again finds out. */
async function afterCommit<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw outcomeUnknown(error);
  }
}

async function answer(
  context: Context,
  account: AccountFacts,
  { orderNumber, subscriptionNumbers, standing }: { orderNumber: string; subscriptionNumbers: string[]; standing: Standing },
): Promise<Answer<Placed>> {
  const { paid, due, invoices } = standing;
  const invoiceNumbers = invoices.map(({ invoiceNumber }) => invoiceNumber);
  const status = isPositive(due.amount) ? 'payment-required' : 'completed';
  const body = { status, orderNumber, accountNumber: account.number, subscriptionNumbers, invoiceNumbers, paid, due };
  if (status === 'completed') {
    await sendReceipt(context, { orderNumber, accountNumber: account.number, subscriptionNumbers, invoiceNumbers, paid });
  }
  return { body, opensSessionFor: account.number };
}
