import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examinePage } from '../../src/cli/doctor/examine.js';
import { examineOffers } from '../../src/cli/doctor/offers.js';
import { TAGS } from '../../src/cli/doctor/tags.js';
import { projectRoot } from '../support/source-imports.js';
import { PLANS } from '../support/purchase.js';
import { PUBLISHABLE_KEY, readOffers, startStack, type Stack } from '../support/stack.js';
import { startBillingServer } from './support/billing-server.js';
import { makeStoreFolder } from './support/store-folder.js';
import { recordTerminal, run } from './support/terminal.js';

const SHOP = 'https://shop.example';
const CDN = 'https://cdn.example';
const GATEWAY = 'https://billing.example';
const FORM = 'http://localhost:4603';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({
    gateway: { allowedOrigins: [SHOP], paymentForm: { scriptUrl: `${FORM}/payment-form.js`, publishableKey: 'pk_form' } },
  });
});
afterAll(() => stack.close());

/** A website with a gateway. Each case plants one mistake. */
interface World {
  url: string;
  status: number;
  type: string;
  policy: string;
  provider: string;
  inside: string;
  script: string;
  /** Content of theme.css, which the page loads. */
  theme: string;
  scriptStatus: number;
  scriptHeaders: Record<string, string>;
  /** Server of the gateway. Default: the gateway. */
  gateway: (request: Request) => Promise<Response>;
  formStatus: number;
  session: () => Response;
  clock: () => number;
}

const healthy = (): World => ({
  url: `${SHOP}/plans`,
  status: 200,
  type: 'text/html; charset=utf-8',
  policy: `default-src 'none'; style-src 'self'; script-src ${CDN} ${FORM}; connect-src ${GATEWAY}; frame-src ${FORM}; require-trusted-types-for 'script'; trusted-types lit-html storefront-elements`,
  provider: `<storefront-provider gateway="${GATEWAY}" publishable-key="${PUBLISHABLE_KEY}">`,
  inside: '<storefront-plans></storefront-plans>',
  script: `<script type="module" src="${CDN}/storefront.js"></script>`,
  theme: ':root { --storefront-color-primary: light-dark(#1d4ed8, #9db2ff); --storefront-color-text: light-dark(#222, rgb(240 240 240)) }',
  scriptStatus: 200,
  scriptHeaders: {
    'content-type': 'text/javascript',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
  },
  gateway: (request) => stack.gateway(request),
  formStatus: 200,
  session: () => new Response(null, { status: 401 }),
  clock: Date.now,
});

const down = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));

async function examineWorld(plant: (world: World) => void): Promise<{ problems: string[]; unclear: string[] }> {
  const world = healthy();
  plant(world);
  const answer = (request: Request): Promise<Response> => {
    const { origin, pathname } = new URL(request.url);
    if (/^\/storefront[.a-z]*\.js$/.test(pathname))
      return Promise.resolve(new Response('', { status: world.scriptStatus, headers: world.scriptHeaders }));
    if (origin === FORM) return Promise.resolve(new Response('', { status: world.formStatus }));
    if (pathname === '/theme.css') return Promise.resolve(new Response(world.theme));
    if (pathname === '/session') return Promise.resolve(world.session());
    if (request.url === world.url) {
      const html = `<!doctype html><!-- <storefront-old> --><title>Plans</title><link rel="stylesheet" href="/theme.css">${world.script}${world.provider}${world.inside}`;
      const headers = { 'content-type': world.type, ...(world.policy && { 'content-security-policy': world.policy }) };
      return Promise.resolve(new Response(html, { status: world.status, headers }));
    }
    if (request.url.includes('billing.example')) return world.gateway(request);
    return Promise.resolve(new Response('<p>Not found', { status: 404 }));
  };
  const findings = await examinePage(world.url, { fetch: answer, now: () => world.clock(), session: `${SHOP}/session` });
  const lines = (status: string): string[] =>
    findings.filter((finding) => finding.status === status).map(({ text, fix }) => `${text} ${fix ?? ''}`);
  return { problems: lines('problem'), unclear: lines('unclear') };
}

/** Changes the gateway's responses, as a proxy in front of it could. */
const proxy =
  (change: (response: Response) => Response) =>
  async (request: Request): Promise<Response> =>
    change(await stack.gateway(request));
const withHeaders = (response: Response, headers: Record<string, string>): Response => {
  const copy = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) {
    if (value === '') copy.headers.delete(name);
    else copy.headers.set(name, value);
  }
  return copy;
};
const json =
  (change: (text: string) => string) =>
  async (request: Request): Promise<Response> => {
    const response = await stack.gateway(request);
    return new Response(change(await response.text()), response);
  };

const FIELD = (rule: string): string => `storefront-sign-up::part(input) { ${rule} }`;

