import type { AccountRow } from '../engine/accounts.js';
import type { PaymentRow } from '../engine/collecting/collect-payment.js';
import type { InvoiceRow } from '../engine/bill-account.js';
import type { PaymentMethodRow } from '../engine/payment-methods/payment-methods.js';
import type { OrderRow } from '../engine/orders/place-order.js';
import type { CreditMemoRow, RefundRow } from '../engine/funds.js';
import type { SubscriptionRow } from '../engine/subscriptions.js';

/** A field value in merge fields and conditions. Decimals and dates are text. */
export type FieldValue = string | number | boolean | null;
export type EventFields = Readonly<Record<string, FieldValue>>;

/** An order action for one subscription. */
interface OrderActionData {
  type: string;
  /** Index of the action in the order, starting at 0. */
  sequence: number;
  orderNumber: string;
  subscriptionNumber: string;
}

/** An order action that changed a subscription, with the fields of an amendment. */
interface AmendmentData {
  type: string;
  subscriptionId: string;
  effectiveDate: string;
}

interface ObjectFields<Row> {
  /** Field names in the platform's spelling. */
  readonly names: readonly string[];
  /** True if the object also has custom fields. */
  readonly custom: boolean;
  read(row: Row): EventFields;
}

function plain(value: unknown): FieldValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function fieldsOf<Row>(
  getters: Readonly<Record<string, (row: Row) => FieldValue>>,
  customFields?: (row: Row) => Readonly<Record<string, unknown>>,
): ObjectFields<Row> {
  return {
    names: Object.keys(getters),
    custom: customFields !== undefined,
    read: (row) =>
      Object.fromEntries([
        ...Object.entries(customFields?.(row) ?? {}).map(([name, value]) => [name, plain(value)] as const),
        ...Object.entries(getters).map(([name, get]) => [name, get(row)] as const),
      ]),
  };
}

