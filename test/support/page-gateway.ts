import { SANDBOX_URL } from './sandbox.js';
import { startStack } from './stack.js';

/** Server for the page of the component tests. */
export interface PageGateway {
  /** Handles a request. Undefined for paths that this server does not handle. */
  fetch(request: Request): Promise<Response> | undefined;
  close(): Promise<void>;
}

/**
 * Starts a gateway on a billing sandbox in memory, for pages of one origin:
 *
 * - `/billing/storefront/*` the gateway, with `pk_sandbox`;
 * - `/sandbox/*` the sandbox's clock, ledger and faults;
 * - `POST /tenant/session?account=A...` a session, like one from the tenant's own server after sign-in; with `user` instead of `account`, a
 *   session of a user with a verified email address.
 *
 * All test files of a run share this gateway, so each test creates its own accounts and counts only those.
 */
export async function startPageGateway(origin: string): Promise<PageGateway> {
  const stack = await startStack({ subscribers: true, gateway: { allowedOrigins: [origin], basePath: '/billing' } });
  const { gateway, sandbox } = stack;
  const session = async (accountKey: string): Promise<Response> => Response.json(await gateway.mintSession({ accountKey }));
  const userSession = async (id: string): Promise<Response> =>
    Response.json(await gateway.mintSession({ user: { id, email: `${id}@example.com`, emailVerified: true, name: 'Ada Lovelace' } }));
  return {
    fetch(request) {
      const { pathname, search, searchParams } = new URL(request.url);
      if (pathname.startsWith('/billing/')) return gateway(request);
      if (pathname.startsWith('/sandbox/')) return sandbox.sandbox.fetch(new Request(`${SANDBOX_URL}${pathname}${search}`, request));
      if (pathname === '/tenant/session' && request.method === 'POST') {
        const user = searchParams.get('user');
        return user === null ? session(searchParams.get('account') ?? '') : userSession(user);
      }
      return undefined;
    },
    close: () => stack.close(),
  };
}
