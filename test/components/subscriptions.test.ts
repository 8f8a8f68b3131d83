import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/provider.js';
import '../../src/components/define/subscriptions.js';
import type { StorefrontBeforeChangeEvent } from '../../src/components/events/storefront-before-change.js';
import type { StorefrontFlowChangeEvent } from '../../src/components/events/storefront-flow-change.js';
import type { StorefrontSubscriptionChangeEvent } from '../../src/components/events/storefront-subscription-change.js';
import type { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import type { StorefrontSubscriptions } from '../../src/components/features/subscriptions/subscriptions.js';
import { atRest } from './support/at-rest.js';
import { held, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const NUMBER = 'A-S00000007';
const PATH = `/storefront/subscriptions/${NUMBER}`;

const subscription = {
  subscriptionNumber: NUMBER,
  status: 'Active',
  version: 3,
  currency: 'USD',
  startDate: '2026-01-31',
  termType: 'TERMED',
  termEndDate: '2027-01-31',
  autoRenew: true,
  renewalTerm: { count: 12, unit: 'Month' },
  chargedThroughDate: '2026-12-31',
  nextBill: { date: '2026-12-31', total: usd('56.00') },
  ratePlans: [
    {
      productRatePlanId: 'build',
      productName: 'Build',
      ratePlanName: 'Build monthly',
      quantity: 3,
      charges: [{ name: 'Base', type: 'Recurring', model: 'FlatFee', billingPeriod: 'Month', price: usd('29.00') }],
    },
  ],
  can: {
    plans: [
      {
        productRatePlanId: 'scale',
        productName: 'Scale',
        ratePlanName: 'Scale monthly',
        direction: 'upgrade',
        when: ['now', 'period-end'],
      },
      { productRatePlanId: 'free', productName: 'Free', ratePlanName: 'Free', direction: 'downgrade', when: ['renewal'] },
    ],
    quantity: { productRatePlanId: 'build', quantity: 3, min: 1, max: 10 },
    addOns: [{ productRatePlanId: 'traffic', taken: false }],
    pause: { earliest: '2026-12-31', latest: '2027-01-30', longestDays: 30 },
    cancel: ['term-end', 'now'],
    reasons: [{ id: 'price', label: 'Too expensive' }],
    offers: [
      { id: 'half', kind: 'discount', title: 'Half the price' },
      { id: 'rest', kind: 'pause', title: 'A rest', reasons: ['price'] },
    ],
    autoRenew: true,
    terms: [{ count: 1, unit: 'Month' }],
  },
};

const bill = (date: string, total: string) => ({ date, lines: [], subtotal: usd(total), tax: usd('0.00'), total: usd(total) });
const quote = {
  fingerprint: 'q1',
  effectiveDate: '2026-12-01',
  dueNow: bill('2026-12-01', '41.32'),
  next: bill('2026-12-31', '99.00'),
  nextWithout: bill('2026-12-31', '56.00'),
};
const ending = {
  fingerprint: 'q9',
  effectiveDate: '2027-01-31',
  endDate: '2027-01-31',
  undoableUntil: '2027-01-30',
  dueNow: bill('2026-12-01', '0.00'),
};
const result = {
  status: 'completed',
  orderNumber: 'O-00000042',
  effectiveDate: '2026-12-01',
  subscription,
  invoiceNumbers: ['INV00000013'],
  paid: usd('41.32'),
  due: usd('0.00'),
};
const canceled = {
  ...result,
  status: 'scheduled',
  effectiveDate: '2027-01-31',
  paid: usd('0.00'),
  receipt: {
    orderNumber: 'O-00000042',
    subscriptionNumber: NUMBER,
    receivedAt: '2026-12-01T10:00:00Z',
    endDate: '2027-01-31',
    digest: 'abc',
  },
};
const catalog = {
  currency: 'USD',
  currencies: ['USD'],
  countries: [],
  asOf: '2026-12-01',
  products: [],
  addOns: [
    {
      productId: 'traffic',
      name: 'Live traffic',
      features: [],
      plans: [
        {
          productRatePlanId: 'traffic',
          name: 'Live traffic',
          billingPeriod: 'Month',
          charges: [
            {
              productRatePlanChargeId: 'fee',
              name: 'Fee',
              type: 'Recurring',
              model: 'FlatFee',
              billingPeriod: 'Month',
              price: usd('19.00'),
            },
          ],
        },
      ],
    },
  ],
  consents: [],
};
const method = { id: 'sealed-1', isDefault: true, type: 'CreditCard', brand: 'Visa', lastDigits: '4242' };

const listOf = (...subscriptions: object[]) => ({ subscriptions, today: '2026-12-01' });
const base: Record<string, Answer> = {
  '/storefront/subscriptions': listOf(subscription),
  '/storefront/catalog': catalog,
  '/storefront/payment-methods': { paymentMethods: [method] },
  [`${PATH}/quotes`]: quote,
  [`${PATH}/changes`]: result,
};

const all = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
/** What is said, once each. */
const said = (element: Element): string => element.shadowRoot?.querySelector('[role=status]')?.textContent.trim() ?? '';
const find = (element: Element, name: string): HTMLElement | undefined =>
  [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button, a, summary, label') ?? [])].find(
    (candidate) => candidate.textContent.replace(/\s+/g, ' ').trim().startsWith(name) || candidate.getAttribute('aria-label') === name,
  );
const shows = (element: Element, words: string | RegExp) =>
  waitUntil(() => (typeof words === 'string' ? all(element).includes(words) : words.test(all(element))), `shows ${String(words)}`);
async function press(element: Element, name: string): Promise<void> {
  await waitUntil(() => {
    const found = find(element, name);
    // What stands in while loading is nobody's to press.
    if (!found || found.closest('[inert]') || found.getAttribute('aria-disabled') === 'true') return false;
    found.focus();
    found.click();
    return true;
  }, `"${name}" can be pressed`);
}
const focused = (element: Element): string => element.shadowRoot?.activeElement?.textContent.replace(/\s+/g, ' ').trim() ?? '';

async function mounted(answers: Record<string, Answer> = {}, attributes: Record<string, string> = {}) {
  const scripted = scriptedClient({ ...base, ...answers });
  const element = document.createElement('storefront-subscriptions');
  for (const [name, value] of Object.entries({ locale: 'en-US', ...attributes })) element.setAttribute(name, value);
  element.client = scripted.client;
  await fixture(html`<div>${element}</div>`);
  const sent = (end: string) => scripted.requests.filter(({ url }) => new URL(url).pathname.endsWith(end));
  const bodies = async (end: string) =>
    Promise.all(sent(end).map(async (request) => (await request.clone().json()) as Record<string, unknown>));
  return { element, ...scripted, sent, bodies };
}
const card = async (changes: object): Promise<StorefrontSubscriptions> => {
  const { element } = await mounted({ '/storefront/subscriptions': listOf({ ...subscription, ...changes }) });
  await shows(element, NUMBER);
  return element;
};

describe('how a subscription stands', () => {
  const cases: [string, object, RegExp][] = [
    ['renews', {}, /Active Renews on January 31, 2027\./],
    ['ends without a renewal', { autoRenew: false }, /Active Ends on January 30, 2027 and does not renew\./],
    ['runs on', { termType: 'EVERGREEN', termEndDate: undefined }, /Active Runs until you cancel\./],
    [
      'is on trial',
      { trial: { chargedFrom: '2026-12-11' }, nextBill: { date: '2026-12-11', total: usd('49.00') } },
      /Free trial Free until December 10, 2026, 10 days left\. Then \$49\.00 on December 11, 2026\./,
    ],
    ['is past due', { overdue: usd('56.00') }, /Past due \$56\.00 is past due\. Renews on/],
    [
      'stands still',
      { status: 'Suspended', pause: { from: '2026-11-01', until: '2026-12-20' } },
      /Paused Paused until December 19, 2026\./,
    ],
    ['stands still without an end', { status: 'Suspended', pause: { from: '2026-11-01' } }, /Paused Paused since November 1, 2026/],
    ['will stand still', { pause: { from: '2026-12-10', until: '2026-12-20' } }, /Pauses from December 10, 2026 until December 19, 2026\./],
    ['was canceled and still runs', { endDate: '2027-01-31' }, /Canceled, runs out You can use it until January 30, 2027\./],
    ['has ended', { status: 'Cancelled', endDate: '2026-11-01', can: undefined }, /Canceled Ended on October 31, 2026\./],
    ['begins later', { status: 'Pending Activation', startDate: '2026-12-24' }, /Starts soon Starts on December 24, 2026\./],
  ];
  for (const [name, changes, words] of cases)
    it(`is said when it ${name}`, async () => {
      expect(all(await card(changes))).to.match(words);
    });

  it('names the next bill with its amount, and the method that pays it', async () => {
    const element = await card({ paymentMethod: { type: 'CreditCard', brand: 'Visa', lastDigits: '1111' } });
    expect(all(element)).to.match(/Next bill \$56\.00 on December 31, 2026 Paid with Visa ending in 1111/);
    await expect(element).to.be.accessible();
  });

  it('names discounts by their percent and their last day, and add-ons by their name', async () => {
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
    expect(all(element)).to.match(/Live traffic \$190\.00 per year Loyalty 50% off, until February 27, 2027/);
  });

  it('leads to buying the same again after its end, with quantity and add-ons', async () => {
    const ended = {
      ...subscription,
      status: 'Cancelled',
      can: undefined,
      ratePlans: [
        ...subscription.ratePlans,
        { productRatePlanId: 'traffic', productName: 'T', ratePlanName: '', addOn: true, charges: [] },
      ],
    };
    const { element } = await mounted({ '/storefront/subscriptions': listOf(ended) }, { 'sign-up-href': '/sign-up' });
    await shows(element, 'Subscribe again');
    const { search } = new URL(find(element, 'Subscribe again')?.getAttribute('href') ?? '', location.href);
    expect(search).to.equal('?plan=build&quantity=3&add-on=traffic%3A1&currency=USD');
  });

  it('shows at most three ways to change it, canceling among them, and the others behind a press', async () => {
    const element = await card({});
    const row = element.shadowRoot?.querySelector('[part=actions]');
    const visible = [...(row?.children ?? [])].filter((child) => child.localName === 'button').map(({ textContent }) => textContent.trim());
    expect(visible).to.deep.equal(['Change plan', 'Change quantity', 'Cancel']);
    await press(element, 'More');
    expect(find(element, 'Pause')?.checkVisibility()).to.equal(true);
  });

  it('offers nothing that cannot be done', async () => {
    const element = await card({ can: undefined });
    expect(element.shadowRoot?.querySelector('[part=actions]')).to.equal(null);
  });

  it('lists what happened and what is planned when somebody wants to see it', async () => {
    const { element, sent } = await mounted({
      [`${PATH}/timeline`]: {
        entries: [
          { date: '2026-01-31', kind: 'created', coming: false, to: [{ productName: 'Build', ratePlanName: '', quantity: 2 }] },
          { date: '2027-01-31', kind: 'renew', coming: true },
        ],
      },
    });
    await shows(element, NUMBER);
    expect(sent('/timeline')).to.have.length(0);
    await press(element, 'History');
    await shows(element, /Jan 31, 2027 Renewed Planned Jan 31, 2026 Started with Build × 2/);
    await expect(element).to.be.accessible();
  });
});

describe('a change of a subscription', () => {
  beforeEach(() => sessionStorage.clear());

  it('is quoted by the platform for what is chosen, and sent with that quote', async () => {
    const { element, bodies } = await mounted();
    await press(element, 'Change plan');
    await shows(element, 'Change the plan of Build');
    await waitUntil(() => focused(element) === 'Change the plan of Build', 'the heading has the focus');
    expect(find(element, 'Pay')).to.equal(undefined);
    await press(element, 'Scale');
    await shows(element, 'You pay $41.32 today. It takes effect today. This cannot be undone afterwards.');
    expect(said(element)).to.contain('You pay $41.32 today.');
    expect(all(element)).to.match(/Next bill, December 31, 2026 \$99\.00 Without this change \$56\.00/);
    await atRest(element);
    await expect(element).to.be.accessible();
    await press(element, 'Pay $41.32 and change');
    await shows(element, 'Done. It holds from today.');
    await waitUntil(() => focused(element) === 'Done. It holds from today.', 'the outcome has the focus');
    const change = { intent: 'change-plan', to: { productRatePlanId: 'scale' }, when: 'now' };
    expect((await bodies('/quotes'))[0]).to.deep.equal({ version: 3, change, locale: 'en-US' });
    const [sent] = await bodies('/changes');
    expect(sent).to.include({ version: 3, quote: 'q1' });
    expect(sent?.['change']).to.deep.equal(change);
  });

  it('tells the page before it is sent, which may stop it, and after it was made', async () => {
    const { element, sent } = await mounted();
    const before: StorefrontBeforeChangeEvent[] = [];
    const after: StorefrontSubscriptionChangeEvent[] = [];
    element.addEventListener('storefront-before-change', (event) => {
      before.push(event);
      if (before.length === 1) event.preventDefault();
    });
    element.addEventListener('storefront-subscription-change', (event) => after.push(event));
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await press(element, 'Pay $41.32');
    await shows(element, 'The page has stopped this.');
    expect(sent('/changes')).to.have.length(0);
    await press(element, 'Pay $41.32');
    await shows(element, 'Done.');
    expect(before[1]).to.deep.include({ subscriptionNumber: NUMBER, intent: 'change-plan' });
    expect(before[1]?.total).to.deep.equal({ ...usd('41.32'), formatted: '$41.32' });
    expect(after[0]).to.deep.include({ subscriptionNumber: NUMBER, intent: 'change-plan', orderNumber: 'O-00000042', status: 'completed' });
  });

  it('gives the focus back to what opened it, and says what is open', async () => {
    const { element } = await mounted();
    const open: (string | undefined)[] = [];
    element.addEventListener('storefront-flow-change', ({ flow }: StorefrontFlowChangeEvent) => open.push(flow));
    await press(element, 'Change quantity');
    await shows(element, 'Change the quantity of Build');
    await press(element, 'Back');
    await waitUntil(() => focused(element) === 'Change quantity', 'the focus is back');
    expect(open).to.deep.equal(['change-quantity', undefined]);
  });

  it('opens by its name, where there is one subscription, without taking the focus', async () => {
    const { element } = await mounted({}, { flow: 'cancel' });
    await shows(element, 'Cancel Build');
    expect(focused(element)).to.equal('');
    element.flow = undefined;
    await shows(element, 'Renews on');
  });

  it('says so when it is not possible', async () => {
    const { element } = await mounted({ '/storefront/subscriptions': listOf({ ...subscription, can: {} }) }, { flow: 'pause' });
    await shows(element, 'This cannot be done with this subscription now.');
  });

  it('shows old and new and asks again when the price has moved', async () => {
    let count = 0;
    const dearer = { ...quote, fingerprint: 'q2', dueNow: bill('2026-12-01', '45.00') };
    const { element, bodies } = await mounted({
      [`${PATH}/quotes`]: () => Response.json(count === 0 ? quote : dearer),
      [`${PATH}/changes`]: () => {
        count += 1;
        return count === 1 ? refusal(409, 'conflict', 'quote-changed') : Response.json(result);
      },
    });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await press(element, 'Pay $41.32');
    await shows(element, 'The amount has changed in the meantime: $41.32 before, $45.00 now.');
    expect(said(element)).to.contain('$41.32 before, $45.00 now');
    await press(element, 'Pay $45.00');
    await shows(element, 'Done.');
    expect((await bodies('/changes')).map(({ quote: confirmed }) => confirmed)).to.deep.equal(['q1', 'q2']);
  });

  it('shows what another tab has changed and asks again', async () => {
    let version = 3;
    const { element, bodies } = await mounted({
      '/storefront/subscriptions': () =>
        Response.json(
          listOf({ ...subscription, version, ratePlans: subscription.ratePlans.map((plan) => ({ ...plan, quantity: version })) }),
        ),
      [`${PATH}/changes`]: () => {
        version += 1;
        return version === 4 ? refusal(409, 'conflict', 'subscription-changed') : Response.json(result);
      },
    });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await press(element, 'Pay $41.32');
    await shows(element, 'Before: Build × 3, Active. Now: Build × 4, Active.');
    await press(element, 'Pay $41.32');
    await shows(element, 'Done.');
    expect((await bodies('/changes')).map((body) => body['version'])).to.deep.equal([3, 4]);
  });

  it('says what is still to be paid', async () => {
    const { element } = await mounted({
      [`${PATH}/changes`]: { ...result, status: 'payment-required', paid: usd('0.00'), due: usd('41.32') },
    });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await press(element, 'Pay $41.32');
    await shows(element, '$41.32 could not be collected. It is an open invoice now: INV00000013.');
  });

  it('pays with the method that is chosen', async () => {
    const other = { ...method, id: 'sealed-2', isDefault: false, lastDigits: '1111' };
    const { element, bodies } = await mounted({ '/storefront/payment-methods': { paymentMethods: [method, other] } });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await shows(element, 'Visa ending in 1111');
    const select = element.shadowRoot?.querySelector<HTMLSelectElement>('#method');
    if (!select) throw new Error('There is no choice of methods.');
    select.value = '1';
    select.dispatchEvent(new Event('change'));
    await press(element, 'Pay $41.32');
    await shows(element, 'Done.');
    expect((await bodies('/changes'))[0]).to.include({ paymentMethodId: 'sealed-2' });
  });

  it('goes on after a reload with what nobody knows about', async () => {
    const first = await mounted({
      [`${PATH}/changes`]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await press(first.element, 'Change plan');
    await press(first.element, 'Scale');
    await press(first.element, 'Pay $41.32');
    await shows(first.element, 'it is not known yet whether this was done');
    first.element.remove();
    const { answer, release } = held();
    const second = await mounted({ [`${PATH}/changes`]: answer });
    await waitUntil(() => second.sent('/changes').length === 1, 'it is asked for by itself');
    expect(await second.bodies('/changes')).to.deep.equal((await first.bodies('/changes')).slice(0, 1));
    release(result);
    await shows(second.element, 'Done.');
  });

  it('keeps what was chosen while the session is gone, and goes on after signing in', async () => {
    let signedIn = true;
    const scripted = scriptedClient({
      ...base,
      [`${PATH}/changes`]: () => (signedIn ? Response.json(result) : refusal(401, 'authentication', 'session-ended')),
    });
    const provider = await fixture<StorefrontProvider>(
      html`<storefront-provider
        locale="en-US"
        .client=${scripted.client}
        .fetchSession=${() =>
          signedIn
            ? Promise.resolve({ token: 'token', expiresAt: new Date(Date.now() + 600_000).toISOString() })
            : Promise.reject(new Error('signed out'))}
        ><storefront-subscriptions></storefront-subscriptions
      ></storefront-provider>`,
    );
    const element = provider.querySelector('storefront-subscriptions');
    if (!element) throw new Error('There is no element.');
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await shows(element, 'You pay $41.32 today.');
    signedIn = false;
    await press(element, 'Pay $41.32');
    await shows(element, 'Your session has ended. What you entered is kept');
    expect(find(element, 'Scale')?.querySelector('input')?.checked).to.equal(true);
    signedIn = true;
    provider.refresh();
    await press(element, 'Pay $41.32');
    await shows(element, 'Done.');
  });
});

describe('canceling', () => {
  beforeEach(() => sessionStorage.clear());
  const answers = {
    [`${PATH}/quotes`]: async (request: Request) => {
      const { change } = (await request.clone().json()) as { change: { intent: string } };
      return Response.json(
        change.intent === 'cancel' ? ending : { ...quote, dueNow: bill('2026-12-01', '0.00'), effectiveDate: '2026-12-31' },
      );
    },
    [`${PATH}/changes`]: canceled,
  };

  it('takes two presses, says before what holds after, and gives a confirmation', async () => {
    const { element, bodies } = await mounted(answers);
    await press(element, 'Cancel');
    await shows(element, 'You pay nothing today. You can use it until January 30, 2027. You can undo this until January 30, 2027.');
    await press(element, 'Cancel on January 30, 2027');
    await shows(element, 'Canceled. You can use it until January 30, 2027.');
    expect(find(element, 'Download the confirmation')).not.to.equal(undefined);
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({ intent: 'cancel', when: 'term-end' });
    await atRest(element);
    await expect(element).to.be.accessible();
  });

  it('makes keeping and canceling equally large and loud', async () => {
    const { element } = await mounted(answers, { flow: 'cancel' });
    await shows(element, 'Cancel on January 30, 2027');
    const [cancel, keep] = [find(element, 'Cancel on'), find(element, 'Keep my subscription')].map((button) => {
      if (!button) throw new Error('There is no such button.');
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(button);
      return { width: Math.round(width), height: Math.round(height), backgroundColor, color, fontWeight, borderColor };
    });
    expect(cancel).to.deep.equal(keep);
  });

  it('sends a reason and words only if they are given, and quotes without them', async () => {
    const { element, bodies } = await mounted(answers, { flow: 'cancel' });
    await shows(element, 'Why do you cancel?');
    const select = element.shadowRoot?.querySelector<HTMLSelectElement>('#reason');
    const comment = element.shadowRoot?.querySelector<HTMLTextAreaElement>('#comment');
    if (!select || !comment) throw new Error('There are no such fields.');
    select.value = 'price';
    select.dispatchEvent(new Event('change'));
    comment.value = ' Moving away ';
    comment.dispatchEvent(new Event('input'));
    await press(element, 'Cancel on');
    await shows(element, 'Canceled.');
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({
      intent: 'cancel',
      when: 'term-end',
      reason: 'price',
      comment: 'Moving away',
    });
    for (const body of await bodies('/quotes')) expect(body['change']).not.to.have.property('reason');
  });

  it('shows what could be instead once, with what it really comes to, those for a reason only with it', async () => {
    const { element, bodies } = await mounted(answers, { flow: 'cancel' });
    await shows(element, 'Half the price Your next bill would be $99.00 instead of $56.00. You would pay nothing today.');
    expect(all(element)).not.to.contain('A rest');
    await press(element, 'Look at this offer: Half the price');
    await shows(element, 'Instead of canceling: Half the price');
    await waitUntil(() => focused(element).startsWith('Instead of canceling'), 'the heading has the focus');
    await press(element, 'Back to canceling');
    await shows(element, 'Cancel Build');
    await press(element, 'Look at this offer: Half the price');
    await press(element, 'Take this offer');
    await waitUntil(async () => (await bodies('/changes')).length === 1, 'it is sent');
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({ intent: 'accept-offer', offer: 'half' });
  });

  it('can be taken back while it has not happened', async () => {
    const planned = {
      ...subscription,
      endDate: '2027-01-31',
      scheduled: [{ date: '2027-01-31', kind: 'cancel', undo: 'cancel' }],
      can: {},
    };
    const { element, bodies } = await mounted({ '/storefront/subscriptions': listOf(planned) });
    await shows(element, 'Planned changes Until January 30, 2027, then it ends');
    await press(element, 'Undo: Until January 30, 2027, then it ends');
    await press(element, 'Undo it');
    await shows(element, 'Undone. It goes on as before.');
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({ intent: 'undo', what: 'cancel' });
  });
});

describe('what else can be changed', () => {
  beforeEach(() => sessionStorage.clear());
  const fields = (element: Element) => element.shadowRoot?.querySelectorAll<HTMLInputElement>('input') ?? [];
  const later = { ...quote, dueNow: bill('2026-12-01', '0.00'), effectiveDate: '2026-12-31', undoableUntil: '2026-12-30' };
  async function changed(flow: string, act: (element: Element) => Promise<void>, more: object = {}): Promise<unknown> {
    const { element, bodies } = await mounted(
      { '/storefront/subscriptions': listOf({ ...subscription, ...more }), [`${PATH}/quotes`]: later },
      { flow },
    );
    await waitUntil(() => element.shadowRoot?.querySelector('[part=task]'), `the task is open in: ${all(element)}`);
    await act(element);
    const cta = () => element.shadowRoot?.querySelector<HTMLElement>('[part=cta][aria-disabled=false]');
    await waitUntil(() => cta(), `it can be confirmed in: ${all(element)}`);
    cta()?.click();
    await waitUntil(async () => (await bodies('/changes')).length === 1, 'it is sent');
    return (await bodies('/changes'))[0]?.['change'];
  }
  const type = (element: Element, id: string, value: string): void => {
    const field = [...fields(element)].find((each) => each.id === id);
    if (!field) throw new Error(`There is no field ${id}.`);
    field.value = value;
    field.dispatchEvent(new Event('change'));
  };

  it('is the quantity', async () => {
    expect(await changed('change-quantity', (element) => press(element, 'One more'))).to.deep.equal({
      intent: 'change-quantity',
      productRatePlanId: 'build',
      quantity: 4,
    });
  });

  it('are add-ons, by their names in the catalog', async () => {
    const change = await changed('change-add-ons', async (element) => {
      await shows(element, 'Live traffic');
      expect(all(element)).to.contain('$19.00 per month');
      fields(element)[0]?.click();
    });
    expect(change).to.deep.equal({ intent: 'change-add-ons', add: [{ productRatePlanId: 'traffic' }] });
  });

  it('is a pause between two days, within what is allowed', async () => {
    const change = await changed('pause', async (element) => {
      type(element, 'pause-until', '2027-03-31');
      await shows(element, 'Choose a day from January 1, 2027 to January 30, 2027.');
      expect(element.shadowRoot?.querySelector('[part=cta]')).to.equal(null);
      type(element, 'pause-until', '2027-01-15');
    });
    expect(change).to.deep.equal({ intent: 'pause', from: '2026-12-31', until: '2027-01-15' });
  });

  it('is the end of a pause', async () => {
    const paused = { status: 'Suspended', can: { resume: { earliest: '2026-12-02', latest: '2026-12-20' } } };
    const change = await changed('resume', (element) => Promise.resolve(type(element, 'resume-on', '2026-12-10')), paused);
    expect(change).to.deep.equal({ intent: 'resume', on: '2026-12-10' });
  });

  it('is the renewal, or its length', async () => {
    expect(await changed('set-renewal', (element) => press(element, 'Let it end'))).to.deep.equal({
      intent: 'set-renewal',
      autoRenew: false,
    });
    expect(await changed('set-renewal', (element) => press(element, '1 month'))).to.deep.equal({
      intent: 'set-renewal',
      autoRenew: true,
      term: { count: 1, unit: 'Month' },
    });
  });

  it('is the beginning of the next term, or the end of a trial', async () => {
    const nothing = () => Promise.resolve();
    expect(await changed('renew', nothing, { can: { renew: true } })).to.deep.equal({ intent: 'renew' });
    expect(await changed('convert-trial', nothing, { can: { convertTrial: true } })).to.deep.equal({ intent: 'convert-trial' });
  });

  it('is the method that pays', async () => {
    const other = { ...method, id: 'sealed-2', isDefault: false, lastDigits: '1111' };
    const { element, bodies } = await mounted(
      {
        '/storefront/subscriptions': listOf({ ...subscription, can: { paymentMethod: true } }),
        '/storefront/payment-methods': { paymentMethods: [method, other] },
        [`${PATH}/quotes`]: later,
      },
      { flow: 'set-payment-method' },
    );
    await press(element, 'Visa ending in 1111');
    await press(element, 'Save');
    await shows(element, 'Done. It holds from today.');
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({ intent: 'set-payment-method', paymentMethodId: 'sealed-2' });
  });
});
