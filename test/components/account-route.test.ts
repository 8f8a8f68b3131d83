import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/account.js';
import '../../src/components/define/provider.js';
import { StorefrontOpenTaskEvent } from '../../src/components/events/storefront-open-task.js';
import type { StorefrontAccount } from '../../src/components/features/account/account.js';
import type { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { pendingResponse, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { textOf, base, canceled, ending, NUMBER, PATH, press, waitForText } from './support/subscription.js';
import { waitUntil } from './support/wait-until.js';

const sectionsOf = (account: Element): Element[] => [...(account.shadowRoot?.querySelectorAll('[data-part]') ?? [])];

describe('the route of the account in the URL', () => {
  const home = location.href;
  beforeEach(() => sessionStorage.clear());
  afterEach(() => history.replaceState(null, '', home));

  const answers = { ...base, [`${PATH}/quotes`]: ending, [`${PATH}/changes`]: canceled };
  const query = () => new URLSearchParams(location.search).get('flow');

  for (const entries of ['on', 'off'] as const) {
    it(`is removed once the task is done, with history "${entries}"`, async () => {
      history.replaceState(null, '', `?other=1&section=subscriptions&flow=cancel&subject=${NUMBER}`);
      const { client } = scriptedClient(answers);
      const element = await fixture<StorefrontAccount>(
        html`<storefront-account
          sections="subscriptions"
          locale="en-US"
          deep-links
          history=${entries}
          .client=${client}
        ></storefront-account>`,
      );
      const [part] = sectionsOf(element);
      if (!part) throw new Error('There is no section.');
      const before = history.length;
      await press(part, 'Cancel on January 30, 2027');
      await waitForText(part, 'Your subscription is canceled. You have access until January 30, 2027.');
      await waitUntil(() => query() === null, 'the URL contains no task');
      expect(location.search).to.equal('?other=1');
      expect(history.length).to.equal(before);
      // The result stays visible until the person leaves the view.
      await element.updateComplete;
      expect(textOf(part)).to.contain('Your subscription is canceled. You have access until January 30, 2027.');
      await press(part, 'Back to subscriptions');
      await waitForText(part, NUMBER);
      expect(history.length).to.equal(before);
    });
  }
});

describe('an account that is removed and added again', () => {
  it('shows the outcome of a change that was sent before', async () => {
    const { answer, release } = pendingResponse();
    const { client, requests } = scriptedClient({ ...base, [`${PATH}/quotes`]: ending, [`${PATH}/changes`]: answer });
    const session = { token: 'token', expiresAt: new Date(Date.now() + 600_000).toISOString() };
    const provider = await fixture<StorefrontProvider>(
      html`<storefront-provider locale="en-US" .client=${client} .fetchSession=${() => Promise.resolve(session)}>
        <storefront-account sections="overview subscriptions" section="subscriptions" flow="cancel"></storefront-account>
      </storefront-provider>`,
    );
    const account = provider.querySelector('storefront-account');
    const section = (): Element | undefined => (account ? sectionsOf(account)[1] : undefined);
    await waitUntil(section, 'the subscriptions are there');
    const before = section();
    if (!account || !before) throw new Error('There is no section.');
    await press(before, 'Cancel on January 30, 2027');
    await waitUntil(() => requests.some(({ url }) => url.endsWith('/changes')), 'the change is sent');
    account.remove();
    account.requestUpdate();
    await account.updateComplete;
    release(canceled);
    provider.append(account);
    await waitUntil(section, 'the subscriptions are there again');
    await waitForText(section() ?? before, 'Your subscription is canceled. You have access until January 30, 2027.');
    expect(section()).to.equal(before);
  });
});

describe('an account whose session ends', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps the open task, which continues after sign-in', async () => {
    let signedIn = true;
    const answers: Record<string, Answer> = { ...base, [`${PATH}/quotes`]: ending, [`${PATH}/changes`]: canceled };
    const { fetch } = window;
    // Not restored, because the elements may still reload data after the test.
    window.fetch = async (input, init) => {
      const { origin, pathname } = new URL(new Request(input, init).url);
      if (origin !== 'https://shop.test') return fetch(input, init);
      if (!signedIn) return refusal(401, 'authentication', 'session-ended');
      const answer = answers[pathname];
      return answer ? Response.json(answer) : refusal(404, 'not-found', 'not-found');
    };
    const session = { token: 'token', expiresAt: '2099-01-01T00:00:00Z' };
    const provider = await fixture<StorefrontProvider>(
      html`<storefront-provider
        locale="en-US"
        gateway="https://shop.test"
        publishable-key="pk_test"
        .fetchSession=${() => (signedIn ? Promise.resolve(session) : Promise.reject(new Error('signed out')))}
      >
        <storefront-account sections="overview subscriptions" section="subscriptions" flow="cancel"></storefront-account>
      </storefront-provider>`,
    );
    const account = provider.querySelector('storefront-account');
    const section = (): Element | undefined => account?.shadowRoot?.querySelector('storefront-subscriptions') ?? undefined;
    await waitUntil(section, 'the subscriptions are there');
    const before = section();
    if (!account || !before) throw new Error('There is no section.');
    await waitForText(before, 'Cancel on January 30, 2027');
    signedIn = false;
    await press(before, 'Cancel on January 30, 2027');
    await waitForText(before, 'Your session has ended. Sign in again to continue. What you entered is kept.');
    expect(provider.matches(':state(expired)')).to.equal(true);
    expect(sectionsOf(account)).to.deep.equal([before]);
    signedIn = true;
    provider.refresh();
    await press(before, 'Cancel on January 30, 2027');
    await waitForText(before, 'Your subscription is canceled. You have access until January 30, 2027.');
    expect(sectionsOf(account)).to.have.length(2);
  });
});

