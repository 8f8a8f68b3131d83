import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { parseAddOns, purchaseSignUpUrl } from '../../src/components/features/buy-button/purchase-link.js';
import { StorefrontBuyButton } from '../../src/components/features/buy-button/buy-button.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { catalogOf, flatPlan, product, seatPlan } from '../support/catalogs.js';
import { atRest } from './support/at-rest.js';
import { expectAccessible } from './support/expect-accessible.js';
import { quoteOf, ScriptedForm } from './support/purchases.js';
import { scriptedClient } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

StorefrontProvider.define();
StorefrontBuyButton.define();

const catalog = catalogOf([product('Free', [flatPlan('free-m', '0.00')]), product('Build', [seatPlan('build-m', '10.00')])]);

async function show(
  attributes: Record<string, string>,
  { signedIn = false, text = 'Get Build', form = new ScriptedForm() } = {},
): Promise<StorefrontBuyButton> {
  const { client } = scriptedClient({
    '/storefront/catalog': catalog,
    '/storefront/quotes': quoteOf(),
    '/storefront/subscriptions': { subscriptions: [] },
    '/storefront/payment-methods': { paymentMethods: [] },
  });
  const element = document.createElement('storefront-buy-button');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.paymentAdapter = form;
  element.textContent = text;
  const provider = document.createElement('storefront-provider');
  Object.assign(provider, { client, locale: 'en', ...(signedIn ? { fetchSession: () => Promise.resolve(undefined) } : {}) });
  provider.append(element);
  await fixture(html`<div>${provider}</div>`);
  await element.updateComplete;
  return element;
}

const root = (element: Element): ShadowRoot => element.shadowRoot!;
const cta = (element: Element): HTMLElement => root(element).querySelector<HTMLElement>('[part="cta"]')!;
const box = (element: Element): HTMLDialogElement => root(element).querySelector('dialog')!;
/** True if the dialog is open. The dialog is created when the button is first pressed. */
const isOpen = (element: Element): boolean => root(element).querySelector('dialog')?.open === true;
const signUp = (element: Element): HTMLElement | null => root(element).querySelector('storefront-sign-up');
const hasState = (element: Element, state: string): boolean => element.matches(`:state(${state})`);

/** Focuses and presses the button, as a person does. */
async function openOf(element: StorefrontBuyButton): Promise<void> {
  cta(element).focus();
  cta(element).click();
  await waitUntil(() => isOpen(element) && signUp(element)?.shadowRoot?.textContent?.includes('Build'), 'the dialog did not open');
}

