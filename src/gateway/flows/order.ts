import { getOrder } from '../../generated/api/operations/orders.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import { isNotFound } from '../billing/platform-errors.js';
import type { OperationResult, AuthorizedRequest, GatewayContext, OperationHandler } from '../context.js';
import { sha256Hex } from '../digest.js';
import { reportRefusal } from '../events/refusals.js';
import { accountLockName, withLocks } from '../locks.js';
import type { Principal } from '../principals.js';
import { inProgress } from '../refusal.js';
import { userAccountNumber } from '../sessions/user-account.js';
import { resumeOrder } from './resume-order.js';
import { placeOrder } from './place-order.js';
import type { OrderOutcome } from './order-outcome.js';

/** Derives an order number from values that identify the order. */
export async function deriveOrderNumber(...parts: string[]): Promise<string> {
  return `SF-${(await sha256Hex(...parts)).slice(0, 24).toUpperCase()}`;
}

/**
 * Order numbers of an intent. Derived from the intent, so that the order is found again even if the store is lost. The order number for an
 * existing account also depends on the account, so that the intent alone is not enough to find the order.
 */
async function orderNumbersFor(
  { tenant }: GatewayContext,
  principal: Principal,
  intentId: string,
): Promise<{ newBuyer: string; own?: string }> {
  const newBuyer = await deriveOrderNumber('order', tenant, intentId);
  if (principal.kind !== 'session') return { newBuyer };
  return { newBuyer, own: await deriveOrderNumber('order', tenant, intentId, principal.accountNumber) };
}

/** Reads an order by its number. Returns undefined if there is none. */
export async function findOrder({ billing }: GatewayContext, orderNumber: string | undefined): Promise<Order | undefined> {
  if (orderNumber === undefined) return undefined;
  try {
    return (await billing.call(getOrder, { orderNumber })).order;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Names of the locks that prevent concurrent purchases by the same account or user. */
async function buyerLockNames({ tenant }: GatewayContext, { principal }: AuthorizedRequest<OrderRequest>): Promise<string[]> {
  if (principal.kind === 'session') return [await accountLockName(tenant, principal.accountNumber)];
  // The purchase of a user creates this account.
  return principal.kind === 'user' ? [await accountLockName(tenant, await userAccountNumber({ tenant }, principal.user.id))] : [];
}

/** Resumes the order of the intent, if there is one. */
async function resumeExistingOrder(
  context: GatewayContext,
  request: AuthorizedRequest<OrderRequest>,
  { newBuyer, own }: { newBuyer: string; own?: string },
): Promise<OperationResult<OrderOutcome> | undefined> {
  // Looks for both numbers. If this sign-up opened the session, its order has the number for a new buyer.
  const [newBuyerOrder, ownOrder] = await Promise.all([findOrder(context, newBuyer), findOrder(context, own)]);
  if (ownOrder) return resumeOrder(context, request, ownOrder, false);
  return newBuyerOrder && resumeOrder(context, request, newBuyerOrder, true);
}

/** Buys plans. An intent creates at most one account, one order and one payment, even after retries or data loss. */
export const submitOrder: OperationHandler<OrderRequest, OrderOutcome> = async (context, request) => {
  const numbers = await orderNumbersFor(context, request.principal, request.input.intentId);
  const orderNumber = numbers.own ?? numbers.newBuyer;
  // Prevents two requests of the same intent from passing the checks at the same time.
  const locks = [`intent|${numbers.newBuyer}`, ...(await buyerLockNames(context, request))];
  const account = request.principal.kind === 'session' ? { accountNumber: request.principal.accountNumber } : {};
  const submit = async (context: GatewayContext): Promise<OperationResult<OrderOutcome>> => {
    const resumed = await resumeExistingOrder(context, request, numbers);
    if (resumed) return resumed;
    const created = await placeOrder(context, request, orderNumber, async () => (await findOrder(context, orderNumber)) !== undefined);
    const outcome = created ?? (await resumeExistingOrder(context, request, numbers));
    if (outcome) return outcome;
    throw inProgress();
  };
  return withLocks(context, locks, (locked) =>
    reportRefusal(locked, request, { operation: 'purchase', orderNumber, ...account }, () => submit(locked)),
  );
};
