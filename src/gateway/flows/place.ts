import { createOrder } from '../../generated/api/operations/orders.js';
import type { CreateOrderResponse } from '../../generated/api/schemas/orders.js';
import type { Buyer, OrderRequest, Quote } from '../../api/schemas/storefront/purchase.js';
import { isDefinite } from '../billing/problems.js';
import { hasUsagePrice } from '../catalog/charges.js';
import type { OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { isPositive } from '../money.js';
import { checkBuyer } from '../purchase/buyer.js';
import { checkNotHad } from '../purchase/duplicates.js';
import { atFields, fieldRefusal, inOrder, inQuote } from '../purchase/field-refusals.js';
import { orderBody, type Buying } from '../purchase/order-body.js';
import { accountsMethod, newBuyersMethod } from '../purchase/paying-method.js';
import { purchaseOf, type Purchase } from '../purchase/purchase.js';
import { settle } from '../purchase/settle.js';
import { checkVisitor } from '../purchase/visitor.js';
import { Refusal, invalidFields } from '../refusal.js';
import { checkConsents, checkEmailIsNew } from './checks.js';
import { declineIn } from './decline.js';
import { notDone, standingOf } from './pay.js';
import { afterCommit, placedAnswer, type Placed } from './placed.js';
import { quoteFor } from './quote.js';
import { rememberAccepted } from './receipt.js';

/** Who buys: somebody without an account, or the session's account and nobody else. */
function buyerOf({ input, principal }: AuthorizedRequest<OrderRequest>): Buyer | undefined {
  if (principal.kind !== 'session') {
    if (input.account) return input.account;
    throw invalidFields([{ field: 'account', code: 'account-required', message: 'is missing: say who buys' }]);
  }
  if (!input.account) return undefined;
  throw new Refusal({
    status: 403,
    type: 'permission',
    code: 'signed-in',
    message: 'A session has an account already, and signing up makes another one. Leave out `account`, or sign out first.',
  });
}

/** The quote must be the one the person saw. */
async function checkQuote(context: GatewayContext, purchase: Purchase, buyer: Buyer | undefined, input: OrderRequest): Promise<Quote> {
  const { country, state, postalCode, city } = buyer?.soldTo ?? buyer ?? {};
  const address = country === undefined ? undefined : { country, state, postalCode, city };
  const current = await atFields(buyer ? inOrder(buyer) : inQuote, () =>
    quoteFor(context, purchase, { address, taxId: buyer?.taxId }, input.locale),
  );
  if (current.fingerprint === input.quote) return current;
  throw new Refusal({
    status: 409,
    type: 'conflict',
    code: 'quote-changed',
    message: 'Plans, dates or amounts differ from the quote that was confirmed. Show the new one and ask again.',
    data: { old: input.quote, new: current },
  });
}

/** True if something is to be paid, now or later. Usage is no part of a quote and yet costs. */
function costs({ plans, currency }: Purchase, { dueNow, upcoming = [] }: Quote): boolean {
  const usage = plans.flatMap(({ plan }) => plan.productRatePlanCharges).some((charge) => hasUsagePrice(charge, currency));
  return usage || [dueNow, ...upcoming].some(({ total }) => isPositive(total.amount));
}

/**
 * Sends the order.
 * @returns undefined if it was refused because the same purchase came through on another way meanwhile
 */
async function send(
  context: GatewayContext,
  purchase: Purchase,
  buying: Buying,
  { upstreamKey, isThere }: { upstreamKey: string; isThere: () => Promise<boolean> },
): Promise<CreateOrderResponse | undefined> {
  try {
    return await context.billing.call(createOrder, orderBody(purchase, buying), { idempotencyKey: await sha256Hex('order', upstreamKey) });
  } catch (error) {
    if (!isDefinite(error)) throw error;
    if (await isThere()) return undefined;
    const refused =
      (buying.collect ? declineIn(error) : undefined) ?? (buying.buyer ? fieldRefusal(error, inOrder(buying.buyer)) : undefined);
    throw refused ?? notDone(error);
  }
}

/**
 * Places the order of an intent that has none.
 * @param isThere whether the order is there, asked where the platform refuses it
 * @returns undefined if it is there already
 */
export async function place(
  context: GatewayContext,
  request: AuthorizedRequest<OrderRequest>,
  orderNumber: string,
  isThere: () => Promise<boolean>,
): Promise<OperationResult<Placed> | undefined> {
  const { input, upstreamKey } = request;
  const buyer = buyerOf(request);
  await checkVisitor(context, request);
  const sellableCatalog = await context.sellableCatalog();
  const purchase = await purchaseOf(context, request);
  const { account } = purchase;
  const customFields = buyer ? checkBuyer(sellableCatalog, buyer) : {};
  const notes = checkConsents(sellableCatalog.consents, input.consents);
  const person = buyer ? checkEmailIsNew(context, buyer.email, 'account.email') : undefined;
  const had = account ? checkNotHad(context, account, input) : undefined;
  const method = account ? accountsMethod(context, account, input) : newBuyersMethod(context, input);
  const current = checkQuote(context, purchase, buyer, input);
  // All are asked at the same time; of several refusals the first of this list is told, so that it is always the same one.
  await Promise.allSettled([person ?? had, method, current]);
  await (person ?? had);
  const [paymentMethodId, quote] = [await method, await current];
  if (costs(purchase, quote) && paymentMethodId === undefined) {
    throw invalidFields([
      { field: 'paymentMethodId', code: 'payment-method-required', message: 'is missing: this purchase has to be paid' },
    ]);
  }
  await rememberAccepted(context, { orderNumber, input, quote, assortment: sellableCatalog });
  // What the account has in credit is used first, so nothing is collected with the order itself.
  const credit = quote.dueNow.credit !== undefined;
  const collect = isPositive(quote.dueNow.total.amount) && !credit;
  const created = await send(
    context,
    purchase,
    { orderNumber, buyer, customFields, paymentMethodId, collect, notes },
    { upstreamKey, isThere },
  );
  if (!created) return undefined;
  return afterCommit(async () => {
    const facts = await context.account(created.accountNumber);
    const ordered = await standingOf(context, facts, created.invoiceNumbers ?? []);
    const standing = credit ? await settle(context, facts, ordered, { credit, paymentMethodId, upstreamKey }) : ordered;
    const subscriptionNumbers = created.subscriptions?.map(({ subscriptionNumber }) => subscriptionNumber) ?? [];
    return placedAnswer(context, facts, { orderNumber, subscriptionNumbers, standing });
  });
}
