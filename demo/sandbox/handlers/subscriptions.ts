import { and, eq, or } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { subscriptions } from '../database/schema.js';
import { getAccountRow, lockAccount } from '../engine/accounts.js';
import {
  readNewestVersions,
  staleVersionError,
  withRatePlans,
  type FullSubscription,
  type SubscriptionRow,
} from '../engine/subscriptions.js';
import { invalidValue, notFound } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { subscriptionInput, subscriptionListInput, subscriptionVersionInput, type SubscriptionView } from '../supported/subscriptions.js';
import { pageOf, readPage } from './paging.js';
import { wireSubscription } from './subscription-fields.js';

/** `GET /v1/subscriptions/accounts/{account-key}`: newest versions, newest subscription first. */
async function listSubscriptionsByAccount(
  input: SubscriptionView & { 'account-key': string; page?: number; pageSize?: number },
  call: CallContext,
): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input['account-key']);
  const page = readPage(input);
  const found = await readNewestVersions(call.tx, account.id, { limit: page.size + 1, offset: page.offset });
  const { rows: own, nextPage } = pageOf(found, page, call.url);
  const full = await withRatePlans(call.tx, own);
  const { today } = call.moment;
  return {
    success: true,
    subscriptions: full.map((row) => wireSubscription(row, account.number, account.name, today, input['charge-detail'])),
    ...nextPage,
  };
}

async function wireOne(row: SubscriptionRow, view: SubscriptionView, call: CallContext): Promise<WireBody> {
  const [full] = await withRatePlans(call.tx, [row]);
  if (!full) throw new Error('The subscription version no longer exists.');
  const account = await getAccountRow(call.tx, full.accountId);
  return { success: true, ...wireSubscription(full, account.number, account.name, call.moment.today, view['charge-detail']) };
}

/** Finds the newest version by number, or a version by id. */
async function findVersion(key: string, call: CallContext): Promise<SubscriptionRow> {
  const [row] = await call.tx
    .select()
    .from(subscriptions)
    .where(or(eq(subscriptions.id, key), and(eq(subscriptions.number, key), eq(subscriptions.latest, true))));
  if (!row) throw notFound('subscription', key);
  return row;
}

/** Finds the newest version of a subscription by number or by the id of any version. */
export async function findNewest(key: string, call: CallContext): Promise<FullSubscription> {
  const { number } = await findVersion(key, call);
  const found = await call.tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.number, number), eq(subscriptions.latest, true)));
  const [newest] = await withRatePlans(call.tx, found);
  if (!newest) throw notFound('subscription', key);
  return newest;
}

/**
 * Locks the newest version of a subscription for a change. The key is a subscription number, or the id of the newest version.
 *
 * @throws {BillingError} `locked` if the id belongs to an older version
 */
export async function lockNewest(key: string, call: CallContext): Promise<FullSubscription> {
  const { accountId } = await findVersion(key, call);
  await lockAccount(call.tx, accountId);
  const newest = await findNewest(key, call);
  const isStale = key !== newest.number && key !== newest.id;
  if (isStale || newest.accountId !== accountId) throw staleVersionError(newest.number);
  return newest;
}

/** `GET /v1/subscriptions/{subscription-key}`. */
async function getSubscription(input: SubscriptionView & { 'subscription-key': string }, call: CallContext): Promise<WireBody> {
  return wireOne(await findVersion(input['subscription-key'], call), input, call);
}

/** `GET /v1/subscriptions/{subscription-key}/versions/{version}`. */
async function getSubscriptionVersion(
  input: SubscriptionView & { 'subscription-key': string; version: string },
  call: CallContext,
): Promise<WireBody> {
  const key = input['subscription-key'];
  if (!/^[1-9]\d{0,8}$/.test(input.version)) {
    throw invalidValue('subscriptions', 'version', 'must be a number of at least 1');
  }
  const { number } = await findVersion(key, call);
  const [row] = await call.tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.number, number), eq(subscriptions.version, Number(input.version))));
  if (!row) throw notFound('version of the subscription', input.version);
  return wireOne(row, input, call);
}

/** Endpoints by operation name. */
export const subscriptionEndpoints = {
  listSubscriptionsByAccount: partialEndpoint(
    rows.listSubscriptionsByAccount,
    'subscriptions',
    subscriptionListInput,
    listSubscriptionsByAccount,
  ),
  getSubscription: partialEndpoint(rows.getSubscription, 'subscriptions', subscriptionInput, getSubscription),
  getSubscriptionVersion: partialEndpoint(rows.getSubscriptionVersion, 'subscriptions', subscriptionVersionInput, getSubscriptionVersion),
};
