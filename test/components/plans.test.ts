import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CatalogProduct } from '../../src/api/schemas/storefront/catalog.js';
import { createClient, type Client } from '../../src/api/client.js';
import type { StorefrontErrorEvent, StorefrontPlanSelectEvent } from '../../src/components/events/index.js';
import { StorefrontPlans } from '../../src/components/features/plans/plans.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { catalogOf, flatPlan, product, seatPlan } from '../support/catalogs.js';
import { json, lost, silence, type Step } from '../support/scripted-server.js';
import { expectAccessible } from './support/expect-accessible.js';
import { waitUntil } from './support/wait-until.js';

StorefrontPlans.define();
StorefrontProvider.define();

const build = product('Build', [seatPlan('build-m', '10.00'), seatPlan('build-y', '100.00', 'Annual')], {
  highlighted: true,
  label: 'Most chosen',
});
const free = product('Free', [flatPlan('free-m', '0.00')]);
const scale = product('Scale', [flatPlan('scale-m', '99.00'), flatPlan('scale-y', '990.00', 'Annual')]);
const talk = product('Enterprise', [], { contact: { href: 'mailto:sales@example.com', text: 'Talk to us' } });

/** Client with scripted responses that records each request. */
function clientFor(...steps: Step[]): Client & { requests: URL[] } {
  const requests: URL[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example/billing',
    maxRetries: 0,
    fetch: async (request) => {
      const step = steps[Math.min(requests.length, steps.length - 1)];
      requests.push(new URL(request.url));
      return (step ?? lost)(request);
    },
  });
  return Object.assign(client, { requests });
}

const selling = (...products: CatalogProduct[]): Client => clientFor(json(catalogOf(products)));

async function ready(client: Client, attributes: Partial<StorefrontPlans> = {}): Promise<StorefrontPlans> {
  const element = document.createElement('storefront-plans');
  Object.assign(element, { client, ...attributes });
  const shown = oneEvent(element, 'storefront-ready');
  await fixture(html`<div>${element}</div>`);
  await shown;
  return element;
}

const root = (element: Element): ShadowRoot => element.shadowRoot!;
const cards = (element: Element): Element[] => [...root(element).querySelectorAll('[part~="plan"]')];
const card = (element: Element, name: string): Element => cards(element).find((each) => each.querySelector('h3')?.textContent === name)!;
const textOf = (node: Element | ShadowRoot): string => node.textContent.replace(/\s+/g, ' ').trim();
const priceOf = (element: Element, name: string): string => textOf(card(element, name).querySelector('[part="price"] .visually-hidden')!);
const periods = (element: Element): HTMLInputElement[] => [...root(element).querySelectorAll<HTMLInputElement>('input[type="radio"]')];
const status = (element: Element): string => textOf(root(element).querySelector('[role="status"]')!);

