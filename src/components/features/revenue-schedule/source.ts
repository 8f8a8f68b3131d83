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
import { splitItems, type RevenueSplit } from './period-rows.js';

export type RevenueSchedule = ListSchedulesOfSubscriptionChargeResponse['revenueSchedules'][number];
export type RevenueItem = RevenueSchedule['revenueItems'][number];
export type SchedulePeriod = ListAccountingPeriodsResponse['accountingPeriods'][number];
export type RevenueEvent = ListRevenueEventsOfScheduleResponse['revenueEventDetails'][number];

/** Charge of a subscription with its revenue. */
export interface ChargeRevenue {
  /** Charge number. */
  readonly key: string;
  readonly name: string;
  readonly plan: string;
  /** Undefined if the charge has no schedule, or if its revenue could not be loaded. */
  readonly revenue: RevenueAmounts | undefined;
  /** False if the revenue could not be loaded. */
  readonly isLoaded: boolean;
}

/** Amount with its recognized and unrecognized parts. */
export interface RevenueAmounts extends RevenueSplit {
  readonly currency: CurrencyCode;
  readonly amount: DecimalString;
}

/** Schedule with its periods and events. */
export interface ScheduleDetail {
  readonly schedule: RevenueSchedule;
  /** Undefined if the session lacks the scope `periods:read`. */
  readonly periods: readonly SchedulePeriod[] | undefined;
  /** Oldest first. */
  readonly events: readonly RevenueEvent[];
}

const PAGE_SIZE = 300;

/** Includes removed charges, which can have revenue, too. */
const ALL_CHARGES = { 'charge-detail': 'all-segments' } as const;

/** Scope that a refused call needs, by error object. */
const missingScopes = new WeakMap<object, string>();

/** Returns the scope that the call needs, if it was refused because the scope is missing. Undefined for other errors. */
export function missingScope(error: object): string | undefined {
  return missingScopes.get(error);
}

async function withScope<Output>(scope: string, call: Promise<Output>): Promise<Output> {
  try {
    return await call;
  } catch (error) {
    if (isStorefrontError(error) && error.type === 'permission') missingScopes.set(error, scope);
    throw error;
  }
}

const hasErrorType = (error: unknown, type: 'permission' | 'authentication' | 'not-found'): boolean =>
  isStorefrontError(error) && error.type === type;

/** Returns the revenue of a schedule, or of all schedules of a charge. */
export function revenueAmounts({
  currency,
  amount,
  revenueItems,
}: Pick<RevenueSchedule, 'currency' | 'amount'> & {
  readonly revenueItems: readonly Pick<RevenueItem, 'accountingPeriodName' | 'isAccountingPeriodClosed' | 'amount' | 'currency'>[];
}): RevenueAmounts {
  const resolvedCurrency = currency ?? revenueItems[0]?.currency ?? '';
  return { currency: resolvedCurrency, amount, ...splitItems(revenueItems, resolvedCurrency) };
}

/** Reads and distributes revenue of the billing platform. */
export class RevenueSource {
  readonly #client: Client;
  /** Charge names by charge id, from the subscriptions read so far. */
  readonly #chargeNames = new Map<string, string>();

  constructor(client: Client) {
    this.#client = client;
  }

