import { cancellationReceipt } from '../../api/schemas/storefront/changes.js';
import { invoicePaymentTerms } from '../../api/schemas/storefront/invoicing.js';
import { paymentResult } from '../../api/schemas/storefront/payments.js';
import { purchaseReceipt } from '../../api/schemas/storefront/purchase.js';
import { withdrawalReceipt } from '../../api/schemas/storefront/withdrawals.js';
import { isoDate, money, type IsoDateTime } from '../../api/schemas/values.js';
import { array, object, oneOf, optional, record, string } from '../../api/schemas/validation.js';
import type { Validator } from '../../api/schemas/validator.js';
import { parse } from '../../api/schemas/parse.js';
import { sha256Hex } from '../digest.js';
import type { CancellationNotice, PurchaseNotice, WithdrawalNotice } from '../receipts.js';
import type { AccountDetailChanged, BillingEmailChanged } from '../security-events.js';
import type { ChangeNotice, PaymentNotice, ProfileNotice, RefusalNotice } from './notices.js';

/** What happened: the content of an event. `kind` tells which one it is. */
export type EventData =
  | PurchaseNotice
  | ChangeNotice
  | CancellationNotice
  | PaymentNotice
  | RefusalNotice
  | WithdrawalNotice
  | ProfileNotice
  | BillingEmailChanged
  | AccountDetailChanged;

/** Kind of an event, such as `purchase`. */
export type EventKind = EventData['kind'];

type EventWith<Data extends EventData> = Data extends EventData
  ? {
      /** The same on every delivery of this event. Receivers drop an event whose id they know. */
      id: string;
      kind: Data['kind'];
      /** Time at which the gateway learned the outcome. */
      createdAt: IsoDateTime;
      tenant: string;
      /** Undefined if the event belongs to no known account, such as a declaration of a stranger. */
      accountNumber?: string;
      data: Data;
    }
  : never;

/** Event of the gateway, as sent to hooks and webhooks. docs/events.md lists all kinds. */
export type GatewayEvent = EventWith<EventData>;

const purchaseNotice: Validator<PurchaseNotice> = object({
  kind: oneOf('purchase'),
  orderNumber: string,
  accountNumber: string,
  subscriptionNumbers: array(string),
  invoiceNumbers: array(string),
  paid: money,
  invoicing: optional(invoicePaymentTerms),
  receipt: optional(purchaseReceipt),
});

const changeNotice: Validator<ChangeNotice> = object({
  kind: oneOf('change'),
  accountNumber: string,
  subscriptionNumber: string,
  intent: string,
  status: oneOf('completed', 'scheduled', 'payment-required'),
  orderNumber: string,
  effectiveDate: isoDate,
  invoiceNumbers: array(string),
  paid: money,
  due: money,
});

const cancellationNotice: Validator<CancellationNotice> = object({
  kind: oneOf('cancellation'),
  accountNumber: string,
  receipt: cancellationReceipt,
  reason: optional(string),
  comment: optional(string),
});

const paymentNotice: Validator<PaymentNotice> = {
  safeParse(value) {
    const notice = object<Pick<PaymentNotice, 'kind' | 'accountNumber'>>({ kind: oneOf('payment'), accountNumber: string }).safeParse(
      value,
    );
    if (!notice.success) return notice;
    const result = paymentResult.safeParse(value);
    return result.success ? { success: true, data: { ...notice.data, ...result.data } } : result;
  },
};

const refusalNotice: Validator<RefusalNotice> = object({
  kind: oneOf('refusal'),
  operation: oneOf('purchase', 'change', 'payment'),
  code: string,
  accountNumber: optional(string),
  orderNumber: optional(string),
  subscriptionNumber: optional(string),
  invoiceNumbers: optional(array(string)),
});

const withdrawalNotice: Validator<WithdrawalNotice> = object({
  kind: oneOf('withdrawal'),
  receipt: withdrawalReceipt,
  locale: optional(string),
  accountNumber: optional(string),
});

const profileNotice: Validator<ProfileNotice> = object({ kind: oneOf('profile-change'), accountNumber: string, fields: array(string) });

const billingEmailChanged: Validator<BillingEmailChanged> = object({
  kind: oneOf('billing-email'),
  accountNumber: string,
  at: string,
  notify: optional(string),
  email: string,
});

const accountDetailChanged: Validator<AccountDetailChanged> = object({
  kind: oneOf('tax-id', 'default-payment-method'),
  accountNumber: string,
  at: string,
  notify: optional(string),
});

const dataOfKind: Readonly<Record<EventKind, Validator<EventData>>> = {
  purchase: purchaseNotice,
  change: changeNotice,
  cancellation: cancellationNotice,
  payment: paymentNotice,
  refusal: refusalNotice,
  withdrawal: withdrawalNotice,
  'profile-change': profileNotice,
  'billing-email': billingEmailChanged,
  'tax-id': accountDetailChanged,
  'default-payment-method': accountDetailChanged,
};

const isEventKind = (text: string): text is EventKind => Object.hasOwn(dataOfKind, text);

/** All kinds of events, in the order of docs/events.md. */
export const EVENT_KINDS: readonly EventKind[] = Object.keys(dataOfKind).filter(isEventKind);

interface Envelope {
  id: string;
  kind: EventKind;
  createdAt: IsoDateTime;
  tenant: string;
  accountNumber?: string | undefined;
  data: Record<string, unknown>;
}

const envelope: Validator<Envelope> = object({
  id: string,
  kind: oneOf(...EVENT_KINDS),
  createdAt: string,
  tenant: string,
  accountNumber: optional(string),
  data: record,
});

/** Combines the parts of an event whose data has the kind of the event. */
function toEvent(parts: Omit<Envelope, 'data' | 'kind'>, data: EventData): GatewayEvent {
  const event = { id: parts.id, kind: data.kind, createdAt: parts.createdAt, tenant: parts.tenant, data };
  const isConsistent = (_event: unknown): _event is GatewayEvent => event.kind === data.kind;
  const { accountNumber } = parts;
  const complete = { ...event, ...(accountNumber === undefined ? {} : { accountNumber }) };
  if (isConsistent(complete)) return complete;
  throw new Error('An event and its data must have the same kind.');
}

/**
 * Reads an event from parsed JSON. Ignores fields that this version does not know.
 * @throws {Error} naming each invalid field
 */
export function parseEvent(value: unknown): GatewayEvent {
  const parts = parse(envelope, value);
  return toEvent(parts, parse(dataOfKind[parts.kind], parts.data));
}

/**
 * Creates the event of an outcome. The id is derived from the outcome, so that an outcome that is found twice, for example by a retry and by
 * the recovery, is one event.
 * @param reference identifies the outcome among those of the same kind, such as the order number
 */
export async function createEvent(tenant: string, data: EventData, reference: string, now: number): Promise<GatewayEvent> {
  const id = `evt_${(await sha256Hex('event', tenant, data.kind, reference)).slice(0, 32)}`;
  return toEvent({ id, createdAt: new Date(now).toISOString(), tenant, accountNumber: data.accountNumber }, data);
}
