import { createOrder } from '../../generated/api/operations/orders.js';
import type { CreateOrderResponse } from '../../generated/api/schemas/orders.js';
import type { ChangeResult } from '../../api/schemas/storefront/changes.js';
import { isDefinite } from '../billing/problems.js';
import type { OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { declineIn } from '../flows/decline.js';
import { notDone, standingOf } from '../flows/pay.js';
import { afterCommit } from '../flows/placed.js';
import { isPositive } from '../money.js';
import { accountsMethod } from '../purchase/paying-method.js';
import { invalidFields } from '../refusal.js';
import { ownAccount } from '../flows/account.js';
import { askedFor, type Wanted } from './asked.js';
import { collected, doneAnswer } from './done.js';
import { orderBody } from './order-bodies.js';
import { payerOf } from './payer.js';
import { quoted } from './quoted.js';
import { quoteChanged } from './refusals.js';
import { printOf, receiptOf, remember, type Remembered } from './remembered.js';
import { takeBack } from './take-back.js';

/** The platform's id of the method that `set-payment-method` names. */
async function newMethod(context: GatewayContext, { input, principal }: AuthorizedRequest<Wanted>): Promise<string | undefined> {
  const { change, intentId } = input;
  if (change.intent !== 'set-payment-method') return undefined;
  return accountsMethod(context, await ownAccount(context, principal), { paymentMethodId: change.paymentMethodId, intentId });
}

/**
 * Does a change that was not done before.
 * @param isThere whether its order is there, asked where the platform refuses it
 * @returns undefined if it is there already
 */
export async function place(
  context: GatewayContext,
  request: AuthorizedRequest<Wanted>,
  orderNumber: string,
  isThere: () => Promise<boolean>,
): Promise<OperationResult<ChangeResult> | undefined> {
  const { input, upstreamKey } = request;
  const { held, holding, plan } = await askedFor(context, request, await newMethod(context, request));
  const { account } = held;
  const { quote, credited } = await quoted(context, held, holding, input.change, plan);
  if (input.quote !== undefined && quote.fingerprint !== input.quote) throw quoteChanged(input.quote, quote);
  if (plan.takesBack !== undefined) {
    return takeBack(context, request, account, { orderNumber: plan.takesBack, effectiveDate: plan.effectiveDate, own: orderNumber });
  }
  const due = isPositive(quote.dueNow.total.amount);
  const paymentMethodId = due ? await payerOf(context, account, holding, input) : undefined;
  if (due && paymentMethodId === undefined) {
    const message = 'is missing: something has to be paid now';
    throw invalidFields([{ field: 'paymentMethodId', code: 'payment-method-required', message }]);
  }
  const known: Remembered = {
    print: await printOf(input),
    effectiveDate: plan.effectiveDate,
    later: plan.later === true,
    ...(plan.endDate === undefined
      ? {}
      : {
          receipt: await receiptOf({
            orderNumber,
            subscriptionNumber: input.number,
            receivedAt: new Date(context.now()).toISOString(),
            endDate: plan.endDate,
            credit: quote.creditLeft,
          }),
        }),
  };
  await remember(context, orderNumber, known);
  // Credit is used first, so nothing is collected with the order itself where there is any.
  const collect = due && !credited;
  let created: CreateOrderResponse;
  try {
    created = await context.billing.call(createOrder, orderBody({ holding, account }, plan, { orderNumber, collect, paymentMethodId }), {
      idempotencyKey: await sha256Hex('order', upstreamKey),
    });
  } catch (error) {
    if (!isDefinite(error)) throw error;
    if (await isThere()) return undefined;
    throw (collect ? declineIn(error) : undefined) ?? notDone(error);
  }
  return afterCommit(async () => {
    const numbers = created.invoiceNumbers ?? [];
    await remember(context, orderNumber, { ...known, invoiceNumbers: numbers });
    const standing = collect
      ? await standingOf(context, account, numbers)
      : await collected(context, account, numbers, { credit: true, paymentMethodId, upstreamKey });
    return doneAnswer(context, request, { account, orderNumber, known, standing });
  });
}
