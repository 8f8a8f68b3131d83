import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { Client } from '../../src/api/client.js';
import '../../src/components/define/account.js';
import '../../src/components/define/provider.js';
import { StorefrontOpenTaskEvent } from '../../src/components/events/storefront-open-task.js';
import type { StorefrontAccount } from '../../src/components/features/account/account.js';
import type { StorefrontProfile } from '../../src/components/features/profile/profile.js';
import type { StorefrontSubscriptions } from '../../src/components/features/subscriptions/subscriptions.js';
import { expectAccessible } from './support/expect-accessible.js';
import { pendingResponse, refusal, scriptedClient } from './support/scripted-gateway.js';
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
  chargedThroughDate: '2026-12-31',
  ratePlans: [
    {
      productRatePlanId: 'plan',
      productName: 'Build',
      ratePlanName: 'Build monthly',
      charges: [
        { name: 'Base', type: 'Recurring', model: 'FlatFee', billingPeriod: 'Month', price: usd('29.00') },
        {
          name: 'Seats',
          type: 'Recurring',
          model: 'PerUnit',
          billingPeriod: 'Month',
          quantity: '3',
          unitOfMeasure: 'seat',
          price: usd('9.00'),
        },
      ],
    },
  ],
};

const invoices = {
  invoices: [
    { invoiceNumber: 'INV00000012', status: 'Posted', invoiceDate: '2026-11-30', amount: usd('1234.50'), balance: usd('34.50') },
    { invoiceNumber: 'INV00000011', status: 'Posted', invoiceDate: '2026-10-31', amount: usd('56.00'), balance: usd('0.00') },
  ],
  nextCursor: 'older',
};

const invoice = {
  ...invoices.invoices[0],
  dueDate: '2026-11-30',
  tax: usd('0.00'),
  items: [
    {
      productName: 'Build',
      chargeName: 'Seats',
      quantity: '3',
      serviceStartDate: '2026-11-30',
      serviceEndDate: '2026-12-30',
      amount: usd('27.00'),
    },
  ],
};

const profile = {
  accountNumber: 'A00000042',
  name: 'Analytical Engines Ltd',
  currency: 'USD',
  balance: usd('34.50'),
  billTo: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    address1: '1 Dorset Street',
    city: 'London',
    postalCode: 'W1U',
    country: 'GB',
  },
  paymentMethod: { type: 'CreditCard', brand: 'Visa', lastDigits: '4242', expirationMonth: 12, expirationYear: 2099 },
};

const paths = {
  '/storefront/subscriptions': { subscriptions: [subscription] },
  '/storefront/invoices': invoices,
  '/storefront/invoices/INV00000012': invoice,
  '/storefront/profile': profile,
};

