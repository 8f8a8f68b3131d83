import type { StorefrontObjects } from '../../../src/components/features/objects/objects.js';
import { refusal, type Answer } from './scripted-gateway.js';
import { bodyOf, described, fill, objectsOf, press, stateOf } from './objects.js';

/** What one of the staff changes by `<storefront-objects>`, and what becomes of it. */

export const UPDATE = '/v1/action/update';
export const CREATE = '/v1/action/create';
/** What the platform says of a record that it does not change. */
export const REFUSED = { Success: false, Errors: [{ Code: 'INVALID_VALUE', Message: 'The account has open invoices.' }] };
/** A change whose answer is lost on its way. */
export const lost = () => refusal(504, 'outcome-unknown', 'outcome-unknown', { retryable: true });

export const sent = (requests: readonly Request[], path: string) => requests.filter(({ url }) => url.endsWith(path));
export const keys = (requests: readonly Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'));

/** More accounts than are sent at once. */
const many = Array.from({ length: 120 }, (_, index) => ({ Id: `id-${index}`, Name: `Office ${index}` }));
export const MANY: Readonly<Record<string, Answer>> = {
  '/v1/describe/Account': described('Account', [
    ['Id', 'text'],
    ['Name', 'text'],
    ['Notes', 'text'],
  ]),
  '/v1/action/query': { size: many.length, done: true, records: many },
};
/** Each record of a part was changed. */
export const allDone = async (request: Request) =>
  Response.json(((await bodyOf(request)).objects ?? []).map(({ Id }) => ({ Success: true, Id })));

/** The first account is being edited. */
export async function editing(changes: Readonly<Record<string, Answer>>) {
  const made = await objectsOf(changes);
  press(made.element, '[data-open=id-1]');
  await stateOf(made.element, 'record');
  press(made.element, '[data-edit]');
  await stateOf(made.element, 'editing');
  return made;
}

/** A new name of the first account was sent. */
export async function renamed(changes: Readonly<Record<string, Answer>>) {
  const made = await editing(changes);
  await fill(made.element, '#field-Name', 'Okafor Maps');
  press(made.element, '[part=cta]');
  return made;
}

/** One field of all that are listed was sent. */
export async function bulk(element: StorefrontObjects, field: string, value: string): Promise<void> {
  press(element, '[name=pick-all]');
  await element.updateComplete;
  press(element, '[data-bulk]');
  await stateOf(element, 'editing');
  await fill(element, '#bulk-field', field);
  await fill(element, '#bulk-value', value);
  press(element, '[part=cta]');
}
