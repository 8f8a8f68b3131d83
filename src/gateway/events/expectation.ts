import { profileChange, type ProfileChange } from '../../api/schemas/storefront/profile.js';
import { anyOf, discriminatedUnion } from '../../api/schemas/input-validation.js';
import { array, number, object, oneOf, optional, string } from '../../api/schemas/validation.js';
import type { Validator } from '../../api/schemas/validator.js';
import type { DecimalString } from '../../api/schemas/values.js';
import { changeRecord, type ChangeRecord } from '../changes/change-record.js';
import { paymentKeys, type PaymentKeys } from '../payments/payment-baseline.js';
import type { AppliedChange } from '../security-events.js';

interface ExpectationBase {
  /** Identifies the outcome among those of the same kind. Events are published with the same reference. */
  reference: string;
}

/** Order of a purchase. `reference` is its number. */
export interface ExpectedPurchase extends ExpectationBase {
  kind: 'purchase';
  /** Undefined for a new buyer, who has no account yet. */
  accountNumber?: string;
}

/** Change of a subscription. `reference` is the order number of its intent. */
export interface ExpectedChange extends ExpectationBase {
  kind: 'change';
  accountNumber: string;
  subscriptionNumber: string;
  intent: string;
  /** Reason and comment of a cancellation. */
  reason?: string;
  comment?: string;
  /** Number of the scheduled order that the change cancels. Such a change creates no order. */
  cancelsOrder?: string;
  record: ChangeRecord;
}

/** Payment of invoices. `reference` is the beginning of its comment on the platform. */
export interface ExpectedPayment extends ExpectationBase {
  kind: 'payment';
  accountNumber: string;
  keys: PaymentKeys;
  allocations: { invoiceNumber: string; amount: DecimalString }[];
}

/** Statutory declaration. `reference` is the reference of the declaration. */
export interface ExpectedWithdrawal extends ExpectationBase {
  kind: 'withdrawal';
  /** From its intent, the orders that end the contract are found. */
  intentId: string;
  locale?: string;
}

/** Update of a profile. `reference` is the `mutationId` of the request. */
export interface ExpectedProfileChange extends ExpectationBase {
  kind: 'profile-change';
  accountNumber: string;
  change: ProfileChange;
  sensitive: AppliedChange[];
}

/** Replacement of the default payment method. `reference` is the `mutationId` of the request. */
export interface ExpectedDefaultMethod extends ExpectationBase {
  kind: 'default-payment-method';
  accountNumber: string;
  /** Platform id of the default before the change. */
  before?: string;
}

/** What the recovery needs to find out the outcome of a request whose process died. */
export type Expectation =
  | ExpectedPurchase
  | ExpectedChange
  | ExpectedPayment
  | ExpectedWithdrawal
  | ExpectedProfileChange
  | ExpectedDefaultMethod;

export type ExpectationId = Pick<Expectation, 'kind' | 'reference'>;

/** Key of an expectation in the outbox. */
export const expectationKey = ({ kind, reference }: ExpectationId): string => `expected ${kind} ${reference}`;

const appliedChange: Validator<AppliedChange> = anyOf<AppliedChange>(
  object<Extract<AppliedChange, { email: string }>>({ kind: oneOf('billing-email'), email: string, notify: optional(string) }),
  object<Exclude<AppliedChange, { email: string }>>({ kind: oneOf('tax-id', 'default-payment-method'), notify: optional(string) }),
);

const expectation: Validator<Expectation> = discriminatedUnion('kind', {
  purchase: { reference: string, accountNumber: optional(string) },
  change: {
    reference: string,
    accountNumber: string,
    subscriptionNumber: string,
    intent: string,
    reason: optional(string),
    comment: optional(string),
    cancelsOrder: optional(string),
    record: changeRecord,
  },
  payment: {
    reference: string,
    accountNumber: string,
    keys: paymentKeys,
    allocations: array(object<ExpectedPayment['allocations'][number]>({ invoiceNumber: string, amount: string })),
  },
  withdrawal: { reference: string, intentId: string, locale: optional(string) },
  'profile-change': { reference: string, accountNumber: string, change: profileChange, sensitive: array(appliedChange) },
  'default-payment-method': { reference: string, accountNumber: string, before: optional(string) },
});

/** Content of an expectation in the outbox. */
export interface ExpectationBody {
  expectation: Expectation;
  /** Milliseconds since 1970 at which the request was sent. */
  startedAt: number;
}

export const expectationBody: Validator<ExpectationBody> = object({ expectation, startedAt: number });
