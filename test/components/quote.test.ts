import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { Client } from '../../src/api/client.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { StorefrontQuote } from '../../src/components/features/quote/quote.js';
import { billOf, quoteOf } from './support/purchases.js';
import { held, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';

StorefrontProvider.define();
StorefrontQuote.define();

const PATH = '/storefront/quotes';
const answering = (answer: Answer): Client => scriptedClient({ [PATH]: answer }).client;

async function show(client: Client, properties: Partial<StorefrontQuote> = {}): Promise<StorefrontQuote> {
  const element = document.createElement('storefront-quote');
  Object.assign(element, { client, plan: 'build-m', quantity: 3, currency: 'USD', locale: 'en', ...properties });
  await fixture(html`<div>${element}</div>`);
  return element;
}

const root = (element: Element): ShadowRoot => element.shadowRoot!;
const part = (element: Element, name: string): string =>
  (root(element).querySelector(`[part~="${name}"]`)?.textContent ?? '').replace(/\s+/g, ' ').trim();
const status = (element: Element): string => (root(element).querySelector('[role="status"]')?.textContent ?? '').trim();
const ready = (element: StorefrontQuote): Promise<void> =>
  waitUntil(() => part(element, 'sentence') !== '' && element.quote !== undefined, 'no quote');

describe('storefront-quote', () => {
  it('says what is paid today and next, and shows the lines with dates', async () => {
    const { client, requests } = scriptedClient({ [PATH]: quoteOf({ next: billOf('2026-12-21', '50.00') }) });
    const element = await show(client, { address: { country: 'DE', postalCode: '10115' } });
    await ready(element);
    expect(part(element, 'sentence')).to.equal('You pay $30.00 today, then $50.00 on December 21, 2026.');
    expect(part(element, 'due-now'))
      .to.contain('Today, November 21, 2026')
      .and.to.contain('3 × $10.00')
      .and.to.contain('Nov 21, 2026 to Dec 20, 2026');
    expect(part(element, 'next')).to.contain('Then on December 21, 2026').and.to.contain('$50.00');
    expect(status(element)).to.equal(part(element, 'sentence'));
    expect(await requests[0]!.json()).to.deep.equal({
      intent: 'subscribe',
      plans: [{ productRatePlanId: 'build-m', quantity: 3 }],
      currency: 'USD',
      address: { country: 'DE', postalCode: '10115' },
    });
    await expect(element).to.be.accessible();
  });

  it('shows tax where there is some', async () => {
    const element = await show(answering(quoteOf({ dueNow: billOf('2026-11-21', '35.70', '5.70') })));
    await ready(element);
    expect(part(element, 'due-now')).to.contain('Subtotal $30.00').and.to.contain('Tax $5.70').and.to.contain('Total $35.70');
    await expect(element).to.be.accessible();
  });

  const nothing = billOf('2026-11-21', '0.00');
  const endings = [
    ['nothing today', { dueNow: nothing, next: billOf('2026-12-21', '30.00') }, 'You pay nothing today, then $30.00 on December 21, 2026.'],
    ['nothing later', { next: undefined }, 'You pay $30.00 today and nothing after that.'],
    ['nothing at all', { dueNow: nothing, next: billOf('2026-12-21', '0.00') }, 'You pay nothing, today or later.'],
  ] as const;
  for (const [name, more, words] of endings) {
    it(`says it where there is ${name}`, async () => {
      const element = await show(answering(quoteOf(more)));
      await ready(element);
      expect(part(element, 'sentence')).to.equal(words);
      await expect(element).to.be.accessible();
    });
  }

  it('keeps the room of a quote while it is loading', async () => {
    const { answer, release } = held();
    const element = await show(answering(answer));
    expect(status(element)).to.equal('The price is being worked out.');
    await expect(element).to.be.accessible();
    const before = element.getBoundingClientRect().height;
    expect(before).to.be.greaterThan(200);
    release(quoteOf());
    await ready(element);
  });

  it('keeps the last quote in sight while the address changes it', async () => {
    const later = held();
    let asked = 0;
    const client = answering((request) => {
      asked += 1;
      return asked === 1 ? Response.json(quoteOf()) : later.answer(request);
    });
    const element = await show(client);
    await ready(element);
    element.address = { country: 'DE' };
    await element.updateComplete;
    expect(part(element, 'sentence')).to.contain('$30.00');
    expect(root(element).querySelector('.quote')!.getAttribute('aria-busy')).to.equal('true');
    expect(status(element)).to.equal('The price is being worked out again.');
    later.release(quoteOf({ fingerprint: 'print-2', dueNow: billOf('2026-11-21', '35.70', '5.70') }));
    await waitUntil(() => part(element, 'sentence').includes('$35.70'));
  });

  it('names the old and the new price when it changed', async () => {
    const element = await show(answering(quoteOf({ fingerprint: 'print-2', dueNow: billOf('2026-11-21', '31.00') })), {
      previous: quoteOf(),
    });
    await ready(element);
    expect(part(element, 'notice')).to.contain('The price has changed: $30.00 before, $31.00 now.');
    await expect(element).to.be.accessible();
  });

  it('says that it failed and tries again when asked', async () => {
    let fail = true;
    const element = await show(answering(() => (fail ? refusal(400, 'invalid-request', 'broken') : Response.json(quoteOf()))));
    await waitUntil(() => part(element, 'notice') !== '');
    expect(part(element, 'notice')).to.contain('The price could not be worked out. Nothing has been ordered.');
    expect(root(element).textContent).not.to.contain('for developers');
    await expect(element).to.be.accessible();
    fail = false;
    root(element).querySelector('button')!.click();
    await ready(element);
  });

  it('says that a plan is no longer sold', async () => {
    const element = await show(answering(() => refusal(422, 'invalid-request', 'not-for-sale')));
    await waitUntil(() => part(element, 'notice').includes('no longer sold'));
  });

  it('shows texts from the catalog as text', async () => {
    const bill = billOf('2026-11-21', '30.00');
    const hostile = { ...bill.lines[0]!, productName: '<img src=x onerror=alert(1)>', chargeName: 'x'.repeat(300) };
    const element = await show(answering(quoteOf({ dueNow: { ...bill, lines: [hostile] } })));
    await ready(element);
    expect(root(element).querySelector('img')).to.equal(null);
    expect(part(element, 'product')).to.equal('<img src=x onerror=alert(1)>');
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
  });

  it('speaks German', async () => {
    const element = await show(answering(quoteOf()), { locale: 'de' });
    await waitUntil(() => /^Sie zahlen heute 30,00\s\$, dann 30,00\s\$ am 21\. Dezember 2026\.$/.test(part(element, 'sentence')));
  });

  it('names what the page has to set', async () => {
    const element = await show(answering(quoteOf()), { plan: '' });
    expect(part(element, 'notice')).to.contain('set plans, or plan and quantity, and currency');
  });

  it('asks the gateway of the page', async () => {
    const { products } = (await (
      await fetch('/billing/storefront/catalog?currency=EUR', { headers: { authorization: 'Bearer pk_sandbox' } })
    ).json()) as {
      products: { plans: { productRatePlanId: string; quantity?: object }[] }[];
    };
    const plan = products.flatMap(({ plans }) => plans).find(({ quantity }) => quantity)!;
    const provider = await fixture(
      html`<storefront-provider gateway="/billing" publishable-key="pk_sandbox" currency="EUR" locale="en">
        <storefront-quote plan=${plan.productRatePlanId} quantity="2"></storefront-quote>
      </storefront-provider>`,
    );
    const element = provider.querySelector('storefront-quote')!;
    await ready(element);
    expect(part(element, 'sentence')).to.match(/^You pay €[\d.]+ today, then €[\d.]+ on /);
    await expect(element).to.be.accessible();
  });
});
