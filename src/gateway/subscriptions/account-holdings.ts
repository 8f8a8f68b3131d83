import { listAccountPaymentMethods } from '../../generated/api/operations/accounts.js';
import type { ListAccountPaymentMethodsResponse } from '../../generated/api/schemas/accounts.js';
import type { PreviewBillingResponse } from '../../generated/api/schemas/operations.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import type { Subscription as BillingSubscription } from '../../generated/api/schemas/subscriptions.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type { Subscription } from '../../api/schemas/storefront/subscriptions.js';
import type { DecimalString } from '../../api/schemas/values.js';
import { orNotFound } from '../billing/platform-errors.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext } from '../context.js';
import { readSubscriptions } from '../flows/account.js';
import { add, isPositive } from '../money.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { applyCreditToBills, readAppliedCredits, sumOfCredits, type UsableCredit } from '../purchase/credit.js';
import { notFound } from '../refusal.js';
import { isCreditBill, type BillsOfDay } from '../views/bills.js';
import { subscriptionView } from '../views/subscription.js';
import { toAccountHistory, type AccountHistory } from './account-history.js';
import { toChoices } from './choices.js';
import { plansOfFamily } from './product-family.js';
import { toBillContext, billsInPreview, nextBillAfter, readBillingPreview } from './upcoming-bills.js';
import { toHolding, isRemoved, type SubscriptionHolding } from './subscription-holding.js';
import { readOrderHistory, scheduledOrders, type OrderHistory } from './orders.js';
import { readOverdueInvoices, overdueAmount, type OverdueInvoice } from './overdue-invoices.js';
import { assignedMethod } from './payment-method.js';
import { scheduledChanges } from './scheduled-changes.js';
import { readBillsOfScheduledOrder } from './scheduled-bills.js';

/** Subscriptions of an account with their orders, bills and payment methods. */
export interface AccountHoldings {
  account: AccountInfo;
  sellableCatalog: SellableCatalog;
  holdings: readonly SubscriptionHolding[];
  orders: readonly Order[];
  history: AccountHistory;
  /** Invoices past their due date. */
  overdueInvoices: readonly OverdueInvoice[];
  paymentMethods: ListAccountPaymentMethodsResponse;
  preview: PreviewBillingResponse | undefined;
  /** True if the platform uses credit for new invoices. */
  appliesCredits: boolean;
  /** Credit that the platform will use for new invoices. */
  appliedCredits: readonly UsableCredit[];
  /** Bills and credits caused by scheduled orders, by subscription number. Contains only the next bill of a subscription. */
  scheduledBills: ReadonlyMap<string, BillsOfDay>;
}

/** Statuses in which a subscription is or will be billed. */
const BILLABLE_STATUSES: readonly string[] = ['Active', 'Suspended', 'Pending Activation', 'Pending Acceptance'];

/** True if the subscription is or will be billed. */
export const isBillable = ({ subscription }: SubscriptionHolding): boolean => BILLABLE_STATUSES.includes(subscription.status);

/** Subscriptions of an account to read, and how much to read about them. */
interface HoldingsSelection {
  subscriptions: Promise<readonly BillingSubscription[]>;
  orderHistory: Promise<OrderHistory>;
  /** False to leave out the next bills. Their preview always covers all subscriptions of the account. */
  hasNextBills: Promise<boolean>;
}

const wholeAccount = (context: GatewayContext, { number }: AccountInfo): HoldingsSelection => ({
  subscriptions: readSubscriptions(context.billing, number),
  orderHistory: readOrderHistory(context, number),
  hasNextBills: Promise.resolve(true),
});

/**
 * Reads subscriptions of an account with everything needed to show and change them.
 * @param select chooses the subscriptions; default: all
 */