describe('storefront-buy-button', () => {
  beforeEach(() => sessionStorage.clear());

  it('opens the purchase of its plan in a named dialog, with a button labeled by the page', async () => {
    const element = await show({ plan: 'build-m', quantity: '2', 'add-ons': 'vault:2' });
    expect(hasState(element, 'ready')).to.equal(true);
    await expectAccessible(element);
    await openOf(element);
    expect(hasState(element, 'open')).to.equal(true);
    expect(box(element).matches(':modal')).to.equal(true);
    expect(signUp(element)).to.deep.include({ plan: 'build-m', quantity: 2 });
    expect(Reflect.get(signUp(element)!, 'prefill')).to.deep.equal({ addOns: [{ productRatePlanId: 'vault', quantity: 2 }] });
    expect(root(element).activeElement?.textContent).to.equal('Subscribe');
    await atRest(element);
    await expectAccessible(element);
  });

  it("exports the parts inside the dialog to the page's styles", async () => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(
      `storefront-buy-button::part(step) { color: rgb(1, 2, 3) } storefront-buy-button::part(plan-name) { color: rgb(4, 5, 6) }`,
    );
    document.adoptedStyleSheets.push(rules);
    try {
      const element = await show({ plan: 'gone' });
      cta(element).click();
      await waitUntil(() => signUp(element)?.shadowRoot);
      const within = root(signUp(element)!);
      await waitUntil(() => within.querySelector('storefront-plans')?.shadowRoot?.querySelector('h3'), 'the plans did not load');
      const color = (part: Element | null | undefined): string => getComputedStyle(part!).color;
      expect(color(within.querySelector('[part~="step"]'))).to.equal('rgb(1, 2, 3)');
      expect(color(within.querySelector('storefront-plans')!.shadowRoot!.querySelector('h3'))).to.equal('rgb(4, 5, 6)');
      const exported = signUp(element)!.getAttribute('exportparts')!.split(/,\s*/);
      const parts = [...within.querySelectorAll('[part]')].flatMap((each) => [...each.part]);
      expect(parts.filter((part) => !exported.includes(part))).to.deep.equal([]);
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    }
  });

  it('closes with its button, restores the focus, and keeps what was typed', async () => {
    const element = await show({ plan: 'build-m' });
    await openOf(element);
    const first = signUp(element);
    root(element).querySelector<HTMLElement>('[part="close"]')!.click();
    await waitUntil(() => !isOpen(element));
    await waitUntil(() => hasState(element, 'ready'));
    expect(root(element).activeElement).to.equal(cta(element));
    await openOf(element);
    expect(signUp(element)).to.equal(first);
  });

  it('closes with a press outside, but not with one that began inside', async () => {
    const element = await show({ plan: 'build-m' });
    await openOf(element);
    const press = (from: Element): void => {
      from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      box(element).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    };
    press(root(element).querySelector('.dialog-box')!);
    expect(isOpen(element)).to.equal(true);
    press(box(element));
    expect(isOpen(element)).to.equal(false);
  });

  it('moves the focus to the next step from a form outside the dialog', async () => {
    const form = new ScriptedForm();
    const prefill = { firstName: 'Maya', lastName: 'Okafor', email: 'maya@example.com', country: 'DE' };
    const element = await show({ plan: 'build-m' }, { form });
    await openOf(element);
    const purchase = signUp(element)!;
    Object.assign(purchase, { prefill: { ...prefill, address1: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin' } });
    const heading = (words: string): Promise<void> =>
      waitUntil(() => root(purchase).activeElement?.textContent?.includes(words), `the focus is not on "${words}"`);
    await waitUntil(() => root(purchase).querySelector<HTMLInputElement>('#city')?.value === 'Berlin');
    root(purchase).querySelector<HTMLElement>('[part="continue"]')!.click();
    await heading('Payment');
    await waitUntil(() => form.places[0]?.querySelector('button'));
    form.places[0]!.querySelector('button')!.focus();
    await form.finish({ paymentMethodId: 'method-1' });
    await heading('Review and pay');
  });

  it('starts a new purchase after a completed one', async () => {
    const element = await show({ plan: 'build-m' });
    await openOf(element);
    signUp(element)!.dispatchEvent(new Event('storefront-sign-up-complete', { bubbles: true, composed: true }));
    element.close();
    await waitUntil(() => signUp(element) === null);
  });

  it('links people who are not signed in to the sign-up page, with the choice in the URL', async () => {
    const element = await show({
      plan: 'build-m',
      quantity: '3',
      'add-ons': 'vault:2 sso',
      'sign-up-href': '/sign-up?from=blog',
      currency: 'USD',
    });
    const { pathname, searchParams } = new URL(cta(element).getAttribute('href')!);
    expect(pathname).to.equal('/sign-up');
    expect([...searchParams]).to.deep.equal([
      ['from', 'blog'],
      ['plan', 'build-m'],
      ['quantity', '3'],
      ['add-on', 'vault:2'],
      ['add-on', 'sso:1'],
      ['currency', 'USD'],
    ]);
    await expectAccessible(element);
  });

  it('opens the dialog for people who are signed in, even with a sign-up page', async () => {
    const element = await show({ plan: 'build-m', 'sign-up-href': '/sign-up' }, { signedIn: true });
    expect(cta(element).localName).to.equal('button');
    await openOf(element);
  });

  it('is labeled "Subscribe" if the page sets no label', async () => {
    const element = await show({ plan: 'build-m' }, { text: '' });
    expect(root(element).querySelector('slot')!.textContent).to.equal('Subscribe');
  });

  it('closes when it is removed, and opens again after it was moved', async () => {
    const element = await show({ plan: 'build-m' });
    await openOf(element);
    element.parentElement!.append(element);
    expect(isOpen(element)).to.equal(false);
    await waitUntil(() => hasState(element, 'ready'));
    await openOf(element);
  });

  it('names the attributes that are missing', async () => {
    const element = await show({});
    expect(root(element).querySelector('.notice')!.textContent).to.contain('set plan to the id of a rate plan');
    expect(hasState(element, 'misconfigured')).to.equal(true);
  });

  it('forwards the events of the purchase to the page', async () => {
    const element = await show({ plan: 'build-m' });
    await openOf(element);
    const told = oneEvent(element, 'storefront-sign-in-required');
    signUp(element)!.dispatchEvent(new Event('storefront-sign-in-required', { bubbles: true, composed: true }));
    await told;
  });
});

describe('the purchase link of a buy button', () => {
  it('parses add-ons with and without a quantity', () => {
    expect(parseAddOns(' a:2  b,c:10 ')).to.deep.equal([
      { productRatePlanId: 'a', quantity: 2 },
      { productRatePlanId: 'b', quantity: 1 },
      { productRatePlanId: 'c', quantity: 10 },
    ]);
    expect(parseAddOns('')).to.deep.equal([]);
  });

  it('returns no link for an address that is not http(s)', () => {
    expect(purchaseSignUpUrl(['javascript', 'alert(1)'].join(':'), { plan: 'p', addOns: [] })).to.equal(undefined);
    expect(purchaseSignUpUrl(undefined, { plan: 'p', addOns: [] })).to.equal(undefined);
  });
});
