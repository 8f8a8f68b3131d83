import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfiguration } from '../../src/cli/configuration/gateway-configuration.js';
import { SETTINGS } from '../../src/cli/configuration/settings.js';
import { CommandFailure, EXIT_CODE } from '../../src/cli/failure.js';
import { generateSigningKey } from '../../src/gateway/index.js';
import { projectRoot } from '../support/source-imports.js';

const key = await generateSigningKey();
const SECRET_KEY = `sk_${'canary-0'.repeat(4)}`;
const COMPLETE: Readonly<Record<string, string>> = {
  BILLING_BASE_URL: 'http://localhost:4602',
  BILLING_CLIENT_ID: 'client',
  BILLING_CLIENT_SECRET: 'canary-secret',
  STOREFRONT_PUBLISHABLE_KEYS: 'pk_my-shop, pk_other',
  STOREFRONT_SECRET_KEY: SECRET_KEY,
  STOREFRONT_ORIGINS: 'https://shop.example',
  OFFERS_FILE: 'demo/offers/kestrel-maps.json',
  SIGNING_KEYS: JSON.stringify(key),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-configuration-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = async (name: string, content: unknown): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

/** Loads the complete settings with changes. An empty variable is like a missing one. */
const load = (changes: Record<string, string> = {}, file?: string) =>
  loadConfiguration({ env: { ...COMPLETE, ...changes }, folder: projectRoot, file });

/** Returns the lines that a person sees, without the headline. */
async function problemsOf(loading: Promise<unknown>): Promise<string[]> {
  const failure: unknown = await loading.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof CommandFailure)) throw new Error('The configuration was accepted.', { cause: failure });
  expect(failure.exitCode).toBe(EXIT_CODE.usage);
  return failure.message
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

