import { and, asc, eq, inArray } from 'drizzle-orm';
import type { IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import type { Transaction } from '../../database/open.js';
import {
  dunningCases,
  dunningSuspensions,
  invoiceItems,
  orders,
  paymentApplications,
  payments,
  subscriptions,
} from '../../database/schema.js';
import { orderProcessed } from '../../events/happenings.js';
import { raise } from '../../events/raise.js';
import type { AccountRow } from '../accounts.js';
import { addDays, later } from '../calendar.js';
import type { InvoiceRow } from '../invoice.js';
import { writeActions } from '../orders/order-actions.js';
import type { OrderActionInput } from '../orders/order-input.js';
import { resumed, suspended } from '../pauses.js';
import type { SubscriptionState } from '../state.js';
import { newVersion, withRatePlans, type FullSubscription } from '../subscriptions.js';

export type DunningCase = typeof dunningCases.$inferSelect;

/** What an order that nobody placed says for its reason. */
const REASON = 'Dunning';

/** The next day of the schedule after a day; null after the last. */
export function nextRetry(engine: Pick<Engine, 'settings'>, openedOn: IsoDate, after: IsoDate): IsoDate | null {
  const days = engine.settings.collection.retryAfterDays.map((count) => addDays(openedOn, count));
  return days.find((day) => day > after) ?? null;
}

/** The day on which the subscriptions of an unpaid bill are suspended: not before the last retry. */
function suspensionDay(engine: Engine, openedOn: IsoDate, dueDate: IsoDate): IsoDate | null {
  const { retryAfterDays, suspendAfterDays } = engine.settings.collection;
  return suspendAfterDays === null ? null : later(addDays(dueDate, suspendAfterDays), addDays(openedOn, retryAfterDays.at(-1) ?? 0));
}

/** Begins the retries of bills of which a payment was refused or came back; goes on with those that began before. */
export async function openCases(engine: Engine, account: AccountRow, bills: readonly Pick<InvoiceRow, 'id' | 'dueDate'>[]): Promise<void> {
  const { tx, moment } = engine;
  for (const { id: invoiceId, dueDate } of bills) {
    const [known] = await tx.select().from(dunningCases).where(eq(dunningCases.invoiceId, invoiceId));
    const [held] = await tx.select().from(dunningSuspensions).where(eq(dunningSuspensions.invoiceId, invoiceId)).limit(1);
    const openedOn = known?.openedOn ?? moment.today;
    const dates = {
      nextRetryOn: known ? known.nextRetryOn : nextRetry(engine, openedOn, moment.today),
      suspendOn: held ? null : suspensionDay(engine, openedOn, dueDate),
    };
    await tx
      .insert(dunningCases)
      .values({ invoiceId, accountId: account.id, openedOn, ...dates })
      .onConflictDoUpdate({ target: dunningCases.invoiceId, set: dates });
  }
}

/** Writes a pause or its end as an order of today, with a version of the subscription, as if somebody had placed it. */
async function writeChange(engine: Engine, before: FullSubscription, after: SubscriptionState, action: OrderActionInput): Promise<void> {
  const { tx, moment } = engine;
  const [order] = await tx
    .insert(orders)
    .values({
      accountId: before.accountId,
      orderDate: moment.today,
      status: 'Completed',
      currency: before.currency,
      reasonCode: REASON,
      customFields: {},
      createdDate: moment.now,
    })
    .returning();
  if (!order) throw new Error('An order was not written.');
  const row = await newVersion(engine, before, after);
  await writeActions(tx, order.id, 0, row, before.version, [action]);
  await raise(engine, ...orderProcessed(order, [{ before, actions: [action] }], [row]));
}

async function newest(tx: Transaction, numbers: readonly string[]): Promise<FullSubscription[]> {
  if (numbers.length === 0) return [];
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.number, [...numbers]), eq(subscriptions.latest, true)))
    .orderBy(asc(subscriptions.number));
  return withRatePlans(tx, rows);
}

/** True if the pause that lasts is one that an unpaid bill began. */
async function isHeld(tx: Transaction, { number, suspendedOn }: FullSubscription): Promise<boolean> {
  if (suspendedOn === null) return false;
  const found = await tx
    .select()
    .from(dunningSuspensions)
    .where(and(eq(dunningSuspensions.subscriptionNumber, number), eq(dunningSuspensions.suspendedOn, suspendedOn)))
    .limit(1);
  return found.length > 0;
}

/**
 * Suspends the subscriptions of an unpaid bill from today. One that the subscriber paused stays as it is, and is not resumed when the bill is
 * paid. One that was transferred to another account is left alone. A pause that was ordered for later is dropped.
 */
export async function suspendFor(engine: Engine, { accountId, invoiceId }: DunningCase): Promise<void> {
  const { tx, moment } = engine;
  const { today } = moment;
  const lines = await tx
    .selectDistinct({ number: invoiceItems.subscriptionNumber })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoiceId));
  const found = await newest(
    tx,
    lines.map((line) => line.number),
  );
  for (const current of found) {
    const held = await isHeld(tx, current);
    if (current.accountId !== accountId || (current.status !== 'Active' && !held)) continue;
    if (!held) {
      const after = { ...suspended(current, today), scheduledResumeDate: null };
      await writeChange(engine, current, after, {
        type: 'Suspend',
        suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: today },
      });
    }
    const suspendedOn = held ? (current.suspendedOn ?? today) : today;
    await tx.insert(dunningSuspensions).values({ invoiceId, subscriptionNumber: current.number, suspendedOn }).onConflictDoNothing();
  }
}

/** Forgets the cases of bills that are paid, unless a debit that may come back has paid them. */
export async function closeCases(tx: Transaction, invoiceIds: readonly string[]): Promise<void> {
  for (const invoiceId of invoiceIds) {
    const underway = await tx
      .select({ id: payments.id })
      .from(paymentApplications)
      .innerJoin(payments, eq(payments.id, paymentApplications.paymentId))
      .where(and(eq(paymentApplications.invoiceId, invoiceId), eq(payments.status, 'Processing')))
      .limit(1);
    if (underway.length === 0) await tx.delete(dunningCases).where(eq(dunningCases.invoiceId, invoiceId));
  }
}

/** What follows when a bill owes nothing any more: what was suspended for it alone goes on from today. */
export async function recover(engine: Engine, invoiceId: string): Promise<void> {
  const { tx, moment } = engine;
  const held = await tx.delete(dunningSuspensions).where(eq(dunningSuspensions.invoiceId, invoiceId)).returning();
  const found = await newest(
    tx,
    held.map((row) => row.subscriptionNumber),
  );
  for (const current of found) {
    const own = held.find((row) => row.subscriptionNumber === current.number);
    if (current.status !== 'Suspended' || current.suspendedOn !== own?.suspendedOn || (await isHeld(tx, current))) continue;
    const resume = { resumePolicy: 'SpecificDate', resumeSpecificDate: moment.today } as const;
    await writeChange(engine, current, resumed(current, moment.today), { type: 'Resume', resume });
  }
  await closeCases(tx, [invoiceId]);
}
