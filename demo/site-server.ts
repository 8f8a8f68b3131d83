import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { loginRoutes, signedInAccount, type LoginOptions } from './site-login.js';
import { signedInStaff, staffRoutes, type StaffLoginOptions } from './staff-login.js';
import { commonValues, languageLists, renderPage } from './site-pages.js';

/** A tenant's website. */
export interface TenantSite extends Omit<LoginOptions, 'renderLogin'>, StaffLoginOptions {
  /** Folder of its pages. */
  folder: string;
  /** What it can be shown in; the first is the default. */
  currencies: readonly [string, ...string[]];
}

export interface SiteOptions {
  /** The sites, of which one has the empty base. */
  tenants: readonly TenantSite[];
  /** Folder of the pages that belong to no tenant. */
  sharedFolder: string;
  /** Folder of the built script-tag bundle, served at /cdn/. */
  cdnFolder: string;
  /** Ports beside the site's own: pages reach the gateway and the payment form under the host name they were opened with. */
  gatewayPort: number;
  /** Origin of the payment form, the only other origin whose script and frame a page may load. */
  formOrigin: string;
}

type Typed = { email: string; problem: string };

/** The tenants' websites: their pages with strict headers, their assets, what they share, and the elements' bundle. */
export function createSite(options: SiteOptions): Hono {
  const app = new Hono();
  app.use(ownHost, compress(), strictHeaders(options));
  if (existsSync(options.cdnFolder)) {
    app.use('/cdn/*', noCache, serveStatic({ root: options.cdnFolder, rewriteRequestPath: (path) => path.slice('/cdn'.length) }));
  }
  app.get('/cdn/*', (c) => c.text('There is no such bundle. Run "npm run build" and start again.\n', 404));
  // The longest base first: the site at the root would take all others for pages of its own.
  const tenants = [...options.tenants].sort((a, b) => b.base.length - a.base.length);
  for (const tenant of tenants) app.route('/', tenantRoutes(tenant, options));
  const root = tenants.at(-1);
  if (root) app.route('/', sharedRoutes(root, options));
  app.notFound((c) => c.text('There is no such page.\n', 404));
  return app;
}

/** Reads a page of a folder for a visitor of a tenant. */
function renderer(tenant: TenantSite, folder: string, options: SiteOptions) {
  return async (c: Context, file: string, typed: Typed = { email: '', problem: '' }, member = ''): Promise<string> => {
    const signedIn = (await signedInAccount(c, tenant)) !== undefined;
    const values = { ...commonValues(c, { ...tenant, gateway: gatewayOf(c, options), signedIn }), ...typed };
    return renderPage(folder, file, { ...values, member, invalid: String(typed.problem !== '') }, languageLists(c, tenant));
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

/** Pages of no tenant, dressed and signed in as the site at the root: `/theming.html`, `/states/` and what they load. */
function sharedRoutes(tenant: TenantSite, options: SiteOptions): Hono {
  const folder = options.sharedFolder;
  const app = new Hono();
  const render = renderer(tenant, folder, options);
  app.get('/:file{[a-z-]+\\.html}', (c, next) => page(folder, c.req.param('file'), render)(c, next));
  app.get('/states', (c) => c.redirect(`/states/${new URL(c.req.url).search}`));
  app.get('/states/', page(folder, 'states/index.html', render));
  // One page shows every state; its script reads from the address which.
  app.get('/states/:tag{storefront-[a-z-]+}/:state{[a-z-]+}', page(folder, 'states/story.html', render));
  app.use('/*', noCache, serveStatic({ root: folder }));
  return app;
}

/** A page of a folder; the next handler where there is none. */
function page(folder: string, file: string, render: (c: Context, file: string) => Promise<string>): MiddlewareHandler {
  return async (c, next) => {
    if (!existsSync(`${folder}/${file}`)) return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(await render(c, file));
  };
}

/** Answers only under the names a developer opens, so that a foreign name pointed at this machine reads nothing. */
const ownHost: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return c.text('Open this site as http://localhost or http://127.0.0.1.\n', 421);
  return next();
};

/** Files change while one works on them, so browsers ask each time. */
const noCache: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-cache');
};

function gatewayOf(c: Context, { gatewayPort }: SiteOptions): string {
  return `http://${new URL(c.req.url).hostname}:${gatewayPort}`;
}

/** What a careful tenant sends: scripts and styles from itself and the payment form only, no inline code, Trusted Types. */
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
    // The demo runs over plain HTTP on this machine; a tenant's own server would set it.
    strictTransportSecurity: false,
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
}
