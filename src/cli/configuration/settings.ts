/** How the text of an environment variable is read. A configuration file contains the value itself. */
export type SettingKind = 'text' | 'list' | 'number' | 'boolean' | 'json';

/** One setting of the gateway command. */
export interface Setting {
  /** Environment variable. */
  readonly variable: string;
  /** Place in the configuration file. For options of the gateway, also the path of the option. */
  readonly key: string;
  readonly kind: SettingKind;
  /** True for secrets. They are never printed, and can be in a file that `<variable>_FILE` names. */
  readonly secret?: true;
  /** One line for the help and the documentation. */
  readonly about: string;
}

const groups: readonly (readonly [title: string, readonly Setting[]])[] = [
  [
    'Billing platform',
    [
      {
        variable: 'BILLING_ENVIRONMENT',
        key: 'environment',
        kind: 'text',
        about: 'named environment of the platform, for example us-sandbox; or set BILLING_BASE_URL',
      },
      { variable: 'BILLING_BASE_URL', key: 'baseUrl', kind: 'text', about: 'address of the billing API; or set BILLING_ENVIRONMENT' },
      {
        variable: 'BILLING_ENTITY_IDS',
        key: 'entityIds',
        kind: 'list',
        about: "ids of the platform's entities that this gateway works for, separated by commas",
      },
      {
        variable: 'BILLING_ORGANIZATION_IDS',
        key: 'organizationIds',
        kind: 'list',
        about: "ids of the platform's organizations that this gateway works for, separated by commas",
      },
      { variable: 'BILLING_CLIENT_ID', key: 'clientId', kind: 'text', about: 'id of the OAuth client' },
      { variable: 'BILLING_CLIENT_SECRET', key: 'clientSecret', kind: 'text', secret: true, about: 'secret of the OAuth client' },
    ],
  ],
  [
    'Shop',
    [
      { variable: 'TENANT', key: 'tenant', kind: 'text', about: 'short name of your business, part of every session (default storefront)' },
      {
        variable: 'STOREFRONT_PUBLISHABLE_KEYS',
        key: 'publishableKeys',
        kind: 'list',
        about: 'keys for pages, separated by commas, for example pk_my-shop',
      },
      {
        variable: 'STOREFRONT_SECRET_KEY',
        key: 'secretKey',
        kind: 'list',
        secret: true,
        about:
          'key with which your own server opens sessions: sk_ and at least 32 random characters; the new and the old key to replace it',
      },
      {
        variable: 'STOREFRONT_STAFF_SECRET_KEY',
        key: 'staffSecretKey',
        kind: 'list',
        secret: true,
        about: 'separate key for sessions of staff; STOREFRONT_SECRET_KEY then cannot open them',
      },
      {
        variable: 'STOREFRONT_ORIGINS',
        key: 'allowedOrigins',
        kind: 'list',
        about: 'origins of your pages, separated by commas, for example https://shop.example',
      },
      { variable: 'STOREFRONT_BASE_PATH', key: 'basePath', kind: 'text', about: 'path of the gateway, for example /billing (default /)' },
      {
        variable: 'OFFERS_FILE',
        key: 'offersFile',
        kind: 'text',
        about: 'offers file: what is on sale; read again when it changes. Without it, every plan that is marked as sellable is on sale',
      },
      {
        variable: 'TIME_ZONE',
        key: 'timeZone',
        kind: 'text',
        about: 'time zone of your business dates, for example America/New_York (default UTC)',
      },
      {
        variable: 'PAYMENT_FORM_SCRIPT',
        key: 'paymentForm.scriptUrl',
        kind: 'text',
        about: "address of the platform's payment form script; without it, pages cannot accept payments",
      },
      {
        variable: 'PAYMENT_FORM_INTEGRITY',
        key: 'paymentForm.integrity',
        kind: 'text',
        about: 'hash of that script (sha384-...), if the platform publishes it',
      },
      {
        variable: 'PAYMENT_FORM_KEY',
        key: 'paymentForm.publishableKey',
        kind: 'text',
        about: "the platform's publishable key for that script",
      },
    ],
  ],
  [
    'Rules',
    [
      {
        variable: 'STOREFRONT_LIMITS',
        key: 'limits',
        kind: 'json',
        about: 'rate limits to override, for example {"quotes": [{"max": 10, "seconds": 1}]}',
      },
      {
        variable: 'STOREFRONT_FRESH_SIGN_IN',
        key: 'freshSignIn',
        kind: 'json',
        about: 'changes that need a recent sign-in, for example {"changes": ["billing-email"], "maxAgeMinutes": 15}',
      },
      {
        variable: 'STOREFRONT_DISCLOSE_EXISTING_ACCOUNTS',
        key: 'discloseExistingAccounts',
        kind: 'boolean',
        about: 'false: a sign-up does not reveal whether an account exists (default true)',
      },
      {
        variable: 'STOREFRONT_WEBHOOKS',
        key: 'webhooks',
        kind: 'json',
        secret: true,
        about: 'servers that receive events, for example [{"url": "https://crm.example/events", "secrets": ["whsec_..."]}]',
      },
      {
        variable: 'STOREFRONT_APPLIES_CREDITS',
        key: 'appliesCredits',
        kind: 'boolean',
        about: 'true: the platform pays invoices with credit first (default false)',
      },
      {
        variable: 'STOREFRONT_LOAD',
        key: 'load',
        kind: 'json',
        about: 'limits of calls to the platform, for example {"upstream": {"calls": 20}}; divide 40 by the number of gateways',
      },
      {
        variable: 'RATES_API_KEY',
        key: 'rates.apiKey',
        kind: 'text',
        secret: true,
        about: 'API key of the rate service; without it, no prices in Bitcoin and other assets',
      },
      {
        variable: 'RATES_BASE_URL',
        key: 'rates.baseUrl',
        kind: 'text',
        about: 'address of the rate service (default https://api.tokenmetrics.com)',
      },
      {
        variable: 'RATES_ASSETS',
        key: 'rates.assets',
        kind: 'list',
        about: 'assets that pages may show, separated by commas (default BTC,ETH)',
      },
      {
        variable: 'RATES_MAX_AGE',
        key: 'rates.maxAge',
        kind: 'number',
        about: 'milliseconds before the rate service is called again (default 60000)',
      },
      {
        variable: 'RATES_STALE_AFTER',
        key: 'rates.staleAfter',
        kind: 'number',
        about: 'milliseconds after which a rate is no longer shown (default 600000)',
      },
    ],
  ],
  [
    'Keys and store',
    [
      {
        variable: 'SIGNING_KEYS',
        key: 'signingKeys',
        kind: 'json',
        secret: true,
        about: 'key that signs sessions, as JSON; a list of two to replace a key; or set DATA_FOLDER',
      },
      {
        variable: 'DATA_FOLDER',
        key: 'dataFolder',
        kind: 'text',
        about: 'folder of the signing key, which is created at the first start; gateways on one machine can share it',
      },
      {
        variable: 'REDIS_URL',
        key: 'redisUrl',
        kind: 'text',
        secret: true,
        about: 'Redis that several gateways share, for example redis://localhost:6379',
      },
      {
        variable: 'DATABASE_URL',
        key: 'databaseUrl',
        kind: 'text',
        secret: true,
        about: 'Postgres database that several gateways share, instead of Redis',
      },
    ],
  ],
  [
    'Server',
    [
      { variable: 'HOST', key: 'host', kind: 'text', about: 'address to listen on (default 127.0.0.1; 0.0.0.0 in a container)' },
      { variable: 'PORT', key: 'port', kind: 'number', about: 'port of the gateway (default 4601)' },
      {
        variable: 'TRUSTED_PROXY_HOPS',
        key: 'trustedProxyHops',
        kind: 'number',
        about: 'number of proxies in front of the gateway that append to X-Forwarded-For; 0: none',
      },
      {
        variable: 'METRICS_PORT',
        key: 'metricsPort',
        kind: 'number',
        about: 'port of /metrics, /healthz and /readyz; keep it closed to the internet',
      },
      {
        variable: 'METRICS_TOKEN',
        key: 'metricsToken',
        kind: 'text',
        secret: true,
        about: 'token of at least 16 characters that /metrics then needs; also opens /metrics on PORT',
      },
      {
        variable: 'SHUTDOWN_SECONDS',
        key: 'shutdownSeconds',
        kind: 'number',
        about: 'time for requests in progress to finish before the process ends (default 30)',
      },
    ],
  ],
];

export const SETTING_GROUPS = groups;
export const SETTINGS: readonly Setting[] = groups.flatMap(([, settings]) => settings);

/** Every environment variable that the command reads. */
export const VARIABLES: readonly string[] = SETTINGS.flatMap(({ variable, secret }) =>
  secret ? [variable, `${variable}_FILE`] : [variable],
);
