import { asc, eq } from 'drizzle-orm';
import type { CallContext, WireBody } from '../context.js';
import { accounts, orderActions } from '../database/schema.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { findOrderPayment, type OrderResult } from '../engine/orders/place-order.js';
import type { OrderActionInput } from '../engine/orders/order-input.js';
import type { FullSubscription } from '../engine/subscriptions.js';
import { billingError, invalidValue, missingField } from '../errors.js';
import type { LegacyAmend, LegacyAmendment } from '../supported/legacy-actions.js';
import { omitEmpty } from './omit-empty.js';
import { toPlan, toProcessing, toUpdate } from './legacy-charges.js';
import { orderPlans, orderUpdates } from './subscription-charges.js';
import { changeByOrder, toTriggerDates, type FieldNames } from './subscription-orders.js';
import { termsOf } from './subscription-updates.js';
import { lockNewest } from './subscriptions.js';

/** Returns the payment of an order in the format of the legacy actions. */
export function wireOrderPayment(done: OrderResult): WireBody {
  const paid = findOrderPayment(done);
  return { ...(paid && { PaymentId: paid.payment.id, PaymentTransactionNumber: paid.payment.number }) };
}

/** Returns a field that an amendment type requires. */
function requireField<Value>(value: Value | undefined, field: string, type: string): Value {
  if (value === undefined) throw missingField('orders', field, `${type} requires it`);
  return value;
}

/** Converts an UpdateProduct amendment to charge updates. */
async function updateOf(amendment: LegacyAmendment, before: FullSubscription, at: (field: string) => string, call: CallContext) {
  const { RatePlan, RatePlanChargeData = [] } = requireField(amendment.RatePlanData, at('RatePlanData'), amendment.Type);
  const ratePlanId = requireField(
    RatePlan.AmendmentSubscriptionRatePlanId,
    at('RatePlanData.RatePlan.AmendmentSubscriptionRatePlanId'),
    amendment.Type,
  );
  const own = before.ratePlans.find(({ id }) => id === ratePlanId)?.charges ?? [];
  const updates = RatePlanChargeData.map((data, place) => {
    const { ProductRatePlanChargeId } = data.RatePlanCharge;
    const charge = own.find(({ productRatePlanChargeId }) => productRatePlanChargeId === ProductRatePlanChargeId);
    const field = at(`RatePlanData.RatePlanChargeData.${place}.RatePlanCharge.ProductRatePlanChargeId`);
    if (!charge) throw invalidValue('orders', field, 'the rate plan has no such charge');
    return toUpdate(data, charge.id);
  });
  const { SpecificUpdateDate: specificUpdateDate } = amendment;
  return { ratePlanId, chargeUpdates: await orderUpdates(call, updates), ...omitUndefined({ specificUpdateDate }) };
}

/** Converts an OwnerTransfer amendment. */
async function transferOf(amendment: LegacyAmendment, at: (field: string) => string, call: CallContext) {
  const numberOf = async (id: string, field: string): Promise<string> => {
    const [account] = await call.tx.select().from(accounts).where(eq(accounts.id, id));
    if (!account) throw invalidValue('orders', at(field), 'no such account');
    return account.number;
  };
  const id = requireField(amendment.DestinationAccountId, at('DestinationAccountId'), amendment.Type);
  const destinationAccountNumber = await numberOf(id, 'DestinationAccountId');
  const invoiced = amendment.DestinationInvoiceOwnerId;
  if (invoiced === undefined) return { destinationAccountNumber };
  return { destinationAccountNumber, destinationInvoiceAccountNumber: await numberOf(invoiced, 'DestinationInvoiceOwnerId') };
}

