import { addDays, dateInMonth } from '../../api/plain-date/plain-date.js';
import { getAccount, listAccountPaymentMethods } from '../../generated/api/operations/accounts.js';
import { listPayments } from '../../generated/api/operations/payments.js';
import type { AccountPaymentMethod } from '../../generated/api/schemas/accounts.js';
import type { Payment } from '../../generated/api/schemas/payments.js';
import type { Subscription } from '../../generated/api/schemas/subscriptions.js';
import type { PaymentMethod } from '../../api/schemas/storefront/payment-methods.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { orNotFound } from '../billing/problems.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { subscriptionsOf } from '../flows/account.js';
import { namedMethod } from '../subscriptions/paying.js';
import { defaultMethod, methodSummary, usableMethods } from '../views/payment-method.js';
import { omitEmpty } from '../views/omit-empty.js';

/** States of subscriptions that are, or will be, paid for. */
const RUNNING: readonly string[] = ['Active', 'Suspended', 'Pending Activation', 'Pending Acceptance'];
/** Days before the end of its validity at which a method is said to end soon, whatever is billed when. */
const SOON = 45;
/** As much of the platform's words as fits in a line or two. */
const LONGEST_REASON = 200;

/** What an account keeps to pay with, and what it is needed for. */
export interface Kept {
  /** Those that can pay, the default first. */
  methods: readonly AccountPaymentMethod[];
  defaultId: string | undefined;
  /** Whether bills are collected by themselves, if the platform says so. */
  autoPay: boolean | undefined;
  /** Subscriptions that run. */
  running: readonly Subscription[];
  /** Newest first. */
  payments: readonly Payment[];
  today: IsoDate;
}

/** Reads the methods of an account with everything that says what they do. */
export async function readKept(context: GatewayContext, account: AccountInfo): Promise<Kept> {
  const { billing } = context;
  const key = { 'account-key': account.number };
  const [answer, { billingAndPayment }, subscriptions, { payments }, today] = await Promise.all([
    orNotFound(billing.call(listAccountPaymentMethods, key)),
    orNotFound(billing.call(getAccount, key)),
    subscriptionsOf(billing, account.number),
    billing.call(listPayments, { accountId: account.id, sort: '-createdDate', pageSize: 40 }),
    context.today(),
  ]);
  const defaultId = defaultMethod(answer, billingAndPayment.defaultPaymentMethodId)?.id;
  return {
    methods: usableMethods(answer).sort((a, b) => Number(b.id === defaultId) - Number(a.id === defaultId)),
    defaultId,
    autoPay: billingAndPayment.autoPay,
    running: subscriptions.filter(({ status }) => RUNNING.includes(status)),
    payments: payments.filter(({ accountId }) => (accountId ?? account.id) === account.id),
    today,
  };
}

/** Numbers of the running subscriptions that name a method for themselves. */
export function paidBy({ running }: Kept, methodId: string): string[] {
  return running.filter((subscription) => namedMethod(subscription) === methodId).map(({ subscriptionNumber }) => subscriptionNumber);
}

/** The day on which a method is next asked to pay; undefined if it pays nothing that recurs. */
function nextUse({ running, defaultId }: Kept, methodId: string): IsoDate | undefined {
  const own = running.filter((subscription) => (namedMethod(subscription) ?? defaultId) === methodId);
  const days = own.flatMap(({ ratePlans }) =>
    ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges.flatMap(({ chargedThroughDate }) => chargedThroughDate ?? [])),
  );
  return days.sort()[0];
}

function expiryOf(kept: Kept, { id, expirationMonth, expirationYear }: AccountPaymentMethod): PaymentMethod['expiry'] {
  if (expirationMonth === undefined || expirationYear === undefined || expirationMonth < 1 || expirationMonth > 12) return undefined;
  const first = `${String(expirationYear).padStart(4, '0')}-${String(expirationMonth).padStart(2, '0')}-01`;
  // It is good up to the end of its month.
  const ended = dateInMonth(first, 1, 1);
  if (ended <= kept.today) return 'expired';
  const use = nextUse(kept, id);
  return ended <= addDays(kept.today, SOON) || (use !== undefined && ended <= use) ? 'soon' : undefined;
}

/** Why the newest payment by a method failed, if it did. */
function failureOf({ payments }: Kept, methodId: string): string | undefined {
  const last = payments.find(({ paymentMethodId }) => paymentMethodId === methodId);
  if (last?.status !== 'Error') return undefined;
  return last.gatewayResponse?.replace(/\p{C}/gu, '').slice(0, LONGEST_REASON);
}

/** The methods as their owner sees them; `seal` makes the id that a page gets. */
export async function methodViews(kept: Kept, seal: (methodId: string) => Promise<string>): Promise<PaymentMethod[]> {
  return Promise.all(
    kept.methods.map(async (method) => {
      const pays = paidBy(kept, method.id);
      return {
        ...methodSummary(method),
        id: await seal(method.id),
        isDefault: method.id === kept.defaultId,
        ...(pays.length === 0 ? {} : { pays }),
        ...omitEmpty({ expiry: expiryOf(kept, method), lastFailure: failureOf(kept, method.id) }),
      };
    }),
  );
}
