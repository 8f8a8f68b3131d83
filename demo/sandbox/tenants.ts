import type { Sandbox } from './index.js';

/** A sandbox that serves several tenants at the same addresses. */
type JoinedSandbox = Pick<Sandbox, 'fetch' | 'form' | 'close'>;

type Tenants = Readonly<Record<string, Sandbox>>;

/** Returns the tenant that the request's credential or payment session belongs to. */
async function findTenant(request: Request, tenants: Tenants): Promise<Sandbox | undefined> {
  for (const sandbox of Object.values(tenants)) if (await sandbox.isFor(request)) return sandbox;
  return undefined;
}

/**
 * Serves several tenants, each with its own data, clock and ledger. API calls are routed by credential, and submitted cards by payment
 * session. `/sandbox/*` and the payment form's frame are routed by `?tenant=`.
 *
 * @param tenants sandboxes by their `?tenant=` name. The first is the default.
 */
export function joinTenants(tenants: Tenants): JoinedSandbox {
  const names = Object.keys(tenants);
  const [first] = Object.values(tenants);
  if (!first) throw new TypeError('joinTenants needs at least one tenant.');

  const named = (url: URL): Sandbox | Response => {
    const name = url.searchParams.get('tenant');
    const found = name === null ? first : Object.hasOwn(tenants, name) ? tenants[name] : undefined;
    return found ?? Response.json({ error: `Unknown tenant '${name}'. Tenants: ${names.join(', ')}.` }, { status: 404 });
  };

  return {
    async fetch(request, address) {
      const url = new URL(request.url);
      if (!url.pathname.startsWith('/sandbox/')) return ((await findTenant(request, tenants)) ?? first).fetch(request, address);
      const found = named(url);
      return found instanceof Response ? found : found.fetch(request, address);
    },
    async form(request) {
      const url = new URL(request.url);
      if (request.method === 'POST') return ((await findTenant(request, tenants)) ?? first).form(request);
      const found = named(url);
      return found instanceof Response ? found : found.form(request);
    },
    close: async () => void (await Promise.all(Object.values(tenants).map((sandbox) => sandbox.close()))),
  };
}
