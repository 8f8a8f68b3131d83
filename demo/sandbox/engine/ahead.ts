import type { DecimalString, IsoDate } from '../../../src/api/schemas/values.js';
import { addDays, later } from './calendar.js';
import { decimalOf } from './money.js';
import { arrived } from './pauses.js';
import type { BilledDiscount } from './rating/discounts.js';
import { nextBillDay, runLines, type BillFacts, type Line, type RunLines } from './rating/lines.js';
import { isOnDemand, type RatedUnits } from './rating/usage.js';
import { billedTax, type TaxedBefore } from './tax/tax-lines.js';
import { isPending, mapCharges, renewed, type ChargeState, type SubscriptionState } from './state.js';

/** What a run will write. */
export interface RunAhead {
  date: IsoDate;
  owed: Line[];
  credited: Line[];
}

/** How bills to come are looked at. */
export interface Ahead {
  /** The first run bills what is due by this day. */
  first: IsoDate;
  /** Whether the first run bills these subscriptions only, as that of an order does, or all of the account. */
  alone: boolean;
  /** Daily runs follow from the day after. */
  today: IsoDate;
  /** Only what is due by then. */
  through: IsoDate;
  /** Whether a subscription goes on when its term ends. */
  renews: (subscription: SubscriptionState) => boolean;
  /** Whether what comes after a renewal is left out, though it goes on and discounts others. */
  endsWithTerm?: boolean;
}

/** More days than anybody reads bills of; keeps a look at the year 9999 from taking minutes. */
const MOST_RUNS = 5_000;

/** Before numbers that stand for those which the database will give. */
const UNKNOWN = '\u0000';
const isUnknown = (number: string | undefined): boolean => number?.startsWith(UNKNOWN) === true;

/** Numbers for what has none, so that what is billed of it can be told from the rest. */
function named(subscription: SubscriptionState, index: number): SubscriptionState {
  const own = `${UNKNOWN}${index}`;
  return {
    number: own,
    ...subscription,
    ratePlans: subscription.ratePlans.map((plan, place) => ({
      ...plan,
      charges: plan.charges.map((charge) => ({ number: `${own} ${place} ${charge.productRatePlanChargeId}`, ...charge })),
    })),
  };
}

function withoutUnknown<Numbered extends { number?: string }>(numbered: Numbered): Numbered {
  if (!isUnknown(numbered.number)) return numbered;
  const copy = { ...numbered };
  delete copy.number;
  return copy;
}

/** Lines as they are known before the database gave their numbers; those of a subscription still share it. */
function asKnown(lines: readonly Line[]): Line[] {
  const subscriptions = new Map(lines.map(({ subscription }) => [subscription, withoutUnknown(subscription)]));
  return lines.map((line) => ({
    ...line,
    subscription: subscriptions.get(line.subscription) ?? line.subscription,
    item: { ...line.item, charge: withoutUnknown(line.item.charge) },
    ...(line.discount && { discount: withoutUnknown(line.discount) }),
  }));
}

const keyOf = ({ number, segment }: ChargeState): string => `${number ?? ''} ${segment}`;

/** What a line costs by its price, from which its tax may have been taken. */
const priceOf = ({ item, tax }: Pick<Line, 'item' | 'tax'>): DecimalString => tax?.price ?? item.amount;

/** How lines are taxed, for what is given back of them. */
function taxedAfter(before: readonly TaxedBefore[], owed: readonly Line[]): TaxedBefore[] {
  const billed = owed.flatMap(({ item, discount, tax }): TaxedBefore[] => {
    const { serviceStartDate, serviceEndDate, charge } = item;
    if (discount || charge.number === undefined) return [];
    return [{ chargeNumber: charge.number, segment: charge.segment, serviceStartDate, serviceEndDate, tax: billedTax(tax).tax ?? null }];
  });
  return [...before, ...billed];
}

/** What was rated of charges that are rated on demand, whose later units go on from there. */
function unitsAfter(before: readonly RatedUnits[], owed: readonly Line[]): RatedUnits[] {
  const units = new Map(before.map((rated) => [unitsKey(rated), rated]));
  for (const { item, discount } of owed) {
    const { charge, usage } = item;
    if (!usage || discount || charge.number === undefined || !isOnDemand(charge)) continue;
    const added = { chargeNumber: charge.number, from: usage.from, group: usage.group };
    const earlier = units.get(unitsKey(added))?.quantity ?? '0';
    units.set(unitsKey(added), { ...added, quantity: decimalOf(earlier).plus(usage.quantity).toFixed() });
  }
  return [...units.values()];
}

const unitsKey = ({ chargeNumber, from, group }: Omit<RatedUnits, 'quantity'>): string => `${chargeNumber} ${from} ${group}`;

/** The discounts on bills after a run. */
function discountsAfter(
  before: readonly BilledDiscount[],
  { owed, credited }: RunLines<SubscriptionState>,
  date: IsoDate,
): BilledDiscount[] {
  const given = owed.flatMap(({ item, discount, tax }, index): BilledDiscount[] => {
    const { number: chargeNumber } = item.charge;
    if (discount?.number === undefined || chargeNumber === undefined) return [];
    return [
      {
        invoiceItemId: `${UNKNOWN}${date} ${index}`,
        chargeNumber,
        segment: item.charge.segment,
        discountNumber: discount.number,
        discountName: discount.name,
        productRatePlanChargeId: discount.productRatePlanChargeId,
        start: item.serviceStartDate,
        end: addDays(item.serviceEndDate, 1),
        amount: decimalOf(priceOf({ item, ...(tax && { tax }) }))
          .negated()
          .toFixed(),
        takenBack: '0',
      },
    ];
  });
  const kept = before.map((discount) => {
    const back = credited.filter(({ takesBack }) => takesBack?.invoiceItemId === discount.invoiceItemId);
    const takenBack = back.reduce((total, line) => total.minus(priceOf(line)), decimalOf(discount.takenBack)).toFixed();
    return { ...discount, takenBack };
  });
  return [...kept, ...given];
}

