import { cancelOrder } from '../../generated/api/operations/orders.js';
import type { ChangeResult } from '../../api/schemas/storefront/changes.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isRejected } from '../billing/platform-errors.js';
import type { AccountInfo, OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { sessionAccount } from '../flows/account.js';
import { findOrder } from '../flows/order.js';
import { notApplied, readPaymentSummary } from '../flows/invoice-payment.js';
import { afterCommit } from '../flows/order-outcome.js';
import type { ChangeInput } from './change-request-context.js';
import { finishChange } from './change-outcome.js';
import { changeRequestFingerprint, saveChangeRecord, readChangeRecord, type ChangeRecord } from './change-record.js';

async function finishCancel(
  context: GatewayContext,
  request: AuthorizedRequest<ChangeInput>,
  account: AccountInfo,
  { orderNumber, reference, record }: { orderNumber: string; reference: string; record: ChangeRecord },
): Promise<OperationResult<ChangeResult>> {
  return finishChange(context, request, {
    account,
    orderNumber,
    reference,
    record,
    payments: await readPaymentSummary(context, account, []),
  });
}

/**
 * Cancels a scheduled order. Does not create an order, so it is safe to repeat.
 * @param recordNumber order number of this intent. The record of the cancellation is saved under this number
 */
export async function cancelScheduledOrder(
  context: GatewayContext,
  request: AuthorizedRequest<ChangeInput>,
  account: AccountInfo,
  { orderNumber, effectiveDate, recordNumber }: { orderNumber: string; effectiveDate: IsoDate; recordNumber: string },
): Promise<OperationResult<ChangeResult>> {
  const record: ChangeRecord = { fingerprint: await changeRequestFingerprint(request.input), effectiveDate, isLater: false };
  await saveChangeRecord(context, recordNumber, record);
  const { number: subscriptionNumber, change } = request.input;
  const expected = { kind: 'change' as const, reference: recordNumber };
  await context.events.expect({
    ...expected,
    accountNumber: account.number,
    subscriptionNumber,
    intent: change.intent,
    cancelsOrder: orderNumber,
    record,
  });
  try {
    await context.billing.call(cancelOrder, { orderNumber });
  } catch (error) {
    if (!isRejected(error)) throw error;
    await context.events.drop(expected);
    throw notApplied(error);
  }
  return afterCommit(() => finishCancel(context, request, account, { orderNumber, reference: recordNumber, record }));
}

/** Returns the outcome if this intent has already canceled the scheduled order. Undefined in all other cases. */
export async function resumeCanceledOrder(
  context: GatewayContext,
  request: AuthorizedRequest<ChangeInput>,
  recordNumber: string,
): Promise<OperationResult<ChangeResult> | undefined> {
  const { change } = request.input;
  if (change.intent !== 'undo' || change.orderNumber === undefined) return undefined;
  const record = await readChangeRecord(context, recordNumber);
  if (record?.fingerprint !== (await changeRequestFingerprint(request.input))) return undefined;
  const { orderNumber } = change;
  if ((await findOrder(context, orderNumber))?.status !== 'Cancelled') return undefined;
  return finishCancel(context, request, await sessionAccount(context, request.principal), {
    orderNumber,
    reference: recordNumber,
    record,
  });
}
