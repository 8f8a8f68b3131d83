import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../demo/sandbox/engine/calendar.js';
import { compare, decimalOf, isZero, minorDigits, subtract, sum } from '../../../demo/sandbox/engine/money.js';
import { lineCharge, rateBillRun, type BillingContext, type BillLine } from '../../../demo/sandbox/engine/rating/bill-lines.js';
import type { BilledDiscount } from '../../../demo/sandbox/engine/rating/discounts.js';
import { withCancellation } from '../../../demo/sandbox/engine/subscription-lifecycle.js';
import { mapCharges } from '../../../demo/sandbox/engine/subscription-state.js';
import { exemptAmount, splitPrice, type TaxTerms } from '../../../demo/sandbox/engine/tax/tax-terms.js';
import { sumBillLines, toBilledTax } from '../../../demo/sandbox/engine/tax/tax-lines.js';
import { subscriptionState } from '../../support/billing/engine-states.js';
import { dayOf } from '../../support/reference/days.js';
import type { Charge, Pricing } from '../../support/reference/description.js';
import '../../support/property-runs.js';

const MONTH = '2027-01';
const onDay = (day: number): string => `${MONTH}-${String(day).padStart(2, '0')}`;
const minor = (currency: string, units: number): string =>
  decimalOf(units)
    .dividedBy(decimalOf(10).pow(minorDigits(currency)))
    .toFixed();

/** Minor units of a fixed amount, or hundredths of a percent. */
type Discount = { kind: 'fixed' | 'percent'; units: number };
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ kind: fc.constant('fixed' as const), units: fc.integer({ min: 1, max: 3000 }) }),
  fc.record({ kind: fc.constant('percent' as const), units: fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 10_000 })) }),
);
const sale = fc.record({
  currency: fc.constantFrom('USD', 'JPY', 'BHD'),
  units: fc.integer({ min: 1, max: 5000 }),
  discounts: fc.array(discount, { minLength: 1, maxLength: 3 }),
  rate: fc.constantFrom('0', '7', '8.875', '19', '20', '33.3'),
  mode: fc.constantFrom('TaxExclusive' as const, 'TaxInclusive' as const),
  start: fc.integer({ min: 1, max: 20 }),
  end: fc.integer({ min: 1, max: 31 }),
});

type Sale = typeof sale extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function charge(id: string, pricing: Pricing): Charge {
  const isDiscount = pricing.model.startsWith('Discount');
  return {
    id,
    type: 'Recurring',
    pricing,
    quantity: '1',
    period: { unit: 'months', count: 1 },
    base: { unit: 'period' },
    arrears: false,
    alignment: 'charge',
    cycle: { of: 'account' },
    proration: 'setting',
    begins: 0,
    ownEnd: null,
    ...(isDiscount && { discount: { level: 'rateplan', to: ['Recurring'], partially: false } }),
  };
}

/** Bills a monthly fee with discounts from a day of January on. */
function billMonth({ currency, units, discounts, rate, mode, start }: Sale, treatment: TaxTerms['treatment'] = 'charged') {
  const begins = dayOf(onDay(start));
  const prices = [
    charge('Fee', { model: 'FlatFee', price: minor(currency, units) }),
    ...discounts.map(({ kind, units: off }, index) =>
      charge(
        `Off ${index}`,
        kind === 'fixed'
          ? { model: 'DiscountFixedAmount', amount: minor(currency, off) }
          : { model: 'DiscountPercentage', percentage: (off / 100).toFixed(2) },
      ),
    ),
  ].map((each) => ({ ...each, begins }));
  const created = subscriptionState({ id: 'A', start: begins, term: null, plans: [{ id: 'Plan', charges: prices }] }, currency);
  const state = mapCharges(created, (each) => ({ ...each, terms: { ...each.terms, taxable: true, taxMode: mode } }));
  const terms: TaxTerms = { name: 'Tax', rate, mode, code: null, country: 'DE', state: null, treatment };
  const tax = { engine: () => terms, soldTo: undefined, taxInfo: {}, billedLines: [] };
  const context: BillingContext = { currency, billCycleDay: 1, proration: 'actual-days', tax };
  return { state, context, bill: rateBillRun([state], context, onDay(start)) };
}

