import type { SourceImport } from './source-imports.js';

/** Imports allowed in some files. The first rule with matching `files` applies. */
export interface ImportRule {
  /** Name of the rule in error messages. */
  readonly name: string;
  readonly files: RegExp;
  /** Project files that may be imported. */
  readonly project: readonly RegExp[];
  /** Packages that may be imported: whole names or `node:`; a trailing slash allows everything below it. */
  readonly packages?: readonly string[];
  /** Packages that may be imported only by `import()`. */
  readonly lazyPackages?: readonly string[];
}

const LIT = ['lit', 'lit/', '@lit/'];

const api = /^src\/api\//;
const schemas = /^src\/api\/schemas\//;
const operations = /^src\/api\/operations\//;
const operationType = /^src\/api\/operations\/operation\.ts$/;
/** Generated from the definition of the billing API. */
const generated = /^src\/generated\/api\//;
const billingSchemas = /^src\/generated\/api\/schemas\//;
const billingOperations = /^src\/generated\/api\/operations\//;
const storefrontOperations = /^src\/api\/operations\/(operation|storefront\/.+)\.ts$/;
/** Modules for exact calculations and for file contents, without network access. Elements use these modules instead of calculating themselves. */
const calculations = /^src\/api\/(accounting|csv|decimal|invoices|money|plain-date|pricing|usage)\//;
const decimal = /^src\/api\/decimal\//;
const rates = /^src\/api\/rates\.ts$/;
const errors = /^src\/api\/errors\.ts$/;
const store = /^src\/store\//;
const foundation = /^src\/components\/(base|controllers|context|diagnostics|events|locales|theme)\//;
/** Modules of the client that only the messages for developers use. */
const diagnosis = /^src\/api\/(nearest-name|is-reachable)\.ts$/;
const primitives = /^src\/components\/primitives\//;
const features = /^src\/components\/features\//;
const locales = /^src\/components\/locales\//;
const languageDirections = /^src\/generated\/languages\.ts$/;
/** One module for each message catalog, with a loader for each language. */
const messageCatalogs = /^src\/generated\/locales\//;
const countries = /^src\/generated\/countries\//;
/** Used by stores and events of the gateway. */
const gatewayTimeout = /^src\/gateway\/timeout\.ts$/;
/** Check of options, for every public function that has some. */
const optionProblems = /^src\/gateway\/option-problems\.ts$/;
/** Stores of the gateway. */
const gatewayStores = /^src\/gateway\/stores\//;
const sandbox = /^demo\/sandbox\//;
const publicEntries = /^src\/(index|define|api\/index|gateway\/index|gateway\/stores\/(redis|postgres)|server\/index)\.ts$/;

const feature = [foundation, messageCatalogs, primitives, store, storefrontOperations, calculations, errors, features];

