import { toUnits } from '../decimal/decimal.js';
import { dayNumber } from '../plain-date/plain-date.js';
import type { RevenueFacts } from '../schemas/revenue/facts.js';
import type { ByUsage, Milestones, OnDate, PercentByPeriod, RuleModel } from '../schemas/revenue/model.js';
import type { DecimalString } from '../schemas/values.js';
import { refuse } from './refuse.js';
import { customWeights, type RevenueRule } from './rules.js';
import { straightLineWeights } from './straight-line.js';
import type { Timeline } from './timeline.js';

/** Returns the weight that a model gives to each slot. At least one weight is positive. */
export function weightsOf(model: RuleModel, facts: RevenueFacts, timeline: Timeline, rules: readonly RevenueRule[]): bigint[] {
  switch (model.kind) {
    case 'straightLine':
      timeline.at(facts.start, 'start');
      return straightLineWeights(model, facts, timeline);
    case 'onDate':
      return allInOneSlot(timeline, slotOfDate(model, facts, timeline));
    case 'onEvent':
      return allInOneSlot(timeline, slotOfEvent(model.event, facts, timeline));
    case 'milestones':
      return milestoneWeights(model, facts, timeline);
    case 'percentByPeriod':
      return percentWeights(model, facts, timeline);
    case 'byUsage':
      return usageWeights(model, facts, timeline);
    case 'custom':
      timeline.at(facts.start, 'start');
      return customWeights(model, facts, timeline, rules);
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

function slotOfDate({ on }: OnDate, { start, end }: RevenueFacts, timeline: Timeline): number {
  if (on === 'start') return timeline.at(start, 'start');
  return on === 'end' ? timeline.at(end, 'end') : timeline.at(on, 'model.on');
}

/** Index of the slot that contains the day of an event, or of the open-ended slot if the event has not happened. */
function slotOfEvent(name: string, { events = [] }: RevenueFacts, timeline: Timeline): number {
  const index = events.findIndex((event) => event.name === name);
  const event = events[index];
  return event ? timeline.at(event.date, `events.${index}.date`) : timeline.openEnded;
}

function milestoneWeights({ milestones }: Milestones, facts: RevenueFacts, timeline: Timeline): bigint[] {
  const weights = timeline.zeros();
  for (const { event, percent } of milestones) {
    const index = slotOfEvent(event, facts, timeline);
    weights[index] = (weights[index] ?? 0n) + toScaled(percent);
  }
  return weights;
}

function percentWeights({ percents }: PercentByPeriod, { start }: RevenueFacts, timeline: Timeline): bigint[] {
  const weights = timeline.zeros();
  const first = timeline.at(start, 'start');
  percents.forEach((percent, index) => {
    const slot = Math.min(first + index, timeline.openEnded);
    weights[slot] = (weights[slot] ?? 0n) + toScaled(percent);
  });
  return weights;
}

function usageWeights({ units, unused }: ByUsage, facts: RevenueFacts, timeline: Timeline): bigint[] {
  const weights = timeline.zeros();
  const usage = (facts.usage ?? []).map(({ date, quantity }, index) => {
    const field = `usage.${index}.date`;
    if (dayNumber(date) < dayNumber(facts.start) || dayNumber(date) > dayNumber(facts.end)) {
      throw refuse(
        'facts',
        field,
        'outside',
        `is ${date}, outside ${facts.start} to ${facts.end}: leave out what this amount does not pay for`,
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
  const rest = unused === 'at-end' ? timeline.at(facts.end, 'end') : timeline.openEnded;
  weights[rest] = (weights[rest] ?? 0n) + left;
  return weights;
}
