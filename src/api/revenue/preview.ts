import { dayNumber } from '../plain-date/plain-date.js';
import { OPEN_ENDED, revenueBasis, type RevenueBasis } from '../schemas/revenue/basis.js';
import { ruleModel, type RuleModel } from '../schemas/revenue/model.js';
import type { CurrencyCode, DecimalString, IsoDate } from '../schemas/values.js';
import { allocate } from './allocate.js';
import { fromMinorUnits, toMinorUnits } from './minor-units.js';
import { validate, refuse } from './refuse.js';
import type { RevenueRule } from './rules.js';
import { isFixed, Timeline } from './timeline.js';
import { weightsOf } from './weights.js';

/** Revenue of an accounting period. */
export interface RevenuePart {
  /** Name of the period; `Open-Ended` for the undistributed amount. */
  readonly accountingPeriodName: string;
  /** Undefined for the undistributed amount. */
  readonly startDate: IsoDate | undefined;
  readonly endDate: IsoDate | undefined;
  readonly isAccountingPeriodClosed: boolean;
  readonly amount: DecimalString;
}

/** Revenue that a model distributes. `recognized + unrecognized + undistributed` equals `amount` exactly. */
export interface RevenuePreview {
  readonly model: { readonly name: string; readonly version: number };
  readonly amount: DecimalString;
  readonly currency: CurrencyCode;
  /** Revenue by period in the order of dates, `Open-Ended` last. Omits periods that have no revenue and no item in the schedule. */
  readonly parts: readonly RevenuePart[];
  /** Revenue in closed periods. */
  readonly recognized: DecimalString;
  /** Revenue in open periods. */
  readonly unrecognized: DecimalString;
  /** Revenue that is not assigned to a period yet. */
  readonly undistributed: DecimalString;
}

export interface PreviewOptions {
  /** Functions of models of the kind `custom`. */
  readonly rules?: readonly RevenueRule[];
}

/**
 * Applies a model and returns the revenue of each accounting period. Sends nothing.
 * @throws {InvalidRequestError} Model or basis are invalid, or do not match; `fields` names each invalid field and how to correct it.
 */
export function preview(given: RuleModel, about: RevenueBasis, { rules = [] }: PreviewOptions = {}): RevenuePreview {
  const model = validate('model', ruleModel, given);
  const basis = validate('basis', revenueBasis, about);
  if (dayNumber(basis.end) < dayNumber(basis.start)) throw refuse('basis', 'end', 'before-start', `is before ${basis.start}: swap the two`);
  checkEvents(basis);
  const whole = unitsOf(basis.amount, 'amount', basis.currency);
  const timeline = new Timeline(basis.periods);
  const states = slotStates(basis, timeline);
  const weights = weightsOf(model, basis, timeline, rules);
  const amounts = model.closedPeriods === 'prospective' ? prospective(whole, weights, states) : caughtUp(whole, weights, states);

  const sums = { recognized: 0n, unrecognized: 0n, undistributed: 0n };
  const parts: RevenuePart[] = [];
  timeline.slots.forEach(({ name, period }, index) => {
    const { isClosed = false, isListed = false } = states[index] ?? {};
    const amount = amounts[index] ?? 0n;
    sums[isClosed ? 'recognized' : period ? 'unrecognized' : 'undistributed'] += amount;
    if (amount === 0n && !isListed) return;
    parts.push({
      accountingPeriodName: name,
      startDate: period?.startDate,
      endDate: period?.endDate,
      isAccountingPeriodClosed: isClosed,
      amount: fromMinorUnits(amount, basis.currency),
    });
  });
  return {
    model: { name: model.name, version: model.version },
    amount: fromMinorUnits(whole, basis.currency),
    currency: basis.currency,
    parts,
    recognized: fromMinorUnits(sums.recognized, basis.currency),
    unrecognized: fromMinorUnits(sums.unrecognized, basis.currency),
    undistributed: fromMinorUnits(sums.undistributed, basis.currency),
  };
}

/** State of a slot (an accounting period, or the open-ended period) before the model is applied. */
interface SlotState {
  /** True if its amount is recognized. */
  readonly isClosed: boolean;
  /** True if its amount cannot change. */
  readonly isFixed: boolean;
  /** True if the schedule has an item in the slot. */
  readonly isListed: boolean;
  /** Amount that cannot change; zero for other slots. */
  readonly kept: bigint;
}

function slotStates({ items = [], currency }: RevenueBasis, timeline: Timeline): SlotState[] {
  const states = timeline.slots.map(({ period }): SlotState => ({
    isClosed: period?.status === 'Closed',
    isFixed: period !== undefined && isFixed(period),
    isListed: false,
    kept: 0n,
  }));
  items.forEach(({ accountingPeriodName: name, amount, isAccountingPeriodClosed = false }, index) => {
    const field = `items.${index}.accountingPeriodName`;
    const slot = timeline.named(name);
    const before = slot === undefined ? undefined : states[slot];
    if (slot === undefined || !before) {
      throw refuse('basis', field, 'unknown-period', `is "${name}", which is not one of the periods: add the period`);
    }
    if (before.isListed) throw refuse('basis', field, 'duplicate', `is "${name}" again: pass the items of one schedule only`);
    const isClosed = name !== OPEN_ENDED && (before.isClosed || isAccountingPeriodClosed);
    const units = unitsOf(amount, `items.${index}.amount`, currency);
    const stays = isClosed || before.isFixed;
    states[slot] = { isClosed, isFixed: stays, isListed: true, kept: stays ? units : 0n };
  });
  return states;
}

/** Divides the whole amount by weight, but fixed slots keep their amounts. The first open slot gets the differences. */
function caughtUp(whole: bigint, weights: readonly bigint[], states: readonly SlotState[]): bigint[] {
  const modelAmounts = allocate(whole, weights);
  const firstOpen = states.findIndex(({ isFixed }) => !isFixed);
  const late = states.reduce((sum, { isFixed, kept }, index) => (isFixed ? sum + (modelAmounts[index] ?? 0n) - kept : sum), 0n);
  return modelAmounts.map((amount, index) => (states[index]?.isFixed ? states[index].kept : amount + (index === firstOpen ? late : 0n)));
}

/** Fixed slots keep their amounts. Divides the remaining amount among the open slots. */
function prospective(whole: bigint, weights: readonly bigint[], states: readonly SlotState[]): bigint[] {
  const left = states.reduce((sum, { kept }) => sum - kept, whole);
  const firstOpen = states.findIndex(({ isFixed }) => !isFixed);
  const open = weights.map((weight, index) => (states[index]?.isFixed ? 0n : weight));
  // If the weights of all open slots are zero, the first open slot gets the remaining amount.
  const divided = allocate(left, open.some((weight) => weight > 0n) ? open : open.map((_, index) => (index === firstOpen ? 1n : 0n)));
  return divided.map((amount, index) => (states[index]?.isFixed ? states[index].kept : amount));
}

function unitsOf(amount: DecimalString, field: string, currency: CurrencyCode): bigint {
  const units = toMinorUnits(amount, currency);
  if (units !== undefined) return units;
  throw refuse('basis', field, 'too-many-digits', `is ${amount}, with more digits than ${currency}: round it first`);
}

function checkEvents({ events = [] }: RevenueBasis): void {
  events.forEach(({ name }, index) => {
    if (events.findIndex((event) => event.name === name) === index) return;
    throw refuse('basis', `events.${index}.name`, 'duplicate', `is "${name}" again: pass each event once`);
  });
}
