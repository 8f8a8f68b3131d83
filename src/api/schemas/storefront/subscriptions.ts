import type { Validator } from '../validator.js';
import { currencyCode, isoDate, money, type CurrencyCode, type DecimalString, type IsoDate, type Money, type Open } from '../values.js';
import { paymentMethodSummary, type PaymentMethodSummary } from './payment-methods.js';
import { array, boolean, maxLength, number, object, oneOf, optional, pattern, refine, strictObject, string } from '../validation.js';

/** Answer of `GET /storefront/subscriptions`: the running ones first, then by start. */
export interface Subscriptions {
  subscriptions: Subscription[];
  /** The tenant's business date for which this holds. */
  today?: IsoDate;
}

export interface Subscription {
  subscriptionNumber: string;
  status: Open<'Draft' | 'Pending Activation' | 'Pending Acceptance' | 'Active' | 'Suspended' | 'Cancelled' | 'Expired'>;
  /** Counts its versions. A change carries the one that was seen. */
  version?: number;
  currency: CurrencyCode;
  startDate: IsoDate;
  termType: Open<'TERMED' | 'EVERGREEN'>;
  /** First day after the term (exclusive end); absent for evergreen ones. */
  termEndDate?: IsoDate;
  autoRenew?: boolean;
  /** Length of the next term; absent if it does not renew, or runs on without a term. */
  renewalTerm?: TermLength;
  /** Up to which day (exclusive) everything is billed. */
  chargedThroughDate?: IsoDate;
  ratePlans: SubscriptionRatePlan[];
  /** A trial that runs; its last day is the day before `chargedFrom`. */
  trial?: { chargedFrom: IsoDate };
  /** It stands still, or will. Absent `until`: until somebody resumes it. */
  pause?: { from: IsoDate; until?: IsoDate };
  /** First day without service, past or coming. */
  endDate?: IsoDate;
  /** The next bill of this subscription as the platform's preview has it; absent if none is to come. */
  nextBill?: { date: IsoDate; total: Money };
  /** Part of its bills that is past due. Absent if nothing is past due. */
  overdue?: Money;
  /** The method that pays it, where it is another than the account's default. */
  paymentMethod?: PaymentMethodSummary;
  /** Scheduled changes, earliest first. */
  scheduled?: ScheduledChange[];
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
  type: Open<'OneTime' | 'Recurring' | 'Usage'>;
  model: string;
  billingPeriod?: string;
  quantity?: string;
  unitOfMeasure?: string;
  price?: Money;
  /** `DiscountPercentage`: percent off, as a decimal. */
  discountPercent?: DecimalString;
  /** Last day of a charge that ends by itself. */
  endDate?: IsoDate;
}

export interface TermLength {
  count: number;
  unit: Open<'Month' | 'Year' | 'Day' | 'Week'>;
}

/** Rate plan of a subscription after a change. */
export interface FutureRatePlan {
  productName: string;
  ratePlanName: string;
  quantity?: number;
}

/** A change that is agreed and not yet in force. */
export interface ScheduledChange {
  /** First day on which it holds. */
  date: IsoDate;
  kind: Open<'change-plan' | 'change-quantity' | 'change-add-ons' | 'pause' | 'resume' | 'cancel' | 'renew' | 'other'>;
  /** Plans after the change, for changes of plan, quantity and add-ons. */
  to?: FutureRatePlan[];
  orderNumber?: string;
  /** Kind of request that undoes the change. Absent if it cannot be undone. */
  undo?: Open<'cancel' | 'pause' | 'order'>;
}

/** Changes of a subscription that are possible now, by the rules of the platform, the offers file and the scopes of the session. A missing field means not now. */
export interface SubscriptionChoices {
  /** Rate plans to which it may change, in the catalog's order. */
  plans?: PlanTarget[];
  quantity?: { productRatePlanId: string; quantity: number; min: number; max: number };
  /** Add-ons that may be taken or dropped, with what is taken. */
  addOns?: { productRatePlanId: string; quantity?: number; taken: boolean }[];
  /** Days between which a pause may begin, and the longest one in days. */
  pause?: { earliest: IsoDate; latest: IsoDate; longestDays?: number };
  resume?: { earliest: IsoDate; latest?: IsoDate };
  /** When it may end, the latest first. */
  cancel?: CancelTime[];
  /** Optional reasons for a cancellation, in the language of the page. */
  reasons?: { id: string; label: string }[];
  /** Offers to somebody who wants to leave; what each of them comes to says its quote. */
  offers?: RetentionOffer[];
  renew?: boolean;
  /** True if automatic renewal may be turned on or off. */
  autoRenew?: boolean;
  /** Lengths of the next term among which one may choose. */
  terms?: TermLength[];
  /** End the trial and begin to pay now. */
  convertTrial?: boolean;
  paymentMethod?: boolean;
}

export interface PlanTarget {
  productRatePlanId: string;
  productName: string;
  ratePlanName: string;
  /** By the offers file, or by the list price of a year. */
  direction: Open<'upgrade' | 'downgrade' | 'switch'>;
  /** When it may take effect; the first is what the tenant's rule says. */
  when: ChangeTime[];
}

export type ChangeTime = 'now' | 'period-end' | 'renewal';

export type CancelTime = 'now' | 'period-end' | 'term-end';

/** One offer of the offers file (`retention`), in its order. */
export interface RetentionOffer {
  id: string;
  kind: Open<'discount' | 'pause' | 'plan'>;
  /** In the page's language. */
  title: string;
  text?: string;
  /** `plan`: to which; `pause`: for how many days. */
  productRatePlanId?: string;
  days?: number;
  /** Ids of the reasons with which it is made; with any, or none, if absent. */
  reasons?: string[];
}

export interface SubscriptionsRequest {
  /** BCP 47 language of offers. */
  locale?: string;
}

export const subscriptionNumber: Validator<string> = refine(
  string,
  pattern(/^[A-Za-z0-9_-]{1,100}$/, 'must be the number of a subscription'),
);

export const subscriptionsRequest: Validator<SubscriptionsRequest> = strictObject({ locale: optional(refine(string, maxLength(35))) });

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
  can: optional(choices),
});

export const subscriptions: Validator<Subscriptions> = object({ subscriptions: array(subscription), today: optional(isoDate) });
