import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import { getProfile } from '../../src/api/operations/storefront/profile.js';
import { getCatalog } from '../../src/api/operations/storefront/catalog.js';
import type { StorefrontContext } from '../../src/components/context/storefront-context.js';
import type { StorefrontErrorEvent } from '../../src/components/events/index.js';
import { FeatureElement } from '../../src/components/features/connection/feature-element.js';
import type { SessionToken } from '../../src/components/features/provider/session.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { expectAccessible } from './support/expect-accessible.js';
import { waitUntil } from './support/wait-until.js';

StorefrontProvider.define();

/** Minimal element inside a provider. */
class Inside extends FeatureElement {
  get storefront(): StorefrontContext | undefined {
    return this.connection.storefront;
  }
}
customElements.define('test-inside-provider', Inside);

const inside = (provider: Element): StorefrontContext => {
  const element = provider.querySelector('test-inside-provider');
  if (!(element instanceof Inside) || !element.storefront) throw new Error('No context has arrived.');
  return element.storefront;
};

async function provide(more: Partial<StorefrontProvider> = {}): Promise<StorefrontProvider> {
  const provider = document.createElement('storefront-provider');
  Object.assign(provider, { gateway: '/billing', publishableKey: 'pk_sandbox', ...more });
  provider.append(document.createElement('test-inside-provider'));
  await fixture(html`<div>${provider}</div>`);
  await provider.updateComplete;
  return provider;
}

/** Returns a fake token for an account. The gateway refuses it. */
function tokenOf(account: string, lifeMs = 600_000): SessionToken {
  const claims = btoa(JSON.stringify({ sub: account }));
  return { token: `x.${claims}.${crypto.randomUUID()}`, expiresAt: new Date(Date.now() + lifeMs).toISOString() };
}

/** Session of a seeded subscriber, as the tenant's server would open it. */
async function realSession(account: string): Promise<SessionToken> {
  const response = await fetch(`/tenant/session?account=${account}`, { method: 'POST' });
  const { token, expiresAt } = (await response.json()) as SessionToken;
  return { token, expiresAt };
}

const [first, second] = ['A00000001', 'A00000002'] as const;

