/** A tenant of the demo, with its site and credentials. */
export interface DemoTenant {
  /** Short name, used for folders, database and tokens. */
  name: string;
  /** Value of `?tenant=` in `/sandbox/*`, and prefix of the site's cookies. */
  key: string;
  /** Path of the tenant's site: empty, or for example `/harbor`. */
  base: string;
  /** Currencies of the site. The first is the default. */
  currencies: readonly [string, ...string[]];
  clientId: string;
  clientSecret: string;
  publishableKey: string;
  secretKey: string;
  /** Short name of the secret key, which only the demo accepts. It saves typing; a gateway refuses such short keys. */
  secretKeyAlias: string;
  /** API key of the rate service. Without it, the site does not show prices in Bitcoin and other assets. */
  ratesKey?: string;
}

/** Development credentials, the same on every machine. Never use them in production. */
export const TENANTS: readonly DemoTenant[] = [
  {
    name: 'kestrel-maps',
    key: 'kestrel',
    base: '',
    currencies: ['USD', 'EUR', 'GBP', 'JPY'],
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    publishableKey: 'pk_sandbox',
    secretKey: 'sk_sandbox_never_use_this_in_production',
    secretKeyAlias: 'sk_sandbox',
    ratesKey: 'rates-sandbox-key',
  },
  {
    name: 'harbor-review',
    key: 'harbor',
    base: '/harbor',
    currencies: ['USD', 'EUR', 'GBP'],
    clientId: 'harbor-client',
    clientSecret: 'harbor-secret',
    publishableKey: 'pk_harbor',
    secretKey: 'sk_harbor_never_use_this_in_production',
    secretKeyAlias: 'sk_harbor',
  },
];
