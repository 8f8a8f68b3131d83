/**
 * `npm run bench -- reads`: measures how the gateway's reads grow with the account; see bench/README.md.
 *
 *   --large 1000   number of subscriptions of the large account
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Hono } from 'hono';
import * as z from 'zod';
import { createSandbox, loadSeed, openDatabase } from '../../demo/sandbox/index.js';
import { createGateway, generateSigningKey, type Gateway } from '../../src/gateway/index.js';
import { Accounts } from './accounts.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BASE = 'http://localhost:4602';
const RUNS = 5;
const SMALL = 10;
const CATALOG_READS = 1_000;
/** Largest allowed ratio of the first view of a large account to that of a small one. */
const VIEW_LIMIT = 4;
/** Largest allowed ratio of any page of invoices to the first page. */
const PAGE_LIMIT = 3;

/** What an account page shows first. */
const FIRST_VIEW = '/storefront/account?locale=en';
/** Further reads of an account page that shows every section. */
const VIEW = [
  '/storefront/session',
  '/storefront/subscriptions?locale=en&paged=true',
  '/storefront/upcoming',
  '/storefront/invoices',
  '/storefront/invoices?status=open',
  '/storefront/payment-methods',
  '/storefront/profile',
  '/storefront/credits',
  '/storefront/activity?locale=en',
];

const { values } = parseArgs({ options: { large: { type: 'string', default: '1000' } } });
const large = Number(values.large);
const pageOfInvoices = z.object({ nextCursor: z.string().optional() });

const sandbox = await createSandbox({
  database: await openDatabase({ memory: true }),
  seed: { ...(await loadSeed(`${ROOT}demo/sandbox/seed/kestrel-maps`)), subscribers: [] },
  background: false,
});
let calls = 0;
const gateway: Gateway = createGateway({
  tenant: 'bench',
  baseUrl: BASE,
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  signingKeys: [await generateSigningKey()],
  secretKey: `sk_${crypto.randomUUID().replaceAll('-', '')}`,
  publishableKeys: ['pk_bench'],
  allowedOrigins: [],
  offers: JSON.parse(await readFile(`${ROOT}demo/offers/kestrel-maps.json`, 'utf8')),
  today: () => sandbox.today(),
  fetch: (request) => {
    calls += 1;
    return sandbox.fetch(request);
  },
});

interface Measured {
  /** Lowest time of all runs. */
  milliseconds: number;
  calls: number;
  bytes: number;
}

async function read(accountNumber: string, paths: readonly string[]): Promise<string[]> {
  const { token } = await gateway.mintSession({ accountKey: accountNumber });
  return Promise.all(
    paths.map(async (path) => {
      const response = await gateway(new Request(`http://gateway.bench${path}`, { headers: { authorization: `Bearer ${token}` } }));
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
      return text;
    }),
  );
}

async function measure(accountNumber: string, paths: readonly string[]): Promise<Measured> {
  let best = Infinity;
  let measured: Measured = { milliseconds: best, calls: 0, bytes: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    const before = calls;
    const started = performance.now();
    const texts = await read(accountNumber, paths);
    best = Math.min(best, performance.now() - started);
    measured = { milliseconds: best, calls: calls - before, bytes: texts.join('').length };
  }
  return measured;
}

const show = ({ milliseconds, calls: count, bytes }: Measured): string =>
  `${milliseconds.toFixed(0).padStart(6)} ms ${String(count).padStart(4)} calls ${(bytes / 1000).toFixed(1).padStart(8)} kB`;

/** Compares each read of a large account with that of a small one. Returns true if the first view is within its limit. */
async function compareAccounts(accounts: Accounts): Promise<boolean> {
  const [small, big] = [await accounts.withSubscriptions(SMALL), await accounts.withSubscriptions(large)];
  console.log(`\nReads of an account with ${SMALL} and with ${large} subscriptions`);
  let viewRatio = Infinity;
  for (const paths of [...[FIRST_VIEW, ...VIEW, '/storefront/subscriptions'].map((path) => [path]), VIEW]) {
    const [one, other] = [await measure(small, paths), await measure(big, paths)];
    const ratio = other.milliseconds / one.milliseconds;
    if (paths.includes(FIRST_VIEW)) viewRatio = ratio;
    console.log(
      `  ${(paths.length > 1 ? 'all in parallel' : paths.join('')).padEnd(48)} ${show(one)} ${show(other)}  ${ratio.toFixed(1)} times`,
    );
  }
  console.log(`  The first view takes ${viewRatio.toFixed(1)} times as long, at most ${VIEW_LIMIT} are allowed.`);
  return viewRatio <= VIEW_LIMIT;
}

/** Compares all pages of 10,000 invoices with the first. */
async function comparePages(accounts: Accounts): Promise<boolean> {
  const account = await accounts.withManyInvoices();
  const first = await measure(account, ['/storefront/invoices']);
  const times: number[] = [];
  let cursor: string | undefined;
  do {
    const started = performance.now();
    const [text = '{}'] = await read(account, [`/storefront/invoices${cursor === undefined ? '' : `?cursor=${cursor}`}`]);
    times.push(performance.now() - started);
    cursor = pageOfInvoices.parse(JSON.parse(text)).nextCursor;
  } while (cursor !== undefined);
  const sorted = times.sort((a, b) => a - b);
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
  const ratio = slow / first.milliseconds;
  console.log(
    `\n10,000 invoices: first page ${show(first)}; 95 % of ${times.length} pages within ${slow.toFixed(0)} ms, ${ratio.toFixed(1)} times`,
  );
  return ratio <= PAGE_LIMIT;
}

/** Returns the number of requests per second that a handler answers, one after the other. */
async function requestsPerSecond(handle: (request: Request) => Promise<Response> | Response): Promise<number> {
  let best = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    for (let count = 0; count < CATALOG_READS; count += 1) {
      const headers = { authorization: 'Bearer pk_bench', 'accept-encoding': 'gzip' };
      const response = await handle(new Request('http://gateway.bench/storefront/catalog?currency=USD&locale=en', { headers }));
      await response.arrayBuffer();
    }
    best = Math.max(best, (CATALOG_READS * 1000) / (performance.now() - started));
  }
  return best;
}

/** Compares catalog reads with the same response of a bare server of the same web framework. Shown only. */
async function compareCatalog(): Promise<void> {
  const headers = { authorization: 'Bearer pk_bench', 'accept-encoding': 'gzip' };
  const prepared = await gateway(new Request('http://gateway.bench/storefront/catalog?currency=USD&locale=en', { headers }));
  const body = await prepared.arrayBuffer();
  const bare = new Hono().get('/storefront/catalog', () => new Response(body, { headers: prepared.headers }));
  const [own, framework] = [await requestsPerSecond(gateway), await requestsPerSecond((request) => bare.fetch(request))];
  const share = ((100 * own) / framework).toFixed(0);
  console.log(
    `\nCatalog: ${own.toFixed(0)} reads a second, ${share} % of the web framework with the same response (${body.byteLength} bytes)`,
  );
}

await compareCatalog();
const accounts = new Accounts(sandbox, BASE);
const good = [await compareAccounts(accounts), await comparePages(accounts)];
await sandbox.close();
process.exitCode = good.every(Boolean) ? 0 : 1;
