import type { Upcoming } from '../../api/schemas/storefront/payments.js';
import type { QuoteBill } from '../../api/schemas/storefront/purchase.js';
import type { CurrencyCode } from '../../api/schemas/values.js';
import type { OperationHandler } from '../context.js';
import { add, toMoney } from '../money.js';
import { billFacts, comingBills, nextOf, previewOf } from '../subscriptions/coming-bills.js';
import { holdingOf } from '../subscriptions/held-plans.js';
import { ordersOf } from '../subscriptions/ordered.js';
import { lives } from '../subscriptions/read.js';
import { waitingBill } from '../subscriptions/waiting-bills.js';
import { ownAccount, subscriptionsOf } from './account.js';

/** Bills that are shown ahead. */
const MOST_BILLS = 12;

/** Bills of one day are one bill, if all their prices hold the tax or none does. */
function sumOf(bills: readonly QuoteBill[], currency: CurrencyCode): QuoteBill[] {
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

/** What is going to be billed, by the platform's own preview: all subscriptions together, a bill for each day. */
export const showUpcoming: OperationHandler<Record<string, never>, Upcoming> = async (context, { principal }) => {
  const account = await ownAccount(context, principal);
  const [sellableCatalog, subscriptions, orders] = await Promise.all([
    context.sellableCatalog(),
    subscriptionsOf(context.billing, account.number),
    ordersOf(context, account.number),
  ]);
  const { date: today, productCatalog } = sellableCatalog;
  const holdings = subscriptions.map((subscription) => holdingOf(subscription, sellableCatalog, account.currency)).filter(lives);
  const preview = holdings.length === 0 ? undefined : await previewOf(context, account, holdings, today);
  if (!preview) return { body: { bills: [], until: today } };
  const bills = await Promise.all(
    holdings.map(async (holding) => {
      const plain = comingBills(preview.answer, holding, billFacts(holding, productCatalog, account));
      const waiting = await waitingBill(context, account, productCatalog, { holding, orders, next: nextOf(plain, holding.today) });
      // From the day on which a waiting order is done, the platform's look ahead shows bills that will not come.
      return waiting ? [...plain.filter(({ date }) => date < waiting.date), waiting] : plain;
    }),
  );
  const some = sumOf(
    bills.flat().filter(({ lines }) => lines.length > 0),
    account.currency,
  );
  const sorted = some.sort((a, b) => (a.date < b.date ? -1 : 1));
  const shown = sorted.slice(0, MOST_BILLS);
  return { body: { bills: shown, until: sorted.length > shown.length ? (shown.at(-1)?.date ?? today) : preview.until } };
};
