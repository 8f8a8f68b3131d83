import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { billingError } from '../errors.js';
import { addDays, addTerm } from '../engine/calendar.js';
import type { CatalogPlan } from '../engine/catalog.js';
import { tellDailyUsage } from '../seed/daily-usage.js';
import type { SignedUp } from '../seed/sign-up.js';
import { EMPTY_CARD, GOOD_CARD, Life, validFor } from './life.js';
import { manyInvoices } from './many-invoices.js';
import type { ScenarioName } from './names.js';
import { personOf } from './people.js';
import { dearAndCheap, dearest, firstOf, readOffer, type Offer } from './plans.js';

export { isScenarioName, SCENARIO_NAMES } from './names.js';

const MONTHLY = 'plan that is billed by the month';
/** Units of the first plan, where it counts any. */
const SEATS = 4;

interface Scene {
  engine: Engine;
  today: IsoDate;
  offer: Offer;
  name: ScenarioName;
}

/** Someone who signed up months ago, and whose last bill is so many days old. */
async function subscriber(
  { engine, today, offer, name }: Scene,
  billedDaysAgo: number,
  plans: readonly [CatalogPlan, ...CatalogPlan[]] = [firstOf(offer.monthly, MONTHLY)],
  card: { lastFour: string; type: string; behavior: 'ok'; expirationMonth?: number; expirationYear?: number } = GOOD_CARD,
): Promise<{ life: Life; billed: IsoDate; start: IsoDate }> {
  const start = addTerm(addDays(today, -billedDaysAgo), -2, 'Month');
  // Two months after the 28th of February is the 28th of April, also where two months before the 30th of April was asked for.
  const billed = addTerm(start, 2, 'Month');
  const facts = { person: personOf(name), currency: offer.currency, plans, quantity: SEATS, card: { ...validFor(3, today), ...card } };
  return { life: await Life.begin(engine, start, facts), billed, start };
}

/** The last bill was refused, and retries go on. */
async function pastDue(scene: Scene): Promise<SignedUp> {
  const { life, billed } = await subscriber(scene, 6, undefined, EMPTY_CARD);
  await life.emptyCardFrom(billed);
  await life.liveThrough(scene.today);
  return life.signedUp;
}

/** The trial began eleven days ago and ends in three; nothing is billed yet. */
async function trialEnding({ engine, today, offer, name }: Scene): Promise<SignedUp> {
  const life = await Life.begin(engine, addDays(today, -11), {
    person: personOf(name),
    currency: offer.currency,
    plans: [firstOf(offer.trials, 'plan whose charges all begin with the activation of the service')],
    quantity: SEATS,
    card: { ...GOOD_CARD, ...validFor(3, today) },
    activation: addDays(today, 3),
  });
  await life.liveThrough(today);
  return life.signedUp;
}

/** Cancelled yesterday, and usable until the end of what was paid. */
async function cancelledAccess(scene: Scene): Promise<SignedUp> {
  const { life } = await subscriber(scene, 10);
  await life.order(addDays(scene.today, -1), {
    type: 'CancelSubscription',
    cancelSubscription: { cancellationPolicy: 'EndOfLastInvoicePeriod' },
  });
  await life.liveThrough(scene.today);
  return life.signedUp;
}

/** Ten days into a month that is paid. */
async function midMonth(scene: Scene): Promise<SignedUp> {
  const { life } = await subscriber(scene, 10);
  await life.liveThrough(scene.today);
  return life.signedUp;
}

/** Forty days into a year that is paid, of what costs most. */
async function midYear({ engine, today, offer, name }: Scene): Promise<SignedUp> {
  const life = await Life.begin(engine, addDays(today, -40), {
    person: personOf(name),
    currency: offer.currency,
    plans: [dearest(offer, 'yearly')],
    quantity: SEATS,
    card: { ...GOOD_CARD, ...validFor(3, today) },
  });
  await life.liveThrough(today);
  return life.signedUp;
}

/** The card ends with this month; the next bill comes after it. */
async function cardExpiring(scene: Scene): Promise<SignedUp> {
  const { life } = await subscriber(scene, 0, undefined, { ...GOOD_CARD, ...validFor(0, scene.today), lastFour: '1125' });
  await life.liveThrough(scene.today);
  return life.signedUp;
}

/** Two months of use are billed, and the present one goes the same way. */
async function heavyUsage(scene: Scene): Promise<SignedUp> {
  const { engine, today, offer } = scene;
  const metered = offer.metered.slice(0, 2);
  firstOf(metered, 'plan that counts usage by the month');
  const { life, start } = await subscriber(scene, 12, [firstOf(offer.monthly, MONTHLY), ...metered]);
  await tellDailyUsage(engine, life.signedUp.subscription, 30, start, today);
  await life.liveThrough(today);
  return life.signedUp;
}

/** The last bill stayed unpaid until it suspended the subscription, three days ago. */
async function suspended(scene: Scene): Promise<SignedUp> {
  const { suspendAfterDays, retryAfterDays } = scene.engine.settings.collection;
  if (suspendAfterDays === null) {
    throw billingError('subscriptions', 'rule', "This tenant suspends nobody: 'collection.suspendAfterDays' of its settings is null.", 409);
  }
  const { life, billed } = await subscriber(scene, Math.max(suspendAfterDays, retryAfterDays.at(-1) ?? 0) + 3, undefined, EMPTY_CARD);
  await life.emptyCardFrom(billed);
  await life.liveThrough(scene.today);
  return life.signedUp;
}

/** A cheaper plan was ordered yesterday, and comes when the present month is over. */
async function scheduledDowngrade(scene: Scene): Promise<SignedUp> {
  const { dear, cheap } = dearAndCheap(scene.offer);
  const { life, billed } = await subscriber(scene, 9, [dear]);
  const day = addTerm(billed, 1, 'Month');
  // As storefronts order it: until its day it can be taken back.
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
  await life.liveThrough(scene.today);
  return life.signedUp;
}

const SCENARIOS: Readonly<Record<ScenarioName, (scene: Scene) => Promise<SignedUp>>> = {
  'past-due': pastDue,
  'trial-ending': trialEnding,
  'cancelled-access': cancelledAccess,
  'mid-month': midMonth,
  'mid-year': midYear,
  'card-expiring': cardExpiring,
  'heavy-usage': heavyUsage,
  suspended,
  'scheduled-downgrade': scheduledDowngrade,
  'invoices-10000': ({ engine, today, offer, name }) =>
    manyInvoices(engine, {
      person: personOf(name),
      currency: offer.currency,
      plans: [firstOf(offer.recurring, `${MONTHLY} and has no one-time charge`)],
      card: { ...GOOD_CARD, ...validFor(3, today) },
    }),
};

/**
 * Makes a new account in a state that tests and demos need, true on the present business day. Its past is lived by the engine for this
 * account alone; the tenant's clock and everybody else stay as they are.
 *
 * @throws {BillingError} 409 if the tenant sells nothing of the kind that the scenario needs
 */
export async function makeScenario(engine: Engine, name: ScenarioName): Promise<{ accountNumber: string; subscriptionNumber: string }> {
  const { today } = engine.moment;
  const { account, subscription } = await SCENARIOS[name]({ engine, today, offer: await readOffer(engine), name });
  return { accountNumber: account.number, subscriptionNumber: subscription.number };
}
