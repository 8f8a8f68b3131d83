import { fixture, html } from '@open-wc/testing';
import '../../../src/components/define/objects.js';
import type { StorefrontObjects } from '../../../src/components/features/objects/objects.js';
import { scriptedClient, type Answer } from './scripted-gateway.js';
import { waitUntil } from './wait-until.js';

/** Scripted platform with accounts and contacts, and helpers to use `<storefront-objects>`. */

/** Name and type of a field, and additional XML of its description. */
type FieldSpec = readonly [name: string, type: string, more?: string];

const label = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2');

/** Returns a response with the XML description of a type. */
export function descriptionAnswer(name: string, fields: readonly FieldSpec[], related: readonly string[] = []): () => Response {
  const field = ([field, type, extraXml = '']: FieldSpec): string =>
    `<field><name>${field}</name><label>${label(field)}</label><type>${type}</type><contexts><context>soap</context></contexts>${extraXml}</field>`;
  const relatedXml = related.map((candidate) => `<object><name>${candidate}</name><label>${label(candidate)}</label></object>`).join('');
  const text = `<object><name>${name}</name><label>${label(name)}</label><fields>${fields.map(field).join('')}</fields><related-objects>${relatedXml}</related-objects></object>`;
  return () => new Response(text, { headers: { 'content-type': 'text/xml' } });
}

const FIELDS: readonly FieldSpec[] = [
  ['Id', 'text'],
  ['AccountNumber', 'text'],
  ['Name', 'text'],
  ['Balance', 'decimal'],
  ['AutoPay', 'boolean'],
  ['Status', 'picklist', '<options><option>Draft</option><option>Active</option></options>'],
  ['BillToId', 'text'],
];

export const records = [
  { Id: 'id-1', AccountNumber: 'A1', Name: 'Okafor Cartography', Balance: '12.50', AutoPay: true, Status: 'Active', BillToId: 'c-1' },
  { Id: 'id-2', AccountNumber: 'A2', Name: 'Atelier du Relief', Balance: '-3.00', AutoPay: false, Status: 'Active' },
  { Id: 'id-3', AccountNumber: 'A3', Name: 'Volta Field Systems', Balance: '100.00', AutoPay: true, Status: 'Draft' },
];

const contact = { Id: 'c-1', LastName: 'Okafor', AccountId: 'id-1' };

/** Request body of an action. */
export interface RequestBody {
  queryString?: string;
  queryLocator?: string;
  type?: string;
  objects?: Record<string, unknown>[];
  ids?: string[];
}

export const bodyOf = async (request: Request): Promise<RequestBody> => (await request.clone().json()) as RequestBody;

/** Default responses of the platform. */
export function platformAnswers(changes: Readonly<Record<string, Answer>> = {}): Record<string, Answer> {
  return {
    '/storefront/staff-session': { staffId: 'ada', scopes: ['objects:read', 'objects:write'] },
    '/v1/describe/Account': descriptionAnswer('Account', FIELDS, ['Contact']),
    '/v1/describe/Contact': descriptionAnswer(
      'Contact',
      [
        ['Id', 'text'],
        ['LastName', 'text'],
        ['AccountId', 'text'],
      ],
      ['Account'],
    ),
    '/v1/action/query': async (request) => {
      const { queryString = '' } = await bodyOf(request);
      const all: readonly { Id: string }[] = queryString.includes('from Contact') ? [contact] : records;
      const id = /where Id = '([^']+)'/.exec(queryString)?.[1];
      const found = all.filter((record) => id === undefined || record.Id === id);
      return Response.json({ size: found.length, done: true, records: found });
    },
    ...changes,
  };
}

export const waitForState = (element: Element, name: string) =>
  waitUntil(() => element.matches(`:state(${name})`), `is ${name}, and not: ${textOf(element).slice(0, 400)}`);

export async function objectsElement(
  changes: Readonly<Record<string, Answer>> = {},
  state = 'ready',
): Promise<{ element: StorefrontObjects; requests: Request[] }> {
  const { client, requests } = scriptedClient(platformAnswers(changes));
  const element = await fixture<StorefrontObjects>(html`<storefront-objects locale="en" .client=${client}></storefront-objects>`);
  await waitForState(element, state);
  return { element, requests };
}

export const find = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} in: ${textOf(element)}`);
  return found;
};
export const press = (element: Element, selector: string): void => find(element, selector).click();

/** Rendered text of the element. */
export const textOf = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();

export function button(element: Element, name: string): HTMLElement {
  const found = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])].find(
    (candidate) => candidate.textContent.trim() === name,
  );
  if (!found) throw new Error(`There is no button "${name}" in: ${textOf(element)}`);
  return found;
}

/** Types into a field, or selects an option. */
export async function fill(element: StorefrontObjects, selector: string, value: string): Promise<void> {
  const field = find(element, selector);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement))
    throw new Error(`${selector} is not a field.`);
  field.value = value;
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  await element.updateComplete;
}

export const waitForText = (element: Element, expected: string) =>
  waitUntil(() => textOf(element).includes(expected), `"${expected}" is shown in: ${textOf(element)}`);

/** Text of the live region. */
export const announcementOf = (element: Element): string => find(element, '[role=status]').textContent.trim();

export const cellsOf = (element: Element): string[][] =>
  [...(element.shadowRoot?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('th, td:not(.pick)')].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
  );

/** Sent queries, in order. */
export async function queriesOf(requests: readonly Request[]): Promise<string[]> {
  const queryRequests = requests.filter(({ url }) => url.endsWith('/action/query'));
  return Promise.all(queryRequests.map(async (request) => (await bodyOf(request)).queryString ?? ''));
}

/** Simulates a lost network during `work`. */
export async function whileOffline(work: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
  try {
    await work();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  }
}
