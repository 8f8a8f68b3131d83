import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { Client } from '../../src/api/client.js';
import type { Subscription } from '../../src/api/schemas/storefront/subscriptions.js';
import type { StorefrontErrorEvent } from '../../src/components/events/index.js';
import { createOrder } from '../../src/api/operations/storefront/orders.js';
import { StorefrontPaywall } from '../../src/components/features/paywall/paywall.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { createStore } from '../../src/store/create-store.js';
import { catalogOf, flatPlan, product } from '../support/catalogs.js';
import { expectAccessible } from './support/expect-accessible.js';
import { pendingResponse, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

StorefrontProvider.define();
StorefrontPaywall.define();

const SUBSCRIPTIONS = '/storefront/subscriptions';
const CATALOG = '/storefront/catalog';
const catalog = catalogOf([product('Digital', [flatPlan('digital-m', '9.00')]), product('Print', [flatPlan('print-m', '19.00')])]);

function subscription(productRatePlanId: string, status = 'Active'): Subscription {
  return {
    subscriptionNumber: `A-S-${productRatePlanId}`,
    status,
    currency: 'USD',
    startDate: '2026-01-31',
    termType: 'EVERGREEN',
    ratePlans: [{ productRatePlanId, productName: 'Digital', ratePlanName: 'Monthly', charges: [] }],
  };
}

interface Shown {
  element: StorefrontPaywall;
  content: HTMLElement;
  client: Client;
  requests: Request[];
}

/** Paywall around a paragraph. The person is signed in unless set otherwise. */
async function show(
  answers: Record<string, Answer>,
  attributes: Record<string, string> = { plans: 'digital-m' },
  signedIn = true,
): Promise<Shown> {
  const { client, requests } = scriptedClient({ [CATALOG]: catalog, ...answers });
  const element = document.createElement('storefront-paywall');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const content = document.createElement('p');
  content.textContent = 'The whole article.';
  element.append(content);
  const provider = document.createElement('storefront-provider');
  Object.assign(provider, { client, locale: 'en', ...(signedIn ? { fetchSession: () => Promise.resolve(undefined) } : {}) });
  provider.append(element);
  await fixture(html`<div>${provider}</div>`);
  await element.updateComplete;
  return { element, content, client, requests };
}

const root = (element: Element): ShadowRoot => element.shadowRoot!;
const contentText = (element: Element): string => (root(element).querySelector('.content')?.textContent ?? '').replace(/\s+/g, ' ').trim();
const status = (element: Element): string => (root(element).querySelector('[role="status"]')?.textContent ?? '').trim();
const hasState = (element: Element, state: string): boolean => element.matches(`:state(${state})`);
const isSeen = (content: HTMLElement): boolean => content.checkVisibility({ visibilityProperty: true });
const table = (element: Element): HTMLElement | null => root(element).querySelector('storefront-plans');

describe('storefront-paywall', () => {
  it('reserves the height of its hidden content while it checks, then shows it', async () => {
    const { answer, release } = pendingResponse();
    const { element, content } = await show({ [SUBSCRIPTIONS]: answer });
    await waitUntil(() => hasState(element, 'checking'));
    expect(isSeen(content)).to.equal(false);
    const { height } = element.getBoundingClientRect();
    expect(height).to.be.greaterThan(10);
    expect(status(element)).to.equal('Checking your subscription…');
    release({ subscriptions: [subscription('digital-m')] });
    await waitUntil(() => hasState(element, 'open'));
    expect(isSeen(content)).to.equal(true);
    expect(element.getBoundingClientRect().height).to.equal(height);
    expect(status(element)).to.equal('');
    await expectAccessible(element);
  });

  it('fetches nothing and shows the plans if nobody is signed in', async () => {
    const { element, content, requests } = await show(
      {},
      { plans: 'digital-m', 'sign-in-href': '/login', 'sign-up-href': '/subscribe' },
      false,
    );
    await waitUntil(() => hasState(element, 'locked'));
    expect(isSeen(content)).to.equal(false);
    expect(contentText(element)).to.contain('For subscribers').and.to.contain('Choose a plan to continue.');
    expect(root(element).querySelector('a')!.getAttribute('href')).to.equal('/login');
    expect(table(element)!.getAttribute('plans')).to.equal('digital-m');
    await waitUntil(() => root(table(element)!).textContent.includes('Digital'));
    expect(requests.map(({ url }) => new URL(url).pathname)).not.to.contain(SUBSCRIPTIONS);
    await expectAccessible(element);
  });

  it('fires an event when somebody wants to sign in', async () => {
    const { element } = await show({}, { plans: 'digital-m' }, false);
    await waitUntil(() => hasState(element, 'locked'));
    const asked = oneEvent(element, 'storefront-sign-in-required');
    [...root(element).querySelectorAll('button')].find(({ textContent }) => textContent.includes('Sign in'))!.click();
    await asked;
  });

  const closed = [
    ['another plan', subscription('print-m'), "Your plans don't include this."],
    ['a cancelled subscription', subscription('digital-m', 'Cancelled'), 'Choose a plan to continue.'],
    ['a paused subscription', subscription('digital-m', 'Suspended'), 'Your Digital subscription is paused'],
  ] as const;
  for (const [name, owned, why] of closed) {
    it(`stays closed for ${name}`, async () => {
      const { element, content } = await show({ [SUBSCRIPTIONS]: { subscriptions: [owned] } });
      await waitUntil(() => hasState(element, 'locked'));
      expect(isSeen(content)).to.equal(false);
      expect(contentText(element)).to.contain(why);
    });
  }

  it('is open during a trial', async () => {
    const { element } = await show({ [SUBSCRIPTIONS]: { subscriptions: [subscription('digital-m', 'Pending Activation')] } });
    await waitUntil(() => hasState(element, 'open'));
  });

  it('finds the plans of products in the catalog', async () => {
    const { element } = await show({ [SUBSCRIPTIONS]: { subscriptions: [subscription('print-m')] } }, { products: 'print' });
    await waitUntil(() => hasState(element, 'open'));
    const other = await show({ [SUBSCRIPTIONS]: { subscriptions: [subscription('print-m')] } }, { products: 'digital' });
    await waitUntil(() => hasState(other.element, 'locked'));
    expect(table(other.element)!.getAttribute('products')).to.equal('digital');
  });

  for (const [name, answers, attributes] of [
    ['subscriptions', { [SUBSCRIPTIONS]: () => refusal(500, 'api', 'broken') }, { plans: 'digital-m' }],
    ['the catalog', { [SUBSCRIPTIONS]: { subscriptions: [] }, [CATALOG]: () => refusal(500, 'api', 'broken') }, { products: 'digital' }],
  ] as const) {
    it(`does not open when ${name} cannot be fetched, shows it, and tries again`, async () => {
      const { element, content } = await show(answers, attributes);
      await waitUntil(() => hasState(element, 'error'));
      expect(isSeen(content)).to.equal(false);
      expect(contentText(element)).to.contain("couldn't be checked, so this stays locked for now.");
      expect(status(element)).to.contain("couldn't be checked");
      await expectAccessible(element);
    });
  }

  it('fires the error, keeps the focus, and opens after a successful retry', async () => {
    let fail = true;
    const failure = new Promise<StorefrontErrorEvent>((resolve) =>
      document.body.addEventListener('storefront-error', resolve, { once: true }),
    );
    const { element } = await show({
      [SUBSCRIPTIONS]: () => (fail ? refusal(500, 'api', 'broken') : Response.json({ subscriptions: [subscription('digital-m')] })),
    });
    await waitUntil(() => hasState(element, 'error'));
    expect((await failure).error.code).to.equal('broken');
    fail = false;
    const again = root(element).querySelector('button')!;
    again.focus();
    again.click();
    await waitUntil(() => hasState(element, 'open'));
    expect(document.activeElement).to.equal(element);
    expect(status(element)).to.equal('Unlocked. Your subscription includes this.');
  });

  it('opens after a purchase in this page or another tab', async () => {
    let has = false;
    const { element, content, client } = await show({
      [SUBSCRIPTIONS]: () => Response.json({ subscriptions: has ? [subscription('digital-m')] : [] }),
    });
    await waitUntil(() => hasState(element, 'locked'));
    has = true;
    // A second store with the same gateway acts as another tab.
    createStore(client).invalidate(createOrder);
    await waitUntil(() => hasState(element, 'open'));
    expect(isSeen(content)).to.equal(true);
    expect(status(element)).to.equal('Unlocked. Your subscription includes this.');
  });

  it('shows the texts of the page in place of its own', async () => {
    const { element } = await show({}, { plans: 'digital-m' }, false);
    await waitUntil(() => hasState(element, 'locked'));
    const own = document.createElement('h2');
    own.slot = 'locked';
    own.textContent = 'Read on with Digital';
    element.append(own);
    expect(isSeen(own)).to.equal(true);
    expect(root(element).querySelector('.why')!.checkVisibility()).to.equal(false);
  });

  it('names the attributes that are missing', async () => {
    const { element, content } = await show({}, {});
    await waitUntil(() => hasState(element, 'misconfigured'));
    expect(contentText(element)).to.contain('set plans or products that unlock it');
    expect(isSeen(content)).to.equal(false);
  });

  it('speaks German', async () => {
    const { element } = await show({}, { plans: 'digital-m', locale: 'de' }, false);
    await waitUntil(() => contentText(element).includes('Nur mit Abonnement'));
  });
});
