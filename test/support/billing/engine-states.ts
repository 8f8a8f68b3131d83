/** Converts accounts of the reference calculator to the sandbox engine's types. */
import type {
  BillableCharge,
  BillingPeriod,
  ChargeTerms,
  ListPriceBase,
  Pricing,
} from '../../../demo/sandbox/engine/rating/charge-terms.js';
import type { TermUnit } from '../../../demo/sandbox/engine/calendar.js';
import {
  chargeEndDate,
  type ChargeState,
  type PlanState,
  type SubscriptionState,
} from '../../../demo/sandbox/engine/subscription-state.js';
import { dateText, unitsLater, type Day, type LengthUnit } from '../reference/days.js';
import type * as Reference from '../reference/description.js';

const MONTHS: Readonly<Record<number, BillingPeriod>> = {
  1: 'Month',
  3: 'Quarter',
  6: 'Semi-Annual',
  12: 'Annual',
  18: 'Eighteen Months',
  24: 'Two Years',
  36: 'Three Years',
  60: 'Five Years',
};
const TERM_UNITS: Readonly<Record<LengthUnit, TermUnit>> = { days: 'Day', weeks: 'Week', months: 'Month', years: 'Year' };
const UP_TO = { periods: 'Billing_Periods', days: 'Days', weeks: 'Weeks', months: 'Months', years: 'Years' } as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const ALIGNMENTS = {
  charge: 'AlignToCharge',
  subscription: 'AlignToSubscriptionStart',
  'term start': 'AlignToTermStart',
  'term end': 'AlignToTermEnd',
} as const;
const CYCLES = {
  account: 'DefaultFromCustomer',
  subscription: 'SubscriptionStartDay',
  charge: 'ChargeTriggerDay',
  'term start': 'TermStartDay',
  'term end': 'TermEndDay',
  day: 'SpecificDayofMonth',
  weekday: 'SpecificDayofWeek',
} as const;
const GROUPS = { period: 'ByBillingPeriod', day: 'ByUsageStartDate', record: 'ByUsageRecord', upload: 'ByUsageUpload' } as const;
const PRORATIONS = { setting: 'DefaultFromTenantSetting', time: 'TimeBasedProration', none: 'NoProration' } as const;

function periodOf({ unit, count }: Reference.BillingPeriod): { billingPeriod: BillingPeriod; terms: ChargeTerms } {
  if (unit === 'term') return { billingPeriod: 'Subscription Term', terms: {} };
  if (unit === 'months') {
    const billingPeriod = MONTHS[count];
    return billingPeriod ? { billingPeriod, terms: {} } : { billingPeriod: 'Specific Months', terms: { specificBillingPeriod: count } };
  }
  if (count === 7) return { billingPeriod: 'Week', terms: {} };
  if (count % 7 === 0) return { billingPeriod: 'Specific Weeks', terms: { specificBillingPeriod: count / 7 } };
  return { billingPeriod: 'Specific Days', terms: { specificBillingPeriod: count } };
}

function baseOf(base: Reference.ListBase): { listPriceBase: ListPriceBase; terms: ChargeTerms } {
  if (base.unit === 'period') return { listPriceBase: 'Per Billing Period', terms: {} };
  if (base.unit === 'days') return { listPriceBase: 'Per Week', terms: {} };
  if (base.count === 1) return { listPriceBase: 'Per Month', terms: {} };
  if (base.count === 12) return { listPriceBase: 'Per Year', terms: {} };
  return { listPriceBase: 'Per Specific Months', terms: { specificListPriceBase: base.count } };
}

const tiersOf = (tiers: readonly Reference.Tier[]): Pick<Pricing, 'tiers'> => ({
  tiers: tiers.map(({ until, price, flat }, index) => ({
    tier: index + 1,
    startingUnit: tiers[index - 1]?.until ?? '0',
    endingUnit: until,
    price,
    priceFormat: flat ? 'flat fee' : 'per unit',
  })),
});

export function pricingOf(pricing: Reference.Pricing): Pricing {
  switch (pricing.model) {
    case 'FlatFee':
    case 'PerUnit':
      return { price: pricing.price };
    case 'Tiered':
    case 'Volume':
      return tiersOf(pricing.tiers);
    case 'Overage':
      return { includedUnits: pricing.included, overagePrice: pricing.overage };
    case 'TieredWithOverage':
      return { ...tiersOf(pricing.tiers), overagePrice: pricing.overage };
    case 'DiscountPercentage':
      return { discountPercentage: pricing.percentage };
    case 'DiscountFixedAmount':
      return { discountAmount: pricing.amount };
  }
}

function ownEndOf(end: Reference.OwnEnd): ChargeTerms {
  if (end === null) return {};
  if ('day' in end) return { endDateCondition: 'Specific_End_Date', specificEndDate: dateText(end.day) };
  return { endDateCondition: 'Fixed_Period', upToPeriods: end.count, upToPeriodsType: UP_TO[end.unit] };
}