/** The account as a run leaves it. */
interface Account {
  subscriptions: SubscriptionState[];
  facts: BillFacts;
}

function run(
  account: Account,
  billed: readonly SubscriptionState[],
  date: IsoDate,
): { lines: RunLines<SubscriptionState>; after: Account } {
  const { subscriptions, facts } = account;
  const lines = runLines(billed, { ...facts, others: subscriptions.filter((other) => !billed.includes(other)) }, date);
  const dates = new Map(lines.billedThrough.map((each) => [keyOf(each.charge), each.date]));
  const rated = new Set([...lines.owed, ...lines.credited].flatMap(({ item }) => item.usage?.ids ?? []));
  const after = {
    subscriptions: subscriptions.map((state) =>
      mapCharges(state, (charge) => ({ ...charge, chargedThroughDate: dates.get(keyOf(charge)) ?? charge.chargedThroughDate })),
    ),
    facts: {
      ...facts,
      usage: facts.usage?.filter(({ id }) => !rated.has(id)) ?? [],
      ratedUnits: unitsAfter(facts.ratedUnits ?? [], lines.owed),
      ...(facts.tax && { tax: { ...facts.tax, before: taxedAfter(facts.tax.before, lines.owed) } }),
      billedDiscounts: discountsAfter(facts.billedDiscounts ?? [], lines, date),
    },
  };
  return { lines, after };
}

const isLiving = ({ status }: SubscriptionState): boolean => status === 'Active' || status === 'Suspended';

/** A subscription on a day, before what is due then is billed: pauses and cancellations come, the term ends. */
function onDay(state: SubscriptionState, date: IsoDate, renews: Ahead['renews']): SubscriptionState {
  const current = isLiving(state) ? arrived(state, date) : state;
  if (current.status !== 'Active' || current.termEndDate === null || current.termEndDate > date) return current;
  const next = renews(current) ? renewed(current) : undefined;
  return next ?? { ...current, status: 'Expired' };
}

/** The first day on which something happens to a subscription. */
function nextDay(state: SubscriptionState, facts: BillFacts): IsoDate[] {
  const { scheduledCancelDate, scheduledSuspendDate, scheduledResumeDate, termEndDate, status } = state;
  const schedules = isLiving(state) ? [scheduledCancelDate, scheduledSuspendDate, scheduledResumeDate] : [];
  const bill = isPending(status) ? undefined : nextBillDay(state, facts);
  return [...schedules, status === 'Active' ? termEndDate : null, bill].flatMap((date) => date ?? []);
}

/**
 * The runs that are to come, as they follow each other if nothing else happens, by the code that bills. Nothing is written.
 *
 * @param subscriptions those that are looked at; the account's others (`facts.others`) are billed with them, and their lines left out
 */
export function* runsAhead(subscriptions: readonly SubscriptionState[], facts: BillFacts, ahead: Ahead): Generator<RunAhead> {
  const own = subscriptions.map(named);
  const numbers = own.map(({ number }) => number);
  const isOwn = (state: SubscriptionState): boolean => numbers.includes(state.number);
  // As the account has them: those that have no number yet come last.
  const known = [...(facts.others ?? []), ...own.filter(({ number }) => !isUnknown(number))];
  const inOrder = known.sort((a, b) => ((a.number ?? '') < (b.number ?? '') ? -1 : 1));
  let account: Account = { subscriptions: [...inOrder, ...own.filter(({ number }) => isUnknown(number))], facts };
  const termStarts = new Map(own.map(({ number, termStartDate }) => [number, termStartDate]));
  /** The first day of the term after the one that each is in at first. */
  const renewals = new Map<string | undefined, IsoDate>();
  const isBeyond = ({ subscription: { number }, item }: Line): boolean => {
    const renewal = renewals.get(number);
    return ahead.endsWithTerm === true && renewal !== undefined && item.serviceStartDate >= renewal;
  };
  const shown = (lines: readonly Line[]): Line[] =>
    asKnown(lines.filter((line) => isOwn(line.subscription) && line.item.due <= ahead.through && !isBeyond(line)));
  let date = ahead.first;
  // A run on the last day rates the usage that came until then.
  const ratesOnDemand = own.some(({ ratePlans }) => ratePlans.some(({ charges }) => charges.some(isOnDemand)));
  let isFirst = true;
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    const started = account.subscriptions.filter((state) => !isPending(state.status));
    const { lines, after } = run(account, isFirst && ahead.alone ? started.filter(isOwn) : started, date);
    const owed = shown(lines.owed);
    const credited = shown(lines.credited);
    if (owed.length + credited.length > 0) yield { date, owed, credited };
    const [next] = after.subscriptions.flatMap((state) => nextDay(state, after.facts)).sort();
    const day = addDays(isFirst ? later(ahead.first, ahead.today) : date, 1);
    if (next !== undefined && next <= ahead.through) date = later(next, day);
    else if (ratesOnDemand && day <= ahead.through) date = ahead.through;
    else return;
    isFirst = false;
    const { renews } = ahead;
    account = { ...after, subscriptions: after.subscriptions.map((state) => onDay(state, date, renews)) };
    for (const { number, termStartDate } of account.subscriptions) {
      const isRenewed = termStarts.has(number) && termStartDate !== termStarts.get(number);
      if (isRenewed && !renewals.has(number)) renewals.set(number, termStartDate);
    }
  }
}
