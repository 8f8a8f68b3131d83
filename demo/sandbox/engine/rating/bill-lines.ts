import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { addDays } from '../calendar.js';
import { compare, decimalOf, isZero, roundTo, subtract } from '../money.js';
import {
  billingStopDate,
  isSameCharge,
  stopCharge,
  type ChargeState,
  type PlanState,
  type SubscriptionState,
} from '../subscription-state.js';
import { collectDiscounts, UsedDiscounts, discountLines, type BilledDiscount } from './discounts.js';
import { limitCredit, type CorrectedLine } from './creditable-share.js';
import { rateCredits, rateItemsThrough, nextItemDate, type BillItem, type RatedSegment, type RatingContext } from './bill-items.js';
import { effectiveProration, countProrationDays } from './proration.js';
import { billTaxTerms, creditTaxTerms, taxLines, type TaxContext } from '../tax/tax-lines.js';
import type { LineTax } from '../tax/tax-terms.js';
import { createUsagePool, type RatedUnits, type UnratedRecord } from './usage-pool.js';

type SubscriptionPlan<S extends SubscriptionState> = S['ratePlans'][number];
type SubscriptionCharge<S extends SubscriptionState> = SubscriptionPlan<S>['charges'][number];

/** A line of an invoice or credit memo. */
export interface BillLine<S extends SubscriptionState = SubscriptionState> {
  subscription: S;
  plan: SubscriptionPlan<S>;
  /** Item of the line. For a discount line: a copy of the discounted item, whose amount is the discount as a negative number. */
  item: BillItem<SubscriptionCharge<S>>;
  /** Discount charge of a discount line. */
  discount?: ChargeState;
  /** Discount that a line of a credit memo reverses. */
  creditedDiscount?: BilledDiscount;
  /** Tax of the line. Not included in the item's amount. */
  tax?: LineTax;
}

/** Returns the charge that a line is named after. */
export function lineCharge({ item, discount, creditedDiscount }: BillLine): {
  chargeName: string;
  chargeNumber?: string;
  productRatePlanChargeId: string;
  isDiscount: boolean;
} {
  if (creditedDiscount) {
    const { discountName: chargeName, discountNumber: chargeNumber, productRatePlanChargeId } = creditedDiscount;
    return { chargeName, chargeNumber, productRatePlanChargeId, isDiscount: true };
  }
  const { name: chargeName, number, productRatePlanChargeId } = discount ?? item.charge;
  return { chargeName, ...(number !== undefined && { chargeNumber: number }), productRatePlanChargeId, isDiscount: discount !== undefined };
}

/** Data for billing, apart from the subscriptions to bill. */
export interface BillingContext extends RatingContext {
  /** Other subscriptions of the account. Their discounts may apply. */
  otherSubscriptions?: readonly SubscriptionState[];
  /** Discounts on existing invoices. */
  billedDiscounts?: readonly BilledDiscount[];
  /** Lines that were reversed or written off. */
  correctedLines?: readonly CorrectedLine[];
  /** Unrated usage. */
  usage?: readonly UnratedRecord[];
  /** Units of on-demand charges that were already rated in periods that have not ended. */
  ratedUnits?: readonly RatedUnits[];
  /** Tax data. Without it, no tax is calculated. */
  tax?: TaxContext;
}

/** Lines of a bill run. */
export interface RunLines<S extends SubscriptionState> {
  owed: BillLine<S>[];
  /** Credit lines. Amounts are positive, except those of reversed discounts. */
  credited: BillLine<S>[];
  /** New date through which each charge is billed. */
  billedThrough: { charge: SubscriptionCharge<S>; date: IsoDate }[];
}

/** Returns the segments of a plan's charges, cut off where billing stops. */
function ratedSegments<S extends SubscriptionState>(subscription: S, plan: SubscriptionPlan<S>): RatedSegment<SubscriptionCharge<S>>[] {
  const stop = billingStopDate(subscription);
  const segments: SubscriptionCharge<S>[] = plan.charges.map((charge) => (stop === undefined ? charge : stopCharge(charge, stop)));
  return segments.map((charge) => {
    const ends = segments
      .filter((other) => isSameCharge(other, charge) && other.segment < charge.segment)
      .flatMap(({ effectiveStartDate: start, effectiveEndDate: end }) => (end !== null && end > start ? end : []));
    return { charge, term: subscription, servedUntil: ends.sort().at(-1) ?? null };
  });
}

/** Number of decimal places that removes the error of divisions such as 1/3 + 1/6 before an amount is rounded. */
const DIVISION_DIGITS = 40;

