import type { ChangeQuote, ChangeResult } from '../../../../api/schemas/storefront/changes.js';
import type { Money } from '../../../../api/schemas/values.js';
import { StorefrontBeforeChangeEvent } from '../../../events/storefront-before-change.js';
import { StorefrontSubscriptionChangeEvent } from '../../../events/storefront-subscription-change.js';
import type { ChangeLocalizer } from './change-form.js';

/** Subscription and intent of a change, for the page's events. */
export interface ChangeIdentity {
  readonly number: string;
  readonly intent: string;
}

const withFormatted = (amount: Money, l: ChangeLocalizer): Money & { formatted: string } => ({ ...amount, formatted: l.money(amount) });

/** Creates the event for a change that the user has confirmed, before it is sent. */
export function beforeChange({ number, intent }: ChangeIdentity, { dueNow }: ChangeQuote, l: ChangeLocalizer): StorefrontBeforeChangeEvent {
  return new StorefrontBeforeChangeEvent({ subscriptionNumber: number, intent, total: withFormatted(dueNow.total, l) });
}

/** Creates the event for a completed change. */
export function afterChange(
  { number, intent }: ChangeIdentity,
  { status, orderNumber, effectiveDate, invoiceNumbers, paid, due, receipt }: ChangeResult,
  l: ChangeLocalizer,
  requestId: string | undefined,
): StorefrontSubscriptionChangeEvent {
  return new StorefrontSubscriptionChangeEvent({
    subscriptionNumber: number,
    intent,
    status,
    orderNumber,
    effectiveDate,
    invoiceNumbers,
    paid: withFormatted(paid, l),
    due: withFormatted(due, l),
    receiptDigest: receipt?.digest,
    requestId,
  });
}
