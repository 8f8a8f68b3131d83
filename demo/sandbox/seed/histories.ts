import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { invoiceItems, invoices, paymentMethods, subscriptions } from '../database/schema.js';
import { adjustInvoiceItem, postDebitMemo } from '../engine/adjustments.js';
import { addDays, addTerm } from '../engine/calendar.js';
import { findPlanByNumber, type CatalogPlan } from '../engine/catalog.js';
import { momentOnDate } from '../engine/clock.js';
import { runDueWork } from '../engine/run-due-work.js';
import { placeOrder } from '../engine/orders/place-order.js';
import { recordDailyUsage } from './daily-usage.js';
import type { SeedSubscriber } from './load.js';
import { signUp, type SignUpResult } from './sign-up.js';

/** Number of days in the shortest month. There are at least as many days between two monthly bills. */
const SHORTEST_MONTH = 28;

/** A step in a subscriber's history: sign-up, card without funds, correction of the last bill, or cancellation. */
interface HistoryStep {
  date: IsoDate;
  kind: 'start' | 'empty-card' | 'correct' | 'cancel';
  subscriber: SeedSubscriber;
}

async function planOf(engine: Engine, email: string, number: string): Promise<CatalogPlan> {
  const plan = await findPlanByNumber(engine.tx, number);
  if (!plan) throw new Error(`subscribers.json: ${email} has the unknown plan ${number}.`);
  return plan;
}

/** Signs a subscriber up on the engine's current day and records daily usage up to, but not including, `until`. */
async function startSubscriber(engine: Engine, subscriber: SeedSubscriber, until: IsoDate): Promise<SignUpResult> {
  const { today } = engine.moment;
  const { productRatePlanNumber, addOns = [], trialDays, usagePerDay, email } = subscriber;
  const others: CatalogPlan[] = [];
  for (const number of addOns) others.push(await planOf(engine, email, number));
  const signedUp = await signUp(engine, {
    ...subscriber,
    person: subscriber,
    plans: [await planOf(engine, email, productRatePlanNumber), ...others],
    ...(trialDays !== undefined && { activation: addDays(today, trialDays) }),
  });
  if (usagePerDay !== undefined) await recordDailyUsage(engine, signedUp.subscription, usagePerDay, today, until);
  return signedUp;
}

/** Cancels at the start of a billing period, so that nothing is billed or credited afterwards. */
async function cancel(engine: Engine, number: string): Promise<void> {
  const { today } = engine.moment;
  const [row] = await engine.tx
    .select({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(and(eq(subscriptions.number, number), eq(subscriptions.latest, true)));
  if (!row) throw new Error(`Cannot find the subscription ${number} to cancel.`);
  const cancelSubscription = { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: today } as const;
  await placeOrder(engine, {
    orderDate: today,
    existingAccountId: row.accountId,
    subscriptions: [{ subscriptionNumber: number, orderActions: [{ type: 'CancelSubscription', cancelSubscription }] }],
  });
}

/** Adjusts a line of the last bill by a credit and an equal charge, and adds a debit memo for the same catalog charge. */
async function adjustLastBill(engine: Engine, number: string): Promise<void> {
  const [line] = await engine.tx
    .select({ id: invoiceItems.id, charge: invoiceItems.productRatePlanChargeId, accountId: invoices.accountId })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(eq(invoiceItems.subscriptionNumber, number), gt(invoices.balance, '0'), gt(invoiceItems.amount, '0')))
    .orderBy(desc(invoices.number), asc(invoiceItems.position))
    .limit(1);
  if (!line) throw new Error(`${number} has no open bill.`);
  const adjusted = { SourceId: line.id, Amount: '5', ReasonCode: 'Correcting invoice error' };
  await adjustInvoiceItem(engine, { ...adjusted, Type: 'Credit', Comment: 'Agreed by telephone' });
  await adjustInvoiceItem(engine, { ...adjusted, Type: 'Charge', Comment: 'Agreed for another customer' });
  const owed = { AccountId: line.accountId, ProductRatePlanChargeId: line.charge, SubscriptionId: number, Amount: '15' };
  await postDebitMemo(engine, { ...owed, Comments: 'Express delivery of a print' });
}

function stepsOf(subscribers: readonly SeedSubscriber[], today: IsoDate): HistoryStep[] {
  const steps = subscribers.flatMap((subscriber): HistoryStep[] => {
    const { startedMonthsAgo, startedDaysAgo = 0, cancelledMonthsAgo, cardEmptyDaysAgo, correctedDaysAgo } = subscriber;
    const started = addTerm(addDays(today, -startedDaysAgo), -startedMonthsAgo, 'Month');
    const own: HistoryStep[] = [{ kind: 'start', date: started, subscriber }];
    if (cardEmptyDaysAgo !== undefined) {
      const emptied = addDays(today, -cardEmptyDaysAgo);
      // The last bill may be earlier than planned, for example on February 28 instead of 30. The card must still decline this bill.
      const last = addTerm(started, startedMonthsAgo, 'Month');
      const refusesLast = cardEmptyDaysAgo >= startedDaysAgo && cardEmptyDaysAgo < startedDaysAgo + SHORTEST_MONTH;
      own.push({ kind: 'empty-card', date: refusesLast && last < emptied ? last : emptied, subscriber });
    }
    if (correctedDaysAgo !== undefined) own.push({ kind: 'correct', date: addDays(today, -correctedDaysAgo), subscriber });
    if (cancelledMonthsAgo !== undefined) {
      own.push({ kind: 'cancel', date: addTerm(started, startedMonthsAgo - cancelledMonthsAgo, 'Month'), subscriber });
    }
    return own;
  });
  return steps.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Creates the histories of all subscribers by running the engine from the first sign-up until today. */
export async function writeHistories(engine: Engine, subscribers: readonly SeedSubscriber[]): Promise<void> {
  const known = new Map<SeedSubscriber, SignUpResult>();
  const { today } = engine.moment;
  let from = today;
  for (const [index, step] of stepsOf(subscribers, today).entries()) {
    const { subscriber } = step;
    if (index === 0) from = step.date;
    const onDay = { ...engine, moment: momentOnDate(engine.moment, engine.settings.timeZone, step.date) };
    // The day's due work runs after its steps, because a cancellation on that day must prevent its bill.
    await runDueWork(engine, from, addDays(step.date, -1));
    if (step.kind === 'start') known.set(subscriber, await startSubscriber(onDay, subscriber, today));
    if (step.kind === 'correct') await adjustLastBill(onDay, known.get(subscriber)?.subscription.number ?? '');
    if (step.kind === 'cancel') await cancel(onDay, known.get(subscriber)?.subscription.number ?? '');
    if (step.kind === 'empty-card') {
      const { paymentMethodId = '' } = known.get(subscriber) ?? {};
      await engine.tx.update(paymentMethods).set({ behavior: 'insufficient-funds' }).where(eq(paymentMethods.id, paymentMethodId));
    }
    from = step.date;
  }
  await runDueWork(engine, from, today);
}