const TARGETS = ['ONETIME', 'RECURRING', 'USAGE', 'ONETIMERECURRING', 'ONETIMEUSAGE', 'RECURRINGUSAGE', 'ONETIMERECURRINGUSAGE'] as const;

function discountOf({ level, to, partially }: Reference.Discount): ChargeTerms {
  const types = to.map((type) => type.toUpperCase()).join('');
  const applyDiscountTo = TARGETS.find((target) => target === types);
  if (!applyDiscountTo) throw new RangeError(`${types} is not among what discounts apply to.`);
  return { applyDiscountTo, discountLevel: level, applyToBillingPeriodPartially: partially };
}

function termsOf(charge: Reference.Charge): ChargeTerms {
  const { arrears, alignment, cycle, proration, ownEnd, discount, usage } = charge;
  return {
    billingTiming: arrears ? 'In Arrears' : 'In Advance',
    billingPeriodAlignment: ALIGNMENTS[alignment],
    billCycleType: CYCLES[cycle.of],
    ...(cycle.of === 'day' && { billCycleDay: cycle.day }),
    ...(cycle.of === 'weekday' && { weeklyBillCycleDay: WEEKDAYS[cycle.weekday] ?? 'Sunday' }),
    prorationOption: PRORATIONS[proration],
    ...ownEndOf(ownEnd),
    ...(discount && discountOf(discount)),
    ...(usage && { ratingGroup: GROUPS[usage.group] }),
  };
}

function chargeState(charge: Reference.Charge, term: Pick<SubscriptionState, 'termEndDate'>): ChargeState {
  const { id, type, pricing, quantity, period, base, begins } = charge;
  const isOnce = type === 'OneTime';
  const billable: BillableCharge = {
    type,
    model: pricing.model,
    billingPeriod: isOnce ? null : periodOf(period).billingPeriod,
    listPriceBase: isOnce ? null : baseOf(base).listPriceBase,
    pricing: pricingOf(pricing),
    terms: { ...termsOf(charge), ...periodOf(period).terms, ...baseOf(base).terms },
    quantity,
    effectiveStartDate: dateText(begins),
    effectiveEndDate: null,
    chargedThroughDate: null,
    alignDate: null,
  };
  const state: ChargeState = {
    ...billable,
    number: id,
    segment: 1,
    triggerEvent: 'ContractEffective',
    productRatePlanChargeId: id,
    name: id,
    uom: null,
    customFields: {},
  };
  return isOnce ? state : { ...state, effectiveEndDate: chargeEndDate(state, term.termEndDate) };
}

export function planState({ id, charges }: Reference.Plan, term: Pick<SubscriptionState, 'termEndDate'>): PlanState {
  return {
    number: id,
    productRatePlanId: id,
    productId: id,
    productName: id,
    name: id,
    lastChangeType: null,
    removedOn: null,
    customFields: {},
    charges: charges.map((charge) => chargeState(charge, term)),
  };
}

/** Returns the length of a term. Both fields are null for a term without an end. */
export function lengthOf(term: Reference.TermLength): { count: number | null; unit: TermUnit | null } {
  return term === null ? { count: null, unit: null } : { count: term.count, unit: TERM_UNITS[term.unit] };
}

const endOfTerm = (start: Day, term: Reference.TermLength) => (term === null ? null : dateText(unitsLater(start, term.count, term.unit)));

/** Returns the state of a new subscription. */
export function subscriptionState(subscription: Reference.Subscription, currency: string): SubscriptionState {
  const { id, start, term, plans } = subscription;
  const { count, unit } = lengthOf(term);
  const [startDate, termEndDate] = [dateText(start), endOfTerm(start, term)];
  return {
    number: id,
    status: 'Active',
    currency,
    termType: term === null ? 'EVERGREEN' : 'TERMED',
    autoRenew: true,
    initialTerm: count,
    initialTermPeriodType: unit,
    currentTerm: count,
    currentTermPeriodType: unit,
    renewalSetting: null,
    renewalTerm: null,
    renewalTermPeriodType: null,
    contractEffectiveDate: startDate,
    serviceActivationDate: startDate,
    customerAcceptanceDate: startDate,
    startDate,
    endDate: termEndDate,
    termStartDate: startDate,
    termEndDate,
    earlierTerms: [],
    invoiceSeparately: false,
    paymentMethodId: null,
    notes: null,
    scheduledCancelDate: null,
    scheduledSuspendDate: null,
    scheduledResumeDate: null,
    resumeExtendsTerm: false,
    suspendedOn: null,
    customFields: {},
    ratePlans: plans.map((plan) => planState(plan, { termEndDate })),
  };
}
