import type { Validator } from '../validator.js';
import { currencyCode, isoDate, money, type CurrencyCode, type DecimalString, type IsoDate, type Money, type OpenEnum } from '../values.js';
import { paymentMethodSummary, type PaymentMethodSummary } from './payment-methods.js';
import { array, boolean, maxLength, number, object, oneOf, optional, pattern, refine, strictObject, string } from '../validation.js';

/**
 * Response of `GET /storefront/subscriptions`. Lists ended subscriptions last, otherwise sorts by start date. If the list has several pages,
 * this applies to each page, and the pages are in the order of the platform.
 */
export interface Subscriptions {
  subscriptions: Subscription[];
  /** Cursor of the next page. Absent on the last page, and without `paged`. */
  nextCursor?: string;
  /** The tenant's business date. */
  today?: IsoDate;
  /** `one`: the account may have only one subscription of each product family. Absent: it may have several. */
  perFamily?: OpenEnum<'one' | 'many'>;
}

export interface Subscription {
  subscriptionNumber: string;
  status: OpenEnum<'Draft' | 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Suspended' | 'Cancelled' | 'Expired'>;
  /** Version of the subscription. A change sends back the version that the user saw. */
  version?: number;
  currency: CurrencyCode;
  startDate: IsoDate;
  termType: OpenEnum<'TERMED' | 'EVERGREEN'>;
  /** First day after the term. Absent for evergreen subscriptions. */
  termEndDate?: IsoDate;
  autoRenew?: boolean;
  /** Length of the next term. Absent if the subscription does not renew or has no term. */
  renewalTerm?: TermLength;
  /** First day that is not billed yet. */
  chargedThroughDate?: IsoDate;
  ratePlans: SubscriptionRatePlan[];
  /** Current trial. Its last day is the day before `chargedFrom`. */
  trial?: { chargedFrom: IsoDate };
  /** Current or scheduled pause. Without `until`, it lasts until the subscription is resumed. */
  pause?: { from: IsoDate; until?: IsoDate };
  /** First day without service, in the past or future. */
  endDate?: IsoDate;
  /** Next bill, from the platform's preview. Absent if there is none. */
  nextBill?: { date: IsoDate; total: Money };
  /** Past due amount. Absent if nothing is past due. */
  overdue?: Money;
  /** Payment method of the subscription, if different from the account's default. */
  paymentMethod?: PaymentMethodSummary;
  /** Scheduled changes, earliest first. */
  scheduled?: ScheduledChange[];
  /**
   * Ids of the rate plans on sale of the same product family, including the subscription's own plan. Buying one of them would be a second
   * subscription. Absent if there are none, or if the subscription has ended.
   */
  familyPlans?: string[];
  /** Changes that are possible now. Absent if the session may not change the subscription or no change is possible. */
  can?: SubscriptionChoices;
}

export interface SubscriptionRatePlan {
  productRatePlanId: string;
  productName: string;
  ratePlanName: string;
  charges: SubscriptionCharge[];
  /** True for an add-on of the offers file. */
  addOn?: boolean;
  /** Quantity bought, if the quantity can be chosen. */
  quantity?: number;
}

export interface SubscriptionCharge {
  name: string;
  type: OpenEnum<'OneTime' | 'Recurring' | 'Usage'>;
  model: string;
  billingPeriod?: string;
  quantity?: string;
  unitOfMeasure?: string;
  price?: Money;
  /** `DiscountPercentage`: percent off, as a decimal. */
  discountPercent?: DecimalString;
  /** Last day of a charge with an end date. */
  endDate?: IsoDate;
}

export interface TermLength {
  count: number;
  unit: OpenEnum<'Month' | 'Year' | 'Day' | 'Week'>;
}

/** Rate plan of a subscription after a change. */
export interface FutureRatePlan {
  productName: string;
  ratePlanName: string;
  quantity?: number;
}

/** Scheduled change that is not in effect yet. */
export interface ScheduledChange {
  /** First day on which the change is in effect. */
  date: IsoDate;
  kind: OpenEnum<'change-plan' | 'change-quantity' | 'change-add-ons' | 'pause' | 'resume' | 'cancel' | 'renew' | 'other'>;
  /** Plans after the change, for changes of plan, quantity and add-ons. */
  to?: FutureRatePlan[];
  orderNumber?: string;
  /** Kind of request that undoes the change. Absent if it cannot be undone. */
  undo?: OpenEnum<'cancel' | 'pause' | 'order'>;
}

/**
 * Changes that are possible now, according to the platform, the offers file and the session's scopes. An absent field means that the change is not
 * possible now.
 */
export interface SubscriptionChoices {
  /** Rate plans that the subscription can switch to, in catalog order. */
  plans?: PlanTarget[];
  quantity?: { productRatePlanId: string; quantity: number; min: number; max: number };
  /** Add-ons that can be added or removed, with their current state. */
  addOns?: { productRatePlanId: string; quantity?: number; taken: boolean }[];
  /** First and last possible start of a pause, and its maximum length in days. */
  pause?: { earliest: IsoDate; latest: IsoDate; longestDays?: number };
  resume?: { earliest: IsoDate; latest?: IsoDate };
  /** Possible times of a cancellation, the latest first. */
  cancel?: CancelTime[];
  /** Optional reasons for a cancellation, in the language of the page. */
  reasons?: { id: string; label: string }[];
  /** Retention offers, shown during a cancellation. The price of each offer comes from a quote. */
  offers?: RetentionOffer[];
  renew?: boolean;
  /** True if automatic renewal may be turned on or off. */
  autoRenew?: boolean;
  /** Lengths that the next term can have. */
  terms?: TermLength[];
  /** True if the trial can be ended early. */
  convertTrial?: boolean;
  paymentMethod?: boolean;
}

