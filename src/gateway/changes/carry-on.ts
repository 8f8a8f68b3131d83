import { listBillingDocuments } from '../../generated/api/operations/billing-documents.js';
import { listInvoiceItems } from '../../generated/api/operations/invoices.js';
import { getSubscriptionVersion } from '../../generated/api/operations/subscriptions.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import type { ChangeResult } from '../../api/schemas/storefront/changes.js';
import type { AccountInfo, OperationResult, AuthorizedRequest, GatewayContext } from '../context.js';
import { allPages, ownAccount } from '../flows/account.js';
import type { Wanted } from './asked.js';
import { intentUsed, canResume } from '../intents.js';
import { payerOf } from './payer.js';
import type { Holding } from '../subscriptions/held-plans.js';
import { actionsOn, dayOf } from '../subscriptions/ordered.js';
import { ownHolding, readHeld } from '../subscriptions/read.js';
import { collected, doneAnswer } from './done.js';
import { printOf, receiptOf, rememberedOf, type Remembered } from './remembered.js';

/** Id of the version of a subscription that an order made; undefined where it does not say. */
async function versionMadeBy({ billing }: GatewayContext, order: Order, { subscription }: Holding): Promise<string | undefined> {
  const { subscriptionNumber } = subscription;
  const version = order.subscriptions?.find((entry) => entry.subscriptionNumber === subscriptionNumber)?.newVersion;
  if (version === undefined) return undefined;
  if (version === subscription.version) return subscription.id;
  return (await billing.call(getSubscriptionVersion, { 'subscription-key': subscriptionNumber, version: String(version) })).id;
}

/** Invoices that an order made: those of its day that bill the version of the subscription that it made. */
async function invoicesOf(context: GatewayContext, { id }: AccountInfo, order: Order, holding: Holding): Promise<string[]> {
  const { billing } = context;
  const query = { accountId: id, status: 'Posted' as const, documentDate: order.orderDate, pageSize: 40 };
  const [version, { documents }] = await Promise.all([versionMadeBy(context, order, holding), billing.call(listBillingDocuments, query)]);
  const own = documents.filter(
    ({ accountId, documentType, documentDate }) => accountId === id && documentType === 'Invoice' && documentDate === order.orderDate,
  );
  const billed = await Promise.all(
    own.map(async ({ documentNumber }) => {
      const pages = billing.pages(listInvoiceItems, { invoiceKey: documentNumber, pageSize: 40 });
      const items = await allPages(pages, ({ invoiceItems }) => invoiceItems);
      return items.some(({ subscriptionId }) => subscriptionId !== undefined && subscriptionId === version) ? [documentNumber] : [];
    }),
  );
  return billed.flat();
}

/** What is known of a change whose memory is lost, by the order itself and the subscription. */
async function recalled(
  { now }: GatewayContext,
  order: Order,
  { number, change }: Wanted,
  { subscription, today }: Holding,
): Promise<Remembered> {
  const { scheduledCancelDate, subscriptionEndDate, scheduledSuspendDate } = subscription;
  const { orderNumber, createdDate, orderDate } = order;
  const endDate = change.intent === 'cancel' ? (scheduledCancelDate ?? subscriptionEndDate ?? orderDate) : undefined;
  const effectiveDate = endDate ?? (change.intent === 'pause' ? (scheduledSuspendDate ?? change.from) : dayOf(order));
  const receivedAt = new Date(createdDate ?? now()).toISOString();
  const receipt =
    endDate === undefined
      ? undefined
      : await receiptOf({ orderNumber, subscriptionNumber: number, receivedAt, endDate, credit: undefined });
  return { print: '', effectiveDate, later: effectiveDate > today, ...(receipt ? { receipt } : {}) };
}

/** Goes on with a change whose order exists: pays what is owed, or says that it is done. Never orders again. */
export async function carryOn(
  context: GatewayContext,
  request: AuthorizedRequest<Wanted>,
  order: Order,
): Promise<OperationResult<ChangeResult>> {
  const { input, principal, upstreamKey } = request;
  const account = await ownAccount(context, principal);
  if (order.existingAccountNumber !== account.number || actionsOn(order, input.number).length === 0) {
    throw intentUsed('This was made for another subscription.');
  }
  if (order.status === 'Cancelled') throw intentUsed('This was taken back.');
  if (!canResume(context, order.createdDate ?? `${order.orderDate}T00:00:00Z`)) throw intentUsed('This is too old to be carried on.');
  const remembered = await rememberedOf(context, order.orderNumber);
  if (remembered && remembered.print !== (await printOf(input))) throw intentUsed('This was made for another change.');
  const holding = ownHolding(await readHeld(context, account), input.number);
  const known = remembered ?? (await recalled(context, order, input, holding));
  const made = order.status === 'Scheduled' ? [] : (known.invoiceNumbers ?? (await invoicesOf(context, account, order, holding)));
  const paymentMethodId = made.length === 0 ? undefined : await payerOf(context, account, holding, input);
  const standing = await collected(context, account, made, { credit: true, paymentMethodId, upstreamKey });
  return doneAnswer(context, request, { account, orderNumber: order.orderNumber, known, standing });
}
