import type { ChangeQuote, ChangeQuoteRequest, ChangeRequest, ChangeResult } from '../../api/schemas/storefront/changes.js';
import { loadChangeRequest, type ChangeInput } from '../changes/change-request-context.js';
import { resumeChange } from '../changes/resume-change.js';
import { applyChange } from '../changes/apply-change.js';
import { readChangeQuote } from '../changes/change-quote.js';
import { resumeCanceledOrder } from '../changes/cancel-scheduled-order.js';
import type { OperationResult, AuthorizedRequest, GatewayContext, OperationHandler } from '../context.js';
import { reportRefusal } from '../events/refusals.js';
import { accountLockName, withLocks, withSharedLocks } from '../locks.js';
import { sealCancelReference } from '../changes/cancel-reference.js';
import { inProgress, notFound } from '../refusal.js';
import { couponLockNames, findCoupon } from '../purchase/coupon.js';
import { findOrder, deriveOrderNumber } from './order.js';

/** Quotes a change of a subscription. */
export const quoteChange: OperationHandler<ChangeQuoteRequest, ChangeQuote> = async (context, request) => {
  const { change, number } = request.input;
  const changeContext = await loadChangeRequest(context, request);
  const { account, sellableCatalog } = changeContext.accountHoldings;
  const { quote } = await readChangeQuote(context, changeContext, change);
  const hasOffers = change.intent === 'cancel' && sellableCatalog.subscriptionRules.retention.length > 0;
  return { body: hasOffers ? { ...quote, cancelReference: await sealCancelReference(context, account.number, number) } : quote };
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
  const { tenant } = context;
  const orderNumber = await changeOrderNumber(context, principal.accountNumber, input.intentId);
  const coupon = input.change.intent === 'change-plan' ? input.change.coupon : undefined;
  const locks = [`intent|${orderNumber}`, await accountLockName(tenant, principal.accountNumber)];
  const submit = async (context: GatewayContext): Promise<OperationResult<ChangeResult>> => {
    const existing = await findOrder(context, orderNumber);
    if (existing) return resumeChange(context, request, existing);
    const canceled = await resumeCanceledOrder(context, request, orderNumber);
    if (canceled) return canceled;
    const found = coupon === undefined ? undefined : findCoupon(await context.sellableCatalog(), coupon);
    const outcome = await withSharedLocks(context, await couponLockNames(context, found), (context) =>
      applyChange(context, request, orderNumber, async () => (await findOrder(context, orderNumber)) !== undefined),
    );
    if (outcome) return outcome;
    const concurrent = await findOrder(context, orderNumber);
    if (concurrent) return resumeChange(context, request, concurrent);
    throw inProgress();
  };
  const details = { accountNumber: principal.accountNumber, orderNumber, subscriptionNumber: input.number };
  return withLocks(context, locks, (locked) => reportRefusal(locked, request, { operation: 'change', ...details }, () => submit(locked)));
}
