import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError } from '../errors.js';
import { addDays, addTerm } from '../engine/calendar.js';
import type { CatalogPlan } from '../engine/catalog.js';
import { recordDailyUsage } from '../seed/daily-usage.js';
import type { SignUpResult } from '../seed/sign-up.js';
import { OVERDRAWN_CARD, PAYING_CARD, AccountSimulation, cardExpiry } from './account-simulation.js';
import { createManyInvoices } from './many-invoices.js';
import type { ScenarioName } from './names.js';
import { createPerson } from './people.js';
import { expensiveAndCheapPlan, mostExpensivePlan, firstPlan, readScenarioPlans, type ScenarioPlans } from './plans.js';

export { isScenarioName, SCENARIO_NAMES } from './names.js';

const MONTHLY = 'monthly plan';
/** Quantity of the first plan's per-unit charges. */
const SEATS = 4;

interface Scene {
  engine: Engine;
  today: IsoDate;
  offer: ScenarioPlans;
  name: ScenarioName;
}

/** Creates a subscriber who signed up more than two months ago and whose last bill is about `billedDaysAgo` days old. */
async function subscriber(
  { engine, today, offer, name }: Scene,
  billedDaysAgo: number,
  plans: readonly [CatalogPlan, ...CatalogPlan[]] = [firstPlan(offer.monthly, MONTHLY)],
  card: { lastFour: string; type: string; behavior: 'ok'; expirationMonth?: number; expirationYear?: number } = PAYING_CARD,
): Promise<{ life: AccountSimulation; billed: IsoDate; start: IsoDate }> {
  const start = addTerm(addDays(today, -billedDaysAgo), -2, 'Month');
  // May be a few days earlier than intended: two months before April 30 is February 28, but two months after February 28 is April 28.
  const billed = addTerm(start, 2, 'Month');
  const signUpData = {
    person: createPerson(name),
    currency: offer.currency,
    plans,
    quantity: SEATS,
    card: { ...cardExpiry(3, today), ...card },
  };
  return { life: await AccountSimulation.begin(engine, start, signUpData), billed, start };
}

/** The last bill was declined and is being retried. */
async function pastDue(scene: Scene): Promise<SignUpResult> {
  const { life, billed } = await subscriber(scene, 6, undefined, OVERDRAWN_CARD);
  await life.emptyCardFrom(billed);
  await life.runThrough(scene.today);
  return life.signedUp;
}

/** The trial began eleven days ago and ends in three days. Nothing has been billed. */
async function createTrialEnding({ engine, today, offer, name }: Scene): Promise<SignUpResult> {
  const life = await AccountSimulation.begin(engine, addDays(today, -11), {
    person: createPerson(name),
    currency: offer.currency,
    plans: [firstPlan(offer.trials, 'plan whose charges all start on service activation')],
    quantity: SEATS,
    card: { ...PAYING_CARD, ...cardExpiry(3, today) },
    activation: addDays(today, 3),
  });
  await life.runThrough(today);
  return life.signedUp;
}

/** Canceled yesterday, with access until the end of the paid period. */
async function cancelledAccess(scene: Scene): Promise<SignUpResult> {
  const { life } = await subscriber(scene, 10);
  await life.order(addDays(scene.today, -1), {
    type: 'CancelSubscription',
    cancelSubscription: { cancellationPolicy: 'EndOfLastInvoicePeriod' },
  });
  await life.runThrough(scene.today);
  return life.signedUp;
}

/** Ten days into a paid month. */
async function midMonth(scene: Scene): Promise<SignUpResult> {
  const { life } = await subscriber(scene, 10);
  await life.runThrough(scene.today);
  return life.signedUp;
}

/** Forty days into a paid year of the most expensive plan. */
async function midYear({ engine, today, offer, name }: Scene): Promise<SignUpResult> {
  const life = await AccountSimulation.begin(engine, addDays(today, -40), {
    person: createPerson(name),
    currency: offer.currency,
    plans: [mostExpensivePlan(offer, 'yearly')],
    quantity: SEATS,
    card: { ...PAYING_CARD, ...cardExpiry(3, today) },
  });
  await life.runThrough(today);
  return life.signedUp;
}

