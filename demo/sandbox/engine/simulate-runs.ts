import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { addDays, laterDate } from './calendar.js';
import { decimalOf } from './money.js';
import { applyScheduledChanges, nextTermEnd, withTermEnded } from './subscription-lifecycle.js';
import { afterLaterLines, type LineStart } from './rating/billed-again.js';
import type { BilledDiscount } from './rating/discounts.js';
import { findNextBillDate, rateBillRun, type BillingContext, type BillLine, type RunLines } from './rating/bill-lines.js';
import { isOnDemand, ratedUnitsKey, type RatedUnits } from './rating/usage-pool.js';
import { toBilledTax, type TaxedLine } from './tax/tax-lines.js';
import { isPending, mapCharges, type ChargeState, type SubscriptionState } from './subscription-state.js';

/** Lines of a simulated bill run. */
interface SimulatedRun {
  date: IsoDate;
  owed: BillLine[];
  credited: BillLine[];
}

/** Range and assumptions of a simulation. */
interface SimulationOptions {
  /** Target date of the first run. */
  first: IsoDate;
  /** True if the first run bills only the given subscriptions, like the bill run of an order. False if it bills the whole account. */
  onlyGivenSubscriptions: boolean;
  /** Current date. All runs after the first run are later than this date. */
  today: IsoDate;
  /** Last day of the simulation. Lines that are due later are left out. */
  through: IsoDate;
  /** True if the subscription renews at the end of its term. */
  renews: (subscription: SubscriptionState) => boolean;
  /** True to leave out lines after a renewal. The renewal is still simulated, because its discounts may apply to other subscriptions. */
  endsWithTerm?: boolean;
}

/** Maximum number of runs. Without this limit, a simulation through the year 9999 would take minutes. */
const MAX_RUNS = 5_000;

/** Prefix of placeholders for the numbers of new subscriptions and charges. */
const PLACEHOLDER = '\u0000';
const isPlaceholder = (number: string | undefined): boolean => number?.startsWith(PLACEHOLDER) === true;

/** Assigns placeholder numbers to a new subscription and its charges. The numbers identify them in all simulated runs. */
function withPlaceholders(subscription: SubscriptionState, index: number): SubscriptionState {
  const own = `${PLACEHOLDER}${index}`;
  return {
    number: own,
    ...subscription,
    ratePlans: subscription.ratePlans.map((plan, place) => ({
      ...plan,
      charges: plan.charges.map((charge) => ({ number: `${own} ${place} ${charge.productRatePlanChargeId}`, ...charge })),
    })),
  };
}

function withoutPlaceholder<Numbered extends { number?: string }>(numbered: Numbered): Numbered {
  if (!isPlaceholder(numbered.number)) return numbered;
  const copy = { ...numbered };
  delete copy.number;
  return copy;
}

/** Removes the placeholder numbers from lines. Lines of the same subscription still share one subscription object. */
function removePlaceholders(lines: readonly BillLine[]): BillLine[] {
  const subscriptions = new Map(lines.map(({ subscription }) => [subscription, withoutPlaceholder(subscription)]));
  return lines.map((line) => ({
    ...line,
    subscription: subscriptions.get(line.subscription) ?? line.subscription,
    item: { ...line.item, charge: withoutPlaceholder(line.item.charge) },
    ...(line.discount && { discount: withoutPlaceholder(line.discount) }),
  }));
}

const segmentKey = ({ number, segment }: ChargeState): string => `${number ?? ''} ${segment}`;

/** Price of a line before its tax was split off. */
const priceBeforeTaxSplit = ({ item, tax }: Pick<BillLine, 'item' | 'tax'>): DecimalString => tax?.price ?? item.amount;

/** Returns the lines of a run as billed lines. Later credits for their days depend on them. */
function toBilledLines(owed: readonly BillLine[]): TaxedLine[] {
  return owed.flatMap(({ item, discount, tax }): TaxedLine[] => {
    const { serviceStartDate, serviceEndDate, charge } = item;
    if (discount || charge.number === undefined) return [];
    return [{ chargeNumber: charge.number, segment: charge.segment, serviceStartDate, serviceEndDate, tax: toBilledTax(tax).tax ?? null }];
  });
}

