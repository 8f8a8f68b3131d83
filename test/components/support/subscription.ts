import { fixture, html } from '@open-wc/testing';
import '../../../src/components/define/subscriptions.js';
import type { StorefrontSubscriptions } from '../../../src/components/features/subscriptions/subscriptions.js';
import { scriptedClient, type Answer } from './scripted-gateway.js';
import { waitUntil } from './wait-until.js';

/** Mounts a subscription with a scripted gateway. */

export const usd = (amount: string) => ({ amount, currency: 'USD' });
export const NUMBER = 'A-S00000007';
export const PATH = `/storefront/subscriptions/${NUMBER}`;

export const subscription = {
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

export const bill = (date: string, total: string) => ({ date, lines: [], subtotal: usd(total), tax: usd('0.00'), total: usd(total) });
export const quote = {
  fingerprint: 'q1',
  effectiveDate: '2026-12-01',
  dueNow: bill('2026-12-01', '41.32'),
  next: bill('2026-12-31', '99.00'),
  nextWithout: bill('2026-12-31', '56.00'),
};
export const ending = {
  fingerprint: 'q9',
  effectiveDate: '2027-01-31',
  endDate: '2027-01-31',
  undoableUntil: '2027-01-30',
  cancelReference: 'sealed-cancellation',
  dueNow: bill('2026-12-01', '0.00'),
};
export const result = {
  status: 'completed',
  orderNumber: 'O-00000042',
  effectiveDate: '2026-12-01',
  subscription,
  invoiceNumbers: ['INV00000013'],
  paid: usd('41.32'),
  due: usd('0.00'),
};
export const canceled = {
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
export const catalog = {
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
export const method = { id: 'sealed-1', isDefault: true, type: 'CreditCard', brand: 'Visa', lastDigits: '4242' };

export const listOf = (...subscriptions: object[]) => ({ subscriptions, today: '2026-12-01' });
export const base: Record<string, Answer> = {
  '/storefront/subscriptions': listOf(subscription),
  '/storefront/catalog': catalog,
  '/storefront/payment-methods': { paymentMethods: [method] },
  [`${PATH}/quotes`]: quote,
  [`${PATH}/changes`]: result,
};

export const textOf = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
/** Returns the text that the element announces to screen readers. */
export const announcementOf = (element: Element): string => element.shadowRoot?.querySelector('[role=status]')?.textContent.trim() ?? '';
export const find = (element: Element, name: string): HTMLElement | undefined =>
  [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button, a, summary, label') ?? [])].find(
    (candidate) => candidate.textContent.replace(/\s+/g, ' ').trim().startsWith(name) || candidate.getAttribute('aria-label') === name,
  );
export const waitForText = (element: Element, words: string | RegExp) =>
  waitUntil(() => (typeof words === 'string' ? textOf(element).includes(words) : words.test(textOf(element))), `shows ${String(words)}`);
/** Returns a control that can be used: not in a skeleton, which is inert, and not disabled. */
export function usable(element: Element, name: string): HTMLElement | undefined {
  const found = find(element, name);
  return !found || found.closest('[inert]') || found.getAttribute('aria-disabled') === 'true' ? undefined : found;
}
export async function press(element: Element, name: string): Promise<void> {
  await waitUntil(() => {
    const control = usable(element, name);
    control?.focus();
    control?.click();
    return control !== undefined;
  }, `"${name}" can be pressed`);
}
export const focusedText = (element: Element): string => element.shadowRoot?.activeElement?.textContent.replace(/\s+/g, ' ').trim() ?? '';

export async function mountSubscriptions(
  answers: Record<string, Answer> = {},
  attributes: Record<string, string> = {},
  properties: object = {},
) {
  const scripted = scriptedClient({ ...base, ...answers });
  const element = document.createElement('storefront-subscriptions');
  for (const [name, value] of Object.entries({ locale: 'en-US', ...attributes })) element.setAttribute(name, value);
  element.client = scripted.client;
  Object.assign(element, properties);
  await fixture(html`<div>${element}</div>`);
  const sent = (end: string) => scripted.requests.filter(({ url }) => new URL(url).pathname.endsWith(end));
  const bodies = async (end: string) =>
    Promise.all(sent(end).map(async (request) => (await request.clone().json()) as Record<string, unknown>));
  return { element, ...scripted, sent, bodies };
}
export const card = async (changes: object): Promise<StorefrontSubscriptions> => {
  const { element } = await mountSubscriptions({ '/storefront/subscriptions': listOf({ ...subscription, ...changes }) });
  await waitForText(element, NUMBER);
  return element;
};
