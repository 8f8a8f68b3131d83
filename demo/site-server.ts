import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { loginRoutes, signedInAccount, type LoginOptions } from './site-login.js';
import { commonValues, renderPage } from './site-pages.js';

export interface SiteOptions {
  /** Folder of the site's pages. */
  folder: string;
  /** Folder of the built script-tag bundle, served at /cdn/. */
  cdnFolder: string;
  /** Ports beside the site's own: pages reach the gateway and the payment form under the host name they were opened with. */
  gatewayPort: number;
  /** Origin of the payment form, the only other origin whose script and frame a page may load. */
  formOrigin: string;
  login: Pick<LoginOptions, 'findAccount' | 'openSession' | 'cookieSecret'>;
}

const PAGES = ['index.html', 'sign-up.html', 'login.html', 'account.html', 'terms.html'];

/** A tenant's website: its pages with strict headers, its assets, and the elements' bundle. */
export function createSite(options: SiteOptions): Hono {
  const app = new Hono();
  app.use(ownHost, compress(), strictHeaders(options));
  const render = async (c: Context, file: string, typed = { email: '', problem: '' }) => {
    const signedIn = (await signedInAccount(c, options.login.cookieSecret)) !== undefined;
    const values = { ...commonValues(c, gatewayOf(c, options), signedIn), ...typed, invalid: String(typed.problem !== '') };
    return renderPage(options.folder, file, values);
  };
  const page = (file: string) => async (c: Context) => {
    c.header('Cache-Control', 'no-cache');
    return c.html(await render(c, file));
  };
  app.route('/', loginRoutes({ ...options.login, renderLogin: (c, typed) => render(c, 'login.html', typed) }));
  app.get('/account.html', async (c, next) => {
    const account = await signedInAccount(c, options.login.cookieSecret);
    return account === undefined ? c.redirect('/login.html') : next();
  });
  app.get('/', page('index.html'));
  for (const file of PAGES) app.get(`/${file}`, page(file));
  if (existsSync(options.cdnFolder)) {
    app.use('/cdn/*', noCache, serveStatic({ root: options.cdnFolder, rewriteRequestPath: (path) => path.slice('/cdn'.length) }));
  }
  app.get('/cdn/*', (c) => c.text('There is no such bundle. Run "npm run build" and start again.\n', 404));
  app.use('/*', noCache, serveStatic({ root: options.folder }));
  app.notFound((c) => c.text('There is no such page.\n', 404));
  return app;
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