/** Adds the on-demand units that a run has rated. Later runs rate further units on top of them. */
function addRatedUnits(before: readonly RatedUnits[], owed: readonly BillLine[]): RatedUnits[] {
  const units = new Map(before.map((rated) => [ratedUnitsKey(rated), rated]));
  for (const { item, discount } of owed) {
    const { charge, usage } = item;
    if (!usage || discount || charge.number === undefined || !isOnDemand(charge)) continue;
    const added = { chargeNumber: charge.number, from: usage.from, group: usage.group };
    const earlier = units.get(ratedUnitsKey(added))?.quantity ?? '0';
    units.set(ratedUnitsKey(added), { ...added, quantity: decimalOf(earlier).plus(usage.quantity).toFixed() });
  }
  return [...units.values()];
}

/** Lines that credit a discount, by the id of the discount's invoice item. */
function groupByDiscount(credited: readonly BillLine[]): Map<string, BillLine[]> {
  const groups = new Map<string, BillLine[]>();
  for (const line of credited) {
    const id = line.creditedDiscount?.invoiceItemId;
    if (id !== undefined) groups.set(id, [...(groups.get(id) ?? []), line]);
  }
  return groups;
}

/** Updates the billed discounts after a run: adds its new discounts, and the amounts that its credits reversed. */
function addBilledDiscounts(
  before: readonly BilledDiscount[],
  { owed, credited }: RunLines<SubscriptionState>,
  later: readonly LineStart[],
  date: IsoDate,
): BilledDiscount[] {
  let lineAmount: DecimalString = '0';
  const added = owed.flatMap((line, index): BilledDiscount[] => {
    const { item, discount } = line;
    const { number: chargeNumber } = item.charge;
    // The lines of a discount directly follow the line they reduce.
    if (!discount) lineAmount = priceBeforeTaxSplit(line);
    if (discount?.number === undefined || chargeNumber === undefined) return [];
    return [
      {
        invoiceItemId: `${PLACEHOLDER}${date} ${index}`,
        chargeNumber,
        segment: item.charge.segment,
        discountNumber: discount.number,
        discountName: discount.name,
        productRatePlanChargeId: discount.productRatePlanChargeId,
        start: item.serviceStartDate,
        end: addDays(item.serviceEndDate, 1),
        creditableUntil: addDays(item.serviceEndDate, 1),
        lineAmount,
        amount: decimalOf(priceBeforeTaxSplit(line)).negated().toFixed(),
        takenBack: '0',
      },
    ];
  });
  const creditsOf = groupByDiscount(credited);
  const updated = before.map((discount) => {
    const credits = creditsOf.get(discount.invoiceItemId) ?? [];
    const takenBack = credits.reduce((total, line) => total.minus(priceBeforeTaxSplit(line)), decimalOf(discount.takenBack)).toFixed();
    return afterLaterLines({ ...discount, takenBack }, later);
  });
  return [...updated, ...added];
}

/** State of an account after a simulated run. */
interface SimulatedAccount {
  subscriptions: SubscriptionState[];
  context: BillingContext;
}

function simulateRun(
  account: SimulatedAccount,
  billed: readonly SubscriptionState[],
  date: IsoDate,
): { lines: RunLines<SubscriptionState>; after: SimulatedAccount } {
  const { subscriptions, context } = account;
  const isBilled = new Set(billed);
  const lines = rateBillRun(billed, { ...context, otherSubscriptions: subscriptions.filter((other) => !isBilled.has(other)) }, date);
  const dates = new Map(lines.billedThrough.map((each) => [segmentKey(each.charge), each.date]));
  const rated = new Set([...lines.owed, ...lines.credited].flatMap(({ item }) => item.usage?.ids ?? []));
  const billedLines = toBilledLines(lines.owed);
  const after: SimulatedAccount = {
    subscriptions: subscriptions.map((state) =>
      mapCharges(state, (charge) => ({ ...charge, chargedThroughDate: dates.get(segmentKey(charge)) ?? charge.chargedThroughDate })),
    ),
    context: {
      ...context,
      usage: context.usage?.filter(({ id }) => !rated.has(id)) ?? [],
      ratedUnits: addRatedUnits(context.ratedUnits ?? [], lines.owed),
      tax: context.tax && { ...context.tax, billedLines: [...context.tax.billedLines, ...billedLines] },
      billedDiscounts: addBilledDiscounts(context.billedDiscounts ?? [], lines, billedLines, date),
      correctedLines: (context.correctedLines ?? []).map((line) => afterLaterLines(line, billedLines)),
    },
  };
  return { lines, after };
}

