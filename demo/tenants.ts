/** A tenant of the demo: whose site is where, and by what its programs and pages are known. */
export interface DemoTenant {
  /** Short name: of its folders, its database and its tokens. */
  name: string;
  /** In `?tenant=` of `/sandbox/*`, and before the names of its site's cookies. */
  key: string;
  /** Path of its site: empty, or such as `/harbor`. */
  base: string;
  /** What its site can be shown in; the first is the default. */
  currencies: readonly [string, ...string[]];
  clientId: string;
  clientSecret: string;
  publishableKey: string;
  secretKey: string;
  /** Key of the metrics provider, where prices may also be shown in an asset. */
  ratesKey?: string;
}

/** Credentials are for development, the same on every machine; nothing that is real may use them. */
export const TENANTS: readonly DemoTenant[] = [
  {
    name: 'kestrel-maps',
    key: 'kestrel',
    base: '',
    currencies: ['USD', 'EUR', 'GBP', 'JPY'],
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    publishableKey: 'pk_sandbox',
    secretKey: 'sk_sandbox',
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
    secretKey: 'sk_harbor',
  },
];
