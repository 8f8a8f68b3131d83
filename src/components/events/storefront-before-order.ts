import { Milestone, type EventMoney } from './milestone.js';

/** Payload of `storefront-before-order`. */
export interface OrderAhead {
  /** Plans and add-ons that are ordered. */
  readonly plans: readonly { readonly productRatePlanId: string; readonly quantity?: number | undefined }[];
  /** Amount that is due at once. */
  readonly total: EventMoney;
}

/** A person has confirmed an order that is about to be sent. `preventDefault()` stops it. */
export class StorefrontBeforeOrderEvent extends Milestone implements OrderAhead {
  readonly plans: OrderAhead['plans'];
  readonly total: EventMoney;

  constructor({ plans, total }: OrderAhead) {
    super('storefront-before-order', true);
    this.plans = plans;
    this.total = total;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-before-order': StorefrontBeforeOrderEvent;
  }
}
