import { fixture, html } from '@open-wc/testing';
import type { Client } from '../../../src/api/client.js';
import type { OrderResult } from '../../../src/api/schemas/storefront/purchase.js';
import { StorefrontSignUp } from '../../../src/components/features/sign-up/sign-up.js';
import { catalogOf, flatPlan, product, seatPlan } from '../../support/catalogs.js';
import { atRest } from './at-rest.js';
import { expectAccessible } from './expect-accessible.js';
import { quoteOf, ScriptedForm } from './purchases.js';
import { scriptedClient, type Answer } from './scripted-gateway.js';
import { waitUntil } from './wait-until.js';

StorefrontSignUp.define();

export const CATALOG = '/storefront/catalog';
export const QUOTES = '/storefront/quotes';
export const ORDERS = '/storefront/orders';

export const catalog = {
  ...catalogOf([product('Free', [flatPlan('free-m', '0.00')]), product('Build', [seatPlan('build-m', '10.00')])]),
  consents: [
    { id: 'terms', version: '2', text: 'I accept the terms.', href: '/terms', required: true },
    { id: 'news', version: '1', text: 'Send me news.', href: ['javascript', 'alert(1)'].join(':'), required: false },
  ],
};

export const completed: OrderResult = {
  status: 'completed',
  orderNumber: 'SF-1',
  accountNumber: 'A00000001',
  subscriptionNumbers: ['A-S00000001'],
  invoiceNumbers: ['INV00000001'],
  paid: { amount: '30.00', currency: 'USD' },
  due: { amount: '0.00', currency: 'USD' },
  sessionExpiresAt: '2026-11-21T12:00:00Z',
};

/** Mounts a sign-up with a payment form and a gateway. */
export interface SignUpUnderTest {
  element: StorefrontSignUp;
  form: ScriptedForm;
  requests: Request[];
}

export const root = (element: Element): ShadowRoot => element.shadowRoot!;
export const textOf = (node: Element | null): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
export const heading = (element: Element): string => textOf(root(element).querySelector('#step-heading'));
export const notice = (element: Element): string => textOf(root(element).querySelector('.main .notice'));
export const status = (element: Element): string => textOf([...root(element).querySelectorAll('[role="status"]')].at(-1) ?? null);
export const mainButton = (element: Element): HTMLButtonElement => root(element).querySelector<HTMLButtonElement>('[part="cta"]')!;
/** Resolves when all animations have finished. */
export async function accessible(element: Element): Promise<void> {
  await atRest(element);
  await expectAccessible(element);
}
export const button = (element: Element, name: RegExp): HTMLButtonElement =>
  [...root(element).querySelectorAll('button')].find((each) => name.test(textOf(each)))!;
export const input = (element: Element, id: string): HTMLInputElement => root(element).querySelector<HTMLInputElement>(`#${id}`)!;

/** Types into a field and blurs it. */
export function type(element: Element, id: string, value: string): void {
  const field = input(element, id);
  field.value = value;
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true, composed: true }));
  field.dispatchEvent(new FocusEvent('blur'));
}

export async function start(answers: Record<string, Answer> = {}, properties: Partial<StorefrontSignUp> = {}): Promise<SignUpUnderTest> {
  const { client, requests } = scriptedClient({ [CATALOG]: catalog, [QUOTES]: quoteOf(), [ORDERS]: completed, ...answers });
  return { ...(await mount(client, properties)), requests };
}

export function mount(client: Client, properties: Partial<StorefrontSignUp>): Promise<Omit<SignUpUnderTest, 'requests'>> {
  return mountIn(document.createElement('div'), { client, ...properties });
}

export async function mountIn(parent: Element, properties: Partial<StorefrontSignUp> = {}): Promise<Omit<SignUpUnderTest, 'requests'>> {
  const form = new ScriptedForm();
  const element = document.createElement('storefront-sign-up');
  Object.assign(element, { plan: 'build-m', locale: 'en', paymentAdapter: form, ...properties });
  parent.append(element);
  await fixture(html`${parent}`);
  return { element, form };
}

export async function waitForHeading(element: Element, words: string): Promise<void> {
  await waitUntil(() => heading(element).endsWith(words)).catch(() => {
    throw new Error(`not at "${words}" but at "${heading(element)}" with "${textOf(root(element).querySelector('.main'))}"`);
  });
}

export async function fillDetails(element: StorefrontSignUp): Promise<void> {
  await waitForHeading(element, 'Your details');
  type(element, 'firstName', 'Maya');
  type(element, 'lastName', 'Okafor');
  type(element, 'email', 'maya@example.com');
  type(element, 'country', 'DE');
  await fillAddress(element);
}

/** Waits for the address fields. */
async function fillAddress(element: StorefrontSignUp): Promise<void> {
  await waitUntil(() => input(element, 'postalCode')?.required, 'the address fields of the country did not appear');
  type(element, 'address1', 'Hauptstraße 1');
  type(element, 'postalCode', '10115');
  type(element, 'city', 'Berlin');
  await element.updateComplete;
}

export async function toPayment({ element }: SignUpUnderTest): Promise<void> {
  await fillDetails(element);
  button(element, /Continue to payment/).click();
  await waitForHeading(element, 'Payment');
}

export async function toReview(signUp: SignUpUnderTest): Promise<void> {
  const { element, form } = signUp;
  await toPayment(signUp);
  await waitUntil(() => root(root(element).querySelector('storefront-payment')!).querySelector('.waiting') === null);
  await form.finish({ paymentMethodId: 'method-1' });
  await waitForHeading(element, 'Review and pay');
  input(element, 'consent-terms').click();
  await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'false', 'the button stays disabled');
}

export const orders = ({ requests }: SignUpUnderTest): Request[] => requests.filter(({ url }) => url.endsWith(ORDERS));
