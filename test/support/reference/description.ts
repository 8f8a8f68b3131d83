import type { Day, LengthUnit } from './days.js';

/**
 * Input and output of the reference calculator. Money and quantities are decimal strings, days are numbers. Every field is required: the calculator
 * has no defaults.
 */
export interface Tier {
  /** Null for the last tier. */
  readonly until: string | null;
  readonly price: string;
  readonly flat: boolean;
}

export type Pricing =
  | { readonly model: 'FlatFee' | 'PerUnit'; readonly price: string }
  | { readonly model: 'Tiered' | 'Volume'; readonly tiers: readonly Tier[] }
  | { readonly model: 'Overage'; readonly included: string; readonly overage: string }
  | { readonly model: 'TieredWithOverage'; readonly tiers: readonly Tier[]; readonly overage: string }
  | { readonly model: 'DiscountPercentage'; readonly percentage: string }
  | { readonly model: 'DiscountFixedAmount'; readonly amount: string };

/** Billing period (section 3 of the rules). `term` means one period for the whole term. */
export interface BillingPeriod {
  readonly unit: 'months' | 'days' | 'term';
  readonly count: number;
}

/** Period for which the list price applies (rule 4.4). */
export type ListBase = { readonly unit: 'period' } | { readonly unit: 'months' | 'days'; readonly count: number };

/** Bill cycle day (rules 3.3 and 3.4). */
export type CycleDay =
  | { readonly of: 'account' | 'subscription' | 'charge' | 'term start' | 'term end' }
  | { readonly of: 'day'; readonly day: number }
  | { readonly of: 'weekday'; readonly weekday: number };

export type Alignment = 'charge' | 'subscription' | 'term start' | 'term end';
export type OwnEnd = null | { readonly count: number; readonly unit: LengthUnit | 'periods' } | { readonly day: Day };
export type ChargeType = 'OneTime' | 'Recurring' | 'Usage';
export type Mode = 'actual' | 'thirty' | 'none';
/** Proration of a charge (rule 5.1): by the tenant's setting, always by time, or never. */
export type Proration = 'setting' | 'time' | 'none';
export type Level = 'rateplan' | 'subscription' | 'account';

export interface Discount {
  readonly level: Level;
  readonly to: readonly ChargeType[];
  readonly partially: boolean;
}

export interface UsageRating {
  readonly group: 'period' | 'day' | 'record' | 'upload';
}

export interface Charge {
  readonly id: string;
  readonly type: ChargeType;
  readonly pricing: Pricing;
  readonly quantity: string;
  readonly period: BillingPeriod;
  readonly base: ListBase;
  readonly arrears: boolean;
  readonly alignment: Alignment;
  readonly cycle: CycleDay;
  readonly proration: Proration;
  /** First day of the charge: the day of its trigger, or a fixed day. */
  readonly begins: Day;
  readonly ownEnd: OwnEnd;
  readonly discount?: Discount;
  readonly usage?: UsageRating;
}

export interface Plan {
  readonly id: string;
  readonly charges: readonly Charge[];
}

/** Length of a term; null for an open end. */
export type TermLength = null | { readonly count: number; readonly unit: LengthUnit };

export interface Subscription {
  readonly id: string;
  readonly start: Day;
  /** Length of the first term, which begins with the subscription. */
  readonly term: TermLength;
  readonly plans: readonly Plan[];
}

export interface UsageRecord {
  readonly id: string;
  readonly charge: string;
  readonly day: Day;
  readonly quantity: string;
  /** Id of the uploaded file. Null for a record sent through the API. */
  readonly upload: string | null;
}

/** Event on a day. Steps happen in the order of the list. At each step, the calculator ignores later ones. */
export type Step = { readonly day: Day } & (
  | { readonly kind: 'run' }
  | { readonly kind: 'usage'; readonly record: UsageRecord }
  | { readonly kind: 'change'; readonly charge: string; readonly quantity: string; readonly pricing: Pricing }
  | { readonly kind: 'remove'; readonly plan: string }
  | { readonly kind: 'add'; readonly subscription: string; readonly plan: Plan }
  | { readonly kind: 'pause' | 'return' | 'cancel'; readonly subscription: string }
  /** Renews the subscription at the end of its last term. */
  | { readonly kind: 'renew'; readonly subscription: string; readonly term: TermLength }
);

export interface Account {
  readonly currency: string;
  /** Digits of the currency's minor unit. */
  readonly digits: number;
  /** Proration setting of the tenant. */
  readonly proration: Mode;
  readonly cycleDay: number;
  readonly subscriptions: readonly Subscription[];
  readonly steps: readonly Step[];
}

/** Line of a bill or a credit. Amounts of credits and discounts are negative. */
export interface Line {
  readonly charge: string;
  readonly kind: 'charge' | 'credit';
  /** For a discount: the charge that it reduces. */
  readonly reduces: string | null;
  readonly from: string;
  /** Last day served. */
  readonly through: string;
  readonly amount: string;
}

/** Result of one bill run. */
export interface Run {
  readonly day: string;
  readonly lines: readonly Line[];
}
