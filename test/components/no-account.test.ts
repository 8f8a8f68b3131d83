import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/account.js';
import '../../src/components/define/paywall.js';
import '../../src/components/define/provider.js';
import '../../src/components/define/sign-up.js';
import type { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { button, heading, input, mainButton, root, textOf, type, waitForHeading } from './support/sign-up.js';
import { expectAccessible } from './support/expect-accessible.js';
import { waitUntil } from './support/wait-until.js';

/** Free plan of the demo tenant. */
const FREE = '999b9b511d5432584c51709de2e73857';
const hasState = (element: Element | null, state: string): boolean => element?.matches(`:state(${state})`) ?? false;

/** Mounts elements for a user, who is signed in on the site. A new user has no account. */
async function show(
  inside: ReturnType<typeof html>,
  id: string = crypto.randomUUID(),
): Promise<{ provider: StorefrontProvider; id: string; asked: () => number }> {
  sessionStorage.clear();
  let asked = 0;
  const provider = document.createElement('storefront-provider');
  Object.assign(provider, {
    gateway: '/billing',
    publishableKey: 'pk_sandbox',
    locale: 'en',
    fetchSession: () => {
      asked += 1;
      return fetch(`/tenant/session?user=${id}`, { method: 'POST' });
    },
  });
  const content = await fixture<HTMLElement>(html`<div>${inside}</div>`);
  content.before(provider);
  provider.append(content);
  await provider.updateComplete;
  return { provider, id, asked: () => asked };
}

/** All visible text of an element and the elements inside it. */
function deepText(node: Element | ShadowRoot): string {
  const own = [...node.children].filter((child) => !['STYLE', 'SCRIPT'].includes(child.tagName) && !child.hasAttribute('inert'));
  return own
    .map((child) => (child.shadowRoot ? deepText(child.shadowRoot) : child.children.length > 0 ? deepText(child) : textOf(child)))
    .join(' ');
}

describe('a signed-in user without an account', () => {
  it('sees that there is no plan yet, once, with a link to the plans and no sign-in', async () => {
    const { provider } = await show(html`<storefront-account sign-up-href="/plans" sign-in-href="/login"></storefront-account>`);
    const account = provider.querySelector('storefront-account')!;
    await waitUntil(() => hasState(account, 'no-account'), 'the account does not show the empty state');
    expect(provider.matches(':state(no-account)')).to.equal(true);
    const sections = [...root(account).querySelectorAll('[data-part]')];
    expect(sections.length).to.equal(1);
    await waitUntil(() => hasState(sections[0]!, 'no-account'));
    const text = deepText(root(account));
    expect(text)
      .to.contain("You don't have a plan yet.")
      .and.not.match(/sign in|session/i);
    const link = root(sections[0]!).querySelector<HTMLAnchorElement>('a[part="cta"]')!;
    expect([link.getAttribute('href'), textOf(link)]).to.deep.equal(['/plans', 'See plans']);
    await expectAccessible(account);
  });

  it('is offered the plans of a paywall, and no sign-in', async () => {
    const { provider } = await show(html`<storefront-paywall plans=${FREE} sign-in-href="/login"><p>Text</p></storefront-paywall>`);
    const paywall = provider.querySelector('storefront-paywall')!;
    await waitUntil(() => hasState(provider, 'no-account') && hasState(paywall, 'locked'));
    expect(root(paywall).querySelector('a[href="/login"]')).to.equal(null);
  });

  it('starts with the details, also if the code and the texts were loaded before the session', async () => {
    for (let visits = 0; visits < 2; visits += 1) {
      const { provider } = await show(html`<storefront-sign-up plan=${FREE}></storefront-sign-up>`);
      await waitForHeading(provider.querySelector('storefront-sign-up')!, 'Your details');
      provider.remove();
    }
  });

  it('buys with the details of the site, and then sees the account without a reload, also in another tab', async () => {
    const { provider, id, asked } = await show(
      html`<storefront-sign-up plan=${FREE} sign-in-href="/login"></storefront-sign-up>
        <storefront-account sections="subscriptions" sign-up-href="/plans"></storefront-account>`,
    );
    // Another provider is like another tab: it has its own session.
    const otherTab = await show(html`<storefront-account sections="subscriptions"></storefront-account>`, id);
    const otherAccount = otherTab.provider.querySelector('storefront-account')!;
    const signUp = provider.querySelector('storefront-sign-up')!;
    const account = provider.querySelector('storefront-account')!;
    await waitForHeading(signUp, 'Your details');
    await waitUntil(() => hasState(otherAccount, 'no-account'));
    expect(['firstName', 'lastName', 'email'].map((field) => input(signUp, field).value)).to.deep.equal([
      'Ada',
      'Lovelace',
      `${id}@example.com`,
    ]);
    expect([input(signUp, 'email').readOnly, input(signUp, 'firstName').readOnly]).to.deep.equal([true, false]);
    expect(root(signUp).querySelector('a[href="/login"]')).to.equal(null);
    type(signUp, 'country', 'DE');
    await waitUntil(() => input(signUp, 'postalCode')?.required);
    type(signUp, 'address1', 'Hauptstraße 1');
    type(signUp, 'postalCode', '10115');
    type(signUp, 'city', 'Berlin');
    await signUp.updateComplete;
    button(signUp, /Continue/).click();
    await waitUntil(() => heading(signUp).includes('Review'), `not at the review but at "${heading(signUp)}"`);
    for (const consent of root(signUp).querySelectorAll<HTMLInputElement>('input[id^="consent-"]')) consent.click();
    await waitUntil(() => mainButton(signUp).getAttribute('aria-disabled') === 'false', 'the button stays disabled');
    const before = asked();
    mainButton(signUp).click();
    await waitUntil(() => hasState(signUp, 'completed'), 'it is not bought');
    await waitUntil(() => provider.matches(':state(active)'));
    await waitUntil(() => hasState(account, 'ready'));
    expect(deepText(root(account)))
      .to.contain('Free')
      .and.not.contain('have a plan yet');
    expect(asked()).to.equal(before);
    await waitUntil(() => hasState(otherAccount, 'ready'), 'the other tab does not show the account');
    expect(deepText(root(otherAccount))).to.contain('Free');
  });
});
