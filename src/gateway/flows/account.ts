import type { Client } from '../../api/client.js';
import type { Operation } from '../../api/operations/operation.js';
import { listSubscriptionsByAccount } from '../../generated/api/operations/subscriptions.js';
import type { Subscription as BillingSubscription } from '../../generated/api/schemas/subscriptions.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { notFound } from '../refusal.js';
import type { Principal } from '../principals.js';

/** Maximum number of pages to read from one list. Far more than a subscriber needs. */
export const MAX_PAGES = 25;

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

/** Maximum number of reads of one request at the same time. The platform limits the calls of all customers together. */
const PARALLEL_READS = 8;

interface ListInput {
  page?: number;
  pageSize?: number;
}

/**
 * Reads all entries of a list that is paged by number, up to `maxPages`. The platform does not tell the number of pages. A short
 * list is therefore read page by page, and a long list with more and more pages at the same time.
 */
export async function readList<Input extends ListInput, Output extends { nextPage?: string | null }, Item>(
  billing: Client,
  row: Operation<Input, Output>,
  input: Input,
  items: (page: Output) => readonly Item[],
  maxPages = MAX_PAGES,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let first = 1, count = 1; first <= maxPages; first += count, count = Math.min(2 * count, PARALLEL_READS)) {
    const numbers = Array.from({ length: Math.min(count, maxPages + 1 - first) }, (_, index) => first + index);
    const pages = numbers.map((page) => billing.call<Input, Output>(row, { ...input, page }));
    // The platform may refuse a page after the last one. Such a page is never looked at.
    for (const page of pages) page.catch(() => undefined);
    for (const pending of pages) {
      const page = await pending;
      all.push(...items(page));
      if (!page.nextPage) return all;
    }
  }
  return all;
}

/** Reads something for each key, a limited number at the same time. Returns the results in the order of the keys. */
export async function readEach<Result>(keys: readonly string[], read: (key: string) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < keys.length; start += PARALLEL_READS) {
    results.push(...(await Promise.all(keys.slice(start, start + PARALLEL_READS).map(read))));
  }
  return results;
}

/** Subscriptions per page. The platform's largest page size. */
export const SUBSCRIPTIONS_PER_PAGE = 40;

/** Reads the latest versions of an account's subscriptions. Subscriptions of other accounts are left out. */
export async function readSubscriptions(billing: Client, accountNumber: string): Promise<BillingSubscription[]> {
  const input = { 'account-key': accountNumber, pageSize: SUBSCRIPTIONS_PER_PAGE };
  const all = await readList(billing, listSubscriptionsByAccount, input, ({ subscriptions }) => subscriptions);
  return all.filter((subscription) => subscription.accountNumber === accountNumber);
}

/** Page of an account's subscriptions, in the order of the platform. */
export interface SubscriptionPage {
  subscriptions: readonly BillingSubscription[];
  /** True if further pages follow. */
  hasMore: boolean;
}

/** Reads the latest versions of some of an account's subscriptions. Page numbers start with 1. */
export async function readSubscriptionPage(
  billing: Client,
  accountNumber: string,
  page = 1,
  pageSize = SUBSCRIPTIONS_PER_PAGE,
): Promise<SubscriptionPage> {
  const input = { 'account-key': accountNumber, page, pageSize };
  const { subscriptions, nextPage } = await billing.call(listSubscriptionsByAccount, input);
  return { subscriptions: subscriptions.filter((each) => each.accountNumber === accountNumber), hasMore: Boolean(nextPage) };
}
