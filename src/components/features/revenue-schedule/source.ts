import type { Client } from '../../../api/client.js';
import { isStorefrontError } from '../../../api/errors.js';
import { listAccountingPeriods } from '../../../generated/api/operations/accounting-periods.js';
import { getChargeRevenueSummaryOfCharge } from '../../../generated/api/operations/charge-revenue-summaries.js';
import { listRevenueEventsOfSchedule } from '../../../generated/api/operations/revenue-events.js';
import {
  distributeAcrossPeriods,
  getRevenueSchedule,
  listSchedulesOfSubscriptionCharge,
} from '../../../generated/api/operations/revenue-schedules.js';
import { getSubscription } from '../../../generated/api/operations/subscriptions.js';
import type { Operation } from '../../../api/operations/operation.js';
import type { RevenueInputs } from '../../../api/revenue/index.js';
import type { ListAccountingPeriodsResponse } from '../../../generated/api/schemas/accounting-periods.js';
import type { ListRevenueEventsOfScheduleResponse } from '../../../generated/api/schemas/revenue-events.js';
import type { ListSchedulesOfSubscriptionChargeResponse } from '../../../generated/api/schemas/revenue-schedules.js';
import type { CurrencyCode, DecimalString } from '../../../api/schemas/values.js';
import { splitItems, type Split } from './periods.js';

export type Schedule = ListSchedulesOfSubscriptionChargeResponse['revenueSchedules'][number];
export type Item = Schedule['revenueItems'][number];
export type Period = ListAccountingPeriodsResponse['accountingPeriods'][number];
export type RevenueEvent = ListRevenueEventsOfScheduleResponse['revenueEventDetails'][number];

/** A charge of a subscription, and what its schedules come to. */
export interface Charge {
  /** As the rows about its revenue take it. */
  readonly key: string;
  readonly name: string;
  readonly plan: string;
  /** Undefined where it has no schedule, or where that could not be had. */
  readonly revenue: Revenue | undefined;
  /** Whether it could be had what it comes to. */
  readonly isKnown: boolean;
}

/** An amount, and what has become of it. */
export interface Revenue extends Split {
  readonly currency: CurrencyCode;
  readonly amount: DecimalString;
}

/** A schedule with all that is shown of it. */
export interface Detail {
  readonly schedule: Schedule;
  /** Undefined where the session may not look at periods. */
  readonly periods: readonly Period[] | undefined;
  /** The first one first. */
  readonly events: readonly RevenueEvent[];
}

/** Entries of one page of these lists. */
const MOST = 300;

/** Also what was removed has revenue; only with all segments a subscription names it. */
const ALL_CHARGES = { 'charge-detail': 'all-segments' } as const;

/** A right that was missing, by the call that was refused for it. */
const scopes = new WeakMap<object, string>();

/** The scope that a refused call would have needed; undefined for another failure. */
export function missingScope(error: object): string | undefined {
  return scopes.get(error);
}

async function needing<Output>(scope: string, answer: Promise<Output>): Promise<Output> {
  try {
    return await answer;
  } catch (error) {
    if (isStorefrontError(error) && error.type === 'permission') scopes.set(error, scope);
    throw error;
  }
}

const appliesTo = (error: unknown, type: 'permission' | 'authentication' | 'not-found'): boolean =>
  isStorefrontError(error) && error.type === type;

/** What a schedule, or all of a charge, come to. */
export function revenueOf({
  currency,
  amount,
  revenueItems,
}: Pick<Schedule, 'currency' | 'amount'> & {
  readonly revenueItems: readonly Pick<Item, 'accountingPeriodName' | 'isAccountingPeriodClosed' | 'amount' | 'currency'>[];
}): Revenue {
  const named = currency ?? revenueItems[0]?.currency ?? '';
  return { currency: named, amount, ...splitItems(revenueItems, named) };
}

/** Revenue of the billing platform, for one client. */
export class RevenueSource {
  readonly #client: Client;
  /** Names of charges by id, of the subscriptions that were read. */
  readonly #names = new Map<string, string>();

  constructor(client: Client) {
    this.#client = client;
  }