const importRules: readonly ImportRule[] = [
  { name: 'api/schemas: api/decimal, zod', files: schemas, project: [schemas, decimal], packages: ['zod', 'zod/'] },
  { name: 'generated/api/schemas: api/schemas, zod', files: billingSchemas, project: [billingSchemas, schemas], packages: ['zod/'] },
  {
    name: 'generated/api/operations: generated/api/schemas, api/schemas, api/operations/operation',
    files: billingOperations,
    project: [billingOperations, billingSchemas, schemas, operationType],
  },
  {
    name: 'generated/api/resources: generated/api/operations, api/method',
    files: /^src\/generated\/api\/resources\.ts$/,
    project: [billingOperations, /^src\/api\/method\.ts$/],
  },
  { name: 'api/errors: zod', files: errors, project: [schemas], packages: ['zod', 'zod/'] },
  { name: 'api/operations: api/schemas', files: operations, project: [operations, schemas] },
  { name: 'api/{accounting .. usage}: each other, api/schemas', files: calculations, project: [schemas, calculations] },
  {
    name: 'api/revenue: api/decimal, api/plain-date, api/schemas, api/errors, api/failures/explain-input',
    files: /^src\/api\/revenue\//,
    project: [/^src\/api\/revenue\//, calculations, schemas, errors, /^src\/api\/failures\/explain-input\.ts$/],
  },
  { name: 'api/query: api/schemas, api/errors', files: /^src\/api\/query\//, project: [/^src\/api\/query\//, schemas, errors] },
  { name: 'api: all of api, generated/api', files: api, project: [api, generated], packages: ['zod', 'zod/'] },
  { name: 'store: api', files: store, project: [store, api] },
  {
    name: 'gateway/stores/redis-connection: as gateway/stores, and redis by import()',
    files: /^src\/gateway\/stores\/redis-connection\.ts$/,
    project: [gatewayStores, gatewayTimeout],
    lazyPackages: ['redis'],
  },
  {
    name: 'gateway/stores/postgres-connection: as gateway/stores, and pg by import()',
    files: /^src\/gateway\/stores\/postgres-connection\.ts$/,
    project: [gatewayStores, gatewayTimeout],
    lazyPackages: ['pg'],
  },
  {
    name: 'gateway/stores: each other, gateway/{digest, option-problems, refusal, timeout}, the outboxes of gateway/events, zod',
    files: gatewayStores,
    project: [gatewayStores, gatewayTimeout, optionProblems, /^src\/gateway\/(digest|refusal|events\/(memory|postgres|redis)-outbox)\.ts$/],
    packages: ['zod'],
  },
  {
    name: 'gateway: api, generated/api, hono, jose, its own libraries; not the Redis and Postgres stores, which are entries of their own',
    files: /^src\/gateway\//,
    project: [/^src\/gateway\/(?!stores\/(?:redis|postgres))/, api, generated],
    packages: ['hono', 'hono/', 'jose', 'zod', 'zod/', 'decimal.js'],
  },
  {
    name: 'cli: gateway, api, node:, commander, pino, prom-client, zod, and storefront-elements-sandbox by import()',
    files: /^src\/cli\//,
    project: [/^src\/cli\//, /^src\/gateway\//, api],
    packages: ['node:', 'commander', 'pino', 'prom-client', 'zod'],
    lazyPackages: ['storefront-elements-sandbox'],
  },
  {
    name: 'server: api, gateway/events/signature, gateway/option-problems, zod',
    files: /^src\/server\//,
    project: [/^src\/server\//, api, /^src\/gateway\/events\/signature\.ts$/, optionProblems],
    packages: ['zod'],
  },
  { name: 'generated/locales: components/locales', files: messageCatalogs, project: [locales] },
  { name: 'generated/languages: nothing', files: languageDirections, project: [] },
  {
    name: 'components/diagnostics: base .. theme, api/nearest-name, api/is-reachable',
    files: /^src\/components\/diagnostics\//,
    project: [foundation, diagnosis],
    packages: LIT,
  },
  {
    name: 'components/base .. theme: generated/languages, lit and @lit/*',
    files: foundation,
    project: [foundation, languageDirections],
    packages: LIT,
  },
  { name: 'generated/countries: each other', files: countries, project: [countries] },
  { name: 'components/primitives: lit, base .. theme, primitives', files: primitives, project: [foundation, primitives], packages: LIT },
  {
    name: 'features/connection: lit, base .. theme, store, api/errors',
    files: /^src\/components\/features\/connection\//,
    project: [/^src\/components\/features\/connection\//, foundation, store, errors],
    packages: LIT,
  },
  {
    name: 'features/provider: as features, also api/gateway-client, api/keys',
    files: /^src\/components\/features\/provider\//,
    project: [...feature, /^src\/api\/(gateway-client|keys)\.ts$/],
    packages: LIT,
  },
  {
    name: 'features/plans: as features, also api/rates',
    files: /^src\/components\/features\/plans\//,
    project: [...feature, rates],
    packages: LIT,
  },
  {
    name: 'features/{accounting-periods, objects, revenue-schedule, staff}: as features, also api/client, api/objects, generated/api/operations, api/revenue, api/query, api/failures/outcome, api/transport/random-id',
    files: /^src\/components\/features\/(accounting-periods|objects|revenue-schedule|staff)\//,
    project: [
      ...feature,
      billingOperations,
      /^src\/api\/(client\.ts$|failures\/outcome\.ts$|transport\/random-id\.ts$|(objects|revenue|query)\/)/,
    ],
    packages: LIT,
  },
  {
    name: 'features/sign-up/countries: as features, also generated/countries, and stdnum by import()',
    files: /^src\/components\/features\/sign-up\/countries\//,
    project: [...feature, countries],
    packages: LIT,
    lazyPackages: ['stdnum/'],
  },
  {
    name: 'features: lit, base .. theme, generated/locales, primitives, store, api/operations/storefront, api/{accounting .. usage}, api/errors, other features',
    files: features,
    project: feature,
    packages: LIT,
  },
  { name: 'components/define: features', files: /^src\/components\/define\//, project: [features] },
  {
    name: 'src/index, define, staff: components, api',
    files: /^src\/[^/]+\.ts$/,
    project: [/^src\/components\//, api, /^src\/[^/]+\.ts$/],
  },
  { name: 'cdn: components, cdn', files: /^src\/cdn\//, project: [/^src\/components\//, /^src\/cdn\//] },
  {
    name: 'demo/sandbox/start: as demo/sandbox, and the types of cli/dev/sandbox-package',
    files: /^demo\/sandbox\/start\.ts$/,
    project: [sandbox, /^src\/cli\/dev\/sandbox-package\.ts$/],
    packages: ['node:', 'drizzle-orm'],
  },
  {
    name: 'demo/sandbox: api/operations, api/schemas, generated/api, api/wire/exact-json, api/wire/schema-walk, node:, its own libraries',
    files: sandbox,
    project: [sandbox, operations, schemas, generated, /^src\/api\/wire\/(exact-json|schema-walk)\.ts$/],
    packages: [
      'node:',
      'hono',
      'hono/',
      '@hono/node-server',
      '@hono/node-server/',
      'drizzle-orm',
      'drizzle-orm/',
      'drizzle-kit',
      '@electric-sql/pglite',
      '@electric-sql/pglite/',
      'pg',
      'decimal.js',
      'csv-parse',
      'csv-stringify',
      'csv-stringify/',
      'fflate',
      'pdfkit',
      'fontkit',
      'bidi-js',
      'linebreak',
      'temporal-polyfill',
      'zod',
      'zod/',
    ],
  },
  {
    name: 'demo/site: public entries only',
    files: /^demo\/site\//,
    project: [/^demo\/site\//, publicEntries],
    packages: ['node:', 'hono', 'hono/'],
  },
  {
    name: 'demo: public entries, the limits for development, the file of the keys, the table of languages, demo/site, demo/sandbox',
    files: /^demo\/[^/]+\.ts$/,
    project: [
      /^demo\/[^/]+\.ts$/,
      /^demo\/site\//,
      sandbox,
      publicEntries,
      /^src\/cli\/dev\/limits\.ts$/,
      /^src\/cli\/keys\/keys-file\.ts$/,
      /^src\/components\/locales\/languages\.ts$/,
    ],
    packages: ['node:', 'hono', 'hono/', '@hono/node-server', '@hono/node-server/', 'jose', 'zod'],
  },
];

/** Describes the rule that an import breaks; undefined if the import is allowed. */
export function brokenRule(found: SourceImport, rules: readonly ImportRule[] = importRules): string | undefined {
  const rule = rules.find(({ files }) => files.test(found.from));
  if (!rule) return 'no rule: a new folder needs a row in the table of allowed imports';
  const { file } = found;
  if (file !== undefined) return rule.project.some((allowed) => allowed.test(file)) ? undefined : rule.name;
  const among = (names: readonly string[] = []): boolean =>
    names.some((name) => (/[/:]$/.test(name) ? found.specifier.startsWith(name) : found.specifier === name));
  return among(rule.packages) || (found.lazy && among(rule.lazyPackages)) ? undefined : rule.name;
}