/** Cancels a billed subscription on a day and returns the lines of the credit memo. */
function creditRest({ state, context, bill }: ReturnType<typeof billMonth>, day: string): BillLine[] {
  const price = ({ item, tax }: BillLine) => tax?.price ?? item.amount;
  const [fee] = bill.owed;
  if (!fee) return [];
  const billedDiscounts = bill.owed.slice(1).map((line, index): BilledDiscount => {
    const { chargeName: discountName, chargeNumber: discountNumber = '', productRatePlanChargeId } = lineCharge(line);
    const end = addDays(line.item.serviceEndDate, 1);
    const dates = { start: line.item.serviceStartDate, end, creditableUntil: end };
    const of = { chargeNumber: 'Fee', segment: 1, discountNumber, discountName, productRatePlanChargeId };
    const amounts = { lineAmount: price(fee), amount: subtract(context.currency, '0', price(line)), takenBack: '0' };
    return { ...of, ...dates, ...amounts, invoiceItemId: String(index) };
  });
  const { serviceStartDate, serviceEndDate } = fee.item;
  const billedLine = { chargeNumber: 'Fee', segment: 1, serviceStartDate, serviceEndDate, tax: toBilledTax(fee.tax).tax ?? null };
  const billed = mapCharges(state, (each) => ({ ...each, chargedThroughDate: addDays(serviceEndDate, 1) }));
  const tax = context.tax && { ...context.tax, billedLines: [billedLine] };
  return rateBillRun([withCancellation(billed, day)], { ...context, billedDiscounts, ...(tax && { tax }) }, day).credited;
}

it('a line and its discounts have the tax of the discounted amount', () => {
  fc.assert(
    fc.property(sale, (drawn) => {
      const { context, bill } = billMonth(drawn);
      const { currency, rate, mode } = drawn;
      const prices = sum(
        context.currency,
        bill.owed.map(({ item, tax }) => tax?.price ?? item.amount),
      );
      const { net, tax } = splitPrice(currency, prices, { rate, mode });
      expect(sumBillLines(currency, bill.owed)).toEqual({ amountWithoutTax: net, taxAmount: tax, amount: sum(currency, [net, tax]) });
    }),
  );
});

it('an exempt line and its discounts have the exempt tax of the discounted amount', () => {
  fc.assert(
    fc.property(sale, (drawn) => {
      const { currency, rate, mode } = drawn;
      const { owed } = billMonth(drawn, 'exempt').bill;
      const price = sum(
        currency,
        owed.map(({ tax }) => tax?.price ?? '0'),
      );
      const exempt = sum(
        currency,
        owed.map(({ tax }) => exemptAmount(currency, tax)),
      );
      expect(exempt).toBe(splitPrice(currency, price, { rate, mode }).tax);
    }),
  );
});

it('a credit is never negative and never exceeds the discounted line', () => {
  fc.assert(
    fc.property(sale, (drawn) => {
      const billed = billMonth(drawn);
      const { currency, start, end } = drawn;
      const line = sumBillLines(currency, billed.bill.owed);
      const credit = sumBillLines(currency, creditRest(billed, onDay(Math.max(start, end))));
      for (const part of ['amountWithoutTax', 'taxAmount', 'amount'] as const) {
        expect(compare(credit[part], '0')).toBeGreaterThanOrEqual(0);
        expect(compare(credit[part], line[part])).toBeLessThanOrEqual(0);
      }
      if (end <= start) expect(credit).toEqual(line);
      if (isZero(line.amount)) expect(isZero(credit.amount)).toBe(true);
    }),
  );
});
