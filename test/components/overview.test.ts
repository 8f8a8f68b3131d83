import { expect, fixture, html } from '@open-wc/testing';
import { changeSubscription } from '../../src/api/operations/storefront/changes.js';
import '../../src/components/define/overview.js';
import type { StorefrontOpenTaskEvent } from '../../src/components/events/storefront-open-task.js';
import type { StorefrontOverview } from '../../src/components/features/overview/overview.js';
import { createStore } from '../../src/store/create-store.js';
import { expectAccessible } from './support/expect-accessible.js';
import { pendingResponse, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const subscription = {
  subscriptionNumber: 'A-S00000007',
  status: 'Active',
  currency: 'USD',
  startDate: '2026-01-31',
  termType: 'TERMED',
  termEndDate: '2027-01-31',
  autoRenew: true,
  nextBill: { date: '2026-12-31', total: usd('56.00') },
  ratePlans: [{ productRatePlanId: 'build', productName: 'Build', ratePlanName: '', quantity: 3, charges: [] }],
};
const card = { id: 'sealed', isDefault: true, type: 'CreditCard', brand: 'Visa', lastDigits: '4242' };
const bill = { date: '2026-12-31', lines: [], subtotal: usd('56.00'), tax: usd('0.00'), total: usd('56.00') };
const open = { invoiceNumber: 'INV-1', status: 'Posted', invoiceDate: '2026-10-31', amount: usd('56.00'), balance: usd('34.50') };
const overdue = { ...open, dueDate: '2026-10-31', overdue: true };
const listOf = (...subscriptions: object[]) => ({ subscriptions, today: '2026-12-01' });
const SCOPES = ['subscriptions:read', 'invoices:read', 'payment-methods:read'];
const base: Record<string, Answer> = {
  '/storefront/session': { accountNumber: 'A1', scopes: SCOPES },
  '/storefront/subscriptions': listOf(subscription),
  '/storefront/upcoming': { bills: [bill], until: '2027-12-01' },
  '/storefront/invoices': { invoices: [] },
  '/storefront/payment-methods': { paymentMethods: [card] },
};

async function openOverview(more: Record<string, Answer> = {}, href?: string) {
  const scripted = scriptedClient({ ...base, ...more });
  const element = await fixture<StorefrontOverview>(
    html`<storefront-overview locale="en-US" .client=${scripted.client} .accountHref=${href}></storefront-overview>`,
  );
  await waitUntil(() => element.matches(':state(ready)') || element.matches(':state(empty)'), 'the overview is shown');
  return { element, ...scripted };
}
const pathsOf = (requests: readonly Request[]): string[] => requests.map(({ url }) => new URL(url).pathname).sort();
const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
const attentionItems = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll('.attention li') ?? [])].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

