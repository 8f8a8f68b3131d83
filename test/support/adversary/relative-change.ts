import type { Client } from '../../../src/api/index.js';
import { quoteChange } from '../../../src/api/operations/storefront/changes.js';
import type { Change } from '../../../src/api/schemas/storefront/changes.js';
import type { Subscription } from '../../../src/api/schemas/storefront/subscriptions.js';
import { dateText, type Day } from '../reference/days.js';

/** Change whose dates are days from today, and without ids that differ from account to account. */
export type RelativeChange =
  | Exclude<Change, { intent: 'pause' | 'resume' | 'undo' | 'set-payment-method' | 'accept-offer' }>
  | { intent: 'accept-offer'; offer: string; reason?: string }
  | { intent: 'pause'; from: number; until?: number }
  | { intent: 'resume'; on: number }
  | { intent: 'undo'; what: 'cancel' | 'pause' | 'order' }
  | { intent: 'set-payment-method'; declined?: true };

/** What a change needs from other requests. */
export interface ChangeInputs {
  /** Stores a card in the payment form. Payments with a declined card fail. */
  newCard(declined: boolean): Promise<string>;
  /** Asks for the price of a cancellation, as a customer does who sees the retention offers. Returns its reference. */
  cancelReference(): Promise<string>;
}

/** Returns the reference of a quoted cancellation of a subscription. */
export async function readCancelReference(page: Client, { subscriptionNumber: number, version = 0, can }: Subscription): Promise<string> {
  const when = can?.cancel?.[0] ?? 'now';
  return (await page.call(quoteChange, { number, version, change: { intent: 'cancel', when } })).cancelReference ?? '';
}

/** Returns a change of a subscription with its dates and ids. */
export async function toChange(change: RelativeChange, view: Subscription, today: Day, inputs: ChangeInputs): Promise<Change> {
  const date = (days: number): string => dateText(today + days);
  switch (change.intent) {
    case 'resume':
      return { intent: 'resume', on: date(change.on) };
    case 'pause':
      return { intent: 'pause', from: date(change.from), ...(change.until === undefined ? {} : { until: date(change.until) }) };
    case 'set-payment-method':
      return { intent: 'set-payment-method', paymentMethodId: await inputs.newCard(change.declined === true) };
    case 'accept-offer':
      return { ...change, cancelReference: await inputs.cancelReference() };
    case 'undo': {
      const orderNumber = view.scheduled?.find(({ undo }) => undo === change.what)?.orderNumber;
      return { ...change, ...(change.what === 'order' && orderNumber !== undefined ? { orderNumber } : {}) };
    }
    default:
      return change;
  }
}
