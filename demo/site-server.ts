import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { cdnFiles } from './cdn-files.js';
import { loginRoutes, signedInAccount, type LoginOptions } from './site-login.js';
import { signedInStaff, staffRoutes, type StaffLoginOptions } from './staff-login.js';
import { commonValues, languageLists, renderPage } from './site-pages.js';

/** A tenant's website. */
export interface TenantSite extends Omit<LoginOptions, 'renderLogin'>, StaffLoginOptions {
  /** Folder of the site's pages. */
  folder: string;
  /** Currencies of the site. The first is the default. */
  currencies: readonly [string, ...string[]];
}

interface SiteOptions {
  /** All sites. One of them must have an empty `base`. */
  tenants: readonly TenantSite[];
  /** Folder of the pages that belong to no tenant. */
  sharedFolder: string;
  /** Folder of the built script-tag bundle, served at /cdn/. */
  cdnFolder: string;
  /** Port of the gateway. Pages call the gateway under the host name that they were opened with. */
  gatewayPort: number;
  /** Origin of the payment form, the only other origin from which pages may load scripts and frames. */
  formOrigin: string;
}

type Typed = { email: string; problem: string };

/** Creates the tenants' websites: pages with strict headers, assets, shared pages, and the bundle of the elements. */
export function createSite(options: SiteOptions): Hono {
  const app = new Hono();
  app.use(ownHost, compress(), strictHeaders(options));
  if (existsSync(options.cdnFolder)) {
    app.route('/', cdnFiles(options.cdnFolder));
  }
  app.get('/cdn/*', (c) => c.text('This bundle does not exist. Run "npm run build" and start again.\n', 404));
  // The longest base comes first, because the site at the root would match all paths.
  const tenants = [...options.tenants].sort((a, b) => b.base.length - a.base.length);
  for (const tenant of tenants) app.route('/', tenantRoutes(tenant, options));
  const root = tenants.at(-1);
  if (root) app.route('/', sharedRoutes(root, options));
  app.notFound((c) => c.text('This page does not exist.\n', 404));
  return app;
}

/** Returns a function that renders a tenant's pages for a visitor. */
function renderer(tenant: TenantSite, folder: string, options: SiteOptions) {
  return async (c: Context, file: string, typed: Typed = { email: '', problem: '' }, member = ''): Promise<string> => {
    const signedIn = (await signedInAccount(c, tenant)) !== undefined;
    const values = { ...commonValues(c, { ...tenant, gateway: gatewayOf(c, options), signedIn }), ...typed };
    return renderPage(folder, file, { ...values, member, invalid: String(typed.problem !== '') }, languageLists(c, values.lang));
  };
}

function tenantRoutes(tenant: TenantSite, options: SiteOptions): Hono {
  const { base, folder } = tenant;
  const app = new Hono();
  const render = renderer(tenant, folder, options);
  app.route('/', loginRoutes({ ...tenant, renderLogin: (c, typed) => render(c, 'login.html', typed) }));
  app.route('/', staffRoutes(tenant));
  const staffPage =
    (file: string) =>
    async (c: Context): Promise<Response> => {
      c.header('Cache-Control', 'no-store');
      const member = await signedInStaff(c, tenant);
      return c.html(await render(c, `staff/${member === undefined ? 'login.html' : file}`, undefined, member));
    };
  app.get(`${base}/staff/`, staffPage('index.html'));
  app.get(`${base}/staff/finance.html`, staffPage('finance.html'));
  app.get(`${base}/staff`, (c) => c.redirect(`${base}/staff/`));
  app.get(`${base}/account.html`, async (c, next) => {
    const account = await signedInAccount(c, tenant);
    return account === undefined ? c.redirect(`${base}/login.html`) : next();
  });
  if (base !== '') app.get(base, (c) => c.redirect(`${base}/${new URL(c.req.url).search}`));
  app.get(`${base}/`, page(folder, 'index.html', render));
  app.get(`${base}/:file{[a-z-]+\\.html}`, (c, next) => page(folder, c.req.param('file'), render)(c, next));
  app.use(`${base}/*`, noCache, serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(base.length) }));
  return app;
}

/** Serves pages of no tenant with the root site's theme and login: `/theming.html`, `/states/` and their assets. */
function sharedRoutes(tenant: TenantSite, options: SiteOptions): Hono {
  const folder = options.sharedFolder;
  const app = new Hono();
  const render = renderer(tenant, folder, options);
  app.get('/:file{[a-z-]+\\.html}', (c, next) => page(folder, c.req.param('file'), render)(c, next));
  app.get('/states', (c) => c.redirect(`/states/${new URL(c.req.url).search}`));
  app.get('/states/', page(folder, 'states/index.html', render));
  // One page shows every state. Its script reads the state from the path.
  app.get('/states/:tag{storefront-[a-z-]+}/:state{[a-z-]+}', page(folder, 'states/story.html', render));
  app.use('/*', noCache, serveStatic({ root: folder }));
  return app;
}

/** Serves a page of a folder, or passes the request on if there is no such file. */
function page(folder: string, file: string, render: (c: Context, file: string) => Promise<string>): MiddlewareHandler {
  return async (c, next) => {
    if (!existsSync(`${folder}/${file}`)) return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(await render(c, file));
  };
}

/** Responds only to requests for local host names, so that a page of another host name that resolves to this machine cannot read anything. */
const ownHost: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return c.text('Open this site at http://localhost or http://127.0.0.1.\n', 421);
  return next();
};

/** Makes browsers revalidate files on every request, because files change during development. */
const noCache: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-cache');
};

function gatewayOf(c: Context, { gatewayPort }: SiteOptions): string {
  return `http://${new URL(c.req.url).hostname}:${gatewayPort}`;
}

/**
 * Sets strict security headers, as a tenant should: scripts only from this site and the payment form, styles only from this site, no inline
 * code, Trusted Types.
 */
function strictHeaders(options: SiteOptions): MiddlewareHandler {
  const form = options.formOrigin;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", form],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", (c) => gatewayOf(c, options)],
      frameSrc: [form],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['lit-html', 'storefront-elements', "'allow-duplicates'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // The demo uses plain HTTP on this machine. A production server should set this header.
    strictTransportSecurity: false,
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
}
