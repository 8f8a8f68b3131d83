import { dayNumber } from '../plain-date/plain-date.js';
import { OPEN_ENDED, revenueFacts, type RevenueFacts } from '../schemas/revenue/facts.js';
import { ruleModel, type RuleModel } from '../schemas/revenue/model.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../schemas/values.js';
import { allocate } from './allocate.js';
import { fromMinorUnits, toMinorUnits } from './minor-units.js';
import { fitting, refuse } from './refuse.js';
import type { RevenueRule } from './rules.js';
import { isFixed, Timeline } from './timeline.js';
import { weightsOf } from './weights.js';

/** What an accounting period gets. */
export interface RevenuePart {
  /** `Open-Ended` for what is undistributed. */
  readonly accountingPeriodName: string;
  /** Undefined for what is undistributed. */
  readonly startDate: IsoDate | undefined;
  readonly endDate: IsoDate | undefined;
  readonly isAccountingPeriodClosed: boolean;
  readonly amount: DecimalString;
}

/** What a model makes of an amount. `recognized + unrecognized + undistributed` is `amount`, to the smallest unit. */
export interface RevenuePreview {
  readonly model: { readonly name: string; readonly version: number };
  readonly amount: DecimalString;
  readonly currency: CurrencyCode;
  /** In the order of dates, `Open-Ended` last. Periods that have and get nothing are left out. */
  readonly parts: readonly RevenuePart[];
  /** In closed periods. */
  readonly recognized: DecimalString;
  /** In open periods. */
  readonly unrecognized: DecimalString;
  /** In no period yet. */
  readonly undistributed: DecimalString;
}

export interface PreviewOptions {
  /** The functions behind models of the kind `custom`. */
  readonly rules?: readonly RevenueRule[];
}

/**
 * Says what a model makes of an amount, for each accounting period. Sends nothing.
 *
 * @throws {InvalidRequestError} the model or the facts do not fit, or not each other; `fields` names each and how it is mended
 */
export function preview(given: RuleModel, about: RevenueFacts, { rules = [] }: PreviewOptions = {}): RevenuePreview {
  const model = fitting('model', ruleModel, given);
  const facts = fitting('facts', revenueFacts, about);
  if (dayNumber(facts.end) < dayNumber(facts.start)) throw refuse('facts', 'end', 'before-start', `is before ${facts.start}: swap the two`);
  checkEvents(facts);
  const whole = unitsOf(facts.amount, 'amount', facts.currency);
  const timeline = new Timeline(facts.periods);
  const held = heldBy(facts, timeline);
  const weights = weightsOf(model, facts, timeline, rules);
  const amounts = model.closedPeriods === 'prospective' ? prospective(whole, weights, held) : caughtUp(whole, weights, held);

  const sums = { recognized: 0n, unrecognized: 0n, undistributed: 0n };
  const parts: RevenuePart[] = [];
  timeline.slots.forEach(({ name, period }, index) => {
    const { isClosed = false, isListed = false } = held[index] ?? {};
    const amount = amounts[index] ?? 0n;
    sums[isClosed ? 'recognized' : period ? 'unrecognized' : 'undistributed'] += amount;
    if (amount === 0n && !isListed) return;
    parts.push({
      accountingPeriodName: name,
      startDate: period?.startDate,
      endDate: period?.endDate,
      isAccountingPeriodClosed: isClosed,
      amount: fromMinorUnits(amount, facts.currency),
    });
  });
  return {
    model: { name: model.name, version: model.version },
    amount: fromMinorUnits(whole, facts.currency),
    currency: facts.currency,
    parts,
    recognized: fromMinorUnits(sums.recognized, facts.currency),
    unrecognized: fromMinorUnits(sums.unrecognized, facts.currency),
    undistributed: fromMinorUnits(sums.undistributed, facts.currency),
  };
}

/** What a slot holds before the model is applied. */
interface Held {
  /** What it holds is recognized. */
  readonly isClosed: boolean;
  /** What it holds stays. */
  readonly isFixed: boolean;
  /** Whether the schedule has an item there. */
  readonly isListed: boolean;
  /** What it holds if that stays, else nothing. */
  readonly kept: bigint;
}

function heldBy({ items = [], currency }: RevenueFacts, timeline: Timeline): Held[] {
  const held = timeline.slots.map(({ period }): Held => ({
    isClosed: period?.status === 'Closed',
    isFixed: period !== undefined && isFixed(period),
    isListed: false,
    kept: 0n,
  }));
  items.forEach(({ accountingPeriodName: name, amount, isAccountingPeriodClosed = false }, index) => {
    const field = `items.${index}.accountingPeriodName`;
    const slot = timeline.named(name);
    const before = slot === undefined ? undefined : held[slot];
    if (slot === undefined || !before) {
      throw refuse('facts', field, 'unknown-period', `is "${name}", which is none of the periods: give it among them`);
    }
    if (before.isListed) throw refuse('facts', field, 'twice', `is "${name}" a second time: give the items of one schedule`);
    const isClosed = name !== OPEN_ENDED && (before.isClosed || isAccountingPeriodClosed);
    const units = unitsOf(amount, `items.${index}.amount`, currency);
    const stays = isClosed || before.isFixed;
    held[slot] = { isClosed, isFixed: stays, isListed: true, kept: stays ? units : 0n };
  });
  return held;
}

/** What no closed period keeps goes where it still can: the first slot that is open. */
function caughtUp(whole: bigint, weights: readonly bigint[], held: readonly Held[]): bigint[] {
  const meant = allocate(whole, weights);
  const firstOpen = held.findIndex(({ isFixed }) => !isFixed);
  const late = held.reduce((sum, { isFixed, kept }, index) => (isFixed ? sum + (meant[index] ?? 0n) - kept : sum), 0n);
  return meant.map((amount, index) => (held[index]?.isFixed ? held[index].kept : amount + (index === firstOpen ? late : 0n)));
}

/** Only what no closed period has recognized is divided, among open slots alone. */
function prospective(whole: bigint, weights: readonly bigint[], held: readonly Held[]): bigint[] {
  const left = held.reduce((sum, { kept }) => sum - kept, whole);
  const firstOpen = held.findIndex(({ isFixed }) => !isFixed);
  const open = weights.map((weight, index) => (held[index]?.isFixed ? 0n : weight));
  // A model that sees nothing in open periods still has to put what is left somewhere.
  const divided = allocate(left, open.some((weight) => weight > 0n) ? open : open.map((_, index) => (index === firstOpen ? 1n : 0n)));
  return divided.map((amount, index) => (held[index]?.isFixed ? held[index].kept : amount));
}

function unitsOf(amount: DecimalString, field: string, currency: CurrencyCode): bigint {
  const units = toMinorUnits(amount, currency);
  if (units !== undefined) return units;
  throw refuse('facts', field, 'too-many-digits', `is ${amount}, which has more digits than ${currency} has: round it first`);
}

function checkEvents({ events = [] }: RevenueFacts): void {
  events.forEach(({ name }, index) => {
    if (events.findIndex((event) => event.name === name) === index) return;
    throw refuse('facts', `events.${index}.name`, 'twice', `is "${name}" a second time: give the day on which it happened once`);
  });
}