const isActiveOrSuspended = ({ status }: SubscriptionState): boolean => status === 'Active' || status === 'Suspended';

/**
 * Returns the state of a subscription on a day before that day's run: applies scheduled changes, and renews or expires the subscription.
 */
function stateOnDate(state: SubscriptionState, date: IsoDate, renews: SimulationOptions['renews']): SubscriptionState {
  let current = isActiveOrSuspended(state) ? applyScheduledChanges(state, date) : state;
  for (;;) {
    const end = nextTermEnd(current);
    if (end === null || end > date) return current;
    current = withTermEnded(current, renews(current));
  }
}

/** Returns the next dates on which a subscription changes or is billed. */
function upcomingDates(state: SubscriptionState, context: BillingContext): IsoDate[] {
  const { scheduledCancelDate, scheduledSuspendDate, scheduledResumeDate, status } = state;
  const schedules = isActiveOrSuspended(state) ? [scheduledCancelDate, scheduledSuspendDate, scheduledResumeDate] : [];
  const bill = isPending(status) ? undefined : findNextBillDate(state, context);
  return [...schedules, nextTermEnd(state), bill].flatMap((date) => date ?? []);
}

/**
 * Simulates future bill runs with the engine's own rating, assuming that nothing else changes. Does not write to the database.
 *
 * @param subscriptions the subscriptions whose lines are returned. The account's other subscriptions (`context.otherSubscriptions`) are
 * simulated too, but their lines are left out.
 */
export function* simulateRuns(
  subscriptions: readonly SubscriptionState[],
  context: BillingContext,
  options: SimulationOptions,
): Generator<SimulatedRun> {
  const own = subscriptions.map(withPlaceholders);
  const numbers = new Set(own.map(({ number }) => number));
  const isOwn = (state: SubscriptionState): boolean => numbers.has(state.number);
  // Sorted by number, like stored subscriptions. New subscriptions come last.
  const known = [...(context.otherSubscriptions ?? []), ...own.filter(({ number }) => !isPlaceholder(number))];
  const sorted = known.sort((a, b) => ((a.number ?? '') < (b.number ?? '') ? -1 : 1));
  let account: SimulatedAccount = { subscriptions: [...sorted, ...own.filter(({ number }) => isPlaceholder(number))], context };
  const termStarts = new Map(own.map(({ number, termStartDate }) => [number, termStartDate]));
  /** Dates of the first renewal, by subscription number. */
  const renewals = new Map<string | undefined, IsoDate>();
  const isAfterRenewal = ({ subscription: { number }, item }: BillLine): boolean => {
    const renewal = renewals.get(number);
    return options.endsWithTerm === true && renewal !== undefined && item.serviceStartDate >= renewal;
  };
  const visibleLines = (lines: readonly BillLine[]): BillLine[] =>
    removePlaceholders(lines.filter((line) => isOwn(line.subscription) && line.item.due <= options.through && !isAfterRenewal(line)));
  let date = options.first;
  // On-demand charges need a run on the last day, to rate the usage up to that day.
  const ratesOnDemand = own.some(({ ratePlans }) => ratePlans.some(({ charges }) => charges.some(isOnDemand)));
  let isFirst = true;
  for (let runs = 0; runs < MAX_RUNS; runs += 1) {
    const started = account.subscriptions.filter((state) => !isPending(state.status));
    const { lines, after } = simulateRun(account, isFirst && options.onlyGivenSubscriptions ? started.filter(isOwn) : started, date);
    const owed = visibleLines(lines.owed);
    const credited = visibleLines(lines.credited);
    if (owed.length + credited.length > 0) yield { date, owed, credited };
    const [next] = after.subscriptions.flatMap((state) => upcomingDates(state, after.context)).sort();
    const day = addDays(isFirst ? laterDate(options.first, options.today) : date, 1);
    if (next !== undefined && next <= options.through) date = laterDate(next, day);
    else if (ratesOnDemand && day <= options.through) date = options.through;
    else return;
    isFirst = false;
    const { renews } = options;
    account = { ...after, subscriptions: after.subscriptions.map((state) => stateOnDate(state, date, renews)) };
    for (const { number, termStartDate } of account.subscriptions) {
      const isRenewed = termStarts.has(number) && termStartDate !== termStarts.get(number);
      if (isRenewed && !renewals.has(number)) renewals.set(number, termStartDate);
    }
  }
}
