import { toUnits } from '../decimal/decimal.js';
import { dayNumber } from '../plain-date/plain-date.js';
import type { RevenueBasis } from '../schemas/revenue/basis.js';
import type { ByUsage, Milestones, OnDate, PercentByPeriod, RuleModel } from '../schemas/revenue/model.js';
import type { DecimalString } from '../schemas/values.js';
import { refuse } from './refuse.js';
import { customWeights, type RevenueRule } from './rules.js';
import { straightLineWeights } from './straight-line.js';
import type { Timeline } from './timeline.js';

/** Returns the weight that a model gives to each slot. At least one weight is positive. */
export function weightsOf(model: RuleModel, basis: RevenueBasis, timeline: Timeline, rules: readonly RevenueRule[]): bigint[] {
  switch (model.kind) {
    case 'straightLine':
      timeline.at(basis.start, 'start');
      return straightLineWeights(model, basis, timeline);
    case 'onDate':
      return allInOneSlot(timeline, slotOfDate(model, basis, timeline));
    case 'onEvent':
      return allInOneSlot(timeline, slotOfEvent(model.event, basis, timeline));
    case 'milestones':
      return milestoneWeights(model, basis, timeline);
    case 'percentByPeriod':
      return percentWeights(model, basis, timeline);
    case 'byUsage':
      return usageWeights(model, basis, timeline);
    case 'custom':
      timeline.at(basis.start, 'start');
      return customWeights(model, basis, timeline, rules);
  }
}

/** Fraction digits of percentages and quantities. */
const DIGITS = 9;

function toScaled(value: DecimalString): bigint {
  return toUnits(value, DIGITS);
}

/** Returns weights that give the whole amount to one slot. */
function allInOneSlot(timeline: Timeline, index: number): bigint[] {
  const weights = timeline.zeros();
  weights[index] = 1n;
  return weights;
}

function slotOfDate({ on }: OnDate, { start, end }: RevenueBasis, timeline: Timeline): number {
  if (on === 'start') return timeline.at(start, 'start');
  return on === 'end' ? timeline.at(end, 'end') : timeline.at(on, 'model.on');
}

/** Index of the slot that contains the day of an event, or of the open-ended slot if the event has not happened. */
function slotOfEvent(name: string, { events = [] }: RevenueBasis, timeline: Timeline): number {
  const index = events.findIndex((event) => event.name === name);
  const event = events[index];
  return event ? timeline.at(event.date, `events.${index}.date`) : timeline.openEnded;
}

function milestoneWeights({ milestones }: Milestones, basis: RevenueBasis, timeline: Timeline): bigint[] {
  const weights = timeline.zeros();
  for (const { event, percent } of milestones) {
    const index = slotOfEvent(event, basis, timeline);
    weights[index] = (weights[index] ?? 0n) + toScaled(percent);
  }
  return weights;
}

function percentWeights({ percents }: PercentByPeriod, { start }: RevenueBasis, timeline: Timeline): bigint[] {
  const weights = timeline.zeros();
  const first = timeline.at(start, 'start');
  percents.forEach((percent, index) => {
    const slot = Math.min(first + index, timeline.openEnded);
    weights[slot] = (weights[slot] ?? 0n) + toScaled(percent);
  });
  return weights;
}

function usageWeights({ units, unused }: ByUsage, basis: RevenueBasis, timeline: Timeline): bigint[] {
  const weights = timeline.zeros();
  const usage = (basis.usage ?? []).map(({ date, quantity }, index) => {
    const field = `usage.${index}.date`;
    if (dayNumber(date) < dayNumber(basis.start) || dayNumber(date) > dayNumber(basis.end)) {
      throw refuse(
        'basis',
        field,
        'outside',
        `is ${date}, outside ${basis.start} to ${basis.end}: leave out what this amount does not pay for`,
      );
    }
    return { slot: timeline.at(date, field), quantity: toScaled(quantity) };
  });
  usage.sort((a, b) => a.slot - b.slot);
  let left = toScaled(units);
  for (const { slot, quantity } of usage) {
    const counted = quantity < left ? quantity : left;
    weights[slot] = (weights[slot] ?? 0n) + counted;
    left -= counted;
  }
  const rest = unused === 'at-end' ? timeline.at(basis.end, 'end') : timeline.openEnded;
  weights[rest] = (weights[rest] ?? 0n) + left;
  return weights;
}