describe('storefront-overview', () => {
  it('shows the plans, and the next bill with its date and payment method', async () => {
    const { element } = await openOverview();
    expect(text(element)).to.match(/Next payment .*on December 31, 2026 With Visa ending in 4242/);
    expect(text(element)).to.match(/Your plan Build × 3 Renews on January 31, 2027 \$56\.00 on December 31, 2026/);
    expect(attentionItems(element)).to.deep.equal([]);
    await expectAccessible(element);
  });

  const statuses: [string, object, string][] = [
    ['ends, with its last day of service', { endDate: '2027-01-31' }, 'Ends on January 30, 2027'],
    ['does not renew', { autoRenew: false }, 'Ends on January 30, 2027'],
    [
      'is paused, with its last paused day',
      { status: 'Suspended', pause: { from: '2026-11-01', until: '2026-12-20' } },
      'Paused until December 19, 2026',
    ],
    ['is in a free trial', { trial: { chargedFrom: '2027-03-01' } }, 'Free trial, billed from March 1, 2027'],
    ['starts later', { status: 'Pending Activation', startDate: '2026-12-24' }, 'Starts on December 24, 2026'],
    ['has no end', { termType: 'EVERGREEN', termEndDate: undefined }, 'Renews until canceled'],
  ];
  for (const [name, changes, words] of statuses)
    it(`shows that a subscription ${name}`, async () => {
      const { element } = await openOverview({ '/storefront/subscriptions': listOf({ ...subscription, ...changes }) });
      expect(text(element)).to.contain(words);
    });

  it('adds up the next bills of the subscriptions if an order is pending, because the forecast ignores it', async () => {
    const scheduled = [
      { date: '2026-12-31', kind: 'change-plan', to: [{ productName: 'Free', ratePlanName: '' }], orderNumber: 'O-1', undo: 'order' },
    ];
    const { element } = await openOverview({
      '/storefront/subscriptions': listOf(
        { ...subscription, scheduled, nextBill: { date: '2026-12-31', total: usd('38.00') } },
        { ...subscription, subscriptionNumber: 'A-S2', nextBill: { date: '2026-12-31', total: usd('1.50') } },
        { ...subscription, subscriptionNumber: 'A-S3', nextBill: { date: '2027-01-15', total: usd('9.00') } },
      ),
    });
    expect(text(element)).to.match(/Next payment \$39\.50.*on December 31, 2026/);
  });

  it('does not say that everything is paid if an invoice is past due and no bill follows', async () => {
    const { element } = await openOverview({
      '/storefront/invoices': { invoices: [overdue] },
      '/storefront/upcoming': { bills: [], until: '2027-12-01' },
    });
    expect(text(element)).to.contain('$34.50 is past due on 1 invoice.');
    expect(text(element)).not.to.contain('Next payment');
  });

  it('says that it is updating while another change makes its data outdated', async () => {
    const { answer, release } = pendingResponse();
    let isChanged = false;
    const upcoming = (request: Request) => (isChanged ? answer(request) : Response.json(base['/storefront/upcoming']));
    const { element, client } = await openOverview({ '/storefront/upcoming': upcoming });
    const isBusy = () => element.shadowRoot?.querySelector('.base')?.getAttribute('aria-busy') === 'true';
    expect(isBusy()).to.equal(false);
    isChanged = true;
    // A second store with the same gateway acts as another tab.
    createStore(client).invalidate(changeSubscription);
    await waitUntil(isBusy);
    expect(text(element)).to.contain('Updating…');
    release({ bills: [{ ...bill, total: usd('74.00') }], until: '2027-12-01' });
    await waitUntil(() => !isBusy());
    expect(text(element)).to.match(/Next payment \$74\.00/);
    expect(text(element)).not.to.contain('Updating…');
  });

  it('leaves out subscriptions that have ended', async () => {
    const { element } = await openOverview({
      '/storefront/subscriptions': listOf(subscription, { ...subscription, status: 'Cancelled', subscriptionNumber: 'A-S2' }),
    });
    expect(element.shadowRoot?.querySelectorAll('[part=row]')).to.have.length(1);
  });
});

