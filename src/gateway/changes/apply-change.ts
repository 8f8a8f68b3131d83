import { createOrder } from '../../generated/api/operations/orders.js';
import type { CreateOrderResponse } from '../../generated/api/schemas/orders.js';
import type { ChangeResult } from '../../api/schemas/storefront/changes.js';
import { isRejected } from '../billing/platform-errors.js';
import type { OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { declineFromError } from '../flows/payment-declines.js';
import { notApplied, readPaymentSummary } from '../flows/invoice-payment.js';
import { afterCommit } from '../flows/order-outcome.js';
import { isPositive } from '../money.js';
import { methodForAccount } from '../purchase/payment-method.js';
import { invalidFields } from '../refusal.js';
import { sessionAccount } from '../flows/account.js';
import { loadChangeRequest, type ChangeInput } from './change-request-context.js';
import { collectPayment, finishChange } from './change-outcome.js';
import { changeOrderBody } from './order-bodies.js';
import { paymentMethodForChange } from './change-payment-method.js';
import { readChangeQuote } from './change-quote.js';
import { quoteChanged } from './refusals.js';
import { changeRequestFingerprint, toCancellationReceipt, saveChangeRecord, type ChangeRecord } from './change-record.js';
import { cancellationDetails } from './publish-change.js';
import { cancelScheduledOrder } from './cancel-scheduled-order.js';

/** Platform id of the payment method in a `set-payment-method` change. */
async function readNewMethodId(context: GatewayContext, { input, principal }: AuthorizedRequest<ChangeInput>): Promise<string | undefined> {
  const { change, intentId } = input;
  if (change.intent !== 'set-payment-method') return undefined;
  return methodForAccount(context, await sessionAccount(context, principal), { paymentMethodId: change.paymentMethodId, intentId });
}

/**
 * Applies a change that has no order yet.
 * @param orderExists checks whether another request has created the order. Called if the platform refuses the new order
 * @returns undefined if another request has created the order
 */
export async function applyChange(
  context: GatewayContext,
  request: AuthorizedRequest<ChangeInput>,
  orderNumber: string,
  orderExists: () => Promise<boolean>,
): Promise<OperationResult<ChangeResult> | undefined> {
  const { input, upstreamKey } = request;
  const changeContext = await loadChangeRequest(context, request, await readNewMethodId(context, request));
  const { accountHoldings, holding, preparedChange } = changeContext;
  const { account } = accountHoldings;
  const { quote, usesCredit } = await readChangeQuote(context, changeContext, input.change);
  if (input.quote !== undefined && quote.fingerprint !== input.quote) throw quoteChanged(input.quote, quote);
  if (preparedChange.cancelsOrder !== undefined) {
    return cancelScheduledOrder(context, request, account, {
      orderNumber: preparedChange.cancelsOrder,
      effectiveDate: preparedChange.effectiveDate,
      recordNumber: orderNumber,
    });
  }
  const isPaymentDue = isPositive(quote.dueNow.total.amount);
  const paymentMethodId = isPaymentDue ? await paymentMethodForChange(context, account, holding, input) : undefined;
  if (isPaymentDue && paymentMethodId === undefined) {
    const message = 'is missing; choose a payment method for the amount due now';
    throw invalidFields([{ field: 'paymentMethodId', code: 'payment-method-required', message }]);
  }
  const record: ChangeRecord = {
    fingerprint: await changeRequestFingerprint(input),
    effectiveDate: preparedChange.effectiveDate,
    isLater: preparedChange.isScheduled === true,
    ...(preparedChange.endDate === undefined
      ? {}
      : {
          receipt: await toCancellationReceipt({
            orderNumber,
            subscriptionNumber: input.number,
            receivedAt: new Date(context.now()).toISOString(),
            endDate: preparedChange.endDate,
            credit: quote.creditLeft,
          }),
        }),
  };
  await saveChangeRecord(context, orderNumber, record);
  const expected = { kind: 'change' as const, reference: orderNumber };
  await context.events.expect({
    ...expected,
    accountNumber: account.number,
    subscriptionNumber: input.number,
    intent: input.change.intent,
    ...cancellationDetails(input.change),
    record,
  });
  // Credit is applied first, so the order itself collects a payment only if there is no credit.
  const collect = isPaymentDue && !usesCredit;
  let created: CreateOrderResponse;
  try {
    created = await context.billing.call(
      createOrder,
      changeOrderBody({ holding, account }, preparedChange, { orderNumber, collect, paymentMethodId }),
      {
        idempotencyKey: await sha256Hex('order', upstreamKey),
      },
    );
  } catch (error) {
    if (!isRejected(error)) throw error;
    if (await orderExists()) return undefined;
    await context.events.drop(expected);
    throw (collect ? declineFromError(error) : undefined) ?? notApplied(error);
  }
  return afterCommit(async () => {
    const numbers = created.invoiceNumbers ?? [];
    await saveChangeRecord(context, orderNumber, { ...record, invoiceNumbers: numbers });
    const payments = collect
      ? await readPaymentSummary(context, account, numbers)
      : await collectPayment(context, account, numbers, { credit: true, paymentMethodId, upstreamKey });
    return finishChange(context, request, { account, orderNumber, reference: orderNumber, record, payments });
  });
}
