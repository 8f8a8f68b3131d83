import { StorefrontEvent, type EventMoney } from './storefront-event.js';

/** Payload of `storefront-subscription-change`. */
export interface SubscriptionChangeDetails {
  /** Number of the subscription. */
  readonly subscriptionNumber: string;
  /** Kind of change, such as `change-plan` or `cancel`. */
  readonly intent: string;
  /** `completed`; `scheduled` if the change takes effect later; `payment-required` if the amount due could not be collected. */
  readonly status: string;
  /** Number of the order. */
  readonly orderNumber: string;
  /** Day on which the change takes effect (`YYYY-MM-DD`). */
  readonly effectiveDate: string;
  /** Numbers of the invoices that were created. */
  readonly invoiceNumbers: readonly string[];
  /** Amount that was paid. */
  readonly paid: EventMoney;
  /** Amount that is still due. */
  readonly due: EventMoney;
  /** Fingerprint of the cancellation receipt that was passed to the gateway's `onReceipt`. */
  readonly receiptDigest?: string | undefined;
  /** Id of the request, for support. */
  readonly requestId?: string | undefined;
}

/** Fired when a subscription was changed. */
export class StorefrontSubscriptionChangeEvent extends StorefrontEvent implements SubscriptionChangeDetails {
  declare readonly subscriptionNumber: string;
  declare readonly intent: string;
  declare readonly status: string;
  declare readonly orderNumber: string;
  declare readonly effectiveDate: string;
  declare readonly invoiceNumbers: readonly string[];
  declare readonly paid: EventMoney;
  declare readonly due: EventMoney;
  declare readonly receiptDigest: string | undefined;
  declare readonly requestId: string | undefined;

  constructor(changed: SubscriptionChangeDetails) {
    super('storefront-subscription-change');
    Object.assign(this, changed);
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-subscription-change': StorefrontSubscriptionChangeEvent;
  }
}
