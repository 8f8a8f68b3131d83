import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minorDigits } from '../../../demo/sandbox/engine/money.js';
import { rateBillRun } from '../../../demo/sandbox/engine/rating/bill-lines.js';
import { mapCharges } from '../../../demo/sandbox/engine/subscription-state.js';
import { sumBillLines } from '../../../demo/sandbox/engine/tax/tax-lines.js';
import { engineRuns } from '../../support/billing/engine-runs.js';
import { price, quantity } from '../../support/billing/charges.js';
import { subscriptionState } from '../../support/billing/engine-states.js';
import { examples } from '../../support/examples.js';
import { CURRENCIES, type Currency } from '../../support/iso-4217.js';
import { dateText, dayOf } from '../../support/reference/days.js';
import type { Account, Charge, Line, Mode, Step } from '../../support/reference/description.js';
import {
  parseDecimal,
  isLess,
  isZero,
  minus,
  negated,
  dividedBy,
  plus,
  ratio,
  rounded,
  formatDecimal,
  times,
  total,
  type Rational,
} from '../../support/reference/rational.js';

const CASES = examples(10_000);
const START = dayOf('2027-01-01');

const currency = fc.constantFrom(...CURRENCIES);
const months = fc.constantFrom(1, 1, 3, 6, 12);
const byTime = fc.constantFrom<Mode>('actual', 'thirty');

const flat = (amount: string, count: number): Charge => ({
  id: 'fee',
  type: 'Recurring',
  pricing: { model: 'PerUnit', price: amount },
  quantity: '1',
  period: { unit: 'months', count },
  base: { unit: 'period' },
  arrears: false,
  alignment: 'charge',
  cycle: { of: 'charge' },
  proration: 'setting',
  begins: START,
  ownEnd: null,
});

const run = (day: number): Step => ({ kind: 'run', day });

function accountOf({ code, digits }: Currency, proration: Mode, charges: readonly Charge[], steps: readonly Step[]): Account {
  const begins = charges[0]?.begins ?? START;
  const subscription = { id: 'S', start: begins, term: null, plans: [{ id: 'P', charges }] };
  return { currency: code, digits, cycleDay: 1, proration, subscriptions: [subscription], steps };
}

const linesOf = (account: Account): Line[] => engineRuns(account).flatMap((one) => one.lines);
const sumOf = (lines: readonly Line[]): Rational => total(lines.map(({ amount }) => parseDecimal(amount)));
const size = (value: Rational): Rational => (value.numerator < 0n ? negated(value) : value);

/** Fails if two amounts differ by more than `units` minor units. */
function expectWithin(a: Rational, b: Rational, units: number, digits: number): void {
  const allowed = ratio(units, 10n ** BigInt(digits));
  const away = size(minus(a, b));
  expect(
    isLess(allowed, away),
    `${a.numerator}/${a.denominator} and ${b.numerator}/${b.denominator} are more than ${units} minor units apart`,
  ).toBe(false);
}

it('knows the minor unit of every currency', () => {
  for (const { code, digits } of CURRENCIES) expect(minorDigits(code), code).toBe(digits);
});

it(`discounts never exceed their line, and all amounts have the currency's decimals, ${CASES} cases`, () => {
  const percentages = fc.array(fc.integer({ min: 1, max: 100 }).map(String), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(currency, price, quantity, percentages, price, (of, each, units, percents, fixed) => {
      const fee: Charge = { ...flat(each, 1), quantity: units };
      const discount = { level: 'rateplan' as const, to: ['Recurring' as const], partially: false };
      const charges: Charge[] = [
        fee,
        ...percents.map((percentage, index): Charge => ({
          ...fee,
          id: `percent ${index}`,
          pricing: { model: 'DiscountPercentage', percentage },
          discount,
        })),
        { ...fee, id: 'fixed', pricing: { model: 'DiscountFixedAmount', amount: fixed }, discount },
      ];
      const lines = linesOf(accountOf(of, 'actual', charges, [run(START)]));
      const [whole, ...reductions] = lines;
      if (!whole) throw new Error('The fee was not billed.');
      // The line is the rounded price. Each discount applies to the amount that remains after earlier discounts.
      expectWithin(parseDecimal(whole.amount), times(parseDecimal(each), parseDecimal(units)), 1, of.digits);
      let left = parseDecimal(whole.amount);
      for (const line of reductions) {
        expect(line.reduces).toBe('fee');
        const percent = percents[Number(line.charge.split(' ')[1])];
        if (line.charge !== 'fixed' && percent !== undefined)
          expectWithin(negated(parseDecimal(line.amount)), times(left, ratio(Number(percent), 100)), 1, of.digits);
        left = plus(left, parseDecimal(line.amount));
        expect(isLess(left, ratio(0)), 'the discounts exceed the line').toBe(false);
      }
      expect(isZero(minus(sumOf(lines), left))).toBe(true);
      for (const { amount } of lines) expect((amount.split('.')[1] ?? '').length).toBe(of.digits);
    }),
    { numRuns: CASES },
  );
});

