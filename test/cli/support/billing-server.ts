import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { generateSigningKey } from '../../../src/gateway/index.js';
import { newKey } from '../../support/purchase.js';
import { startSandbox } from '../../support/sandbox.js';
import { SECRET_KEY, SITE } from '../../support/stack.js';

/** Sandbox on a port of this machine. */
export interface BillingServer {
  /** Environment variables of a gateway for this sandbox. */
  readonly env: Readonly<Record<string, string>>;
  /** Holds every call of the billing API, except for tokens, until the returned function is called. */
  hold(): { readonly arrived: Promise<void>; release(): void };
  /** Number of token requests so far. */
  tokenRequests(): number;
  close(): Promise<void>;
}

export async function startBillingServer(): Promise<BillingServer> {
  const sandbox = await startSandbox();
  let tokenRequests = 0;
  let held: { gate: Promise<void>; arrive: () => void } | undefined;
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      if (new URL(request.url).pathname === '/oauth/token') tokenRequests += 1;
      else if (held) {
        held.arrive();
        await held.gate;
      }
      return sandbox.sandbox.fetch(request);
    },
  });
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The sandbox has no port.');
  return {
    env: {
      BILLING_BASE_URL: `http://127.0.0.1:${bound.port}`,
      BILLING_CLIENT_ID: 'sandbox-client',
      BILLING_CLIENT_SECRET: 'sandbox-secret',
      STOREFRONT_PUBLISHABLE_KEYS: 'pk_my-shop',
      STOREFRONT_SECRET_KEY: SECRET_KEY,
      STOREFRONT_ORIGINS: SITE,
      OFFERS_FILE: 'demo/offers/kestrel-maps.json',
      SIGNING_KEYS: JSON.stringify(await generateSigningKey()),
      PORT: '0',
    },
    hold() {
      let [release, arrive] = [(): void => undefined, (): void => undefined];
      const gate = new Promise<void>((resolve) => (release = resolve));
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      held = { gate, arrive };
      return {
        arrived,
        release() {
          held = undefined;
          release();
        },
      };
    },
    tokenRequests: () => tokenRequests,
    async close() {
      server.close();
      await sandbox.close();
    },
  };
}

/** Headers of a page of the tenant. */
export const PAGE = { authorization: 'Bearer pk_my-shop', origin: SITE };

/** Sends a request that changes data on the platform. */
export const openPaymentSession = (gateway: string): Promise<Response> =>
  fetch(`${gateway}/storefront/payment-sessions`, {
    method: 'POST',
    headers: { ...PAGE, 'content-type': 'application/json', 'idempotency-key': newKey() },
    body: JSON.stringify({ intentId: newKey(), currency: 'USD' }),
  });
