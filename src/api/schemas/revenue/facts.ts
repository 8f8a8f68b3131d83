import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { currencyCode, DECIMAL, type CurrencyCode, type DecimalString, type IsoDate, type Open } from '../values.js';
import { date, strict } from '../wire.js';

/** An accounting period, as `accountingPeriods.list` answers it; further fields may stay. */
export interface FactPeriod {
  name: string;
  startDate: IsoDate;
  /** Its last day. */
  endDate: IsoDate;
  /** `Closed` and `PendingClose` ones keep what they hold; a period counts as open unless it says so. */
  status?: Open<'Open' | 'PendingClose' | 'Closed'> | undefined;
}

/** What a schedule holds in a period, as `revenueSchedules.get` answers it in `revenueItems`; further fields may stay. */
export interface FactItem {
  accountingPeriodName: string;
  amount: DecimalString;
  /** The period is closed and keeps this amount, whatever `periods` say of it. */
  isAccountingPeriodClosed?: boolean | undefined;
}

/** Something that happened, for `onEvent` and `milestones`. */
export interface FactEvent {
  name: string;
  date: IsoDate;
}

/** What was used on a day, for `byUsage`. */
export interface FactUsage {
  date: IsoDate;
  quantity: DecimalString;
}

/** What a model is applied to. */
export interface RevenueFacts {
  /** Without tax, with no more digits than the currency has; negative for what is given back. */
  amount: DecimalString;
  currency: CurrencyCode;
  /** First day of the service. */
  start: IsoDate;
  /** Last day of the service. */
  end: IsoDate;
  /** In any order, without holes, from the one on in which revenue begins. What comes after the last one is undistributed. */
  periods: readonly FactPeriod[];
  /** What the schedule holds now, if there is one: closed periods keep it, and others that get nothing any more are told so. */
  items?: readonly FactItem[] | undefined;
  events?: readonly FactEvent[] | undefined;
  usage?: readonly FactUsage[] | undefined;
}

/** Name of the period that holds what is undistributed, on the wire. */
export const OPEN_ENDED = 'Open-Ended';

const amount = z.string().check(z.maxLength(30), z.regex(DECIMAL, 'must be an amount as text, for example "12.50" or "-12.50"'));
const name = z.string().check(z.minLength(1));

export const revenueFacts: Schema<RevenueFacts> = strict({
  amount,
  currency: currencyCode,
  start: date,
  end: date,
  periods: z
    .array(
      z.looseObject({
        name: name.check(z.refine((value: string) => value !== OPEN_ENDED, `is not given: ${OPEN_ENDED} is always there`)),
        startDate: date,
        endDate: date,
        status: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1)),
  items: z.optional(z.array(z.looseObject({ accountingPeriodName: name, amount, isAccountingPeriodClosed: z.optional(z.boolean()) }))),
  events: z.optional(z.array(z.looseObject({ name, date }))),
  usage: z.optional(
    z.array(
      z.looseObject({
        date,
        quantity: z
          .string()
          .check(
            z.regex(/^(?:0|[1-9]\d{0,17})(?:\.\d{1,9})?$/, 'must be a quantity as text; take a correction off the usage that it corrects'),
          ),
      }),
    ),
  ),
});