const CASES: readonly (readonly [mistake: string, plant: (world: World) => void, words: string])[] = [
  ['the page does not exist', (w) => (w.status = 404), 'status 404'],
  ['the page is text', (w) => (w.type = 'text/plain'), 'Content-Type: text/html'],
  ['the page uses http', (w) => (w.url = 'http://shop.example/plans'), 'The page uses http'],
  ['the gateway uses http', (w) => (w.provider = w.provider.replace('https:', 'http:')), 'The gateway uses http'],
  ['no provider', (w) => (w.provider = ''), 'There is no provider'],
  ['no gateway', (w) => (w.provider = w.provider.replace(GATEWAY, '')), 'has no gateway'],
  ['a gateway without scheme', (w) => (w.provider = w.provider.replace('https://', '')), 'Write gateway="https://billing.example"'],
  ['a secret key in the page', (w) => (w.provider = w.provider.replace('pk_', 'sk_')), 'contains a secret key'],
  ['an example as key', (w) => (w.provider = w.provider.replace(PUBLISHABLE_KEY, 'pk_...')), 'not a publishable key'],
  ['an unknown tag', (w) => (w.inside = '<storefront-plan></storefront-plan>'), 'Did you mean "storefront-plans"?'],
  ['no type="module"', (w) => (w.script = w.script.replace('type="module" ', '')), 'Add type="module"'],
  ['two copies of the library', (w) => (w.script += w.script.replace('storefront.js', 'storefront.all.js')), 'more than once'],
  ['the script is missing', (w) => (w.scriptStatus = 404), 'dist/cdn'],
  ['the script has a wrong type', (w) => (w.scriptHeaders['content-type'] = 'text/plain'), 'Content-Type: text/javascript'],
  ['the script has no CORS headers', (w) => delete w.scriptHeaders['access-control-allow-origin'], 'without CORS headers'],
  ['the script is not compressed', (w) => delete w.scriptHeaders['content-encoding'], 'not compressed'],
  ['the script is kept for a year', (w) => (w.scriptHeaders['cache-control'] = 'max-age=31536000, immutable'), 'Cache-Control: no-cache'],
  ['script-src blocks the script', (w) => (w.policy = w.policy.replace(`script-src ${CDN}`, 'script-src')), `Add ${CDN} to script-src`],
  ['script-src blocks the payment form', (w) => (w.policy = w.policy.replace(`${CDN} ${FORM}`, CDN)), `Add ${FORM} to script-src`],
  ['connect-src blocks the gateway', (w) => (w.policy = w.policy.replace(GATEWAY, "'self'")), `Add ${GATEWAY} to connect-src`],
  [
    'frame-src blocks the payment form',
    (w) => (w.policy = w.policy.replace('frame-src', 'child-src x; frame-src x;')),
    `Add ${FORM} to frame-src`,
  ],
  [
    'a policy in a meta tag',
    (w) => (w.script += `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`),
    'connect-src',
  ],
  ['a Trusted Types policy is missing', (w) => (w.policy = w.policy.replace(' storefront-elements', '')), 'lacks storefront-elements'],
  ['the gateway is down', (w) => (w.gateway = down), `Nothing answers at ${GATEWAY}`],
  ['the address is no gateway', (w) => (w.provider = w.provider.replace(GATEWAY, `${SHOP}/billing`)), 'is not a gateway'],
  ['a wrong publishable key', (w) => (w.provider = w.provider.replace(PUBLISHABLE_KEY, 'pk_other')), 'does not accept the publishable key'],
  ['the origin is not allowed', (w) => (w.url = 'https://www.shop.example/plans'), 'Add exactly https://www.shop.example'],
  ['a currency that is not sold', (w) => (w.provider = w.provider.replace('>', ' currency="XTS">')), 'refuses the currency "XTS"'],
  [
    'a proxy removes CORS headers',
    (w) => (w.gateway = proxy((r) => withHeaders(r, { 'access-control-allow-origin': '' }))),
    'CORS headers of the gateway',
  ],
  [
    'a proxy lets caches store responses',
    (w) => (w.gateway = proxy((r) => withHeaders(r, { 'cache-control': 'public, max-age=60' }))),
    'Shared caches',
  ],
  [
    'a proxy answers preflight requests',
    (w) =>
      (w.gateway = (request) =>
        request.method === 'OPTIONS' ? Promise.resolve(new Response(null, { status: 405 })) : stack.gateway(request)),
    'Preflight requests fail',
  ],
  [
    'a clock that is wrong',
    (w) => (w.gateway = proxy((r) => withHeaders(r, { date: new Date(Date.now() - 600_000).toUTCString() }))),
    'Synchronize both clocks',
  ],
  ['an empty catalog', (w) => (w.gateway = json((text) => text.replace(/"products":\[.*\](?=[,}])/s, '"products":[]'))), 'no plans'],
  ['the payment form is missing', (w) => (w.formStatus = 404), 'payment form is not at'],
  ['the session route fails', (w) => (w.session = () => new Response('', { status: 500 })), 'fetchSession answers with status 500'],
  ['the session route returns something else', (w) => (w.session = () => Response.json({ session: 'x' })), 'no {token, expiresAt}'],
  [
    'the session may be cached',
    (w) => (w.session = () => Response.json({ token: 't', expiresAt: '2030-01-01T00:00:00Z' })),
    'Cache-Control: no-store',
  ],
  ['style-src blocks the theme', (w) => (w.policy = w.policy.replace("style-src 'self'", `style-src ${CDN}`)), `Add ${SHOP} to style-src`],
  ['style-src blocks a style tag', (w) => (w.script += `<style>${w.theme}</style>`), 'blocks the style tag'],
  [
    'a style attribute',
    (w) => (w.provider = w.provider.replace('>', ' style="--storefront-border-radius: 2px">')),
    'blocks the style attribute',
  ],
  ['text that is hard to read', (w) => (w.theme = ':root { --storefront-color-text: #aaa }'), 'color-text has a contrast of 2.3:1'],
  [
    'an accent that is hard to read in the dark',
    (w) => (w.theme = 'html { color-scheme: light dark } p { --storefront-color-primary: light-dark(#1d4ed8, #1d4ed8) }'),
    'at least 4.5:1 on #1b1f24',
  ],
  ['fields with a pale border', (w) => (w.theme = FIELD('border: 1px solid #ccc')), 'has a contrast of 1.6:1 on the background, so fields'],
  ['fields without a border', (w) => (w.theme = FIELD('border: none; border-radius: 2px')), 'at least 3:1 on #fff'],
  [
    'fields with a border that is pale in the dark',
    (w) => (w.theme = `html { color-scheme: light dark } ${FIELD('border-color: light-dark(#555, #444)')}`),
    'at least 3:1 on #1b1f24',
  ],
  [
    'fields with the border of cards',
    (w) => (w.theme = `:root { --storefront-color-border: #e0e0e0 } ${FIELD('border: 1px solid var(--storefront-color-border)')}`),
    'at least 3:1 on #fff',
  ],
  ['a background that is not opaque', (w) => (w.theme = ':root { --storefront-color-background: #fff8 }'), 'is not opaque'],
];