/** Objects that events contain, with the fields that are available in merge fields and conditions. */
export const EVENT_OBJECTS = {
  Account: fieldsOf<AccountRow>(
    {
      Id: (row) => row.id,
      AccountNumber: (row) => row.number,
      Number: (row) => row.number,
      Name: (row) => row.name,
      Status: (row) => row.status,
      Currency: (row) => row.currency,
      AutoPay: (row) => row.autoPay,
      BillCycleDay: (row) => row.billCycleDay,
      PaymentTerm: (row) => row.paymentTerm,
      DefaultPaymentMethodId: (row) => row.defaultPaymentMethodId,
      Notes: (row) => row.notes,
      // Placeholder. The code that loads the account replaces it with the sum of the open invoices.
      Balance: () => null,
    },
    (row) => row.customFields,
  ),
  Subscription: fieldsOf<SubscriptionRow>(
    {
      Id: (row) => row.id,
      Name: (row) => row.number,
      SubscriptionNumber: (row) => row.number,
      Version: (row) => row.version,
      Status: (row) => row.status,
      Currency: (row) => row.currency,
      TermType: (row) => row.termType,
      AutoRenew: (row) => row.autoRenew,
      ContractEffectiveDate: (row) => row.contractEffectiveDate,
      ServiceActivationDate: (row) => row.serviceActivationDate,
      ContractAcceptanceDate: (row) => row.customerAcceptanceDate,
      SubscriptionStartDate: (row) => row.startDate,
      SubscriptionEndDate: (row) => row.endDate,
      TermStartDate: (row) => row.termStartDate,
      TermEndDate: (row) => row.termEndDate,
      Notes: (row) => row.notes,
    },
    (row) => row.customFields,
  ),
  Invoice: fieldsOf<InvoiceRow>({
    Id: (row) => row.id,
    InvoiceNumber: (row) => row.number,
    Status: (row) => row.status,
    Currency: (row) => row.currency,
    Amount: (row) => row.amount,
    Balance: (row) => row.balance,
    InvoiceDate: (row) => row.invoiceDate,
    DueDate: (row) => row.dueDate,
    TargetDate: (row) => row.targetDate,
  }),
  Payment: fieldsOf<PaymentRow>(
    {
      Id: (row) => row.id,
      PaymentNumber: (row) => row.number,
      Type: (row) => row.type,
      Status: (row) => row.status,
      Currency: (row) => row.currency,
      Amount: (row) => row.amount,
      EffectiveDate: (row) => row.effectiveDate,
      PaymentMethodId: (row) => row.paymentMethodId,
      GatewayResponse: (row) => row.gatewayResponse,
      GatewayResponseCode: (row) => row.gatewayResponseCode,
      Comment: (row) => row.comment,
      ReferenceId: (row) => row.referenceId,
    },
    (row) => row.customFields,
  ),
  Refund: fieldsOf<RefundRow>(
    {
      Id: (row) => row.id,
      RefundNumber: (row) => row.number,
      Type: (row) => row.type,
      MethodType: (row) => row.methodType,
      Status: (row) => row.status,
      Currency: (row) => row.currency,
      Amount: (row) => row.amount,
      RefundDate: (row) => row.refundDate,
      PaymentId: (row) => row.paymentId,
      CreditMemoId: (row) => row.creditMemoId,
      ReasonCode: (row) => row.reasonCode,
      Comment: (row) => row.comment,
    },
    (row) => row.customFields,
  ),
  CreditMemo: fieldsOf<CreditMemoRow>(
    {
      Id: (row) => row.id,
      MemoNumber: (row) => row.number,
      Status: (row) => row.status,
      Currency: (row) => row.currency,
      TotalAmount: (row) => row.amount,
      MemoDate: (row) => row.memoDate,
      ReferredInvoiceId: (row) => row.referredInvoiceId,
      ReasonCode: (row) => row.reasonCode,
      Comments: (row) => row.comment,
    },
    (row) => row.customFields,
  ),
  PaymentMethod: fieldsOf<PaymentMethodRow>(
    {
      Id: (row) => row.id,
      Type: (row) => row.type,
      PaymentMethodStatus: (row) => row.status,
      CreditCardType: (row) => row.cardType,
      CreditCardExpirationMonth: (row) => row.expirationMonth,
      CreditCardExpirationYear: (row) => row.expirationYear,
      LastFour: (row) => row.lastFour,
    },
    (row) => row.customFields,
  ),
  Order: fieldsOf<OrderRow>(
    {
      Id: (row) => row.id,
      OrderNumber: (row) => row.number,
      Status: (row) => row.status,
      OrderDate: (row) => row.orderDate,
      ReasonCode: (row) => row.reasonCode,
    },
    (row) => row.customFields,
  ),
  OrderAction: fieldsOf<OrderActionData>({
    Type: (row) => row.type,
    Sequence: (row) => row.sequence,
    OrderNumber: (row) => row.orderNumber,
    SubscriptionNumber: (row) => row.subscriptionNumber,
  }),
  Amendment: fieldsOf<AmendmentData>({
    Type: (row) => row.type,
    SubscriptionId: (row) => row.subscriptionId,
    EffectiveDate: (row) => row.effectiveDate,
  }),
};

export type ObjectName = keyof typeof EVENT_OBJECTS;

export function isObjectName(name: string): name is ObjectName {
  return Object.hasOwn(EVENT_OBJECTS, name);
}

/** Objects of an event by name. */
export type EventContext = Readonly<Partial<Record<ObjectName, EventFields>>>;

const CUSTOM = /^\w{1,100}__c$/;

/** True if the object has this field, ignoring case. */
export function hasField(object: string, field: string): boolean {
  if (!isObjectName(object)) return false;
  const { names, custom } = EVENT_OBJECTS[object];
  return (custom && CUSTOM.test(field)) || names.some((name) => name.toLowerCase() === field.toLowerCase());
}

/** Returns a field of the event's objects. `null` if the field is empty or absent. */
export function eventField(context: EventContext, object: string, field: string): FieldValue {
  const fields = isObjectName(object) ? context[object] : undefined;
  const wanted = field.toLowerCase();
  return Object.entries(fields ?? {}).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null;
}
