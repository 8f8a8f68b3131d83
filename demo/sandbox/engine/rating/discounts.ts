import type { Decimal } from 'decimal.js';
import type { DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import { addDays, daysBetween, later } from '../calendar.js';
import { decimalOf, roundTo } from '../money.js';
import { billingStop, isSameCharge, stopped, type ChargeState, type PlanState, type SubscriptionState } from '../state.js';
import { DISCOUNT_LEVELS, isDiscount, type ChargeType } from './charge-terms.js';
import type { RatingFacts } from './items.js';
import type { Line } from './lines.js';
import { periodsFrom, termOn } from './periods.js';
import { periodPrice } from './price.js';
import { prorationOf, shareOf } from './proration.js';

/** A discount that an invoice gave on a line. */
export interface BilledDiscount {
  /** The discount's line of the invoice. */
  invoiceItemId: string;
  /** The charge and segment whose line was reduced. */
  chargeNumber: string;
  segment: number;
  /** The discount charge. */
  discountNumber: string;
  discountName: string;
  productRatePlanChargeId: string;
  /** Service dates of the line, the end exclusive. */
  start: IsoDate;
  end: IsoDate;
  /** Positive. */
  amount: DecimalString;
  /** What credits have taken back of it. */
  takenBack: DecimalString;
}

/** A discount in its subscription. */
interface Source {
  subscription: SubscriptionState;
  plan: PlanState;
  charge: ChargeState;
}

type Identity = string | ChargeState;

/** Charges that have a number are the same in every version; those of a preview only are themselves. */
const identityOf = (charge: ChargeState): Identity => charge.number ?? charge;

/** What lines have drawn of fixed amounts. */
export class Draws {
  readonly #drawn: { discount: Identity; lineStart: IsoDate; amount: Decimal }[];

  constructor(billed: readonly BilledDiscount[]) {
    this.#drawn = billed.map(({ discountNumber, start, amount, takenBack }) => ({
      discount: discountNumber,
      lineStart: start,
      amount: decimalOf(amount).minus(takenBack),
    }));
  }

  add(discount: Identity, lineStart: IsoDate, amount: Decimal): void {
    this.#drawn.push({ discount, lineStart, amount });
  }

  /** Drawn by lines that begin from one day until another. */
  of(discount: Identity, from: IsoDate, to: IsoDate): Decimal {
    return this.#drawn
      .filter((draw) => draw.discount === discount && draw.lineStart >= from && draw.lineStart < to)
      .reduce((total, draw) => total.plus(draw.amount), decimalOf('0'));
  }
}

function lives({ effectiveStartDate: start, effectiveEndDate: end, type }: ChargeState, day: IsoDate): boolean {
  return type === 'OneTime' ? day === start && (end === null || end > start) : day >= start && (end === null || day < end);
}

/** The words of `applyDiscountTo` are the charge types put together. */
function appliesTo({ terms }: ChargeState, type: ChargeType): boolean {
  return (terms.applyDiscountTo ?? 'ONETIMERECURRINGUSAGE').includes(type.toUpperCase());
}

const levelOf = ({ terms }: ChargeState): number => DISCOUNT_LEVELS.indexOf(terms.discountLevel ?? 'rateplan');

function reaches({ subscription, plan, charge }: Source, line: Line): boolean {
  const { discountLevel = 'rateplan' } = charge.terms;
  if (discountLevel === 'rateplan') return plan === line.plan;
  return discountLevel === 'account' || subscription === line.subscription;
}

/** A charge as far as it goes on in its subscription, which may be paused or about to end. */
function asStopped(subscription: SubscriptionState, charge: ChargeState): ChargeState {
  const stop = billingStop(subscription);
  return stop === undefined ? charge : stopped(charge, stop);
}

