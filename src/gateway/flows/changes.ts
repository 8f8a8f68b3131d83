import type { ChangeQuote, ChangeQuoteRequest, ChangeRequest, ChangeResult } from '../../api/schemas/storefront/changes.js';
import { askedFor, type Wanted } from '../changes/asked.js';
import { carryOn } from '../changes/carry-on.js';
import { place } from '../changes/place.js';
import { quoted } from '../changes/quoted.js';
import { takenBack } from '../changes/take-back.js';
import type { Answer, Call, Context, Flow } from '../context.js';
import { accountLock, exclusively } from '../idempotency.js';
import { inProgress, notFound } from '../refusal.js';
import { findOrder, numberFrom } from './order.js';

/** What a change of a subscription would come to. */
export const quoteChange: Flow<ChangeQuoteRequest, ChangeQuote> = async (context, call) => {
  const { held, holding, plan } = await askedFor(context, call);
  return { body: (await quoted(context, held, holding, call.input.change, plan)).quote };
};

/** Changes a subscription: one intent makes at most one order and one charge, whatever is repeated, lost or forgotten on the way. */
export const change: Flow<ChangeRequest, ChangeResult> = (context, call) => changeOnce(context, call);

/** The number of the one order that an intent can make. Derived, so that it is found again even if everything else is forgotten. */
export function changeNumber({ tenant }: Context, accountNumber: string, intentId: string): Promise<string> {
  return numberFrom('change', tenant, intentId, accountNumber);
}

/** A change as the subscriber confirmed it, or as they declared it. */
export async function changeOnce(context: Context, call: Call<Wanted>): Promise<Answer<ChangeResult>> {
  const { input, principal } = call;
  if (principal.kind !== 'session') throw notFound();
  const { tenant, store } = context;
  const orderNumber = await changeNumber(context, principal.accountNumber, input.intentId);
  const locks = [`intent|${orderNumber}`, await accountLock(tenant, principal.accountNumber)];
  return exclusively(store, locks, async () => {
    const made = await findOrder(context, orderNumber);
    if (made) return carryOn(context, call, made);
    const back = await takenBack(context, call, orderNumber);
    if (back) return back;
    const placed = await place(context, call, orderNumber, async () => (await findOrder(context, orderNumber)) !== undefined);
    if (placed) return placed;
    const meanwhile = await findOrder(context, orderNumber);
    if (meanwhile) return carryOn(context, call, meanwhile);
    throw inProgress();
  });
}
