import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { isZero, subtractDecimals, sumDecimals, withFractionDigits } from '../../decimal/decimal.js';
import type { DecimalString, Open } from '../values.js';
import { date, integer, strict } from '../wire.js';

/** What every rule model says. All of it survives `JSON.stringify` and comes back through `parseModel`. */
export interface NamedModel {
  /** For people, and for the notes of the revenue events that it makes. */
  name: string;
  /** Counts from 1. A schedule says which version made it: raise it whenever anything else changes. */
  version: number;
  /**
   * What happens to revenue that the model sees in periods that are closed or about to be, which keep what they hold. `catch-up` (the default): the difference goes
   * into the first open period, so that the total so far is what the model says. `prospective`: what is left of the amount goes to the open periods
   * alone, in the model's proportions.
   */
  closedPeriods?: 'catch-up' | 'prospective';
}

/**
 * Evenly over the time of service, both of its days included. `daily`: each day the same. `monthly`: each calendar month the same, a part of one by its
 * days. `front-load`: each month the same, an incomplete last one nothing. `back-load`: each month the same, an incomplete first one nothing.
 */
export interface StraightLine extends NamedModel {
  kind: 'straightLine';
  spread: 'daily' | 'monthly' | 'front-load' | 'back-load';
}

/** All on one day: the first or last of the service, or a date. */
export interface OnDate extends NamedModel {
  kind: 'onDate';
  /** `start`, `end` or a date `YYYY-MM-DD`. */
  on: Open<'start' | 'end'>;
}

/** All on the day of an event, and undistributed until it happens. */
export interface OnEvent extends NamedModel {
  kind: 'onEvent';
  event: string;
}

/** One step of `Milestones`. */
export interface Milestone {
  event: string;
  /** Of the whole amount, for example `"40"` or `"33.3333"`. */
  percent: DecimalString;
}

/** Percentages on the days of events; those that have not happened are undistributed. The percentages add up to 100. */
export interface Milestones extends NamedModel {
  kind: 'milestones';
  milestones: Milestone[];
}

/** A percentage for each accounting period, from the one on in which the service begins. They add up to 100. */
export interface PercentByPeriod extends NamedModel {
  kind: 'percentByPeriod';
  percents: DecimalString[];
}

/** As it is used: each period its part of `units`, until all are used. */
export interface ByUsage extends NamedModel {
  kind: 'byUsage';
  /** How many units the amount pays for. What is used beyond them earns nothing. */
  units: DecimalString;
  /** What has not been used: undistributed until it is, or recognized on the last day of the service. */
  unused: 'open-ended' | 'at-end';
}

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Shares by a function of your own, which is named and not kept: whoever previews the model brings the function. */
export interface CustomModel extends NamedModel {
  kind: 'custom';
  rule: { name: string; version: number };
  /** Given to the function. */
  parameters?: { readonly [name: string]: Json };
}

/** How an amount becomes revenue, as data. */
export type RuleModel = StraightLine | OnDate | OnEvent | Milestones | PercentByPeriod | ByUsage | CustomModel;

const LONGEST_NAME = 100;
/** Far more accounting periods than a schedule can have. */
const MOST_ENTRIES = 1200;
const PERCENT = /^(?:100(?:\.0{1,9})?|(?:0|[1-9]\d?)(?:\.\d{1,9})?)$/;
const QUANTITY = /^(?:0|[1-9]\d{0,17})(?:\.\d{1,9})?$/;

const text = z.string().check(z.maxLength(LONGEST_NAME), z.regex(/\S/, 'must say something: give it the name that people know it by'));
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
function offHundred(percents: readonly DecimalString[]): string | undefined {
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
      const message = offHundred(steps.map((step) => step.percent));
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
      const message = offHundred(percents);
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

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

export const ruleModel: Schema<RuleModel> = z.discriminatedUnion(
  'kind',
  [straightLine, onDate, onEvent, milestones, percentByPeriod, byUsage, custom],
  { error: ({ input }) => (isObject(input) ? `must be one of ${KINDS}` : undefined) },
);