/** The card expires at the end of this month, before the next bill. */
async function cardExpiring(scene: Scene): Promise<SignUpResult> {
  const { life } = await subscriber(scene, 0, undefined, { ...PAYING_CARD, ...cardExpiry(0, scene.today), lastFour: '1125' });
  await life.runThrough(scene.today);
  return life.signedUp;
}

/** Two months of usage are billed. The current month has unbilled usage. */
async function heavyUsage(scene: Scene): Promise<SignUpResult> {
  const { engine, today, offer } = scene;
  const metered = offer.metered.slice(0, 2);
  firstPlan(metered, 'plan with monthly usage charges');
  const { life, start } = await subscriber(scene, 12, [firstPlan(offer.monthly, MONTHLY), ...metered]);
  await recordDailyUsage(engine, life.signedUp.subscription, 30, start, today);
  await life.runThrough(today);
  return life.signedUp;
}

/** The last bill stayed unpaid and suspended the subscription three days ago. */
async function createSuspended(scene: Scene): Promise<SignUpResult> {
  const { suspendAfterDays, retryAfterDays } = scene.engine.settings.collection;
  if (suspendAfterDays === null) {
    throw billingError(
      'subscriptions',
      'rule',
      "This tenant never suspends subscriptions: 'collection.suspendAfterDays' of its settings is null.",
      409,
    );
  }
  const { life, billed } = await subscriber(scene, Math.max(suspendAfterDays, retryAfterDays.at(-1) ?? 0) + 3, undefined, OVERDRAWN_CARD);
  await life.emptyCardFrom(billed);
  await life.runThrough(scene.today);
  return life.signedUp;
}

/** A cheaper plan was ordered yesterday for the end of the current month. */
async function scheduledDowngrade(scene: Scene): Promise<SignUpResult> {
  const { expensive: dear, cheap } = expensiveAndCheapPlan(scene.offer);
  const { life, billed } = await subscriber(scene, 9, [dear]);
  const day = addTerm(billed, 1, 'Month');
  // A scheduled order, which can be canceled until its day.
  await life.order(
    addDays(scene.today, -1),
    {
      type: 'ChangePlan',
      triggerDates: (['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'] as const).map((name) => ({ name, triggerDate: day })),
      changePlan: {
        productRatePlanId: dear.id,
        newProductRatePlan: { productRatePlanId: cheap.id },
        effectivePolicy: 'SpecificDate',
        subType: 'Downgrade',
      },
    },
    day,
  );
  await life.runThrough(scene.today);
  return life.signedUp;
}

const SCENARIOS: Readonly<Record<ScenarioName, (scene: Scene) => Promise<SignUpResult>>> = {
  'past-due': pastDue,
  'trial-ending': createTrialEnding,
  'cancelled-access': cancelledAccess,
  'mid-month': midMonth,
  'mid-year': midYear,
  'card-expiring': cardExpiring,
  'heavy-usage': heavyUsage,
  suspended: createSuspended,
  'scheduled-downgrade': scheduledDowngrade,
  'invoices-10000': ({ engine, today, offer, name }) =>
    createManyInvoices(engine, {
      person: createPerson(name),
      currency: offer.currency,
      plans: [firstPlan(offer.recurring, `${MONTHLY} and has no one-time charge`)],
      card: { ...PAYING_CARD, ...cardExpiry(3, today) },
    }),
};

/**
 * Creates a new account in a given state as of the current business day. The engine simulates the account's past. The tenant's clock and
 * other accounts do not change.
 *
 * @throws {BillingError} 409 if the tenant's catalog has no plan that fits the scenario
 */
export async function makeScenario(engine: Engine, name: ScenarioName): Promise<{ accountNumber: string; subscriptionNumber: string }> {
  const { today } = engine.moment;
  const { account, subscription } = await SCENARIOS[name]({ engine, today, offer: await readScenarioPlans(engine), name });
  return { accountNumber: account.number, subscriptionNumber: subscription.number };
}