describe('doctor', () => {
  it('finds no problem in a healthy page', async () => {
    const { problems, unclear } = await examineWorld(() => undefined);
    expect(problems).toEqual([]);
    expect(unclear).toEqual([]);
  });

  it.each(['border: 1px solid #777', 'border: none; border-bottom: 2px solid #555', 'padding: 4px', 'border-width: 2px'])(
    'accepts fields with %s',
    async (rule) => {
      const { problems, unclear } = await examineWorld((world) => (world.theme = FIELD(rule)));
      expect([...problems, ...unclear]).toEqual([]);
    },
  );

  it('accepts a script on this machine that is not compressed', async () => {
    const { problems } = await examineWorld((world) => {
      world.script = world.script.replace(CDN, 'http://localhost:4600');
      world.policy = world.policy.replace(CDN, 'http://localhost:4600');
      delete world.scriptHeaders['content-encoding'];
    });
    expect(problems).toEqual([]);
  });

  it('cannot tell the contrast of a border that only a browser can compute', async () => {
    const { problems, unclear } = await examineWorld((world) => (world.theme = FIELD('border-color: oklch(0.9 0 0)')));
    expect(problems).toEqual([]);
    expect(unclear.join('\n')).toContain('"oklch(0.9 0 0)" of ::part(input)');
  });

  it.each(CASES)('finds: %s', async (_, plant, words) => {
    const { problems } = await examineWorld(plant);
    expect(problems.join('\n')).toContain(words);
  });

  it('says what it cannot tell if a script renders the elements', async () => {
    const { problems, unclear } = await examineWorld((world) => {
      world.script = world.provider = world.inside = '';
    });
    expect(problems).toEqual([]);
    expect(unclear.join('\n')).toContain('pass --gateway and --key');
  });

  it.each<[mistake: string, change: (offers: string) => string, words: string]>([
    ['no mistake', (offers) => offers, ''],
    [
      'an id that the catalog lacks',
      (offers) => offers.replaceAll(PLANS.buildMonthly, `${PLANS.buildMonthly.slice(0, -1)}x`),
      'offers list',
    ],
    ['a currency in which nothing is sold', (offers) => offers.replace(/"currencies":\[[^\]]*\]/, '"currencies":["XTS"]'), 'show nothing'],
  ])('finds in the offers file: %s', async (_, change, words) => {
    const billing = await startBillingServer();
    const store = await makeStoreFolder();
    try {
      await store.write('offers.json', change(JSON.stringify(await readOffers())));
      const findings = await examineOffers(recordTerminal({}, { folder: store.path }), billing.env, 'offers.json');
      const problems = findings.filter(({ status }) => status === 'problem').map(({ text, fix }) => `${text} ${fix ?? ''}`);
      expect(problems.join('\n')).toContain(words);
      expect(problems.length > 0).toBe(words !== '');
    } finally {
      await billing.close();
      await store.remove();
    }
  });

  it('names a page that does not answer, and the right form of a URL', async () => {
    expect(await run(['doctor', 'http://127.0.0.1:9/'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Nothing answers') as string,
    });
    expect(await run(['doctor', 'shop.example'])).toMatchObject({ code: 2, errors: expect.stringContaining('https://') as string });
  });

  it('knows all elements', async () => {
    const files = await readdir(join(projectRoot, 'src/components/define'));
    expect(TAGS).toEqual(files.map((file) => `storefront-${file.replace('.ts', '')}`).sort());
  });
});
