import { Milestone, type EventMoney } from './milestone.js';

export interface OrderAhead {
  readonly plans: readonly { readonly productRatePlanId: string; readonly quantity?: number | undefined }[];
  /** What is paid at once. */
  readonly total: EventMoney;
}

/** Someone has confirmed a purchase that is about to be sent. `preventDefault()` keeps it from being sent. */
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
