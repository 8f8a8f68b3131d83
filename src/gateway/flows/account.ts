import type { Client } from '../../api/client.js';
import { listSubscriptionsByAccount } from '../../generated/api/operations/subscriptions.js';
import type { Subscription as BillingSubscription } from '../../generated/api/schemas/subscriptions.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { notFound } from '../refusal.js';
import type { Principal } from '../principals.js';

/** Pages that are read of any one list; far above what a subscriber has. */
const MAX_PAGES = 25;

/** The account of the session. It comes from the token, never from what was sent. */
export function ownAccount(context: GatewayContext, principal: Principal): Promise<AccountInfo> {
  if (principal.kind !== 'session') throw notFound();
  return context.account(principal.accountNumber);
}

/** Everything a list has, up to a bound that keeps one request from reading without end. */
export async function allPages<Page, Item>(pages: AsyncIterable<Page>, items: (page: Page) => readonly Item[]): Promise<Item[]> {
  const all: Item[] = [];
  let count = 0;
  for await (const page of pages) {
    all.push(...items(page));
    count += 1;
    if (count === MAX_PAGES) break;
  }
  return all;
}

/** Newest versions of an account's subscriptions. What the platform answers for another account is left out. */
export async function subscriptionsOf(billing: Client, accountNumber: string): Promise<BillingSubscription[]> {
  const pages = billing.pages(listSubscriptionsByAccount, { 'account-key': accountNumber, pageSize: 40 });
  const all = await allPages(pages, ({ subscriptions }) => subscriptions);
  return all.filter((subscription) => subscription.accountNumber === accountNumber);
}