  /** Charges of a subscription by its number, in the order in which it names them, with those that were removed. */
  async charges(subscription: string, signal: AbortSignal): Promise<Charge[]> {
    const { ratePlans } = await needing(
      'subscriptions:read',
      this.#client.call(getSubscription, { 'subscription-key': subscription, ...ALL_CHARGES }, { signal }),
    );
    const found = new Map<string, Pick<Charge, 'key' | 'name' | 'plan'>>();
    for (const { ratePlanName: plan, ratePlanCharges } of ratePlans) {
      for (const { number: key, id, name } of ratePlanCharges) {
        this.#names.set(id, name);
        // Its segments are one charge, which goes by the name of the last one.
        found.set(key, { key, name, plan });
      }
    }
    const charges = await Promise.all(
      [...found.values()].map(async ({ key, name, plan }) => ({ key, name, plan, ...(await this.#revenue(key, signal)) })),
    );
    // What nobody waits for any more says nothing of the charges.
    signal.throwIfAborted();
    return charges;
  }

  /** What all schedules of a charge come to. That one cannot be had is no reason to show none. */
  async #revenue(key: string, signal: AbortSignal): Promise<Pick<Charge, 'revenue' | 'isKnown'>> {
    try {
      const summary = this.#client.call(getChargeRevenueSummaryOfCharge, { 'charge-key': key }, { signal });
      return { revenue: revenueOf(await needing('revenue:read', summary)), isKnown: true };
    } catch (error) {
      if (appliesTo(error, 'permission') || appliesTo(error, 'authentication')) throw error;
      return { revenue: undefined, isKnown: appliesTo(error, 'not-found') };
    }
  }

  /** Schedules of a charge, oldest first. */
  async schedules(charge: string, signal: AbortSignal): Promise<Schedule[]> {
    const pages = this.#pages(listSchedulesOfSubscriptionCharge, { 'charge-key': charge, pageSize: MOST }, signal);
    return (await needing('revenue:read', pages)).flatMap(({ revenueSchedules }) => revenueSchedules);
  }

  /** One schedule with its history and the accounting periods that it may have parts in. */
  async detail(number: string, signal: AbortSignal): Promise<Detail> {
    const events = this.#pages(listRevenueEventsOfSchedule, { 'rs-number': number, pageSize: MOST }, signal);
    const [schedule, periods, history] = await Promise.all([
      this.schedule(number, signal),
      this.periods(signal),
      needing('revenue:read', events),
    ]);
    return { schedule, periods, events: history.flatMap(({ revenueEventDetails }) => revenueEventDetails) };
  }

  schedule(number: string, signal: AbortSignal): Promise<Schedule> {
    return needing('revenue:read', this.#client.call(getRevenueSchedule, { 'rs-number': number }, { signal }));
  }

  /** All accounting periods; undefined if the session may not look at them. */
  async periods(signal: AbortSignal): Promise<Period[] | undefined> {
    try {
      const pages = await this.#pages(listAccountingPeriods, { pageSize: MOST }, signal);
      return pages.flatMap(({ accountingPeriods }) => accountingPeriods);
    } catch (error) {
      if (appliesTo(error, 'permission')) return undefined;
      throw error;
    }
  }

  /** What the charge of a schedule is called; undefined if nobody says so. Only a name, so that a failure is none. */
  async nameOf({ subscriptionChargeId: charge, subscriptionId: subscription }: Schedule, signal: AbortSignal): Promise<string | undefined> {
    if (charge === undefined) return undefined;
    if (!this.#names.has(charge) && subscription !== undefined) {
      try {
        const { ratePlans } = await this.#client.call(getSubscription, { 'subscription-key': subscription, ...ALL_CHARGES }, { signal });
        for (const { id, name } of ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges)) this.#names.set(id, name);
      } catch {
        // Then the schedule goes by its number alone.
      }
    }
    return this.#names.get(charge);
  }

  /** Distributes a schedule anew. Answers the number of the event. */
  async distribute(input: RevenueInputs['distributeAcrossPeriods'], idempotencyKey: string): Promise<string> {
    const { revenueEventNumber } = await needing('revenue:write', this.#client.call(distributeAcrossPeriods, input, { idempotencyKey }));
    return revenueEventNumber;
  }

  async #pages<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, signal: AbortSignal): Promise<Output[]> {
    const pages: Output[] = [];
    for await (const page of this.#client.pages(row, input, { signal })) pages.push(page);
    return pages;
  }
}
