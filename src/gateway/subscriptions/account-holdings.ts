import { getAccount, listAccountPaymentMethods } from '../../generated/api/operations/accounts.js';
import type { GetAccountResponse, ListAccountPaymentMethodsResponse } from '../../generated/api/schemas/accounts.js';
import type { PreviewBillingResponse } from '../../generated/api/schemas/operations.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type { Subscription } from '../../api/schemas/storefront/subscriptions.js';
import { orNotFound } from '../billing/platform-errors.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext } from '../context.js';
import { readSubscriptions } from '../flows/account.js';
import { isPositive } from '../money.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { notFound } from '../refusal.js';
import { subscriptionView } from '../views/subscription.js';
import { toChoices } from './choices.js';
import { toBillContext, billsInPreview, nextBillAfter, readBillingPreview } from './upcoming-bills.js';
import { toHolding, isRemoved, type SubscriptionHolding } from './subscription-holding.js';
import { readOrders, scheduledOrders } from './orders.js';
import { readOverdueInvoices, overdueAmount, type OverdueInvoice } from './overdue-invoices.js';
import { assignedMethod } from './payment-method.js';
import { scheduledChanges } from './scheduled-changes.js';
import { readScheduledBill } from './scheduled-bills.js';

/** Subscriptions of an account with their orders, bills and payment methods. */
export interface AccountHoldings {
  account: AccountInfo;
  sellableCatalog: SellableCatalog;
  holdings: readonly SubscriptionHolding[];
  orders: readonly Order[];
  /** Invoices past their due date. */
  overdueInvoices: readonly OverdueInvoice[];
  paymentMethods: ListAccountPaymentMethodsResponse;
  preview: PreviewBillingResponse | undefined;
  /** Bills caused by scheduled orders, by subscription number. Contains a bill only if it is the next bill of its subscription. */
  scheduledBills: ReadonlyMap<string, QuoteBill>;
}

/** Statuses in which a subscription is or will be billed. */
const BILLABLE_STATUSES: readonly string[] = ['Active', 'Suspended', 'Pending Activation', 'Pending Acceptance'];

/** True if the subscription is or will be billed. */
export const isBillable = ({ subscription }: SubscriptionHolding): boolean => BILLABLE_STATUSES.includes(subscription.status);

/** True if the account has an unpaid invoice, whether due or not. */
const hasBalance = ({ metrics }: GetAccountResponse): boolean => isPositive(metrics.totalInvoiceBalance ?? metrics.balance);

/** Reads the subscriptions of an account with everything needed to show and change them. */
export async function readAccountHoldings(context: GatewayContext, account: AccountInfo): Promise<AccountHoldings> {
  const { billing } = context;
  const key = { 'account-key': account.number };
  const sellableCatalog = await context.sellableCatalog();
  const pendingHoldings = readSubscriptions(billing, account.number).then((all) =>
    all.map((subscription) => toHolding(subscription, sellableCatalog, account.currency)),
  );
  const [holdings, orders, overdueInvoices, paymentMethods, preview] = await Promise.all([
    pendingHoldings,
    readOrders(context, account.number),
    orNotFound(billing.call(getAccount, key)).then((response) =>
      hasBalance(response) ? readOverdueInvoices(context, account, sellableCatalog.date) : [],
    ),
    orNotFound(billing.call(listAccountPaymentMethods, key)),
    pendingHoldings.then(async (all) => {
      if (!all.some(isBillable)) return undefined;
      return (await readBillingPreview(context, account, all.filter(isBillable), sellableCatalog.date))?.response;
    }),
  ]);
  const accountHoldings = { account, sellableCatalog, holdings, orders, overdueInvoices, paymentMethods, preview };
  return { ...accountHoldings, scheduledBills: await readScheduledBills(context, accountHoldings) };
}

async function readScheduledBills(
  context: GatewayContext,
  accountHoldings: Omit<AccountHoldings, 'scheduledBills'>,
): Promise<Map<string, QuoteBill>> {
  const { account, sellableCatalog, orders } = accountHoldings;
  const bills = await Promise.all(
    accountHoldings.holdings.filter(isBillable).map(async (holding): Promise<[string, QuoteBill][]> => {
      const bill = await readScheduledBill(context, account, sellableCatalog.productCatalog, {
        holding,
        orders,
        next: nextBillWithoutScheduledOrders(accountHoldings, holding),
      });
      return bill ? [[holding.subscription.subscriptionNumber, bill]] : [];
    }),
  );
  return new Map(bills.flat());
}

/** Next bill of a subscription, ignoring scheduled orders. */
export function nextBillWithoutScheduledOrders(
  { preview, sellableCatalog, account }: Omit<AccountHoldings, 'scheduledBills'>,
  holding: SubscriptionHolding,
): QuoteBill | undefined {
  if (!preview || !isBillable(holding)) return undefined;
  return nextBillAfter(billsInPreview(preview, holding, toBillContext(holding, sellableCatalog.productCatalog, account)), holding.today);
}

/** Next bill of a subscription, including scheduled orders. Undefined if the previews show none. */
export function nextBill(accountHoldings: AccountHoldings, holding: SubscriptionHolding): QuoteBill | undefined {
  return (
    accountHoldings.scheduledBills.get(holding.subscription.subscriptionNumber) ?? nextBillWithoutScheduledOrders(accountHoldings, holding)
  );
}

/** True if the subscription has a scheduled change that could conflict with a new change. */
export function hasPendingChange({ subscription, plans, upcomingPlans }: SubscriptionHolding, orders: readonly Order[]): boolean {
  return (
    subscription.scheduledSuspendDate !== undefined ||
    upcomingPlans.length > 0 ||
    plans.some(isRemoved) ||
    scheduledOrders(orders, subscription.subscriptionNumber).length > 0
  );
}

/** Builds the view of a subscription, including what this session may change. */
export function toSubscriptionView(
  accountHoldings: AccountHoldings,
  holding: SubscriptionHolding,
  { principal }: Pick<AuthorizedRequest<unknown>, 'principal'>,
  locale: string | undefined,
): Subscription {
  const { sellableCatalog, orders, overdueInvoices, paymentMethods } = accountHoldings;
  const overdue = overdueAmount(overdueInvoices, holding.subscription.subscriptionNumber);
  const scopes = principal.kind === 'session' ? principal.scopes : [];
  return subscriptionView(holding, {
    scheduled: scheduledChanges(holding, orders, sellableCatalog),
    can: scopes.includes('subscriptions:write')
      ? toChoices(
          holding,
          sellableCatalog,
          { hasPendingChange: hasPendingChange(holding, orders), isPastDue: overdue !== undefined },
          locale,
        )
      : undefined,
    nextBill: nextBill(accountHoldings, holding),
    overdue,
    paymentMethod: scopes.includes('payment-methods:read') ? assignedMethod(holding.subscription, paymentMethods) : undefined,
  });
}

/**
 * Returns one subscription of an account.
 * @throws {Refusal} 404 if the account has no subscription with this number
 */
export function requireHolding({ holdings }: AccountHoldings, subscriptionNumber: string): SubscriptionHolding {
  const holding = holdings.find(({ subscription }) => subscription.subscriptionNumber === subscriptionNumber);
  if (!holding) throw notFound();
  return holding;
}