/** Converts an amendment to an order action. */
async function actionOf(amendment: LegacyAmendment, index: number, before: FullSubscription, call: CallContext): Promise<OrderActionInput> {
  const { Type, ContractEffectiveDate, ServiceActivationDate, CustomerAcceptanceDate, EffectiveDate, SuspendDate, ResumeDate } = amendment;
  const at = (field: string): string => `Amendments.${index}.${field}`;
  const later = { serviceActivationDate: ServiceActivationDate, customerAcceptanceDate: CustomerAcceptanceDate };
  const dates = toTriggerDates({ contractEffectiveDate: ContractEffectiveDate, ...omitUndefined(later) });
  const plan = amendment.RatePlanData?.RatePlan;
  if (Type === 'Cancellation') {
    const cancellationEffectiveDate = EffectiveDate ?? ContractEffectiveDate;
    return { type: 'CancelSubscription', ...dates, cancelSubscription: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate } };
  }
  if (Type === 'Renewal') return { type: 'RenewSubscription', ...dates, renewSubscription: {} };
  if (Type === 'SuspendSubscription') {
    const suspendSpecificDate = requireField(SuspendDate, at('SuspendDate'), Type);
    return { type: 'Suspend', ...dates, suspend: { suspendPolicy: 'SpecificDate', suspendSpecificDate } };
  }
  if (Type === 'ResumeSubscription') {
    const resumeSpecificDate = requireField(ResumeDate, at('ResumeDate'), Type);
    return { type: 'Resume', ...dates, resume: { resumePolicy: 'SpecificDate', resumeSpecificDate } };
  }
  if (Type === 'NewProduct') {
    const data = requireField(amendment.RatePlanData, at('RatePlanData'), Type);
    const [addProduct = {}] = await orderPlans(call, [toPlan(data)]);
    return { type: 'AddProduct', ...dates, addProduct };
  }
  if (Type === 'RemoveProduct') {
    const { AmendmentSubscriptionRatePlanId: id } = requireField(plan, at('RatePlanData'), Type);
    const ratePlanId = requireField(id, at('RatePlanData.RatePlan.AmendmentSubscriptionRatePlanId'), Type);
    return { type: 'RemoveProduct', ...dates, removeProduct: { ratePlanId } };
  }
  if (Type === 'UpdateProduct') return { type: Type, ...dates, updateProduct: await updateOf(amendment, before, at, call) };
  if (Type === 'OwnerTransfer') return { type: Type, ...dates, ownerTransfer: await transferOf(amendment, at, call) };
  const { AutoRenew, RenewalSetting, RenewalTerm, RenewalTermPeriodType } = amendment;
  const { TermType, CurrentTerm, CurrentTermPeriodType, TermStartDate } = amendment;
  const renewal = { renewalSetting: RenewalSetting, renewalTerm: RenewalTerm, renewalTermPeriodType: RenewalTermPeriodType };
  const term = { termType: TermType, currentTerm: CurrentTerm, currentTermPeriodType: CurrentTermPeriodType, termStartDate: TermStartDate };
  const termsAndConditions = termsOf(omitUndefined({ autoRenew: AutoRenew, ...renewal, ...term }), before) ?? {};
  return { type: 'TermsAndConditions', ...dates, termsAndConditions };
}

/**
 * Maps field paths of orders to field paths of amendments. For example,
 * `subscriptions.0.orderActions.1.ownerTransfer.destinationAccountNumber` becomes `Amendments.1.DestinationAccountId`.
 */
const amendNames = (count: number): FieldNames =>
  Array.from({ length: count }, (_, index) => [
    [`subscriptions.0.orderActions.${index}.ownerTransfer.destinationAccountNumber`, `Amendments.${index}.DestinationAccountId`] as const,
    [
      `subscriptions.0.orderActions.${index}.ownerTransfer.destinationInvoiceAccountNumber`,
      `Amendments.${index}.DestinationInvoiceOwnerId`,
    ] as const,
    [`subscriptions.0.orderActions.${index}`, `Amendments.${index}`] as const,
  ]).flat();

/** Amends a subscription through an order. */
export async function amendSubscription(
  { Amendments, AmendOptions = {} }: LegacyAmend,
  call: CallContext,
): Promise<WireBody & { AmendmentIds: string[] }> {
  const [first] = Amendments;
  if (!first) throw missingField('orders', 'Amendments');
  const other = Amendments.findIndex(({ SubscriptionId }) => SubscriptionId !== first.SubscriptionId);
  if (other !== -1)
    throw billingError('orders', 'rule', `'Amendments.${other}.SubscriptionId' must be the same subscription as in the first amendment.`);
  const { InvoiceProcessingOptions: dates } = AmendOptions;
  const { collectPayment: collect, ...processing } = toProcessing(AmendOptions);
  const choice = {
    ...processing,
    ...omitUndefined({ collect }),
    ...(dates && { targetDate: dates.InvoiceTargetDate, ...omitUndefined({ documentDate: dates.InvoiceDate }) }),
  };
  const before = await lockNewest(first.SubscriptionId, call);
  const more = { orderDate: first.ContractEffectiveDate };
  const requestedActions: OrderActionInput[] = [];
  for (const [index, amendment] of Amendments.entries()) requestedActions.push(await actionOf(amendment, index, before, call));
  const { after, done, common } = await changeByOrder(call, before, requestedActions, choice, more, amendNames(Amendments.length));
  const actions = await call.tx
    .select()
    .from(orderActions)
    .where(eq(orderActions.orderId, done.order.id))
    .orderBy(asc(orderActions.position));
  const AmendmentIds = actions.map(({ id }) => id);
  const answer = omitEmpty({
    Success: true,
    SubscriptionId: after.id,
    TotalDeltaMrr: common['totalDeltaMrr'],
    InvoiceId: done.invoices[0]?.id,
    CreditMemoId: done.creditMemos[0]?.id,
    ...wireOrderPayment(done),
  });
  return { ...answer, AmendmentIds };
}
