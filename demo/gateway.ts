/**
 * Gateway without the demo sites, for a real tenant of the billing platform: `npm run gateway`.
 *
 * The settings are environment variables. Take secrets from your secret store, not from a committed file.
 *
 *   BILLING_ENVIRONMENT      named environment of the platform, for example us-sandbox; instead, you can set
 *   BILLING_BASE_URL         address of the platform, for example http://localhost:4602 for the sandbox of this repository
 *   BILLING_CLIENT_ID        id of the OAuth client
 *   BILLING_CLIENT_SECRET    secret of the OAuth client
 *   STOREFRONT_PUBLISHABLE_KEYS  keys for pages, comma-separated (pk_...)
 *   STOREFRONT_SECRET_KEY    key with which your own server opens sessions (sk_...)
 *   STOREFRONT_ORIGINS       origins of your pages, comma-separated, for example https://shop.example
 *   OFFERS_FILE              offers file (default demo/offers/kestrel-maps.json); read again when it changes
 *   TENANT                   short name of the tenant, part of every token (default "storefront")
 *   TIME_ZONE                time zone of your business dates (default UTC), for example America/New_York
 *   PAYMENT_FORM_SCRIPT      address of the platform's payment form script; without it, pages cannot accept payments
 *   PAYMENT_FORM_KEY         the platform's publishable key for that script
 *   RATES_API_KEY            API key of the rate service, for prices in Bitcoin and other assets; default: no such prices
 *   RATES_BASE_URL           address of the rate service (default https://api.tokenmetrics.com)
 *   DATA_FOLDER              folder of the signing key (default .data/gateway)
 *   GATEWAY_PORT             port on this machine (default 4601); put your own TLS proxy in front of it
 *   TRUSTED_PROXY_HEADER     header with the visitor's address, set by your proxy; without it, all visitors share the same rate limits
 */
import { readFile } from 'node:fs/promises';
import { createGateway } from '../src/gateway/index.js';
import { loadKeys } from './keys.js';
import { listen } from './listen.js';

const missing: string[] = [];
function readSetting(name: string, fallback?: string): string {
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
const clientId = readSetting('BILLING_CLIENT_ID');
const clientSecret = readSetting('BILLING_CLIENT_SECRET');
const publishableKeys = list(readSetting('STOREFRONT_PUBLISHABLE_KEYS'));
const secretKey = readSetting('STOREFRONT_SECRET_KEY');
const allowedOrigins = list(readSetting('STOREFRONT_ORIGINS'));
if (missing.length > 0) {
  console.error(`These environment variables are missing: ${missing.join(', ')}. See the top of demo/gateway.ts.`);
  process.exit(1);
}

const offersFile = readSetting('OFFERS_FILE', 'demo/offers/kestrel-maps.json');
const timeZone = readSetting('TIME_ZONE', 'UTC');
const scriptUrl = process.env['PAYMENT_FORM_SCRIPT'];
const proxyHeader = process.env['TRUSTED_PROXY_HEADER'];
const ratesKey = process.env['RATES_API_KEY'];
const ratesUrl = process.env['RATES_BASE_URL'];
const port = Number(readSetting('GATEWAY_PORT', '4601'));
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error('GATEWAY_PORT must be a port number from 1 to 65535.');
  process.exit(1);
}
const keys = await loadKeys(readSetting('DATA_FOLDER', '.data/gateway'));
const businessDay = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

const gateway = createGateway({
  tenant: readSetting('TENANT', 'storefront'),
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
  ...(scriptUrl === undefined ? {} : { paymentForm: { scriptUrl, publishableKey: readSetting('PAYMENT_FORM_KEY', '') } }),
  ...(ratesKey === undefined ? {} : { rates: { apiKey: ratesKey, ...(ratesUrl === undefined ? {} : { baseUrl: ratesUrl }) } }),
  ...(proxyHeader === undefined ? {} : { clientAddress: (request: Request) => request.headers.get(proxyHeader) ?? undefined }),
  log: (entry) =>
    console.log(`${entry.method} ${entry.route} ${entry.status} ${entry.milliseconds} ms ${entry.requestId} ${entry.code ?? ''}`.trimEnd()),
  onProblem: (problem) =>
    console.error(problem instanceof Error ? problem.message : 'The gateway reported a problem without an error object.'),
});

const server = await listen('the gateway', port, gateway);
console.log(`Gateway at http://localhost:${port} for ${allowedOrigins.join(', ')}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
