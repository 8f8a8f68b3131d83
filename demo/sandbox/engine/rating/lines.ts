import type { IsoDate } from '../../../../src/api/schemas/values.js';
import { addDays, later } from '../calendar.js';
import { compare, decimalOf, isZero, roundTo, subtract } from '../money.js';
import { billingStop, isSameCharge, stopped, type ChargeState, type PlanState, type SubscriptionState } from '../state.js';
import { discountsOf, Draws, reductionsOf, type BilledDiscount } from './discounts.js';
import { leftOf, type GivenUp } from './given-up.js';
import { creditItems, itemsThrough, nextDue, type BillItem, type Rated, type RatingFacts } from './items.js';
import { prorationOf, weightOf } from './proration.js';
import { taxCredited, taxOwed, type TaxFacts } from '../tax/tax-lines.js';
import type { LineTax } from '../tax/tax-terms.js';
import { isOnDemand, usagePool, type RatedUnits, type UsageRecord } from './usage.js';

type PlanOf<S extends SubscriptionState> = S['ratePlans'][number];
type ChargeOf<S extends SubscriptionState> = PlanOf<S>['charges'][number];

/** A line of a bill or of a credit memo. */
export interface Line<S extends SubscriptionState = SubscriptionState> {
  subscription: S;
  plan: PlanOf<S>;
  /** Of a discount, the item that it reduces, with the discount's own amount: negative on a bill. */
  item: BillItem<ChargeOf<S>>;
  /** The charge that reduces the item; its line bears its name. */
  discount?: ChargeState;
  /** On a credit memo: the discount that is taken back, by a negative amount. */
  takesBack?: BilledDiscount;
  /** The amount of the item is without it. */
  tax?: LineTax;
}

/** The charge whose name a line bears. */
export function chargeOf({ item, discount, takesBack }: Line): {
  chargeName: string;
  chargeNumber?: string;
  productRatePlanChargeId: string;
  isDiscount: boolean;
} {
  if (takesBack) {
    const { discountName: chargeName, discountNumber: chargeNumber, productRatePlanChargeId } = takesBack;
    return { chargeName, chargeNumber, productRatePlanChargeId, isDiscount: true };
  }
  const { name: chargeName, number, productRatePlanChargeId } = discount ?? item.charge;
  return { chargeName, ...(number !== undefined && { chargeNumber: number }), productRatePlanChargeId, isDiscount: discount !== undefined };
}

/** What bills are made of beside subscriptions. */
export interface BillFacts extends RatingFacts {
  /** Other subscriptions of the account, whose discounts may reach these. */
  others?: readonly SubscriptionState[];
  /** Discounts on what is billed. */
  billedDiscounts?: readonly BilledDiscount[];
  /** What was reversed or written off of what is billed. */
  givenUp?: readonly GivenUp[];
  /** Usage that was not rated. */
  usage?: readonly UsageRecord[];
  /** Usage on demand that was, in periods that are not over. */
  ratedUnits?: readonly RatedUnits[];
  /** Nothing is taxed without them. */
  tax?: TaxFacts;
}

/** What a run for a target date writes. */
export interface RunLines<S extends SubscriptionState> {
  owed: Line<S>[];
  /** Amounts are positive, of discounts that are taken back negative. */
  credited: Line<S>[];
  /** How far each charge is billed then. */
  billedThrough: { charge: ChargeOf<S>; date: IsoDate }[];
}

/** The segments of a plan's charges as far as they go on, in their subscription. */
function ratedSegments<S extends SubscriptionState>(subscription: S, plan: PlanOf<S>): Rated<ChargeOf<S>>[] {
  const stop = billingStop(subscription);
  const segments: ChargeOf<S>[] = plan.charges.map((charge) => (stop === undefined ? charge : stopped(charge, stop)));
  return segments.map((charge) => {
    const ends = segments
      .filter((other) => isSameCharge(other, charge) && other.segment < charge.segment)
      .flatMap(({ effectiveStartDate: start, effectiveEndDate: end }) => (end !== null && end > start ? end : []));
    return { charge, term: subscription, servedUntil: ends.sort().at(-1) ?? null };
  });
}

