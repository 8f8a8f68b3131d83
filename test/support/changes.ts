import { changeSubscription, quoteChange } from '../../src/api/operations/storefront/changes.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { getInvoice } from '../../src/api/operations/storefront/invoice.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import type { Change, ChangeQuote, ChangeRequest, ChangeResult } from '../../src/api/schemas/storefront/changes.js';
import type { Subscription } from '../../src/api/schemas/storefront/subscriptions.js';
import { newKey, PLANS, shopper, type ShopperOptions } from './purchase.js';
import type { Stack } from './stack.js';

/** Customer with one subscription, who changes it as on the account page. */
export interface Subscriber {
  readonly accountNumber: string;
  readonly number: string;
  /** Returns the subscription as the page shows it now. */
  look(locale?: string): Promise<Subscription>;
  quote(change: Change, version?: number): Promise<ChangeQuote>;
  request(change: Change, quote: ChangeQuote, more?: Partial<ChangeRequest>): Promise<ChangeRequest>;
  send(request: ChangeRequest, key?: string): Promise<ChangeResult>;
  /** Reads the subscription, quotes the change and confirms it. */
  do(change: Change, more?: Partial<ChangeRequest>): Promise<{ quote: ChangeQuote; result: ChangeResult }>;
  /** Quotes the first possible cancellation, and accepts a retention offer instead. */
  acceptOffer(offer: string, reason?: string): Promise<{ quote: ChangeQuote; result: ChangeResult }>;
  /** Returns the lines and the total of each invoice of a day. */
  billed(date: string): Promise<{ lines: string[]; total: string }[]>;
}

/** Returns the subscriber of an account. Every call opens a new session, so it also works after the clock was moved. */
export async function subscriberOf(stack: Stack, accountNumber: string, scopes?: string[]): Promise<Subscriber> {
  const client = async () =>
    stack.client((await stack.gateway.mintSession({ accountKey: accountNumber, ...(scopes ? { scopes } : {}) })).token);
  const all = async (locale?: string): Promise<Subscription[]> =>
    (await (await client()).call(listSubscriptions, locale === undefined ? {} : { locale })).subscriptions;
  const [first] = await all();
  const number = first?.subscriptionNumber ?? '';
  const me: Subscriber = {
    accountNumber,
    number,
    async look(locale) {
      const found = (await all(locale)).find(({ subscriptionNumber }) => subscriptionNumber === number);
      if (!found) throw new Error(`Subscription ${number} was not found.`);
      return found;
    },
    async quote(change, version) {
      return (await client()).call(quoteChange, { number, version: version ?? (await me.look()).version ?? 0, change });
    },
    request: async (change, quote, more = {}) => ({
      number,
      version: (await me.look()).version ?? 0,
      change,
      intentId: newKey(),
      quote: quote.fingerprint,
      ...more,
    }),
    send: async (request, key = newKey()) => (await client()).call(changeSubscription, request, { idempotencyKey: key }),
    async do(change, more) {
      const quote = await me.quote(change);
      return { quote, result: await me.send(await me.request(change, quote, more)) };
    },
    async acceptOffer(offer, reason) {
      const [when = 'now'] = (await me.look()).can?.cancel ?? [];
      const { cancelReference = '' } = await me.quote({ intent: 'cancel', when });
      return me.do({ intent: 'accept-offer', offer, cancelReference, ...(reason === undefined ? {} : { reason }) });
    },
    async billed(date) {
      const page = await client();
      const found: { lines: string[]; total: string }[] = [];
      for await (const { invoices } of page.pages(listInvoices, {})) {
        for (const { invoiceNumber, invoiceDate, amount } of invoices) {
          if (invoiceDate !== date) continue;
          const { items } = await page.call(getInvoice, { number: invoiceNumber });
          found.push({ lines: items.map((item) => `${item.chargeName} ${item.amount.amount}`).sort(), total: amount.amount });
        }
      }
      return found;
    },
  };
  return me;
}

/** Buys a subscription (monthly, three seats by default) and returns its subscriber. */
export async function subscribe(stack: Stack, options: ShopperOptions & { card?: string } = {}): Promise<Subscriber> {
  const { card, ...rest } = options;
  const { result } = await shopper(stack, { plans: [{ productRatePlanId: PLANS.buildMonthly, quantity: 3 }], ...rest }).buy(card);
  return subscriberOf(stack, result.accountNumber);
}

export const today = (stack: Stack): Promise<string> => stack.sandbox.sandbox.today();

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Moves the sandbox's clock forward and runs everything that falls due. */
export async function goTo(stack: Stack, to: string): Promise<void> {
  await stack.sandbox.call('/sandbox/clock', { json: { to } });
  // Drops the gateway's cached accounts and catalog, which are outdated after the clock change.
  stack.restart(stack.options.store);
}
