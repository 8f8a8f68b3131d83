import type { Sandbox } from './index.js';

/** Several tenants behind the two addresses of one sandbox. */
export type JoinedSandbox = Pick<Sandbox, 'fetch' | 'form' | 'close'>;

type Tenants = Readonly<Record<string, Sandbox>>;

/** Whose a request is by what it carries; undefined where nobody knows it. */
async function ownerOf(request: Request, tenants: Tenants): Promise<Sandbox | undefined> {
  for (const sandbox of Object.values(tenants)) if (await sandbox.isFor(request)) return sandbox;
  return undefined;
}

/**
 * Serves several tenants, each with data, clock and ledger of its own. A call of the API goes to the tenant of its credential, a card to the tenant of
 * its payment session, and `/sandbox/*` and the payment form's frame to the one that `?tenant=` names.
 *
 * @param tenants by the name that `?tenant=` has; the first is meant where nothing tells another
 */
export function joinTenants(tenants: Tenants): JoinedSandbox {
  const names = Object.keys(tenants);
  const [first] = Object.values(tenants);
  if (!first) throw new TypeError('joinTenants: give at least one tenant.');

  const named = (url: URL): Sandbox | Response => {
    const name = url.searchParams.get('tenant');
    const found = name === null ? first : Object.hasOwn(tenants, name) ? tenants[name] : undefined;
    return found ?? Response.json({ error: `There is no tenant '${name}'. There are ${names.join(', ')}.` }, { status: 404 });
  };

  return {
    async fetch(request, address) {
      const url = new URL(request.url);
      if (!url.pathname.startsWith('/sandbox/')) return ((await ownerOf(request, tenants)) ?? first).fetch(request, address);
      const found = named(url);
      return found instanceof Response ? found : found.fetch(request, address);
    },
    async form(request) {
      const url = new URL(request.url);
      if (request.method === 'POST') return ((await ownerOf(request, tenants)) ?? first).form(request);
      const found = named(url);
      return found instanceof Response ? found : found.form(request);
    },
    close: async () => void (await Promise.all(Object.values(tenants).map((sandbox) => sandbox.close()))),
  };
}