/** The shares of the discounts on a credited item's days (docs/billing-rules.md 7.4). */
function takenBack<S extends SubscriptionState>(line: Line<S>, facts: BillFacts): Line<S>[] {
  const { charge, serviceStartDate: from, serviceEndDate: last } = line.item;
  const to = addDays(last, 1);
  return (facts.billedDiscounts ?? []).flatMap((discount): Line<S>[] => {
    if (discount.chargeNumber !== charge.number || discount.segment !== charge.segment) return [];
    const [start, end] = [from > discount.start ? from : discount.start, to < discount.end ? to : discount.end];
    if (start >= end) return [];
    const proration = prorationOf(charge, facts.proration);
    const share = weightOf(charge, proration, start, end);
    const whole = weightOf(charge, proration, discount.start, discount.end);
    const amount = roundTo(facts.currency, decimalOf(discount.amount).times(share).dividedBy(whole).negated());
    return isZero(amount) ? [] : [{ ...line, takesBack: discount, item: { ...line.item, quantity: '1', unitPrice: '0', amount } }];
  });
}

const byDue = (a: Line, b: Line): number => (a.item.due < b.item.due ? -1 : a.item.due > b.item.due ? 1 : 0);

/** Everything that a bill run for a target date writes of subscriptions, by the rules of docs/billing-rules.md. Nothing is written here. */
export function runLines<S extends SubscriptionState>(subscriptions: readonly S[], facts: BillFacts, through: IsoDate): RunLines<S> {
  const owed: Line<S>[] = [];
  const credited: Line<S>[] = [];
  const billedThrough: RunLines<S>['billedThrough'] = [];
  const usage = usagePool(facts.usage ?? [], facts.ratedUnits);
  const draws = new Draws(facts.billedDiscounts ?? []);
  for (const subscription of subscriptions) {
    for (const plan of subscription.ratePlans) {
      for (const rated of ratedSegments(subscription, plan)) {
        const credits = creditItems(rated, facts).filter((item) => item.due <= through);
        for (const item of credits) {
          const line: Line<S> = { subscription, plan, item };
          const back = leftOf([line, ...takenBack(line, facts)], line, facts.givenUp ?? [], facts.currency);
          for (const { takesBack, item: part } of back) {
            if (takesBack) draws.add(takesBack.discountNumber, takesBack.start, decimalOf(part.amount));
          }
          credited.push(...back);
        }
        const [credit] = credits;
        if (credit) billedThrough.push({ charge: rated.charge, date: credit.due });
        const { items, billedThrough: date } = itemsThrough(rated, facts, through, usage);
        if (date !== undefined) billedThrough.push({ charge: rated.charge, date });
        for (const item of items) {
          // More units can cost less, and records can be negative.
          if (compare(item.amount, '0') >= 0) owed.push({ subscription, plan, item });
          else credited.push({ subscription, plan, item: { ...item, amount: subtract(facts.currency, '0', item.amount) } });
        }
      }
    }
  }
  // Discounts are drawn as bills are written: the earlier first.
  const sources = discountsOf([...subscriptions, ...(facts.others ?? [])]);
  const reduced = new Map<Line<S>, Line<S>[]>();
  for (const line of owed.slice().sort(byDue)) reduced.set(line, reductionsOf(line, sources, facts, draws));
  const bill = owed.flatMap((line) => [line, ...(reduced.get(line) ?? [])]);
  const { tax, currency } = facts;
  if (!tax) return { owed: bill, credited, billedThrough };
  return {
    owed: bill.map((line) => taxOwed(line, tax, currency)),
    credited: credited.map((line) => taxCredited(line, tax, currency)),
    billedThrough,
  };
}

/**
 * As `runLines`, for runs on all days on which something falls due, and on a last one: each rates the usage on demand that came until then.
 *
 * @param first the first day on which bills are written
 */
export function linesAhead<S extends SubscriptionState>(
  subscriptions: readonly S[],
  facts: BillFacts,
  through: IsoDate,
  first: IsoDate,
): RunLines<S> {
  const lines = runLines(subscriptions, { ...facts, runDays: [] }, through);
  if (!subscriptions.some(({ ratePlans }) => ratePlans.some(({ charges }) => charges.some(isOnDemand)))) return lines;
  const days = [...lines.owed, ...lines.credited].map(({ item }) => later(item.due, first));
  return runLines(subscriptions, { ...facts, runDays: [...new Set([...days, through])].sort() }, through);
}

/** The first day on which something of a subscription is to be billed or given back; undefined if never. */
export function nextBillDay(subscription: SubscriptionState, facts: RatingFacts): IsoDate | undefined {
  return subscription.ratePlans
    .flatMap((plan: PlanState) => ratedSegments(subscription, plan).flatMap((rated) => nextDue(rated, facts) ?? []))
    .sort()[0];
}
