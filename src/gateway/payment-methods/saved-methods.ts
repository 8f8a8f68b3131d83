import { getAccount, listAccountPaymentMethods } from '../../generated/api/operations/accounts.js';
import { listPayments } from '../../generated/api/operations/payments.js';
import type { AccountPaymentMethod, ListAccountPaymentMethodsResponse } from '../../generated/api/schemas/accounts.js';
import type { Payment } from '../../generated/api/schemas/payments.js';
import type { Subscription } from '../../generated/api/schemas/subscriptions.js';
import type { PaymentMethod } from '../../api/schemas/storefront/payment-methods.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { orNotFound } from '../billing/platform-errors.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { addDays, dateInMonth } from '../../api/plain-date/plain-date.js';
import { readSubscriptionPage, readSubscriptions, type SubscriptionPage } from '../flows/account.js';
import { declineCode } from '../flows/payment-declines.js';
import { assignedMethodId } from '../subscriptions/payment-method.js';
import { defaultMethod, methodSummary, usableMethods } from '../views/payment-method.js';
import { omitEmpty } from '../views/omit-empty.js';

/** Statuses of subscriptions that are billed now or will be billed later. */
const RUNNING_STATUSES: readonly string[] = ['Active', 'Suspended', 'Pending Activation', 'Pending Acceptance'];
/** Days before expiry at which a payment method is reported as expiring soon. */
const DAYS_BEFORE_EXPIRY = 45;
/** Maximum length of the platform's failure text, to fit into two lines. */
const MAX_REASON_LENGTH = 200;

/** Payment methods of an account, with the subscriptions and payments that use them. */
export interface SavedMethods {
  /** Active payment methods, the default first. */
  methods: readonly AccountPaymentMethod[];
  defaultId: string | undefined;
  /** True if the platform collects payments automatically. Undefined if the setting was not read or is not reported. */
  autoPay: boolean | undefined;
  /** True if the account has more subscriptions than were read. */
  hasMoreSubscriptions: boolean;
  /** Running subscriptions. */
  running: readonly Subscription[];
  /** Payments, newest first. */
  payments: readonly Payment[];
  today: IsoDate;
}

/** What the platform returns about an account, apart from its payment methods. */
interface AccountPayments {
  defaultPaymentMethodId?: string | undefined;
  autoPay?: boolean | undefined;
  page: SubscriptionPage;
}

async function readMethods(
  context: GatewayContext,
  account: AccountInfo,
  readPayments: (listed: Promise<ListAccountPaymentMethodsResponse>) => Promise<AccountPayments>,
): Promise<SavedMethods> {
  const { billing } = context;
  const listed = orNotFound(billing.call(listAccountPaymentMethods, { 'account-key': account.number }));
  const [response, { defaultPaymentMethodId, autoPay, page }, { payments }, today] = await Promise.all([
    listed,
    readPayments(listed),
    billing.call(listPayments, { accountId: account.id, sort: '-createdDate', pageSize: 40 }),
    context.today(),
  ]);
  const defaultId = defaultMethod(response, defaultPaymentMethodId)?.id;
  return {
    methods: usableMethods(response).sort((a, b) => Number(b.id === defaultId) - Number(a.id === defaultId)),
    defaultId,
    autoPay,
    hasMoreSubscriptions: page.hasMore,
    running: page.subscriptions.filter(({ status }) => RUNNING_STATUSES.includes(status)),
    payments: payments.filter(({ accountId }) => (accountId ?? account.id) === account.id),
    today,
  };
}

const readAccountDefault = async ({ billing }: GatewayContext, { number }: AccountInfo) =>
  (await orNotFound(billing.call(getAccount, { 'account-key': number }))).billingAndPayment;

/** Reads the payment methods of an account, with all subscriptions and the payments that use them. */
export const readSavedMethods = (context: GatewayContext, account: AccountInfo): Promise<SavedMethods> =>
  readMethods(context, account, async () => {
    const [billingAndPayment, subscriptions] = await Promise.all([
      readAccountDefault(context, account),
      readSubscriptions(context.billing, account.number),
    ]);
    return { ...billingAndPayment, page: { subscriptions, hasMore: false } };
  });

/**
 * Reads the payment methods of an account to show them. The amount of data does not grow with the account: reads only the first page of the
 * subscriptions. Reads the account only if the list does not contain the default, because that read can be slow.
 */
export const readShownMethods = (context: GatewayContext, account: AccountInfo): Promise<SavedMethods> =>
  readMethods(context, account, async (listed) => {
    const [defaultPaymentMethodId, page] = await Promise.all([
      listed.then(async (methods) => methods.defaultPaymentMethodId ?? (await readAccountDefault(context, account)).defaultPaymentMethodId),
      readSubscriptionPage(context.billing, account.number),
    ]);
    return { defaultPaymentMethodId, page };
  });

/** Numbers of the running subscriptions that a payment method is assigned to. */
export function subscriptionsPaidBy({ running }: SavedMethods, methodId: string): string[] {
  return running.filter((subscription) => assignedMethodId(subscription) === methodId).map(({ subscriptionNumber }) => subscriptionNumber);
}

/** Next billing date of a payment method. Undefined if no recurring charge uses it. */
function nextBillingDate({ running, defaultId }: SavedMethods, methodId: string): IsoDate | undefined {
  const own = running.filter((subscription) => (assignedMethodId(subscription) ?? defaultId) === methodId);
  const days = own.flatMap(({ ratePlans }) =>
    ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges.flatMap(({ chargedThroughDate }) => chargedThroughDate ?? [])),
  );
  return days.sort()[0];
}

function expiryState(saved: SavedMethods, { id, expirationMonth, expirationYear }: AccountPaymentMethod): PaymentMethod['expiry'] {
  if (expirationMonth === undefined || expirationYear === undefined || expirationMonth < 1 || expirationMonth > 12) return undefined;
  const first = `${String(expirationYear).padStart(4, '0')}-${String(expirationMonth).padStart(2, '0')}-01`;
  // The method is valid until the end of its expiry month.
  const expiredFrom = dateInMonth(first, 1, 1);
  if (expiredFrom <= saved.today) return 'expired';
  const nextBilling = nextBillingDate(saved, id);
  return expiredFrom <= addDays(saved.today, DAYS_BEFORE_EXPIRY) || (nextBilling !== undefined && expiredFrom <= nextBilling)
    ? 'soon'
    : undefined;
}

/** Returns the reason why the newest payment with a method failed. Returns nothing if that payment did not fail. */
function failureOf({ payments }: SavedMethods, methodId: string): Pick<PaymentMethod, 'lastFailure' | 'lastFailureCode'> {
  const last = payments.find(({ paymentMethodId }) => paymentMethodId === methodId);
  const text = last?.status === 'Error' ? last.gatewayResponse?.replace(/\p{C}/gu, '').slice(0, MAX_REASON_LENGTH) : undefined;
  return text ? omitEmpty({ lastFailure: text, lastFailureCode: declineCode(text) }) : {};
}

/** Converts the payment methods into views for the page. `seal` creates their ids. */
export async function methodViews(saved: SavedMethods, seal: (methodId: string) => Promise<string>): Promise<PaymentMethod[]> {
  return Promise.all(
    saved.methods.map(async (method) => {
      const pays = subscriptionsPaidBy(saved, method.id);
      return {
        ...methodSummary(method),
        id: await seal(method.id),
        isDefault: method.id === saved.defaultId,
        ...(pays.length === 0 ? {} : { pays }),
        ...omitEmpty({ expiry: expiryState(saved, method) }),
        ...failureOf(saved, method.id),
      };
    }),
  );
}
