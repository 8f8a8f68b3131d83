import type { StorefrontObjects } from '../../../src/components/features/objects/objects.js';
import { refusal, type Answer } from './scripted-gateway.js';
import { bodyOf, descriptionAnswer, fill, objectsElement, press, waitForState } from './objects.js';

/** Helpers that change records with `<storefront-objects>`, and scripted responses to the changes. */

export const UPDATE = '/v1/action/update';
export const CREATE = '/v1/action/create';
/** Result of a record that the platform refuses to change. */
export const REFUSED_RESULT = { Success: false, Errors: [{ Code: 'INVALID_VALUE', Message: 'The account has open invoices.' }] };
/** Response to a change whose outcome is unknown. */
export const lostResponse = () => refusal(504, 'outcome-unknown', 'outcome-unknown', { retryable: true });

export const requestsTo = (requests: readonly Request[], path: string) => requests.filter(({ url }) => url.endsWith(path));
export const idempotencyKeys = (requests: readonly Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'));

/** More accounts than fit in one batch. */
const manyAccounts = Array.from({ length: 120 }, (_, index) => ({ Id: `id-${index}`, Name: `Office ${index}` }));
export const MANY_ACCOUNTS: Readonly<Record<string, Answer>> = {
  '/v1/describe/Account': descriptionAnswer('Account', [
    ['Id', 'text'],
    ['Name', 'text'],
    ['Notes', 'text'],
  ]),
  '/v1/action/query': { size: manyAccounts.length, done: true, records: manyAccounts },
};
/** Reports success for each record of the batch. */
export const succeedAll = async (request: Request) =>
  Response.json(((await bodyOf(request)).objects ?? []).map(({ Id }) => ({ Success: true, Id })));

/** Opens the edit form of the first account. */
export async function startEdit(changes: Readonly<Record<string, Answer>>) {
  const page = await objectsElement(changes);
  press(page.element, '[data-open=id-1]');
  await waitForState(page.element, 'record');
  press(page.element, '[data-edit]');
  await waitForState(page.element, 'editing');
  return page;
}

/** Submits a new name for the first account. */
export async function submitRename(changes: Readonly<Record<string, Answer>>) {
  const page = await startEdit(changes);
  await fill(page.element, '#field-Name', 'Okafor Maps');
  press(page.element, '[part=cta]');
  return page;
}

/** Submits one field for all listed records. */
export async function submitBulkUpdate(element: StorefrontObjects, field: string, value: string): Promise<void> {
  press(element, '[name=pick-all]');
  await element.updateComplete;
  press(element, '[data-bulk]');
  await waitForState(element, 'editing');
  await fill(element, '#bulk-field', field);
  await fill(element, '#bulk-value', value);
  press(element, '[part=cta]');
}
