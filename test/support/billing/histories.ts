/** Lives of accounts: subscriptions, what happens to them day by day, and bill runs, as fast-check makes them up. */
import fc from 'fast-check';
import { dayOf, unitsLater, type Day } from '../reference/days.js';
import type { Account, Charge, Mode, Plan, Pricing, Step, Subscription, TermLength } from '../reference/description.js';
import { CURRENCIES } from '../iso-4217.js';
import { charge, price, quantity, type DraftCharge } from './charges.js';

interface DraftSubscription {
  readonly delay: number;
  readonly term: TermLength;
  readonly renewals: readonly TermLength[];
  readonly plans: readonly (readonly DraftCharge[])[];
  readonly spare: readonly DraftCharge[];
}

/** What may happen, the likelier the higher. */
const WEIGHTS = { run: 6, daily: 1, change: 5, usage: 4, pause: 1, add: 1, remove: 1, cancel: 1 } as const;
type Kind = keyof typeof WEIGHTS;
interface Intent {
  readonly gap: number;
  readonly kind: Kind;
  readonly pick: number;
  readonly quantity: string;
  readonly price: string;
  readonly length: number;
}

const kindOf = (kind: Kind) => ({ weight: WEIGHTS[kind], arbitrary: fc.constant(kind) });
const KINDS = [
  kindOf('run'),
  kindOf('daily'),
  kindOf('change'),
  kindOf('usage'),
  kindOf('pause'),
  kindOf('add'),
  kindOf('remove'),
  kindOf('cancel'),
];

const needsTerm = ({ period, alignment, cycle }: DraftCharge): boolean =>
  period.unit === 'term' || alignment === 'term end' || cycle.of === 'term end';
const needsMonths = ({ period, base }: DraftCharge): boolean => period.unit === 'term' && base.unit !== 'period';

const months = fc.oneof(
  fc.integer({ min: 1, max: 18 }).map((count) => ({ count, unit: 'months' as const })),
  fc.integer({ min: 1, max: 2 }).map((count) => ({ count, unit: 'years' as const })),
);
const lengths = fc.oneof(
  { weight: 3, arbitrary: months },
  { weight: 1, arbitrary: fc.integer({ min: 20, max: 200 }).map((count) => ({ count, unit: 'days' as const })) },
  { weight: 1, arbitrary: fc.integer({ min: 3, max: 30 }).map((count) => ({ count, unit: 'weeks' as const })) },
);

const subscription: fc.Arbitrary<DraftSubscription> = fc.boolean().chain((isTermed) => {
  const charges = fc.array(charge(isTermed), { minLength: 1, maxLength: 4, size: 'max' });
  return fc
    .record({
      delay: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
      plans: fc.array(charges, { minLength: 1, maxLength: 2 }),
      spare: charges,
    })
    .chain(({ delay, plans, spare }) => {
      const every = [...plans.flat(), ...spare];
      const length = every.some(needsMonths) ? months : lengths;
      const next: fc.Arbitrary<TermLength> = every.some(needsTerm) ? length : fc.oneof({ weight: 4, arbitrary: length }, fc.constant(null));
      const term: fc.Arbitrary<TermLength> = isTermed ? length : fc.constant(null);
      return fc.record({
        delay: fc.constant(delay),
        plans: fc.constant(plans),
        spare: fc.constant(spare),
        term,
        renewals: fc.array(next, { maxLength: 4, size: 'max' }),
      });
    });
});

const intent: fc.Arbitrary<Intent> = fc.record({
  gap: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 70 })),
  kind: fc.oneof(...KINDS),
  pick: fc.nat({ max: 99 }),
  quantity,
  price,
  length: fc.integer({ min: 1, max: 40 }),
});

function planFrom(id: string, drafts: readonly DraftCharge[], day: Day): Plan {
  return {
    id,
    charges: drafts.map((draft, index): Charge => {
      const { ownEnd, begins } = draft;
      const end = ownEnd !== null && 'day' in ownEnd ? { day: day + begins + ownEnd.day } : ownEnd;
      return { ...draft, id: `${id}-${index + 1}`, begins: day + begins, ownEnd: end };
    }),
  };
}

function priced(pricing: Pricing, amount: string): Pricing {
  if (pricing.model === 'FlatFee' || pricing.model === 'PerUnit') return { model: pricing.model, price: amount };
  if (pricing.model !== 'Tiered' && pricing.model !== 'Volume') return pricing;
  return { model: pricing.model, tiers: pricing.tiers.map((tier, index) => (index === 0 ? { ...tier, price: amount } : tier)) };
}

/** A subscription as its life is told. */
interface Living {
  readonly subscription: Subscription;
  readonly spare: readonly DraftCharge[];
  readonly renewals: TermLength[];
  plans: Plan[];
  termEnd: Day | null;
  pausedUntil: Day | null;
  isOver: boolean;
}

const endOfTerm = (start: Day, term: TermLength): Day | null => (term === null ? null : unitsLater(start, term.count, term.unit));

/** Tells what happens so that only that happens which can. */
class Story {
  readonly steps: Step[] = [];
  #day: Day;

