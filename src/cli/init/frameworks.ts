/** One generated file. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
  readonly mode?: number;
}

/** How a tenant runs the gateway. */
export interface Framework {
  /** Files besides offers, env file and page. */
  readonly files: readonly GeneratedFile[];
  /** Packages besides storefront-elements. */
  readonly packages: readonly string[];
  /** Command that starts the gateway. */
  readonly start: string;
  /** Port on which the gateway then listens. */
  readonly port: number;
  /** Path of the gateway. */
  readonly basePath: string;
  /** Folder of files for browsers, empty or with a trailing slash. */
  readonly publicFolder: string;
  /** True if the server of the gateway also serves pages. */
  readonly servesPages: boolean;
}

const PORT = 4601;
const BASE_PATH = '/billing';
/** A path below the gateway's base path, in quotes. */
const quotedPath = (rest: string): string => `'${BASE_PATH}${rest}'`;

/** Options of the gateway from the variables of `env`, with the code that reads the offers and the address of visitors. */
const optionsText = ({ offers, clientAddress }: { offers: string; clientAddress: string }): string => `  tenant: env.TENANT ?? 'storefront',
  ...(env.BILLING_BASE_URL ? { baseUrl: env.BILLING_BASE_URL } : { environment: env.BILLING_ENVIRONMENT }),
  clientId: env.BILLING_CLIENT_ID,
  clientSecret: env.BILLING_CLIENT_SECRET,
  signingKeys: JSON.parse(env.SIGNING_KEYS),
  secretKey: env.STOREFRONT_SECRET_KEY.split(','),
  publishableKeys: env.STOREFRONT_PUBLISHABLE_KEYS.split(','),
  allowedOrigins: env.STOREFRONT_ORIGINS.split(','),
  basePath: ${quotedPath('')},
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

const GATEWAY_TEXT = `import { readFile } from 'node:fs/promises';
import { createGateway } from 'storefront-elements/gateway';

const { env } = process;

/** Gateway between pages and the billing platform. */
export const gateway = createGateway({
${optionsText({
  offers:
    "// Read again when the file changes.\n  offers: async () => JSON.parse(await readFile(env.OFFERS_FILE ?? 'offers.json', 'utf8')),",
  clientAddress: '// In production, set clientAddress, so that each visitor has its own rate limit. docs/production.md says how.',
})}});
`;

const WORKER = `import { createGateway } from 'storefront-elements/gateway';
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

const WRANGLER = `{
  "name": "storefront-gateway",
  "main": "storefront-worker.mjs",
  "compatibility_date": "2026-03-01"
}
`;

const GATEWAY: GeneratedFile = { path: 'storefront-gateway.mjs', text: GATEWAY_TEXT };

const HONO = `import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { gateway } from './storefront-gateway.mjs';

const app = new Hono();
app.all(${quotedPath('/*')}, (c) => gateway(c.req.raw));

const port = Number(process.env.PORT ?? ${PORT});
serve({ fetch: app.fetch, port }, () => console.log(\`Gateway at http://localhost:\${port}${BASE_PATH}\`));
`;

const EXPRESS = `import { getRequestListener } from '@hono/node-server';
import express from 'express';
import { gateway } from './storefront-gateway.mjs';

const app = express();
const handleBilling = getRequestListener(gateway);
// Before express.json(), because the gateway reads the body itself.
app.all(${quotedPath('/*path')}, (request, response) => handleBilling(request, response));

const port = Number(process.env.PORT ?? ${PORT});
app.listen(port, () => console.log(\`Gateway at http://localhost:\${port}${BASE_PATH}\`));
`;

const FASTIFY = `import { getRequestListener } from '@hono/node-server';
import fastify from 'fastify';
import { gateway } from './storefront-gateway.mjs';

const app = fastify();
const handleBilling = getRequestListener(gateway);
app.register(async (scope) => {
  // The gateway reads the body itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all(${quotedPath('/*')}, async (request, reply) => {
    reply.hijack();
    await handleBilling(request.raw, reply.raw);
  });
});

const port = Number(process.env.PORT ?? ${PORT});
await app.listen({ port });
console.log(\`Gateway at http://localhost:\${port}${BASE_PATH}\`);
`;

const NEXT = `import { gateway } from '../../../storefront-gateway.mjs';

export const dynamic = 'force-dynamic';

const handle = (request) => gateway(request);
export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };
`;

const onServer = (packages: readonly string[], text: string): Framework => ({
  files: [GATEWAY, { path: 'storefront-server.mjs', text }],
  packages,
  start: 'node --env-file=.env storefront-server.mjs',
  port: PORT,
  basePath: BASE_PATH,
  publicFolder: '',
  servesPages: false,
});

const frameworks = {
  node: {
    files: [],
    packages: [],
    start: 'npx storefront-elements gateway --env-file .env',
    port: PORT,
    basePath: '',
    publicFolder: '',
    servesPages: false,
  },
  express: onServer(['express', '@hono/node-server'], EXPRESS),
  fastify: onServer(['fastify', '@hono/node-server'], FASTIFY),
  hono: onServer(['hono', '@hono/node-server'], HONO),
  // Next.js reads .env itself.
  next: {
    files: [GATEWAY, { path: 'app/billing/[...path]/route.js', text: NEXT }],
    packages: [],
    start: 'npx next dev',
    port: 3000,
    basePath: BASE_PATH,
    publicFolder: 'public/',
    servesPages: true,
  },
  // Wrangler reads .env itself.
  worker: {
    files: [
      { path: 'storefront-worker.mjs', text: WORKER },
      { path: 'wrangler.json', text: WRANGLER },
    ],
    packages: ['wrangler'],
    start: `npx wrangler dev --port ${PORT}`,
    port: PORT,
    basePath: BASE_PATH,
    publicFolder: '',
    servesPages: false,
  },
} satisfies Record<string, Framework>;

export const FRAMEWORKS: Readonly<Record<string, Framework>> = frameworks;
export const FRAMEWORK_NAMES: readonly string[] = Object.keys(frameworks);
