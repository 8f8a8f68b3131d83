import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { charges, newId, ratePlans, subscriptions } from '../database/schema.js';
import { billingError, type BillingError } from '../errors.js';
import type { PlanState, SubscriptionState } from './subscription-state.js';
import { splitIntoChunks } from './usage-ratings.js';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type RatePlanRow = typeof ratePlans.$inferSelect;
export type ChargeRow = typeof charges.$inferSelect;

export interface FullRatePlan extends RatePlanRow {
  charges: ChargeRow[];
}

/** One version of a subscription with its rate plans and charges. */
export interface FullSubscription extends SubscriptionRow {
  ratePlans: FullRatePlan[];
}

/** Reads the rate plans and charges of subscription versions. */
export async function withRatePlans(tx: Transaction, rows: readonly SubscriptionRow[]): Promise<FullSubscription[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const found = await tx
    .select({ plan: ratePlans, charge: charges })
    .from(ratePlans)
    .leftJoin(charges, eq(charges.ratePlanId, ratePlans.id))
    .where(inArray(ratePlans.subscriptionId, ids))
    .orderBy(asc(ratePlans.position), asc(charges.position));
  const full = new Map(rows.map((row): [string, FullSubscription] => [row.id, { ...row, ratePlans: [] }]));
  const plans = new Map<string, FullRatePlan>();
  for (const { plan, charge } of found) {
    let own = plans.get(plan.id);
    if (!own) {
      own = { ...plan, charges: [] };
      plans.set(plan.id, own);
      full.get(plan.subscriptionId)?.ratePlans.push(own);
    }
    if (charge) own.charges.push(charge);
  }
  return rows.flatMap(({ id }) => full.get(id) ?? []);
}

/** Reads the newest version of each subscription of an account, newest subscription first. */
export async function readNewestVersions(
  tx: Transaction,
  accountId: string,
  rows: { limit: number; offset: number },
): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.latest, true)))
    .orderBy(desc(subscriptions.startDate), desc(subscriptions.number))
    .limit(rows.limit)
    .offset(rows.offset);
}

/** Reads the newest version of each subscription of an account, or only those with a status. */
export async function readSubscriptions(
  tx: Transaction,
  accountId: string,
  status?: SubscriptionRow['status'],
): Promise<FullSubscription[]> {
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.accountId, accountId),
        eq(subscriptions.latest, true),
        status === undefined ? undefined : eq(subscriptions.status, status),
      ),
    )
    .orderBy(asc(subscriptions.createdDate), asc(subscriptions.number));
  return withRatePlans(tx, rows);
}

/** Reads the newest version of each active subscription of an account. */
export function readActiveSubscriptions(tx: Transaction, accountId: string): Promise<FullSubscription[]> {
  return readSubscriptions(tx, accountId, 'Active');
}

const withNumber = <Row extends object>(row: Row, number: string | undefined) => ({ ...row, ...(number !== undefined && { number }) });

/**
 * Writes the plans and charges of a version. The database assigns numbers to new plans and charges. Segments of one charge share a number.
 */
async function insertPlans(tx: Transaction, subscriptionId: string, plans: readonly PlanState[]): Promise<void> {
  const own = plans.map(({ charges: segments, ...plan }, position) => ({
    segments,
    row: { ...plan, id: newId(), subscriptionId, position },
  }));
  if (own.length === 0) return;
  // One statement for all plans and one for all charges, because most orders write a new version of every plan.
  for (const chunk of splitIntoChunks(own)) await tx.insert(ratePlans).values(chunk.map(({ row }) => row));
  const rows = own.flatMap(({ segments, row }) =>
    segments.map((segment, position) => ({ ...segment, id: newId(), ratePlanId: row.id, position })),
  );
  const keyOf = ({ ratePlanId, productRatePlanChargeId }: Pick<ChargeRow, 'ratePlanId' | 'productRatePlanChargeId'>): string =>
    `${ratePlanId} ${productRatePlanChargeId}`;
  // Later segments of a new charge get the number of its first segment.
  const firstOf = new Map(rows.toReversed().map((row) => [keyOf(row), row]));
  const isFirst = (row: (typeof rows)[number]) => row.number !== undefined || firstOf.get(keyOf(row)) === row;
  const first = rows.filter(isFirst);
  if (first.length === 0) return;
  const written: ChargeRow[] = [];
  for (const chunk of splitIntoChunks(first)) written.push(...(await tx.insert(charges).values(chunk).returning()));
  const numbers = new Map(written.map((row) => [keyOf(row), row.number]));
  const others = rows.filter((row) => !isFirst(row));
  for (const chunk of splitIntoChunks(others))
    await tx.insert(charges).values(chunk.map((row) => withNumber(row, numbers.get(keyOf(row)))));
}

