import type { Upcoming } from '../../api/schemas/storefront/payments.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import type { OperationHandler } from '../context.js';
import { add, toMoney } from '../money.js';
import { toBillContext, billsInPreview, nextBillAfter, readBillingPreview } from '../subscriptions/upcoming-bills.js';
import { toHolding } from '../subscriptions/subscription-holding.js';
import { readOrders } from '../subscriptions/orders.js';
import { isBillable } from '../subscriptions/account-holdings.js';
import { readScheduledBill } from '../subscriptions/scheduled-bills.js';
import { sessionAccount, readSubscriptions } from './account.js';

/** Maximum number of bills to show. */
const MAX_BILLS = 12;

/** Merges bills of the same day. Does not merge tax-inclusive bills with other bills. */
function mergeBillsByDate(bills: readonly QuoteBill[], currency: CurrencyCode): QuoteBill[] {
  const groups = new Map<string, QuoteBill[]>();
  for (const bill of bills) {
    const key = `${bill.date} ${String(bill.taxIncluded === true)}`;
    groups.set(key, [...(groups.get(key) ?? []), bill]);
  }
  const sum = (group: readonly QuoteBill[], part: 'subtotal' | 'tax' | 'total') =>
    toMoney(add(...group.map((bill) => bill[part].amount)), currency);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const lines = group.flatMap((bill) => bill.lines);
    return [{ ...first, lines, subtotal: sum(group, 'subtotal'), tax: sum(group, 'tax'), total: sum(group, 'total') }];
  });
}

/** Returns the account's upcoming bills from the platform's preview, one for each day. */
export const showUpcoming: OperationHandler<Record<string, never>, Upcoming> = async (context, { principal }) => {
  const account = await sessionAccount(context, principal);
  const [sellableCatalog, subscriptions, orders] = await Promise.all([
    context.sellableCatalog(),
    readSubscriptions(context.billing, account.number),
    readOrders(context, account.number),
  ]);
  const { date: today, productCatalog } = sellableCatalog;
  const holdings = subscriptions.map((subscription) => toHolding(subscription, sellableCatalog, account.currency)).filter(isBillable);
  const preview = holdings.length === 0 ? undefined : await readBillingPreview(context, account, holdings, today);
  if (!preview) return { body: { bills: [], until: today } };
  const bills = await Promise.all(
    holdings.map(async (holding) => {
      const upcomingBills = billsInPreview(preview.response, holding, toBillContext(holding, productCatalog, account));
      const scheduledBill = await readScheduledBill(context, account, productCatalog, {
        holding,
        orders,
        next: nextBillAfter(upcomingBills, holding.today),
      });
      // The platform's preview ignores scheduled orders, so drop its bills from the day on which the order takes effect.
      return scheduledBill ? [...upcomingBills.filter(({ date }) => date < scheduledBill.date), scheduledBill] : upcomingBills;
    }),
  );
  const merged = mergeBillsByDate(
    bills.flat().filter(({ lines }) => lines.length > 0),
    account.currency,
  );
  const sorted = merged.sort((a, b) => (a.date < b.date ? -1 : 1));
  const shown = sorted.slice(0, MAX_BILLS);
  return { body: { bills: shown, until: sorted.length > shown.length ? (shown.at(-1)?.date ?? today) : preview.until } };
};
