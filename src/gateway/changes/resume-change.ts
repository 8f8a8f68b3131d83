import { listBillingDocuments } from '../../generated/api/operations/billing-documents.js';
import { listInvoiceItems } from '../../generated/api/operations/invoices.js';
import { getSubscriptionVersion } from '../../generated/api/operations/subscriptions.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import type { ChangeResult } from '../../api/schemas/storefront/changes.js';
import type { AccountInfo, OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { readAllPages, sessionAccount } from '../flows/account.js';
import type { ChangeInput } from './change-request-context.js';
import { intentUsedRefusal, canResume } from '../intents.js';
import { paymentMethodForChange } from './change-payment-method.js';
import type { SubscriptionHolding } from '../subscriptions/subscription-holding.js';
import { actionsFor, executionDate } from '../subscriptions/orders.js';
import { requireHolding, readAccountHoldings } from '../subscriptions/account-holdings.js';
import { collectPayment, finishChange } from './change-outcome.js';
import { cancellationDetails } from './publish-change.js';
import { changeRequestFingerprint, toCancellationReceipt, readChangeRecord, type ChangeRecord } from './change-record.js';

/** Id of the subscription version that an order created. Undefined if the order does not name a version. */
async function versionCreatedBy(
  { billing }: GatewayContext,
  order: Order,
  { subscription }: SubscriptionHolding,
): Promise<string | undefined> {
  const { subscriptionNumber } = subscription;
  const version = order.subscriptions?.find((entry) => entry.subscriptionNumber === subscriptionNumber)?.newVersion;
  if (version === undefined) return undefined;
  if (version === subscription.version) return subscription.id;
  return (await billing.call(getSubscriptionVersion, { 'subscription-key': subscriptionNumber, version: String(version) })).id;
}

/** Numbers of the invoices that an order created: invoices of the order date that bill the new subscription version. */
export async function invoicesCreatedBy(
  context: GatewayContext,
  { id }: AccountInfo,
  order: Order,
  holding: SubscriptionHolding,
): Promise<string[]> {
  const { billing } = context;
  const query = { accountId: id, status: 'Posted' as const, documentDate: order.orderDate, pageSize: 40 };
  const [version, { documents }] = await Promise.all([
    versionCreatedBy(context, order, holding),
    billing.call(listBillingDocuments, query),
  ]);
  const own = documents.filter(
    ({ accountId, documentType, documentDate }) => accountId === id && documentType === 'Invoice' && documentDate === order.orderDate,
  );
  const billed = await Promise.all(
    own.map(async ({ documentNumber }) => {
      const pages = billing.pages(listInvoiceItems, { invoiceKey: documentNumber, pageSize: 40 });
      const items = await readAllPages(pages, ({ invoiceItems }) => invoiceItems);
      return items.some(({ subscriptionId }) => subscriptionId !== undefined && subscriptionId === version) ? [documentNumber] : [];
    }),
  );
  return billed.flat();
}

/** Rebuilds the lost record of a change from its order and the subscription. */
async function reconstructRecord(
  { now }: GatewayContext,
  order: Order,
  { number, change }: ChangeInput,
  { subscription, today }: SubscriptionHolding,
): Promise<ChangeRecord> {
  const { scheduledCancelDate, subscriptionEndDate, scheduledSuspendDate } = subscription;
  const { orderNumber, createdDate, orderDate } = order;
  const endDate = change.intent === 'cancel' ? (scheduledCancelDate ?? subscriptionEndDate ?? orderDate) : undefined;
  const effectiveDate = endDate ?? (change.intent === 'pause' ? (scheduledSuspendDate ?? change.from) : executionDate(order));
  const receivedAt = new Date(createdDate ?? now()).toISOString();
  const receipt =
    endDate === undefined
      ? undefined
      : await toCancellationReceipt({ orderNumber, subscriptionNumber: number, receivedAt, endDate, credit: undefined });
  return { fingerprint: '', effectiveDate, isLater: effectiveDate > today, ...(receipt ? { receipt } : {}) };
}

/** Resumes a change whose order exists: pays what is due, or returns the finished change. Never creates another order. */
export async function resumeChange(
  context: GatewayContext,
  request: AuthorizedRequest<ChangeInput>,
  order: Order,
): Promise<OperationResult<ChangeResult>> {
  const { input, principal, upstreamKey } = request;
  const account = await sessionAccount(context, principal);
  if (order.existingAccountNumber !== account.number || actionsFor(order, input.number).length === 0) {
    throw intentUsedRefusal('This intentId was used for another subscription.');
  }
  if (order.status === 'Cancelled') throw intentUsedRefusal('The change with this intentId was undone.');
  if (!canResume(context, order.createdDate ?? `${order.orderDate}T00:00:00Z`))
    throw intentUsedRefusal('The change with this intentId is too old to resume.');
  const savedRecord = await readChangeRecord(context, order.orderNumber);
  if (savedRecord && savedRecord.fingerprint !== (await changeRequestFingerprint(input)))
    throw intentUsedRefusal('This intentId was used for another change.');
  const holding = requireHolding(await readAccountHoldings(context, account), input.number);
  const record = savedRecord ?? (await reconstructRecord(context, order, input, holding));
  const invoiceNumbers =
    order.status === 'Scheduled' ? [] : (record.invoiceNumbers ?? (await invoicesCreatedBy(context, account, order, holding)));
  const paymentMethodId = invoiceNumbers.length === 0 ? undefined : await paymentMethodForChange(context, account, holding, input);
  const { orderNumber } = order;
  await context.events.expect({
    kind: 'change',
    reference: orderNumber,
    accountNumber: account.number,
    subscriptionNumber: input.number,
    intent: input.change.intent,
    ...cancellationDetails(input.change),
    record,
  });
  const payments = await collectPayment(context, account, invoiceNumbers, { credit: true, paymentMethodId, upstreamKey });
  return finishChange(context, request, { account, orderNumber, reference: orderNumber, record, payments });
}
