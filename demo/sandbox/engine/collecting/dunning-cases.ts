import { and, asc, eq, inArray, sql } from 'drizzle-orm';
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
import { orderProcessedEvent } from '../../events/raised-events.js';
import { raiseEvents } from '../../events/raise-events.js';
import type { AccountRow } from '../accounts.js';
import { addDays, laterDate } from '../calendar.js';
import type { InvoiceRow } from '../bill-account.js';
import { writeOrderActions } from '../orders/order-actions.js';
import type { OrderActionInput } from '../orders/order-input.js';
import { withResumption, withSuspension } from '../subscription-lifecycle.js';
import type { SubscriptionState } from '../subscription-state.js';
import { writeNextVersion, withRatePlans, type FullSubscription } from '../subscriptions.js';

export type DunningCase = typeof dunningCases.$inferSelect;

/** Reason code of orders that dunning places. */
const ORDER_REASON = 'Dunning';

/** Returns the first retry day after `after`. Null after the last retry day. */
export function nextRetryDate(engine: Pick<Engine, 'settings'>, openedOn: IsoDate, after: IsoDate): IsoDate | null {
  const days = engine.settings.collection.retryAfterDays.map((count) => addDays(openedOn, count));
  return days.find((day) => day > after) ?? null;
}

/** Returns the day on which the subscriptions of an unpaid invoice are suspended: not before the last retry day. Null for never. */
function suspensionDate(engine: Engine, openedOn: IsoDate, dueDate: IsoDate): IsoDate | null {
  const { retryAfterDays, suspendAfterDays } = engine.settings.collection;
  return suspendAfterDays === null ? null : laterDate(addDays(dueDate, suspendAfterDays), addDays(openedOn, retryAfterDays.at(-1) ?? 0));
}

/** Opens dunning cases for invoices whose payment was refused or returned. Existing cases continue. */
export async function openDunningCases(
  engine: Engine,
  account: AccountRow,
  invoices: readonly Pick<InvoiceRow, 'id' | 'dueDate'>[],
): Promise<void> {
  const { tx, moment } = engine;
  for (const { id: invoiceId, dueDate } of invoices) {
    const [existing] = await tx.select().from(dunningCases).where(eq(dunningCases.invoiceId, invoiceId));
    const [suspension] = await tx.select().from(dunningSuspensions).where(eq(dunningSuspensions.invoiceId, invoiceId)).limit(1);
    const openedOn = existing?.openedOn ?? moment.today;
    const dates = {
      nextRetryOn: existing ? existing.nextRetryOn : nextRetryDate(engine, openedOn, moment.today),
      suspendOn: suspension ? (existing?.suspendOn ?? null) : suspensionDate(engine, openedOn, dueDate),
    };
    await tx
      .insert(dunningCases)
      .values({ invoiceId, accountId: account.id, openedOn, ...dates })
      .onConflictDoUpdate({ target: dunningCases.invoiceId, set: dates });
  }
}

/** Writes a suspension or resumption as an order with today's date, and a new version of the subscription. */
async function writeDunningOrder(
  engine: Engine,
  before: FullSubscription,
  after: SubscriptionState,
  action: OrderActionInput,
): Promise<void> {
  const { tx, moment } = engine;
  const [order] = await tx
    .insert(orders)
    .values({
      accountId: before.accountId,
      orderDate: moment.today,
      status: 'Completed',
      currency: before.currency,
      reasonCode: ORDER_REASON,
      customFields: {},
      createdDate: moment.now,
    })
    .returning();
  if (!order) throw new Error('The order was not inserted.');
  const row = await writeNextVersion(engine, before, after);
  await writeOrderActions(tx, order.id, 0, row, before.version, [action]);
  await raiseEvents(engine, ...orderProcessedEvent(order, [{ before, actions: [action] }], [row]));
}

async function readNewestVersionsOf(tx: Transaction, numbers: readonly string[]): Promise<FullSubscription[]> {
  if (numbers.length === 0) return [];
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.number, [...numbers]), eq(subscriptions.latest, true)))
    .orderBy(asc(subscriptions.number));
  return withRatePlans(tx, rows);
}