describe('a task that another element of the page opens', () => {
  const home = location.href;
  beforeEach(() => sessionStorage.clear());
  afterEach(() => history.replaceState(null, '', home));

  it('opens in its section, gets the focus, and is in the URL', async () => {
    const { client } = scriptedClient(base);
    const element = await fixture<StorefrontAccount>(
      html`<storefront-account sections="subscriptions" locale="en-US" deep-links .client=${client}></storefront-account>`,
    );
    const [part] = sectionsOf(element);
    if (!part) throw new Error('There is no section.');
    await waitForText(part, NUMBER);
    const elsewhere = document.createElement('div');
    element.after(elsewhere);
    elsewhere.dispatchEvent(new StorefrontOpenTaskEvent({ section: 'subscriptions', flow: 'change-plan:scale', subject: NUMBER }));
    await waitForText(part, 'Change plan: Build');
    await waitUntil(() => part.shadowRoot?.activeElement?.id === 'task-heading', 'the heading has the focus');
    expect(new URLSearchParams(location.search).get('flow')).to.equal('change-plan:scale');
    expect(part.shadowRoot?.querySelector<HTMLInputElement>('[name="plan"]:checked')?.value).to.equal('scale');
  });
});

describe('an account whose permissions change', () => {
  it('hides one section, and keeps the others as they are', async () => {
    const session = pendingResponse();
    const { client } = scriptedClient({ ...base, '/storefront/session': session.answer });
    const element = await fixture<StorefrontAccount>(
      html`<storefront-account sections="overview payment-methods profile" locale="en-US" .client=${client}></storefront-account>`,
    );
    const before = sectionsOf(element);
    expect(before).to.have.length(3);
    session.release({ accountNumber: 'A1', scopes: ['subscriptions:read', 'profile:read'] });
    await waitUntil(() => sectionsOf(element).length === 2, 'the payment methods are hidden');
    const [overview, profile] = sectionsOf(element);
    expect(overview === before[0] && profile === before[2], 'the elements are the same').to.equal(true);
  });
});

describe('an account after an outage', () => {
  it('retries all failed sections with one press', async () => {
    let working = false;
    const profile = { accountNumber: 'A1', name: 'Solo', currency: 'USD', balance: { amount: '0.00', currency: 'USD' } };
    const completeAnswers = {
      ...base,
      '/storefront/profile': profile,
      '/storefront/invoices': { invoices: [] },
      '/storefront/upcoming': { bills: [], until: '2027-12-01' },
    };
    const { client, requests } = scriptedClient(
      Object.fromEntries(
        Object.entries(completeAnswers).map(([path, answer]) => [
          path,
          () => (working ? Response.json(answer) : refusal(502, 'api', 'unavailable', { retryable: true })),
        ]),
      ),
    );
    const element = await fixture<StorefrontAccount>(
      html`<storefront-account sections="overview payment-methods profile" locale="en-US" .client=${client}></storefront-account>`,
    );
    await waitUntil(() => sectionsOf(element).length === 3, 'there are three sections');
    const [overview, methods, profileSection] = sectionsOf(element);
    if (!overview || !methods || !profileSection) throw new Error('There are too few sections.');
    for (const part of [overview, methods, profileSection]) await waitForText(part, "couldn't be loaded");
    const requestCount = requests.length;
    await press(methods, 'Try again');
    await waitUntil(() => requests.length > requestCount, 'the section retries');
    await waitUntil(() => methods.shadowRoot?.querySelector('[aria-busy=true]') === null, 'the response has arrived');
    // If the retry fails, the other sections do not retry.
    expect(requests.length).to.equal(requestCount + 1);
    working = true;
    await press(methods, 'Try again');
    await waitForText(methods, '4242');
    await waitForText(profileSection, 'Account A1');
    await waitForText(overview, 'Build');
    // The section also fetches its additional data again.
    await waitForText(overview, 'No payment is scheduled.');
  });
});
