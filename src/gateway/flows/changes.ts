import type { ChangeQuote, ChangeQuoteRequest, ChangeRequest, ChangeResult } from '../../api/schemas/storefront/changes.js';
import { askedFor, type Wanted } from '../changes/asked.js';
import { carryOn } from '../changes/carry-on.js';
import { place } from '../changes/place.js';
import { quoted } from '../changes/quoted.js';
import { takenBack } from '../changes/take-back.js';
import type { OperationResult, AuthorizedRequest, GatewayContext, OperationHandler } from '../context.js';
import { accountLockName, withLocks } from '../idempotency.js';
import { inProgress, notFound } from '../refusal.js';
import { findOrder, numberFrom } from './order.js';

/** What a change of a subscription would come to. */
export const quoteChange: OperationHandler<ChangeQuoteRequest, ChangeQuote> = async (context, request) => {
  const { held, holding, plan } = await askedFor(context, request);
  return { body: (await quoted(context, held, holding, request.input.change, plan)).quote };
};

/** Changes a subscription: one intent makes at most one order and one charge, whatever is repeated, lost or forgotten on the way. */
export const change: OperationHandler<ChangeRequest, ChangeResult> = (context, request) => changeOnce(context, request);

/** The number of the one order that an intent can make. Derived, so that it is found again even if everything else is forgotten. */
export function changeNumber({ tenant }: GatewayContext, accountNumber: string, intentId: string): Promise<string> {
  return numberFrom('change', tenant, intentId, accountNumber);
}

/** A change as the subscriber confirmed it, or as they declared it. */
export async function changeOnce(context: GatewayContext, request: AuthorizedRequest<Wanted>): Promise<OperationResult<ChangeResult>> {
  const { input, principal } = request;
  if (principal.kind !== 'session') throw notFound();
  const { tenant, store } = context;
  const orderNumber = await changeNumber(context, principal.accountNumber, input.intentId);
  const locks = [`intent|${orderNumber}`, await accountLockName(tenant, principal.accountNumber)];
  return withLocks(store, locks, async () => {
    const made = await findOrder(context, orderNumber);
    if (made) return carryOn(context, request, made);
    const back = await takenBack(context, request, orderNumber);
    if (back) return back;
    const placed = await place(context, request, orderNumber, async () => (await findOrder(context, orderNumber)) !== undefined);
    if (placed) return placed;
    const meanwhile = await findOrder(context, orderNumber);
    if (meanwhile) return carryOn(context, request, meanwhile);
    throw inProgress();
  });
}
