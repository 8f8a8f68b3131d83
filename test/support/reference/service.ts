import type { Day } from './days.js';
import type { Account, Charge, Plan, Pricing, Step, Subscription } from './description.js';
import { ownEnd, periodFinder, termFrom, type Period, type Term } from './periods.js';
import { listPrice, periodFactor } from './prices.js';
import { parseDecimal, times, type Rational } from './rational.js';

interface Change {
  readonly day: Day;
  readonly quantity: string;
  readonly pricing: Pricing;
}

/** Charge with the events that have happened to it so far. */
export interface KnownCharge {
  readonly charge: Charge;
  readonly plan: Plan;
  readonly known: KnownSubscription;
  readonly changes: Change[];
  removed: Day | null;
  readonly finders: Map<Term, (day: Day) => Period>;
}

/** Subscription with the events that have happened to it so far. */
export interface KnownSubscription {
  readonly subscription: Subscription;
  readonly charges: KnownCharge[];
  readonly terms: Term[];
  readonly pauses: { from: Day; until: Day | null }[];
  cancelled: Day | null;
}

function knownPlan(known: KnownSubscription, plan: Plan): KnownCharge[] {
  return plan.charges.map((charge) => ({ charge, plan, known, changes: [], removed: null, finders: new Map() }));
}

export function knownSubscription(subscription: Subscription): KnownSubscription {
  const known: KnownSubscription = {
    subscription,
    charges: [],
    terms: [termFrom(subscription.start, subscription.term)],
    pauses: [],
    cancelled: null,
  };
  for (const plan of subscription.plans) known.charges.push(...knownPlan(known, plan));
  return known;
}

/** Records an event in the charges and subscriptions it affects. */
export function applyStep(all: readonly KnownSubscription[], step: Step): void {
  const charges = all.flatMap((known) => known.charges);
  const named = 'subscription' in step ? all.find(({ subscription }) => subscription.id === step.subscription) : undefined;
  switch (step.kind) {
    case 'change':
      charges.find(({ charge }) => charge.id === step.charge)?.changes.push(step);
      break;
    case 'remove':
      for (const known of charges) if (known.plan.id === step.plan) known.removed = step.day;
      break;
    case 'add':
      named?.charges.push(...knownPlan(named, step.plan));
      break;
    case 'cancel':
      if (named) named.cancelled = step.day;
      break;
    case 'pause':
      named?.pauses.push({ from: step.day, until: null });
      break;
    case 'return': {
      const pause = named?.pauses.at(-1);
      if (pause) pause.until = step.day;
      break;
    }
    case 'renew': {
      const end = named?.terms.at(-1)?.end ?? null;
      if (named && end !== null) named.terms.push(termFrom(end, step.term));
    }
  }
}

/** Returns the term of a day, or the last term for a later day. */
export function termOf({ terms }: KnownSubscription, day: Day): Term | undefined {
  return terms.find(({ start, end }) => start <= day && (end === null || day < end)) ?? terms.at(-1);
}

/** Returns the whole billing period of a day. */
export function periodOf(account: Account, known: KnownCharge, day: Day): Period {
  const term = termOf(known.known, day);
  if (!term) throw new RangeError('The subscription has no term.');
  let finder = known.finders.get(term);
  if (!finder) known.finders.set(term, (finder = periodFinder(account, known.known.subscription, known.charge, term)));
  return finder(day);
}

/** Returns the first day after the service of a charge (rule 2.2). Null if the service has no end. */
export function endOf({ charge, known, removed }: KnownCharge): Day | null {
  const term = known.terms.at(-1);
  const ends = [term?.end ?? null, known.cancelled, removed, term ? ownEnd(charge, term) : null];
  return ends.reduce((first, end) => (first === null || (end !== null && end < first) ? end : first), null);
}

/**
 * Returns the number of a charge's segment on a day, which is the number of changes and resumptions so far (rule 2.4). Undefined on a day without
 * service.
 */
export function segmentOn(charge: KnownCharge, end: Day | null, day: Day): number | undefined {
  const { known, changes } = charge;
  if (day < charge.charge.begins || (end !== null && day >= end)) return undefined;
  let segment = 0;
  for (const { from, until } of known.pauses) {
    if (from <= day && (until === null || day < until)) return undefined;
    if (until !== null && until <= day && until > charge.charge.begins) segment += 1;
  }
  for (const change of changes) if (change.day <= day) segment += 1;
  return segment;
}

/** Returns the day of a one-time charge (rules 2.3 and 2.4). Undefined if the service ends before that day. */
export function oneTimeDay(known: KnownCharge): Day | undefined {
  let day = known.charge.begins;
  for (const { from, until } of known.known.pauses) {
    if (day < from || (until !== null && day >= until)) continue;
    if (until === null) return undefined;
    day = until;
  }
  const end = endOf(known);
  return end !== null && day >= end ? undefined : day;
}

/** Returns the pricing that applies on a day. */
export const pricingOn = ({ charge, changes }: KnownCharge, day: Day): Pricing =>
  changes.filter((change) => change.day <= day).at(-1)?.pricing ?? charge.pricing;

/** Returns the price of a whole period, with the price and quantity that apply on a day. */
export function wholePrice(known: KnownCharge, day: Day): Rational {
  const { charge, changes } = known;
  const term = termOf(known.known, day);
  if (!term) throw new RangeError('The subscription has no term.');
  const { quantity, pricing } = changes.filter((change) => change.day <= day).at(-1) ?? charge;
  return times(listPrice(pricing, parseDecimal(quantity)), periodFactor(charge, term));
}
