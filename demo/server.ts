import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGateway } from '../src/gateway/index.js';
import { loadKeys } from './keys.js';
import { listen, type Fetch, type Listening } from './listen.js';
import { createSandbox, loadSeed, openDatabase } from './sandbox/index.js';
import { createSite } from './site-server.js';
import { createBackend } from './tenant-backend.js';

export interface ServeOptions {
  /** Port of the site; gateway, sandbox and payment form take the three after it. */
  port?: number;
  /** Where the keys and, unless there is a `databaseUrl`, the sandbox's database are kept. */
  dataFolder?: string;
  /** A Postgres server for the sandbox instead of the embedded database; `DATABASE_URL` unless given. */
  databaseUrl?: string;
  /** Start from the seed again. */
  reset?: boolean;
}

export interface Demo {
  addresses: { site: string; gateway: string; sandbox: string; form: string };
  /** Ends connections, closes the database and frees the ports. */
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAMES = ['the demo site', 'the gateway', 'the billing sandbox', 'the payment form'] as const;

/** Credentials for development, the same on every machine; nothing that is real may use them. */
const DEVELOPMENT = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  publishableKey: 'pk_sandbox',
  secretKey: 'sk_sandbox',
};

/** Far above what a person needs, so that a developer or a test suite is not stopped; a tenant's gateway keeps the defaults. */
const DEVELOPMENT_LIMITS = {
  quotes: [{ max: 200, seconds: 1 }],
  orders: [{ max: 600, seconds: 60 }],
  paymentSessions: [{ max: 600, seconds: 60 }],
};

/**
 * Runs the whole demo in one process: a tenant's site, the gateway, the billing sandbox and the payment form.
 *
 * @throws {Error} naming the port, if one of the four is taken
 */
export async function serve(options: ServeOptions = {}): Promise<Demo> {
  const { port = 4600, reset = false } = options;
  const open: Listening[] = [];
  const close = async () => {
    // Servers come before the database they use.
    for (const part of open.splice(0)) await part.close();
  };
  try {
    // The ports first: a taken one is said at once. What arrives early waits until all is ready.
    let ready: (handlers: readonly Fetch[]) => void = () => undefined;
    const handlers = new Promise<readonly Fetch[]>((resolveReady) => (ready = resolveReady));
    for (const [index, name] of NAMES.entries()) {
      const handle: Fetch = async (request) => (await handlers)[index]?.(request) ?? new Response(null, { status: 503 });
      open.push(await listen(name, port + index, handle));
    }
    const addresses = addressesFrom(port);
    const { parts, sandbox } = await start(addresses, port, options);
    open.push(sandbox);
    if (reset) await sandbox.fetch(new Request(`${addresses.sandbox}/sandbox/reset`, { method: 'POST' }));
    ready(parts);
    return { addresses, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function addressesFrom(port: number): Demo['addresses'] {
  const at = (step: number) => `http://localhost:${port + step}`;
  return { site: at(0), gateway: at(1), sandbox: at(2), form: at(3) };
}

async function start(addresses: Demo['addresses'], port: number, options: ServeOptions) {
  const { dataFolder = resolve(ROOT, '.data'), databaseUrl: url = process.env['DATABASE_URL'] } = options;
  const siteOrigins = [addresses.site, `http://127.0.0.1:${port}`];
  const keys = await loadKeys(dataFolder);
  const sandbox = await createSandbox({
    database: await openDatabase(url === undefined ? { folder: join(dataFolder, 'kestrel-maps') } : { url }),
    seed: await loadSeed(resolve(ROOT, 'demo/sandbox/seed/kestrel-maps')),
    hostOrigins: siteOrigins,
  });
  const gateway = createGateway({
    tenant: 'kestrel-maps',
    baseUrl: addresses.sandbox,
    clientId: DEVELOPMENT.clientId,
    clientSecret: DEVELOPMENT.clientSecret,
    publishableKeys: [DEVELOPMENT.publishableKey],
    secretKey: DEVELOPMENT.secretKey,
    signingKeys: keys.signingKeys,
    allowedOrigins: siteOrigins,
    offers: async (): Promise<unknown> => JSON.parse(await readFile(resolve(ROOT, 'demo/offers/kestrel-maps.json'), 'utf8')),
    paymentForm: { scriptUrl: `${addresses.form}/zuora.js`, publishableKey: DEVELOPMENT.publishableKey },
    rates: { apiKey: 'rates-sandbox-key', baseUrl: `${addresses.sandbox}/rates` },
    today: () => sandbox.today(),
    limits: DEVELOPMENT_LIMITS,
    onProblem: (problem) => console.error(problem instanceof Error ? problem.message : 'The gateway met a problem that is not an error.'),
  });
  const site = createSite({
    tenants: [
      {
        base: '',
        cookies: 'kestrel',
        folder: resolve(ROOT, 'demo/site/kestrel-maps'),
        currencies: ['USD', 'EUR', 'GBP', 'JPY'],
        cookieSecret: keys.cookieSecret,
        ...createBackend({ billing: addresses.sandbox, gateway: addresses.gateway, ...DEVELOPMENT }),
      },
    ],
    sharedFolder: resolve(ROOT, 'demo/site/shared'),
    cdnFolder: resolve(ROOT, 'dist/cdn'),
    gatewayPort: port + 1,
    formOrigin: addresses.form,
  });
  const parts: readonly Fetch[] = [site.fetch, gateway, (request) => sandbox.fetch(request), (request) => sandbox.form(request)];
  return { parts, sandbox };
}
