import { getAccount, listAccountPaymentMethods } from '../../generated/api/operations/accounts.js';
import type { GetAccountResponse, ListAccountPaymentMethodsResponse } from '../../generated/api/schemas/accounts.js';
import type { PreviewBillingResponse } from '../../generated/api/schemas/operations.js';
import type { Order } from '../../generated/api/schemas/orders.js';
import type { QuoteBill } from '../../api/schemas/storefront/purchase.js';
import type { Subscription } from '../../api/schemas/storefront/subscriptions.js';
import { orNotFound } from '../billing/problems.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext } from '../context.js';
import { subscriptionsOf } from '../flows/account.js';
import { isPositive } from '../money.js';
import type { SellableCatalog } from '../offers/sellable-catalog.js';
import { notFound } from '../refusal.js';
import { subscriptionView } from '../views/subscription.js';
import { choicesOf } from './choices.js';
import { billFacts, comingBills, nextOf, previewOf } from './coming-bills.js';
import { holdingOf, isLeaving, type Holding } from './held-plans.js';
import { ordersOf, waiting } from './ordered.js';
import { overdueBills, overdueOf, type OverdueBill } from './overdue.js';
import { ownMethod } from './paying.js';
import { scheduledChanges } from './scheduled.js';
import { waitingBill } from './waiting-bills.js';

/** Everything that is known of the subscriptions of an account. */
export interface Held {
  account: AccountInfo;
  assortment: SellableCatalog;
  holdings: readonly Holding[];
  orders: readonly Order[];
  /** What should have been paid by now. */
  overdue: readonly OverdueBill[];
  methods: ListAccountPaymentMethodsResponse;
  preview: PreviewBillingResponse | undefined;
  /** Next bills that an order brings which waits for its day, by subscription. */
  waitingBills: ReadonlyMap<string, QuoteBill>;
}

/** States in which something is, or will be, billed. */
const LIVES: readonly string[] = ['Active', 'Suspended', 'Pending Activation', 'Pending Acceptance'];

/** True for what is billed, or will be. */
export const lives = ({ subscription }: Holding): boolean => LIVES.includes(subscription.status);

/** True if anything is owed, due or not. */
const owes = ({ metrics }: GetAccountResponse): boolean => isPositive(metrics.totalInvoiceBalance ?? metrics.balance);

/** Reads what an account has subscribed to, with what surrounds it. */
export async function readHeld(context: GatewayContext, account: AccountInfo): Promise<Held> {
  const { billing } = context;
  const key = { 'account-key': account.number };
  const sellableCatalog = await context.sellableCatalog();
  const subscribed = subscriptionsOf(billing, account.number).then((all) =>
    all.map((subscription) => holdingOf(subscription, sellableCatalog, account.currency)),
  );
  const [holdings, orders, overdue, methods, preview] = await Promise.all([
    subscribed,
    ordersOf(context, account.number),
    orNotFound(billing.call(getAccount, key)).then((told) => (owes(told) ? overdueBills(context, account, sellableCatalog.date) : [])),
    orNotFound(billing.call(listAccountPaymentMethods, key)),
    subscribed.then(async (all) => {
      if (!all.some(lives)) return undefined;
      return (await previewOf(context, account, all.filter(lives), sellableCatalog.date))?.answer;
    }),
  ]);
  const held = { account, assortment: sellableCatalog, holdings, orders, overdue, methods, preview };
  return { ...held, waitingBills: await waitingBillsOf(context, held) };
}

async function waitingBillsOf(context: GatewayContext, held: Omit<Held, 'waitingBills'>): Promise<Map<string, QuoteBill>> {
  const { account, assortment: sellableCatalog, orders } = held;
  const bills = await Promise.all(
    held.holdings.filter(lives).map(async (holding): Promise<[string, QuoteBill][]> => {
      const bill = await waitingBill(context, account, sellableCatalog.productCatalog, {
        holding,
        orders,
        next: billWithoutWaiting(held, holding),
      });
      return bill ? [[holding.subscription.subscriptionNumber, bill]] : [];
    }),
  );
  return new Map(bills.flat());
}

/** The next bill of a subscription if no order did anything that waits for its day. */
export function billWithoutWaiting(
  { preview, assortment: sellableCatalog, account }: Omit<Held, 'waitingBills'>,
  holding: Holding,
): QuoteBill | undefined {
  if (!preview || !lives(holding)) return undefined;
  return nextOf(comingBills(preview, holding, billFacts(holding, sellableCatalog.productCatalog, account)), holding.today);
}

/** The next bill of a subscription, as far as the platform's previews know it. */
export function nextBill(held: Held, holding: Holding): QuoteBill | undefined {
  return held.waitingBills.get(holding.subscription.subscriptionNumber) ?? billWithoutWaiting(held, holding);
}

/** True if a change waits for its day with which another would collide. */
export function isBusy({ subscription, plans, coming }: Holding, orders: readonly Order[]): boolean {
  return (
    subscription.scheduledSuspendDate !== undefined ||
    coming.length > 0 ||
    plans.some(isLeaving) ||
    waiting(orders, subscription.subscriptionNumber).length > 0
  );
}

/** A subscription as its owner sees it, with what this session may do with it. */
export function viewOf(
  held: Held,
  holding: Holding,
  { principal }: Pick<AuthorizedRequest<unknown>, 'principal'>,
  locale: string | undefined,
): Subscription {
  const { assortment: sellableCatalog, orders, overdue, methods } = held;
  const late = overdueOf(overdue, holding.subscription.subscriptionNumber);
  const scopes = principal.kind === 'session' ? principal.scopes : [];
  return subscriptionView(holding, {
    scheduled: scheduledChanges(holding, orders, sellableCatalog),
    can: scopes.includes('subscriptions:write')
      ? choicesOf(holding, sellableCatalog, { busy: isBusy(holding, orders), owes: late !== undefined }, locale)
      : undefined,
    nextBill: nextBill(held, holding),
    overdue: late,
    paymentMethod: scopes.includes('payment-methods:read') ? ownMethod(holding.subscription, methods) : undefined,
  });
}

/**
 * One subscription of an account.
 * @throws {Refusal} 404 if the account has none of this number
 */
export function ownHolding({ holdings }: Held, subscriptionNumber: string): Holding {
  const holding = holdings.find(({ subscription }) => subscription.subscriptionNumber === subscriptionNumber);
  if (!holding) throw notFound();
  return holding;
}
