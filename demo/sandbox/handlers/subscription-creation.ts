import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { getAccountRow, type AccountRow } from '../engine/accounts.js';
import { subscriptionMonthlyRevenue } from '../engine/account-totals.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { jsonNumber } from '../engine/money.js';
import { placeOrder } from '../engine/orders/place-order.js';
import type { OrderActionInput } from '../engine/orders/order-input.js';
import { withRatePlans } from '../engine/subscriptions.js';
import { partialEndpoint } from '../http/endpoint.js';
import { pickStored } from '../supported/stored-fields.js';
import { createInput, type BillingChoice, type CreateInput, type NewSubscriptionInput } from '../supported/subscription-changes.js';
import { orderPlans } from './subscription-charges.js';
import { withCallerFieldNames, buildOrder, toTriggerDates, wireMoney, type FieldNames } from './subscription-orders.js';

const AT = 'subscriptions.0.orderActions.0';

/** Maps field paths of orders to field names of a new subscription. `at` is its path in the request: empty, or ending with a dot. */
export const createNames = (at = ''): FieldNames => [
  [`${AT}.createSubscription.terms.initialTerm.period`, `${at}initialTerm`],
  [`${AT}.createSubscription.paymentProfile.`, at],
  [`${AT}.createSubscription.`, at],
  [`${AT}.triggerDates`, `${at}serviceActivationDate`],
];

/** Returns the order action of a new subscription. */
export async function createAction(call: CallContext, input: NewSubscriptionInput): Promise<OrderActionInput> {
  const { termType, initialTerm, initialTermPeriodType, termStartDate } = input;
  const { autoRenew, renewalSetting, renewalTerm, renewalTermPeriodType, invoiceSeparately, paymentMethodId, subscriptionNumber } = input;
  const termed = termType === 'TERMED';
  const unit = renewalTermPeriodType ?? initialTermPeriodType;
  return {
    type: 'CreateSubscription',
    ...toTriggerDates(input),
    createSubscription: {
      terms: {
        initialTerm: {
          termType,
          ...(initialTerm !== undefined && { period: initialTerm }),
          ...(initialTermPeriodType !== undefined && { periodType: initialTermPeriodType }),
          ...(termStartDate !== undefined && { startDate: termStartDate }),
        },
        ...(autoRenew !== undefined && { autoRenew }),
        ...(termed && renewalSetting !== undefined && { renewalSetting }),
        ...(termed && renewalTerm !== undefined && { renewalTerms: [{ period: renewalTerm, ...(unit && { periodType: unit }) }] }),
      },
      subscribeToRatePlans: await orderPlans(call, input.subscribeToRatePlans ?? []),
      ...(subscriptionNumber !== undefined && { subscriptionNumber }),
      ...(invoiceSeparately !== undefined && { invoiceSeparately }),
      ...(paymentMethodId !== undefined && { paymentProfile: { paymentMethodId } }),
      ...(input.notes !== undefined && { notes: input.notes }),
    },
  };
}

/** Creates a subscription of an account. By default, also bills it and collects the payment. */
export async function addSubscription(
  call: CallContext,
  account: Pick<AccountRow, 'id'>,
  input: NewSubscriptionInput,
  choice: BillingChoice,
  at = '',
): Promise<WireBody> {
  const { runBilling = true, collect = runBilling } = choice;
  const subscription = {
    ...pickStored('subscription', input),
    orderActions: [await createAction(call, input)],
    customFields: pickCustomFields(input),
  };
  const order = buildOrder(account.id, call.moment.today, subscription, { ...choice, runBilling, collect });
  const done = await withCallerFieldNames(createNames(at), () => placeOrder(call, order));
  const [created] = await withRatePlans(call.tx, done.subscriptions);
  if (!created) throw new Error('The order did not create a subscription.');
  return {
    subscriptionId: created.id,
    subscriptionNumber: created.number,
    contractedMrr: jsonNumber(subscriptionMonthlyRevenue(created, created.currency, created.startDate)),
    ...wireMoney(done),
  };
}

/** `POST /v1/subscriptions`. */
async function createSubscription(input: CreateInput, call: CallContext): Promise<WireBody> {
  return { success: true, ...(await addSubscription(call, await getAccountRow(call.tx, input.accountKey), input, input)) };
}

/** Endpoints by operation name. */
export const subscriptionCreationEndpoints = {
  createSubscription: partialEndpoint(rows.createSubscription, 'subscriptions', createInput, createSubscription),
};
