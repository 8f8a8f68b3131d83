import type { UpcomingBills, UpcomingBill } from '../../api/schemas/storefront/payments.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type { CurrencyCode, IsoDate } from '../../api/schemas/values.js';
import type { OperationHandler } from '../context.js';
import { add, toMoney } from '../money.js';
import { Refusal } from '../refusal.js';
import { toBillContext, billsInPreview, readBillingPreview } from '../subscriptions/upcoming-bills.js';
import { toHolding } from '../subscriptions/subscription-holding.js';
import { applyCreditToBills, readAppliedCredits, sumOfCredits } from '../purchase/credit.js';
import { readOrders } from '../subscriptions/orders.js';
import { isBillable } from '../subscriptions/account-holdings.js';
import { isCreditBill } from '../views/bills.js';
import { readBillsOfScheduledOrder } from '../subscriptions/scheduled-bills.js';
import { sessionAccount, readSubscriptions } from './account.js';

/** Maximum number of bills to show, apart from further bills and credits of the last day. */
const MAX_BILLS = 12;
/** Maximum number of lines of each bill. An account with many subscriptions would otherwise get a response of megabytes. */
const MAX_LINES = 100;

/** Bills of one subscription. */
interface KnownBills {
  bills: readonly QuoteBill[];
  /** Last day whose bills are known: the day of a scheduled order, after which the platform's preview no longer applies. */
  until: IsoDate;
}

/** Merges bills of the same day. Does not merge tax-inclusive bills with other bills, or credits with bills. */
function mergeBillsByDate(bills: readonly QuoteBill[], currency: CurrencyCode): QuoteBill[] {
  const groups = new Map<string, QuoteBill[]>();
  for (const bill of bills) {
    const key = `${bill.date} ${String(isCreditBill(bill))} ${String(bill.taxIncluded === true)}`;
    const group = groups.get(key);
    if (group) group.push(bill);
    else groups.set(key, [bill]);
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

const previewRefused = (): Refusal =>
  new Refusal({
    status: 502,
    type: 'api',
    code: 'preview-refused',
    message: 'The platform refused the preview of the bills. It may have more lines than the platform returns.',
  });

function shortenBill(bill: QuoteBill): UpcomingBill {
  const moreLines = bill.lines.length - MAX_LINES;
  return moreLines > 0 ? { ...bill, lines: bill.lines.slice(0, MAX_LINES), moreLines } : bill;
}

/**
 * Returns the account's upcoming bills from the platform's preview, one for each day. Credits are negative bills on the day the platform writes them.
 * Leaves out days on which the bills of one subscription are not known, because their totals would be too low.
 */
export const showUpcoming: OperationHandler<Record<string, never>, UpcomingBills> = async (context, { principal }) => {
  const account = await sessionAccount(context, principal);
  const [sellableCatalog, subscriptions, orders, credits] = await Promise.all([
    context.sellableCatalog(),
    readSubscriptions(context.billing, account.number),
    readOrders(context, account.number),
    readAppliedCredits(context, account),
  ]);
  const { date: today, productCatalog } = sellableCatalog;
  const holdings = subscriptions.map((subscription) => toHolding(subscription, sellableCatalog, account.currency)).filter(isBillable);
  if (holdings.length === 0) return { body: { bills: [], until: today } };
  const preview = await readBillingPreview(context, account, holdings, today);
  // An empty list would mean that nothing will be billed.
  if (!preview) throw previewRefused();
  const read = await Promise.all(
    holdings.map(async (holding): Promise<KnownBills> => {
      const upcomingBills = billsInPreview(preview.response, holding, toBillContext(holding, productCatalog, account));
      const scheduled = await readBillsOfScheduledOrder(context, account, productCatalog, { holding, orders, through: preview.until });
      if (!scheduled) return { bills: upcomingBills, until: preview.until };
      const { bill, credit } = scheduled;
      // The platform's preview ignores scheduled orders, so drop its bills from the day on which the order takes effect.
      return { bills: [...upcomingBills.filter(({ date }) => date < bill.date), bill, ...(credit ? [credit] : [])], until: bill.date };
    }),
  );
  const [until = preview.until] = read.map((known) => known.until).sort();
  const known = read.flatMap(({ bills }) => bills).filter(({ lines, date }) => lines.length > 0 && date <= until);
  const merged = mergeBillsByDate(known, account.currency);
  const inOrder = merged.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const sorted = context.appliesCredits ? applyCreditToBills(inOrder, sumOfCredits(credits), account.currency) : inOrder;
  const lastShown = sorted.length > MAX_BILLS ? (sorted[MAX_BILLS - 1]?.date ?? until) : until;
  return { body: { bills: sorted.filter(({ date }) => date <= lastShown).map(shortenBill), until: lastShown } };
};
