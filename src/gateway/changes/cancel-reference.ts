import * as z from 'zod';
import type { Change } from '../../api/schemas/storefront/changes.js';
import type { FieldError } from '../../api/errors.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { invalidFields, type Refusal } from '../refusal.js';
import type { AccountHoldings } from '../subscriptions/account-holdings.js';
import { retentionProblem } from '../subscriptions/retention-rules.js';
import type { SubscriptionHolding } from '../subscriptions/subscription-holding.js';

const PURPOSE = 'cancel-quote';
/** Seconds for which a customer can accept an offer after the quote of the cancellation was shown. */
const LIFETIME = 3600;

const sealedContent = z.object({ subscriptionNumber: z.string() });

/** Seals the proof that the customer was shown the quote of a cancellation. A retention offer can only be accepted with it. */
export const sealCancelReference = ({ seals }: GatewayContext, accountNumber: string, subscriptionNumber: string): Promise<string> =>
  seals.seal(PURPOSE, accountNumber, { subscriptionNumber }, LIFETIME);

const offerRefusal = (problem: FieldError): Refusal => invalidFields([{ ...problem, field: `change.${problem.field}` }]);

/**
 * Checks that the customer may accept a retention offer: was about to cancel, gave one of its reasons, and meets its rules.
 * @throws {Refusal} 422 `offer-expired`, `offer-reason`, or the rule that stops the offer
 */
export async function checkOffer(
  { seals }: GatewayContext,
  { number: accountNumber }: AccountInfo,
  { offer: id, reason, cancelReference }: Extract<Change, { intent: 'accept-offer' }>,
  { accountHoldings: { sellableCatalog, history }, holding }: { accountHoldings: AccountHoldings; holding: SubscriptionHolding },
): Promise<void> {
  const { retention: offers, cancel } = sellableCatalog.subscriptionRules;
  const retention = offers.find(({ rule }) => rule.id === id);
  if (!retention) throw offerRefusal({ field: 'offer', code: 'not-offered', message: 'is not an offer for this subscription' });
  const sealed = sealedContent.safeParse(await seals.open(PURPOSE, accountNumber, cancelReference));
  if (!sealed.success || sealed.data.subscriptionNumber !== holding.subscription.subscriptionNumber) {
    const message = 'is too old or belongs to another subscription; request a new quote of the cancellation and send its cancelReference';
    throw offerRefusal({ field: 'cancelReference', code: 'offer-expired', message });
  }
  const isKnown = reason === undefined || (cancel.reasons?.some((known) => known.id === reason) ?? false);
  if (!isKnown) throw offerRefusal({ field: 'reason', code: 'unknown-reason', message: 'must be an id of cancel.reasons' });
  const { reasons } = retention.rule;
  if (reasons && (reason === undefined || !reasons.includes(reason))) {
    throw offerRefusal({ field: 'reason', code: 'offer-reason', message: `must be ${reasons.join(' or ')} for this offer` });
  }
  const problem = retentionProblem(retention, { holding, sellableCatalog, history });
  if (problem) throw offerRefusal({ field: 'offer', ...problem });
}
