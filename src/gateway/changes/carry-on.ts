import { listBillingDocuments } from '../../api/operations/billing/generated/billing-documents.js';
import { listInvoiceItems } from '../../api/operations/billing/generated/invoices.js';
import type { Order } from '../../api/schemas/billing/generated/orders.js';
import type { ChangeRequest, ChangeResult } from '../../api/schemas/storefront/changes.js';
import type { AccountFacts, Answer, Call, Context } from '../context.js';
import { allPages, ownAccount } from '../flows/account.js';
import { payerOf } from './payer.js';
import { Refusal } from '../refusal.js';
import { actionsOn, dayOf } from '../subscriptions/ordered.js';
import { ownHolding, readHeld } from '../subscriptions/read.js';
import { collected, doneAnswer } from './done.js';
import { printOf, receiptOf, rememberedOf, type Remembered } from './remembered.js';

/** Milliseconds for which a change may be carried on. */
const CARRIED_ON = 24 * 3600 * 1000;

function intentUsed(why: string): Refusal {
  return new Refusal({ status: 409, type: 'conflict', code: 'intent-used', message: `${why} Begin anew with a new intentId.` });
}

/** Invoices of the day of an order that bill its subscription. */
async function invoicesOf({ billing }: Context, { id }: AccountFacts, order: Order, subscriptionNumber: string): Promise<string[]> {
  const query = { accountId: id, status: 'Posted' as const, documentDate: order.orderDate, pageSize: 40 };
  const { documents } = await billing.call(listBillingDocuments, query);
  const own = documents.filter(
    ({ accountId, documentType, documentDate }) => accountId === id && documentType === 'Invoice' && documentDate === order.orderDate,
  );
  const billed = await Promise.all(
    own.map(async ({ documentNumber }) => {
      const items = await allPages(
        billing.pages(listInvoiceItems, { invoiceKey: documentNumber, pageSize: 40 }),
        ({ invoiceItems }) => invoiceItems,
      );
      return items.some(({ subscriptionName }) => subscriptionName === subscriptionNumber) ? [documentNumber] : [];
    }),
  );
  return billed.flat();
}

/** What is known of a change whose memory is lost, by the order itself and the subscription. */
async function recalled(
  context: Context,
  order: Order,
  { number, change }: ChangeRequest,
  { account }: { account: AccountFacts },
): Promise<Remembered> {
  const { subscription, today } = ownHolding(await readHeld(context, account), number);
  const { scheduledCancelDate, subscriptionEndDate, scheduledSuspendDate } = subscription;
  const { orderNumber, createdDate, orderDate } = order;
  const endDate = change.intent === 'cancel' ? (scheduledCancelDate ?? subscriptionEndDate ?? orderDate) : undefined;
  const effectiveDate = endDate ?? (change.intent === 'pause' ? (scheduledSuspendDate ?? change.from) : dayOf(order));
  const receivedAt = new Date(createdDate ?? context.now()).toISOString();
  const receipt =
    endDate === undefined
      ? undefined
      : await receiptOf({ orderNumber, subscriptionNumber: number, receivedAt, endDate, credit: undefined });
  return { print: '', effectiveDate, later: effectiveDate > today, ...(receipt ? { receipt } : {}) };
}

/** Goes on with a change whose order exists: pays what is owed, or says that it is done. Never orders again. */
export async function carryOn(context: Context, call: Call<ChangeRequest>, order: Order): Promise<Answer<ChangeResult>> {
  const { input, principal, upstreamKey } = call;
  const account = await ownAccount(context, principal);
  if (order.existingAccountNumber !== account.number || actionsOn(order, input.number).length === 0) {
    throw intentUsed('This was made for another subscription.');
  }
  const age = context.now() - Date.parse(order.createdDate ?? `${order.orderDate}T00:00:00Z`);
  if (!(age < CARRIED_ON)) throw intentUsed('This is too old to be carried on.');
  const remembered = await rememberedOf(context, order.orderNumber);
  if (remembered && remembered.print !== (await printOf(input))) throw intentUsed('This was made for another change.');
  const known = remembered ?? (await recalled(context, order, input, { account }));
  const invoiceNumbers = order.status === 'Scheduled' ? [] : await invoicesOf(context, account, order, input.number);
  const paymentMethodId =
    invoiceNumbers.length === 0
      ? undefined
      : await payerOf(context, account, ownHolding(await readHeld(context, account), input.number), input);
  const standing = await collected(context, account, invoiceNumbers, { credit: true, paymentMethodId, upstreamKey });
  return doneAnswer(context, call, { account, orderNumber: order.orderNumber, known, standing });
}
