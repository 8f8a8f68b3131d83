import { setTimeout } from 'node:timers/promises';
import { createClient, type Client } from '../../src/api/index.js';
import { getCatalog } from '../../src/api/operations/storefront/catalog.js';
import { changeSubscription, quoteChange } from '../../src/api/operations/storefront/changes.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { listPaymentMethods } from '../../src/api/operations/storefront/payment-methods.js';
import { getUpcoming } from '../../src/api/operations/storefront/payments.js';
import { getProfile } from '../../src/api/operations/storefront/profile.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import { newKey, PLANS, shopper } from '../../test/support/purchase.js';
import { ADDRESS_HEADER, ORIGIN, PUBLISHABLE_KEY, type Servers } from './setup.js';

/** One thing that a customer wanted to do. */
export interface Experience {
  readonly action: string;
  readonly milliseconds: number;
  readonly error?: string;
}

/** Creates the client of a page at a network address, with its normal retries. */
export function pageClient(servers: Servers, address: string, credential = PUBLISHABLE_KEY): Client {
  return createClient({ baseUrl: servers.gateway, credential: () => credential, headers: { origin: ORIGIN, [ADDRESS_HEADER]: address } });
}

/** Sends a request of the payment form's page to the form. */
export function formOf({ form }: Servers): (request: Request) => Promise<Response> {
  return (request) => {
    const { pathname } = new URL(request.url);
    return fetch(new Request(form + pathname, request));
  };
}

/** Buys one subscription and returns the session. */
export async function buy(servers: Servers, address: string): Promise<string> {
  const client = (credential?: string): Client => pageClient(servers, address, credential);
  const { result, session } = await shopper({ client, sandbox: { sandbox: { form: formOf(servers) } } }).buy();
  if (result.status !== 'completed') throw new Error(`The purchase is ${result.status}.`);
  return session;
}

/** Shows the account page. */
async function showAccount(page: Client): Promise<void> {
  await Promise.all([
    page.call(listSubscriptions, {}),
    page.call(listInvoices, {}),
    page.call(getUpcoming, {}),
    page.call(getProfile, {}),
    page.call(listPaymentMethods, {}),
  ]);
}

async function changeQuantity(page: Client, quantity: number): Promise<void> {
  const { subscriptions } = await page.call(listSubscriptions, {});
  const [first] = subscriptions;
  if (!first) throw new Error('The account has no subscription.');
  const { subscriptionNumber: number, version = 0 } = first;
  const change = { intent: 'change-quantity', productRatePlanId: PLANS.buildMonthly, quantity } as const;
  const { fingerprint: quote } = await page.call(quoteChange, { number, version, change });
  await page.call(changeSubscription, { number, version, change, intentId: newKey(), quote }, { idempotencyKey: newKey() });
}

/** Visits the shop, buys, and uses the account, until the signal aborts. Each visit comes from another address. */
export async function behave(
  servers: Servers,
  nextAddress: () => string,
  note: (experience: Experience) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const address = nextAddress();
    let session: string | undefined;
    const attempt = async (action: string, work: () => Promise<void>): Promise<void> => {
      if (signal.aborted) return;
      const started = performance.now();
      const error = await work().then(
        () => undefined,
        (reason: unknown) => (reason instanceof Error ? reason.message : 'failed'),
      );
      note({ action, milliseconds: performance.now() - started, ...(error !== undefined && { error }) });
      // A person reads before the next click.
      await setTimeout(200 + Math.random() * 800);
    };
    await attempt('browse', async () => void (await pageClient(servers, address).call(getCatalog, {})));
    await attempt('buy', async () => void (session = await buy(servers, address)));
    if (session === undefined) continue;
    const page = pageClient(servers, address, session);
    for (let view = 0; view < 3; view += 1) await attempt('account', () => showAccount(page));
    for (const quantity of [4, 5]) await attempt('change', () => changeQuantity(page, quantity));
  }
}
