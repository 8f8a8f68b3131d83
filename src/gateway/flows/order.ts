import { getOrder } from '../../generated/api/operations/orders.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import type { OrderRequest } from '../../api/schemas/storefront/purchase.js';
import { isNotFound } from '../billing/problems.js';
import type { OperationResult, AuthorizedRequest, GatewayContext, OperationHandler } from '../context.js';
import { sha256Hex } from '../digest.js';
import { accountLockName, withLocks } from '../idempotency.js';
import type { Principal } from '../principals.js';
import { emailKey } from '../purchase/order-body.js';
import { inProgress } from '../refusal.js';
import { carryOn } from './carry-on.js';
import { place } from './place.js';
import type { Placed } from './placed.js';

/** A number for an order, derived from what it must be found again by. */
export async function numberFrom(...parts: string[]): Promise<string> {
  return `SF-${(await sha256Hex(...parts)).slice(0, 24).toUpperCase()}`;
}

/**
 * Numbers of the one order that an intent can make. Derived, so that it is found again even if everything else is forgotten. An order of a session's
 * account has another than one that makes an account: who knows the intent alone does not find it.
 */
async function orderNumbersOf(
  { tenant }: GatewayContext,
  principal: Principal,
  intentId: string,
): Promise<{ newBuyer: string; own?: string }> {
  const newBuyer = await numberFrom('order', tenant, intentId);
  if (principal.kind !== 'session') return { newBuyer };
  return { newBuyer, own: await numberFrom('order', tenant, intentId, principal.accountNumber) };
}

/** The order of a number, if there is one. */
export async function findOrder({ billing }: GatewayContext, orderNumber: string | undefined): Promise<Order | undefined> {
  if (orderNumber === undefined) return undefined;
  try {
    return (await billing.call(getOrder, { orderNumber })).order;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Whom two purchases must not pass the checks for at the same time: an address that signs up, or an account. */
async function buyerLock({ tenant }: GatewayContext, { input, principal }: AuthorizedRequest<OrderRequest>): Promise<string[]> {
  if (principal.kind === 'session') return [await accountLockName(tenant, principal.accountNumber)];
  return input.account ? [`e-mail|${await sha256Hex('e-mail', tenant, emailKey(input.account.email))}`] : [];
}

/** Goes on with the intent's order if there is one. */
async function goOn(
  context: GatewayContext,
  request: AuthorizedRequest<OrderRequest>,
  { newBuyer, own }: { newBuyer: string; own?: string },
): Promise<OperationResult<Placed> | undefined> {
  // A session may be the one that this very sign-up has opened.
  const [made, added] = await Promise.all([findOrder(context, newBuyer), findOrder(context, own)]);
  if (added) return carryOn(context, request, added, false);
  return made && carryOn(context, request, made, true);
}

/** Buys: one intent makes at most one account, one order and one charge, whatever is repeated, lost or forgotten on the way. */
export const order: OperationHandler<OrderRequest, Placed> = async (context, request) => {
  const numbers = await orderNumbersOf(context, request.principal, request.input.intentId);
  const orderNumber = numbers.own ?? numbers.newBuyer;
  // Two keys of one intent must not pass the checks at the same time either.
  const locks = [`intent|${numbers.newBuyer}`, ...(await buyerLock(context, request))];
  return withLocks(context.store, locks, async () => {
    const done = await goOn(context, request, numbers);
    if (done) return done;
    const placed = await place(context, request, orderNumber, async () => (await findOrder(context, orderNumber)) !== undefined);
    const answer = placed ?? (await goOn(context, request, numbers));
    if (answer) return answer;
    throw inProgress();
  });
};