it(`lines and taxes of a discounted bill add up to its total, ${CASES} cases`, () => {
  const rates = fc.oneof(fc.integer({ min: 0, max: 27 }).map(String), fc.constantFrom('7.7', '8.875', '19', '5.5'));
  const modes = fc.constantFrom('TaxExclusive' as const, 'TaxInclusive' as const);
  const percentages = fc.integer({ min: 1, max: 100 }).map(String);
  fc.assert(
    fc.property(currency, price, quantity, percentages, price, rates, modes, (of, each, units, percentage, fixed, rate, mode) => {
      const fee: Charge = { ...flat(each, 1), quantity: units };
      const discount = { level: 'rateplan' as const, to: ['Recurring' as const], partially: false };
      const charges: Charge[] = [
        fee,
        { ...fee, id: 'second fee', pricing: { model: 'FlatFee', price: fixed } },
        { ...fee, id: 'percent', pricing: { model: 'DiscountPercentage', percentage }, discount },
        { ...fee, id: 'fixed', pricing: { model: 'DiscountFixedAmount', amount: fixed }, discount },
      ];
      const plain = linesOf(accountOf(of, 'actual', charges, [run(START)]));
      const [subscription] = accountOf(of, 'actual', charges, []).subscriptions;
      if (!subscription) throw new Error('There is no subscription.');
      const state = mapCharges(subscriptionState(subscription, of.code), (charge) => ({
        ...charge,
        terms: { ...charge.terms, taxable: true },
      }));
      const terms = { name: 'VAT', rate, mode, code: null, country: 'DE', state: null, treatment: 'charged' as const };
      const tax = { engine: () => terms, soldTo: undefined, taxInfo: {}, billedLines: [] };
      const facts = { currency: of.code, billCycleDay: 1, proration: 'actual-days' as const, tax };
      const { owed } = rateBillRun([state], facts, dateText(START));
      expect(owed.length).toBe(plain.length);
      const share = dividedBy(parseDecimal(rate), ratio(100));
      const isInclusive = mode === 'TaxInclusive';
      const netOf = (whole: Rational): Rational => (isInclusive ? rounded(dividedBy(whole, plus(ratio(1), share)), of.digits) : whole);
      const taxOf = (whole: Rational): Rational => (isInclusive ? minus(whole, netOf(whole)) : rounded(times(whole, share), of.digits));
      /** Price of a line after its discounts so far. A discount has the difference that it makes. */
      let left = ratio(0);
      owed.forEach((line, index) => {
        const before = line.discount ? left : ratio(0);
        left = plus(before, parseDecimal(plain[index]?.amount ?? '0'));
        expect(line.item.amount).toBe(formatDecimal(minus(netOf(left), netOf(before)), of.digits));
        expect(line.tax?.amount).toBe(formatDecimal(minus(taxOf(left), taxOf(before)), of.digits));
      });
      const { amountWithoutTax, taxAmount, amount } = sumBillLines(of.code, owed);
      expect(isZero(minus(parseDecimal(amount), plus(parseDecimal(amountWithoutTax), parseDecimal(taxAmount))))).toBe(true);
      expect(formatDecimal(total(owed.map((line) => parseDecimal(line.item.amount))), of.digits)).toBe(amountWithoutTax);
      if (mode === 'TaxInclusive') expect(formatDecimal(sumOf(plain), of.digits)).toBe(amount);
    }),
    { numRuns: CASES },
  );
});

it(`a period split by changes costs the full price, within one minor unit for each split, ${CASES} cases`, () => {
  const splits = fc.array(fc.integer({ min: 1, max: 364 }), { maxLength: 4 });
  const start = fc.integer({ min: START, max: START + 1500 });
  fc.assert(
    fc.property(currency, price, months, byTime, start, splits, (of, each, count, mode, begins, days) => {
      const fee: Charge = { ...flat(each, count), begins };
      const [whole] = linesOf(accountOf(of, mode, [fee], [run(begins)]));
      const last = whole ? dayOf(whole.through) : begins;
      const at = [...new Set(days.map((day) => begins + 1 + (day % (last - begins))))].sort((a, b) => a - b);
      const change = (day: number): Step => ({ kind: 'change', day, charge: 'fee', quantity: '1', pricing: fee.pricing });
      // If the fee is billed after the period, each part is a line, and there are no credits.
      const late: Charge = { ...fee, arrears: true };
      const lines = linesOf(accountOf(of, mode, [late], [...at.map(change), run(last + 1)]));
      expect(lines.length).toBe(at.length + 1);
      expect(lines.map(({ from }) => from)).toEqual([begins, ...at].map(dateText));
      expectWithin(sumOf(lines), parseDecimal(each), Math.max(at.length, 1), of.digits);
      if (at.length === 0) expect(lines[0]?.amount).toBe(whole?.amount);
    }),
    { numRuns: CASES },
  );
});

it(`an upgrade reversed on the same day costs nothing, ${CASES} cases`, () => {
  const start = fc.integer({ min: START, max: START + 1500 });
  const modes = fc.constantFrom<Mode>('actual', 'thirty', 'none');
  fc.assert(
    fc.property(
      currency,
      price,
      quantity,
      quantity,
      months,
      modes,
      start,
      fc.integer({ min: 0, max: 27 }),
      fc.boolean(),
      (of, each, units, more, count, mode, begins, away, billsBetween) => {
        const fee: Charge = { ...flat(each, count), quantity: units, begins };
        const day = begins + away;
        const change = (to: string): Step => ({ kind: 'change', day, charge: 'fee', quantity: to, pricing: fee.pricing });
        const steps = [run(begins), change(more), ...(billsBetween ? [run(day)] : []), change(units), run(day)];
        const lines = linesOf(accountOf(of, mode, [fee], steps));
        const alone = linesOf(accountOf(of, mode, [fee], [run(begins), run(day)]));
        expect(isZero(minus(sumOf(lines), sumOf(alone))), JSON.stringify(lines)).toBe(true);
      },
    ),
    { numRuns: CASES },
  );
});