  constructor(
    day: Day,
    private readonly all: readonly Living[],
  ) {
    this.#day = day;
  }

  /** Lets time go on: pauses and terms that end on the way do so before anything else of their day. */
  on(day: Day): void {
    for (let next = this.#day; next <= day; next += 1) {
      for (const living of this.all) {
        if (living.isOver) continue;
        const { id } = living.subscription;
        if (living.pausedUntil === next) {
          living.pausedUntil = null;
          this.steps.push({ kind: 'return', day: next, subscription: id });
        }
        if (living.termEnd !== next) continue;
        const term = living.renewals.shift();
        if (term === undefined) living.isOver = true;
        else {
          living.termEnd = endOfTerm(next, term);
          this.steps.push({ kind: 'renew', day: next, subscription: id, term });
        }
      }
    }
    this.#day = day;
  }

  take({ gap, kind, pick, quantity: units, price: amount, length }: Intent): void {
    this.on(this.#day + gap);
    const day = this.#day;
    if (kind === 'run') return void this.steps.push({ kind, day });
    if (kind === 'daily') {
      for (let next = day; next < day + 8; next += 1) {
        this.on(next);
        this.steps.push({ kind: 'run', day: next });
      }
      return;
    }
    const living = this.all[pick % this.all.length];
    if (!living || living.isOver || day < living.subscription.start) return;
    const { id } = living.subscription;
    const plan = living.plans[pick % living.plans.length];
    if (kind === 'cancel' && pick % 2 === 0) {
      living.isOver = true;
      this.steps.push({ kind, day, subscription: id });
    }
    if (kind === 'usage') this.#meter(living, pick, units, length);
    if (living.pausedUntil !== null || !plan) return;
    if (kind === 'change') this.#change(living, pick, units, amount);
    if (kind === 'pause' && (living.termEnd === null || day + length < living.termEnd)) {
      living.pausedUntil = day + length;
      this.steps.push({ kind, day, subscription: id });
    }
    if (kind === 'remove') {
      living.plans = living.plans.filter((other) => other !== plan);
      this.steps.push({ kind, day, plan: plan.id });
    }
    if (kind === 'add') {
      const added = planFrom(`${id}-added-${this.steps.length}`, living.spare, day);
      living.plans.push(added);
      this.steps.push({ kind, day, subscription: id, plan: added });
    }
  }

  #change(living: Living, pick: number, units: string, amount: string): void {
    const day = this.#day;
    const open = living.plans
      .flatMap(({ charges }) => charges)
      .filter((one) => one.type === 'Recurring' && one.discount === undefined && one.begins <= day);
    const changed = open[pick % open.length];
    if (!changed) return;
    const isCounted = changed.pricing.model !== 'FlatFee';
    const pricing = pick % 2 === 0 && isCounted ? changed.pricing : priced(changed.pricing, amount);
    this.steps.push({ kind: 'change', day, charge: changed.id, quantity: isCounted ? units : '1', pricing });
  }

  #meter(living: Living, pick: number, units: string, length: number): void {
    const metered = living.plans.flatMap(({ charges }) => charges).filter(({ type, begins }) => type === 'Usage' && begins <= this.#day);
    const meter = metered[pick % metered.length];
    if (!meter) return;
    // Some come late.
    const day = Math.max(meter.begins, pick % 3 === 0 ? this.#day - length : this.#day);
    const upload = pick % 4 === 0 ? null : `file ${pick % 3}`;
    const record = { id: `record ${this.steps.length}`, charge: meter.id, day, quantity: units, upload };
    this.steps.push({ kind: 'usage', day: this.#day, record });
  }
}

const FIRST = dayOf('2023-01-01');

/** Accounts with one or two subscriptions and some months of life. */
export const account: fc.Arbitrary<Account> = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    cycleDay: fc.integer({ min: 1, max: 31 }),
    proration: fc.constantFrom<Mode>('actual', 'thirty', 'none'),
    start: fc.integer({ min: FIRST, max: FIRST + 6 * 365 }),
    subscriptions: fc.array(subscription, { minLength: 1, maxLength: 2 }),
    intents: fc.array(intent, { minLength: 4, maxLength: 16, size: 'max' }),
  })
  .map(({ currency, cycleDay, proration, start, subscriptions, intents }) => {
    const all = subscriptions.map(({ delay, term, renewals, plans, spare }, index): Living => {
      const id = `S${index + 1}`;
      const begins = start + delay;
      const own = plans.map((drafts, plan) => planFrom(`${id}-${plan + 1}`, drafts, begins));
      return {
        subscription: { id, start: begins, term, plans: own },
        spare,
        renewals: [...renewals],
        plans: [...own],
        termEnd: endOfTerm(begins, term),
        pausedUntil: null,
        isOver: false,
      };
    });
    const story = new Story(start, all);
    const run = { gap: 0, kind: 'run', pick: 0, quantity: '1', price: '1', length: 1 } as const;
    for (const one of [run, ...intents, { ...run, gap: 35 }]) story.take(one);
    const { code, digits } = currency;
    return { currency: code, digits, cycleDay, proration, subscriptions: all.map((one) => one.subscription), steps: story.steps };
  });
