import { StorefrontEvent, type EventMoney } from './storefront-event.js';

/** Payload of `storefront-before-order`. */
export interface BeforeOrderDetails {
  /** Plans and add-ons that are ordered. */
  readonly plans: readonly { readonly productRatePlanId: string; readonly quantity?: number | undefined }[];
  /** Amount that is due immediately. */
  readonly total: EventMoney;
}

/** Fired when the user has confirmed an order, before it is sent. `preventDefault()` stops it. */
export class StorefrontBeforeOrderEvent extends StorefrontEvent implements BeforeOrderDetails {
  readonly plans: BeforeOrderDetails['plans'];
  readonly total: EventMoney;

  constructor({ plans, total }: BeforeOrderDetails) {
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