describe('storefront-provider', () => {
  it('has no box in the layout and is accessible', async () => {
    const provider = await fixture(
      html`<storefront-provider gateway="/billing" publishable-key="pk_sandbox"><p>text</p></storefront-provider>`,
    );
    expect(getComputedStyle(provider).display).to.equal('contents');
    await expectAccessible(provider);
  });

  it('reads the catalog with the publishable key', async () => {
    const provider = await provide();
    const catalog = await inside(provider).store!.client.call(getCatalog, {});
    expect(catalog.products.length).to.be.greaterThan(0);
    expect(inside(provider).session).to.equal('none');
  });

  it('provides language, currency and messages, and each change as a new value', async () => {
    const provider = await provide({ locale: 'de', messages: { 'plans.select': 'Nimm {product}' } });
    const before = inside(provider);
    expect(before).to.include({ locale: 'de', currency: undefined });
    provider.setAttribute('currency', 'EUR');
    await provider.updateComplete;
    expect(before.currency).to.equal(undefined);
    expect(inside(provider)).to.include({ locale: 'de', currency: 'EUR' });
    expect(inside(provider).store).to.equal(before.store);
  });

  it('applies properties that were set before it was defined', async () => {
    class Late extends StorefrontProvider {}
    const tag = 'late-storefront-provider';
    const element = document.createElement(tag);
    const asked: string[] = [];
    Object.assign(element, {
      gateway: '/billing',
      publishableKey: 'pk_sandbox',
      fetchSession: () => (asked.push('session'), Promise.resolve(undefined)),
    });
    element.append(document.createElement('test-inside-provider'));
    document.body.append(element);
    customElements.define(tag, Late);
    await nextFrame();
    await inside(element).store!.client.call(getCatalog, {});
    expect(asked).to.deep.equal(['session']);
    element.remove();
  });

  describe('settings', () => {
    for (const [what, settings, words] of [
      ['a missing gateway', { gateway: '' }, 'gateway'],
      ['a missing key', { publishableKey: '' }, 'publishable-key'],
      ['an invalid address', { gateway: 'ftp://shop.example' }, 'gateway'],
      ['an example instead of a key', { publishableKey: 'pk_...' }, 'letters, digits, underscores or hyphens'],
      ['a secret key', { publishableKey: 'sk_live_1' }, 'secret key'],
    ] as const) {
      it(`reports ${what} to the developer of the page`, async () => {
        const provider = document.createElement('storefront-provider');
        Object.assign(provider, { gateway: '/billing', publishableKey: 'pk_sandbox', ...settings });
        provider.append(document.createElement('test-inside-provider'));
        const told = oneEvent<StorefrontErrorEvent>(provider, 'storefront-error');
        await fixture(html`<div>${provider}</div>`);
        const { error } = await told;
        expect(error.type).to.equal('configuration');
        expect(error.message).to.contain(words).and.not.contain('sk_live_1');
        expect(inside(provider)).to.include({ store: undefined, problem: error.message });
      });
    }

    it('works once the attribute is set', async () => {
      const provider = await provide({ publishableKey: '' });
      provider.publishableKey = 'pk_my-shop';
      await provider.updateComplete;
      expect(inside(provider).problem).to.equal(undefined);
      expect(inside(provider).store).not.to.equal(undefined);
    });
  });

  describe('session', () => {
    it('is fetched once for simultaneous requests, and reads its own account', async () => {
      let asked = 0;
      const provider = await provide({ fetchSession: () => ((asked += 1), realSession(first)) });
      const { client } = inside(provider).store!;
      const profiles = await Promise.all([client.call(getProfile, {}), client.call(getProfile, {}), client.call(getProfile, {})]);
      expect(profiles.map(({ accountNumber }) => accountNumber)).to.deep.equal([first, first, first]);
      expect(asked).to.equal(1);
      expect(inside(provider).session).to.equal('active');
    });

    it('is never in an attribute or storage', async () => {
      const session = await realSession(first);
      const provider = await provide({ fetchSession: () => Promise.resolve(session) });
      await inside(provider).store!.client.call(getProfile, {});
      expect([...provider.attributes].map(({ value }) => value)).not.to.include(session.token);
      expect(JSON.stringify([localStorage, sessionStorage])).not.to.contain(session.token);
    });

    it('is fetched again once after a refusal', async () => {
      const sessions = [tokenOf(first), await realSession(first)];
      const provider = await provide({ fetchSession: () => Promise.resolve(sessions.shift()) });
      expect((await inside(provider).store!.client.call(getProfile, {})).accountNumber).to.equal(first);
      expect(sessions).to.have.length(0);
    });

    it('is fetched again before it ends', async () => {
      let asked = 0;
      const provider = await provide({
        fetchSession: async () => {
          asked += 1;
          return { ...(await realSession(first)), expiresAt: new Date(Date.now() + 30_000).toISOString() };
        },
      });
      const { client } = inside(provider).store!;
      await client.call(getProfile, {});
      await client.call(getProfile, {});
      expect(asked).to.equal(2);
    });

    it('is used by a visitor whose clock is a day fast, until the gateway refuses it', async () => {
      let asked = 0;
      const provider = await provide({
        fetchSession: async () => {
          asked += 1;
          return { ...(await realSession(first)), expiresAt: new Date(Date.now() - 24 * 3_600_000).toISOString() };
        },
      });
      const { client } = inside(provider).store!;
      await client.call(getProfile, {});
      await client.call(getProfile, {});
      expect(asked).to.equal(1);
    });

    it('that cannot be fetched counts as expired, is not fetched repeatedly, and leaves the catalog readable', async () => {
      let asked = 0;
      const provider = await provide({ fetchSession: () => ((asked += 1), Promise.reject(new Error('The login is down.'))) });
      const told = oneEvent<StorefrontErrorEvent>(provider, 'storefront-error');
      const { client } = inside(provider).store!;
      expect((await client.call(getCatalog, {})).products.length).to.be.greaterThan(0);
      expect((await told).error.message).to.contain('The login is down.');
      await client.call(getCatalog, {});
      await provider.updateComplete;
      expect(asked).to.equal(1);
      expect(inside(provider).session).to.equal('expired');
      provider.refresh();
      await provider.updateComplete;
      expect(inside(provider).session).to.equal('active');
    });

    it('with an invalid result reports the missing field', async () => {
      const answer = JSON.parse('{"token": "t"}') as SessionToken;
      const provider = await provide({ fetchSession: () => Promise.resolve(answer) });
      const told = oneEvent<StorefrontErrorEvent>(provider, 'storefront-error');
      await inside(provider).store!.client.call(getCatalog, {});
      expect((await told).error).to.include({ type: 'configuration' });
      expect((await told).error.message).to.contain('expiresAt');
    });

    it('may be absent: then nobody is signed in', async () => {
      const provider = await provide({ fetchSession: () => Promise.resolve(undefined) });
      await inside(provider).store!.client.call(getCatalog, {});
      await provider.updateComplete;
      expect(inside(provider).session).to.equal('none');
    });

    for (const [what, answer] of [
      ['null', () => null],
      ['a response with status 204', () => new Response(null, { status: 204 })],
      ['a response with status 401', () => Response.json({ error: 'Sign in first.' }, { status: 401 })],
    ] as const) {
      it(`may be ${what}: then nobody is signed in, and nothing is reported`, async () => {
        let isReported = false;
        const provider = await provide({ fetchSession: () => Promise.resolve(answer()) });
        provider.addEventListener('storefront-error', () => (isReported = true));
        await inside(provider).store!.client.call(getCatalog, {});
        await provider.updateComplete;
        expect([inside(provider).session, isReported]).to.deep.equal(['none', false]);
      });
    }

    it('may be the response of the server', async () => {
      const provider = await provide({ fetchSession: () => fetch(`/tenant/session?account=${first}`, { method: 'POST' }) });
      expect((await inside(provider).store!.client.call(getProfile, {})).accountNumber).to.equal(first);
    });

    it('is reported if the response is an error', async () => {
      const provider = await provide({ fetchSession: () => Promise.resolve(new Response('', { status: 500 })) });
      const told = oneEvent<StorefrontErrorEvent>(provider, 'storefront-error');
      await inside(provider).store!.client.call(getCatalog, {});
      expect((await told).error.message).to.contain('500');
      expect(inside(provider).session).to.equal('expired');
    });

    it('of another person clears the cache', async () => {
      let account: string = first;
      const provider = await provide({ fetchSession: () => realSession(account) });
      const { store } = inside(provider);
      const seen: (string | undefined)[] = [];
      const end = store!.subscribe(getProfile, {}, () => seen.push(store!.get(getProfile, {}).data?.accountNumber));
      await waitUntil(() => seen.at(-1) === first);
      account = second;
      inside(provider).adoptSession(await realSession(second));
      await waitUntil(() => seen.at(-1) === second);
      expect(seen.slice(seen.lastIndexOf(first) + 1)).to.include(undefined);
      end();
    });

    it('of a completed sign-up is used', async () => {
      const provider = await provide();
      inside(provider).adoptSession(await realSession(first));
      expect((await inside(provider).store!.client.call(getProfile, {})).accountNumber).to.equal(first);
      await provider.updateComplete;
      expect(inside(provider).session).to.equal('active');
    });

    it('is forgotten by logout, with all data, until refresh', async () => {
      let asked = 0;
      const provider = await provide({ fetchSession: () => ((asked += 1), realSession(first)) });
      const { store } = inside(provider);
      await store!.refresh(getProfile, {});
      expect(store!.get(getProfile, {}).data?.accountNumber).to.equal(first);
      provider.logout();
      await provider.updateComplete;
      expect(store!.get(getProfile, {}).data).to.equal(undefined);
      expect(inside(provider).session).to.equal('none');
      await store!.refresh(getProfile, {});
      expect(store!.get(getProfile, {}).error?.type).to.be.oneOf(['authentication', 'permission']);
      expect(asked).to.equal(1);
      provider.refresh();
      await store!.refresh(getProfile, {});
      expect(asked).to.equal(2);
    });

    it('that arrives after logout is not used: the publishable key is sent', async () => {
      let release: ((session: SessionToken) => void) | undefined;
      const provider = await provide({ fetchSession: () => new Promise((resolve) => (release = resolve)) });
      const { client } = inside(provider).store!;
      const code = async (): Promise<unknown> =>
        client.call(getProfile, {}).then(
          () => 'signed in',
          (error: unknown) => (error as { code?: unknown }).code,
        );
      const waiting = code();
      await waitUntil(() => release !== undefined, 'the session is requested');
      provider.logout();
      release?.(await realSession(first));
      // The gateway's answer to a publishable key.
      expect(await waiting).to.equal('session-required');
      expect(await code()).to.equal('session-required');
      await provider.updateComplete;
      expect(inside(provider).session).to.equal('none');
    });

    it('is fetched again by refresh, and the data of the previous person is cleared', async () => {
      let account: string | undefined = first;
      const provider = await provide({ fetchSession: async () => (account === undefined ? undefined : realSession(account)) });
      const { store } = inside(provider);
      const shown = (): string | undefined => store!.get(getProfile, {}).data?.accountNumber;
      const end = store!.subscribe(getProfile, {}, () => undefined);
      await waitUntil(() => shown() === first);
      account = second;
      provider.refresh();
      await waitUntil(() => shown() === second);
      account = undefined;
      provider.refresh();
      await waitUntil(() => shown() === undefined);
      await waitUntil(() => inside(provider).session === 'none');
      end();
    });

    it('is not shared by two providers', async () => {
      const one = await provide({ fetchSession: () => realSession(first) });
      const other = await provide({ fetchSession: () => realSession(second) });
      const [a, b] = await Promise.all([one, other].map((provider) => inside(provider).store!.client.call(getProfile, {})));
      expect([a?.accountNumber, b?.accountNumber]).to.deep.equal([first, second]);
      expect(inside(one).store).not.to.equal(inside(other).store);
    });
  });

  describe('appearance', () => {
    it("applies an appearance with Stripe's names, and removes it again", async () => {
      const provider = await provide({
        appearance: { variables: { colorPrimary: 'rgb(1, 2, 3)', borderRadius: '0', fontLineHeight: '2' } },
      });
      const variable = (name: string): string => getComputedStyle(provider).getPropertyValue(`--storefront-${name}`);
      await waitUntil(() => variable('color-primary') === 'rgb(1, 2, 3)');
      provider.appearance = { variables: { borderRadius: '2px' } };
      await provider.updateComplete;
      expect(variable('color-primary')).to.equal('');
      expect(variable('border-radius')).to.equal('2px');
    });
  });
});
