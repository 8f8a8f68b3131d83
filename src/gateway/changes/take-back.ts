import { cancelOrder } from '../../generated/api/operations/orders.js';
import type { ChangeResult } from '../../api/schemas/storefront/changes.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isDefinite } from '../billing/problems.js';
import type { AccountInfo, OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { ownAccount } from '../flows/account.js';
import { findOrder } from '../flows/order.js';
import { notDone, standingOf } from '../flows/pay.js';
import { afterCommit } from '../flows/placed.js';
import type { Wanted } from './asked.js';
import { doneAnswer } from './done.js';
import { printOf, remember, rememberedOf, type Remembered } from './remembered.js';

async function answer(
  context: GatewayContext,
  request: AuthorizedRequest<Wanted>,
  account: AccountInfo,
  { orderNumber, known }: { orderNumber: string; known: Remembered },
): Promise<OperationResult<ChangeResult>> {
  return doneAnswer(context, request, { account, orderNumber, known, standing: await standingOf(context, account, []) });
}

/**
 * Takes back an order that waits. It makes no order, so nothing of it can happen twice.
 * @param own number under which it is remembered that this intent took it back
 */
export async function takeBack(
  context: GatewayContext,
  request: AuthorizedRequest<Wanted>,
  account: AccountInfo,
  { orderNumber, effectiveDate, own }: { orderNumber: string; effectiveDate: IsoDate; own: string },
): Promise<OperationResult<ChangeResult>> {
  const known: Remembered = { print: await printOf(request.input), effectiveDate, later: false };
  await remember(context, own, known);
  try {
    await context.billing.call(cancelOrder, { orderNumber });
  } catch (error) {
    throw isDefinite(error) ? notDone(error) : error;
  }
  return afterCommit(() => answer(context, request, account, { orderNumber, known }));
}

/** The answer to who asks again for an order to be taken back, once it is; undefined for anything else. */
export async function takenBack(
  context: GatewayContext,
  request: AuthorizedRequest<Wanted>,
  own: string,
): Promise<OperationResult<ChangeResult> | undefined> {
  const { change } = request.input;
  if (change.intent !== 'undo' || change.orderNumber === undefined) return undefined;
  const known = await rememberedOf(context, own);
  if (known?.print !== (await printOf(request.input))) return undefined;
  const { orderNumber } = change;
  if ((await findOrder(context, orderNumber))?.status !== 'Cancelled') return undefined;
  return answer(context, request, await ownAccount(context, request.principal), { orderNumber, known });
}
