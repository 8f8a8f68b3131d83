import { StorefrontEvent, type EventMoney } from './storefront-event.js';

/** Payload of `storefront-before-change`. */
export interface BeforeChangeDetails {
  /** Number of the subscription. */
  readonly subscriptionNumber: string;
  /** Kind of change, such as `change-plan` or `cancel`. */
  readonly intent: string;
  /** Amount that is due immediately. */
  readonly total: EventMoney;
}

/** Fired when the user has confirmed a change of a subscription, before it is sent. `preventDefault()` stops it. */
export class StorefrontBeforeChangeEvent extends StorefrontEvent implements BeforeChangeDetails {
  readonly subscriptionNumber: string;
  readonly intent: string;
  readonly total: EventMoney;

  constructor({ subscriptionNumber, intent, total }: BeforeChangeDetails) {
    super('storefront-before-change', true);
    this.subscriptionNumber = subscriptionNumber;
    this.intent = intent;
    this.total = total;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-before-change': StorefrontBeforeChangeEvent;
  }
}