/** Computes the parts of earlier discounts that a credit reverses. They are rounded so that they add up (docs/billing-rules.md 7.4). */
function discountCredits<S extends SubscriptionState>(line: BillLine<S>, context: BillingContext): BillLine<S>[] {
  const { charge, serviceStartDate: from, serviceEndDate: last, amount: credit } = line.item;
  if (isZero(credit)) return [];
  const { currency } = context;
  const to = addDays(last, 1);
  const proration = effectiveProration(charge, context.proration);
  const days = countProrationDays(charge, proration, from, to);
  let reversed = decimalOf('0');
  return (context.billedDiscounts ?? []).flatMap((discount): BillLine<S>[] => {
    if (discount.chargeNumber !== charge.number || discount.segment !== charge.segment) return [];
    const { creditableUntil } = discount;
    const [start, end] = [from > discount.start ? from : discount.start, to < creditableUntil ? to : creditableUntil];
    if (start >= end) return [];
    const sharedDays = countProrationDays(charge, proration, start, end);
    const before = roundTo(currency, reversed);
    const part = decimalOf(credit).times(discount.amount).times(sharedDays).dividedBy(decimalOf(discount.lineAmount).times(days));
    reversed = reversed.plus(part).toDecimalPlaces(DIVISION_DIGITS);
    const amount = subtract(currency, before, roundTo(currency, reversed));
    return isZero(amount) ? [] : [{ ...line, creditedDiscount: discount, item: { ...line.item, quantity: '1', unitPrice: '0', amount } }];
  });
}

const compareDueDates = (a: BillLine, b: BillLine): number => (a.item.due < b.item.due ? -1 : a.item.due > b.item.due ? 1 : 0);

/** Rates a bill run for a target date by the rules of docs/billing-rules.md. Nothing is written. */
export function rateBillRun<S extends SubscriptionState>(
  subscriptions: readonly S[],
  context: BillingContext,
  through: IsoDate,
): RunLines<S> {
  const owed: BillLine<S>[] = [];
  const credited: BillLine<S>[] = [];
  const billedThrough: RunLines<S>['billedThrough'] = [];
  const usage = createUsagePool(context.usage ?? [], context.ratedUnits);
  const usedDiscounts = new UsedDiscounts(context.billedDiscounts ?? []);
  for (const subscription of subscriptions) {
    for (const plan of subscription.ratePlans) {
      for (const rated of ratedSegments(subscription, plan)) {
        const credits = rateCredits(rated, context).filter((item) => item.due <= through);
        for (const item of credits) {
          const line = limitCredit<S>({ subscription, plan, item }, context.correctedLines ?? [], context.currency);
          if (!line) continue;
          const discounts = discountCredits(line, context);
          for (const { creditedDiscount, item: part } of discounts) {
            if (creditedDiscount) usedDiscounts.add(creditedDiscount.discountNumber, creditedDiscount.start, decimalOf(part.amount));
          }
          credited.push(line, ...discounts);
        }
        const [credit] = credits;
        if (credit) billedThrough.push({ charge: rated.charge, date: credit.due });
        const { items, billedThrough: date } = rateItemsThrough(rated, context, through, usage);
        if (date !== undefined) billedThrough.push({ charge: rated.charge, date });
        for (const item of items) {
          // A price can be negative, because more units may lead to a cheaper tier, and usage records may be negative.
          if (compare(item.amount, '0') >= 0) owed.push({ subscription, plan, item });
          else credited.push({ subscription, plan, item: { ...item, amount: subtract(context.currency, '0', item.amount) } });
        }
      }
    }
  }
  // A fixed-amount discount reduces the lines with the earliest due date first.
  const sources = collectDiscounts([...subscriptions, ...(context.otherSubscriptions ?? [])]);
  const discountsByLine = new Map<BillLine<S>, BillLine<S>[]>();
  for (const line of owed.slice().sort(compareDueDates)) discountsByLine.set(line, discountLines(line, sources, context, usedDiscounts));
  const bill = owed.flatMap((line) => [line, ...(discountsByLine.get(line) ?? [])]);
  const { tax, currency } = context;
  if (!tax) return { owed: bill, credited, billedThrough };
  return {
    owed: taxLines(bill, (line) => billTaxTerms(line, tax), currency),
    credited: taxLines(credited, (line) => creditTaxTerms(line, tax), currency),
    billedThrough,
  };
}

/** Returns the first day on which something of a subscription is billed or credited; undefined if there is none. */
export function findNextBillDate(subscription: SubscriptionState, context: RatingContext): IsoDate | undefined {
  return subscription.ratePlans
    .flatMap((plan: PlanState) => ratedSegments(subscription, plan).flatMap((rated) => nextItemDate(rated, context) ?? []))
    .sort()[0];
}
