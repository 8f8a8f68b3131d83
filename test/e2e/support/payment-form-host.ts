import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createForm } from '../../../demo/sandbox/form/index.js';
import { memoryDeps } from '../../support/form-memory.js';

export interface PaymentFormHost {
  /**
   * Page that mounts the payment form of another origin, under a strict security policy. Query parameters: `lang`, `scheme` (`color-scheme` of the
   * page), `theme` (JSON for `setTheme`).
   */
  url: string;
  formOrigin: string;
  /** Stored cards. */
  cards: ReturnType<typeof memoryDeps>['cards'];
  close(): Promise<void>;
}

/** Styles of the page. Light or dark follows the system unless `scheme` is given. */
const style = (
  scheme = 'light dark',
): string => `:root { color-scheme: ${scheme}; background: light-dark(#f3f6f4, #14191d); color: light-dark(#161b22, #eef1f5); font: 16px/1.5 system-ui }
main { max-inline-size: 30rem }`;

/** Script of the page. Writes each result of the form to `#results` and the number of requested sessions to `#asked`. */
const SCRIPT = `
const write = (id, text) => document.getElementById(id).append(text);
const theme = new URLSearchParams(location.search).get('theme');
const form = await Zuora('pk_form').createPaymentForm({
  locale: document.documentElement.lang, region: 'US', currency: 'USD', amount: '0',
  createPaymentSession: async () => {
    write('asked', 'x');
    if (document.getElementById('refuse').checked) throw new Error('no session');
    return 'open';
  },
  onComplete: (result) => write('results', JSON.stringify(result) + '\\n'),
});
if (theme) form.setTheme(JSON.parse(theme));
form.mount('#pay');`;

interface Listening {
  origin: string;
  close(): Promise<void>;
}

function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<Listening> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: 'localhost' }, (address: AddressInfo) =>
      resolve({
        origin: `http://localhost:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            // Otherwise, `close` would wait for the open connections of browsers.
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
  });
}

/** Runs the payment form and a host page on two ports, with sessions and cards in memory. */
export async function startPaymentFormHost(): Promise<PaymentFormHost> {
  const page = new Hono();
  const host = await listen(page.fetch);
  const { deps, cards } = memoryDeps();
  const form = await listen(createForm({ ...deps, allowedHostOrigins: [host.origin] }).fetch);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${form.origin}`,
    "style-src 'self'",
    "img-src 'self'",
    `frame-src 'self' ${form.origin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  page.get('/', (context) => {
    const lang = context.req.query('lang') === 'de' ? 'de' : 'en';
    const scheme = context.req.query('scheme') === 'dark' ? 'dark' : '';
    const html = `<!doctype html><html lang="${lang}"><head><title>Host</title><link rel="stylesheet" href="/host.css?scheme=${scheme}">
      <script src="${form.origin}/zuora.js"></script><script type="module" src="/host.js"></script></head>
      <body><main><h1>Payment</h1><div id="pay"></div>
      <label><input type="checkbox" id="refuse">Refuse sessions</label><pre id="results"></pre><pre id="asked"></pre></main></body></html>`;
    return context.html(html, 200, { 'content-security-policy': policy });
  });
  page.get('/host.css', (context) =>
    context.body(style(/^(light|dark)$/.exec(context.req.query('scheme') ?? '')?.[0]), 200, { 'content-type': 'text/css' }),
  );
  page.get('/host.js', (context) => context.body(SCRIPT, 200, { 'content-type': 'text/javascript' }));
  page.get('/empty', (context) => context.html('<!doctype html><title>Empty</title>'));
  page.get('/favicon.ico', (context) => context.body(null, 204));
  return {
    url: `${host.origin}/`,
    formOrigin: form.origin,
    cards,
    close: async () => {
      await Promise.all([host.close(), form.close()]);
    },
  };
}
