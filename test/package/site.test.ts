import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serveDemo, type Demo } from '../../demo/server.js';
import { createClient, storefrontOperations } from '../../src/api/index.js';
import { freeBase, isFree } from '../support/free-ports.js';
import { seedDataFolder } from '../support/seeded-database.js';

const SITES = [
  { base: '', folder: 'kestrel-maps', email: 'maya.okafor@example.com', people: 3 },
  { base: '/harbor', folder: 'harbor-review', email: 'eleanor.whitlock@example.com', people: 5 },
];
const pagesOf = async (folder: string) =>
  (await readdir(join(import.meta.dirname, '../../demo/site', folder))).filter((file) => file.endsWith('.html'));
let folder: string;
let port: number;
let demo: Demo;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-site-'));
  port = await freeBase();
  await seedDataFolder(folder, new Date());
  demo = await serveDemo({ port, dataFolder: folder });
});
afterAll(async () => {
  await demo.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${demo.addresses.site}${path}`, { headers, redirect: 'manual' });
const logIn = (email: string, origin = demo.addresses.site, base = '') =>
  fetch(`${demo.addresses.site}${base}/demo/login`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    headers: { Origin: origin },
    redirect: 'manual',
  });
const openSession = (headers: Record<string, string>, base = '') =>
  fetch(`${demo.addresses.site}${base}/demo/session`, { method: 'POST', headers: { Origin: demo.addresses.site, ...headers } });
const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const sessionBody = z.object({ token: z.string() });

describe('a malformed login form', () => {
  it.each(['/demo/login', '/harbor/demo/login', '/demo/staff-login'])('is refused by %s', async (path) => {
    const response = await fetch(`${demo.addresses.site}${path}`, {
      method: 'POST',
      body: '--x\r\nnothing that is a part',
      headers: { Origin: demo.addresses.site, 'Content-Type': 'multipart/form-data; boundary=y' },
      redirect: 'manual',
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('pages', async () => {
  const tenants = await Promise.all(
    SITES.map(async ({ base, folder, email }) =>
      ['', ...(await pagesOf(folder))].map((file) => ({ path: `${base}/${file}`, base, email })),
    ),
  );
  const shared = (await pagesOf('shared')).map((file) => ({ path: `/${file}`, base: '', email: '' }));

  it.each([...tenants.flat(), ...shared])('$path has a strict policy and no open placeholder', async ({ path, base, email }) => {
    const isAccount = path.endsWith('/account.html');
    const response = await get(path, { Cookie: isAccount ? cookieOf(await logIn(email, demo.addresses.site, base)) : '' });
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy');
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${demo.addresses.form}`,
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      `connect-src 'self' ${demo.addresses.gateway}`,
      `frame-src ${demo.addresses.form}`,
      "require-trusted-types-for 'script'",
      "trusted-types lit-html storefront-elements 'allow-duplicates'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const html = await response.text();
    expect(html).not.toContain('{{');
    expect(html).not.toMatch(/ style=| on[a-z]+=|<style|<script(?![^>]* src=)/);
  });

  it.each(SITES)('at $base/ have no broken link', async ({ base, folder }) => {
    for (const file of await pagesOf(folder)) {
      const html = await (await get(`${base}/${file}`)).text();
      const addresses = [...html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)].map(([, address = '']) => address);
      for (const address of new Set(addresses.filter((each) => !each.startsWith('/cdn/')))) {
        expect([200, 302], `${address} in ${file}`).toContain((await get(address)).status);
      }
    }
  });

  it('turn their elements right-to-left for such a language, and the whole page on request', async () => {
    const arabic = await (await get('/harbor/?lang=ar')).text();
    expect(arabic).toMatch(/<html lang="ar" dir="ltr"[^]*<storefront-provider[^>]* lang="ar" dir="rtl"/);
    expect(await (await get('/harbor/?dir=rtl')).text()).toContain('<html lang="en" dir="rtl"');
  });

  it('store the language for each tenant separately', async () => {
    const cookies = (await get('/harbor/?lang=fr')).headers.getSetCookie();
    expect(cookies).toEqual([expect.stringMatching(/^harbor_lang=fr; .*Path=\/harbor\/;/)]);
    expect((await get('/?lang=fr')).headers.getSetCookie()[0]).toMatch(/^kestrel_lang=fr; .*Path=\/;/);
  });

  it('call the gateway on the host name of the page', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(await response.text()).toContain(`gateway="http://127.0.0.1:${port + 1}"`);
    expect(response.headers.get('content-security-policy')).toContain(`connect-src 'self' http://127.0.0.1:${port + 1};`);
  });

  it('use the requested language and remember it', async () => {
    const german = await get('/?lang=de&currency=JPY');
    expect(await german.text()).toMatch(/<html lang="de"[^]*locale="de" currency="JPY"/);
    const later = await get('/sign-up.html', {
      Cookie: german.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    });
    expect(await later.text()).toMatch(/<html lang="de"[^]*locale="de" currency="JPY"/);
    expect(await (await get('/?lang=xx"><script>')).text()).toContain('<html lang="en"');
  });

  it('keep a chosen plan when the language changes', async () => {
    expect(await (await get('/sign-up.html?plan=abc&quantity=3')).text()).toContain(
      'href="/sign-up.html?plan=abc&amp;quantity=3&amp;lang=de"',
    );
  });

  it('are served only under host names of this machine', async () => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: '/', headers: { Host: 'rebound.example' } }, (answer) => resolve(answer.resume().statusCode))
        .once('error', reject)
        .end();
    });
    expect(status).toBe(421);
  });

  it.each(['/../server.ts', '/%2e%2e/%2e%2e/server.ts', '/cdn/%2e%2e/%2e%2e/package.json'])(
    'do not serve %s from outside their folder',
    async (path) => {
      expect((await get(path)).status).not.toBe(200);
    },
  );
});

