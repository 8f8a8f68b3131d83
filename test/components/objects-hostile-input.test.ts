import { expect } from '@open-wc/testing';
import { hostileStrings } from '../support/hostile-strings.js';
import { bodyOf, button, descriptionAnswer, fill, find, objectsElement, press, queriesOf, waitForState } from './support/objects.js';
import { CREATE, requestsTo, UPDATE } from './support/object-changes.js';
import { waitUntil } from './support/wait-until.js';

/** Tests that `<storefront-objects>` sends inputs unchanged, and only as values, never as code or paths. */

const HOSTILE = hostileStrings(2000);
const SAMPLE = HOSTILE.filter((_, index) => index % 20 === 0);
/** Fields that one record fills at the same time. */
const FIELDS = Array.from({ length: 40 }, (_, index) => `Field${index}`);
const wideDescription = descriptionAnswer('Account', [['Id', 'text'], ...FIELDS.map((name) => [name, 'text'] as const)]);

/** Types into every field. Returns the resulting values, because text fields remove line breaks. */
function typeAll(element: Element, texts: readonly string[]): Record<string, string> {
  const inputs = texts.map((text, index): [string, string] => {
    const field = find(element, `#field-Field${index}`) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return [`Field${index}`, field.value.trim()];
  });
  return Object.fromEntries(inputs);
}

/** Distinct paths of the requests. */
const pathsOf = (requests: readonly Request[]) => [...new Set(requests.map(({ url }) => url.slice('https://gateway.test'.length)))].sort();

const PATHS = ['/storefront/staff-session', '/v1/action/query', '/v1/describe/Account'];

describe('storefront-objects sends hostile inputs unchanged', () => {
  // Split into five tests, so that no test takes long.
  for (const part of [1, 2, 3, 4, 5]) {
    const texts = HOSTILE.slice((part - 1) * 400, part * 400);
    it(`as fields of new records, part ${part} of 5`, async () => {
      const { element, requests } = await objectsElement({
        '/v1/describe/Account': wideDescription,
        [CREATE]: [{ Success: true, Id: 'id-1' }],
      });
      let inputCount = 0;
      for (let offset = 0; offset < texts.length; offset += FIELDS.length) {
        press(element, '[data-create]');
        await waitForState(element, 'editing');
        const inputs = typeAll(element, texts.slice(offset, offset + FIELDS.length));
        press(element, '[part=cta]');
        await waitForState(element, 'record');
        const request = requestsTo(requests, CREATE).at(-1);
        const nonEmpty = Object.fromEntries(Object.entries(inputs).filter(([, text]) => text !== ''));
        expect(request && (await bodyOf(request))).to.deep.equal({ type: 'Account', objects: [nonEmpty] });
        inputCount += Object.keys(inputs).length;
        button(element, 'Back to the list').click();
        await waitForState(element, 'ready');
      }
      expect(inputCount).to.equal(400);
      expect(requestsTo(requests, CREATE)).to.have.length(10);
      expect(pathsOf(requests)).to.deep.equal([...PATHS, CREATE].sort());
    }).timeout(120_000);
  }

  it('as changes of a record, with blank inputs emptied', async () => {
    const record = { Id: 'id-1', ...Object.fromEntries(FIELDS.map((name) => [name, 'before'])) };
    const { element, requests } = await objectsElement({
      '/v1/describe/Account': wideDescription,
      '/v1/action/query': { size: 1, done: true, records: [record] },
      [UPDATE]: [{ Success: true, Id: 'id-1' }],
    });
    press(element, '[data-open]');
    await waitForState(element, 'record');
    for (let offset = 0; offset < SAMPLE.length; offset += FIELDS.length) {
      press(element, '[data-edit]');
      await waitForState(element, 'editing');
      const inputs = typeAll(element, SAMPLE.slice(offset, offset + FIELDS.length));
      press(element, '[part=cta]');
      await waitForState(element, 'record');
      const request = requestsTo(requests, UPDATE).at(-1);
      const emptiedFields = Object.keys(inputs).filter((name) => inputs[name] === '');
      const nonEmpty = Object.fromEntries(Object.entries(inputs).filter(([, text]) => text !== ''));
      const change = { Id: 'id-1', ...nonEmpty, ...(emptiedFields.length > 0 && { fieldsToNull: emptiedFields }) };
      expect(request && (await bodyOf(request))).to.deep.equal({ type: 'Account', objects: [change] });
    }
    expect(pathsOf(requests)).to.deep.equal([...PATHS, UPDATE].sort());
  }).timeout(120_000);

  it('as a query', async () => {
    const { element, requests } = await objectsElement();
    for (const text of SAMPLE) {
      const queryCount = (await queriesOf(requests)).length;
      await fill(element, '#query', `select Id from Account where Name = '${text}'`);
      const inputs = (find(element, '#query') as HTMLTextAreaElement).value;
      button(element, 'Run query').click();
      await waitUntil(() => requestsTo(requests, '/v1/action/query').length > queryCount && element.matches(':state(ready)'));
      expect((await queriesOf(requests)).slice(queryCount)).to.deep.equal([inputs]);
    }
    expect(pathsOf(requests)).to.deep.equal(PATHS);
  }).timeout(120_000);
});
