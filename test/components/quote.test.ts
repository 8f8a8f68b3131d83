import { expect, fixture, html } from '@open-wc/testing';
import type { Client } from '../../src/api/client.js';
import type { QuoteBill, QuoteReason } from '../../src/api/schemas/storefront/quote.js';
import type { Money } from '../../src/api/schemas/values.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { StorefrontQuote } from '../../src/components/features/quote/quote.js';
import { expectAccessible } from './support/expect-accessible.js';
import { billOf, quoteOf } from './support/purchases.js';
import { pendingResponse, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

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
  it('shows what is due today and next, with lines and dates', async () => {
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
    await expectAccessible(element);
  });

  it('shows tax if there is any', async () => {
    const element = await show(answering(quoteOf({ dueNow: billOf('2026-11-21', '35.70', '5.70') })));
    await ready(element);
    expect(part(element, 'due-now')).to.contain('Subtotal $30.00').and.to.contain('Tax $5.70').and.to.contain('Total $35.70');
    await expectAccessible(element);
  });

  it('names unused time, quantities and the credit that makes up the total', async () => {
    const line = { productRatePlanChargeId: 'seats', productName: 'Build', chargeName: 'Seats', quantity: '5' };
    const dueNow: QuoteBill = {
      date: '2026-11-21',
      lines: [
        { ...line, amount: { amount: '-45.00', currency: 'USD' }, kind: 'unused-time' },
        { ...line, amount: { amount: '16.00', currency: 'USD' } },
      ],
      subtotal: { amount: '-29.00', currency: 'USD' },
      tax: { amount: '0.00', currency: 'USD' },
      creditGiven: { amount: '29.00', currency: 'USD' },
      total: { amount: '0.00', currency: 'USD' },
    };
    const element = await show(answering(quoteOf({ dueNow })));
    await ready(element);
    expect(part(element, 'due-now'))
      .to.contain('Unused time: Seats Quantity 5 -$45.00')
      .and.to.contain(' Seats Quantity 5 $16.00')
      .and.to.contain('Credit to your account $29.00 Total $0.00');
  });

  const nothing = billOf('2026-11-21', '0.00');
  const endings = [
    ['nothing today', { dueNow: nothing, next: billOf('2026-12-21', '30.00') }, 'You pay nothing today, then $30.00 on December 21, 2026.'],
    ['nothing later', { next: undefined }, 'You pay $30.00 today and nothing later.'],
    ['nothing at all', { dueNow: nothing, next: billOf('2026-12-21', '0.00') }, 'You pay nothing, today or later.'],
  ] as const;
  for (const [name, more, words] of endings) {
    it(`shows the summary with ${name}`, async () => {
      const element = await show(answering(quoteOf(more)));
      await ready(element);
      expect(part(element, 'sentence')).to.equal(words);
      await expectAccessible(element);
    });
  }

  it('reserves the height of a quote while it loads', async () => {
    const { answer, release } = pendingResponse();
    const element = await show(answering(answer));
    expect(status(element)).to.equal('Calculating the price…');
    await expectAccessible(element);
    const before = element.getBoundingClientRect().height;
    expect(before).to.be.greaterThan(200);
    release(quoteOf());
    await ready(element);
  });

  it('keeps the last quote visible while a new address updates it', async () => {
    const later = pendingResponse();
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
    expect(status(element)).to.equal('Updating the price…');
    expect(element.matches(':state(updating)')).to.equal(true);
    await expectAccessible(element);
    later.release(quoteOf({ fingerprint: 'print-2', dueNow: billOf('2026-11-21', '35.70', '5.70') }));
    await waitUntil(() => part(element, 'sentence').includes('$35.70'));
  });

  it('announces once that a price is updating while an address is typed, and each new price once', async () => {
    let price = '30.00';
    const element = await show(
      answering(() => Response.json(quoteOf({ fingerprint: `print-${price}`, dueNow: billOf('2026-11-21', price) }))),
    );
    await ready(element);
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(status(element)));
    observer.observe(root(element).querySelector('[role="status"]')!, { childList: true, characterData: true, subtree: true });
    for (const address of [{ country: 'DE' }, { country: 'DE', city: 'Hamburg' }, { country: 'DE', city: 'Berlin' }]) {
      if (address.city === 'Berlin') price = '32.00';
      element.address = address;
      await element.updateComplete;
      await ready(element);
    }
    await waitUntil(() => status(element).includes('$32.00'));
    expect(said.map((text) => text.replace(/ today.*/, ''))).to.deep.equal(['Updating the price…', 'You pay $30.00', 'You pay $32.00']);
  });

  it('shows the old and the new price after a change', async () => {
    const element = await show(answering(quoteOf({ fingerprint: 'print-2', dueNow: billOf('2026-11-21', '31.00') })), {
      previous: quoteOf(),
    });
    await ready(element);
    expect(part(element, 'notice')).to.contain('The price changed from $30.00 to $31.00.');
    expect(part(element, 'total')).to.equal('Total before $30.00 now $31.00');
    await expectAccessible(element);
  });

  it('shows a failure and tries again on request', async () => {
    let fail = true;
    const element = await show(answering(() => (fail ? refusal(400, 'invalid-request', 'broken') : Response.json(quoteOf()))));
    await waitUntil(() => part(element, 'notice') !== '');
    expect(part(element, 'notice')).to.contain("The price couldn't be calculated. Nothing was ordered.");
    expect(root(element).textContent).not.to.contain('for developers');
    await expectAccessible(element);
    fail = false;
    root(element).querySelector('button')!.click();
    await ready(element);
  });

  it('shows that a plan is no longer on sale', async () => {
    const element = await show(answering(() => refusal(422, 'invalid-request', 'not-for-sale')));
    await waitUntil(() => part(element, 'notice').includes("isn't available"));
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

  it('shows a hint until a plan is chosen, and fetches nothing', async () => {
    const { client, requests } = scriptedClient({ [PATH]: quoteOf() });
    const element = await show(client, { plan: '' });
    expect(root(element).textContent).to.contain('Choose a plan to see its price.');
    expect(element.matches(':state(idle)')).to.equal(true);
    expect(requests).to.have.length(0);
    await expectAccessible(element);
    element.plan = 'build-m';
    await ready(element);
    expect(element.matches(':state(ready)')).to.equal(true);
    expect(element.matches(':state(idle)')).to.equal(false);
  });

  it('names the attributes that are missing', async () => {
    const element = await show(answering(quoteOf()), { currency: '' });
    expect(part(element, 'notice')).to.contain('set currency here or on the provider');
    expect(element.matches(':state(misconfigured)')).to.equal(true);
  });

  it('sends coupon and tax ID, and shows what the coupon does', async () => {
    const { client, requests } = scriptedClient({ [PATH]: quoteOf({ coupon: { code: 'WELCOME', text: '20 % off for a year' } }) });
    const element = await show(client, { coupon: 'WELCOME', taxId: 'DE123456789' });
    await ready(element);
    expect(await requests[0]!.json()).to.include({ coupon: 'WELCOME', taxId: 'DE123456789' });
    expect(part(element, 'terms')).to.contain('Code WELCOME: 20 % off for a year');
  });

  it('names the coupon that was refused', async () => {
    const element = await show(
      answering(() => refusal(422, 'invalid-request', 'coupon-refused')),
      { coupon: 'OLD' },
    );
    await waitUntil(() => part(element, 'notice').includes("The code “OLD” isn't valid."));
    expect(element.matches(':state(error)')).to.equal(true);
    await expectAccessible(element);
  });

  describe('upcoming bills', () => {
    const bills = (dates: string[], total = '30.00'): QuoteBill[] => dates.map((date) => billOf(date, total));
    const rhythms = [
      ['every month, also from the 31st', ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'], 'every month from December 31, 2026.'],
      ['every three months', ['2027-02-21', '2027-05-21', '2027-08-21'], 'every 3 months from February 21, 2027.'],
      ['every year', ['2027-11-21', '2028-11-21'], 'every year from November 21, 2027.'],
      ['every week', ['2026-11-28', '2026-12-05', '2026-12-12'], 'every week from November 28, 2026.'],
      ['only once', ['2026-12-21'], 'on December 21, 2026.'],
      ['at irregular intervals', ['2026-12-21', '2027-01-30', '2027-02-21'], 'on December 21, 2026.'],
    ] as const;
    for (const [name, dates, words] of rhythms) {
      it(`are summarized if they are due ${name}`, async () => {
        const upcoming = bills([...dates]);
        const element = await show(answering(quoteOf({ next: upcoming[0]!, upcoming })));
        await ready(element);
        expect(part(element, 'sentence')).to.equal(`You pay $30.00 today, then $30.00 ${words}`);
      });
    }

    it('have no interval if one of them differs', async () => {
      const upcoming = [...bills(['2026-12-21', '2027-01-21']), billOf('2027-02-21', '40.00')];
      const element = await show(answering(quoteOf({ next: upcoming[0]!, upcoming })));
      await ready(element);
      expect(part(element, 'sentence')).to.contain('then $30.00 on December 21, 2026.');
      expect(part(element, 'upcoming')).to.contain('February 21, 2027 $40.00');
    });

    it('lists twelve bills, and the rest on request with the focus on the first new one', async () => {
      const upcoming = Array.from({ length: 15 }, (_, index) => billOf(`2027-01-${String(index + 10)}`, '30.00'));
      const element = await show(answering(quoteOf({ next: upcoming[0]!, upcoming })));
      await ready(element);
      const details = root(element).querySelector<HTMLDetailsElement>('.upcoming')!;
      details.querySelector('summary')!.click();
      expect(details.querySelectorAll('dt')).to.have.length(12);
      expect(details.querySelector('summary')!.textContent).to.contain('Upcoming bills (15)');
      const more = details.querySelector('button')!;
      expect(more.textContent).to.contain('Show 3 more');
      more.focus();
      more.click();
      await element.updateComplete;
      expect(details.querySelectorAll('dt')).to.have.length(15);
      await waitUntil(() => root(element).activeElement?.textContent?.includes('January 22, 2027'));
      await expectAccessible(element);
    });

    it('shows the end of a trial and the renewal of the term', async () => {
      const element = await show(
        answering(
          quoteOf({
            dueNow: billOf('2026-11-21', '0.00'),
            next: billOf('2026-12-22', '30.00'),
            chargedFrom: '2026-12-22',
            term: { endDate: '2027-12-22', renews: true },
          }),
        ),
      );
      await ready(element);
      expect(part(element, 'terms'))
        .to.contain('Your trial is free until December 21, 2026. You are charged from December 22, 2026.')
        .and.to.contain('Your term runs until December 21, 2027 and then renews.');
    });

    it('says that the account has used the trial', async () => {
      const element = await show(answering(quoteOf({ trialUsed: true })));
      await ready(element);
      expect(part(element, 'terms')).to.contain('You have already used the free trial, so you are charged from today.');
    });

    it('shows the end of a term', async () => {
      const element = await show(answering(quoteOf({ term: { endDate: '2027-11-21', renews: false } })));
      await ready(element);
      expect(part(element, 'terms')).to.equal("Your term runs until November 20, 2027 and doesn't renew.");
    });
  });

  describe('the explanation of an amount', () => {
    const usd = (amount: string): Money => ({ amount, currency: 'USD' });
    const whyOf = async (why: QuoteReason): Promise<string> => {
      const bill = billOf('2026-11-21', '30.00');
      const element = await show(answering(quoteOf({ dueNow: { ...bill, lines: [{ ...bill.lines[0]!, why }] } })));
      await ready(element);
      const details = root(element).querySelector<HTMLDetailsElement>('.why')!;
      details.querySelector('summary')!.click();
      expect(details.open).to.equal(true);
      await expectAccessible(element);
      return details.textContent.replace(/\s+/g, ' ');
    };

    it('has a full name for screen readers', async () => {
      expect(await whyOf({ includedUnits: '1000' })).to.contain('Why Seats is $30.00');
    });

    it('names the days of a proration', async () => {
      expect(await whyOf({ days: { served: 10, of: 30, full: usd('90.00') } })).to.contain(
        'You pay for 10 of the 30 days in this period. The full period costs $90.00.',
      );
    });

    it('lists the tiers, with the included units', async () => {
      const tiers = [
        { quantity: '1000', price: usd('0.10'), amount: usd('100.00') },
        { quantity: '1', price: usd('20.00'), flat: true, amount: usd('20.00') },
      ];
      expect(await whyOf({ includedUnits: '1', tiers }))
        .to.contain('1 unit is included.')
        .and.to.contain('1,000 × $0.10 $100.00')
        .and.to.contain('1 unit for $20.00 $20.00');
    });

    const discounts = [
      [{ percent: '12.5' }, '12.5% off.'],
      [{ percent: '20', of: 'Seats' }, '20% off Seats.'],
      [{ percent: '20', of: 'Seats', endDate: '2027-11-20' }, '20% off Seats, until November 20, 2027.'],
      [{ percent: '20', endDate: '2027-11-20' }, '20% off, until November 20, 2027.'],
      [{ of: 'Build' }, 'A fixed amount off Build.'],
      [{ endDate: '2027-11-20' }, 'A fixed amount off, until November 20, 2027.'],
    ] as const;
    for (const [discount, words] of discounts) {
      it(`names a discount: ${words}`, async () => {
        expect(await whyOf({ discount })).to.contain(words);
      });
    }

    it('is not shown if the gateway gives no reason', async () => {
      const element = await show(answering(quoteOf()));
      await ready(element);
      expect(root(element).querySelector('details')).to.equal(null);
    });
  });

  it('subtracts the credit of the account, and shows the tax included in the price', async () => {
    const money = (amount: string): Money => ({ amount, currency: 'USD' });
    const bill = { ...billOf('2026-11-21', '20.00', '4.79'), taxIncluded: true, credit: money('10.00') };
    const element = await show(answering(quoteOf({ dueNow: bill })));
    await ready(element);
    const words = part(element, 'due-now');
    expect(words).to.contain('Your credit -$10.00').and.to.contain('Total $20.00').and.to.contain('Tax included $4.79');
    expect(words).not.to.contain('Subtotal');
  });

  const changes = [
    ['the next bill', { next: billOf('2026-12-21', '31.00') }, 'The next bill changed from $30.00 to $31.00.'],
    ['only dates', { next: billOf('2026-12-22', '30.00') }, 'Later bills or dates have changed.'],
  ] as const;
  for (const [name, more, words] of changes) {
    it(`shows that ${name} changed`, async () => {
      const element = await show(answering(quoteOf({ fingerprint: 'print-2', ...more })), { previous: quoteOf() });
      await ready(element);
      expect(part(element, 'notice')).to.contain(words);
      expect(element.matches(':state(changed)')).to.equal(true);
    });
  }

  it('keeps the last price visible when an update fails', async () => {
    let fail = false;
    const element = await show(answering(() => (fail ? refusal(500, 'api', 'broken') : Response.json(quoteOf()))));
    await ready(element);
    fail = true;
    await element.refresh();
    await waitUntil(() => part(element, 'notice').includes("The price couldn't be refreshed"));
    expect(part(element, 'sentence')).to.contain('$30.00');
    expect(element.matches(':state(error)')).to.equal(true);
  });

  it('fetches the quote from the page’s gateway', async () => {
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
    await waitUntil(() => element.quote !== undefined && part(element, 'sentence') !== '', 'no quote');
    expect(part(element, 'sentence')).to.match(/^You pay €[\d.]+ today, then €[\d.]+ every month from /);
    await expectAccessible(element);
  });
});