describe('storefront-plans', () => {
  describe('with plans', () => {
    it('shows an accessible card for each product, with price and period', async () => {
      const element = await ready(selling(free, build, scale, talk));
      expect(cards(element)).to.have.length(4);
      expect(priceOf(element, 'Scale')).to.equal('$99.00');
      expect(textOf(card(element, 'Scale'))).to.contain('per month');
      expect(textOf(card(element, 'Free'))).to.contain('Free');
      expect(textOf(card(element, 'Build'))).to.contain('Most chosen');
      await expectAccessible(element);
    });

    it('shows "tax included" only for plans whose prices include tax', async () => {
      const taxed = product('Taxed', [{ ...flatPlan('taxed', '9.00'), taxIncluded: true }]);
      const element = await ready(selling(taxed, scale));
      expect(textOf(card(element, 'Taxed'))).to.contain('per month tax included');
      expect(textOf(card(element, 'Scale'))).not.to.contain('tax');
    });

    it('lines up names, prices and buttons of the cards when a name wraps', async () => {
      const long = product('A plan whose name is so long that it takes several lines', [flatPlan('long', '1234567.00')]);
      const element = await ready(selling(free, long, scale));
      for (const part of ['plan-name', 'price', 'cta']) {
        const tops = cards(element).map((each) => Math.round(each.querySelector(`[part="${part}"]`)!.getBoundingClientRect().top));
        expect(new Set(tops).size, `${part}: ${tops.join()}`).to.equal(1);
      }
    });

    it('shows hostile text as text and no dangerous link', async () => {
      const hostile = product('<img src=x onerror=alert(1)>', [], {
        contact: { href: ['javascript', 'alert(1)'].join(':'), text: 'Call' },
        features: ['<b>bold</b>', '\u202Ereversed'],
      });
      const element = await ready(selling(hostile));
      expect(root(element).querySelector('img, b')).to.equal(null);
      expect(root(element).querySelector('a')).to.equal(null);
      expect(textOf(cards(element)[0]!))
        .to.contain('<b>bold</b>')
        .and.contain('Call');
    });

    it('links to the contact for a product that is sold through sales', async () => {
      const element = await ready(selling(talk));
      expect(root(element).querySelector('a')!.getAttribute('href')).to.equal('mailto:sales@example.com');
      expect(textOf(cards(element)[0]!)).to.contain('Custom');
    });

    it('shows an unknown billing period as it is', async () => {
      const element = await ready(selling(product('Odd', [flatPlan('odd', '5.00', 'Fortnight')])));
      expect(textOf(cards(element)[0]!))
        .to.contain('$5.00')
        .and.contain('per Fortnight');
    });

    it('shows amounts of a currency without minor units, and one-time prices', async () => {
      const fee = {
        productRatePlanChargeId: 'o',
        name: 'Set-up',
        type: 'OneTime',
        model: 'FlatFee',
        price: { amount: '36000', currency: 'JPY' },
      };
      const plan = flatPlan('yen', '22000', 'Month', 'JPY');
      const element = await ready(selling(product('Yen', [{ ...plan, charges: [...plan.charges, fee] }])));
      expect(priceOf(element, 'Yen')).to.equal('¥22,000');
      expect(textOf(cards(element)[0]!)).to.contain('plus ¥36,000 once: Set-up');
    });

    it('shows no price if the price depends on usage', async () => {
      const use = { productRatePlanChargeId: 'u', name: 'Requests', type: 'Usage', model: 'Tiered' };
      const tiers = { productRatePlanChargeId: 't', name: 'Tiers', type: 'Recurring', model: 'Tiered' };
      const element = await ready(selling(product('Metered', [{ ...flatPlan('m', '0.00'), charges: [use, tiers] }])));
      expect(textOf(cards(element)[0]!))
        .to.contain('Based on usage')
        .and.contain('plus usage')
        .and.not.contain('$');
    });
  });

  describe('billing period', () => {
    it('is not a choice if there is only one', async () => {
      expect(periods(await ready(selling(free)))).to.have.length(0);
    });

    it('switches to the monthly price of the longer period, with the amount billed and the saving', async () => {
      const element = await ready(selling(free, build, scale));
      expect(textOf(root(element).querySelector('fieldset')!)).to.contain('Yearly save 16%');
      periods(element)[1]!.click();
      await element.updateComplete;
      expect(priceOf(element, 'Scale')).to.equal('$82.50');
      expect(textOf(card(element, 'Scale'))).to.contain('per month, billed yearly at $990.00');
      expect(textOf(card(element, 'Free'))).to.contain('Free');
      await expectAccessible(element);
    });

    it('starts with the period of the attribute', async () => {
      const element = await ready(selling(scale), { period: 'annual' });
      expect(periods(element)[1]!.checked).to.equal(true);
    });

    it('can be chosen with the arrow keys', async () => {
      const element = await ready(selling(scale));
      periods(element)[0]!.focus();
      await sendKeys({ press: 'ArrowRight' });
      await element.updateComplete;
      expect(priceOf(element, 'Scale')).to.equal('$82.50');
    });
  });

  describe('quantity', () => {
    const stepper = (element: Element): HTMLInputElement => root(element).querySelector<HTMLInputElement>('input[type="number"]')!;

    it('updates the list price at once and announces it', async () => {
      const element = await ready(selling(build));
      expect(priceOf(element, 'Build')).to.equal('$30.00');
      root(element).querySelector<HTMLButtonElement>('button[aria-label="More seats"]')!.click();
      await element.updateComplete;
      expect(priceOf(element, 'Build')).to.equal('$40.00');
      expect(status(element)).to.equal('Build: $40.00 for 4 seats per month');
    });

    it('is limited to its range', async () => {
      const element = await ready(selling(build));
      stepper(element).focus();
      stepper(element).select();
      await sendKeys({ type: '900' });
      await sendKeys({ press: 'Tab' });
      await element.updateComplete;
      expect(stepper(element).value).to.equal('20');
      expect(priceOf(element, 'Build')).to.equal('$200.00');
    });

    it('changes with the arrow keys, and ignores invalid text', async () => {
      const element = await ready(selling(build));
      stepper(element).focus();
      await sendKeys({ press: 'ArrowDown' });
      await element.updateComplete;
      expect(priceOf(element, 'Build')).to.equal('$20.00');
      stepper(element).select();
      await sendKeys({ type: 'many' });
      await sendKeys({ press: 'Tab' });
      expect(stepper(element).value).to.equal('2');
    });
  });

  describe('choosing', () => {
    it('fires plan, quantity and list price, and shows the choice', async () => {
      const element = await ready(selling(build, scale));
      const chosen = oneEvent<StorefrontPlanSelectEvent>(element, 'storefront-plan-select');
      card(element, 'Build').querySelector<HTMLButtonElement>('[part="cta"]')!.click();
      const event = await chosen;
      expect(event).to.include({ productRatePlanId: 'build-m', productName: 'Build', quantity: 3, bubbles: true, composed: true });
      expect(event.price).to.deep.equal({ amount: '30.00', currency: 'USD', formatted: '$30.00' });
      await element.updateComplete;
      expect(textOf(card(element, 'Build'))).to.contain('Selected');
      expect(element.selected).to.include({ productRatePlanId: 'build-m', quantity: 3 });
      await expectAccessible(element);
    });

    it('keeps the shown period when a plan of another period is chosen', async () => {
      const element = await ready(selling(free, scale), { period: 'Annual' });
      card(element, 'Free').querySelector<HTMLButtonElement>('[part="cta"]')!.click();
      await element.updateComplete;
      expect(periods(element)[1]!.checked).to.equal(true);
    });

    it('shows the plan of the attribute, with its period and quantity', async () => {
      const element = await ready(selling(build, scale), { plan: 'build-y', quantity: 5 });
      expect(periods(element)[1]!.checked).to.equal(true);
      expect(textOf(card(element, 'Build'))).to.contain('billed yearly at $500.00');
      expect(textOf(card(element, 'Build'))).to.contain('Selected');
    });

    it('ignores a quantity that is not a whole number', async () => {
      for (const quantity of [NaN, 2.5]) {
        const element = await ready(selling(build), { plan: 'build-m', quantity });
        expect(priceOf(element, 'Build')).to.equal('$30.00');
        expect(element.selected).to.include({ quantity: 3 });
      }
    });

    it('links to the sign-up page with plan and quantity', async () => {
      const element = await ready(selling(build, scale), { signUpHref: '/sign-up?from=plans' });
      const address = new URL(card(element, 'Build').querySelector('a')!.href);
      expect(address.origin + address.pathname).to.equal(`${location.origin}/sign-up`);
      expect(Object.fromEntries(address.searchParams)).to.deep.equal({
        from: 'plans',
        plan: 'build-m',
        quantity: '3',
        period: 'Month',
        currency: 'USD',
      });
    });
  });

  describe('loading', () => {
    it('reserves the height of the plans, so that nothing below moves when they load', async () => {
      let answer: (response: Response) => void = () => undefined;
      const client = clientFor(() => new Promise<Response>((resolve) => (answer = resolve)));
      const page = await fixture(
        html`<div>
          <storefront-plans .client=${client} expected-plans="3"></storefront-plans>
          <p>below</p>
        </div>`,
      );
      const below = page.querySelector('p')!;
      const element = page.querySelector('storefront-plans')!;
      await waitUntil(() => client.requests.length === 1);
      expect(status(element)).to.equal('Loading plans');
      expect(element.matches(':state(loading)')).to.equal(true);
      await expectAccessible(element);
      const before = below.getBoundingClientRect().top;
      const shown = oneEvent(element, 'storefront-ready');
      answer(await json(catalogOf([free, build, scale]))(new Request('https://shop.example')));
      await shown;
      expect(element.matches(':state(loading)')).to.equal(false);
      expect(below.getBoundingClientRect().top).to.equal(before);
    });

    it('shows a message when nothing is on sale', async () => {
      const element = await ready(selling());
      expect(textOf(root(element).querySelector('[part="notice"]')!)).to.contain('No plans are available');
      await expectAccessible(element);
    });

    it('shows that loading failed, fires the error, and tries again', async () => {
      const client = clientFor(lost, json(catalogOf([scale])));
      const element = document.createElement('storefront-plans');
      element.client = client;
      const failed = oneEvent<StorefrontErrorEvent>(element, 'storefront-error');
      await fixture(html`<div>${element}</div>`);
      expect((await failed).error).to.include({ type: 'connection', code: 'no-answer' });
      await element.updateComplete;
      expect(status(element)).to.contain("couldn't be loaded");
      await expectAccessible(element);
      root(element).querySelector<HTMLButtonElement>('[part="notice"] button')!.click();
      await waitUntil(() => cards(element).length === 1 && element.selected === undefined && priceOf(element, 'Scale') === '$99.00');
    });

    it('shows light DOM content only until it is defined', async () => {
      const element = await ready(clientFor(json(catalogOf([scale]))));
      element.append('See our prices');
      await nextFrame();
      expect(element.innerText).not.to.contain('See our prices');
    });

    it('waits without an error while a response is pending', async () => {
      const element = await fixture<StorefrontPlans>(html`<storefront-plans .client=${clientFor(silence)}></storefront-plans>`);
      expect(root(element).querySelector('[part="notice"]')).to.equal(null);
    });
  });

  describe('in a provider', () => {
    it('shows the plans of the gateway, in the language and currency of the provider', async () => {
      const provider = await fixture<StorefrontProvider>(
        html`<storefront-provider gateway="/billing" publishable-key="pk_sandbox" locale="de" currency="EUR"></storefront-provider>`,
      );
      const shown = oneEvent(provider, 'storefront-ready');
      const element = document.createElement('storefront-plans');
      provider.append(element);
      await shown;
      await waitUntil(() => textOf(root(element)).includes('Monatlich'));
      expect(priceOf(element, 'Build')).to.match(/^52,50\s€$/);
      expect(textOf(card(element, 'Build')))
        .to.contain('500.000 Anfragen im Monat')
        .and.contain('Build wählen');
      await expectAccessible(element);
    });

    it('ignores a malformed currency or country, and warns the page author', async () => {
      const warnings: string[] = [];
      const { warn } = console;
      console.warn = (message: string) => void warnings.push(message);
      try {
        const element = await ready(selling(free), { currency: 'euro', country: 'Germany' });
        expect(cards(element)).to.have.length(1);
        await waitUntil(() => warnings.length === 2);
        expect(warnings[0]).to.contain('storefront-elements: currency "euro" must be a currency such as USD. It is ignored.');
        expect(warnings[1]).to.contain('storefront-elements: country "Germany" must be a country such as US. It is ignored.');
      } finally {
        console.warn = warn;
      }
    });

    it('shows a problem of the page in place of the plans', async () => {
      const element = await fixture<StorefrontPlans>(html`<storefront-plans></storefront-plans>`);
      expect(textOf(root(element))).to.contain('<storefront-plans> must be inside <storefront-provider>');
      await expectAccessible(element);
    });
  });
});
