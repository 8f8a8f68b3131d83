import { readFile } from 'node:fs/promises';
import { createGateway, generateSigningKey } from '../../src/gateway/index.js';
import { SANDBOX_URL, startSandbox } from './sandbox.js';

const OFFERS = new URL('../../demo/offers/kestrel-maps.json', import.meta.url);
const MANY = [{ max: 100_000, seconds: 1 }];

/** What stands behind the page of the component tests. */
export interface PageGateway {
  /** Answers what is asked of the page's own server, or undefined if the path is none of these. */
  fetch(request: Request): Promise<Response> | undefined;
  close(): Promise<void>;
}

/**
 * A gateway on a billing sandbox in memory, for pages of one origin:
 *
 * - `/billing/storefront/*` the gateway, with `pk_sandbox`;
 * - `/sandbox/*` the sandbox's clock, ledger and faults;
 * - `POST /tenant/session?account=A...` a session, as the tenant's own server would mint it for a person it has signed in.
 *
 * All test files of a run share it, so a test makes the accounts it needs and counts only those.
 */
export async function startPageGateway(origin: string): Promise<PageGateway> {
  const { sandbox, close } = await startSandbox({ subscribers: true });
  const offers: unknown = JSON.parse(await readFile(OFFERS, 'utf8'));
  const gateway = createGateway({
    tenant: 'kestrel-maps',
    baseUrl: SANDBOX_URL,
    basePath: '/billing',
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    secretKey: 'sk_sandbox',
    publishableKeys: ['pk_sandbox'],
    signingKeys: [await generateSigningKey()],
    allowedOrigins: [origin],
    offers,
    fetch: (request) => sandbox.fetch(request),
    today: () => sandbox.today(),
    limits: { quotes: MANY, orders: MANY, paymentSessions: MANY },
  });

  async function session(account: string): Promise<Response> {
    return Response.json(await gateway.mintSession({ accountKey: account }));
  }

  return {
    fetch(request) {
      const { pathname, search, searchParams } = new URL(request.url);
      if (pathname.startsWith('/billing/')) return gateway.fetch(request);
      if (pathname.startsWith('/sandbox/')) return sandbox.fetch(new Request(`${SANDBOX_URL}${pathname}${search}`, request));
      if (pathname === '/tenant/session' && request.method === 'POST') return session(searchParams.get('account') ?? '');
      return undefined;
    },
    close,
  };
}
