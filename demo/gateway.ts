/**
 * The gateway alone, for use with a real tenant of the billing platform: `npm run gateway`.
 *
 * Settings come from the environment. Secrets stay in this process: give them by your secret store, not in a file that is committed.
 *
 *   BILLING_ENVIRONMENT      named environment of the platform, for example us-sandbox; or
 *   BILLING_BASE_URL         its address, for example http://localhost:4602 for the sandbox of this repository
 *   BILLING_CLIENT_ID        OAuth client of the platform
 *   BILLING_CLIENT_SECRET
 *   STOREFRONT_PUBLISHABLE_KEYS  what pages may hold, separated by commas (pk_...)
 *   STOREFRONT_SECRET_KEY    lets your own server open sessions (sk_...)
 *   STOREFRONT_ORIGINS       origins of your pages, separated by commas, for example https://shop.example
 *   OFFERS_FILE              what is sold (default demo/offers/kestrel-maps.json); read again when it changes
 *   TENANT                   short name, part of every token (default "storefront")
 *   TIME_ZONE                time zone of your business days (default UTC), for example America/New_York
 *   PAYMENT_FORM_SCRIPT      address of the platform's payment form script; without it nothing can be paid
 *   PAYMENT_FORM_KEY         the platform's publishable key for that script
 *   RATES_API_KEY            key of the metrics provider, for showing prices approximately in an asset; without it none are shown
 *   RATES_BASE_URL           its address, if it is another than https://api.tokenmetrics.com
 *   DATA_FOLDER              where the signing key is kept (default .data/gateway)
 *   GATEWAY_PORT             default 4601, on this machine only: put your own TLS proxy before it
 *   TRUSTED_PROXY_HEADER     header in which that proxy puts the visitor's address; without it all visitors share one allowance
 */
import { readFile } from 'node:fs/promises';
import { createGateway } from '../src/gateway/index.js';
import { loadKeys } from './keys.js';
import { listen } from './listen.js';

const missing: string[] = [];
function setting(name: string, fallback?: string): string {
  const value = process.env[name] ?? fallback;
  if (value === undefined || value === '') {
    missing.push(name);
    return '';
  }
  return value;
}
const list = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const baseUrl = process.env['BILLING_BASE_URL'];
const environment = process.env['BILLING_ENVIRONMENT'];
if (baseUrl === undefined && environment === undefined) missing.push('BILLING_ENVIRONMENT or BILLING_BASE_URL');
const clientId = setting('BILLING_CLIENT_ID');
const clientSecret = setting('BILLING_CLIENT_SECRET');
const publishableKeys = list(setting('STOREFRONT_PUBLISHABLE_KEYS'));
const secretKey = setting('STOREFRONT_SECRET_KEY');
const allowedOrigins = list(setting('STOREFRONT_ORIGINS'));
if (missing.length > 0) {
  console.error(`The gateway needs these settings in the environment: ${missing.join(', ')}. See the top of demo/gateway.ts.`);
  process.exit(1);
}

const offersFile = setting('OFFERS_FILE', 'demo/offers/kestrel-maps.json');
const timeZone = setting('TIME_ZONE', 'UTC');
const scriptUrl = process.env['PAYMENT_FORM_SCRIPT'];
const proxyHeader = process.env['TRUSTED_PROXY_HEADER'];
const ratesKey = process.env['RATES_API_KEY'];
const ratesUrl = process.env['RATES_BASE_URL'];
const port = Number(setting('GATEWAY_PORT', '4601'));
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error('GATEWAY_PORT has to be a port number from 1 to 65535.');
  process.exit(1);
}
const keys = await loadKeys(setting('DATA_FOLDER', '.data/gateway'));
const businessDay = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

const gateway = createGateway({
  tenant: setting('TENANT', 'storefront'),
  ...(environment === undefined ? {} : { environment }),
  ...(baseUrl === undefined ? {} : { baseUrl }),
  clientId,
  clientSecret,
  signingKeys: keys.signingKeys,
  publishableKeys,
  secretKey,
  allowedOrigins,
  offers: async (): Promise<unknown> => JSON.parse(await readFile(offersFile, 'utf8')),
  today: () => Promise.resolve(businessDay.format(new Date())),
  ...(scriptUrl === undefined ? {} : { paymentForm: { scriptUrl, publishableKey: setting('PAYMENT_FORM_KEY', '') } }),
  ...(ratesKey === undefined ? {} : { rates: { apiKey: ratesKey, ...(ratesUrl === undefined ? {} : { baseUrl: ratesUrl }) } }),
  ...(proxyHeader === undefined ? {} : { clientAddress: (request: Request) => request.headers.get(proxyHeader) ?? undefined }),
  log: (entry) =>
    console.log(`${entry.method} ${entry.route} ${entry.status} ${entry.milliseconds} ms ${entry.requestId} ${entry.code ?? ''}`.trimEnd()),
  onProblem: (problem) => console.error(problem instanceof Error ? problem.message : 'The gateway met a problem that is not an error.'),
});

const server = await listen('the gateway', port, gateway);
console.log(`Gateway at http://localhost:${port} for ${allowedOrigins.join(', ')}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