  /** Returns the charges of a subscription in the order of the subscription, including removed charges. */
  async charges(subscription: string, signal: AbortSignal): Promise<ChargeRevenue[]> {
    const { ratePlans } = await withScope(
      'subscriptions:read',
      this.#client.call(getSubscription, { 'subscription-key': subscription, ...ALL_CHARGES }, { signal }),
    );
    const chargesByKey = new Map<string, Pick<ChargeRevenue, 'key' | 'name' | 'plan'>>();
    for (const { ratePlanName: plan, ratePlanCharges } of ratePlans) {
      for (const { number: key, id, name } of ratePlanCharges) {
        this.#chargeNames.set(id, name);
        // Segments of a charge share its number. The last segment's name is shown.
        chargesByKey.set(key, { key, name, plan });
      }
    }
    const charges = await Promise.all(
      [...chargesByKey.values()].map(async ({ key, name, plan }) => ({ key, name, plan, ...(await this.#chargeRevenue(key, signal)) })),
    );
    // Throws after an abort. Otherwise, aborted calls would be shown as revenue that could not be loaded.
    signal.throwIfAborted();
    return charges;
  }

  /** Returns the revenue of a charge. An error affects only this charge, unless access is denied. */
  async #chargeRevenue(key: string, signal: AbortSignal): Promise<Pick<ChargeRevenue, 'revenue' | 'isLoaded'>> {
    try {
      const summary = this.#client.call(getChargeRevenueSummaryOfCharge, { 'charge-key': key }, { signal });
      return { revenue: revenueAmounts(await withScope('revenue:read', summary)), isLoaded: true };
    } catch (error) {
      if (hasErrorType(error, 'permission') || hasErrorType(error, 'authentication')) throw error;
      return { revenue: undefined, isLoaded: hasErrorType(error, 'not-found') };
    }
  }

  /** Returns the schedules of a charge, oldest first. */
  async schedules(charge: string, signal: AbortSignal): Promise<RevenueSchedule[]> {
    const pages = this.#pages(listSchedulesOfSubscriptionCharge, { 'charge-key': charge, pageSize: PAGE_SIZE }, signal);
    return (await withScope('revenue:read', pages)).flatMap(({ revenueSchedules }) => revenueSchedules);
  }

  /** Returns a schedule with its events and all accounting periods. */
  async detail(number: string, signal: AbortSignal): Promise<ScheduleDetail> {
    const events = this.#pages(listRevenueEventsOfSchedule, { 'rs-number': number, pageSize: PAGE_SIZE }, signal);
    const [schedule, periods, history] = await Promise.all([
      this.schedule(number, signal),
      this.periods(signal),
      withScope('revenue:read', events),
    ]);
    return { schedule, periods, events: history.flatMap(({ revenueEventDetails }) => revenueEventDetails) };
  }

  schedule(number: string, signal: AbortSignal): Promise<RevenueSchedule> {
    return withScope('revenue:read', this.#client.call(getRevenueSchedule, { 'rs-number': number }, { signal }));
  }

  /** Returns all accounting periods. Undefined if the session lacks the scope `periods:read`. */
  async periods(signal: AbortSignal): Promise<SchedulePeriod[] | undefined> {
    try {
      const pages = await this.#pages(listAccountingPeriods, { pageSize: PAGE_SIZE }, signal);
      return pages.flatMap(({ accountingPeriods }) => accountingPeriods);
    } catch (error) {
      if (hasErrorType(error, 'permission')) return undefined;
      throw error;
    }
  }

  /** Returns the charge name of a schedule. Undefined if it cannot be loaded. */
  async chargeName({ subscriptionChargeId: chargeId, subscriptionId }: RevenueSchedule, signal: AbortSignal): Promise<string | undefined> {
    if (chargeId === undefined) return undefined;
    if (!this.#chargeNames.has(chargeId) && subscriptionId !== undefined) {
      try {
        const { ratePlans } = await this.#client.call(getSubscription, { 'subscription-key': subscriptionId, ...ALL_CHARGES }, { signal });
        for (const { id, name } of ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges)) this.#chargeNames.set(id, name);
      } catch {
        // Ignored: the schedule is then shown with its number only.
      }
    }
    return this.#chargeNames.get(chargeId);
  }

  /** Distributes the revenue of a schedule. Returns the number of the event. */
  async distribute(input: RevenueInputs['distributeAcrossPeriods'], idempotencyKey: string): Promise<string> {
    const { revenueEventNumber } = await withScope('revenue:write', this.#client.call(distributeAcrossPeriods, input, { idempotencyKey }));
    return revenueEventNumber;
  }

  async #pages<Input, Output>(row: Operation<Input, Output>, input: NoInfer<Input>, signal: AbortSignal): Promise<Output[]> {
    const pages: Output[] = [];
    for await (const page of this.#client.pages(row, input, { signal })) pages.push(page);
    return pages;
  }
}
