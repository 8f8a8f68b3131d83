import { and, eq } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { newId, paymentMethods, subscriptions } from '../database/schema.js';
import { addDays, addTerm, dayOf } from '../engine/calendar.js';
import { momentOn } from '../engine/clock.js';
import { runDue } from '../engine/due.js';
import { placeOrder } from '../engine/order.js';
import type { CreateSubscriptionInput } from '../engine/order-input.js';
import { findPlanByNumber, type CatalogPlan } from '../engine/catalog.js';
import type { SeedSubscriber } from './load.js';

type Step = { date: IsoDate } & ({ kind: 'start'; subscriber: SeedSubscriber } | { kind: 'cancel'; subscriber: SeedSubscriber });

const contactOf = ({ firstName, lastName, email, address }: SeedSubscriber) => ({ firstName, lastName, workEmail: email, ...address });

/** A card as the payment form would have stored it. */
async function storeCard(engine: Engine, subscriber: SeedSubscriber): Promise<string | undefined> {
  const { card } = subscriber;
  if (!card) return undefined;
  const { type: cardType, ...rest } = card;
  const id = newId();
  const holderName = `${subscriber.firstName} ${subscriber.lastName}`;
  await engine.tx.insert(paymentMethods).values({ ...rest, id, cardType, holderName, createdDate: engine.moment.now });
  return id;
}

function quantities(plan: CatalogPlan, seats: number | undefined) {
  if (seats === undefined) return {};
  const quantity = String(seats);
  const perUnit = plan.charges.filter((charge) => charge.model === 'PerUnit');
  return {
    chargeOverrides: perUnit.map((charge) => ({
      productRatePlanChargeId: charge.id,
      pricing: charge.type === 'Recurring' ? { recurringPerUnit: { quantity } } : { oneTimePerUnit: { quantity } },
    })),
  };
}

/** Plans billed by the year run for a year and renew; others are open-ended. */
function termsOf(plan: CatalogPlan): NonNullable<CreateSubscriptionInput['terms']> {
  if (!plan.charges.some((charge) => charge.billingPeriod === 'Annual')) return { initialTerm: { termType: 'EVERGREEN' } };
  return {
    autoRenew: true,
    initialTerm: { termType: 'TERMED', period: 12, periodType: 'Month' },
    renewalTerms: [{ period: 12, periodType: 'Month' }],
  };
}

/** Signs a subscriber up, as a storefront would have done that day; answers the subscription's number. */
async function signUp(engine: Engine, subscriber: SeedSubscriber): Promise<string> {
  const { today } = engine.moment;
  const plan = await findPlanByNumber(engine.tx, subscriber.productRatePlanNumber);
  if (!plan) throw new Error(`subscribers.json: ${subscriber.email} has the unknown plan ${subscriber.productRatePlanNumber}.`);
  const method = await storeCard({ ...engine, moment: { ...engine.moment, now: engine.moment.realNow } }, subscriber);
  const done = await placeOrder(
    engine,
    {
      orderDate: today,
      newAccount: {
        name: subscriber.company ?? `${subscriber.firstName} ${subscriber.lastName}`,
        currency: subscriber.currency,
        billCycleDay: dayOf(today),
        autoPay: true,
        billToContact: contactOf(subscriber),
        soldToContact: contactOf(subscriber),
        ...(method !== undefined && { hpmCreditCardPaymentMethodId: method }),
      },
      subscriptions: [
        {
          orderActions: [
            {
              type: 'CreateSubscription',
              createSubscription: {
                terms: termsOf(plan),
                subscribeToRatePlans: [{ productRatePlanId: plan.id, ...quantities(plan, subscriber.quantity) }],
              },
            },
          ],
        },
      ],
      processingOptions: { runBilling: true, collectPayment: method !== undefined },
    },
    { anyStatus: true },
  );
  const [subscription] = done.subscriptions;
  if (!subscription) throw new Error('A seeded order made no subscription.');
  return subscription.number;
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
    const start = addTerm(today, -subscriber.startedMonthsAgo, 'Month');
    const started: Step = { kind: 'start', date: start, subscriber };
    if (subscriber.cancelledMonthsAgo === undefined) return [started];
    const months = subscriber.startedMonthsAgo - subscriber.cancelledMonthsAgo;
    return [started, { kind: 'cancel', date: addTerm(start, months, 'Month'), subscriber }];
  });
  return steps.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Makes the histories of subscribers by running the engine from the day the first of them signed up until today. */
export async function writeHistories(engine: Engine, subscribers: readonly SeedSubscriber[]): Promise<void> {
  const numbers = new Map<SeedSubscriber, string>();
  const { today } = engine.moment;
  let from = today;
  for (const [index, step] of stepsOf(subscribers, today).entries()) {
    if (index === 0) from = step.date;
    const onDay = { ...engine, moment: momentOn(engine.moment, engine.settings.timeZone, step.date) };
    // What falls due on the day itself comes after: a cancellation of that day must stop its bill.
    await runDue(engine, from, addDays(step.date, -1));
    if (step.kind === 'start') numbers.set(step.subscriber, await signUp(onDay, step.subscriber));
    else await cancel(onDay, numbers.get(step.subscriber) ?? '');
    from = step.date;
  }
  await runDue(engine, from, today);
}
