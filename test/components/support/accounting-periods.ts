import { fixture, html } from '@open-wc/testing';
import '../../../src/components/define/accounting-periods.js';
import type { StorefrontAccountingPeriods } from '../../../src/components/features/accounting-periods/accounting-periods.js';
import { ledger, type Ledger } from './period-ledger.js';
import { scriptedClient, type Answer } from './scripted-gateway.js';
import { waitUntil } from './wait-until.js';

const ALL_SCOPES = ['periods:read', 'periods:write', 'billing:read'];

/** Rendered text of the element. */
export const textOf = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
export const waitForText = (element: Element, expected: string) =>
  waitUntil(() => textOf(element).includes(expected), `"${expected}" is shown in: ${textOf(element)}`);
export const waitForState = (element: Element, state: string) =>
  waitUntil(() => element.matches(`:state(${state})`), `it is ${state}, and shows: ${textOf(element)}`);
export function find(element: Element, selector: string): HTMLElement {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} in: ${textOf(element)}`);
  return found;
}
export const isRendered = (element: Element, selector: string): boolean => element.shadowRoot?.querySelector(selector) !== null;

/** Renders the element with a ledger. `sent` returns the sent changes. */
export async function periodsElement(periodLedger: Ledger = ledger(), changes: Readonly<Record<string, Answer>> = {}, scopes = ALL_SCOPES) {
  const session = { staffId: 'ada', scopes };
  const { client, requests } = scriptedClient({ '/storefront/staff-session': session, ...periodLedger.answers, ...changes });
  const element = await fixture<StorefrontAccountingPeriods>(
    html`<storefront-accounting-periods locale="en-US" .client=${client}></storefront-accounting-periods>`,
  );
  await waitUntil(() => !element.matches(':state(loading)'), 'the element has loaded');
  await element.updateComplete;
  const sentChanges = (): string[] =>
    requests.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { element, requests, sent: sentChanges };
}

/** Clicks a control as soon as it is rendered. */
export async function press(element: StorefrontAccountingPeriods, selector: string): Promise<void> {
  await waitUntil(() => isRendered(element, selector), `${selector} is there in: ${textOf(element)}`);
  find(element, selector).click();
  await element.updateComplete;
}

export async function type(element: StorefrontAccountingPeriods, selector: string, value: string): Promise<void> {
  const input = find(element, selector);
  if (!(input instanceof HTMLInputElement)) throw new Error(`${selector} is not a field.`);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await element.updateComplete;
}

/** Returns the requests of some steps of a period, in the format of `sent`. */
export const stepRequests = (id: string, ...steps: string[]): string[] => steps.map((step) => `PUT /v1/accounting-periods/${id}/${step}`);
