import { fixture, html } from '@open-wc/testing';
import '../../../src/components/define/accounting-periods.js';
import type { StorefrontAccountingPeriods } from '../../../src/components/features/accounting-periods/accounting-periods.js';
import { ledger, type Ledger } from './period-ledger.js';
import { scriptedClient, type Answer } from './scripted-gateway.js';
import { waitUntil } from './wait-until.js';

const ALL = ['periods:read', 'periods:write', 'billing:read'];

/** Everything that the element says. */
export const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
export const shows = (element: Element, words: string) =>
  waitUntil(() => text(element).includes(words), `"${words}" is shown in: ${text(element)}`);
export const is = (element: Element, state: string) =>
  waitUntil(() => element.matches(`:state(${state})`), `it is ${state}, and shows: ${text(element)}`);
export function inside(element: Element, selector: string): HTMLElement {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} in: ${text(element)}`);
  return found;
}
export const has = (element: Element, selector: string): boolean => element.shadowRoot?.querySelector(selector) !== null;

/** The element with all rights on a ledger; `sent` says which changes were sent. */
export async function elementOf(books: Ledger = ledger(), changes: Readonly<Record<string, Answer>> = {}, scopes = ALL) {
  const rights = { staffId: 'ada', scopes };
  const { client, requests } = scriptedClient({ '/storefront/staff-session': rights, ...books.answers, ...changes });
  const element = await fixture<StorefrontAccountingPeriods>(
    html`<storefront-accounting-periods locale="en-US" .client=${client}></storefront-accounting-periods>`,
  );
  await waitUntil(() => !element.matches(':state(loading)'), 'something came');
  await element.updateComplete;
  const sent = (): string[] =>
    requests.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { element, requests, sent };
}

/** Presses what is there and enabled. */
export async function press(element: StorefrontAccountingPeriods, selector: string): Promise<void> {
  await waitUntil(() => has(element, selector), `${selector} is there in: ${text(element)}`);
  inside(element, selector).click();
  await element.updateComplete;
}

export async function type(element: StorefrontAccountingPeriods, selector: string, value: string): Promise<void> {
  const input = inside(element, selector);
  if (!(input instanceof HTMLInputElement)) throw new Error(`${selector} is no field.`);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await element.updateComplete;
}

/** Steps with a period, as they are sent. */
export const put = (id: string, ...steps: string[]): string[] => steps.map((step) => `PUT /v1/accounting-periods/${id}/${step}`);
