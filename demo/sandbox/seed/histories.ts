import { and, eq } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { paymentMethods, subscriptions } from '../database/schema.js';
import { addDays, addTerm } from '../engine/calendar.js';
import { findPlanByNumber, type CatalogPlan } from '../engine/catalog.js';
import { momentOn } from '../engine/clock.js';
import { runDue } from '../engine/due.js';
import { placeOrder } from '../engine/orders/order.js';
import { tellDailyUsage } from './daily-usage.js';
import type { SeedSubscriber } from './load.js';
import { signUp, type SignedUp } from './sign-up.js';

/** Something that a person does on a day, or what happens to their card. */
interface Step {
  date: IsoDate;
  kind: 'start' | 'empty-card' | 'cancel';
  subscriber: SeedSubscriber;
}

async function planOf(engine: Engine, email: string, number: string): Promise<CatalogPlan> {
  const plan = await findPlanByNumber(engine.tx, number);
  if (!plan) throw new Error(`subscribers.json: ${email} has the unknown plan ${number}.`);
  return plan;
}

/** Signs a subscriber up, as a storefront would have done that day, and tells what they use from then until the day of seeding. */
async function start(engine: Engine, subscriber: SeedSubscriber, until: IsoDate): Promise<SignedUp> {
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
  if (usagePerDay !== undefined) await tellDailyUsage(engine, signedUp.subscription, usagePerDay, today, until);
  return signedUp;
}

/** Cancels with effect on a day that begins a billing period: nothing is billed from then on, nothing is given back. */
async function cancel(engine: Engine, number: string): Promise<void> {
  const { today } = engine.moment;
  const [row] = await engine.tx
    .select({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(and(eq(subscriptions.number, number), eq(subscriptions.latest, true)));
  if (!row) throw new Error(`No subscription ${number} to cancel.`);
  const cancelSubscription = { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: today } as const;
  await placeOrder(engine, {
    orderDate: today,
    existingAccountId: row.accountId,
    subscriptions: [{ subscriptionNumber: number, orderActions: [{ type: 'CancelSubscription', cancelSubscription }] }],
  });
}

function stepsOf(subscribers: readonly SeedSubscriber[], today: IsoDate): Step[] {
  const steps = subscribers.flatMap((subscriber): Step[] => {
    const { startedMonthsAgo, startedDaysAgo = 0, cancelledMonthsAgo, cardEmptyDaysAgo } = subscriber;
    const started = addTerm(addDays(today, -startedDaysAgo), -startedMonthsAgo, 'Month');
    const own: Step[] = [{ kind: 'start', date: started, subscriber }];
    if (cardEmptyDaysAgo !== undefined) own.push({ kind: 'empty-card', date: addDays(today, -cardEmptyDaysAgo), subscriber });
    if (cancelledMonthsAgo !== undefined) {
      own.push({ kind: 'cancel', date: addTerm(started, startedMonthsAgo - cancelledMonthsAgo, 'Month'), subscriber });
    }
    return own;
  });
  return steps.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Makes the histories of subscribers by running the engine from the day the first of them signed up until today. */
export async function writeHistories(engine: Engine, subscribers: readonly SeedSubscriber[]): Promise<void> {
  const known = new Map<SeedSubscriber, SignedUp>();
  const { today } = engine.moment;
  let from = today;
  for (const [index, step] of stepsOf(subscribers, today).entries()) {
    const { subscriber } = step;
    if (index === 0) from = step.date;
    const onDay = { ...engine, moment: momentOn(engine.moment, engine.settings.timeZone, step.date) };
    // What falls due on the day itself comes after: a cancellation of that day must stop its bill.
    await runDue(engine, from, addDays(step.date, -1));
    if (step.kind === 'start') known.set(subscriber, await start(onDay, subscriber, today));
    if (step.kind === 'cancel') await cancel(onDay, known.get(subscriber)?.subscription.number ?? '');
    if (step.kind === 'empty-card') {
      const { paymentMethodId = '' } = known.get(subscriber) ?? {};
      await engine.tx.update(paymentMethods).set({ behavior: 'insufficient-funds' }).where(eq(paymentMethods.id, paymentMethodId));
    }
    from = step.date;
  }
  await runDue(engine, from, today);
}