export interface PlanTarget {
  productRatePlanId: string;
  productName: string;
  ratePlanName: string;
  /** Set in the offers file, otherwise derived from the yearly list prices. `switch`: another billing period of the same product. */
  direction: OpenEnum<'upgrade' | 'downgrade' | 'switch'>;
  /** Times at which the change can take effect. The first one is the default. */
  when: ChangeTime[];
}

export type ChangeTime = 'now' | 'period-end' | 'renewal';

export type CancelTime = 'now' | 'period-end' | 'term-end';

/** Retention offer from the offers file (`retention`), in the same order. */
export interface RetentionOffer {
  id: string;
  kind: OpenEnum<'discount' | 'pause' | 'plan'>;
  /** Title in the page's language. */
  title: string;
  text?: string;
  /** Target plan for `plan`; number of days for `pause`. */
  productRatePlanId?: string;
  days?: number;
  /** Ids of the cancellation reasons for which the offer is shown. If absent, the offer is shown for every reason, and also without a reason. */
  reasons?: string[];
}

export interface SubscriptionsRequest {
  /** BCP 47 language of offers. */
  locale?: string;
  /**
   * Splits the list of an account with more than 40 subscriptions into pages of 20. Their subscriptions have no `nextBill` and no
   * `can.offers`, which depend on the whole account. Without `paged`, the response has all subscriptions.
   */
  paged?: 'true';
  /** `nextCursor` of the previous page. */
  cursor?: string;
}

export const subscriptionNumber: Validator<string> = refine(
  string,
  pattern(/^[A-Za-z0-9_-]{1,100}$/, 'must be the number of a subscription'),
);

export const subscriptionsRequest: Validator<SubscriptionsRequest> = strictObject({
  locale: optional(refine(string, maxLength(35))),
  paged: optional(oneOf('true')),
  cursor: optional(refine(string, pattern(/^[1-9]\d{0,3}$/, 'must be the nextCursor of a page'))),
});

const term: Validator<TermLength> = object({ count: number, unit: string });

const charge: Validator<SubscriptionCharge> = object({
  name: string,
  type: string,
  model: string,
  billingPeriod: optional(string),
  quantity: optional(string),
  unitOfMeasure: optional(string),
  price: optional(money),
  discountPercent: optional(string),
  endDate: optional(isoDate),
});

export const futureRatePlans: Validator<FutureRatePlan[]> = array(
  object({ productName: string, ratePlanName: string, quantity: optional(number) }),
);

const choices: Validator<SubscriptionChoices> = object({
  plans: optional(
    array(
      object({
        productRatePlanId: string,
        productName: string,
        ratePlanName: string,
        direction: string,
        when: array(oneOf('now', 'period-end', 'renewal')),
      }),
    ),
  ),
  quantity: optional(object({ productRatePlanId: string, quantity: number, min: number, max: number })),
  addOns: optional(array(object({ productRatePlanId: string, quantity: optional(number), taken: boolean }))),
  pause: optional(object({ earliest: isoDate, latest: isoDate, longestDays: optional(number) })),
  resume: optional(object({ earliest: isoDate, latest: optional(isoDate) })),
  cancel: optional(array(oneOf('now', 'period-end', 'term-end'))),
  reasons: optional(array(object({ id: string, label: string }))),
  offers: optional(
    array(
      object({
        id: string,
        kind: string,
        title: string,
        text: optional(string),
        productRatePlanId: optional(string),
        days: optional(number),
        reasons: optional(array(string)),
      }),
    ),
  ),
  renew: optional(boolean),
  autoRenew: optional(boolean),
  terms: optional(array(term)),
  convertTrial: optional(boolean),
  paymentMethod: optional(boolean),
});

export const subscription: Validator<Subscription> = object({
  subscriptionNumber: string,
  status: string,
  version: optional(number),
  currency: currencyCode,
  startDate: isoDate,
  termType: string,
  termEndDate: optional(isoDate),
  autoRenew: optional(boolean),
  renewalTerm: optional(term),
  chargedThroughDate: optional(isoDate),
  ratePlans: array(
    object({
      productRatePlanId: string,
      productName: string,
      ratePlanName: string,
      charges: array(charge),
      addOn: optional(boolean),
      quantity: optional(number),
    }),
  ),
  trial: optional(object({ chargedFrom: isoDate })),
  pause: optional(object({ from: isoDate, until: optional(isoDate) })),
  endDate: optional(isoDate),
  nextBill: optional(object({ date: isoDate, total: money })),
  overdue: optional(money),
  paymentMethod: optional(paymentMethodSummary),
  scheduled: optional(
    array(
      object({
        date: isoDate,
        kind: string,
        to: optional(futureRatePlans),
        orderNumber: optional(string),
        undo: optional(string),
      }),
    ),
  ),
  familyPlans: optional(array(string)),
  can: optional(choices),
});

export const subscriptions: Validator<Subscriptions> = object({
  subscriptions: array(subscription),
  nextCursor: optional(string),
  today: optional(isoDate),
  perFamily: optional(string),
});