/** True if dunning caused the current suspension. */
async function isSuspendedByDunning(tx: Transaction, { number, suspendedOn }: FullSubscription): Promise<boolean> {
  if (suspendedOn === null) return false;
  const found = await tx
    .select()
    .from(dunningSuspensions)
    .where(and(eq(dunningSuspensions.subscriptionNumber, number), eq(dunningSuspensions.suspendedOn, suspendedOn)))
    .limit(1);
  return found.length > 0;
}

/**
 * SQL condition of a dunning case: the invoice has a subscription to suspend now. A subscription that the subscriber has paused is suspended only after
 * it resumes. A subscription that is suspended because of another invoice also gets a suspension for this invoice.
 */
export const hasSubscriptionToSuspend = sql`exists (
  select 1
  from ${invoiceItems}
  join ${subscriptions} on ${subscriptions.number} = ${invoiceItems.subscriptionNumber} and ${subscriptions.latest}
  where ${invoiceItems.invoiceId} = ${dunningCases.invoiceId} and ${subscriptions.accountId} = ${dunningCases.accountId} and (
    ${subscriptions.status} = 'Active' or (
      exists (
        select 1
        from ${dunningSuspensions}
        where ${dunningSuspensions.subscriptionNumber} = ${subscriptions.number}
          and ${dunningSuspensions.suspendedOn} = ${subscriptions.suspendedOn}
      ) and not exists (
        select 1
        from ${dunningSuspensions}
        where ${dunningSuspensions.subscriptionNumber} = ${subscriptions.number} and ${dunningSuspensions.invoiceId} = ${dunningCases.invoiceId}
      )
    )
  )
)`;

/**
 * Suspends the subscriptions of an unpaid invoice from today, and drops their scheduled pauses. Subscriptions that the subscriber paused, or that
 * were transferred to another account, are left alone.
 * @returns true if a subscription is left that the subscriber paused
 */
export async function suspendForInvoice(engine: Engine, { accountId, invoiceId }: DunningCase): Promise<boolean> {
  const { tx, moment } = engine;
  const { today } = moment;
  const lines = await tx
    .selectDistinct({ number: invoiceItems.subscriptionNumber })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoiceId));
  const found = await readNewestVersionsOf(
    tx,
    lines.map((line) => line.number),
  );
  let isPaused = false;
  for (const current of found) {
    const isSuspended = await isSuspendedByDunning(tx, current);
    isPaused ||= current.accountId === accountId && current.status === 'Suspended' && !isSuspended;
    if (current.accountId !== accountId || (current.status !== 'Active' && !isSuspended)) continue;
    if (!isSuspended) {
      const after = { ...withSuspension(current, today), scheduledResumeDate: null };
      await writeDunningOrder(engine, current, after, {
        type: 'Suspend',
        suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate: today },
      });
    }
    const suspendedOn = isSuspended ? (current.suspendedOn ?? today) : today;
    await tx
      .insert(dunningSuspensions)
      .values({ invoiceId, subscriptionNumber: current.number, suspendedOn })
      .onConflictDoUpdate({ target: [dunningSuspensions.invoiceId, dunningSuspensions.subscriptionNumber], set: { suspendedOn } });
  }
  return isPaused;
}

/** Closes the dunning cases of paid invoices, except invoices paid by a bank debit that is still processing. */
export async function closeDunningCases(tx: Transaction, invoiceIds: readonly string[]): Promise<void> {
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

/** Resumes, from today, the subscriptions that were suspended only for this invoice, and closes its dunning case. */
export async function resumeAfterPayment(engine: Engine, invoiceId: string): Promise<void> {
  const { tx, moment } = engine;
  const suspensions = await tx.delete(dunningSuspensions).where(eq(dunningSuspensions.invoiceId, invoiceId)).returning();
  const found = await readNewestVersionsOf(
    tx,
    suspensions.map((row) => row.subscriptionNumber),
  );
  for (const current of found) {
    const own = suspensions.find((row) => row.subscriptionNumber === current.number);
    if (current.status !== 'Suspended' || current.suspendedOn !== own?.suspendedOn || (await isSuspendedByDunning(tx, current))) continue;
    const resume = { resumePolicy: 'SpecificDate', resumeSpecificDate: moment.today } as const;
    await writeDunningOrder(engine, current, withResumption(current, moment.today), { type: 'Resume', resume });
  }
  await closeDunningCases(tx, [invoiceId]);
}
