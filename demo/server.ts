import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEVELOPMENT_LIMITS } from '../src/cli/dev/limits.js';
import { createGateway, joinGateways } from '../src/gateway/index.js';
import { loadKeys } from './keys.js';
import { listen, type Fetch, type ListeningServer } from './listen.js';
import { createSandbox, joinTenants, loadSeed, openDatabase, readUnknownFields } from './sandbox/index.js';
import { acceptAliases } from './secret-key-alias.js';
import { createSite, type TenantSite } from './site-server.js';
import { createBackend } from './tenant-backend.js';
import { TENANTS, type DemoTenant } from './tenants.js';

interface ServeOptions {
  /** Port of the site. Gateway, sandbox and payment form use the next three ports. */
  port?: number;
  /** Folder of the keys and, without `databaseUrl`, of the sandbox's databases. */
  dataFolder?: string;
  /**
   * URL of a Postgres database for the sandbox. Other tenants get databases on the same server. Default: `DATABASE_URL`, or embedded
   * databases.
   */
  databaseUrl?: string;
  /** Folder of the tenants' offers files. Default: `demo/offers`. Changed files are read again. */
  offersFolder?: string;
  /** True to start with the seed data again. */
  reset?: boolean;
  /** Time of the sandbox until its clock is moved. Default: real time. */
  now?: () => Date;
}

export interface Demo {
  addresses: { site: string; gateway: string; sandbox: string; form: string };
  /** Ends all connections, closes the databases and frees the ports. */
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAMES = ['the demo site', 'the gateway', 'the billing sandbox', 'the payment form'] as const;

/**
 * Runs the whole demo in one process: the sites of two tenants, their gateways, the billing sandbox and the payment form.
 *
 * @throws {Error} naming the port, if one of the four ports is in use
 */
export async function serveDemo(options: ServeOptions = {}): Promise<Demo> {
  const { port = 4600, reset = false } = options;
  const open: ListeningServer[] = [];
  const close = async () => {
    // Closes servers before their database.
    for (const part of open.splice(0)) await part.close();
  };
  try {
    // Opens the ports first, so that a used port fails immediately. Early requests wait until everything is ready.
    let ready: (handlers: readonly Fetch[]) => void = () => undefined;
    const handlers = new Promise<readonly Fetch[]>((resolveReady) => (ready = resolveReady));
    for (const [index, name] of NAMES.entries()) {
      const handle: Fetch = async (request) => (await handlers)[index]?.(request) ?? new Response(null, { status: 503 });
      open.push(await listen(name, port + index, handle));
    }
    const addresses = addressesFrom(port);
    const { parts, sandbox } = await start(addresses, port, options);
    open.push(sandbox);
    for (const { key } of reset ? TENANTS : []) {
      await sandbox.fetch(new Request(`${addresses.sandbox}/sandbox/reset?tenant=${key}`, { method: 'POST' }));
    }
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

interface Surroundings {
  addresses: Demo['addresses'];
  dataFolder: string;
  offersFolder: string;
  databaseUrl: string | undefined;
  siteOrigins: readonly string[];
  now: (() => Date) | undefined;
}

/** Starts the sandbox, gateway and site of a tenant. */
async function startTenant(tenant: DemoTenant, { addresses, dataFolder, offersFolder, databaseUrl: url, siteOrigins, now }: Surroundings) {
  const { name, key, base, clientId, clientSecret, publishableKey, secretKey, ratesKey } = tenant;
  const isFirst = tenant === TENANTS[0];
  const folder = join(dataFolder, name);
  const [seed, database, keys] = await Promise.all([
    loadSeed(resolve(ROOT, 'demo/sandbox/seed', name)),
    openDatabase(url === undefined ? { folder } : { url, ...(!isFirst && { nameSuffix: name.replaceAll('-', '_') }) }),
    loadKeys(isFirst ? dataFolder : folder),
  ]);
  const client = { id: clientId, secret: clientSecret };
  const unknownFields = readUnknownFields(process.env['UNKNOWN_FIELDS']);
  const sandbox = await createSandbox({ database, seed, hostOrigins: siteOrigins, client, unknownFields, ...(now && { now }) });
  const gateway = createGateway({
    tenant: name,
    baseUrl: addresses.sandbox,
    clientId,
    clientSecret,
    publishableKeys: [publishableKey],
    secretKey,
    signingKeys: keys.signingKeys,
    allowedOrigins: siteOrigins,
    offers: async (): Promise<unknown> => JSON.parse(await readFile(join(offersFolder, `${name}.json`), 'utf8')),
    paymentForm: { scriptUrl: `${addresses.form}/zuora.js${isFirst ? '' : `?tenant=${key}`}`, publishableKey },
    ...(ratesKey !== undefined && { rates: { apiKey: ratesKey, baseUrl: `${addresses.sandbox}/rates` } }),
    appliesCredits: seed.settings.collection.applyCreditsFirst,
    today: () => sandbox.today(),
    limits: DEVELOPMENT_LIMITS,
    onProblem: (problem) =>
      console.error(problem instanceof Error ? problem.message : 'The gateway reported a problem without an error object.'),
  });
  const site: TenantSite = {
    base,
    cookies: key,
    currencies: tenant.currencies,
    folder: resolve(ROOT, 'demo/site', name),
    cookieSecret: keys.cookieSecret,
    ...createBackend({
      billing: addresses.sandbox,
      gateway: addresses.gateway,
      clientId,
      clientSecret,
      secretKey,
    }),
  };
  return { tenant, sandbox, gateway, site };
}

/** Waits until all parts have started. If a part fails to start, closes the other parts. */
async function startAllOrNone<Started extends { sandbox: { close(): Promise<void> } }>(
  starting: readonly Promise<Started>[],
): Promise<Started[]> {
  try {
    return await Promise.all(starting);
  } catch (error) {
    for (const each of await Promise.allSettled(starting)) if (each.status === 'fulfilled') await each.value.sandbox.close();
    throw error;
  }
}

async function start(addresses: Demo['addresses'], port: number, options: ServeOptions) {
  const {
    dataFolder = resolve(ROOT, '.data'),
    offersFolder = resolve(ROOT, 'demo/offers'),
    databaseUrl = process.env['DATABASE_URL'],
  } = options;
  const siteOrigins = [addresses.site, `http://127.0.0.1:${port}`];
  const surroundings = { addresses, dataFolder, offersFolder, databaseUrl, siteOrigins, now: options.now };
  const tenants = await startAllOrNone(TENANTS.map((tenant) => startTenant(tenant, surroundings)));
  const sandbox = joinTenants(Object.fromEntries(tenants.map((each) => [each.tenant.key, each.sandbox])));
  const gateway = acceptAliases(TENANTS, joinGateways({ byKey: tenants.map((each) => each.gateway) }));
  const site = createSite({
    tenants: tenants.map((each) => each.site),
    sharedFolder: resolve(ROOT, 'demo/site/shared'),
    cdnFolder: resolve(ROOT, 'dist/cdn'),
    gatewayPort: port + 1,
    formOrigin: addresses.form,
  });
  const parts: readonly Fetch[] = [site.fetch, gateway, (request) => sandbox.fetch(request), (request) => sandbox.form(request)];
  return { parts, sandbox };
}
