import type { AccountInfo, GatewayContext } from '../context.js';
import { readSubscriptionPage, SUBSCRIPTIONS_PER_PAGE } from '../flows/account.js';
import { readAccountHoldings, type AccountHoldings } from './account-holdings.js';
import { readOrderHistory, readOrdersOf } from './orders.js';

/** Number of subscriptions on each page of a longer list. */
const PAGE_SIZE = 20;

/** Page of an account's subscriptions. */
export interface HoldingsPage {
  accountHoldings: AccountHoldings;
  /** Cursor of the next page. Undefined on the last page. */
  nextCursor?: string;
}

/**
 * Reads one page of an account's subscriptions. The number of calls and the amount of data do not grow with the account. For that, the
 * subscriptions of a longer list have no next bill and no retention offers, which depend on the whole account.
 *
 * @param cursor number of the page. It needs no seal, because the account comes from the session.
 */
export async function readHoldingsPage(context: GatewayContext, account: AccountInfo, cursor = '1'): Promise<HoldingsPage> {
  const number = Number(cursor);
  const page = readPage(context, account, number);
  // A failure is reported where the page is used. Without this, it would end the process if something else failed first.
  page.catch(() => undefined);
  const accountHoldings = await readAccountHoldings(context, account, () => {
    const subscriptions = page.then((read) => read.subscriptions);
    return {
      subscriptions,
      orderHistory: page.then((read) =>
        read.isWholeList
          ? readOrderHistory(context, account.number)
          : readOrdersOf(
              context,
              account.number,
              read.subscriptions.map(({ subscriptionNumber }) => subscriptionNumber),
            ),
      ),
      hasNextBills: page.then(({ isWholeList }) => isWholeList),
    };
  });
  return { accountHoldings, ...((await page).isLast ? {} : { nextCursor: String(number + 1) }) };
}

async function readPage({ billing }: GatewayContext, account: AccountInfo, number: number) {
  // The subscriptions of a short list are all on one page.
  const pageSize = number === 1 ? SUBSCRIPTIONS_PER_PAGE : PAGE_SIZE;
  const { subscriptions: own, hasMore } = await readSubscriptionPage(billing, account.number, number, pageSize);
  const isLongList = number > 1 || hasMore;
  return {
    // Of a long list, the first call has already read the second page too. It is read again when the user asks for it.
    subscriptions: isLongList ? own.slice(0, PAGE_SIZE) : own,
    isWholeList: !isLongList,
    isLast: !hasMore,
  };
}
