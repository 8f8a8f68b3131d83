import { Milestone, type EventMoney } from './milestone.js';

export interface SubscriptionChanged {
  readonly subscriptionNumber: string;
  /** What was wanted, for example `change-plan` or `cancel`. */
  readonly intent: string;
  /** `completed`, `scheduled` for what takes effect later, or `payment-required` if what was due was not collected. */
  readonly status: string;
  readonly orderNumber: string;
  /** First day on which it holds. */
  readonly effectiveDate: string;
  readonly invoiceNumbers: readonly string[];
  readonly paid: EventMoney;
  /** What is still to be paid. */
  readonly due: EventMoney;
  /** Check sum of a cancellation's receipt, by which the one that the gateway's `onReceipt` got is found. */
  readonly receiptDigest?: string | undefined;
  readonly requestId?: string | undefined;
}

/** A subscription was changed. */
export class StorefrontSubscriptionChangeEvent extends Milestone implements SubscriptionChanged {
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

  constructor(changed: SubscriptionChanged) {
    super('storefront-subscription-change');
    Object.assign(this, changed);
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-subscription-change': StorefrontSubscriptionChangeEvent;
  }
}
