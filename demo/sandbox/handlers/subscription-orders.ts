import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { CallContext, WireBody } from '../context.js';
import { subscriptionMonthlyRevenue } from '../engine/account-totals.js';
import { jsonNumber, subtract } from '../engine/money.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { findOrderPayment, placeOrder, type OrderResult } from '../engine/orders/place-order.js';
import type { OrderActionInput, OrderInput, OrderSubscriptionInput, ProcessingInput } from '../engine/orders/order-input.js';
import { withRatePlans, type FullSubscription } from '../engine/subscriptions.js';
import { BillingError } from '../errors.js';
import type { StoredFields } from '../supported/stored-fields.js';
import type { BillingChoice } from '../supported/subscription-changes.js';

/** Maps field paths of orders to field names of an operation. The first matching path wins. */
export type FieldNames = readonly (readonly [order: string, own: string])[];

const BILLING_NAMES: FieldNames = [
  ['processingOptions.collectPayment', 'collect'],
  ['processingOptions.applyCredit', 'applyCredit'],
  ['processingOptions.runBilling', 'runBilling'],
  ['processingOptions.electronicPaymentOptions.paymentMethodId', 'paymentMethodId'],
];

/** Matches paths of charge fields in orders. In subscription operations, these fields are not nested. */
const CHARGE_PART =
  /(chargeOverrides|chargeUpdates)\.(\d+)(?:\.(?:pricing\.\w+|pricing|billing|endDate|startDate|effectiveDate))?(?:\.(\w+))?/g;
const CHARGE_FIELDS: Readonly<Record<string, string>> = { listPrice: 'price', specificTriggerDate: 'triggerDate', chargeNumber: 'number' };

/** Replaces nested charge paths in an error message with flat field names. */
function plainChargeMessage(message: string): string {
  return message.replaceAll(CHARGE_PART, (_, list: string, index: string, field: string | undefined) => {
    const update = list === 'chargeUpdates';
    const name = update && (field === 'chargeNumber' || field === 'productRatePlanChargeId') ? 'ratePlanChargeId' : field;
    const own = name === undefined ? '' : `.${CHARGE_FIELDS[name] ?? name}`;
    return `${update ? 'chargeUpdateDetails' : list}.${index}${own}`;
  });
}

/** Runs an action. Errors name the fields of the caller's operation instead of the order's fields. */
export async function withCallerFieldNames<Result>(names: FieldNames, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    const rename = (message: string) =>
      [...names, ...BILLING_NAMES].reduce((text, [order, own]) => text.replaceAll(`'${order}`, `'${own}`), plainChargeMessage(message));
    throw new BillingError(
      error.resource,
      error.reasons.map(({ code, message }) => ({ code, message: rename(message) })),
      error.status,
    );
  }
}

/** Builds the order that carries out a subscription operation. */
export function buildOrder(
  accountId: string,
  orderDate: IsoDate,
  subscription: OrderSubscriptionInput,
  choice: BillingChoice & Pick<ProcessingInput, 'electronicPaymentOptions'>,
): OrderInput {
  const { runBilling = false, collect = false, targetDate, documentDate, applyCredit, applicationOrder, creditMemoReasonCode } = choice;
  const { electronicPaymentOptions } = choice;
  return {
    orderDate,
    existingAccountId: accountId,
    subscriptions: [subscription],
    processingOptions: {
      runBilling: runBilling || collect,
      collectPayment: collect,
      ...omitUndefined({ applyCredit, applicationOrder, electronicPaymentOptions }),
      billingOptions: omitUndefined({ targetDate, documentDate, creditMemoReasonCode }),
    },
  };
}

/** Result of a subscription operation. */
interface ChangedSubscription {
  after: FullSubscription;
  done: OrderResult;
  /** Fields that all responses share: the new version, its bill and its payment. */
  common: WireBody;
}

/** Changes a subscription through an order. */
export async function changeByOrder(
  call: CallContext,
  before: FullSubscription,
  actions: readonly OrderActionInput[],
  choice: BillingChoice & Pick<ProcessingInput, 'electronicPaymentOptions'>,
  more: {
    orderDate?: IsoDate | undefined;
    notes?: string | undefined;
    customFields?: Record<string, unknown>;
    details?: StoredFields<'subscription'>;
    bookingDate?: IsoDate;
  },
  names: FieldNames,
): Promise<ChangedSubscription> {
  const { orderDate = call.moment.today, notes, customFields, details, bookingDate } = more;
  const subscription = {
    ...details,
    ...(bookingDate !== undefined && { lastBookingDate: bookingDate }),
    subscriptionNumber: before.number,
    orderActions: [...actions],
    ...(notes !== undefined && { notes }),
    ...(customFields && { customFields }),
  };
  const done = await withCallerFieldNames(names, () => placeOrder(call, buildOrder(before.accountId, orderDate, subscription, choice)));
  const [after] = await withRatePlans(call.tx, done.subscriptions);
  if (!after) throw new Error('The order did not create a subscription version.');
  const { today } = call.moment;
  const revenue = (state: FullSubscription) => (state.status === 'Active' ? subscriptionMonthlyRevenue(state, state.currency, today) : '0');
  const totalDeltaMrr = jsonNumber(subtract(before.currency, revenue(after), revenue(before)));
  return { after, done, common: { success: true, subscriptionId: after.id, totalDeltaMrr, ...wireMoney(done) } };
}

/** Returns the ids of the invoice, credit memo and payment that an order created, and the paid amount. */
export function wireMoney(done: OrderResult): WireBody {
  const paid = findOrderPayment(done);
  const [invoice] = done.invoices;
  const [memo] = done.creditMemos;
  return {
    ...(invoice && { invoiceId: invoice.id }),
    ...(memo && { creditMemoId: memo.id }),
    ...(paid !== undefined && { paymentId: paid.payment.id, paidAmount: jsonNumber(paid.amount) }),
  };
}

/** Returns the dates of a change in the format of orders. */
export function toTriggerDates(dates: {
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