describe('items that need attention', () => {
  const cases: [string, Record<string, Answer>, string, object][] = [
    [
      'invoices that are past due',
      { '/storefront/invoices': { invoices: [overdue, { ...overdue, invoiceNumber: 'INV-2' }] } },
      '$69.00 is past due on 2 invoices. Pay now',
      { section: 'invoices', flow: 'pay', subject: undefined },
    ],
    [
      'an invoice that is due today, instead of asking for a payment method',
      { '/storefront/invoices': { invoices: [{ ...open, dueDate: '2026-12-01' }] }, '/storefront/payment-methods': { paymentMethods: [] } },
      '$34.50 is due today on 1 invoice. Pay now',
      { section: 'invoices', flow: 'pay', subject: undefined },
    ],
    [
      'a card that expires soon',
      { '/storefront/payment-methods': { paymentMethods: [{ ...card, expiry: 'soon' }] } },
      'Visa ending in 4242 expires soon. Add a payment method',
      { section: 'payment-methods', flow: 'add', subject: undefined },
    ],
    [
      'a declined payment',
      { '/storefront/payment-methods': { paymentMethods: [{ ...card, lastFailure: 'no money' }] } },
      'The last payment with Visa ending in 4242 was declined. Add a payment method',
      { section: 'payment-methods', flow: 'add', subject: undefined },
    ],
    [
      'a missing payment method',
      { '/storefront/payment-methods': { paymentMethods: [] } },
      'Add a payment method. Without one, the next payment will fail. Add a payment method',
      { section: 'payment-methods', flow: 'add', subject: undefined },
    ],
    [
      'a trial that ends in a few days',
      { '/storefront/subscriptions': listOf({ ...subscription, trial: { chargedFrom: '2026-12-04' }, can: { convertTrial: true } }) },
      'Your Build trial ends in 3 days. See your options',
      { section: 'subscriptions', flow: 'convert-trial', subject: 'A-S00000007' },
    ],
    [
      'a scheduled end, with the last day of service',
      {
        '/storefront/subscriptions': listOf({
          ...subscription,
          endDate: '2027-01-31',
          scheduled: [{ date: '2027-01-31', kind: 'cancel', undo: 'cancel' }],
        }),
      },
      'Build ends on January 30, 2027. Undo this change',
      { section: 'subscriptions', flow: 'undo:cancel', subject: 'A-S00000007' },
    ],
    [
      'a scheduled change of plan',
      {
        '/storefront/subscriptions': listOf({
          ...subscription,
          scheduled: [
            {
              date: '2027-01-31',
              kind: 'change-plan',
              to: [{ productName: 'Free', ratePlanName: '' }],
              orderNumber: 'O-1',
              undo: 'order',
            },
          ],
        }),
      },
      'Build changes to Free on January 31, 2027. Undo this change',
      { section: 'subscriptions', flow: 'undo:O-1', subject: 'A-S00000007' },
    ],
  ];
  for (const [name, answers, words, task] of cases)
    it(`includes ${name}, with the task that resolves it`, async () => {
      const { element } = await openOverview(answers);
      expect(attentionItems(element)).to.deep.equal([words]);
      const requestedTasks: object[] = [];
      element.addEventListener('storefront-open-task', ({ section, flow, subject }: StorefrontOpenTaskEvent) =>
        requestedTasks.push({ section, flow, subject }),
      );
      element.shadowRoot?.querySelector<HTMLElement>('.attention button')?.click();
      expect(requestedTasks).to.deep.equal([task]);
      await expectAccessible(element);
    });

  it('shows an amount that is due instead of the next payment', async () => {
    const { element } = await openOverview({ '/storefront/invoices': { invoices: [{ ...open, dueDate: '2026-12-01' }] } });
    expect(text(element)).not.to.contain('Next payment');
    const { element: later } = await openOverview({ '/storefront/invoices': { invoices: [{ ...open, dueDate: '2026-12-02' }] } });
    expect(text(later)).to.contain('Next payment');
    expect(attentionItems(later)).to.deep.equal([]);
  });

  it('leads with the amount due, gives the declined payment as its reason, and asks for no other payment method', async () => {
    const { element } = await openOverview({
      '/storefront/invoices': { invoices: [{ ...open, dueDate: '2026-12-01' }] },
      '/storefront/payment-methods': { paymentMethods: [{ ...card, lastFailure: 'no money' }] },
    });
    expect(attentionItems(element)).to.deep.equal([
      '$34.50 is due today on 1 invoice. The last payment with Visa ending in 4242 was declined. Pay now',
    ]);
    expect(element.shadowRoot?.querySelector('.attention .button.primary')?.textContent.trim()).to.equal('Pay now');
    await expectAccessible(element);
  });

  it('asks for no payment method if the customer pays on invoice', async () => {
    const { element } = await openOverview({ '/storefront/payment-methods': { paymentMethods: [], paysOnInvoice: true } });
    expect(text(element)).to.contain('Next payment');
    expect(attentionItems(element)).to.deep.equal([]);
  });

  it('does not show a credit as the next payment', async () => {
    const credit = { date: '2026-12-05', lines: [], subtotal: usd('-39.03'), tax: usd('0.00'), total: usd('-39.03') };
    const { element } = await openOverview({ '/storefront/upcoming': { bills: [credit, bill], until: '2027-12-01' } });
    expect(text(element)).to.match(/Next payment \$56\.00/);
  });

  it('leaves out a trial that ends in weeks, and an unused payment method', async () => {
    const { element } = await openOverview({
      '/storefront/subscriptions': listOf({ ...subscription, trial: { chargedFrom: '2026-12-24' }, can: { convertTrial: true } }),
      '/storefront/payment-methods': { paymentMethods: [card, { ...card, id: 'other', isDefault: false, expiry: 'expired' }] },
    });
    expect(attentionItems(element)).to.deep.equal([]);
  });

  it('sorts items by urgency, and links to the account page if there is one', async () => {
    const { element } = await openOverview(
      {
        '/storefront/invoices': { invoices: [overdue] },
        '/storefront/payment-methods': { paymentMethods: [{ ...card, expiry: 'expired' }] },
      },
      '/account',
    );
    expect(attentionItems(element)).to.deep.equal([
      '$34.50 is past due on 1 invoice. Pay now',
      'Visa ending in 4242 has expired. The next payment will fail. Add a payment method',
    ]);
    const links = [...(element.shadowRoot?.querySelectorAll('.attention a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links[0]).to.contain('/account?section=invoices&flow=pay');
  });
});

describe('the first view of an account', () => {
  const view = {
    session: base['/storefront/session'],
    subscriptions: base['/storefront/subscriptions'],
    upcoming: base['/storefront/upcoming'],
    openInvoices: { invoices: [overdue] },
    paymentMethods: base['/storefront/payment-methods'],
  };

  it('needs one request, and shows the same as the single responses', async () => {
    const one = await openOverview({ '/storefront/account': view });
    expect(pathsOf(one.requests)).to.deep.equal(['/storefront/account']);
    const several = await openOverview({ '/storefront/invoices': { invoices: [overdue] } });
    expect(pathsOf(several.requests).length).to.equal(6);
    expect(text(one.element)).to.equal(text(several.element));
    expect(text(one.element)).to.contain('$34.50 is past due');
  });

  it('requests only the parts that it does not contain', async () => {
    const { upcoming: _, ...others } = view;
    const { element, requests } = await openOverview({ '/storefront/account': { ...others, openInvoices: { invoices: [] } } });
    expect(pathsOf(requests)).to.deep.equal(['/storefront/account', '/storefront/upcoming']);
    expect(text(element)).to.match(/Next payment .*on December 31, 2026/);
  });

  it('shows the rest of a long list while the upcoming bills are loading', async () => {
    const { upcoming: _, ...others } = view;
    const { answer, release } = pendingResponse();
    const { element } = await openOverview({
      '/storefront/account': { ...others, openInvoices: { invoices: [] }, subscriptions: { ...listOf(subscription), nextCursor: '2' } },
      '/storefront/upcoming': answer,
    });
    expect(text(element)).to.contain('Build × 3');
    expect(element.shadowRoot?.querySelector('.ghost')?.hasAttribute('inert')).to.equal(true);
    release({ bills: [bill], until: '2027-12-01' });
    await waitUntil(() => !element.shadowRoot?.querySelector('.ghost'), 'the next payment is shown');
    expect(text(element)).to.contain('on December 31, 2026');
  });

  it('is followed by the single operations when the element refreshes', async () => {
    const { element, requests } = await openOverview({ '/storefront/account': view });
    await element.refresh();
    expect(pathsOf(requests)).to.deep.equal([
      '/storefront/account',
      '/storefront/invoices',
      '/storefront/payment-methods',
      '/storefront/subscriptions',
      '/storefront/upcoming',
    ]);
    expect(attentionItems(element)).to.deep.equal([]);
  });

  it('does not replace what was requested again while it was loading', async () => {
    const { answer, release } = pendingResponse();
    const scripted = scriptedClient({ ...base, '/storefront/account': answer });
    const element = await fixture<StorefrontOverview>(
      html`<storefront-overview locale="en-US" .client=${scripted.client}></storefront-overview>`,
    );
    await waitUntil(() => scripted.requests.length === 1, 'the first view is requested');
    void element.refresh();
    await waitUntil(() => scripted.requests.length > 1, 'the subscriptions are requested again');
    release({ ...view, subscriptions: listOf() });
    await waitUntil(() => element.matches(':state(ready)'), 'the overview is shown');
    expect(text(element)).to.contain('Build × 3');
  });
});

describe('an overview with missing data', () => {
  it('fetches nothing that the session may not see', async () => {
    const { element, requests } = await openOverview({ '/storefront/session': { accountNumber: 'A1', scopes: ['subscriptions:read'] } });
    expect(text(element)).to.contain('Build × 3');
    expect(text(element)).not.to.contain('Next payment');
    expect(pathsOf(requests)).to.deep.equal(['/storefront/account', '/storefront/session', '/storefront/subscriptions']);
  });

  it('shows the rest, and names what is missing', async () => {
    const { element } = await openOverview({ '/storefront/upcoming': () => refusal(500, 'api', 'broken') });
    expect(text(element)).to.contain("The next payment couldn't be loaded.");
    expect(text(element)).to.contain('Build × 3');
  });

  it('shows a message when there is nothing yet', async () => {
    const { element } = await openOverview({
      '/storefront/subscriptions': listOf(),
      '/storefront/upcoming': { bills: [], until: '2027-12-01' },
    });
    expect(element.matches(':state(empty)')).to.equal(true);
    expect(text(element)).to.contain("You don't have a subscription yet.");
  });
});
