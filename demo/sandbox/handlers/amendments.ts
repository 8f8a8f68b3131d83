import { and, desc, eq, type SQL } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { GetAmendmentOfSubscriptionRequest, GetAmendmentRequest } from '../../../src/generated/api/schemas/amendments.js';
import type { CallContext, WireBody } from '../context.js';
import { accounts, orderActions, orders, subscriptions } from '../database/schema.js';
import { AMENDMENT_TYPES, isAmendment } from '../engine/orders/amendment-types.js';
import type { OrderActionInput } from '../engine/orders/order-input.js';
import type { SubscriptionRow } from '../engine/subscriptions.js';
import { resolveTriggerDates } from '../engine/orders/trigger-dates.js';
import { notFound } from '../errors.js';
import { endpoint } from '../http/endpoint.js';
import { omitEmpty } from './omit-empty.js';

interface Amendment {
  action: typeof orderActions.$inferSelect;
  order: typeof orders.$inferSelect;
}

async function versionOf(call: CallContext, number: string, version: number): Promise<SubscriptionRow | undefined> {
  const [row] = await call.tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.number, number), eq(subscriptions.version, version)));
  return row;
}

async function wireAmendment({ action, order }: Amendment, call: CallContext): Promise<WireBody> {
  const type = isAmendment(action.type) ? action.type : 'UpdateProduct';
  const detail: OrderActionInput = { ...action.detail, type };
  const after = await versionOf(call, action.subscriptionNumber, action.newVersion);
  const before = action.baseVersion === null ? undefined : await versionOf(call, action.subscriptionNumber, action.baseVersion);
  const dates = resolveTriggerDates(detail, order.orderDate, 'triggerDates');
  const { ownerTransfer, updateProduct } = detail;
  const destination = ownerTransfer?.destinationAccountNumber;
  const [owner] = destination === undefined ? [] : await call.tx.select().from(accounts).where(eq(accounts.number, destination));
  const terms = type === 'TermsAndConditions' || type === 'RenewSubscription' ? after : undefined;
  return omitEmpty({
    success: true,
    id: action.id,
    code: `${order.number}-${action.sequence + 1}-${action.position + 1}`,
    name: AMENDMENT_TYPES[type],
    type: AMENDMENT_TYPES[type],
    status: after?.status === 'Pending Activation' || after?.status === 'Pending Acceptance' ? after.status : 'Completed',
    description: detail.changeReason,
    baseSubscriptionId: before?.id,
    newSubscriptionId: after?.id,
    contractEffectiveDate: dates.ContractEffective,
    serviceActivationDate: dates.ServiceActivation,
    customerAcceptanceDate: dates.CustomerAcceptance,
    effectiveDate: type === 'CancelSubscription' ? (after?.endDate ?? after?.scheduledCancelDate) : dates.CustomerAcceptance,
    specificUpdateDate: updateProduct?.specificUpdateDate,
    suspendDate: type === 'Suspend' ? (after?.suspendedOn ?? after?.scheduledSuspendDate) : undefined,
    resumeDate: type === 'Resume' ? (after?.scheduledResumeDate ?? detail.resume?.resumeSpecificDate) : undefined,
    destinationAccountId: owner?.id,
    destinationInvoiceOwnerId: owner?.id,
    autoRenew: terms?.autoRenew,
    termType: terms?.termType,
    termStartDate: terms?.termStartDate,
    currentTerm: terms?.currentTerm,
    currentTermPeriodType: terms?.currentTermPeriodType,
    renewalSetting: terms?.renewalSetting,
    renewalTerm: terms?.renewalTerm,
    renewalTermPeriodType: terms?.renewalTermPeriodType,
  });
}

async function findAmendment(call: CallContext, where: SQL | undefined): Promise<Amendment | undefined> {
  const found = await call.tx
    .select({ action: orderActions, order: orders })
    .from(orderActions)
    .innerJoin(orders, eq(orders.id, orderActions.orderId))
    .where(where)
    .orderBy(desc(orderActions.position));
  return found.find(({ action }) => isAmendment(action.type));
}

/** `GET /v1/amendments/{amendment-key}`, by id or code. */
async function getAmendment(input: GetAmendmentRequest, call: CallContext): Promise<WireBody> {
  const key = input['amendment-key'];
  const [, order, sequence, position] = /^(.+)-(\d{1,4})-(\d{1,4})$/.exec(key) ?? [];
  const byCode =
    order === undefined
      ? undefined
      : and(eq(orders.number, order), eq(orderActions.sequence, Number(sequence) - 1), eq(orderActions.position, Number(position) - 1));
  const found = (await findAmendment(call, eq(orderActions.id, key))) ?? (byCode && (await findAmendment(call, byCode)));
  if (!found) throw notFound('amendment', key);
  return wireAmendment(found, call);
}

/** `GET /v1/amendments/subscriptions/{subscription-id}`: the last change that led to this version. */
async function getAmendmentOfSubscription(input: GetAmendmentOfSubscriptionRequest, call: CallContext): Promise<WireBody> {
  const id = input['subscription-id'];
  const [row] = await call.tx.select().from(subscriptions).where(eq(subscriptions.id, id));
  const made = row && and(eq(orderActions.subscriptionNumber, row.number), eq(orderActions.newVersion, row.version));
  const found = made && (await findAmendment(call, made));
  if (!found) throw notFound('amendment of the subscription', id);
  return wireAmendment(found, call);
}

/** Endpoints by operation name. */
export const amendmentEndpoints = {
  getAmendment: endpoint(rows.getAmendment, 'subscriptions', getAmendment),
  getAmendmentOfSubscription: endpoint(rows.getAmendmentOfSubscription, 'subscriptions', getAmendmentOfSubscription),
};
