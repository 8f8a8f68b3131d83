import type { OrderActionRequestInput, PreviewOrderOrderActionInput, TriggerDateInput } from '../../generated/api/schemas/orders.js';
import type { SubscriptionChoices } from '../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import type { AccountHistory } from '../subscriptions/account-history.js';
import { addDays } from '../../api/plain-date/plain-date.js';
import type { SubscriptionHolding } from '../subscriptions/subscription-holding.js';

/** Action of an order. Preview and order use the same actions (docs/decisions/0005). */
export type OrderAction = OrderActionRequestInput & PreviewOrderOrderActionInput;

/** Change translated into order actions and dates. */
export interface PreparedChange {
  /** Empty if the change does not need a new order. */
  actions: readonly OrderAction[];
  /** Day on which the platform executes the order. Undefined for an immediate order. */
  scheduledDate?: IsoDate;
  /** First day on which the change applies. */
  effectiveDate: IsoDate;
  /** For a cancellation: first day without service. */
  endDate?: IsoDate;
  /** True if the change can be undone until the day before it takes effect. */
  isUndoable?: boolean;
  /** True if the change takes effect after today. */
  isScheduled?: boolean;
  /** True if the subscription continues after its term. */
  willRenew: boolean;
  /** True if the change does not affect any bill, so that no preview is needed. */
  affectsNoBill?: boolean;
  /** Number of the scheduled order that the change cancels. */
  cancelsOrder?: string;
  /** Text of the offer or coupon in the page's language. */
  text?: string;
}

/** Current state that a change starts from. */
export interface ChangeBasis {
  holding: SubscriptionHolding;
  sellableCatalog: SellableCatalog;
  /** Changes that are possible now. */
  choices: SubscriptionChoices;
  locale: string | undefined;
  history: AccountHistory;
}

/** Trigger dates of an action, all on the same day unless the service starts later. */
export function triggerDatesOn(date: IsoDate, service: IsoDate = date): TriggerDateInput[] {
  return [
    { name: 'ContractEffective', triggerDate: date },
    { name: 'ServiceActivation', triggerDate: service },
    { name: 'CustomerAcceptance', triggerDate: service },
  ];
}

/** Last day on which a change can be undone. */
export function undoableUntil({ isUndoable, effectiveDate }: PreparedChange, today: IsoDate): IsoDate | undefined {
  return isUndoable === true && effectiveDate > today ? addDays(effectiveDate, -1) : undefined;
}

/** True if the subscription currently continues after its term. */
export function isRenewing({ subscription: { termType, autoRenew, scheduledCancelDate } }: SubscriptionHolding): boolean {
  return termType === 'TERMED' && autoRenew === true && scheduledCancelDate === undefined;
}
