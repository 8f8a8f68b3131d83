import type { Client } from '../../api/client.js';
import { listSubscriptionsByAccount } from '../../generated/api/operations/subscriptions.js';
import type { Subscription as BillingSubscription } from '../../generated/api/schemas/subscriptions.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { notFound } from '../refusal.js';
import type { Principal } from '../principals.js';

/** Maximum number of pages to read from one list. Far more than a subscriber needs. */
const MAX_PAGES = 25;

/** Returns the session's account. Its number comes from the token, never from the request. */
export function sessionAccount(context: GatewayContext, principal: Principal): Promise<AccountInfo> {
  if (principal.kind !== 'session') throw notFound();
  return context.account(principal.accountNumber);
}

/** Reads all pages of a list, up to {@link MAX_PAGES}. */
export async function readAllPages<Page, Item>(pages: AsyncIterable<Page>, items: (page: Page) => readonly Item[]): Promise<Item[]> {
  const all: Item[] = [];
  let count = 0;
  for await (const page of pages) {
    all.push(...items(page));
    count += 1;
    if (count === MAX_PAGES) break;
  }
  return all;
}

/** Reads the latest versions of an account's subscriptions. Subscriptions of other accounts are left out. */
export async function readSubscriptions(billing: Client, accountNumber: string): Promise<BillingSubscription[]> {
  const pages = billing.pages(listSubscriptionsByAccount, { 'account-key': accountNumber, pageSize: 40 });
  const all = await readAllPages(pages, ({ subscriptions }) => subscriptions);
  return all.filter((subscription) => subscription.accountNumber === accountNumber);
}
