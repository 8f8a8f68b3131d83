import { inArray } from 'drizzle-orm';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Call, WireBody } from '../context.js';
import { productCharges } from '../database/schema.js';
import { subscriptionRevenue } from '../engine/balances.js';
import { jsonNumber, subtract } from '../engine/money.js';
import { paidBy, placeOrder, type DoneOrder } from '../engine/order.js';
import type { OrderActionInput, OrderInput, OrderSubscriptionInput, RatePlanInput } from '../engine/order-input.js';
import { withRatePlans, type FullSubscription } from '../engine/subscriptions.js';
import { BillingError } from '../errors.js';
import type { BillingChoice, NewPlanInput } from '../supported/subscription-changes.js';

/** Paths of an order's request, and what the same thing is called in the call that asked for it; the first that fits is taken. */
export type FieldNames = readonly (readonly [order: string, own: string])[];

const BILLING_NAMES: FieldNames = [
  ['processingOptions.collectPayment', 'collect'],
  ['processingOptions.runBilling', 'runBilling'],
  ['processingOptions.electronicPaymentOptions.paymentMethodId', 'paymentMethodId'],
];

/** Does something by an order; failures name the fields of the call, not those of the order. */
export async function asCalled<Result>(names: FieldNames, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    const rename = (message: string) =>
      [...names, ...BILLING_NAMES].reduce((text, [order, own]) => text.replaceAll(`'${order}`, `'${own}`), message);
    throw new BillingError(
      error.resource,
      error.reasons.map(({ code, message }) => ({ code, message: rename(message) })),
      error.status,
    );
  }
}

/** The order that a call of a subscription stands for. */
export function orderOf(accountId: string, orderDate: IsoDate, subscription: OrderSubscriptionInput, choice: BillingChoice): OrderInput {
  const { runBilling = false, collect = false, targetDate, documentDate } = choice;
  return {
    orderDate,
    existingAccountId: accountId,
    subscriptions: [subscription],
    processingOptions: {
      runBilling: runBilling || collect,
      collectPayment: collect,
      billingOptions: { ...(targetDate !== undefined && { targetDate }), ...(documentDate !== undefined && { documentDate }) },
    },
  };
}

/** What became of a subscription by a call. */
export interface ChangedSubscription {
  after: FullSubscription;
  done: DoneOrder;
  /** What all answers have: the new version, its bill and its payment. */
  common: WireBody;
}

/** Changes a subscription by an order of one subscription. */
export async function changeByOrder(
  call: Call,
  before: FullSubscription,
  actions: readonly OrderActionInput[],
  choice: BillingChoice,
  more: { orderDate?: IsoDate | undefined; notes?: string | undefined; customFields?: Record<string, unknown> },
  names: FieldNames,
): Promise<ChangedSubscription> {
  const { orderDate = call.moment.today, notes, customFields } = more;
  const subscription = {
    subscriptionNumber: before.number,
    orderActions: [...actions],
    ...(notes !== undefined && { notes }),
    ...(customFields && { customFields }),
  };
  const done = await asCalled(names, () => placeOrder(call, orderOf(before.accountId, orderDate, subscription, choice)));
  const [after] = await withRatePlans(call.tx, done.subscriptions);
  if (!after) throw new Error('An order made no version of its subscription.');
  const { today } = call.moment;
  const revenue = (state: FullSubscription) => (state.status === 'Active' ? subscriptionRevenue(state, state.currency, today) : '0');
  const totalDeltaMrr = jsonNumber(subtract(before.currency, revenue(after), revenue(before)));
  return { after, done, common: { success: true, subscriptionId: after.id, totalDeltaMrr, ...wireMoney(done) } };
}

/** The bill, credit and payment of a call. */
export function wireMoney(done: DoneOrder): WireBody {
  const paid = paidBy(done);
  const [invoice] = done.invoices;
  const [memo] = done.creditMemos;
  return {
    ...(invoice && { invoiceId: invoice.id }),
    ...(memo && { creditMemoId: memo.id }),
    ...(paid !== undefined && { paymentId: paid.payment.id, paidAmount: jsonNumber(paid.amount) }),
  };
}

/** Rate plans as orders name them. */
export async function orderPlans(call: Call, plans: readonly NewPlanInput[]): Promise<RatePlanInput[]> {
  const ids = plans.flatMap((plan) => plan.chargeOverrides?.map((charge) => charge.productRatePlanChargeId) ?? []);
  const known =
    ids.length === 0
      ? []
      : await call.tx
          .select({ id: productCharges.id, type: productCharges.type })
          .from(productCharges)
          .where(inArray(productCharges.id, ids));
  return plans.map(({ chargeOverrides, productRatePlanId, productRatePlanNumber }) => ({
    ...(productRatePlanId !== undefined && { productRatePlanId }),
    ...(productRatePlanNumber !== undefined && { productRatePlanNumber }),
    ...(chargeOverrides && {
      chargeOverrides: chargeOverrides.map(({ productRatePlanChargeId, quantity }) => {
        const once = known.some(({ id, type }) => id === productRatePlanChargeId && type === 'OneTime');
        const pricing =
          quantity === undefined ? {} : { pricing: once ? { oneTimePerUnit: { quantity } } : { recurringPerUnit: { quantity } } };
        return { productRatePlanChargeId, ...pricing };
      }),
    }),
  }));
}

/** The dates of a change as orders name them. */
export function triggerDates(dates: {
  contractEffectiveDate?: IsoDate;
  serviceActivationDate?: IsoDate;
  customerAcceptanceDate?: IsoDate;
}): Required<Pick<OrderActionInput, 'triggerDates'>> {
  const named = [
    ['ContractEffective', dates.contractEffectiveDate],
    ['ServiceActivation', dates.serviceActivationDate],
    ['CustomerAcceptance', dates.customerAcceptanceDate],
  ] as const;
  return { triggerDates: named.flatMap(([name, triggerDate]) => (triggerDate === undefined ? [] : { name, triggerDate })) };
}