export async function readAccountHoldings(
  context: GatewayContext,
  account: AccountInfo,
  select: (context: GatewayContext, account: AccountInfo) => HoldingsSelection = wholeAccount,
): Promise<AccountHoldings> {
  const { billing } = context;
  const key = { 'account-key': account.number };
  const sellableCatalog = await context.sellableCatalog();
  const selection = select(context, account);
  const pendingHoldings = selection.subscriptions.then((all) =>
    all.map((subscription) => toHolding(subscription, sellableCatalog, account.currency)),
  );
  const [holdings, orderHistory, overdueInvoices, paymentMethods, appliedCredits, preview] = await Promise.all([
    pendingHoldings,
    selection.orderHistory,
    readOverdueInvoices(context, account, sellableCatalog.date),
    orNotFound(billing.call(listAccountPaymentMethods, key)),
    readAppliedCredits(context, account),
    Promise.all([pendingHoldings, selection.hasNextBills]).then(async ([all, hasNextBills]) => {
      if (!hasNextBills || !all.some(isBillable)) return undefined;
      return (await readBillingPreview(context, account, all.filter(isBillable), sellableCatalog.date))?.response;
    }),
  ]);
  const { orders } = orderHistory;
  const history = toAccountHistory(
    holdings.map(({ subscription }) => subscription),
    orderHistory,
  );
  const { appliesCredits } = context;
  const credits = { appliesCredits, appliedCredits };
  const accountHoldings = { account, sellableCatalog, holdings, orders, history, overdueInvoices, paymentMethods, ...credits, preview };
  const scheduledBills = (await selection.hasNextBills)
    ? await readScheduledBills(context, accountHoldings)
    : new Map<string, BillsOfDay>();
  return { ...accountHoldings, scheduledBills };
}

const hasScheduledOrder = (orders: readonly Order[], { subscription }: SubscriptionHolding): boolean =>
  scheduledOrders(orders, subscription.subscriptionNumber).length > 0;

async function readScheduledBills(
  context: GatewayContext,
  accountHoldings: Omit<AccountHoldings, 'scheduledBills'>,
): Promise<Map<string, BillsOfDay>> {
  const { account, sellableCatalog, orders } = accountHoldings;
  const bills = await Promise.all(
    accountHoldings.holdings
      .filter((holding) => isBillable(holding) && hasScheduledOrder(orders, holding))
      .map(async (holding): Promise<[string, BillsOfDay][]> => {
        const bills = await readBillsOfScheduledOrder(context, account, sellableCatalog.productCatalog, {
          holding,
          orders,
          through: nextBillWithoutScheduledOrders(accountHoldings, holding)?.date,
        });
        return bills ? [[holding.subscription.subscriptionNumber, bills]] : [];
      }),
  );
  return new Map(bills.flat());
}

/** Bills and credits of a subscription, ignoring scheduled orders. */
function billsWithoutScheduledOrders(
  { preview, sellableCatalog, account }: Omit<AccountHoldings, 'scheduledBills'>,
  holding: SubscriptionHolding,
): QuoteBill[] {
  if (!preview || !isBillable(holding)) return [];
  return billsInPreview(preview, holding, toBillContext(holding, sellableCatalog.productCatalog, account));
}

/** Next bill of a subscription, ignoring scheduled orders. */
const nextBillWithoutScheduledOrders = (
  accountHoldings: Omit<AccountHoldings, 'scheduledBills'>,
  holding: SubscriptionHolding,
): QuoteBill | undefined => nextBillAfter(billsWithoutScheduledOrders(accountHoldings, holding), holding.today);

/** Next bill and later credits of a subscription. */
export interface NextBill {
  bill: QuoteBill | undefined;
  /** Negative bills. */
  credits: readonly QuoteBill[];
}

/** Next bill and credits of a subscription, ignoring scheduled orders. */
export const nextWithoutScheduledOrders = (accountHoldings: AccountHoldings, holding: SubscriptionHolding): NextBill => ({
  bill: nextBillWithoutScheduledOrders(accountHoldings, holding),
  credits: billsWithoutScheduledOrders(accountHoldings, holding).filter(isCreditBill),
});

