import { toUnits } from '../decimal/decimal.js';
import { dayNumber } from '../plain-date/plain-date.js';
import type { RevenueBasis } from '../schemas/revenue/basis.js';
import type { CustomModel, Json } from '../schemas/revenue/model.js';
import type { DecimalString } from '../schemas/values.js';
import { refuse } from './refuse.js';
import { overlappingDays, isFixed, type Timeline } from './timeline.js';

/** Accounting period, as a custom rule receives it. Periods are in the order of dates. */
export interface RulePeriod {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  /** True if the period is closed or pending close and keeps its amount. */
  readonly isClosed: boolean;
  /** Number of days of service in the period. */
  readonly servedDays: number;
}

/** What a custom rule calculates its shares from. */
export interface RuleBasis extends Omit<RevenueBasis, 'periods'> {
  readonly periods: readonly RulePeriod[];
  readonly parameters: { readonly [name: string]: Json };
}

/** Share of a period: its weight divided by the sum of all weights. */
export interface RuleShare {
  /** Name of a period, or `Open-Ended`. */
  readonly accountingPeriodName: string;
  /** Decimal string, not negative, for example `"3"` or `"0.25"`. Weights can have any sum. */
  readonly weight: DecimalString;
}

/**
 * Custom function that divides an amount among periods. It returns weights, never amounts, so rounding cannot lose a cent. It must return the same
 * weights for the same basis; raise its version with every change.
 */
export interface RevenueRule {
  readonly name: string;
  readonly version: number;
  readonly shares: (basis: RuleBasis) => readonly RuleShare[];
}

const WEIGHT = /^(?:0|[1-9]\d{0,29})(?:\.\d{1,18})?$/;
const WEIGHT_DIGITS = 18;

/** Weights of a custom rule, in the order of the slots. */
export function customWeights(model: CustomModel, basis: RevenueBasis, timeline: Timeline, rules: readonly RevenueRule[]): bigint[] {
  const { name, version } = model.rule;
  const named = `"${name}", version ${version}`;
  const rule = rules.find((known) => known.name === name && known.version === version);
  if (!rule) {
    const known = rules.map((other) => `"${other.name}", version ${other.version}`).join('; ') || 'none';
    throw refuse('model', 'rule', 'unknown-rule', `is ${named}, which is not one of the rules (${known}): pass it in { rules }`);
  }
  const weights = timeline.zeros();
  for (const { accountingPeriodName, weight } of rule.shares(seenBy(model, basis, timeline))) {
    const index = timeline.named(accountingPeriodName);
    if (index === undefined) {
      throw refuse(
        'model',
        'rule',
        'unknown-period',
        `${named} returns a share for "${accountingPeriodName}", which is not one of the periods`,
      );
    }
    if (typeof weight !== 'string' || !WEIGHT.test(weight)) {
      const message = `${named} gives ${accountingPeriodName} the weight ${weight}: it must be a number as text that is not negative, for example "3"`;
      throw refuse('model', 'rule', 'invalid-weight', message);
    }
    weights[index] = (weights[index] ?? 0n) + toUnits(weight, WEIGHT_DIGITS);
  }
  if (weights.every((weight) => weight === 0n)) {
    throw refuse('model', 'rule', 'no-shares', `${named} returns no shares: return at least one weight, for a period or "Open-Ended"`);
  }
  return weights;
}

function seenBy({ parameters = {} }: CustomModel, basis: RevenueBasis, timeline: Timeline): RuleBasis {
  const [from, to] = [dayNumber(basis.start), dayNumber(basis.end)];
  const periods = timeline.slots.flatMap(({ name, period, first, last }) =>
    period
      ? [
          {
            name,
            startDate: period.startDate,
            endDate: period.endDate,
            isClosed: isFixed(period),
            servedDays: overlappingDays(from, to, first, last),
          },
        ]
      : [],
  );
  return { ...basis, periods, parameters };
}