/** Owner of a version, and the order that created the subscription. */
interface VersionOwner {
  accountId: string;
  orderNumber: string;
  paymentMethodId: string | null;
}

/** Writes the first version of a subscription. */
export async function insertSubscription(engine: Engine, state: SubscriptionState, owner: VersionOwner): Promise<SubscriptionRow> {
  const { tx, moment } = engine;
  const { ratePlans: plans, ...terms } = state;
  const [row] = await tx
    .insert(subscriptions)
    .values({ ...terms, ...owner, version: 1, latest: true, nextBillDate: state.startDate, createdDate: moment.now })
    .onConflictDoNothing()
    .returning();
  if (!row) throw billingError('subscriptions', 'rule', `'subscriptionNumber' is taken: ${state.number ?? ''}.`);
  await insertPlans(tx, row.id, plans);
  return row;
}

/** Creates the error for a change that is based on an outdated version. */
export function staleVersionError(number: string): BillingError {
  return billingError(
    'subscriptions',
    'locked',
    `The subscription '${number}' was changed by another call. Read the newest version and try again.`,
  );
}

/**
 * Writes the next version of a subscription, with a new id and the same numbers. The old version stays unchanged.
 *
 * @throws {BillingError} `locked` if `before` is not the newest version anymore
 */
export async function writeNextVersion(
  engine: Engine,
  before: SubscriptionRow,
  after: SubscriptionState,
  owner: Omit<VersionOwner, 'orderNumber'> = before,
): Promise<SubscriptionRow> {
  const { tx, moment } = engine;
  const superseded = await tx
    .update(subscriptions)
    .set({ latest: false })
    .where(and(eq(subscriptions.id, before.id), eq(subscriptions.latest, true)))
    .returning({ id: subscriptions.id });
  if (superseded.length === 0) throw staleVersionError(before.number);
  const { ratePlans: plans, ...terms } = after;
  const [row] = await tx
    .insert(subscriptions)
    .values({
      ...terms,
      number: before.number,
      orderNumber: before.orderNumber,
      accountId: owner.accountId,
      paymentMethodId: owner.paymentMethodId,
      id: newId(),
      version: before.version + 1,
      latest: true,
      nextBillDate: after.startDate,
      createdDate: moment.now,
    })
    .returning();
  if (!row) throw new Error('The subscription version was not inserted.');
  await insertPlans(tx, row.id, plans);
  return row;
}

/** Updates a version in place, for scheduled changes and trigger dates. Does not create a new version. */
export async function updateVersion(engine: Engine, row: SubscriptionRow, after: SubscriptionState): Promise<void> {
  const { tx } = engine;
  const { ratePlans: plans, number: _, ...terms } = after;
  const { status, scheduledCancelDate, scheduledSuspendDate, scheduledResumeDate, resumeExtendsTerm, suspendedOn, endDate, termEndDate } =
    terms;
  await tx
    .update(subscriptions)
    .set({
      status,
      scheduledCancelDate,
      scheduledSuspendDate,
      scheduledResumeDate,
      resumeExtendsTerm,
      suspendedOn,
      endDate,
      termEndDate,
      nextBillDate: after.startDate,
    })
    .where(eq(subscriptions.id, row.id));
  const own = await tx.select({ id: ratePlans.id }).from(ratePlans).where(eq(ratePlans.subscriptionId, row.id));
  const ids = own.map((plan) => plan.id);
  if (ids.length > 0) {
    await tx.delete(charges).where(inArray(charges.ratePlanId, ids));
    await tx.delete(ratePlans).where(inArray(ratePlans.id, ids));
  }
  await insertPlans(tx, row.id, plans);
}
