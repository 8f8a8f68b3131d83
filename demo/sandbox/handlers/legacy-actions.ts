import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { AmendRequest, SubscribeRequest } from '../../../src/generated/api/schemas/actions.js';
import type { CallContext, WireBody } from '../context.js';
import { accounts } from '../database/schema.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { jsonNumber } from '../engine/money.js';
import { subscriptionMonthlyRevenue } from '../engine/account-totals.js';
import { placeOrder } from '../engine/orders/place-order.js';
import type { OrderActionInput, OrderInput } from '../engine/orders/order-input.js';
import { withRatePlans } from '../engine/subscriptions.js';
import { billingError, missingField } from '../errors.js';
import { endpoint } from '../http/endpoint.js';
import { narrowInput } from '../http/input.js';
import { legacyAmend, legacySubscribe, type LegacySubscribe } from '../supported/legacy-actions.js';
import { mergeStoredFields } from './account-object-fields.js';
import { namedDetails } from './contact-objects.js';
import { toPlan, toProcessing } from './legacy-charges.js';
import { omitEmpty } from './omit-empty.js';
import { runIsolated, runForEach } from './object-actions.js';
import { amendSubscription, wireOrderPayment } from './legacy-amendments.js';
import { orderPlans } from './subscription-charges.js';
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

/** Fields that a request must have even for an existing account, or that may be repeated. */
const NAMES_OF_EXISTING = ['Id', 'Name', 'Currency', 'BillCycleDay', 'Batch', 'AccountNumber', 'AutoPay', 'PaymentTerm'];

/** Returns the account of the order: an existing account, or a new account with its contacts. */
function orderAccount({ Account, BillToContact, SoldToContact }: LegacySubscribe): Pick<OrderInput, 'existingAccountId' | 'newAccount'> {
  if (Account.Id !== undefined) {
    const own = Object.keys(Account).find((field) => !NAMES_OF_EXISTING.includes(field));
    if (own === undefined) return { existingAccountId: Account.Id };
    throw billingError('accounts', 'rule', `'Account.${own}' does not fit 'Account.Id': the account exists already. Update it instead.`);
  }
  if (!BillToContact) throw missingField('accounts', 'BillToContact', 'a new account requires it');
  const { Name, Currency, BillCycleDay, AccountNumber, AutoPay, PaymentTerm, DefaultPaymentMethodId, Notes, ParentId } = Account;
  const { CommunicationProfileId: communicationProfileId, ...stored } = Account;
  const others = { notes: Notes, parentId: ParentId, hpmCreditCardPaymentMethodId: DefaultPaymentMethodId };
  return {
    newAccount: {
      name: Name,
      currency: Currency,
      billCycleDay: BillCycleDay,
      billToContact: namedDetails(BillToContact),
      ...(SoldToContact && { soldToContact: namedDetails(SoldToContact) }),
      ...omitUndefined({ accountNumber: AccountNumber, autoPay: AutoPay, paymentTerm: PaymentTerm, ...others }),
      ...mergeStoredFields(omitUndefined({ ...stored, communicationProfileId })),
      customFields: pickCustomFields(Account),
    },
  };
}

async function creationOf(
  { RatePlanData, Subscription }: LegacySubscribe['SubscriptionData'],
  call: CallContext,
): Promise<OrderActionInput> {
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
        initialTerm: {
          termType: TermType,
          ...omitUndefined({ period: InitialTerm, periodType: InitialTermPeriodType, startDate: Subscription.TermStartDate }),
        },
        ...omitUndefined({ autoRenew: AutoRenew, renewalSetting: RenewalSetting }),
        ...renewal,
      },
      subscribeToRatePlans: await orderPlans(call, RatePlanData.map(toPlan)),
      ...omitUndefined({ subscriptionNumber: Name, notes: Notes, invoiceSeparately: IsInvoiceSeparate }),
    },
  };
}

async function subscribeOne(input: LegacySubscribe, call: CallContext): Promise<WireBody> {
  const { SubscribeOptions: options = {}, SubscriptionData: data } = input;
  const { InvoiceDate: documentDate, InvoiceTargetDate: targetDate } = options.SubscribeInvoiceProcessingOptions ?? {};
  const order: OrderInput = {
    orderDate: data.Subscription.ContractEffectiveDate,
    ...orderAccount(input),
    subscriptions: [{ orderActions: [await creationOf(data, call)], customFields: pickCustomFields(data.Subscription) }],
    processingOptions: { ...toProcessing(options), billingOptions: omitUndefined({ documentDate, targetDate }) },
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
async function subscribe(input: SubscribeRequest, call: CallContext): Promise<WireBody[]> {
  return runForEach('subscribes', input.subscribes, async (fields) => {
    const result = await runIsolated(call, 'TRANSACTION_FAILED', (inner) =>
      subscribeOne(narrowInput(legacySubscribe, 'orders', fields, rows.subscribe.name, 'subscribes[].'), inner),
    );
    return 'done' in result ? result.done : { Success: false, Errors: result.errors };
  });
}

/** `POST /v1/action/amend`: an order per request, with all its amendments. */
async function amend(input: AmendRequest, call: CallContext): Promise<WireBody> {
  const results = await runForEach('requests', input.requests ?? [], async (fields) => {
    const result = await runIsolated(call, 'TRANSACTION_FAILED', (inner) =>
      amendSubscription(narrowInput(legacyAmend, 'orders', fields, rows.amend.name, 'requests[].'), inner),
    );
    return 'done' in result ? result.done : { Success: false, Errors: result.errors };
  });
  return { results };
}

const rejectUnknownFields = z.boolean();

/** Endpoints by operation name. */
export const legacyActionEndpoints = {
  subscribe: {
    ...endpoint(rows.subscribe, 'orders', subscribe),
    supported: z.object({ rejectUnknownFields, subscribes: z.array(legacySubscribe) }),
  },
  amend: { ...endpoint(rows.amend, 'orders', amend), supported: z.object({ rejectUnknownFields, requests: z.array(legacyAmend) }) },
};
