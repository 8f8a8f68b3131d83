import type { AccountRow } from '../engine/accounts.js';
import { AMENDMENT_TYPES, isAmendment } from '../engine/orders/amendment-types.js';
import type { PlannedChange } from '../engine/orders/plan-order.js';
import type { PaymentRow } from '../engine/collecting/collect-payment.js';
import type { InvoiceRow } from '../engine/bill-account.js';
import type { PaymentMethodRow } from '../engine/payment-methods/payment-methods.js';
import type { OrderRow } from '../engine/orders/place-order.js';
import type { CreditMemoRow, RefundRow } from '../engine/funds.js';
import type { SubscriptionRow } from '../engine/subscriptions.js';
import { EVENT_OBJECTS, type EventContext, type EventFields, type ObjectName } from './event-objects.js';
import type { StandardEvent } from './standard-events.js';

type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE';

/** An object change or a standard event. Callouts can report both. */
export interface RaisedEvent {
  /** The standard event. Absent for a change that only event triggers can report. */
  event?: StandardEvent;
  /** Type of change, for event triggers. Absent if another event already reports the change. */
  change?: ChangeType;
  object: ObjectName;
  /** Id of the account. `null` for a payment method without an account. */
  accountId: string | null;
  /** The changed object and the other objects of the event. */
  context: EventContext;
  /** The object before the change. Absent for a new object. */
  before?: EventFields;
}

export const accountCreated = (row: AccountRow): RaisedEvent => ({
  change: 'INSERT',
  object: 'Account',
  accountId: row.id,
  context: { Account: EVENT_OBJECTS.Account.read(row) },
});

export const accountChanged = (before: AccountRow, row: AccountRow): RaisedEvent => ({
  ...accountCreated(row),
  change: 'UPDATE',
  before: EVENT_OBJECTS.Account.read(before),
});

export const invoicePosted = (row: InvoiceRow): RaisedEvent => ({
  event: 'InvoicePosted',
  change: 'INSERT',
  object: 'Invoice',
  accountId: row.accountId,
  context: { Invoice: EVENT_OBJECTS.Invoice.read(row) },
});

/** A processed or declined payment. As on the platform, external payments have no standard event. */
export function paymentCompletedEvent(row: PaymentRow, before?: PaymentRow): RaisedEvent {
  const event = row.status === 'Processed' ? 'PaymentProcessed' : row.status === 'Error' ? 'PaymentDeclined' : undefined;
  return {
    ...(event !== undefined && row.type === 'Electronic' && { event }),
    change: before ? 'UPDATE' : 'INSERT',
    object: 'Payment',
    accountId: row.accountId,
    context: { Payment: EVENT_OBJECTS.Payment.read(row) },
    ...(before && { before: EVENT_OBJECTS.Payment.read(before) }),
  };
}

export const refundProcessed = (row: RefundRow): RaisedEvent => ({
  event: row.creditMemoId === null ? 'PaymentRefundProcessed' : 'CreditMemoRefundProcessed',
  change: 'INSERT',
  object: 'Refund',
  accountId: row.accountId,
  context: { Refund: EVENT_OBJECTS.Refund.read(row) },
});

const memoEvent = (row: CreditMemoRow): Omit<RaisedEvent, 'change'> => ({
  object: 'CreditMemo',
  accountId: row.accountId,
  context: { CreditMemo: EVENT_OBJECTS.CreditMemo.read(row) },
});

/** A new credit memo. A new posted memo has two events: created and posted. */
export const memoCreated = (row: CreditMemoRow): RaisedEvent[] => [
  { ...memoEvent(row), event: 'CreditMemoCreated', change: 'INSERT' },
  ...(row.status === 'Posted' ? [{ ...memoEvent(row), event: 'CreditMemoPosted' } as const] : []),
];

/** A draft that has been posted. */
export const memoPosted = (before: CreditMemoRow): RaisedEvent => ({
  ...memoEvent({ ...before, status: 'Posted' }),
  event: 'CreditMemoPosted',
  change: 'UPDATE',
  before: EVENT_OBJECTS.CreditMemo.read(before),
});

