/** Charges of every model, as fast-check makes them up. Days count from the day on which their plan is taken. */
import fc from 'fast-check';
import type { Charge, Pricing, Tier } from '../reference/description.js';

const fixed = (units: number, digits: number): string => {
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};
export const price = fc.oneof(
  fc.integer({ min: 0, max: 50_000 }).map((units) => fixed(units, 2)),
  fc.integer({ min: 1, max: 9_999_999 }).map((units) => fixed(units, 4)),
);
export const quantity = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map(String),
  fc.integer({ min: 1, max: 250 }).map((quarters) => fixed(quarters * 25, 2)),
);

const tiersTo = (isOpen: boolean): fc.Arbitrary<Tier[]> =>
  fc
    .array(fc.record({ units: fc.integer({ min: 1, max: 20 }), price, flat: fc.boolean() }), { minLength: 1, maxLength: 4 })
    .map((drawn) => {
      let until = 0;
      return drawn.map(({ units, price: each, flat }, index): Tier => {
        until += units;
        return { until: isOpen && index === drawn.length - 1 ? null : String(until), price: each, flat };
      });
    });

const PRICINGS: { readonly [Model in Pricing['model']]: fc.Arbitrary<Pricing & { model: Model }> } = {
  FlatFee: fc.record({ model: fc.constant('FlatFee'), price }),
  PerUnit: fc.record({ model: fc.constant('PerUnit'), price }),
  Tiered: fc.record({ model: fc.constant('Tiered'), tiers: tiersTo(true) }),
  Volume: fc.record({ model: fc.constant('Volume'), tiers: tiersTo(true) }),
  Overage: fc.record({ model: fc.constant('Overage'), included: quantity, overage: price }),
  TieredWithOverage: fc.record({ model: fc.constant('TieredWithOverage'), tiers: tiersTo(false), overage: price }),
  DiscountPercentage: fc.record({
    model: fc.constant('DiscountPercentage'),
    percentage: fc.oneof(fc.integer({ min: 1, max: 100 }).map(String), fc.constantFrom('33.33', '12.5', '0.1')),
  }),
  DiscountFixedAmount: fc.record({ model: fc.constant('DiscountFixedAmount'), amount: price }),
};
export const MODELS = [
  'FlatFee',
  'PerUnit',
  'Tiered',
  'Volume',
  'Overage',
  'TieredWithOverage',
  'DiscountPercentage',
  'DiscountFixedAmount',
] as const;

type Times = Pick<Charge, 'period' | 'base' | 'arrears' | 'alignment' | 'cycle' | 'ownEnd'>;

const perMonths = fc.oneof(
  fc.constant({ unit: 'period' as const }),
  fc.constantFrom(1, 12, 2, 5).map((count) => ({ unit: 'months' as const, count })),
);
const perDays = fc.constantFrom({ unit: 'period' as const }, { unit: 'days' as const, count: 7 });
const arrears = fc.boolean();

const cycleOfMonths = (isTermed: boolean): fc.Arbitrary<Charge['cycle']> =>
  fc.oneof(
    fc.constantFrom<Charge['cycle']>({ of: 'account' }, { of: 'subscription' }, { of: 'charge' }, { of: 'term start' }),
    fc.integer({ min: 1, max: 31 }).map((day) => ({ of: 'day' as const, day })),
    fc.constant<Charge['cycle']>(isTermed ? { of: 'term end' } : { of: 'account' }),
  );
const alignmentOf = (isTermed: boolean): fc.Arbitrary<Charge['alignment']> =>
  fc.constantFrom<Charge['alignment']>('charge', 'subscription', 'term start', isTermed ? 'term end' : 'charge');

const none = fc.constant(null);
const some = (units: readonly ('periods' | 'days' | 'weeks' | 'months' | 'years')[]): fc.Arbitrary<Charge['ownEnd']> =>
  fc.oneof(
    { weight: 4, arbitrary: none },
    { weight: 1, arbitrary: fc.record({ count: fc.integer({ min: 1, max: 9 }), unit: fc.constantFrom(...units) }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 200 }).map((day) => ({ day })) },
  );

