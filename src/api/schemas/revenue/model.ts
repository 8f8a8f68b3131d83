import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { isRecord } from '../is-record.js';
import { isZero, subtractDecimals, sumDecimals, withFractionDigits } from '../../decimal/decimal.js';
import type { DecimalString, OpenEnum } from '../values.js';
import { date, integer, strict } from '../wire.js';

/** Fields of every rule model. Models can be stored with `JSON.stringify` and read with `parseModel`. */
export interface NamedModel {
  /** Display name. Also used in the notes of the model's revenue events. */
  name: string;
  /** Version, counted from 1. Each schedule records the version with which it was distributed, so raise it with every change of the model. */
  version: number;
  /**
   * Treatment of revenue in periods that are closed or pending close, which keep their amounts. `catch-up` (default): the first open period gets the
   * difference, so that the running total matches the model. `prospective`: the rest of the amount goes to the open periods only, in the model's
   * proportions.
   */
  closedPeriods?: 'catch-up' | 'prospective';
}

/**
 * Spreads revenue evenly over the service, including its first and last day. `daily`: the same for each day. `monthly`: the same for each calendar
 * month, and incomplete months in proportion to their days. `front-load`: the same for each month, but nothing for an incomplete last month.
 * `back-load`: the same for each month, but nothing for an incomplete first month.
 */
export interface StraightLine extends NamedModel {
  kind: 'straightLine';
  spread: 'daily' | 'monthly' | 'front-load' | 'back-load';
}

/** Recognizes all revenue on one day: the first or last day of service, or a date. */
export interface OnDate extends NamedModel {
  kind: 'onDate';
  /** `start`, `end` or a date `YYYY-MM-DD`. */
  on: OpenEnum<'start' | 'end'>;
}

/** Recognizes all revenue on the day of an event. Until then, the revenue is undistributed. */
export interface OnEvent extends NamedModel {
  kind: 'onEvent';
  event: string;
}

/** Step of `Milestones`. */
export interface Milestone {
  event: string;
  /** Percentage of the whole amount, for example `"40"` or `"33.3333"`. */
  percent: DecimalString;
}

/** Recognizes percentages on the days of events. The percentages of future events are undistributed. All percentages must add up to 100. */
export interface Milestones extends NamedModel {
  kind: 'milestones';
  milestones: Milestone[];
}

/** Recognizes a percentage in each accounting period, starting with the first period of service. The percentages must add up to 100. */
export interface PercentByPeriod extends NamedModel {
  kind: 'percentByPeriod';
  percents: DecimalString[];
}

/** Recognizes revenue by usage: each period gets its share of `units` until all units are used. */
export interface ByUsage extends NamedModel {
  kind: 'byUsage';
  /** Number of units that the amount pays for. Usage beyond this number earns no revenue. */
  units: DecimalString;
  /** Revenue of unused units: undistributed until they are used, or recognized on the last day of service. */
  unused: 'open-ended' | 'at-end';
}

/** JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Distributes revenue with a custom function. The model stores its name, not the function: pass the function to `preview` and `compile`. */
export interface CustomModel extends NamedModel {
  kind: 'custom';
  rule: { name: string; version: number };
  /** Parameters of the function. */
  parameters?: { readonly [name: string]: Json };
}

/** Data that describes how an amount becomes revenue. */
export type RuleModel = StraightLine | OnDate | OnEvent | Milestones | PercentByPeriod | ByUsage | CustomModel;

const LONGEST_NAME = 100;
/** Maximum number of entries of a list. Far above the number of accounting periods that a schedule can have. */
const MOST_ENTRIES = 1200;
const PERCENT = /^(?:100(?:\.0{1,9})?|(?:0|[1-9]\d?)(?:\.\d{1,9})?)$/;
const QUANTITY = /^(?:0|[1-9]\d{0,17})(?:\.\d{1,9})?$/;

const text = z.string().check(z.maxLength(LONGEST_NAME), z.regex(/\S/, 'must not be blank: enter a name'));
const version = integer(1);
const percent: Schema<DecimalString> = z
  .string()
  .check(z.regex(PERCENT, 'must be a percentage as text, from 0 to 100 with at most 9 decimals, for example "12.5"'));

const named = {
  name: text,
  version,
  closedPeriods: z.optional(z.enum(['catch-up', 'prospective'])),
};

/** Message for percentages that do not add up to 100. Undefined if they do, or if one of them is invalid and has its own message. */
function explainWrongTotal(percents: readonly DecimalString[]): string | undefined {
  if (percents.length === 0 || !percents.every((value) => PERCENT.test(value))) return undefined;
  const sum = sumDecimals(percents);
  const missing = withFractionDigits(subtractDecimals('100', sum), 0);
  if (isZero(missing)) return undefined;
  const change = missing.startsWith('-') ? `${missing.slice(1)} are too much: lower` : `${missing} are missing: raise`;
  return `must add up to 100 and add up to ${withFractionDigits(sum, 0)}; ${change} one by that`;
}

const straightLine = strict({
  ...named,
  kind: z.literal('straightLine'),
  spread: z.enum(['daily', 'monthly', 'front-load', 'back-load']),
});
const onDate = strict({
  ...named,
  kind: z.literal('onDate'),
  on: z.string().check(
    z.refine((value: string) => value === 'start' || value === 'end' || date.safeParse(value).success, {
      message: 'must be "start", "end" or a date YYYY-MM-DD that exists',
    }),
  ),
});
const onEvent = strict({ ...named, kind: z.literal('onEvent'), event: text });
const milestones = strict({
  ...named,
  kind: z.literal('milestones'),
  milestones: z.array(strict({ event: text, percent })).check(
    z.minLength(1),
    z.maxLength(MOST_ENTRIES),
    z.superRefine((steps: Milestone[], context) => {
      steps.forEach(({ event }, index) => {
        const first = steps.findIndex((step) => step.event === event);
        if (first === index) return;
        const message = `is the event of milestone ${first} too: give each its own, or one of them both percentages`;
        context.addIssue({ code: 'custom', message, path: [index, 'event'], input: steps });
      });
      const message = explainWrongTotal(steps.map((step) => step.percent));
      if (message !== undefined) context.addIssue({ code: 'custom', message, input: steps });
    }),
  ),
});
const percentByPeriod = strict({
  ...named,
  kind: z.literal('percentByPeriod'),
  percents: z.array(percent).check(
    z.minLength(1),
    z.maxLength(MOST_ENTRIES),
    z.superRefine((percents: DecimalString[], context) => {
      const message = explainWrongTotal(percents);
      if (message !== undefined) context.addIssue({ code: 'custom', message, input: percents });
    }),
  ),
});
const byUsage = strict({
  ...named,
  kind: z.literal('byUsage'),
  units: z.string().check(
    z.regex(QUANTITY, 'must be a quantity as text, for example "12000" or "2.5"'),
    z.refine((value: string) => /[1-9]/.test(value), 'must be more than nothing'),
  ),
  unused: z.enum(['open-ended', 'at-end']),
});
const custom = strict({
  ...named,
  kind: z.literal('custom'),
  rule: strict({ name: text, version }),
  parameters: z.optional(z.record(z.string(), z.json())),
});

const KINDS = 'straightLine, onDate, onEvent, milestones, percentByPeriod, byUsage, custom';

export const ruleModel: Schema<RuleModel> = z.discriminatedUnion(
  'kind',
  [straightLine, onDate, onEvent, milestones, percentByPeriod, byUsage, custom],
  { error: ({ input }) => (isRecord(input) ? `must be one of ${KINDS}` : undefined) },
);
