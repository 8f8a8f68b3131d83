import { expect } from '@open-wc/testing';
import '../../src/components/define/provider.js';
import type { SessionToken } from '../../src/components/features/provider/session.js';
import { catalog, CATALOG, completed, mainButton, mountIn, orders, ORDERS, QUOTES, toReview, waitForHeading } from './support/sign-up.js';
import { quoteOf } from './support/purchases.js';
import { pendingResponse, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const OWN = 'https://gateway.test#pk_shop';
const stored = (): string => JSON.stringify(Object.entries(sessionStorage));
const tokenOf = (account: string): SessionToken => ({
  token: `x.${btoa(JSON.stringify({ sub: account }))}.y`,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
});

async function signUpIn(answers: Record<string, Answer> = {}) {
  const provider = document.createElement('storefront-provider');
  const { client, requests } = scriptedClient({ [CATALOG]: catalog, [QUOTES]: quoteOf(), [ORDERS]: completed, ...answers });
  Object.assign(provider, { client, publishableKey: 'pk_shop' });
  const signUp = { ...(await mountIn(provider)), requests };
  return { provider, signUp };
}

describe('sign-out', () => {
  beforeEach(() => sessionStorage.clear());

  it('removes everything that the elements stored for this tenant, and nothing else', async () => {
    const { provider, signUp } = await signUpIn();
    await waitForHeading(signUp.element, 'Your details');
    const own = [`intent:${OWN}:change:A-S1`, `request:${OWN}:pay`, `sign-up:${OWN}|2`, `sign-up:${OWN}:end`, `draft:${OWN}:profile:A1`];
    const others = ['storefront-elements:request:https://gateway.test#pk_shop2:pay', `own:${OWN}:cart`];
    for (const key of [...own.map((name) => `storefront-elements:${name}`), ...others]) sessionStorage.setItem(key, 'maya');
    provider.logout();
    await waitUntil(() => Object.values<string>(sessionStorage).filter((value) => value === 'maya').length === others.length);
    for (const key of others) expect(sessionStorage.getItem(key)).to.equal('maya');
  });

  it('in another tab does the same here', async () => {
    const { provider, signUp } = await signUpIn();
    await waitForHeading(signUp.element, 'Your details');
    Object.assign(provider, { fetchSession: () => Promise.resolve(tokenOf('A1')) });
    await waitUntil(() => provider.matches(':state(active)'));
    sessionStorage.setItem(`storefront-elements:draft:${OWN}:profile:A1`, '"maya"');
    const channel = new BroadcastChannel('storefront-elements:https://gateway.test');
    // Sent again until it is heard, because the code that listens may still be loading.
    await waitUntil(() => {
      channel.postMessage(['sign-out #pk_other']);
      channel.postMessage(['sign-out #pk_shop']);
      return provider.matches(':state(none)');
    }, 'nobody is signed in');
    channel.close();
    expect(stored()).not.to.contain('maya');
  });

  it('does not end a session that begins right after it', async () => {
    const { provider, signUp } = await signUpIn();
    await waitForHeading(signUp.element, 'Your details');
    Object.assign(provider, { fetchSession: () => Promise.resolve(tokenOf('A1')) });
    await waitUntil(() => provider.matches(':state(active)'));
    const channel = new BroadcastChannel('storefront-elements:https://gateway.test');
    const told = new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
    provider.logout();
    provider.refresh();
    await told;
    channel.close();
    await provider.updateComplete;
    expect(provider.matches(':state(active)')).to.equal(true);
  });

  it('is announced to other tabs', async () => {
    const { provider, signUp } = await signUpIn();
    await waitForHeading(signUp.element, 'Your details');
    const channel = new BroadcastChannel('storefront-elements:https://gateway.test');
    const told = new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data), { once: true }));
    provider.logout();
    expect(await told).to.deep.equal(['sign-out #pk_shop']);
    channel.close();
  });

  it('discards the entries and the confirmation of a purchase', async () => {
    const { provider, signUp } = await signUpIn();
    await toReview(signUp);
    provider.logout();
    await waitForHeading(signUp.element, 'Your details');
    expect(signUp.element.shadowRoot?.querySelector<HTMLInputElement>('#firstName')?.value).to.equal('');
    await toReview(signUp);
    mainButton(signUp.element).click();
    await waitUntil(() => signUp.element.matches(':state(completed)'), 'it is bought');
    provider.logout();
    await waitForHeading(signUp.element, 'Your details');
    expect(stored()).not.to.contain('A00000001').and.not.to.contain('maya');
  });

  it('ignores the session of an order whose response arrives later', async () => {
    const { answer, release } = pendingResponse();
    const { provider, signUp } = await signUpIn({
      [ORDERS]: async (request) => {
        const response = await answer(request);
        return new Response(response.body, { headers: { 'content-type': 'application/json', 'storefront-session': 'late-token' } });
      },
    });
    await toReview(signUp);
    mainButton(signUp.element).click();
    await waitUntil(() => signUp.requests.some(({ url }) => url.endsWith(ORDERS)), 'the order is sent');
    provider.logout();
    release({ ...completed, sessionExpiresAt: new Date(Date.now() + 600_000).toISOString() });
    await waitForHeading(signUp.element, 'Your details');
    const { intentId } = (await orders(signUp)[0]!.clone().json()) as { intentId: string };
    await waitUntil(() => !stored().includes(intentId) && !stored().includes(':request:'), 'nothing of the order is stored');
    expect(provider.matches(':state(none)')).to.equal(true);
    expect(signUp.element.matches(':state(completed)')).to.equal(false);
  });
});

describe('a completed purchase', () => {
  beforeEach(() => sessionStorage.clear());

  it('requests no further quote for the plans that were just bought', async () => {
    const { provider, signUp } = await signUpIn({
      [ORDERS]: () => {
        const { token, expiresAt } = tokenOf('A00000001');
        return Response.json({ ...completed, sessionExpiresAt: expiresAt }, { headers: { 'storefront-session': token } });
      },
    });
    await toReview(signUp);
    const quotes = (): number => signUp.requests.filter(({ url }) => url.endsWith(QUOTES)).length;
    const before = quotes();
    mainButton(signUp.element).click();
    await waitUntil(() => signUp.element.matches(':state(completed)') && provider.matches(':state(active)'), 'it is bought');
    await waitUntil(() => signUp.requests.some(({ url }) => url.endsWith('/storefront/profile')), 'the new session is used');
    expect(quotes()).to.equal(before);
  });

  it('leaves neither its ids nor its request in the storage', async () => {
    const { signUp } = await signUpIn();
    await toReview(signUp);
    mainButton(signUp.element).click();
    await waitUntil(() => signUp.element.matches(':state(completed)'), 'it is bought');
    const [order] = orders(signUp);
    const { intentId } = (await order!.clone().json()) as { intentId: string };
    expect(stored()).not.to.contain(intentId).and.not.to.contain(order!.headers.get('idempotency-key'));
    expect(Object.keys(sessionStorage).filter((key) => key.includes(':intent:') || key.includes(':request:'))).to.deep.equal([]);
  });
});
