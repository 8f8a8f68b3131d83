/** Path of the gateway in servers that serve more than the gateway. */
export const BASE_PATH = '/billing';

/** Options of the gateway from the variables of `env`, with the code that reads the offers and the address of visitors. */
const optionsText = ({ offers, clientAddress }: { offers: string; clientAddress: string }): string => `  tenant: env.TENANT ?? 'storefront',
  ...(env.BILLING_BASE_URL ? { baseUrl: env.BILLING_BASE_URL } : { environment: env.BILLING_ENVIRONMENT }),
  clientId: env.BILLING_CLIENT_ID,
  clientSecret: env.BILLING_CLIENT_SECRET,
  signingKeys: JSON.parse(env.SIGNING_KEYS),
  secretKey: env.STOREFRONT_SECRET_KEY.split(','),
  publishableKeys: env.STOREFRONT_PUBLISHABLE_KEYS.split(','),
  allowedOrigins: env.STOREFRONT_ORIGINS.split(','),
  basePath: '${BASE_PATH}',
  // Your business date, in the form YYYY-MM-DD.
  today: async () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: env.TIME_ZONE || 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date()),
  ${offers}
  ...(env.PAYMENT_FORM_SCRIPT && {
    paymentForm: {
      scriptUrl: env.PAYMENT_FORM_SCRIPT,
      publishableKey: env.PAYMENT_FORM_KEY,
      ...(env.PAYMENT_FORM_INTEGRITY && { integrity: env.PAYMENT_FORM_INTEGRITY }),
    },
  }),
  ${clientAddress}
  onProblem: (problem) => console.error(problem),
`;

const SETTINGS_NOTE = '// In production, set clientAddress, so that each visitor has its own rate limit. docs/production.md says how.';

/** Module with the gateway, for programs that have the settings when they start. */
export const GATEWAY_TEXT = `import { readFile } from 'node:fs/promises';
import { createGateway } from 'storefront-elements/gateway';

const { env } = process;

/** Gateway between pages and the billing platform. */
export const gateway = createGateway({
${optionsText({
  offers:
    "// Read again when the file changes.\n  offers: async () => JSON.parse(await readFile(env.OFFERS_FILE ?? 'offers.json', 'utf8')),",
  clientAddress: SETTINGS_NOTE,
})}});
`;

/**
 * Module with the gateway, for frameworks that also load it during the build, where the secrets may be missing.
 * The path of the offers file is fixed, because Next.js includes only such files in what it deploys.
 */
export const LAZY_GATEWAY_TEXT = `import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGateway } from 'storefront-elements/gateway';

/** Settings from the environment. */
const readOptions = ({ env }) => ({
${optionsText({
  offers:
    "// Read again when the file changes.\n  offers: async () => JSON.parse(await readFile(join(process.cwd(), 'offers.json'), 'utf8')),",
  clientAddress: SETTINGS_NOTE,
})}});

let created;

/** Gateway between pages and the billing platform. Created at the first request, because a build may run without the secrets. */
export const gateway = (request) => {
  created ??= createGateway(readOptions(process));
  return created(request);
};
`;

/** Worker that is the gateway. */
export const WORKER_TEXT = `import { createGateway } from 'storefront-elements/gateway';
import offers from './offers.json';

/** Settings from the variables and secrets of the Worker. */
const readOptions = (env) => ({
${optionsText({
  offers: 'offers,\n  // In production, set store, because each instance has its own memory. docs/workers.md lists suitable stores.',
  clientAddress: "clientAddress: (request) => request.headers.get('cf-connecting-ip') ?? undefined,",
})}});

/** Gateway between pages and the billing platform. Created at the first request, because only requests have the secrets. */
let gateway;

export default {
  fetch(request, env, context) {
    gateway ??= createGateway(readOptions(env));
    const response = gateway(request);
    // A purchase is completed even if the visitor closes the page.
    context.waitUntil(response);
    return response;
  },
};
`;
