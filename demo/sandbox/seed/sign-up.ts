import type { CurrencyCode, IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import { newId, paymentMethods } from '../database/schema.js';
import type { AccountRow } from '../engine/accounts.js';
import { dayOfMonth } from '../engine/calendar.js';
import type { CatalogPlan } from '../engine/catalog.js';
import { placeOrder } from '../engine/orders/place-order.js';
import type { CreateSubscriptionInput } from '../engine/orders/order-input.js';
import type { SubscriptionRow } from '../engine/subscriptions.js';
import type { SeedSubscriber } from './load.js';

/** Data of a sign-up. */
export interface SignUp {
  person: Pick<SeedSubscriber, 'firstName' | 'lastName' | 'company' | 'email' | 'address'>;
  currency: CurrencyCode;
  /** The plan, with its add-ons and discount plans. */
  plans: readonly [CatalogPlan, ...CatalogPlan[]];
  /** Quantity of the first plan's per-unit charges. */
  quantity?: number | undefined;
  card?: SeedSubscriber['card'];
  /** First day of service after the trial. Default: the day of the sign-up, without a trial. */
  activation?: IsoDate | undefined;
  /** Number of months after which the subscription ends without renewal. Default: the terms of the plan. */
  termMonths?: number | undefined;
  paymentTerm?: string | undefined;
}

/** Result of a sign-up. */
export interface SignUpResult {
  account: AccountRow;
  subscription: SubscriptionRow;
  paymentMethodId: string | undefined;
}

const contactOf = ({ firstName, lastName, email, address }: SignUp['person']) => ({ firstName, lastName, workEmail: email, ...address });

/** Stores a card as the payment form would. */
async function storeCard(engine: Engine, { card, person }: SignUp): Promise<string | undefined> {
  if (!card) return undefined;
  const { type: cardType, ...rest } = card;
  const id = newId();
  const holderName = `${person.firstName} ${person.lastName}`;
  // Creation times of payment methods without an account are real time, not business time.
  await engine.tx.insert(paymentMethods).values({ ...rest, id, cardType, holderName, createdDate: engine.moment.realNow });
  return id;
}

function quantities(plan: CatalogPlan, units: number | undefined) {
  if (units === undefined) return {};
  const quantity = String(units);
  const pricingOf = ({ type, model }: CatalogPlan['charges'][number]) =>
    type === 'OneTime'
      ? { oneTimePerUnit: { quantity } }
      : model === 'Volume'
        ? { recurringVolume: { quantity } }
        : { recurringPerUnit: { quantity } };
  const counted = plan.charges.filter(
    ({ type, model }) => type !== 'Usage' && (model === 'PerUnit' || (type === 'Recurring' && model === 'Volume')),
  );
  return { chargeOverrides: counted.map((charge) => ({ productRatePlanChargeId: charge.id, pricing: pricingOf(charge) })) };
}

/** Yearly plans get a renewing term of one year. Other plans are evergreen. If `termMonths` is set, the term does not renew. */
function termsOf(plan: CatalogPlan, termMonths: number | undefined): NonNullable<CreateSubscriptionInput['terms']> {
  if (termMonths !== undefined) return { autoRenew: false, initialTerm: { termType: 'TERMED', period: termMonths, periodType: 'Month' } };
  if (!plan.charges.some((charge) => charge.billingPeriod === 'Annual')) return { initialTerm: { termType: 'EVERGREEN' } };
  return {
    autoRenew: true,
    initialTerm: { termType: 'TERMED', period: 12, periodType: 'Month' },
    renewalTerms: [{ period: 12, periodType: 'Month' }],
  };
}

/** True if a charge starts on service activation. The order must then set the activation date. */
const isActivated = (plan: CatalogPlan): boolean => plan.charges.some(({ triggerEvent }) => triggerEvent === 'ServiceActivation');

/** Signs a customer up on the engine's current day, bills, and collects the payment. If the card is declined, the bill stays open. */
export async function signUp(engine: Engine, signUpData: SignUp): Promise<SignUpResult> {
  const { person, plans, currency, paymentTerm } = signUpData;
  const { today } = engine.moment;
  const activation = signUpData.activation ?? (plans.some(isActivated) ? today : undefined);
  const [plan, ...others] = plans;
  const paymentMethodId = await storeCard(engine, signUpData);
  const done = await placeOrder(
    engine,
    {
      orderDate: today,
      newAccount: {
        name: person.company ?? `${person.firstName} ${person.lastName}`,
        currency,
        billCycleDay: dayOfMonth(activation ?? today),
        autoPay: true,
        billToContact: contactOf(person),
        soldToContact: contactOf(person),
        ...(paymentTerm !== undefined && { paymentTerm }),
        ...(paymentMethodId !== undefined && { hpmCreditCardPaymentMethodId: paymentMethodId }),
      },
      subscriptions: [
        {
          orderActions: [
            {
              type: 'CreateSubscription',
              ...(activation !== undefined && {
                triggerDates: [
                  { name: 'ContractEffective', triggerDate: today },
                  { name: 'ServiceActivation', triggerDate: activation },
                  { name: 'CustomerAcceptance', triggerDate: activation },
                ],
              }),
              createSubscription: {
                terms: termsOf(plan, signUpData.termMonths),
                subscribeToRatePlans: [
                  { productRatePlanId: plan.id, ...quantities(plan, signUpData.quantity) },
                  ...others.map(({ id }) => ({ productRatePlanId: id })),
                ],
              },
            },
          ],
        },
      ],
      processingOptions: { runBilling: true, collectPayment: paymentMethodId !== undefined },
    },
    { allowUnavailablePlans: true },
  );
  const [subscription] = done.subscriptions;
  if (!subscription) throw new Error('The order did not create a subscription.');
  return { account: done.account, subscription, paymentMethodId };
}
