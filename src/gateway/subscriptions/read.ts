import { getAccount, listAccountPaymentMethods } from '../../api/operations/billing/generated/accounts.js';
import type { GetAccountResponse, ListAccountPaymentMethodsResponse } from '../../api/schemas/billing/generated/accounts.js';
import type { PreviewBillingResponse } from '../../api/schemas/billing/generated/operations.js';
import type { Order } from '../../api/schemas/billing/generated/orders.js';
import type { Subscription } from '../../api/schemas/storefront/subscriptions.js';
import { found } from '../billing/problems.js';
import type { AccountFacts, Call, Context } from '../context.js';
import { subscriptionsOf } from '../flows/account.js';
import { isPositive } from '../money.js';
import type { Assortment } from '../offers/assortment.js';
import { notFound } from '../refusal.js';
import { subscriptionView } from '../views/subscription.js';
import { choicesOf } from './choices.js';
import { billFacts, comingBills, nextOf, previewOf } from './coming-bills.js';
import { holdingOf, isLeaving, type Holding } from './held-plans.js';
import { ordersOf, waiting } from './ordered.js';
import { overdueBills, overdueOf, type OverdueBill } from './overdue.js';
import { ownMethod } from './paying.js';
import { scheduledChanges } from './scheduled.js';

/** Everything that is known of the subscriptions of an account. */
export interface Held {
  account: AccountFacts;
  assortment: Assortment;
  holdings: readonly Holding[];
  orders: readonly Order[];
  /** What should have been paid by now. */
  overdue: readonly OverdueBill[];
  methods: ListAccountPaymentMethodsResponse;
  preview: PreviewBillingResponse | undefined;
}

/** States in which something is, or will be, billed. */
const LIVES: readonly string[] = ['Active', 'Suspended', 'Pending Activation', 'Pending Acceptance'];

/** True for what is billed, or will be. */
export const lives = ({ subscription }: Holding): boolean => LIVES.includes(subscription.status);

/** True if anything is owed, due or not. */
const owes = ({ metrics }: GetAccountResponse): boolean => isPositive(metrics.totalInvoiceBalance ?? metrics.balance);

/** Reads what an account has subscribed to, with what surrounds it. */
export async function readHeld(context: Context, account: AccountFacts): Promise<Held> {
  const { billing } = context;
  const key = { 'account-key': account.number };
  const assortment = await context.assortment();
  const subscribed = subscriptionsOf(billing, account.number).then((all) =>
    all.map((subscription) => holdingOf(subscription, assortment, account.currency)),
  );
  const [holdings, orders, overdue, methods, preview] = await Promise.all([
    subscribed,
    ordersOf(context, account.number),
    found(billing.call(getAccount, key)).then((told) => (owes(told) ? overdueBills(context, account, assortment.date) : [])),
    found(billing.call(listAccountPaymentMethods, key)),
    subscribed.then(async (all) => {
      if (!all.some(lives)) return undefined;
      return (await previewOf(context, account, all.filter(lives), assortment.date))?.answer;
    }),
  ]);
  return { account, assortment, holdings, orders, overdue, methods, preview };
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
  { principal }: Pick<Call<unknown>, 'principal'>,
  locale: string | undefined,
): Subscription {
  const { account, assortment, orders, overdue, methods, preview } = held;
  const late = overdueOf(overdue, holding.subscription.subscriptionNumber);
  const scopes = principal.kind === 'session' ? principal.scopes : [];
  const facts = billFacts(holding, assortment.catalog, account);
  const bills = preview && lives(holding) ? comingBills(preview, holding, facts) : [];
  return subscriptionView(holding, {
    scheduled: scheduledChanges(holding, orders, assortment),
    can: scopes.includes('subscriptions:write')
      ? choicesOf(holding, assortment, { busy: isBusy(holding, orders), owes: late !== undefined }, locale)
      : undefined,
    nextBill: nextOf(bills, assortment.date),
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