/** Discounts in the order in which they are given (docs/billing-rules.md 8.3). */
export function discountsOf(subscriptions: readonly SubscriptionState[]): Source[] {
  const sources = subscriptions.flatMap((subscription) =>
    subscription.ratePlans.flatMap((plan) =>
      plan.charges.filter(isDiscount).map((charge) => ({ subscription, plan, charge: asStopped(subscription, charge) })),
    ),
  );
  const rank = ({ charge }: Source): number => 2 * levelOf(charge) + (charge.model === 'DiscountPercentage' ? 0 : 1);
  return sources.sort((a, b) => rank(a) - rank(b));
}

/** Days of a line on which a discount lives, in whichever of its segments. */
function livedDays({ subscription, plan, charge }: Source, from: IsoDate, to: IsoDate): number {
  if (charge.type === 'OneTime') return 1;
  const segments = plan.charges.filter((other) => isSameCharge(other, charge)).map((other) => asStopped(subscription, other));
  const days = segments.map(({ effectiveStartDate: start, effectiveEndDate: end }) =>
    daysBetween(later(from, start), end !== null && end < to ? end : to),
  );
  return days.reduce((total, count) => total + Math.max(count, 0), 0);
}

function percentage(source: Source, line: Line, left: Decimal): Decimal {
  const { pricing, terms } = source.charge;
  const part = left.times(pricing.discountPercentage ?? '0').dividedBy(100);
  if (terms.applyToBillingPeriodPartially !== true) return part;
  const [from, to] = [line.item.serviceStartDate, addDays(line.item.serviceEndDate, 1)];
  return part.times(livedDays(source, from, to)).dividedBy(daysBetween(from, to));
}

/** What is left of a fixed amount for a line, of the discount's period in which the line begins (docs/billing-rules.md 8.5). */
function fixedAmount({ charge, subscription }: Source, line: Line, facts: RatingFacts, draws: Draws): Decimal {
  const day = line.item.serviceStartDate;
  const { value, divisor } = periodPrice(charge, termOn(subscription, day));
  if (charge.type === 'OneTime' || charge.billingPeriod === null) {
    return value.dividedBy(divisor).minus(draws.of(identityOf(charge), charge.effectiveStartDate, addDays(charge.effectiveStartDate, 1)));
  }
  const [period] = periodsFrom(charge, subscription, facts.billCycleDay, day);
  if (!period) return decimalOf('0');
  const from = later(period.from, charge.effectiveStartDate);
  const to = charge.effectiveEndDate !== null && charge.effectiveEndDate < period.until ? charge.effectiveEndDate : period.until;
  const proration = prorationOf(charge, facts.proration);
  if (proration === 'none') {
    // Once a period, whatever pauses lie in it.
    const allowed = decimalOf(roundTo(facts.currency, value.dividedBy(divisor)));
    return allowed.minus(draws.of(identityOf(charge), period.from, period.until));
  }
  const { part, whole } = shareOf(charge, proration, from, to, period);
  const allowed = decimalOf(roundTo(facts.currency, value.times(part).dividedBy(divisor.times(whole))));
  return allowed.minus(draws.of(identityOf(charge), from, to));
}

/**
 * The lines by which discounts reduce a line, each seeing what those before left of it. What fixed amounts give is drawn from them.
 */
export function reductionsOf<S extends SubscriptionState>(
  line: Line<S>,
  sources: readonly Source[],
  facts: RatingFacts,
  draws: Draws,
): Line<S>[] {
  const { item } = line;
  const found: Line<S>[] = [];
  let left = decimalOf(item.amount);
  for (const source of sources) {
    const { charge } = source;
    if (!reaches(source, line) || !appliesTo(charge, item.charge.type) || !lives(charge, item.serviceStartDate)) continue;
    const wanted = charge.model === 'DiscountPercentage' ? percentage(source, line, left) : fixedAmount(source, line, facts, draws);
    const amount = decimalOf(roundTo(facts.currency, wanted.greaterThan(left) ? left : wanted));
    if (!amount.isPositive() || amount.isZero()) continue;
    left = left.minus(amount);
    draws.add(identityOf(charge), item.serviceStartDate, amount);
    found.push({
      ...line,
      discount: charge,
      item: { ...item, quantity: '1', amount: roundTo(facts.currency, amount.negated()), unitPrice: '0' },
    });
  }
  return found;
}