const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
const button = (element: Element, name: string): HTMLElement => {
  const found = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button, a') ?? [])].find(
    (candidate) => candidate.textContent.trim() === name || candidate.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no button "${name}" in: ${text(element)}`);
  return found;
};
const shows = (element: Element, words: string) => waitUntil(() => text(element).includes(words), `"${words}" is shown`);

const subscriptionsOf = (client: Client) =>
  fixture<StorefrontSubscriptions>(html`<storefront-subscriptions locale="en-US" .client=${client}></storefront-subscriptions>`);
const profileOf = (client: Client) =>
  fixture<StorefrontProfile>(html`<storefront-profile locale="en-US" .client=${client}></storefront-profile>`);

describe('storefront-subscriptions', () => {
  it('shows plan, status, prices, next bill and renewal', async () => {
    const element = await subscriptionsOf(scriptedClient(paths).client);
    await shows(element, 'Build');
    expect(text(element)).to.contain('Active');
    expect(text(element)).to.contain('$29.00 per month');
    expect(text(element)).to.contain('3 × $9.00 per month');
    expect(text(element)).to.match(/Next bill\s*December 31, 2026/);
    expect(text(element)).to.match(/Renews on January 31, 2027/);
    await expectAccessible(element);
  });

  it('shows the last day of service, not the day after it', async () => {
    const ending = { ...subscription, autoRenew: false, chargedThroughDate: '2027-01-31' };
    const element = await subscriptionsOf(scriptedClient({ '/storefront/subscriptions': { subscriptions: [ending] } }).client);
    await shows(element, 'Build');
    expect(text(element)).to.match(/Ends on January 30, 2027 and doesn't renew/);
    expect(text(element)).not.to.contain('Next bill');
  });

  it('shows an unknown status as it is', async () => {
    const odd = { ...subscription, status: 'Hibernating <b>' };
    const element = await subscriptionsOf(scriptedClient({ '/storefront/subscriptions': { subscriptions: [odd] } }).client);
    await shows(element, 'Hibernating <b>');
    expect(element.shadowRoot?.querySelector('b')).to.equal(null);
  });

  it('shows a message when there is nothing', async () => {
    const element = await subscriptionsOf(scriptedClient({ '/storefront/subscriptions': { subscriptions: [] } }).client);
    await shows(element, "You don't have a subscription yet.");
    await expectAccessible(element);
  });

  it('reserves its height while it loads', async () => {
    const { answer, release } = pendingResponse();
    const element = await subscriptionsOf(scriptedClient({ '/storefront/subscriptions': answer }).client);
    expect(element.getBoundingClientRect().height).to.be.greaterThan(100);
    await expectAccessible(element);
    release(paths['/storefront/subscriptions']);
    await shows(element, 'Build');
  });

  it('offers to try again after an error, and recovers', async () => {
    let working = false;
    const { client } = scriptedClient({
      '/storefront/subscriptions': () => (working ? Response.json(paths['/storefront/subscriptions']) : refusal(500, 'api', 'broken')),
    });
    const element = await subscriptionsOf(client);
    await shows(element, "couldn't be loaded");
    expect(text(element)).not.to.contain('for developers');
    await expectAccessible(element);
    working = true;
    button(element, 'Try again').click();
    await shows(element, 'Build');
  });

  it('keeps its data when a refresh fails', async () => {
    let working = true;
    const { client } = scriptedClient({
      '/storefront/subscriptions': () => (working ? Response.json(paths['/storefront/subscriptions']) : refusal(500, 'api', 'broken')),
    });
    const element = await subscriptionsOf(client);
    await shows(element, 'Build');
    working = false;
    await element.refresh();
    await shows(element, 'older data');
    expect(text(element)).to.contain('$29.00 per month');
  });

  it('asks to sign in when the session is refused, and fires the event', async () => {
    const { client } = scriptedClient({ '/storefront/subscriptions': () => refusal(401, 'authentication', 'session-ended') });
    const element = await subscriptionsOf(client);
    await shows(element, 'Your session has ended');
    await expectAccessible(element);
    setTimeout(() => button(element, 'Sign in').click());
    const event = await oneEvent(element, 'storefront-sign-in-required');
    expect(event).to.include({ reason: 'session-expired', bubbles: true, composed: true });
  });

  it('shows German messages', async () => {
    const { client } = scriptedClient(paths);
    const element = await fixture<StorefrontSubscriptions>(
      html`<storefront-subscriptions locale="de" .client=${client}></storefront-subscriptions>`,
    );
    await shows(element, 'Nächste Rechnung');
    expect(text(element)).to.match(/29,00\s\$ pro Monat/);
  });
});

describe('storefront-profile', () => {
  it('shows name, address and the card by its last digits', async () => {
    const element = await profileOf(scriptedClient(paths).client);
    await shows(element, 'Analytical Engines Ltd');
    for (const words of [
      'Ada Lovelace',
      'ada@example.com',
      '1 Dorset Street',
      'W1U London',
      'United Kingdom',
      'Visa ending in 4242',
      'Expires December 2099',
      '$34.50',
    ]) {
      expect(text(element)).to.contain(words);
    }
    expect(text(element)).not.to.contain('expires at the end');
    await expectAccessible(element);
  });

  it('warns of a card that has expired', async () => {
    const expired = { ...profile, paymentMethod: { ...profile.paymentMethod, expirationYear: 2020 } };
    const element = await profileOf(scriptedClient({ '/storefront/profile': expired }).client);
    await shows(element, 'This card has expired');
    await expectAccessible(element);
  });

  it('leaves out missing data', async () => {
    const minimal = { accountNumber: 'A1', name: 'Solo', currency: 'JPY', balance: { amount: '0', currency: 'JPY' } };
    const element = await profileOf(scriptedClient({ '/storefront/profile': minimal }).client);
    await shows(element, 'No payment method.');
    await expectAccessible(element);
  });

  it('shows hostile text as text, without overflow', async () => {
    const name = '<img src=x onerror=alert(1)>'.repeat(12);
    const hostile = {
      ...profile,
      name,
      billTo: { ...profile.billTo, address1: ['javascript', 'alert(1)'].join(':'), email: '"><script>alert(1)</script>@example.com' },
    };
    const element = await profileOf(scriptedClient({ '/storefront/profile': hostile }).client);
    await shows(element, name);
    expect(element.shadowRoot?.querySelector('img, script, a')).to.equal(null);
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
  });
});

describe('storefront-account', () => {
  it('shows its sections in the order of the attribute', async () => {
    const { client } = scriptedClient(paths);
    const element = await fixture(
      html`<storefront-account sections="profile subscriptions" locale="en" .client=${client}></storefront-account>`,
    );
    const headings = [...(element.shadowRoot?.querySelectorAll('h2') ?? [])].map((heading) => heading.textContent.trim());
    expect(headings).to.deep.equal(['Profile', 'Subscriptions']);
    await expectAccessible(element);
  });

  it('shows a section only once nothing above it can push it down', async () => {
    const slow = pendingResponse();
    const { client, requests } = scriptedClient({ ...paths, '/storefront/subscriptions': slow.answer });
    const element = await fixture(
      html`<storefront-account sections="subscriptions invoices profile" locale="en" .client=${client}></storefront-account>`,
    );
    const sections = () =>
      [...(element.shadowRoot?.querySelectorAll('section') ?? [])].filter((section) => section.checkVisibility()).length;
    await waitUntil(
      () => new Set(requests.flatMap(({ url }) => /(subscriptions|invoices|profile)(?=$|\?)/.exec(url)?.[1] ?? [])).size === 3,
      'all sections are fetched at once',
    );
    expect(sections()).to.equal(1);
    slow.release(paths['/storefront/subscriptions']);
    await waitUntil(() => sections() === 3);
  });

  it('opens and focuses the task of an item that needs attention', async () => {
    const { client } = scriptedClient({ ...paths, '/storefront/profile': { ...profile, version: 'v1' } });
    const element = await fixture<StorefrontAccount>(
      html`<storefront-account sections="profile" locale="en" .client=${client}></storefront-account>`,
    );
    const part = element.shadowRoot?.querySelector<StorefrontProfile>('storefront-profile');
    await shows(part!, 'Analytical Engines Ltd');
    part?.dispatchEvent(new StorefrontOpenTaskEvent({ section: 'profile', flow: 'company' }));
    await waitUntil(() => part?.shadowRoot?.activeElement?.id === 'task-heading');
    expect(part?.shadowRoot?.activeElement?.textContent.trim()).to.equal('Company and tax');
    await expectAccessible(element);
    part?.shadowRoot?.querySelector<HTMLElement>('[part=back]')?.click();
    await waitUntil(() => part?.shadowRoot?.activeElement?.getAttribute('data-opens') === 'company ');
  });

  it('shows only what the session may see', async () => {
    const { client } = scriptedClient({
      ...paths,
      '/storefront/session': { accountNumber: 'A00000042', scopes: ['profile:read'] },
    });
    const element = await fixture(html`<storefront-account locale="en" .client=${client}></storefront-account>`);
    const parts = () => [...(element.shadowRoot?.querySelectorAll('[data-part]') ?? [])].map(({ localName }) => localName);
    await waitUntil(() => parts().join() === 'storefront-profile');
    const profileElement = element.shadowRoot?.querySelector('storefront-profile');
    await shows(profileElement!, 'Analytical Engines Ltd');
    expect(profileElement?.shadowRoot?.querySelector('[data-opens]')).to.equal(null);
  });

  it('reports an unknown section to the developer of the page', async () => {
    const element = await fixture(
      html`<storefront-account sections="invoises" locale="en" .client=${scriptedClient(paths).client}></storefront-account>`,
    );
    expect(text(element)).to.contain('no section "invoises"').and.to.contain('invoices');
  });

  it('asks once to sign in when nobody is signed in', async () => {
    const provider = await fixture(
      html`<storefront-provider gateway="/billing" publishable-key="pk_sandbox" locale="en">
        <storefront-account sign-in-href="/login"></storefront-account>
      </storefront-provider>`,
    );
    const account = provider.querySelector('storefront-account');
    if (!account) throw new Error('There is no account.');
    await waitUntil(() => account.shadowRoot?.querySelectorAll('[data-part]').length === 1);
    const part = account.shadowRoot?.querySelector('[data-part]');
    if (!part) throw new Error('There is no section.');
    await shows(part, 'Sign in to see your account');
    expect(button(part, 'Sign in').getAttribute('href')).to.equal('/login');
    await expectAccessible(part);
  });
});
