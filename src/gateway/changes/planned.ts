import { addDays } from '../../api/plain-date/plain-date.js';
import type { OrderActionRequestInput, PreviewOrderOrderActionInput, TriggerDateInput } from '../../generated/api/schemas/orders.js';
import type { SubscriptionChoices } from '../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import type { Holding } from '../subscriptions/held-plans.js';

/** One thing that an order does; the same in preview and order (docs/decisions/0005). */
export type OrderAction = OrderActionRequestInput & PreviewOrderOrderActionInput;

/** A change as the platform is asked to do it. */
export interface Planned {
  /** Empty for what is no order of its own. */
  actions: readonly OrderAction[];
  /** Day on which an order waits to be done; at once if absent. */
  waitsFor?: IsoDate;
  /** First day on which the change holds. */
  effectiveDate: IsoDate;
  /** First day without service, for a cancellation. */
  endDate?: IsoDate;
  /** True if it can be taken back until the day before it holds. */
  undoable?: boolean;
  /** True for what is agreed for a day to come. */
  later?: boolean;
  /** Whether the subscription goes on after its term. */
  renews: boolean;
  /** True for what changes no bill, so that none has to be previewed. */
  sameBills?: boolean;
  /** Number of a waiting order that is taken back. */
  takesBack?: string;
  /** What an offer or a coupon does, in the page's language. */
  text?: string;
}

/** What a change is planned from. */
export interface Situation {
  holding: Holding;
  assortment: SellableCatalog;
  /** What may be done now. */
  can: SubscriptionChoices;
  locale: string | undefined;
}

/** All events of an action on one day, unless the service begins later. */
export function onDay(date: IsoDate, service: IsoDate = date): TriggerDateInput[] {
  return [
    { name: 'ContractEffective', triggerDate: date },
    { name: 'ServiceActivation', triggerDate: service },
    { name: 'CustomerAcceptance', triggerDate: service },
  ];
}

/** Last day on which a change can be taken back. */
export function undoableUntil({ undoable, effectiveDate }: Planned, today: IsoDate): IsoDate | undefined {
  return undoable === true && effectiveDate > today ? addDays(effectiveDate, -1) : undefined;
}

/** Whether a subscription goes on after its term as things stand. */
export function renewsNow({ subscription: { termType, autoRenew, scheduledCancelDate } }: Holding): boolean {
  return termType === 'TERMED' && autoRenew === true && scheduledCancelDate === undefined;
}
