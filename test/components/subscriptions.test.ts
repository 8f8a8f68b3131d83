import { expect } from '@open-wc/testing';
import { expectAccessible } from './support/expect-accessible.js';
import { refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';
import {
  announcementOf,
  textOf,
  card,
  find,
  listOf,
  mountSubscriptions,
  NUMBER,
  PATH,
  press,
  waitForText,
  subscription,
  usd,
} from './support/subscription.js';

describe('the status of a subscription', () => {
  const cases: [string, object, RegExp][] = [
    ['renews', {}, /Active Renews on January 31, 2027/],
    ['ends without a renewal', { autoRenew: false }, /Active Ends on January 30, 2027 and doesn't renew/],
    ['has no end', { termType: 'EVERGREEN', termEndDate: undefined }, /Active Renews until canceled/],
    [
      'is on trial',
      { trial: { chargedFrom: '2026-12-11' }, nextBill: { date: '2026-12-11', total: usd('49.00') } },
      /Free trial Free until December 10, 2026, 10 days left Then \$49\.00 on December 11, 2026/,
    ],
    ['is past due', { overdue: usd('56.00') }, /Past due \$56\.00 is past due\. Renews on/],
    ['is paused', { status: 'Suspended', pause: { from: '2026-11-01', until: '2026-12-20' } }, /Paused Paused until December 19, 2026\./],
    ['is paused without an end', { status: 'Suspended', pause: { from: '2026-11-01' } }, /Paused Paused since November 1, 2026/],
    ['will be paused', { pause: { from: '2026-12-10', until: '2026-12-20' } }, /Pauses from December 10, 2026 to December 19, 2026/],
    ['is canceled but still active', { endDate: '2027-01-31' }, /Ends soon Ends on January 30, 2027\. You have access until then\./],
    ['has ended', { status: 'Cancelled', endDate: '2026-11-01', can: undefined }, /Canceled Ended on October 31, 2026/],
    ['begins later', { status: 'Pending Activation', startDate: '2026-12-24' }, /Starts soon Starts on December 24, 2026/],
  ];
  for (const [name, changes, words] of cases)
    it(`is described when it ${name}`, async () => {
      expect(textOf(await card(changes))).to.match(words);
    });

  it('shows the next bill and its payment method', async () => {
    const element = await card({ paymentMethod: { type: 'CreditCard', brand: 'Visa', lastDigits: '1111' } });
    expect(textOf(element)).to.match(/Next bill \$56\.00 on December 31, 2026 Paid with Visa ending in 1111/);
    await expectAccessible(element);
  });

  it('shows discounts with percent and last day, and add-ons by name', async () => {
    const element = await card({
      ratePlans: [
        ...subscription.ratePlans,
        {
          productRatePlanId: 'traffic',
          productName: 'Live traffic',
          ratePlanName: '',
          addOn: true,
          charges: [{ name: 'Fee', type: 'Recurring', model: 'FlatFee', billingPeriod: 'Annual', price: usd('190.00') }],
        },
        {
          productRatePlanId: 'half',
          productName: 'Half',
          ratePlanName: '',
          charges: [{ name: 'Loyalty', type: 'Recurring', model: 'DiscountPercentage', discountPercent: '50', endDate: '2027-02-27' }],
        },
      ],
    });
    expect(textOf(element)).to.match(/Live traffic \$190\.00 per year Loyalty 50% off, until February 27, 2027/);
  });

  it('is named after its plan, also if a discount comes first', async () => {
    const discount = {
      productRatePlanId: 'half',
      productName: 'Discounts',
      ratePlanName: 'Half',
      charges: [{ name: 'Loyalty', type: 'Recurring', model: 'DiscountPercentage', discountPercent: '50' }],
    };
    const element = await card({ ratePlans: [discount, ...subscription.ratePlans] });
    expect(element.shadowRoot?.querySelector('article h3')?.textContent.trim()).to.equal('Build');
  });

  it('links to buying the same plans again after the end, with quantity and add-ons', async () => {
    const ended = {
      ...subscription,
      status: 'Cancelled',
      can: undefined,
      ratePlans: [
        ...subscription.ratePlans,
        { productRatePlanId: 'traffic', productName: 'T', ratePlanName: '', addOn: true, charges: [] },
      ],
    };
    const { element } = await mountSubscriptions({ '/storefront/subscriptions': listOf(ended) }, { 'sign-up-href': '/sign-up' });
    await waitForText(element, 'Subscribe again');
    const { search } = new URL(find(element, 'Subscribe again')?.getAttribute('href') ?? '', location.href);
    expect(search).to.equal('?plan=build&quantity=3&add-on=traffic%3A1&currency=USD');
  });

  it('shows at most three actions including cancel, and the others in a menu', async () => {
    const element = await card({});
    const row = element.shadowRoot?.querySelector('[part=actions]');
    const visible = [...(row?.children ?? [])].filter((child) => child.localName === 'button').map(({ textContent }) => textContent.trim());
    expect(visible).to.deep.equal(['Change plan', 'Change quantity', 'Cancel']);
    await press(element, 'More');
    expect(find(element, 'Pause')?.checkVisibility()).to.equal(true);
  });

  it('offers no action that is not possible', async () => {
    const element = await card({ can: undefined });
    expect(element.shadowRoot?.querySelector('[part=actions]')).to.equal(null);
  });

  it('lists past and scheduled changes when the history is opened', async () => {
    const { element, sent } = await mountSubscriptions({
      [`${PATH}/timeline`]: {
        entries: [
          { date: '2026-01-31', kind: 'created', coming: false, to: [{ productName: 'Build', ratePlanName: '', quantity: 2 }] },
          { date: '2027-01-31', kind: 'renew', coming: true },
        ],
      },
    });
    await waitForText(element, NUMBER);
    expect(sent('/timeline')).to.have.length(0);
    await press(element, 'History');
    await waitForText(element, /Jan 31, 2027 Renewed Scheduled Jan 31, 2026 Started with Build × 2/);
    await expectAccessible(element);
  });
});

describe('a long list of subscriptions', () => {
  const next = { ...subscription, subscriptionNumber: 'A-S00000008', status: 'Suspended', pause: { from: '2026-11-01' } };

  it('shows the next page on demand, with the same tasks, until there is none', async () => {
    const { element, sent } = await mountSubscriptions({
      '/storefront/subscriptions': (request: Request) => {
        const { searchParams } = new URL(request.url);
        expect(searchParams.get('paged')).to.equal('true');
        return Response.json(searchParams.get('cursor') === '2' ? listOf(next) : { ...listOf(subscription), nextCursor: '2' });
      },
    });
    await waitForText(element, NUMBER);
    expect(textOf(element)).not.to.contain(next.subscriptionNumber);
    await press(element, 'Show more subscriptions');
    await waitForText(element, next.subscriptionNumber);
    expect(textOf(element)).to.contain(NUMBER);
    expect(announcementOf(element)).to.equal('1 more subscription shown.');
    expect(find(element, 'Show more subscriptions')).to.equal(undefined);
    await expectAccessible(element);
    const before = sent('/storefront/subscriptions').length;
    await element.refresh();
    expect(sent('/storefront/subscriptions').length).to.equal(before + 2);
    expect(textOf(element)).to.contain(next.subscriptionNumber);
  });

  it('opens a task of a subscription on a later page', async () => {
    const { element } = await mountSubscriptions(
      {
        '/storefront/subscriptions': (request: Request) =>
          Response.json(new URL(request.url).searchParams.has('cursor') ? listOf(next) : { ...listOf(subscription), nextCursor: '2' }),
      },
      { flow: 'cancel', subscription: next.subscriptionNumber },
    );
    await waitForText(element, 'Cancel');
    await waitUntil(() => element.shadowRoot?.querySelector('[part=task]'));
  });

  it('can be tried again if the next page fails', async () => {
    let isFailing = true;
    const { element } = await mountSubscriptions({
      '/storefront/subscriptions': (request: Request) => {
        if (!new URL(request.url).searchParams.has('cursor')) return Response.json({ ...listOf(subscription), nextCursor: '2' });
        return isFailing ? refusal(400, 'invalid-request', 'cursor-ended') : Response.json(listOf(next));
      },
    });
    await press(element, 'Show more subscriptions');
    await waitForText(element, "More subscriptions couldn't be loaded.");
    expect(textOf(element)).to.contain(NUMBER);
    isFailing = false;
    await press(element, 'Try again');
    await waitForText(element, next.subscriptionNumber);
  });
});
