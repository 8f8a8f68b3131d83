import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { CURRENCY_CODE, DECIMAL, type CurrencyCode, type DecimalString, type IsoDate, type OpenEnum } from '../values.js';
import { date, strict } from '../wire.js';

/** Accounting period, as `accountingPeriods.list` returns it. Other fields are ignored. */
export interface RevenuePeriod {
  name: string;
  startDate: IsoDate;
  /** Last day of the period. */
  endDate: IsoDate;
  /** Periods with status `Closed` and `PendingClose` keep their amounts. All other periods are treated as open. */
  status?: OpenEnum<'Open' | 'PendingClose' | 'Closed'> | undefined;
}

/** Amount of a schedule in a period, as `revenueSchedules.get` returns it in `revenueItems`. Other fields are ignored. */
export interface RevenueItem {
  accountingPeriodName: string;
  amount: DecimalString;
  /** True if the period is closed and keeps this amount, regardless of its status in `periods`. */
  isAccountingPeriodClosed?: boolean | undefined;
}

/** Event for `onEvent` and `milestones`. */
export interface RevenueEvent {
  name: string;
  date: IsoDate;
}

/** Usage of one day, for `byUsage`. */
export interface RevenueUsage {
  date: IsoDate;
  quantity: DecimalString;
}

/** What a revenue schedule is calculated from: amount, days of service, accounting periods, and what has happened so far. */
export interface RevenueBasis {
  /** Amount without tax, with at most the digits of its currency. Negative for credits. */
  amount: DecimalString;
  currency: CurrencyCode;
  /** First day of service. */
  start: IsoDate;
  /** Last day of service. */
  end: IsoDate;
  /**
   * Accounting periods without gaps, in any order, starting with the period in which revenue begins. Revenue after the last period is undistributed.
   */
  periods: readonly RevenuePeriod[];
  /**
   * Current items of the schedule, if there is one. Closed periods keep their amounts. Other periods are set to zero if the model gives them no
   * revenue.
   */
  items?: readonly RevenueItem[] | undefined;
  events?: readonly RevenueEvent[] | undefined;
  usage?: readonly RevenueUsage[] | undefined;
}

/** Name that the platform gives to the period of the undistributed amount. */
export const OPEN_ENDED = 'Open-Ended';

const amount = z.string().check(z.maxLength(30), z.regex(DECIMAL, 'must be an amount as text, for example "12.50" or "-12.50"'));
const name = z.string().check(z.minLength(1));

export const revenueBasis: Schema<RevenueBasis> = strict({
  amount,
  currency: z.string().check(z.regex(CURRENCY_CODE, 'must be a currency such as USD')),
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
