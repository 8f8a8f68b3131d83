import { createBillingClient, oauthCredential, ZUORA_VERSION, type BillingClient } from '../../../src/api/index.js';
import { sandboxOf, subscriberIn } from './subscriber.js';

/** Client of a demo's billing API, to prepare and check data. */
export function billingOf(site: string): BillingClient {
  const baseUrl = sandboxOf(site);
  const credential = oauthCredential({ baseUrl, clientId: 'sandbox-client', clientSecret: 'sandbox-secret' });
  return createBillingClient({ baseUrl, credential, version: ZUORA_VERSION });
}

/** Current day of the sandbox. */
export async function todayOf(site: string): Promise<string> {
  const { today } = (await (await fetch(`${sandboxOf(site)}/sandbox/clock`)).json()) as { today: string };
  return today;
}

/** Number of a new yearly contract that began some months ago. */
export async function newContract(site: string): Promise<string> {
  const { accountNumber } = await subscriberIn(site, 'mid-year');
  const { subscriptions } = await billingOf(site).subscriptions.listByAccount({ 'account-key': accountNumber });
  const [number = ''] = subscriptions.map(({ subscriptionNumber }) => subscriptionNumber);
  return number;
}

/** What a schedule has, in the smallest unit of its currency, which has two digits. */
export interface Booked {
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

/** All revenue schedules of a contract on the platform, including those of removed charges. */
export async function schedulesOf(billing: BillingClient, subscription: string): Promise<Booked[]> {
  const { ratePlans } = await billing.subscriptions.get({ 'subscription-key': subscription, 'charge-detail': 'all-segments' });
  const found: Booked[] = [];
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

export const added = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((sum, amount) => sum + amount, 0n);

/** Names of the closed accounting periods on the platform. */
export async function closedPeriods(billing: BillingClient): Promise<string[]> {
  const { accountingPeriods } = await billing.accountingPeriods.list({});
  return accountingPeriods.filter(({ status }) => status === 'Closed').map(({ name }) => name);
}

/** Names of the accounting periods of a quarter such as "Q3 2026". */
export async function periodsOfQuarter(billing: BillingClient, quarter: string): Promise<string[]> {
  const { accountingPeriods } = await billing.accountingPeriods.list({});
  return accountingPeriods.filter((period) => `Q${period.fiscalQuarter} ${period.fiscalYear}` === quarter).map(({ name }) => name);
}
