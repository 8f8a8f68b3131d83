import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { charges, newId, ratePlans, subscriptions } from '../database/schema.js';
import { billingError } from '../errors.js';
import type { PlannedSubscription } from './plan.js';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type RatePlanRow = typeof ratePlans.$inferSelect;
export type ChargeRow = typeof charges.$inferSelect;

export interface FullRatePlan extends RatePlanRow {
  charges: ChargeRow[];
}

/** One version of a subscription with all that hangs on it. */
export interface FullSubscription extends SubscriptionRow {
  ratePlans: FullRatePlan[];
}

/** Adds rate plans and charges to versions of subscriptions. */
export async function withRatePlans(tx: Transaction, rows: readonly SubscriptionRow[]): Promise<FullSubscription[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const plans = await tx.select().from(ratePlans).where(inArray(ratePlans.subscriptionId, ids)).orderBy(asc(ratePlans.position));
  const planIds = plans.map((plan) => plan.id);
  const allCharges = await tx.select().from(charges).where(inArray(charges.ratePlanId, planIds)).orderBy(asc(charges.position));
  return rows.map((row) => ({
    ...row,
    ratePlans: plans
      .filter((plan) => plan.subscriptionId === row.id)
      .map((plan) => ({ ...plan, charges: allCharges.filter((charge) => charge.ratePlanId === plan.id) })),
  }));
}

/** The newest version of each subscription of an account, newest subscription first. */
export async function newestVersions(
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

/** The newest version of each active subscription of an account. */
export async function activeSubscriptions(tx: Transaction, accountId: string): Promise<FullSubscription[]> {
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.latest, true), eq(subscriptions.status, 'Active')))
    .orderBy(asc(subscriptions.createdDate), asc(subscriptions.number));
  return withRatePlans(tx, rows);
}

/** Writes the first version of a planned subscription. */
export async function insertSubscription(
  engine: Engine,
  planned: PlannedSubscription,
  owner: { accountId: string; currency: string; orderNumber: string; paymentMethodId: string | null },
): Promise<SubscriptionRow> {
  const { tx, moment } = engine;
  const { ratePlans: plans, number, ...terms } = planned;
  const [row] = await tx
    .insert(subscriptions)
    .values({
      ...terms,
      ...owner,
      ...(number !== undefined && { number }),
      version: 1,
      latest: true,
      status: 'Active',
      currentTerm: terms.initialTerm,
      currentTermPeriodType: terms.initialTermPeriodType,
      startDate: terms.contractEffectiveDate,
      endDate: terms.termEndDate,
      notes: terms.notes ?? null,
      createdDate: moment.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw billingError('subscriptions', 'rule', `'subscriptionNumber' is taken: ${number ?? ''}.`);
  for (const [position, { charges: planned, ...plan }] of plans.entries()) {
    const ratePlanId = newId();
    await tx.insert(ratePlans).values({ ...plan, id: ratePlanId, subscriptionId: row.id, position });
    await tx.insert(charges).values(planned.map((charge, index) => ({ ...charge, ratePlanId, position: index })));
  }
  return row;
}

/** Makes the next version of a subscription: a new id, the same number, rate plans and charges copied with their numbers. */
export async function newVersion(
  engine: Engine,
  current: FullSubscription,
  changes: Partial<SubscriptionRow>,
  chargeChanges: Partial<ChargeRow>,
): Promise<void> {
  const { tx, moment } = engine;
  const { ratePlans: plans, ...row } = current;
  await tx.update(subscriptions).set({ latest: false }).where(eq(subscriptions.id, row.id));
  const id = newId();
  await tx.insert(subscriptions).values({ ...row, ...changes, id, version: row.version + 1, latest: true, createdDate: moment.now });
  for (const { charges: rows, ...plan } of plans) {
    const ratePlanId = newId();
    await tx.insert(ratePlans).values({ ...plan, id: ratePlanId, subscriptionId: id });
    await tx
      .insert(charges)
      .values(rows.map((charge) => ({ ...charge, ...(charge.type === 'Recurring' && chargeChanges), id: newId(), ratePlanId })));
  }
}

/** Ends a subscription with effect on a day that begins a billing period: nothing is billed from then on, nothing is given back. */
export async function cancelSubscription(engine: Engine, number: string): Promise<void> {
  const [row] = await engine.tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.number, number), eq(subscriptions.latest, true)));
  const [current] = row ? await withRatePlans(engine.tx, [row]) : [];
  if (!current) throw new Error(`No subscription ${number} to cancel.`);
  const { today } = engine.moment;
  await newVersion(engine, current, { status: 'Cancelled', endDate: today }, { effectiveEndDate: today });
}