describe("the tenant's login", () => {
  it.each(SITES)('at $base/ accepts each person on the page, and opens a session that the gateway accepts', async ({ base, people }) => {
    const page = await (await get(`${base}/login.html`)).text();
    const emails = [...page.matchAll(/name="email" value="([^"]+@[^"]+)"/g)].flatMap(([, email]) => (email === undefined ? [] : [email]));
    expect(emails).toHaveLength(people);
    for (const email of emails) {
      const entered = await logIn(email, demo.addresses.site, base);
      expect(entered.status, email).toBe(303);
      expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
      const answer = await openSession({ Cookie: cookieOf(entered) }, base);
      const { token } = z.object({ token: z.string() }).parse(await answer.json());
      const client = createClient({ baseUrl: demo.addresses.gateway, credential: () => token, headers: { Origin: demo.addresses.site } });
      const profile = await client.call(storefrontOperations.getProfile, {});
      expect(profile.billTo?.email).toBe(email);
    }
  });

  it('ignores the case of the email address', async () => {
    expect((await logIn(' Maya.Okafor@Example.com ')).status).toBe(303);
  });

  it.each([
    ['nobody@example.com', 'No account has this address'],
    ['', 'Enter your email address'],
    ['maya', 'not an email address'],
    ["x'or(WorkEmail!='')or'@example.com", 'No account has this address'],
    ['"><script>alert(1)</script>@example.com', 'No account has this address'],
  ])('explains why it refuses %j, and keeps the input', async (email, words) => {
    const refused = await logIn(email);
    expect(refused.status).toBe(422);
    expect(refused.headers.get('set-cookie')).toBeNull();
    const html = await refused.text();
    expect(html).toContain(words);
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain('<script>alert');
    const escaped = email.replaceAll('"', '&quot;').replaceAll("'", '&#39;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(html).toContain(`value="${escaped}"`);
  });

  it('refuses requests from another site', async () => {
    expect((await logIn('maya.okafor@example.com', 'https://evil.example')).status).toBe(403);
  });

  it('opens no session without the cookie, with a forged one, or for a page of another site', async () => {
    const cookie = cookieOf(await logIn('maya.okafor@example.com'));
    expect((await openSession({})).status).toBe(401);
    expect((await openSession({ Cookie: cookie.replace(/A\d+/, 'A00000002') })).status).toBe(401);
    expect((await openSession({ Cookie: cookie, Origin: 'https://evil.example' })).status).toBe(403);
    expect((await openSession({ Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await openSession({ Cookie: cookie })).status).toBe(200);
  });

  it('is required for the account page', async () => {
    const turnedAway = await get('/account.html');
    expect(turnedAway.status).toBe(302);
    expect(turnedAway.headers.get('location')).toBe('/login.html');
  });

  it('does not let the recipient of deliveries sign in', async () => {
    const cookie = cookieOf(await logIn('maya.okafor@example.com'));
    const { token } = sessionBody.parse(await (await openSession({ Cookie: cookie })).json());
    const page = createClient({ baseUrl: demo.addresses.gateway, credential: () => token, headers: { Origin: demo.addresses.site } });
    const { version = '' } = await page.call(storefrontOperations.getProfile, {});
    const email = 'mailroom@example.com';
    const shipTo = {
      firstName: 'Sam',
      lastName: 'Porter',
      email,
      address1: '1 Dock Road',
      city: 'London',
      postalCode: 'N1 9GU',
      country: 'GB',
    };
    const { shipTo: saved } = await page.call(storefrontOperations.updateProfile, { version, shipTo });
    expect(saved?.email).toBe(email);
    const refused = await logIn(email);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('No account has this address');
  });

  it.each([
    ['customer', '/demo/login', { email: 'maya.okafor@example.com' }, '/demo/session', '/demo/logout', '/storefront/session'],
    ['staff member', '/demo/staff-login', { staff: 'grace' }, '/demo/staff-session', '/demo/staff-logout', '/storefront/staff-session'],
  ])('ends the session of a %s at sign-out, and no other session', async (_who, login, form, open, logout, rights) => {
    const post = (path: string, headers: Record<string, string> = {}, body?: URLSearchParams) =>
      fetch(demo.addresses.site + path, {
        method: 'POST',
        headers: { Origin: demo.addresses.site, ...headers },
        redirect: 'manual',
        ...(body ? { body } : {}),
      });
    const enter = async () => {
      const cookie = cookieOf(await post(login, {}, new URLSearchParams(form)));
      return { cookie, token: sessionBody.parse(await (await post(open, { Cookie: cookie })).json()).token };
    };
    const statusOf = async (token: string) =>
      (await fetch(demo.addresses.gateway + rights, { headers: { Origin: demo.addresses.site, Authorization: `Bearer ${token}` } })).status;
    const [mine, other] = [await enter(), await enter()];
    expect(await statusOf(mine.token)).toBe(200);
    await post(logout, { Cookie: mine.cookie });
    expect([await statusOf(mine.token), await statusOf(other.token)]).toEqual([401, 200]);
  });

  it('deletes the cookie at sign-out', async () => {
    const left = await fetch(`${demo.addresses.site}/demo/logout`, {
      method: 'POST',
      headers: { Origin: demo.addresses.site, Cookie: cookieOf(await logIn('maya.okafor@example.com')) },
      redirect: 'manual',
    });
    expect(left.status).toBe(303);
    expect(left.headers.get('set-cookie')).toMatch(/^kestrel_account=; Max-Age=0/);
  });
});

describe('ports', () => {
  it('says which port is in use', async () => {
    const second = await mkdtemp(join(tmpdir(), 'storefront-site-'));
    await expect(serveDemo({ port: port - 3, dataFolder: second })).rejects.toThrow(`Port ${port} is in use`);
    await rm(second, { recursive: true, force: true });
    expect(await isFree(port - 3), 'the ports before it are free again').toBe(true);
  });
});

it('the gateway serves reference rates', async () => {
  const client = createClient({
    baseUrl: demo.addresses.gateway,
    credential: () => 'pk_sandbox',
    headers: { Origin: demo.addresses.site },
  });
  const { rates } = await client.call(storefrontOperations.listRates, {});
  expect(rates.map(({ asset, currency }) => `${asset}/${currency}`)).toEqual(['BTC/USD', 'ETH/USD']);
});
