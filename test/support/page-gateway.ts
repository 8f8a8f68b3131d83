import { SANDBOX_URL } from './sandbox.js';
import { startStack } from './stack.js';

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
  const stack = await startStack({ subscribers: true, gateway: { allowedOrigins: [origin], basePath: '/billing' } });
  const { gateway, sandbox } = stack;
  const session = async (accountKey: string): Promise<Response> => Response.json(await gateway.mintSession({ accountKey }));
  return {
    fetch(request) {
      const { pathname, search, searchParams } = new URL(request.url);
      if (pathname.startsWith('/billing/')) return gateway(request);
      if (pathname.startsWith('/sandbox/')) return sandbox.sandbox.fetch(new Request(`${SANDBOX_URL}${pathname}${search}`, request));
      if (pathname === '/tenant/session' && request.method === 'POST') return session(searchParams.get('account') ?? '');
      return undefined;
    },
    close: () => stack.close(),
  };
}
