import { createBillingClient, oauthCredential, ZUORA_VERSION, type BillingClient } from '../../../src/api/index.js';
import { sandboxOf, subscriberIn } from './subscriber.js';

/** Returns a client of a demo's billing API, to prepare and check data. */
export function billingOf(site: string): BillingClient {
  const baseUrl = sandboxOf(site);
  const credential = oauthCredential({ baseUrl, clientId: 'sandbox-client', clientSecret: 'sandbox-secret' });
  return createBillingClient({ baseUrl, credential, version: ZUORA_VERSION });
}

/** Returns the sandbox's current day. */
export async function todayOf(site: string): Promise<string> {
  const { today } = (await (await fetch(`${sandboxOf(site)}/sandbox/clock`)).json()) as { today: string };
  return today;
}

/** Creates a yearly contract that began some months ago, and returns its number. */
export async function newContract(site: string): Promise<string> {
  const { accountNumber } = await subscriberIn(site, 'mid-year');
  const { subscriptions } = await billingOf(site).subscriptions.listByAccount({ 'account-key': accountNumber });
  const [number = ''] = subscriptions.map(({ subscriptionNumber }) => subscriptionNumber);
  return number;
}

/** Amounts of a revenue schedule in cents. */
export interface ScheduleAmounts {
  readonly number: string;
  readonly amount: bigint;
  readonly recognized: bigint;
  readonly unrecognized: bigint;
  readonly undistributed: bigint;
  readonly items: ReadonlyMap<string, bigint>;
}

function cents(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/** Returns all revenue schedules of a contract, including those of removed charges. */
export async function schedulesOf(billing: BillingClient, subscription: string): Promise<ScheduleAmounts[]> {
  const { ratePlans } = await billing.subscriptions.get({ 'subscription-key': subscription, 'charge-detail': 'all-segments' });
  const found: ScheduleAmounts[] = [];
  for (const number of new Set(ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges.map(({ number }) => number)))) {
    for await (const schedule of billing.revenueSchedules.listBySubscriptionCharge.items({ 'charge-key': number })) {
      found.push({
        number: schedule.number,
        amount: cents(schedule.amount),
        recognized: cents(schedule.recognizedRevenue),
        unrecognized: cents(schedule.unrecognizedRevenue),
        undistributed: cents(schedule.undistributedUnrecognizedRevenue),
        items: new Map(schedule.revenueItems.map(({ accountingPeriodName, amount }) => [accountingPeriodName, cents(amount)])),
      });
    }
  }
  return found.sort((one, other) => (one.number < other.number ? -1 : 1));
}

export const sumOf = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((sum, amount) => sum + amount, 0n);

/** Returns the names of the closed accounting periods. */
export async function closedPeriods(billing: BillingClient): Promise<string[]> {
  const { accountingPeriods } = await billing.accountingPeriods.list({});
  return accountingPeriods.filter(({ status }) => status === 'Closed').map(({ name }) => name);
}

/** Returns the names of the accounting periods in a quarter such as "Q3 2026". */
export async function periodsOfQuarter(billing: BillingClient, quarter: string): Promise<string[]> {
  const { accountingPeriods } = await billing.accountingPeriods.list({});
  return accountingPeriods.filter((period) => `Q${period.fiscalQuarter} ${period.fiscalYear}` === quarter).map(({ name }) => name);
}
