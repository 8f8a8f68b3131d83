import { expect, fixture, html, nextFrame, oneEvent, waitUntil } from '@open-wc/testing';
import type { Client } from '../../src/api/client.js';
import type { PaymentFormSource } from '../../src/api/schemas/storefront/catalog.js';
import type { StorefrontErrorEvent } from '../../src/components/events/index.js';
import { PaymentFormError } from '../../src/components/features/payment/adapter.js';
import type { StorefrontPaymentMethodEvent } from '../../src/components/features/payment/payment-method-event.js';
import { StorefrontPayment } from '../../src/components/features/payment/payment.js';
import { PlatformPaymentAdapter } from '../../src/components/features/payment/platform-adapter.js';
import { catalogOf } from '../support/catalogs.js';
import { ScriptedForm } from './support/purchases.js';
import { refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';

StorefrontPayment.define();

const INTENT = 'a'.repeat(32);
const here = (name: string): PaymentFormSource => ({
  scriptUrl: new URL(`./support/${name}`, import.meta.url).href,
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

async function failed(element: StorefrontPayment): Promise<void> {
  await waitUntil(() => textOf(element) !== '', 'nothing is said');
}

describe('storefront-payment', () => {
  it('shows the form in one node of the document and says that it is loading before', async () => {
    const adapter = new ScriptedForm();
    let arrive: () => void = () => undefined;
    adapter.code = new Promise((resolve) => (arrive = resolve));
    const element = await show({ adapter });
    expect(status(element)).to.equal('The payment form is loading.');
    await expect(element).to.be.accessible();
    arrive();
    await open(element);
    expect(adapter.places).to.have.length(1);
    expect(adapter.places[0]!.parentElement).to.equal(element);
    expect(root(element).querySelector('input')).to.equal(null);
    expect(adapter.options).to.deep.include({ currency: 'USD', locale: 'en' });
    await expect(element).to.be.accessible();
  });

  it('hands on the id of a stored method, and only inside', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ adapter });
    await open(element);
    const stored = oneEvent<StorefrontPaymentMethodEvent>(element, 'storefront-payment-method');
    await adapter.finish({ paymentMethodId: 'method-1' });
    const event = await stored;
    expect(event.paymentMethodId).to.equal('method-1');
    expect(event.composed).to.equal(false);
    await element.updateComplete;
    expect(textOf(element)).to.contain('Your card is saved.');
    await expect(element).to.be.accessible();
  });

  it('says in its own words that a card was refused; the words of the platform go to the developer', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ adapter });
    await open(element);
    const told = oneEvent<StorefrontErrorEvent>(element, 'storefront-error');
    await adapter.finish({ error: { message: '<b>do_not_honor</b> 05' } });
    expect((await told).error).to.include({ type: 'payment', message: '<b>do_not_honor</b> 05' });
    await element.updateComplete;
    expect(textOf(element)).to.contain('Your card was not saved and nothing was charged.');
    expect(root(element).textContent).not.to.contain('do_not_honor');
    await expect(element).to.be.accessible();
  });

  it('offers to load the form again after a refusal, also where the frame itself is broken and says nothing', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ adapter });
    await open(element);
    await adapter.finish({ error: { message: 'The form did not get ready.' } });
    await waitUntil(() => root(element).querySelector('.notice button'));
    root(element).querySelector<HTMLElement>('.notice button')?.click();
    await waitUntil(() => adapter.destroyed);
    await open(element);
    expect(textOf(element)).not.to.contain('Your card was not saved');
  });

  it('takes another card after one was refused', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ adapter });
    await open(element);
    await adapter.finish({ error: { message: 'no' } });
    await nextFrame();
    const stored = oneEvent<StorefrontPaymentMethodEvent>(element, 'storefront-payment-method');
    await adapter.finish({ paymentMethodId: 'method-2' });
    expect((await stored).paymentMethodId).to.equal('method-2');
  });

  it('opens a session with the purchase and its currency, and explains when there were too many', async () => {
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
    const element = await show({ adapter, client: limited.client });
    await open(element);
    let refused: unknown;
    await adapter.options!.createPaymentSession().catch((error: unknown) => (refused = error));
    expect(refused).to.be.an('error');
    expect(await limited.requests[0]!.json()).to.deep.equal({ intentId: INTENT, currency: 'USD' });
    await adapter.finish({ error: { message: '' } });
    await waitUntil(() => textOf(element) !== '');
    expect(textOf(element)).to.contain('Try again in 90 seconds.');
  });

  it('begins anew when it is reset or gone, and takes its node away', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ adapter });
    await open(element);
    const [first] = adapter.places;
    element.reset();
    await waitUntil(() => adapter.places.length === 2);
    expect(first!.isConnected).to.equal(false);
    element.remove();
    expect(adapter.destroyed).to.equal(2);
    expect(adapter.places[1]!.isConnected).to.equal(false);
  });

  it('says plainly that it cannot work inside the shadow root of someone else', async () => {
    const host = await fixture(html`<div></div>`);
    const shadow = host.attachShadow({ mode: 'open' });
    const element = document.createElement('storefront-payment');
    Object.assign(element, { client: clientOf(), intentId: INTENT, currency: 'USD', locale: 'en', adapter: new ScriptedForm() });
    const told = oneEvent<StorefrontErrorEvent>(host, 'storefront-error');
    shadow.append(element);
    expect((await told).error).to.include({ type: 'configuration', code: 'payment-form-unreachable' });
    await failed(element);
    expect(textOf(element)).to.contain('inside the shadow root of <div>');
    await expect(element).to.be.accessible();
  });

  it('names what is missing when the gateway has no form', async () => {
    const element = await show({ client: clientOf({ '/storefront/catalog': catalogOf([]) }) });
    await failed(element);
    expect(textOf(element)).to.contain('The gateway names no payment form');
  });

  it('speaks German', async () => {
    const adapter = new ScriptedForm();
    const element = await show({ adapter, locale: 'de' });
    await waitUntil(() => isOpen(element) && adapter.options?.locale === 'de');
    await adapter.finish({ error: { message: 'no' } });
    await waitUntil(() => textOf(element).includes('Ihre Karte wurde nicht gespeichert'));
  });

  describe('look', () => {
    it('gives the form the colors, radius and font of the page as computed values, and again when they change', async () => {
      const adapter = new ScriptedForm();
      const element = await show({ adapter });
      element.style.setProperty('--storefront-color-primary', 'rgb(10, 20, 30)');
      element.style.setProperty('--storefront-border-radius', '9px');
      await open(element);
      await waitUntil(() => adapter.themes.at(-1)?.['colorPrimary'] === 'rgb(10, 20, 30)');
      expect(adapter.themes.at(-1)).to.include({ borderRadius: '9px' });
      element.style.setProperty('--storefront-color-primary', 'rgb(200, 0, 0)');
      await waitUntil(() => adapter.themes.at(-1)?.['colorPrimary'] === 'rgb(200, 0, 0)', 'the change was not noticed');
    });
  });

  describe('with the platform’s script', () => {
    it('loads it once for the page, under Trusted Types, and mounts by selector', async () => {
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
      await expect(other).to.be.accessible();
    });

    it('takes a success without an id for a failure', async () => {
      const element = await show({ source: here('vendor-form.js') });
      await open(element);
      vendorForm().options.onComplete({ success: true });
      await failed(element);
      expect(textOf(element)).to.contain('Your card was not saved');
    });

    it('says so when it does not arrive, and tries again when asked', async () => {
      const element = await show({ source: here('there-is-none.js') });
      await failed(element);
      expect(textOf(element)).to.contain('The payment form could not be loaded. Nothing you entered is lost.');
      await expect(element).to.be.accessible();
      element.source = here('vendor-form.js');
      root(element).querySelector('button')!.click();
      await open(element);
    });

    it('gives up when it never comes, by the clock', async () => {
      const adapter = new PlatformPaymentAdapter(here('never.js'), () => Promise.resolve());
      const problem = await adapter.load().catch((error: unknown) => error);
      expect(problem).to.be.instanceOf(PaymentFormError);
      expect(problem).to.include({ problem: 'timeout' });
    });

    it('says to the developer when it is something else', async () => {
      Reflect.deleteProperty(window, 'Zuora');
      const element = await show({ source: here('vendor-nothing.js') });
      await failed(element);
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
