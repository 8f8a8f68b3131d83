import { Milestone, type EventMoney } from './milestone.js';

export interface ChangeAhead {
  readonly subscriptionNumber: string;
  /** What is wanted, for example `change-plan` or `cancel`. */
  readonly intent: string;
  /** What is paid at once. */
  readonly total: EventMoney;
}

/** Someone has confirmed a change of a subscription that is about to be sent. `preventDefault()` keeps it from being sent. */
export class StorefrontBeforeChangeEvent extends Milestone implements ChangeAhead {
  readonly subscriptionNumber: string;
  readonly intent: string;
  readonly total: EventMoney;

  constructor({ subscriptionNumber, intent, total }: ChangeAhead) {
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