describe('each mistake is one line that names the variable and the fix:', () => {
  it.each<[changes: Record<string, string>, ...lines: string[]]>([
    [{ BILLING_CLIENT_ID: '' }, 'BILLING_CLIENT_ID is missing. Set it to the id of the OAuth client on the billing platform.'],
    [{ BILLING_CLIENT_SECRET: '' }, 'BILLING_CLIENT_SECRET is missing. Set it to the secret of the OAuth client on the billing platform.'],
    [{ BILLING_CLIENT_SECRET: ' canary' }, 'BILLING_CLIENT_SECRET must be a text without white space around it, and not empty.'],
    [
      { BILLING_BASE_URL: '' },
      'BILLING_ENVIRONMENT is missing. Set it to the name of an environment, for example us-sandbox, or set BILLING_BASE_URL instead.',
    ],
    [{ BILLING_ENVIRONMENT: 'us-sandbox' }, 'BILLING_BASE_URL must not be set together with BILLING_ENVIRONMENT. Remove one of them.'],
    [
      { BILLING_BASE_URL: '', BILLING_ENVIRONMENT: 'us-sandbx' },
      'BILLING_ENVIRONMENT is not an environment of the platform. Did you mean "us-sandbox"? Use one of: us-production',
    ],
    [
      { BILLING_BASE_URL: 'http://rest.example' },
      'BILLING_BASE_URL must be an https address without credentials, query or fragment; http is allowed for localhost only.',
    ],
    [{ TENANT: 'My Shop' }, 'TENANT must be 1 to 63 lower-case letters, digits and hyphens, and must not start with a hyphen.'],
    [
      { STOREFRONT_PUBLISHABLE_KEYS: '' },
      'STOREFRONT_PUBLISHABLE_KEYS is missing. Set it to a list of keys for your pages, for example pk_my-shop.',
    ],
    [
      { STOREFRONT_PUBLISHABLE_KEYS: 'pk_a,pk_my shop' },
      'STOREFRONT_PUBLISHABLE_KEYS (entry 2) must be pk_ followed by letters, digits, underscores or hyphens, for example pk_my-shop.',
    ],
    [
      { STOREFRONT_SECRET_KEY: 'sk_canary' },
      'STOREFRONT_SECRET_KEY must be sk_ followed by at least 32 random letters, digits, underscores or hyphens, for example from: openssl rand -hex 32.',
    ],
    [
      { STOREFRONT_ORIGINS: 'https://shop.example/' },
      'STOREFRONT_ORIGINS (entry 1) must be an origin such as https://shop.example, without a path or a trailing slash.',
    ],
    [{ STOREFRONT_BASE_PATH: 'billing/' }, 'STOREFRONT_BASE_PATH must start with a slash and must not end with one, for example /billing.'],
    [{ OFFERS_FILE: 'no-such-file.json' }, 'OFFERS_FILE: no-such-file.json cannot be read. Give the path of your offers file'],
    [{ OFFERS_FILE: 'README.md' }, 'OFFERS_FILE: README.md is not valid JSON. Check commas and quotes.'],
    [{ TIME_ZONE: 'Europe/Berlim' }, 'TIME_ZONE must be the name of a time zone such as Europe/Berlin.'],
    [{ PAYMENT_FORM_KEY: 'pk' }, "PAYMENT_FORM_SCRIPT is missing. Set it to the address of the platform's payment form script."],
    [{ STOREFRONT_LIMITS: '{orders: 1}' }, 'STOREFRONT_LIMITS must be valid JSON. Check commas, quotes, and how your shell treats quotes.'],
    [{ STOREFRONT_LIMITS: '{"ordrs": []}' }, 'STOREFRONT_LIMITS: ordrs is not known. Did you mean "orders"?'],
    [
      { STOREFRONT_LIMITS: '{"orders": [{"max": 1, "seconds": 0}]}' },
      'STOREFRONT_LIMITS: orders.0.seconds must be a whole number of at least 1.',
    ],
    [
      { STOREFRONT_FRESH_SIGN_IN: '{"changes": ["tax-id"]}' },
      'STOREFRONT_FRESH_SIGN_IN: maxAgeMinutes is missing. Set it to a number of minutes from 1 to 1440.',
    ],
    [{ STOREFRONT_APPLIES_CREDITS: 'yes' }, 'STOREFRONT_APPLIES_CREDITS must be true or false.'],
    [{ RATES_ASSETS: 'BTC' }, 'RATES_API_KEY is missing. Set it to the API key of the rate service.'],
    [
      { SIGNING_KEYS: '' },
      'SIGNING_KEYS is missing. Set it to a key as JSON, or set DATA_FOLDER to a folder in which the gateway creates and keeps a key.',
    ],
    [{ SIGNING_KEYS: '{"kty": "OKP"' }, 'SIGNING_KEYS must be valid JSON. Check commas, quotes, and how your shell treats quotes.'],
    [{ REDIS_URL: 'canary' }, 'REDIS_URL must be an address that starts with redis:// or rediss://.'],
    [
      { REDIS_URL: 'redis://canary', DATABASE_URL: 'postgres://canary' },
      'DATABASE_URL must not be set together with REDIS_URL. Remove one of them.',
    ],
    [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535.'],
    [{ PORT: '46o1' }, 'PORT must be a whole number.'],
    [{ TRUSTED_PROXY_HOPS: '11' }, 'TRUSTED_PROXY_HOPS must be a whole number from 0 to 10.'],
    [{ METRICS_TOKEN: 'canary' }, 'METRICS_TOKEN must be at least 16 visible ASCII characters.'],
    [{ SHUTDOWN_SECONDS: '-1' }, 'SHUTDOWN_SECONDS must be a whole number.'],
    [
      { STOREFRONT_ORIGIN: 'https://shop.example' },
      'STOREFRONT_ORIGIN is not a setting of the gateway. Did you mean "STOREFRONT_ORIGINS"?',
    ],
    [{ GATEWAY_PORT: '4601' }, 'GATEWAY_PORT is not a setting of the gateway. Use PORT instead.'],
    [{ TRUSTED_PROXY_HEADER: 'x-real-ip' }, 'TRUSTED_PROXY_HEADER is not a setting of the gateway. Use TRUSTED_PROXY_HOPS instead.'],
    [
      { BILLING_CLIENT_SECRET: '', BILLING_CLIENT_SECRET_FILE: 'no-such-file' },
      'BILLING_CLIENT_SECRET_FILE names a file that does not exist. Set it to the path of a file that contains BILLING_CLIENT_SECRET.',
    ],
    [
      { BILLING_CLIENT_SECRET_FILE: 'package.json' },
      'BILLING_CLIENT_SECRET and BILLING_CLIENT_SECRET_FILE must not be set together. Remove one of them.',
    ],
    [
      { BILLING_CLIENT_ID: '', STOREFRONT_SECRET_KEY: '' },
      'BILLING_CLIENT_ID is missing. Set it to the id of the OAuth client on the billing platform.',
      'STOREFRONT_SECRET_KEY is missing. Set it to sk_ followed by at least 32 random characters, for example from: openssl rand -hex 32.',
    ],
  ])('%j', async (changes, ...lines) => {
    const found = await problemsOf(load(changes));
    expect(found).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) expect(found[index]).toContain(line);
    expect(found.join()).not.toContain('canary');
  });

  it('offers file with mistakes', async () => {
    const file = await write('offers-with-mistakes.json', { currencies: ['USD'], product: [] });
    expect(await problemsOf(load({ OFFERS_FILE: file }))).toEqual([
      `OFFERS_FILE: ${file} is not a valid offers file:`,
      'products: is missing',
      'product: is not known. Did you mean "products"?',
    ]);
  });

  it.each<[content: unknown, line: string]>([
    ['{', 'is not valid JSON. Check commas and quotes.'],
    ['[]', 'must contain one JSON object.'],
    [{ ofersFile: 'x' }, 'is not a setting of the gateway. Did you mean "offersFile"?'],
    [{ paymentForm: { scriptURL: 'x' } }, 'is not a setting of the gateway. Did you mean "paymentForm.scriptUrl"?'],
    [{ shutdownSeconds: '30' }, 'must be a whole number from 0 to 3600.'],
  ])('configuration file %j', async (content, line) => {
    const [found, ...more] = await problemsOf(load({}, await write('wrong.json', content)));
    expect(found).toContain(line);
    expect(found).toContain('wrong.json');
    expect(more).toEqual([]);
  });
});

