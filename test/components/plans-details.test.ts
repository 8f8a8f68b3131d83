import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Catalog, CatalogCharge, CatalogPlan, CatalogProduct } from '../../src/api/schemas/storefront/catalog.js';
import type { StorefrontOpenTaskEvent, StorefrontPlanSelectEvent } from '../../src/components/events/index.js';
import { StorefrontPlans } from '../../src/components/features/plans/plans.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { catalogOf, flatPlan, product, seatPlan } from '../support/catalogs.js';
import { expectAccessible } from './support/expect-accessible.js';
import { pendingResponse, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

StorefrontPlans.define();
StorefrontProvider.define();

const usd = (amount: string): { amount: string; currency: string } => ({ amount, currency: 'USD' });
const charge = (type: string, model: string, more: Partial<CatalogCharge>): CatalogCharge => ({
  productRatePlanChargeId: `${type}-${model}`,
  name: 'Charge',
  type,
  model,
  billingPeriod: 'Month',
  ...more,
});
const withCharge = (plan: CatalogPlan, ...more: CatalogCharge[]): CatalogPlan => ({ ...plan, charges: [...plan.charges, ...more] });

const requests = charge('Usage', 'Overage', {
  name: 'Requests',
  unitOfMeasure: 'requests',
  includedUnits: '500',
  overagePrice: usd('0.04'),
});
const users = {
  ...seatPlan('users', '0'),
  charges: [
    charge('Recurring', 'Tiered', {
      name: 'Users',
      quantityChosen: true,
      tiers: [{ upTo: '10', price: usd('0.00') }, { price: usd('2.00') }],
    }),
  ],
};

const root = (element: Element): ShadowRoot => element.shadowRoot!;
const textOf = (node: Element | ShadowRoot | null): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
const cards = (element: Element): Element[] => [...root(element).querySelectorAll('[part~="plan"]')];
const card = (element: Element, name: string): Element => cards(element).find((each) => each.querySelector('h3')?.textContent === name)!;
const all = <Kind extends Element>(within: ParentNode, selector: string): Kind[] => [...within.querySelectorAll<Kind>(selector)];
const names = (element: Element): (string | null)[] => cards(element).map((each) => each.querySelector('h3')!.textContent);
const status = (element: Element): string => textOf(root(element).querySelector('[role="status"]'));

async function ready(
  products: CatalogProduct[],
  attributes: Partial<StorefrontPlans> = {},
  more: Partial<Catalog> = {},
  answers: Readonly<Record<string, Answer>> = {},
): Promise<StorefrontPlans> {
  const { client } = scriptedClient({ '/storefront/catalog': { ...catalogOf(products), ...more }, ...answers });
  const element = document.createElement('storefront-plans');
  Object.assign(element, { client, ...attributes });
  const shown = oneEvent(element, 'storefront-ready');
  await fixture(html`<div>${element}</div>`);
  await shown;
  return element;
}

describe('storefront-plans with details', () => {
  describe('price terms', () => {
    it('shows tiers as a text, as a table, and with an example for the chosen quantity', async () => {
      const element = await ready([product('Team', [users])], { plan: 'users', quantity: 15 });
      const team = card(element, 'Team');
      expect(textOf(team.querySelector('[part="price"] .visually-hidden'))).to.equal('$10.00');
      expect(textOf(team)).to.contain('Users: first 10 included, then $2.00 each');
      const table = team.querySelector<HTMLTableElement>('[part="tiers"]')!;
      expect([...table.rows].map((row) => textOf(row))).to.deep.equal(['Quantity Price', 'Up to 10 included', 'Above 10 $2.00 each']);
      expect(textOf(team.querySelector('.example'))).to.equal(
        'Example with 15 seats 10 included 5 × $2.00 = $10.00 Total $10.00'.replace(' 5 ×', '5 ×'),
      );
      team.querySelector('details')!.open = true;
      await expectAccessible(element);
    });

    it('updates the example with the quantity', async () => {
      const element = await ready([product('Team', [users])], { plan: 'users', quantity: 15 });
      root(element).querySelector<HTMLButtonElement>('button[aria-label="More seats"]')!.click();
      await element.updateComplete;
      expect(textOf(root(element).querySelector('.example'))).to.contain('6 × $2.00 = $12.00');
      expect(status(element)).to.equal('Team: $12.00 for 16 seats per month');
    });

    it('shows usage prices next to the recurring price', async () => {
      const element = await ready([product('Meter', [withCharge(flatPlan('meter', '49.00'), requests)])]);
      expect(textOf(card(element, 'Meter')))
        .to.contain('$49.00')
        .and.contain('Requests: first 500 included, then $0.04 each');
    });

    it('shows the price and date after a trial', async () => {
      const trial = { length: 30, unit: 'Day' as const, chargedFrom: '2026-12-22' };
      const element = await ready([product('Try', [{ ...flatPlan('try', '12.00'), trial }])]);
      expect(textOf(card(element, 'Try'))).to.contain('30 days free, then $12.00 each month from December 22, 2026');
    });

    it('shows the duration of a discount, and the price after it', async () => {
      const discount = charge('Recurring', 'DiscountPercentage', {
        discountPercent: '20',
        endsAfter: { count: 3, unit: 'Billing_Periods' },
      });
      const element = await ready([product('Launch', [withCharge(flatPlan('launch', '99.00'), discount)])]);
      expect(textOf(card(element, 'Launch')))
        .to.contain('$79.20')
        .and.contain('20% off for 3 months, then $99.00');
    });

    it('repeats the yearly amount on the button', async () => {
      const element = await ready([product('Scale', [flatPlan('s', '99.00'), flatPlan('sy', '990.00', 'Annual')])], { period: 'Annual' });
      expect(textOf(root(element).querySelector('[part="cta"]'))).to.equal('Choose Scale for $990.00 a year');
    });

    it('shows why a product is not available, and does not sell it', async () => {
      const element = await ready([product('Gone', [flatPlan('gone', '19.00')], { unavailable: 'Sold out until May' })]);
      const button = root(element).querySelector<HTMLButtonElement>('[part="cta"]')!;
      expect(button.getAttribute('aria-disabled')).to.equal('true');
      expect(textOf(card(element, 'Gone'))).to.contain('Sold out until May');
      button.click();
      expect(element.plan).to.equal(undefined);
      await expectAccessible(element);
    });
  });

  describe('add-ons', () => {
    const styles = product('Styles', [flatPlan('st', '5.00'), flatPlan('sty', '50.00', 'Annual')]);
    const regions = product('Regions', [seatPlan('rg', '3.00'), seatPlan('rgy', '30.00', 'Annual')]);
    const build = product('Build', [flatPlan('b', '10.00'), flatPlan('by', '100.00', 'Annual')], { addOns: ['styles', 'regions'] });
    const more = { addOns: [styles, regions] };
    const boxes = (element: Element): HTMLInputElement[] => all(root(element), 'input[type="checkbox"]');

    it('update the price at once, are announced, and are part of the selection', async () => {
      const element = await ready([build], { signUpHref: '/sign-up' }, more);
      boxes(element)[0]!.click();
      boxes(element)[1]!.click();
      await element.updateComplete;
      expect(textOf(card(element, 'Build'))).to.contain('Total $24.00 per month');
      expect(status(element)).to.equal('Build with add-ons: $24.00 per month');
      const link = root(element).querySelector<HTMLAnchorElement>('a[part="cta"]')!;
      expect(new URL(link.href).searchParams.getAll('add-on')).to.deep.equal(['st:1', 'rg:3']);
      const chosen = oneEvent<StorefrontPlanSelectEvent>(element, 'storefront-plan-select');
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
      expect((await chosen).addOns).to.deep.equal([{ productRatePlanId: 'st' }, { productRatePlanId: 'rg', quantity: 3 }]);
      await element.updateComplete;
      expect(boxes(element).map((box) => box.checked)).to.deep.equal([true, true]);
      await expectAccessible(element);
    });

    it('stay chosen when the billing period changes', async () => {
      const element = await ready([build], { selectable: true, plan: 'b', addOns: [{ productRatePlanId: 'st' }] }, more);
      expect(boxes(element)[0]!.checked).to.equal(true);
      const chosen = oneEvent<StorefrontPlanSelectEvent>(element, 'storefront-plan-select');
      all<HTMLInputElement>(root(element), 'input[name="period"]')[1]!.click();
      expect(await chosen).to.deep.include({ productRatePlanId: 'by', addOns: [{ productRatePlanId: 'sty' }] });
    });
  });

  describe('as a radio group', () => {
    it('are radio buttons that can be chosen with the arrow keys', async () => {
      const element = await ready([product('One', [flatPlan('one', '1.00')]), product('Two', [flatPlan('two', '2.00')])], {
        selectable: true,
        plan: 'one',
      });
      expect(root(element).querySelector('[role="radiogroup"]')!.getAttribute('aria-label')).to.equal('Plans');
      const [first, second] = all<HTMLInputElement>(root(element), 'input[name="plan"]');
      expect(first!.checked).to.equal(true);
      first!.focus();
      const chosen = oneEvent<StorefrontPlanSelectEvent>(element, 'storefront-plan-select');
      await sendKeys({ press: 'ArrowRight' });
      expect((await chosen).productRatePlanId).to.equal('two');
      await element.updateComplete;
      expect(root(element).activeElement).to.equal(second);
      expect(element.plan).to.equal('two');
      await expectAccessible(element);
    });

    it('fire again when the quantity of the chosen plan changes', async () => {
      const element = await ready([product('Build', [seatPlan('build', '10.00')])], { selectable: true, plan: 'build' });
      const chosen = oneEvent<StorefrontPlanSelectEvent>(element, 'storefront-plan-select');
      root(element).querySelector<HTMLButtonElement>('button[aria-label="More seats"]')!.click();
      expect((await chosen).quantity).to.equal(4);
    });
  });

  describe('selection and order', () => {
    const a = product('A', [flatPlan('a', '1.00')], { category: 'x' });
    const b = product('B', [flatPlan('b', '2.00')], { category: 'y' });
    const c = product('C', [flatPlan('c', '3.00'), flatPlan('cy', '30.00', 'Annual')], { category: 'y' });
    const cases: [string, Partial<StorefrontPlans>, string[]][] = [
      ['the named products, in their order', { products: 'c, a' }, ['C', 'A']],
      ['a category', { category: 'y' }, ['B', 'C']],
      ['the named plans', { plans: 'a cy' }, ['A', 'C']],
      ['the first product of the order, then the others', { order: 'c' }, ['C', 'A', 'B']],
    ];
    for (const [what, attributes, expected] of cases) {
      it(`shows ${what}`, async () => {
        expect(names(await ready([a, b, c], attributes))).to.deep.equal(expected);
      });
    }
  });

  describe('the comparison', () => {
    const products = [product('Free', [flatPlan('f', '0.00')]), product('Build', [flatPlan('b', '10.00')])];
    const comparison = [
      {
        name: 'Requests',
        group: 'Use',
        values: [
          { productId: 'free', text: '10,000' },
          { productId: 'build', text: '<b>500,000</b>' },
        ],
      },
      { name: 'Support', group: 'People', values: [{ productId: 'build' }] },
    ];

    it('is a table in a wide container, opened by the page', async () => {
      const element = await ready(products, { comparison: 'open' }, { comparison });
      const table = root(element).querySelector<HTMLTableElement>('[part="comparison"] table')!;
      expect(table.checkVisibility()).to.equal(true);
      expect([...table.rows].map((row) => [...row.cells].map((cell) => textOf(cell)))).to.deep.equal([
        ['Feature', 'Free', 'Build'],
        ['Use'],
        ['Requests', '10,000', '<b>500,000</b>'],
        ['People'],
        ['Support', '–Not included', 'Included'],
      ]);
      await expectAccessible(element);
    });

    it('is a disclosure for each product in a narrow container', async () => {
      const element = await ready(products, { comparison: 'open' }, { comparison });
      element.parentElement!.style.inlineSize = '22rem';
      const narrow = root(element).querySelector('.narrow')!;
      await waitUntil(() => narrow.checkVisibility());
      expect(root(element).querySelector('[part="comparison"] table')!.checkVisibility()).to.equal(false);
      expect(all(narrow, 'summary').map((each) => textOf(each))).to.deep.equal(['Free', 'Build']);
      await expectAccessible(element);
    });

    it('is loaded when it is opened', async () => {
      const element = await ready(products, { comparison: '' }, { comparison });
      expect(root(element).querySelector('table')).to.equal(null);
      root(element).querySelector<HTMLElement>('[part="comparison"] summary')!.click();
      await waitUntil(() => root(element).querySelector('[part="comparison"] table'));
    });
  });

  describe('the estimator', () => {
    it('asks once and calculates the exact price of each plan', async () => {
      const meter = product('Meter', [withCharge(flatPlan('meter', '49.00'), requests)]);
      const pay = product('Pay', [
        {
          ...flatPlan('pay', '0'),
          charges: [charge('Usage', 'PerUnit', { name: 'Requests', unitOfMeasure: 'requests', price: usd('0.1') })],
        },
      ]);
      const element = await ready([meter, pay], { estimator: true });
      const [input] = all<HTMLInputElement>(root(element), '.estimator input[type="number"]');
      expect(all(root(element), '.estimator input[type="range"]')).to.have.length(1);
      input!.focus();
      input!.select();
      await sendKeys({ type: '1250' });
      await sendKeys({ press: 'Tab' });
      await element.updateComplete;
      expect(textOf(card(element, 'Meter'))).to.contain('Estimate: $79.00 per month with 1,250 requests');
      expect(textOf(card(element, 'Pay'))).to.contain('Estimate: $125.00 per month with 1,250 requests');
      const [period, estimate] = all(card(element, 'Meter'), '.period > p:first-child, .estimate').map((line) =>
        line.getBoundingClientRect(),
      );
      expect((estimate?.top ?? 0) - (period?.bottom ?? 0), 'space above the estimate').to.be.at.least(8);
      await expectAccessible(element);
    });
  });

  describe('currencies', () => {
    it('can be switched if the page allows it; the plans stay until the new ones are loaded', async () => {
      const euros = pendingResponse();
      const catalog = { ...catalogOf([product('One', [flatPlan('one', '1.00')])]), currencies: ['USD', 'EUR'] };
      const answer = (request: Request): Response | Promise<Response> =>
        request.url.includes('currency=EUR') ? euros.answer(request) : Response.json(catalog);
      const element = await ready([], { currencySwitch: true }, {}, { '/storefront/catalog': answer });
      const select = root(element).querySelector('select')!;
      select.value = 'EUR';
      select.dispatchEvent(new Event('change'));
      await waitUntil(() => element.matches(':state(updating)'));
      expect(textOf(card(element, 'One'))).to.contain('$1.00');
      euros.release({ ...catalog, currency: 'EUR', products: [product('One', [flatPlan('one', '1.50', 'Month', 'EUR')])] });
      await waitUntil(() => element.matches(':state(ready)'));
      expect(textOf(card(element, 'One'))).to.contain('€1.50');
    });

    it('can be an asset, marked as approximate, and loaded on demand', async () => {
      const rates = { rates: [{ asset: 'BTC', currency: 'USD', price: '50000', asOf: new Date().toISOString() }] };
      const element = await ready(
        [product('One', [flatPlan('one', '100.00')])],
        { approximateIn: 'btc' },
        {},
        { '/storefront/rates': rates },
      );
      await waitUntil(() => textOf(card(element, 'One')).includes("≈ 0.002 BTC (approximate, not the amount you're charged)"));
    });
  });

  describe('a customer who has a plan', () => {
    const seats = (id: string): CatalogPlan => seatPlan(id, '10.00');
    const trial = { length: 14, unit: 'Day' as const, chargedFrom: '2026-12-05' };
    const setup: CatalogCharge = { ...charge('OneTime', 'FlatFee', { price: usd('250.00') }), name: 'Setup' };
    const products = [
      product('Build', [seats('build'), flatPlan('build-year', '300.00', 'Annual')]),
      product('Scale', [{ ...withCharge(seats('scale'), setup), trial }]),
      product('Gift', [flatPlan('gift', '9.00')]),
    ];
    const held = {
      subscriptionNumber: 'A-1',
      status: 'Active',
      currency: 'USD',
      startDate: '2026-01-01',
      termType: 'EVERGREEN',
      ratePlans: [
        {
          productRatePlanId: 'build',
          productName: 'Build',
          ratePlanName: 'Build',
          quantity: 5,
          charges: [
            { name: 'Base', type: 'Recurring', model: 'FlatFee', billingPeriod: 'Month', price: usd('29.00') },
            { name: 'Seats', type: 'Recurring', model: 'PerUnit', billingPeriod: 'Month', quantity: '5', price: usd('9.00') },
          ],
        },
      ],
      familyPlans: ['build', 'build-year', 'scale'],
      can: {
        plans: ['build-year', 'scale'].map((id) => ({
          productRatePlanId: id,
          productName: 'Other',
          ratePlanName: 'Other',
          direction: 'upgrade',
          when: ['now'],
        })),
      },
    };

    /** Shows the plans to somebody with a session, or to a visitor. */
    async function shown(
      attributes: Partial<StorefrontPlans> = {},
      { subscription = held, visitor = false }: { subscription?: object; visitor?: boolean } = {},
    ) {
      const { client, requests } = scriptedClient({
        '/storefront/catalog': catalogOf(products),
        '/storefront/subscriptions': { subscriptions: [subscription] },
      });
      const provider = document.createElement('storefront-provider');
      const element = document.createElement('storefront-plans');
      const session = { token: 'session', expiresAt: new Date(Date.now() + 600_000).toISOString() };
      Object.assign(provider, { client, locale: 'en', ...(visitor ? {} : { fetchSession: () => Promise.resolve(session) }) });
      Object.assign(element, attributes);
      provider.append(element);
      const first = oneEvent(element, 'storefront-ready');
      await fixture(html`<div>${provider}</div>`);
      await first;
      return { element, requests };
    }
    const action = (element: Element, name: string): Element | null => card(element, name).querySelector('[part~="cta"]');
    const targetOf = (link: Element | null): Record<string, string> =>
      Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams);

    it('sees it with quantity and price, and manages it or switches in the account', async () => {
      const { element } = await shown({ accountHref: '/account?from=plans' });
      const build = card(element, 'Build');
      expect(textOf(build.querySelector('[part="badge"]'))).to.equal('Current plan');
      expect(textOf(build.querySelector('[part="quantity"], .quantity'))).to.equal('5 seats, $74.00 per month');
      expect(textOf(action(element, 'Build'))).to.equal('Manage Build');
      expect(targetOf(action(element, 'Build'))).to.deep.equal({ from: 'plans', section: 'subscriptions' });
      expect(textOf(action(element, 'Scale'))).to.equal('Switch to Scale');
      expect(targetOf(action(element, 'Scale'))).to.deep.equal({
        from: 'plans',
        section: 'subscriptions',
        flow: 'change-plan:scale:5',
        subject: 'A-1',
      });
      // A switch starts without a trial, but has the one-time charge.
      expect(textOf(card(element, 'Scale')))
        .to.contain('plus $250.00 once: Setup')
        .and.not.to.contain('14 days free');
      // The gift belongs to no product family.
      expect(textOf(action(element, 'Gift'))).to.equal('Choose Gift');
      await expectAccessible(element);
      root(element).querySelector<HTMLInputElement>('[name="period"][value="Annual"]')!.click();
      await element.updateComplete;
      expect(textOf(card(element, 'Build').querySelector('[part="badge"]'))).to.equal('Current plan: Monthly');
      expect(textOf(action(element, 'Build'))).to.equal('Switch to Build (Yearly)');
    });

    it('sees the next bill if the price is discounted, and only plans to choose if nothing can be changed', async () => {
      const discount = { name: 'Off', type: 'Recurring', model: 'DiscountPercentage', discountPercent: '10' };
      const nextBill = { date: '2026-12-22', total: usd('66.60') };
      const ratePlans = [...held.ratePlans, { productRatePlanId: 'off', productName: 'Off', ratePlanName: 'Off', charges: [discount] }];
      const { element } = await shown({ accountHref: '/account' }, { subscription: { ...held, ratePlans, nextBill, can: undefined } });
      expect(textOf(card(element, 'Build').querySelector('.quantity'))).to.equal('5 seats, next bill $66.60 on December 22, 2026');
      expect(textOf(action(element, 'Scale'))).to.equal('Choose Scale');
    });

    it('opens the change in an account on the same page, and chooses as a visitor does if there is none', async () => {
      const { element: alone } = await shown();
      expect(action(alone, 'Build') === null, 'no button without effect').to.equal(true);
      expect(textOf(action(alone, 'Scale'))).to.equal('Choose Scale');
      const account = document.createElement('storefront-account');
      document.body.append(account);
      try {
        const { element } = await shown();
        const opened = oneEvent(document, 'storefront-open-task') as Promise<StorefrontOpenTaskEvent>;
        (action(element, 'Scale') as HTMLElement).click();
        const { section, flow, subject } = await opened;
        expect([section, flow, subject]).to.deep.equal(['subscriptions', 'change-plan:scale:5', 'A-1']);
      } finally {
        account.remove();
      }
    });

    it('loads nothing about accounts for a visitor, who sees the trial with what it costs', async () => {
      const { element, requests } = await shown({ accountHref: '/account' }, { visitor: true });
      expect(textOf(action(element, 'Build'))).to.equal('Choose Build');
      expect(textOf(card(element, 'Scale'))).to.contain(
        '14 days free, then $30.00 each month from December 5, 2026, plus $250.00 once: Setup',
      );
      expect(textOf(card(element, 'Scale')).split('$250.00')).to.have.length(2);
      expect(requests.some(({ url }) => url.includes('/subscriptions'))).to.equal(false);
    });
  });

  it('says that tax is added to the price', async () => {
    const element = await ready([product('Team', [{ ...flatPlan('team', '10.00'), taxIncluded: false }])], { comparison: '' });
    expect(textOf(card(element, 'Team').querySelector('[part="period"]'))).to.equal('per month plus tax');
  });

  describe('many plans', () => {
    it('are rendered in portions until all are shown', async () => {
      const element = await ready(
        Array.from({ length: 70 }, (_, index) => product(`Plan ${String(index)}`, [flatPlan(`p${String(index)}`, '1.00')])),
      );
      expect(cards(element).length).to.be.lessThan(70);
      await waitUntil(() => cards(element).length === 70);
    });

    it('show another period in the visible cards first, then in all', async () => {
      const element = await ready(
        Array.from({ length: 70 }, (_, index) =>
          product(`Plan ${String(index)}`, [flatPlan(`m${String(index)}`, '1.00'), flatPlan(`y${String(index)}`, '10.00', 'Annual')]),
        ),
      );
      await waitUntil(() => cards(element).length === 70);
      const yearly = (): (string | null)[] => names(element).filter((_, index) => textOf(cards(element)[index]!).includes('billed yearly'));
      const seen = cards(element)[60]!;
      seen.scrollIntoView({ block: 'start' });
      const above = seen.getBoundingClientRect().top;
      root(element).querySelectorAll<HTMLInputElement>('input[name="period"]')[1]!.click();
      await element.updateComplete;
      expect(yearly()).to.include('Plan 60').and.not.include('Plan 30');
      await waitUntil(() => yearly().length === 70);
      expect(names(element)).to.deep.equal(Array.from({ length: 70 }, (_, index) => `Plan ${String(index)}`));
      // Browsers with scroll anchoring keep the visible card in place.
      if (CSS.supports('overflow-anchor', 'auto')) expect(seen.getBoundingClientRect().top).to.be.closeTo(above, 1);
    });
  });

  describe("the page's own content in the tag", () => {
    it('keeps its height when the plans replace it', async () => {
      const page = await fixture(html`<div></div>`);
      const element = document.createElement('storefront-plans');
      element.client = scriptedClient({ '/storefront/catalog': catalogOf([product('One', [flatPlan('one', '1.00')])]) }).client;
      const table = document.createElement('div');
      table.style.blockSize = '900px';
      const below = document.createElement('p');
      // The element's markup is in the page before the element is defined, as in plain HTML.
      const plain = document.createElement('div');
      plain.append(table);
      page.append(plain, below);
      const before = below.getBoundingClientRect().top;
      const shown = oneEvent(element, 'storefront-ready');
      element.append(table);
      plain.replaceWith(element);
      await shown;
      expect(below.getBoundingClientRect().top).to.be.closeTo(before, 1);
    });
  });
});
