import { eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { AmendRequest, SubscribeRequest } from '../../../src/generated/api/schemas/actions.js';
import type { Call, WireBody } from '../context.js';
import { accounts } from '../database/schema.js';
import type { ContactInput } from '../engine/contacts.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { jsonNumber } from '../engine/money.js';
import { subscriptionMonthlyRevenue } from '../engine/account-totals.js';
import { placeOrder } from '../engine/orders/place-order.js';
import type { OrderActionInput, OrderInput } from '../engine/orders/order-input.js';
import { withRatePlans } from '../engine/subscriptions.js';
import { missingField } from '../errors.js';
import { endpoint } from '../http/endpoint.js';
import { narrowInput } from '../http/input.js';
import { legacyAmend, legacySubscribe, type LegacyContact, type LegacySubscribe } from '../supported/legacy-actions.js';
import { omitEmpty } from './omit-empty.js';
import { runIsolated, runForEach } from './object-actions.js';
import { amendSubscription, wireOrderPayment } from './legacy-amendments.js';
import { withCallerFieldNames, toTriggerDates, type FieldNames } from './subscription-orders.js';

const FIRST = 'subscriptions.0.orderActions.0';
const SUBSCRIBE_NAMES: FieldNames = [
  [`${FIRST}.createSubscription.subscribeToRatePlans`, 'SubscriptionData.RatePlanData'],
  [`${FIRST}.createSubscription.terms.initialTerm.period`, 'SubscriptionData.Subscription.InitialTerm'],
  [`${FIRST}.createSubscription.subscriptionNumber`, 'SubscriptionData.Subscription.Name'],
  [`${FIRST}.createSubscription.`, 'SubscriptionData.Subscription.'],
  [`${FIRST}.triggerDates`, 'SubscriptionData.Subscription.ServiceActivationDate'],
  ['newAccount.billToContact', 'BillToContact'],
  ['newAccount.soldToContact', 'SoldToContact'],
  ['newAccount.currency', 'Account.Currency'],
  ['newAccount.', 'Account.'],
  ['existingAccountId', 'Account.Id'],
  ['processingOptions.', 'SubscribeOptions.'],
];

/** Converts a contact to the format of orders. */
function contactOf(contact: LegacyContact): ContactInput {
  const { FirstName, LastName, Address1, Address2, City, Country, PostalCode, State, WorkEmail, WorkPhone } = contact;
  const place = { address1: Address1, address2: Address2, city: City, country: Country, postalCode: PostalCode, state: State };
  return { firstName: FirstName, lastName: LastName, ...omitUndefined({ ...place, workEmail: WorkEmail, workPhone: WorkPhone }) };
}

/** Returns the account of the order: an existing account, or a new account with its contacts. */
function orderAccount({ Account, BillToContact, SoldToContact }: LegacySubscribe): Pick<OrderInput, 'existingAccountId' | 'newAccount'> {
  if (Account.Id !== undefined) return { existingAccountId: Account.Id };
  if (!BillToContact) throw missingField('accounts', 'BillToContact', 'a new account requires it');
  const { Name, Currency, BillCycleDay, AccountNumber, AutoPay, PaymentTerm } = Account;
  return {
    newAccount: {
      name: Name,
      currency: Currency,
      billCycleDay: BillCycleDay,
      billToContact: contactOf(BillToContact),
      ...(SoldToContact && { soldToContact: contactOf(SoldToContact) }),
      ...omitUndefined({ accountNumber: AccountNumber, autoPay: AutoPay, paymentTerm: PaymentTerm }),
    },
  };
}

function creationOf({ RatePlanData, Subscription }: LegacySubscribe['SubscriptionData']): OrderActionInput {
  const { TermType, InitialTerm, InitialTermPeriodType, RenewalTerm, RenewalTermPeriodType, RenewalSetting, AutoRenew } = Subscription;
  const { ContractEffectiveDate, ServiceActivationDate, ContractAcceptanceDate, IsInvoiceSeparate, Name, Notes } = Subscription;
  const dates = { contractEffectiveDate: ContractEffectiveDate };
  const later = { serviceActivationDate: ServiceActivationDate, customerAcceptanceDate: ContractAcceptanceDate };
  const renewal =
    RenewalTerm === undefined ? {} : { renewalTerms: [{ period: RenewalTerm, ...omitUndefined({ periodType: RenewalTermPeriodType }) }] };
  return {
    type: 'CreateSubscription',
    ...toTriggerDates({ ...dates, ...omitUndefined(later) }),
    createSubscription: {
      terms: {
        initialTerm: { termType: TermType, ...omitUndefined({ period: InitialTerm, periodType: InitialTermPeriodType }) },
        ...omitUndefined({ autoRenew: AutoRenew, renewalSetting: RenewalSetting }),
        ...renewal,
      },
      subscribeToRatePlans: RatePlanData.map(({ RatePlan }) => ({ productRatePlanId: RatePlan.ProductRatePlanId })),
      ...omitUndefined({ subscriptionNumber: Name, notes: Notes, invoiceSeparately: IsInvoiceSeparate }),
    },
  };
}

async function subscribeOne(input: LegacySubscribe, call: Call): Promise<WireBody> {
  const { GenerateInvoice = false, ProcessPayments = false } = input.SubscribeOptions ?? {};
  const order: OrderInput = {
    orderDate: input.SubscriptionData.Subscription.ContractEffectiveDate,
    ...orderAccount(input),
    subscriptions: [{ orderActions: [creationOf(input.SubscriptionData)] }],
    processingOptions: { runBilling: GenerateInvoice || ProcessPayments, collectPayment: ProcessPayments },
  };
  const done = await withCallerFieldNames(SUBSCRIBE_NAMES, () => placeOrder(call, order));
  const [made] = await withRatePlans(call.tx, done.subscriptions);
  if (!made) throw new Error('The order did not create a subscription.');
  const [account] = await call.tx.select().from(accounts).where(eq(accounts.id, made.accountId));
  const [invoice] = done.invoices;
  return omitEmpty({
    Success: true,
    AccountId: made.accountId,
    AccountNumber: account?.number,
    SubscriptionId: made.id,
    SubscriptionNumber: made.number,
    InvoiceId: invoice?.id,
    InvoiceNumber: invoice?.number,
    TotalMrr: jsonNumber(subscriptionMonthlyRevenue(made, made.currency, made.startDate)),
    ...wireOrderPayment(done),
  });
}

/** `POST /v1/action/subscribe`: an order per subscription. */
async function subscribe(input: SubscribeRequest, call: Call): Promise<WireBody[]> {
  return runForEach('subscribes', input.subscribes, async (fields) => {
    const result = await runIsolated(call, 'TRANSACTION_FAILED', (inner) =>
      subscribeOne(narrowInput(legacySubscribe, 'orders', fields), inner),
    );
    return 'done' in result ? result.done : { Success: false, Errors: result.errors };
  });
}

/** `POST /v1/action/amend`: an order per request, with all its amendments. */
async function amend(input: AmendRequest, call: Call): Promise<WireBody> {
  const results = await runForEach('requests', input.requests ?? [], async (fields) => {
    const result = await runIsolated(call, 'TRANSACTION_FAILED', (inner) =>
      amendSubscription(narrowInput(legacyAmend, 'orders', fields), inner),
    );
    return 'done' in result ? result.done : { Success: false, Errors: result.errors };
  });
  return { results };
}

/** Endpoints by operation name. */
export const legacyActionEndpoints = {
  subscribe: endpoint(rows.subscribe, 'orders', subscribe),
  amend: endpoint(rows.amend, 'orders', amend),
};
