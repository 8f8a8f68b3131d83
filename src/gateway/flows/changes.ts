import type { ChangeQuote, ChangeQuoteRequest, ChangeRequest, ChangeResult } from '../../api/schemas/storefront/changes.js';
import { loadChangeRequest, type ChangeInput } from '../changes/change-request-context.js';
import { resumeChange } from '../changes/resume-change.js';
import { applyChange } from '../changes/apply-change.js';
import { readChangeQuote } from '../changes/change-quote.js';
import { resumeCanceledOrder } from '../changes/cancel-scheduled-order.js';
import type { OperationResult, AuthorizedRequest, GatewayContext, OperationHandler } from '../context.js';
import { accountLockName, withLocks } from '../idempotency.js';
import { inProgress, notFound } from '../refusal.js';
import { findOrder, deriveOrderNumber } from './order.js';

/** Quotes a change of a subscription. */
export const quoteChange: OperationHandler<ChangeQuoteRequest, ChangeQuote> = async (context, request) => {
  const changeContext = await loadChangeRequest(context, request);
  return { body: (await readChangeQuote(context, changeContext, request.input.change)).quote };
};

/** Changes a subscription. An intent creates at most one order and one payment, even after retries or data loss. */
export const changeSubscription: OperationHandler<ChangeRequest, ChangeResult> = (context, request) => runChange(context, request);

/** Order number of an intent. Derived from the intent, so that its order is found again even if the store is lost. */
export function changeOrderNumber({ tenant }: GatewayContext, accountNumber: string, intentId: string): Promise<string> {
  return deriveOrderNumber('change', tenant, intentId, accountNumber);
}

/** Runs a change that a subscriber confirmed, or that a statutory declaration requires. */
export async function runChange(context: GatewayContext, request: AuthorizedRequest<ChangeInput>): Promise<OperationResult<ChangeResult>> {
  const { input, principal } = request;
  if (principal.kind !== 'session') throw notFound();
  const { tenant, store } = context;
  const orderNumber = await changeOrderNumber(context, principal.accountNumber, input.intentId);
  const locks = [`intent|${orderNumber}`, await accountLockName(tenant, principal.accountNumber)];
  return withLocks(store, locks, async () => {
    const existing = await findOrder(context, orderNumber);
    if (existing) return resumeChange(context, request, existing);
    const canceled = await resumeCanceledOrder(context, request, orderNumber);
    if (canceled) return canceled;
    const outcome = await applyChange(context, request, orderNumber, async () => (await findOrder(context, orderNumber)) !== undefined);
    if (outcome) return outcome;
    const concurrent = await findOrder(context, orderNumber);
    if (concurrent) return resumeChange(context, request, concurrent);
    throw inProgress();
  });
}
