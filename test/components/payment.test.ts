import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import type { Client } from '../../src/api/client.js';
import type { PaymentFormSource } from '../../src/api/schemas/storefront/catalog.js';
import type { StorefrontErrorEvent } from '../../src/components/events/index.js';
import { PaymentFormError } from '../../src/components/features/payment/adapter.js';
import type { StorefrontPaymentMethodEvent } from '../../src/components/features/payment/payment-method-event.js';
import { StorefrontPayment } from '../../src/components/features/payment/payment.js';
import { PlatformPaymentAdapter } from '../../src/components/features/payment/platform-adapter.js';
import { catalogOf } from '../support/catalogs.js';
import { expectAccessible } from './support/expect-accessible.js';
import { ScriptedForm } from './support/purchases.js';
import { refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

StorefrontPayment.define();

const INTENT = 'a'.repeat(32);
const here = (name: string): PaymentFormSource => ({
  scriptUrl: new URL(`/test/components/support/${name}`, location.href).href,
  publishableKey: 'pk_platform',
});

interface VendorForm {
  options: { locale: string; createPaymentSession: () => Promise<string>; onComplete: (result: unknown) => void };
  themes: Record<string, string>[];
  destroyed: boolean;
}
const vendorForm = (): VendorForm => Reflect.get(window, 'vendorForm') as VendorForm;

function clientOf(answers: Record<string, Answer> = {}): Client {
  return scriptedClient({ '/storefront/payment-sessions': { token: 'session-token' }, ...answers }).client;
}

async function show(properties: Partial<StorefrontPayment>): Promise<StorefrontPayment> {
  const element = document.createElement('storefront-payment');
  Object.assign(element, { client: clientOf(), intentId: INTENT, currency: 'USD', locale: 'en', ...properties });
  await fixture(html`<div>${element}</div>`);
  return element;
}

const root = (element: Element): ShadowRoot => element.shadowRoot!;
const isOpen = (element: Element): boolean =>
  root(element).querySelector('.form.waiting') === null && root(element).querySelector('.form:not([hidden])') !== null;
const textOf = (element: Element): string => (root(element).querySelector('.notice')?.textContent ?? '').replace(/\s+/g, ' ').trim();
const status = (element: Element): string => (root(element).querySelector('[role="status"]')?.textContent ?? '').trim();

async function open(element: StorefrontPayment): Promise<void> {
  await waitUntil(() => isOpen(element), 'the form is not open');
}

async function waitForMessage(element: StorefrontPayment): Promise<void> {
  await waitUntil(() => textOf(element) !== '', 'nothing is said');
}

describe('storefront-payment', () => {
  it('shows a loading state, then the form in one node of the document', async () => {
    const adapter = new ScriptedForm();
    let arrive: () => void = () => undefined;
    adapter.code = new Promise((resolve) => (arrive = resolve));
    const element = await show({ paymentAdapter: adapter });
    expect(status(element)).to.equal('Loading the payment form…');
    await expectAccessible(element);
    arrive();
    await open(element);
    expect(adapter.places).to.have.length(1);
    expect(adapter.places[0]!.parentElement).to.equal(element);
    expect(root(element).querySelector('input')).to.equal(null);
    expect(adapter.options).to.deep.include({ currency: 'USD', locale: 'en' });
    await expectAccessible(element);
  });

  it('fires the id of a saved method, inside the shadow root only', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter });
    await open(element);
    const stored = oneEvent<StorefrontPaymentMethodEvent>(element, 'storefront-payment-method');
    await adapter.finish({ paymentMethodId: 'method-1' });
    const event = await stored;
    expect(event.paymentMethodId).to.equal('method-1');
    expect(event.composed).to.equal(false);
    await element.updateComplete;
    expect(textOf(element)).to.contain('Your payment method is saved.');
    await expectAccessible(element);
  });

  it('shows its own message for a refused card, and reports the platform’s message to the developer', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter });
    await open(element);
    const told = oneEvent<StorefrontErrorEvent>(element, 'storefront-error');
    await adapter.options!.createPaymentSession();
    await adapter.finish({ error: { message: '<b>do_not_honor</b> 05' } });
    expect((await told).error).to.include({ type: 'payment', message: '<b>do_not_honor</b> 05' });
    await element.updateComplete;
    expect(textOf(element)).to.contain("Nothing was saved, and you weren't charged. Check the form");
    expect(root(element).textContent).not.to.contain('do_not_honor');
    await expectAccessible(element);
  });

  it('offers to load the form again after a refusal, even if the frame itself is broken', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter });
    await open(element);
    await adapter.finish({ error: { message: 'The form did not get ready.' } });
    await waitUntil(() => root(element).querySelector('.notice button'));
    expect(textOf(element)).to.contain('The payment form stopped working.');
    expect(element.matches(':state(refused)')).to.equal(true);
    const again = root(element).querySelector<HTMLElement>('.notice button')!;
    again.focus();
    again.click();
    await waitUntil(() => adapter.destroyed);
    await open(element);
    expect(root(element).activeElement).to.equal(root(element).querySelector('.payment'));
    expect(textOf(element)).to.equal('');
  });

  it('accepts another card after a refusal', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter });
    await open(element);
    await adapter.finish({ error: { message: 'no' } });
    await nextFrame();
    const stored = oneEvent<StorefrontPaymentMethodEvent>(element, 'storefront-payment-method');
    await adapter.finish({ paymentMethodId: 'method-2' });
    expect((await stored).paymentMethodId).to.equal('method-2');
  });

  it('reserves the stored method for the purchase before it reports the method', async () => {
    const path = '/storefront/payment-method-claims';
    const { client, requests } = scriptedClient({ [path]: {} });
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter, client });
    await open(element);
    const stored = oneEvent<StorefrontPaymentMethodEvent>(element, 'storefront-payment-method');
    await adapter.finish({ paymentMethodId: 'method-1' });
    await stored;
    const [claim] = requests.filter(({ url }) => url.endsWith(path));
    expect(await claim!.json()).to.deep.equal({ intentId: INTENT, paymentMethodId: 'method-1' });
  });

  it('does not report a method that belongs to another purchase', async () => {
    const taken = () => refusal(422, 'invalid-request', 'payment-method-refused');
    const { client } = scriptedClient({ '/storefront/payment-method-claims': taken });
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter, client });
    await open(element);
    let reported = false;
    element.addEventListener('storefront-payment-method', () => (reported = true));
    const failed = oneEvent<StorefrontErrorEvent>(element, 'storefront-error');
    await adapter.finish({ paymentMethodId: 'method-1' });
    expect((await failed).error.code).to.equal('payment-method-refused');
    expect(element.matches(':state(refused)')).to.equal(true);
    expect(reported).to.equal(false);
  });

  it('opens a session with the purchase and its currency, and explains a rate limit', async () => {
    const answer = { '/storefront/payment-sessions': () => refusal(429, 'rate-limit', 'too-many-requests', { retryable: true }) };
    const limited = scriptedClient({
      ...answer,
      '/storefront/payment-sessions': () =>
        Response.json(
          { error: { type: 'rate-limit', code: 'too-many-requests', message: '', retryable: true } },
          { status: 429, headers: { 'retry-after': '90' } },
        ),
    });
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter, client: limited.client });
    await open(element);
    let refused: unknown;
    await adapter.options!.createPaymentSession().catch((error: unknown) => (refused = error));
    expect(refused).to.be.an('error');
    expect(await limited.requests.find(({ method }) => method === 'POST')!.json()).to.deep.equal({ intentId: INTENT, currency: 'USD' });
    await adapter.finish({ error: { message: '' } });
    await waitUntil(() => textOf(element) !== '');
    expect(textOf(element)).to.contain('Try again in 90 seconds.');
  });

  it('starts again after a reset or a move, and removes its node', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter });
    await open(element);
    const [first] = adapter.places;
    element.reset();
    await waitUntil(() => adapter.places.length === 2);
    expect(first!.isConnected).to.equal(false);
    element.remove();
    expect(adapter.destroyed).to.equal(2);
    expect(adapter.places[1]!.isConnected).to.equal(false);
  });

  const kept = {
    paymentMethods: [
      { id: 'sealed-bank', type: 'SEPA', lastDigits: '3000', isDefault: false },
      {
        id: 'sealed-card',
        type: 'CreditCard',
        brand: 'Visa',
        lastDigits: '4242',
        expirationMonth: 8,
        expirationYear: 2027,
        isDefault: true,
      },
    ],
  };

  describe('with an account that has saved methods', () => {
    const client = (): Client => clientOf({ '/storefront/payment-methods': kept });
    const radios = (element: Element): HTMLInputElement[] => [...root(element).querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    const labels = (element: Element): string[] =>
      radios(element).map(({ parentElement }) => (parentElement?.textContent ?? '').replace(/\s+/g, ' ').trim());

    it('offers saved methods first, and opens no form until another option is chosen', async () => {
      const adapter = new ScriptedForm();
      const element = await show({ paymentAdapter: adapter, client: client() });
      await waitUntil(() => radios(element).length === 3);
      expect(labels(element)).to.deep.equal([
        'Visa ending in 4242 Default, expires 08/27',
        'Bank account ending in 3000',
        'Another payment method',
      ]);
      expect(radios(element)[0]!.checked).to.equal(true);
      expect(element.matches(':state(kept)')).to.equal(true);
      expect(adapter.places).to.have.length(0);
      await expectAccessible(element);
      const stored = oneEvent<StorefrontPaymentMethodEvent>(element, 'storefront-payment-method');
      root(element).querySelector<HTMLElement>('[part="cta"]')!.click();
      const { paymentMethodId, kept: chosen } = await stored;
      expect(paymentMethodId).to.equal('sealed-card');
      expect(chosen?.label).to.equal('Visa ending in 4242');
      expect(chosen?.summary).to.deep.equal({
        type: 'CreditCard',
        brand: 'Visa',
        lastDigits: '4242',
        expirationMonth: 8,
        expirationYear: 2027,
      });
      await element.updateComplete;
      expect(status(element)).to.equal("Visa ending in 4242 selected. You haven't been charged yet.");
    });

    it('opens the form for another method, and keeps what was typed when a saved method is chosen', async () => {
      const adapter = new ScriptedForm();
      const element = await show({ paymentAdapter: adapter, client: client() });
      await waitUntil(() => radios(element).length === 3);
      radios(element)[2]!.click();
      await open(element);
      expect(adapter.places).to.have.length(1);
      expect(root(element).querySelector('[part="cta"]')).to.equal(null);
      radios(element)[1]!.click();
      await element.updateComplete;
      expect(isOpen(element)).to.equal(false);
      radios(element)[2]!.click();
      await open(element);
      expect(adapter.places).to.have.length(1);
      expect(adapter.destroyed).to.equal(0);
      await expectAccessible(element);
    });

    it('shows the form if the saved methods cannot be loaded', async () => {
      const adapter = new ScriptedForm();
      const element = await show({
        paymentAdapter: adapter,
        client: clientOf({ '/storefront/payment-methods': () => refusal(403, 'permission', 'scope') }),
      });
      await open(element);
      expect(radios(element)).to.have.length(0);
    });

    it('shows names from the platform as text', async () => {
      const hostile = { id: 'x', type: '<img src=x>', brand: '<b>Visa</b>', lastDigits: '"><i>', isDefault: true };
      const element = await show({
        paymentAdapter: new ScriptedForm(),
        client: clientOf({ '/storefront/payment-methods': { paymentMethods: [hostile] } }),
      });
      await waitUntil(() => radios(element).length === 2);
      expect(labels(element)[0]).to.contain('<b>Visa</b> ending in "><i>');
      expect(root(element).querySelector('img, b, i')).to.equal(null);
    });
  });

  it('offers the methods of another form, and switches between them', async () => {
    const adapter = new ScriptedForm();
    adapter.methods = [
      { id: 'c', kind: 'card' },
      { id: 'd', kind: 'bank-account' },
      { id: 'w', kind: 'wallet', name: 'Harbor Pay' },
    ];
    const element = await show({ paymentAdapter: adapter });
    await open(element);
    const radios = [...root(element).querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    expect(radios.map(({ parentElement }) => parentElement?.textContent?.trim())).to.deep.equal(['Card', 'Bank account', 'Harbor Pay']);
    expect(adapter.selected).to.deep.equal(['c']);
    radios[2]!.click();
    await waitUntil(() => adapter.selected.length === 2);
    expect(adapter.selected).to.deep.equal(['c', 'w']);
    expect(adapter.places).to.have.length(1);
    await expectAccessible(element);
  });

  it('shows the amount of the quote, and updates the form when it changes', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter, amount: { amount: '41.32', currency: 'USD' } });
    await open(element);
    expect(root(element).querySelector('.later')!.textContent).to.equal("You won't be charged until you confirm $41.32 at the end.");
    expect(adapter.options).to.deep.include({ amount: '41.32' });
    element.amount = { amount: '50.00', currency: 'USD' };
    await waitUntil(() => adapter.amounts.length > 0);
    expect(adapter.amounts).to.deep.equal(['50.00']);
    element.amount = { amount: '0.00', currency: 'USD' };
    await element.updateComplete;
    expect(root(element).querySelector('.later')!.textContent).to.equal("You aren't charged, and nothing is due today.");
    expect(adapter.places).to.have.length(1);
  });

  it('opens a new form after it was moved', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter });
    await open(element);
    const elsewhere = await fixture(html`<section></section>`);
    elsewhere.append(element);
    await waitUntil(() => adapter.places.length === 2);
    await open(element);
    expect(element.querySelectorAll('[slot]')).to.have.length(1);
  });

  it('names the attributes that are missing', async () => {
    const element = await show({ paymentAdapter: new ScriptedForm(), intentId: '' });
    expect(textOf(element)).to.contain('set intent-id and currency');
    expect(element.matches(':state(misconfigured)')).to.equal(true);
  });

  it('reports that it cannot work inside the shadow root of another component', async () => {
    const host = await fixture(html`<div></div>`);
    const shadow = host.attachShadow({ mode: 'open' });
    const element = document.createElement('storefront-payment');
    Object.assign(element, { client: clientOf(), intentId: INTENT, currency: 'USD', locale: 'en', paymentAdapter: new ScriptedForm() });
    const told = oneEvent<StorefrontErrorEvent>(host, 'storefront-error');
    shadow.append(element);
    expect((await told).error).to.include({ type: 'configuration', code: 'payment-form-unreachable' });
    await waitForMessage(element);
    expect(textOf(element)).to.contain('inside the shadow root of <div>');
    await expectAccessible(element);
  });

  it('reports a gateway without a payment form', async () => {
    const element = await show({ client: clientOf({ '/storefront/catalog': catalogOf([]) }) });
    await waitForMessage(element);
    expect(textOf(element)).to.contain('The gateway has no payment form');
  });

  it('speaks German', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ paymentAdapter: adapter, locale: 'de' });
    await waitUntil(() => isOpen(element) && adapter.options?.locale === 'de');
    await adapter.options!.createPaymentSession();
    await adapter.finish({ error: { message: 'no' } });
    await waitUntil(() => textOf(element).includes('Es wurde nichts gespeichert und nichts abgebucht.'));
  });

  describe('theme', () => {
    it('passes the computed colors, radius and font of the page to the form, and each change', async () => {
      const adapter = new ScriptedForm();
      const element = await show({ paymentAdapter: adapter });
      element.style.setProperty('--storefront-color-primary', 'rgb(10, 20, 30)');
      element.style.setProperty('--storefront-border-radius', '9px');
      await open(element);
      await waitUntil(() => adapter.themes.at(-1)?.['colorPrimary'] === 'rgb(10, 20, 30)');
      expect(adapter.themes.at(-1)).to.include({ borderRadius: '9px' });
      element.style.setProperty('--storefront-color-primary', 'rgb(200, 0, 0)');
      await waitUntil(() => adapter.themes.at(-1)?.['colorPrimary'] === 'rgb(200, 0, 0)', 'the change was not noticed');
      element.parentElement!.style.setProperty('--storefront-border-radius', '3px');
      element.style.removeProperty('--storefront-border-radius');
      await waitUntil(() => adapter.themes.at(-1)?.['borderRadius'] === '3px', 'the radius of the page was not noticed');
      element.parentElement!.style.setProperty('font-family', 'monospace');
      await waitUntil(() => adapter.themes.at(-1)?.['fontFamily'] === 'monospace', 'the font of the page was not noticed');
      element.parentElement!.style.setProperty('color-scheme', 'dark');
      await waitUntil(() => adapter.themes.at(-1)?.['colorScheme'] === 'dark', 'the color scheme of the page was not noticed');
    });
  });

  describe('with the platform’s script', () => {
    it('loads the script once per page, under Trusted Types, and mounts by selector', async () => {
      const source = here('vendor-form.js');
      const one = await show({ source });
      await open(one);
      const form = vendorForm();
      expect(await form.options.createPaymentSession()).to.equal('session-token');
      const stored = oneEvent<StorefrontPaymentMethodEvent>(one, 'storefront-payment-method');
      form.options.onComplete({ success: true, paymentMethodId: 'method-3' });
      expect((await stored).paymentMethodId).to.equal('method-3');
      one.remove();
      expect(form.destroyed).to.equal(true);
      const other = await show({ source });
      await open(other);
      expect(document.querySelectorAll(`script[src="${source.scriptUrl}"]`)).to.have.length(1);
      await expectAccessible(other);
    });

    it('loads the script with the nonce of the page’s scripts', async () => {
      const allowed = document.createElement('script');
      allowed.type = 'application/json';
      allowed.nonce = 'page-nonce';
      allowed.setAttribute('nonce', 'page-nonce');
      document.head.append(allowed);
      try {
        const source = here('vendor-form.js?nonce');
        const element = await show({ source });
        await open(element);
        expect(document.querySelector<HTMLScriptElement>(`script[src="${source.scriptUrl}"]`)?.nonce).to.equal('page-nonce');
      } finally {
        allowed.remove();
      }
    });

    it('treats a success without an id as a failure', async () => {
      const element = await show({ source: here('vendor-form.js') });
      await open(element);
      vendorForm().options.onComplete({ success: true });
      await waitForMessage(element);
      expect(textOf(element)).to.contain('The payment form stopped working.');
    });

    it('reports a script that cannot be loaded, and tries again on request', async () => {
      const element = await show({ source: here('there-is-none.js') });
      await waitForMessage(element);
      expect(textOf(element)).to.contain("The payment form couldn't be loaded. What you entered is kept.");
      await expectAccessible(element);
      element.source = here('vendor-form.js');
      root(element).querySelector('button')!.click();
      await open(element);
    });

    it('gives up after the time limit', async () => {
      const adapter = new PlatformPaymentAdapter(here('never.js'), () => Promise.resolve());
      const problem = await adapter.load().catch((error: unknown) => error);
      expect(problem).to.be.instanceOf(PaymentFormError);
      expect(problem).to.include({ problem: 'timeout' });
    });

    it('reports a script that does not define the form', async () => {
      Reflect.deleteProperty(window, 'Zuora');
      const element = await show({ source: here('vendor-wrong-script.js') });
      await waitForMessage(element);
      expect(textOf(element)).to.contain('did not define Zuora(publishableKey).createPaymentForm');
    });

    for (const scriptUrl of [
      'http://pay.example/form.js',
      ['javascript', 'alert(1)'].join(':'),
      'data:text/javascript,0',
      '/relative.js',
    ]) {
      it(`does not load ${scriptUrl}`, async () => {
        const adapter = new PlatformPaymentAdapter({ scriptUrl, publishableKey: 'pk' });
        const problem = await adapter.load().catch((error: unknown) => error);
        expect(problem).to.include({ problem: 'forbidden' });
        expect(document.querySelector(`script[src="${scriptUrl}"]`)).to.equal(null);
      });
    }
  });
});