export const methodCreated = (row: PaymentMethodRow): RaisedEvent => ({
  change: 'INSERT',
  object: 'PaymentMethod',
  accountId: row.accountId,
  context: { PaymentMethod: EVENT_OBJECTS.PaymentMethod.read(row) },
});

export const methodUpdated = (before: PaymentMethodRow, row: PaymentMethodRow): RaisedEvent => ({
  ...methodCreated(row),
  event: 'PaymentMethodUpdated',
  change: 'UPDATE',
  before: EVENT_OBJECTS.PaymentMethod.read(before),
});

/** A deleted or scrubbed payment method. */
export const methodClosed = (before: PaymentMethodRow, change: 'UPDATE' | 'DELETE'): RaisedEvent => ({
  ...methodCreated({ ...before, status: 'Closed' }),
  event: 'PaymentMethodClosed',
  change,
  before: EVENT_OBJECTS.PaymentMethod.read(before),
});

const subscriptionEvent = (row: SubscriptionRow): RaisedEvent => ({
  object: 'Subscription',
  accountId: row.accountId,
  context: { Subscription: EVENT_OBJECTS.Subscription.read(row) },
});

const subscriptionChanged = (before: SubscriptionRow, row: SubscriptionRow): RaisedEvent => ({
  ...subscriptionEvent(row),
  change: 'UPDATE',
  before: EVENT_OBJECTS.Subscription.read(before),
});

/** A key date of a subscription: cancellation, pause, resumption, activation or end of term. */
export const keyDateReached = (before: SubscriptionRow, row: SubscriptionRow): RaisedEvent => ({
  ...subscriptionChanged(before, row),
  event: 'KeyDates',
});

const amendmentProcessed = (type: keyof typeof AMENDMENT_TYPES, row: SubscriptionRow, effectiveDate: string): RaisedEvent => {
  const amendment = { type: AMENDMENT_TYPES[type], subscriptionId: row.id, effectiveDate };
  return {
    ...subscriptionEvent(row),
    event: 'AmendmentProcessed',
    change: 'INSERT',
    object: 'Amendment',
    context: { Amendment: EVENT_OBJECTS.Amendment.read(amendment), Subscription: EVENT_OBJECTS.Subscription.read(row) },
  };
};

/** Returns the events of a term's end: renewal or expiry. */
export const termEnded = (before: SubscriptionRow, row: SubscriptionRow): RaisedEvent[] =>
  row.status === 'Expired'
    ? [keyDateReached(before, row)]
    : [subscriptionChanged(before, row), amendmentProcessed('RenewSubscription', row, row.termStartDate)];

/** Returns the events of an order. `rows` are the new subscription versions, in the same order as `planned`. */
export function orderProcessedEvent(
  order: OrderRow,
  planned: readonly Pick<PlannedChange, 'before' | 'actions'>[],
  rows: readonly SubscriptionRow[],
): RaisedEvent[] {
  const orderFields = EVENT_OBJECTS.Order.read(order);
  const common = { accountId: order.accountId, change: 'INSERT' } as const;
  const done: RaisedEvent[] = [{ ...common, event: 'OrderProcessed', object: 'Order', context: { Order: orderFields } }];
  for (const [index, { before, actions }] of planned.entries()) {
    const row = rows[index];
    if (!row) continue;
    const created = { ...subscriptionEvent(row), event: 'NewSubscriptionCreated', change: 'INSERT' } as const;
    done.push(before ? subscriptionChanged(before, row) : created);
    for (const { type } of actions) {
      const sequence = done.filter(({ object }) => object === 'OrderAction').length;
      const action = { type, sequence, orderNumber: order.number, subscriptionNumber: row.number };
      const context = {
        OrderAction: EVENT_OBJECTS.OrderAction.read(action),
        Order: orderFields,
        Subscription: EVENT_OBJECTS.Subscription.read(row),
      };
      done.push({ ...common, accountId: row.accountId, event: 'OrderActionProcessed', object: 'OrderAction', context });
      if (isAmendment(type)) done.push(amendmentProcessed(type, row, order.orderDate));
    }
  }
  return done;
}
