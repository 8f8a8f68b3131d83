import { toUnits } from '../decimal/decimal.js';
import { dayNumber } from '../plain-date/plain-date.js';
import type { RevenueFacts } from '../schemas/revenue/facts.js';
import type { CustomModel, Json } from '../schemas/revenue/model.js';
import type { DecimalString } from '../schemas/values.js';
import { refuse } from './refuse.js';
import { common, isFixed, type Timeline } from './timeline.js';

/** A period as a rule of your own sees it: in the order of dates. */
export interface RulePeriod {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Closed or about to be: what it holds stays. */
  readonly isClosed: boolean;
  /** Days of service in it, both ends included. */
  readonly servedDays: number;
}

/** What a rule of your own is told. */
export interface RuleFacts extends Omit<RevenueFacts, 'periods'> {
  readonly periods: readonly RulePeriod[];
  readonly parameters: { readonly [name: string]: Json };
}

/** What a rule gives to a period: as many parts of the whole as its weight is among all weights. */
export interface RuleShare {
  /** Name of one of the periods, or `Open-Ended`. */
  readonly accountingPeriodName: string;
  /** Not negative, as text, for example `"3"` or `"0.25"`. Weights need not add up to anything. */
  readonly weight: DecimalString;
}

/**
 * A function of your own that says how an amount is shared. It gives weights, never amounts: rounding and totals are ours, so no rule can lose a cent.
 * It must answer the same for the same facts; give it a new version when that changes.
 */
export interface RevenueRule {
  readonly name: string;
  readonly version: number;
  readonly shares: (facts: RuleFacts) => readonly RuleShare[];
}

const WEIGHT = /^(?:0|[1-9]\d{0,29})(?:\.\d{1,18})?$/;
const WEIGHT_DIGITS = 18;

/** Weights by a rule of the caller's, in the order of the slots. */
export function customWeights(model: CustomModel, facts: RevenueFacts, timeline: Timeline, rules: readonly RevenueRule[]): bigint[] {
  const { name, version } = model.rule;
  const named = `"${name}", version ${version}`;
  const rule = rules.find((known) => known.name === name && known.version === version);
  if (!rule) {
    const known = rules.map((other) => `"${other.name}", version ${other.version}`).join('; ') || 'none';
    throw refuse('model', 'rule', 'unknown-rule', `is ${named}, which is not among the rules given: ${known}. Give it in { rules }`);
  }
  const weights = timeline.nothing();
  for (const { accountingPeriodName, weight } of rule.shares(seenBy(model, facts, timeline))) {
    const index = timeline.named(accountingPeriodName);
    if (index === undefined) {
      throw refuse('model', 'rule', 'unknown-period', `${named} gives a share to "${accountingPeriodName}", which is none of the periods`);
    }
    if (typeof weight !== 'string' || !WEIGHT.test(weight)) {
      const message = `${named} gives ${accountingPeriodName} the weight ${weight}: it must be a number as text that is not negative, for example "3"`;
      throw refuse('model', 'rule', 'invalid-weight', message);
    }
    weights[index] = (weights[index] ?? 0n) + toUnits(weight, WEIGHT_DIGITS);
  }
  if (weights.every((weight) => weight === 0n)) {
    throw refuse('model', 'rule', 'no-shares', `${named} gives no period a share: give at least one a weight, or "Open-Ended"`);
  }
  return weights;
}

function seenBy({ parameters = {} }: CustomModel, facts: RevenueFacts, timeline: Timeline): RuleFacts {
  const [from, to] = [dayNumber(facts.start), dayNumber(facts.end)];
  const periods = timeline.slots.flatMap(({ name, period, first, last }) =>
    period
      ? [
          {
            name,
            startDate: period.startDate,
            endDate: period.endDate,
            isClosed: isFixed(period),
            servedDays: common(from, to, first, last),
          },
        ]
      : [],
  );
  return { ...facts, periods, parameters };
}
