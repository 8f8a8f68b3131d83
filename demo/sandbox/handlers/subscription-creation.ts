import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { Call, WireBody } from '../context.js';
import { getAccountRow } from '../engine/accounts.js';
import { subscriptionMonthlyRevenue } from '../engine/account-totals.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { jsonNumber } from '../engine/money.js';
import { placeOrder } from '../engine/orders/place-order.js';
import type { OrderActionInput } from '../engine/orders/order-input.js';
import { withRatePlans } from '../engine/subscriptions.js';
import { partialEndpoint } from '../http/endpoint.js';
import { createInput, type CreateInput, type PreviewInput } from '../supported/subscription-changes.js';
import { orderPlans } from './subscription-charges.js';
import { withCallerFieldNames, buildOrder, toTriggerDates, wireMoney, type FieldNames } from './subscription-orders.js';

const AT = 'subscriptions.0.orderActions.0';

/** Maps field paths of orders to field names of `POST /v1/subscriptions`. */
export const CREATE_NAMES: FieldNames = [
  [`${AT}.createSubscription.terms.initialTerm.period`, 'initialTerm'],
  [`${AT}.createSubscription.paymentProfile.`, ''],
  [`${AT}.createSubscription.`, ''],
  [`${AT}.triggerDates`, 'serviceActivationDate'],
];

/** Returns the order action of a new subscription. */
export async function createAction(call: Call, input: CreateInput | PreviewInput): Promise<OrderActionInput> {
  const { termType, initialTerm, initialTermPeriodType, termStartDate } = input;
  const own: Partial<CreateInput> = 'renewalTerm' in input ? input : {};
  const { autoRenew, renewalSetting, renewalTerm, renewalTermPeriodType, invoiceSeparately, paymentMethodId, subscriptionNumber } = own;
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
      subscribeToRatePlans: await orderPlans(call, input.subscribeToRatePlans),
      ...(subscriptionNumber !== undefined && { subscriptionNumber }),
      ...(invoiceSeparately !== undefined && { invoiceSeparately }),
      ...(paymentMethodId !== undefined && { paymentProfile: { paymentMethodId } }),
      ...(input.notes !== undefined && { notes: input.notes }),
    },
  };
}

/** `POST /v1/subscriptions`: creates a subscription. By default, also bills it and collects the payment. */
async function createSubscription(input: CreateInput, call: Call): Promise<WireBody> {
  const account = await getAccountRow(call.tx, input.accountKey);
  const { runBilling = true, collect = runBilling } = input;
  const subscription = { orderActions: [await createAction(call, input)], customFields: pickCustomFields(input) };
  const order = buildOrder(account.id, call.moment.today, subscription, { ...input, runBilling, collect });
  const done = await withCallerFieldNames(CREATE_NAMES, () => placeOrder(call, order));
  const [created] = await withRatePlans(call.tx, done.subscriptions);
  if (!created) throw new Error('The order did not create a subscription.');
  return {
    success: true,
    subscriptionId: created.id,
    subscriptionNumber: created.number,
    contractedMrr: jsonNumber(subscriptionMonthlyRevenue(created, created.currency, created.startDate)),
    ...wireMoney(done),
  };
}

/** Endpoints by operation name. */
export const subscriptionCreationEndpoints = {
  createSubscription: partialEndpoint(rows.createSubscription, 'subscriptions', createInput, createSubscription),
};