/** Cache of the next bills of an account. All of them are needed to calculate the credit of any one bill. */
const nextBillsOfAccount = new WeakMap<AccountHoldings, Map<SubscriptionHolding, NextBill>>();

/** Next bill and credits of a subscription, including scheduled orders, before credit is used. */
export function nextBillOfHolding(accountHoldings: AccountHoldings, holding: SubscriptionHolding): NextBill {
  const known = nextBillsOfAccount.get(accountHoldings) ?? new Map<SubscriptionHolding, NextBill>();
  nextBillsOfAccount.set(accountHoldings, known);
  const next = known.get(holding) ?? calculateNext(accountHoldings, holding);
  known.set(holding, next);
  return next;
}

function calculateNext(accountHoldings: AccountHoldings, holding: SubscriptionHolding): NextBill {
  const next = nextWithoutScheduledOrders(accountHoldings, holding);
  return withScheduledBills(next, accountHoldings.scheduledBills.get(holding.subscription.subscriptionNumber));
}

/** Replaces the next bill by the bill of a scheduled order, if there is one. */
export function withScheduledBills(next: NextBill, scheduled: BillsOfDay | undefined): NextBill {
  if (!scheduled) return next;
  const { bill, credit } = scheduled;
  return { bill, credits: [...next.credits.filter(({ date }) => date < bill.date), ...(credit ? [credit] : [])] };
}

/**
 * Next bill of a subscription, reduced by the credit that the platform will use for it. The credit is used for the account's earliest bills
 * first.
 *
 * @param changed next bill, later credits and additional credit from today after a change of this subscription
 */
export function creditedNextBill(
  accountHoldings: AccountHoldings,
  holding: SubscriptionHolding,
  changed?: NextBill & { credit: DecimalString },
): QuoteBill | undefined {
  const { holdings, account, appliesCredits, appliedCredits } = accountHoldings;
  const own = changed ?? nextBillOfHolding(accountHoldings, holding);
  if (!own.bill || !appliesCredits) return own.bill;
  const others = holdings.filter((other) => other !== holding).map((other) => nextBillOfHolding(accountHoldings, other));
  const bills = [own, ...others].flatMap(({ bill }) => bill ?? []);
  const credits = [own, ...others].flatMap((next) => next.credits);
  const credit = add(sumOfCredits(appliedCredits), changed?.credit ?? '0');
  if (!isPositive(credit) && credits.length === 0) return own.bill;
  return applyCreditToBills([...bills, ...credits], credit, account.currency)[0];
}

/** True if the subscription has a scheduled change that could conflict with a new change. */
export function hasPendingChange(holding: SubscriptionHolding, orders: readonly Order[]): boolean {
  const { subscription, plans, upcomingPlans } = holding;
  return (
    subscription.scheduledSuspendDate !== undefined ||
    upcomingPlans.length > 0 ||
    plans.some(isRemoved) ||
    hasScheduledOrder(orders, holding)
  );
}

/** Builds the view of a subscription, including what this session may change. */
export function toSubscriptionView(
  accountHoldings: AccountHoldings,
  holding: SubscriptionHolding,
  { principal }: Pick<AuthorizedRequest<unknown>, 'principal'>,
  locale: string | undefined,
): Subscription {
  const { sellableCatalog, orders, history, overdueInvoices, paymentMethods } = accountHoldings;
  const overdue = overdueAmount(overdueInvoices, holding.subscription.subscriptionNumber);
  const scopes = principal.kind === 'session' ? principal.scopes : [];
  return subscriptionView(holding, {
    family: isBillable(holding) ? plansOfFamily(holding, sellableCatalog) : [],
    scheduled: scheduledChanges(holding, orders, sellableCatalog),
    can: scopes.includes('subscriptions:write')
      ? toChoices(
          holding,
          sellableCatalog,
          { hasPendingChange: hasPendingChange(holding, orders), isPastDue: overdue !== undefined, history },
          locale,
        )
      : undefined,
    nextBill: creditedNextBill(accountHoldings, holding),
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
