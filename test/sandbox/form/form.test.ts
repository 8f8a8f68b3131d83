import { beforeEach, describe, expect, it } from 'vitest';
import { createForm } from '../../../demo/sandbox/form/index.js';
import { postCard, postDecision, storeCard, type FormFetch } from '../../support/cards.js';
import { memoryDeps } from '../../support/form-memory.js';

const NONCE = 'n'.repeat(24);
const FRAME = `/frame?host=${encodeURIComponent('http://localhost:4600')}&nonce=${NONCE}`;

let form: FormFetch;
let memory: ReturnType<typeof memoryDeps>;
const get = (path: string) => form(new Request(`http://form.test${path}`));

beforeEach(() => {
  memory = memoryDeps();
  form = createForm(memory.deps).fetch;
});

describe('the page in the frame', () => {
  it('forbids all inline code and style, and embedding by other sites', async () => {
    const response = await get(FRAME);
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors http://localhost:4600',
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    const page = await response.text();
    expect(page).not.toMatch(/\son\w+=|\sstyle=|<style|javascript:/);
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/frame/assets/frame.js">']);
  });

  it('is never cached or sniffed, and sends no referrer', async () => {
    const { headers } = await get(FRAME);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['http://evil.example', 'http://localhost:4600.evil.example', 'http://localhost:4600/', 'null', '*', ''])(
    'refuses the host "%s"',
    async (host) => {
      const response = await get(`/frame?host=${encodeURIComponent(host)}&nonce=${NONCE}`);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('host');
    },
  );

  it.each(['', 'short', '"><script>alert(1)</script>xxxxxxxx'])('refuses the nonce "%s"', async (nonce) => {
    const response = await get(`/frame?host=${encodeURIComponent('http://localhost:4600')}&nonce=${encodeURIComponent(nonce)}`);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('script');
  });

  it('supports its languages, and English for all others', async () => {
    expect(await (await get(FRAME)).text()).toContain('Save card');
    expect(await (await get(`${FRAME}&locale=de-AT`)).text()).toContain('Karte speichern');
    expect(await (await get(`${FRAME}&locale=fr`)).text()).toContain('Enregistrer la carte');
    expect(await (await get(`${FRAME}&locale=ar`)).text()).toContain('dir="rtl"');
    expect(await (await get(`${FRAME}&locale=nl`)).text()).toContain('lang="en"');
  });

  it('supports autofill in each field', async () => {
    const page = await (await get(FRAME)).text();
    for (const token of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(page).toContain(`autocomplete="${token}"`);
  });

  it('serves its own files and nothing else', async () => {
    const page = await (await get(FRAME)).text();
    const wanted = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    const seen = new Set<string>();
    while (wanted.length > 0) {
      const path = wanted.pop() ?? '';
      if (seen.has(path)) continue;
      seen.add(path);
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      for (const match of (await response.text()).matchAll(/from '\.\/([\w-]+\.js)'/g)) wanted.push(`/frame/assets/${match[1]}`);
    }
    expect(seen.size).toBeGreaterThanOrEqual(7);
    for (const path of ['/frame/assets/card-rules.d.ts', '/frame/assets/..%2Fcards.ts', '/frame/assets/', '/']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('allows other origins to load its script', async () => {
    const response = await get('/zuora.js');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('never posts a message to any origin', async () => {
    for (const path of ['/zuora.js', '/frame/assets/host-channel.js']) {
      const text = await (await get(path)).text();
      expect(text).toContain('postMessage');
      expect(text).not.toMatch(/['"`]\*['"`]/);
    }
  });
});

describe('saving a card', () => {
  it('returns the id of the payment method, and stores neither number nor security code', async () => {
    expect(await storeCard(form, 'open')).toBe('method-1');
    expect(JSON.stringify(memory.cards)).not.toMatch(/42424242|"123"/);
    expect(memory.cards).toMatchObject([{ type: 'Visa', lastFour: '4242', expirationMonth: 12, expirationYear: 2035 }]);
  });

  it.each([
    ['4000000000000002', 'declined'],
    ['4000000000000069', 'expired-card'],
  ])('%s is refused: %s', async (number, failure) => {
    const response = await postCard(form, 'open', { number });
    expect([response.status, await response.json()]).toEqual([200, { failure }]);
    expect(memory.cards).toEqual([]);
  });

  it('stores cards that are declined later', async () => {
    await storeCard(form, 'open', '4000000000000341');
    await storeCard(form, 'open', '4000000000009995');
    expect(memory.cards.map((card) => card.behavior)).toEqual(['decline', 'insufficient-funds']);
  });

  it('asks for 3-D Secure if required, and stores nothing before', async () => {
    const asked = await postCard(form, 'open', { number: '4000002760003184' });
    expect(await asked.json()).toEqual({ challenge: 'challenge-1', brand: 'Visa', lastFour: '3184' });
    expect(memory.cards).toEqual([]);
    expect(await (await postDecision(form, 'open', 'challenge-1', true)).json()).toEqual({ paymentMethodId: 'method-1' });
    expect(memory.cards).toMatchObject([{ lastFour: '3184', behavior: 'ok' }]);
  });

  it('accepts the 3-D Secure result only from its own page', async () => {
    const body = JSON.stringify({ token: 'open', challenge: 'challenge-1', confirmed: true });
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    expect((await form(new Request('http://form.test/frame/challenges', { method: 'POST', headers, body }))).status).toBe(403);
    const own = { ...headers, 'sec-fetch-site': 'same-origin' };
    const odd = { method: 'POST', headers: own, body: body.replace('true', '"yes"') };
    expect((await form(new Request('http://form.test/frame/challenges', odd))).status).toBe(400);
  });

  it('names the invalid fields and stores nothing', async () => {
    const response = await postCard(form, 'open', { expiry: '01 / 20', securityCode: '' });
    expect(await response.json()).toEqual({ failure: 'invalid-card', problems: { expiry: 'past', securityCode: 'missing' } });
    expect(memory.cards).toEqual([]);
  });

  it("uses the tenant's business date", async () => {
    form = createForm(memoryDeps('2036-01-01').deps).fetch;
    const response = await postCard(form, 'open');
    expect(await response.json()).toEqual({ failure: 'invalid-card', problems: { expiry: 'past' } });
  });

  it('refuses a session that is unknown, expired or meant for a payment, and a fourth submission', async () => {
    const answer = async (...input: Parameters<typeof postCard>): Promise<unknown> => (await postCard(...input)).json();
    expect(await answer(form, 'gone')).toEqual({ failure: 'session-expired' });
    expect(await answer(form, 'paying')).toEqual({ failure: 'not-supported' });
    const refused = { number: '4000000000000002' };
    for (let attempt = 1; attempt <= 3; attempt += 1) expect(await answer(form, 'open', refused)).toEqual({ failure: 'declined' });
    expect(await answer(form, 'open')).toEqual({ failure: 'too-many-attempts' });
  });

  it('accepts cards only from its own page, as JSON of a limited size', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      form(new Request('http://form.test/frame/methods', { method: 'POST', headers, body }));
    const body = JSON.stringify({ token: 'open', card: { number: '4242424242424242', expiry: '12 / 35', securityCode: '123', name: 'A' } });
    const json = { 'content-type': 'application/json' };
    expect((await post({ ...json, 'sec-fetch-site': 'cross-site' }, body)).status).toBe(403);
    expect((await post({ ...json, origin: 'http://localhost:4600' }, body)).status).toBe(403);
    expect((await post(json, body)).status).toBe(403);
    expect((await post({ 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, body)).status).toBe(415);
    expect((await post({ ...json, 'sec-fetch-site': 'same-origin' }, '{"token":')).status).toBe(400);
    expect((await post({ ...json, 'sec-fetch-site': 'same-origin' }, body.replace('"name"', '"amount":"1","name"'))).status).toBe(400);
    expect((await post({ ...json, 'sec-fetch-site': 'same-origin' }, JSON.stringify({ token: 'x'.repeat(5000) }))).status).toBe(413);
    expect((await post({ ...json, origin: 'http://form.test' }, body)).status).toBe(200);
  });
});
