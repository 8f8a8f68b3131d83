import { StorefrontEvent, type EventMoney } from './storefront-event.js';

/** Payload of `storefront-before-change`. */
export interface BeforeChangeDetails {
  /** Number of the subscription. */
  readonly subscriptionNumber: string;
  /** Kind of change, such as `change-plan` or `cancel`. */
  readonly intent: string;
  /** Amount that is due at once. */
  readonly total: EventMoney;
}

/** A person has confirmed a change of a subscription that is about to be sent. `preventDefault()` stops it. */
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