const times = (isTermed: boolean): fc.Arbitrary<Times> => {
  const months = fc.record({
    period: fc.constantFrom(1, 1, 1, 2, 3, 3, 5, 6, 12, 12, 18, 24, 36, 60).map((count) => ({ unit: 'months' as const, count })),
    base: perMonths,
    arrears,
    alignment: alignmentOf(isTermed),
    cycle: cycleOfMonths(isTermed),
    ownEnd: some(['periods', 'days', 'weeks', 'months', 'years']),
  });
  const days = fc.record({
    period: fc.constantFrom(7, 7, 14, 21, 1, 10, 30, 45).map((count) => ({ unit: 'days' as const, count })),
    base: perDays,
    arrears,
    alignment: alignmentOf(isTermed),
    cycle: fc.oneof(
      fc.constant<Charge['cycle']>({ of: 'account' }),
      fc.integer({ min: 0, max: 6 }).map((weekday) => ({ of: 'weekday' as const, weekday })),
    ),
    ownEnd: some(['periods', 'days', 'weeks']),
  });
  const term = fc.record({
    period: fc.constant({ unit: 'term' as const, count: 1 }),
    base: perMonths,
    arrears,
    alignment: fc.constant<Charge['alignment']>('charge'),
    cycle: fc.constant<Charge['cycle']>({ of: 'account' }),
    ownEnd: some(['days', 'months']),
  });
  return isTermed ? fc.oneof({ weight: 5, arbitrary: months }, days, term) : fc.oneof({ weight: 4, arbitrary: months }, days);
};

const discount = fc.record({
  level: fc.constantFrom('rateplan' as const, 'subscription' as const, 'account' as const),
  to: fc.subarray(['OneTime' as const, 'Recurring' as const, 'Usage' as const], { minLength: 1 }),
  partially: fc.boolean(),
});
const usage = fc.record({ group: fc.constantFrom('period' as const, 'day' as const, 'record' as const, 'upload' as const) });

/** Which types of charges a model goes with. */
const TYPES: Readonly<Record<Pricing['model'], readonly Charge['type'][]>> = {
  FlatFee: ['Recurring', 'Recurring', 'Recurring', 'OneTime', 'Usage'],
  PerUnit: ['Recurring', 'Recurring', 'Recurring', 'OneTime', 'Usage'],
  Tiered: ['Recurring', 'Recurring', 'Recurring', 'OneTime', 'Usage'],
  Volume: ['Recurring', 'Recurring', 'Recurring', 'OneTime', 'Usage'],
  Overage: ['Usage'],
  TieredWithOverage: ['Usage'],
  DiscountPercentage: ['Recurring', 'Recurring', 'OneTime'],
  DiscountFixedAmount: ['Recurring', 'Recurring', 'OneTime'],
};
const isCounted = (type: Charge['type'], model: Pricing['model']): boolean =>
  type !== 'Usage' && (model === 'PerUnit' || model === 'Tiered' || model === 'Volume');

/** A charge without a name, whose days are not settled. */
export type DraftCharge = Omit<Charge, 'id'>;

/** A charge of a subscription with terms, or without. */
export function charge(isTermed: boolean): fc.Arbitrary<DraftCharge> {
  return fc.constantFrom(...MODELS).chain((model) =>
    fc
      .record({
        type: fc.constantFrom(...TYPES[model]),
        pricing: PRICINGS[model],
        units: quantity,
        times: times(isTermed),
        proration: fc.constantFrom('setting' as const, 'time' as const, 'none' as const),
        begins: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 40 })),
        discount,
        usage,
      })
      .map(({ type, pricing, units, times: timed, proration, begins, discount: reduces, usage: metered }) => ({
        type,
        pricing,
        quantity: isCounted(type, model) ? units : '1',
        ...timed,
        arrears: type === 'Recurring' && timed.arrears,
        // What is rated by its units costs the same in every period.
        base: type === 'Usage' ? { unit: 'period' as const } : timed.base,
        ownEnd: type === 'OneTime' ? null : timed.ownEnd,
        proration,
        begins,
        ...(model.startsWith('Discount') && { discount: reduces }),
        ...(type === 'Usage' && { usage: metered }),
      })),
  );
}
