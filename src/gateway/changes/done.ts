import type { ChangeResult } from '../../api/schemas/storefront/changes.js';
import type { AccountInfo, OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { standingOf, type Standing } from '../flows/pay.js';
import { sendReceipt } from '../flows/receipt.js';
import { isPositive } from '../money.js';
import { settle } from '../purchase/settle.js';
import { Refusal } from '../refusal.js';
import { ownHolding, readHeld, viewOf } from '../subscriptions/read.js';
import type { Wanted } from './asked.js';
import type { Remembered } from './remembered.js';

/**
 * Pays what a change came to: by credit, its own too, then by a method. A payment that is refused leaves an open invoice, for the change stands.
 */
export async function collected(
  context: GatewayContext,
  account: AccountInfo,
  invoiceNumbers: readonly string[],
  means: { credit: boolean; paymentMethodId: string | undefined; upstreamKey: string },
): Promise<Standing> {
  const before = await standingOf(context, account, invoiceNumbers);
  if (!isPositive(before.due.amount)) return before;
  try {
    return await settle(context, account, before, means);
  } catch (error) {
    if (!(error instanceof Refusal && error.details.type === 'payment')) throw error;
    return standingOf(context, account, invoiceNumbers);
  }
}

/** The answer to a change that is done, with the subscription as it is now. */
export async function doneAnswer(
  context: GatewayContext,
  request: AuthorizedRequest<Wanted>,
  { account, orderNumber, known, standing }: { account: AccountInfo; orderNumber: string; known: Remembered; standing: Standing },
): Promise<OperationResult<ChangeResult>> {
  const { number, locale, change } = request.input;
  const held = await readHeld(context, account);
  const { paid, due, invoices } = standing;
  const { receipt, effectiveDate, later } = known;
  if (receipt) {
    const said = change.intent === 'cancel' ? change : undefined;
    await sendReceipt(context, orderNumber, {
      kind: 'cancellation',
      accountNumber: account.number,
      receipt,
      ...(said?.reason === undefined ? {} : { reason: said.reason }),
      ...(said?.comment === undefined ? {} : { comment: said.comment }),
    });
  }
  return {
    body: {
      status: isPositive(due.amount) ? 'payment-required' : later ? 'scheduled' : 'completed',
      orderNumber,
      effectiveDate,
      subscription: viewOf(held, ownHolding(held, number), request, locale),
      invoiceNumbers: invoices.map(({ invoiceNumber }) => invoiceNumber),
      paid,
      due,
      ...(receipt ? { receipt } : {}),
    },
  };
}
