/** Histories of accounts that live side by side, as fast-check makes them up. */
import fc from 'fast-check';
import { CURRENCIES } from './tenant.js';

/** What may be ordered, the likelier the higher. */
const WEIGHTS = {
  create: 2,
  add: 2,
  remove: 2,
  quantity: 4,
  change: 4,
  suspend: 2,
  resume: 1,
  renew: 1,
  cancel: 2,
  terms: 2,
  clear: 1,
  several: 2,
} as const;
export type Kind = keyof typeof WEIGHTS;
const KINDS: readonly Kind[] = [
  'create',
  'add',
  'remove',
  'quantity',
  'change',
  'suspend',
  'resume',
  'renew',
  'cancel',
  'terms',
  'clear',
  'several',
];

/** What somebody would like to order; what it comes to depends on what there is by then. */
export interface Intent {
  kind: Kind;
  /** Chooses among what there is. */
  pick: number;
  /** Chooses among the ways of doing it. */
  way: number;
  /** Days until it takes effect, where it is for a day to come. */
  ahead: number;
  quantity: string;
}

/** A day on which something is ordered. */
export interface Act {
  /** Which of the days that all share. */
  day: number;
  /** The first that is possible is ordered. */
  intents: Intent[];
  /** How the preview is asked for. */
  preview: { type: 'NumberOfPeriods' | 'SpecificDate' | 'TermEnd'; periods: number };
  /** Whether usage is told before. */
  usage: boolean;
  /** Whether an order is left for a day to come. */
  later: 'no' | 'kept' | 'undone';
}

export interface History {
  currency: (typeof CURRENCIES)[number];
  /** Zero: the day of the first order. */
  cycleDay: number;
  acts: Act[];
}

/** Days on which orders are placed, from the first of a sandbox's life. */
export const GRID = 12;
/** Days of orders of each account, the first of which opens it. */
const ACTS = 5;

const intent = fc.record<Intent>({
  kind: fc.oneof(...KINDS.map((kind) => ({ weight: WEIGHTS[kind], arbitrary: fc.constant(kind) }))),
  pick: fc.nat({ max: 999 }),
  way: fc.nat({ max: 999 }),
  ahead: fc.integer({ min: 1, max: 45 }),
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 60 }).map(String),
    fc.integer({ min: 1, max: 99 }).map((tenths) => (tenths / 10).toFixed(1)),
  ),
});

const act = fc.record<Omit<Act, 'day'>>({
  intents: fc.array(intent, { minLength: 4, maxLength: 4 }),
  preview: fc.record({
    type: fc.constantFrom('NumberOfPeriods', 'SpecificDate', 'SpecificDate', 'TermEnd'),
    periods: fc.integer({ min: 1, max: 4 }),
  }),
  usage: fc.boolean(),
  later: fc.oneof(
    { weight: 8, arbitrary: fc.constant('no' as const) },
    { weight: 1, arbitrary: fc.constant('kept' as const) },
    { weight: 1, arbitrary: fc.constant('undone' as const) },
  ),
});

const days = fc.shuffledSubarray(
  Array.from({ length: GRID }, (_, index) => index),
  { minLength: ACTS, maxLength: ACTS },
);

const history: fc.Arbitrary<History> = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    cycleDay: fc.oneof(fc.constant(0), fc.constantFrom(29, 30, 31), fc.integer({ min: 1, max: 31 })),
    days,
    acts: fc.array(act, { minLength: ACTS, maxLength: ACTS }),
  })
  .map(({ days: chosen, acts, ...rest }) => {
    const sorted = chosen.toSorted((a, b) => a - b);
    return { ...rest, acts: acts.map((each, index) => ({ ...each, day: sorted[index] ?? 0 })) };
  });

/** So many histories, the same for a number. */
export function historiesOf(count: number, seed: number): History[] {
  return fc.sample(history, { numRuns: count, seed });
}

/** Days between the days of the grid, and after its last. */
export function gapsOf(seed: number): number[] {
  const [gaps = []] = fc.sample(fc.array(fc.integer({ min: 1, max: 14 }), { minLength: GRID - 1, maxLength: GRID - 1 }), {
    numRuns: 1,
    seed,
  });
  return [...gaps, 35];
}
