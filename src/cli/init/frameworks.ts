import { BASE_PATH, GATEWAY_TEXT, LAZY_GATEWAY_TEXT, WORKER_TEXT } from './gateway-texts.js';

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
  /** Command that starts the gateway. If it serves pages, it accepts `--port`. */
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
/** A path below the gateway's base path, in quotes. */
const quotedPath = (rest: string): string => `'${BASE_PATH}${rest}'`;

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

const nextRoute = (root: string): string => `import { gateway } from '${root}storefront-gateway.mjs';

const handle = (request) => gateway(request);
export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };
`;

const NUXT = `import { gateway } from '../../utils/storefront-gateway.js';

export default defineEventHandler((event) => gateway(toWebRequest(event)));
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

/** A framework that serves pages and reads .env itself. */
const withPages = (start: string, files: readonly GeneratedFile[]): Framework => ({
  files,
  packages: [],
  start,
  port: 3000,
  basePath: BASE_PATH,
  publicFolder: 'public/',
  servesPages: true,
});

const inNext = (folder: string, root: string): Framework =>
  withPages('npx next dev', [
    { path: 'storefront-gateway.mjs', text: LAZY_GATEWAY_TEXT },
    { path: `${folder}app/billing/[...path]/route.js`, text: nextRoute(root) },
  ]);

/** Next.js with its pages below `src`. It ignores them if a folder `app` exists beside `src`. */
export const NEXT_IN_SOURCE_FOLDER = inNext('src/', '../../../../');

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
  next: inNext('', '../../../'),
  // Nitro bundles only files below `server`.
  nuxt: withPages('npx nuxt dev', [
    { path: 'server/utils/storefront-gateway.js', text: LAZY_GATEWAY_TEXT },
    { path: 'server/routes/billing/[...path].js', text: NUXT },
  ]),
  // Wrangler reads .env itself.
  worker: {
    files: [
      { path: 'storefront-worker.mjs', text: WORKER_TEXT },
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