describe('the configuration', () => {
  it('ignores variables that Kubernetes sets for services', async () => {
    await load({ STOREFRONT_GATEWAY_SERVICE_HOST: '10.0.0.1', GATEWAY_PORT_4601_TCP_ADDR: '10.0.0.1', METRICS_SERVICE_PORT_HTTP: '1' });
  });

  it('is read from variables', async () => {
    const { options, server, readOffers } = await load({
      STOREFRONT_LIMITS: '{"quotes": [{"max": 9, "seconds": 1}]}',
      STOREFRONT_DISCLOSE_EXISTING_ACCOUNTS: 'false',
      PAYMENT_FORM_SCRIPT: 'https://pay.example/form.js',
      PAYMENT_FORM_KEY: 'pk_form',
      PORT: '8080',
    });
    expect(options).toEqual({
      tenant: 'storefront',
      baseUrl: 'http://localhost:4602',
      clientId: 'client',
      clientSecret: 'canary-secret',
      publishableKeys: ['pk_my-shop', 'pk_other'],
      secretKey: SECRET_KEY,
      allowedOrigins: ['https://shop.example'],
      signingKeys: [key],
      limits: { quotes: [{ max: 9, seconds: 1 }] },
      discloseExistingAccounts: false,
      paymentForm: { scriptUrl: 'https://pay.example/form.js', publishableKey: 'pk_form' },
    });
    expect(server).toMatchObject({ host: '127.0.0.1', port: 8080, shutdownSeconds: 30, timeZone: 'UTC' });
    expect(await readOffers?.()).toMatchObject({ currencies: expect.arrayContaining(['USD']) as unknown });
  });

  it('is read from a file, whose paths are relative to it; variables win', async () => {
    await write('offers.json', await readFile(join(projectRoot, 'demo/offers/kestrel-maps.json'), 'utf8'));
    const file = await write('gateway.json', {
      tenant: 'from-file',
      clientId: 'from-file',
      offersFile: 'offers.json',
      paymentForm: { scriptUrl: 'https://pay.example/form.js', publishableKey: 'pk_form' },
      port: 8080,
    });
    const { options, server } = await load({ OFFERS_FILE: '', BILLING_CLIENT_ID: 'from-variable' }, file);
    expect(options).toMatchObject({ tenant: 'from-file', clientId: 'from-variable', paymentForm: { publishableKey: 'pk_form' } });
    expect(server).toMatchObject({ offersFile: 'offers.json', port: 8080 });
  });

  it('takes secrets from files', async () => {
    const { options } = await load({
      BILLING_CLIENT_SECRET: '',
      BILLING_CLIENT_SECRET_FILE: await write('secret', 'from-file\n'),
      SIGNING_KEYS: '',
      SIGNING_KEYS_FILE: await write('keys', [key]),
    });
    expect(options).toMatchObject({ clientSecret: 'from-file', signingKeys: [key] });
  });

  it('creates a signing key in the data folder once', async () => {
    const changes = { SIGNING_KEYS: '', DATA_FOLDER: join(folder, 'data') };
    const [first, second] = [await load(changes), await load(changes)];
    expect(first.options.signingKeys).toEqual(second.options.signingKeys);
    await writeFile(join(folder, 'data/keys.json'), '{"signingKeys": [{"kty": "RSA"}]}');
    expect((await problemsOf(load(changes)))[0]).toContain('keys.json: signingKeys 0');
  });
});

it('docs/production.md lists every setting with its key', async () => {
  const page = await readFile(join(projectRoot, 'docs/production.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| `([\w.]+)` \| (.+) \|$/gm)].map(([, variable, key, about]) => ({
    variable,
    key,
    about,
  }));
  expect(rows).toEqual(SETTINGS.map(({ variable, key, about }) => ({ variable, key, about })));
});
