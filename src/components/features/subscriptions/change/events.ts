import type { ChangeQuote, ChangeResult } from '../../../../api/schemas/storefront/changes.js';
import type { Money } from '../../../../api/schemas/values.js';
import { StorefrontBeforeChangeEvent } from '../../../events/storefront-before-change.js';
import { StorefrontSubscriptionChangeEvent } from '../../../events/storefront-subscription-change.js';
import type { ChangeLocalizer } from './form.js';

/** Which subscription the page is told about, and what is done with it. */
export interface Told {
  readonly number: string;
  readonly intent: string;
}

const told = (amount: Money, l: ChangeLocalizer): Money & { formatted: string } => ({ ...amount, formatted: l.money(amount) });

/** A change that was confirmed and is about to be sent. */
export function beforeChange({ number, intent }: Told, { dueNow }: ChangeQuote, l: ChangeLocalizer): StorefrontBeforeChangeEvent {
  return new StorefrontBeforeChangeEvent({ subscriptionNumber: number, intent, total: told(dueNow.total, l) });
}

/** A change that was made. */
export function afterChange(
  { number, intent }: Told,
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
    paid: told(paid, l),
    due: told(due, l),
    receiptDigest: receipt?.digest,
    requestId,
  });
}
