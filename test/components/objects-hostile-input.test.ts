import { expect } from '@open-wc/testing';
import { hostileStrings } from '../support/hostile-strings.js';
import { bodyOf, button, described, fill, find, objectsOf, press, queriesOf, stateOf } from './support/objects.js';
import { CREATE, sent, UPDATE } from './support/object-changes.js';
import { waitUntil } from './support/wait-until.js';

/** Whatever somebody types into `<storefront-objects>` is sent as they typed it, in the place of a value and nowhere else. */

const HOSTILE = hostileStrings(2000);
const SOME = HOSTILE.filter((_, index) => index % 20 === 0);
/** So many fields are filled in at once. */
const FIELDS = Array.from({ length: 40 }, (_, index) => `Field${index}`);
const wide = described('Account', [['Id', 'text'], ...FIELDS.map((name) => [name, 'text'] as const)]);

/** Types into every field, and answers what stands there then: a line of text takes no line breaks. */
function typeAll(element: Element, texts: readonly string[]): Record<string, string> {
  const typed = texts.map((text, index): [string, string] => {
    const field = find(element, `#field-Field${index}`) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return [`Field${index}`, field.value.trim()];
  });
  return Object.fromEntries(typed);
}

/** Paths that were asked, each once. */
const pathsOf = (requests: readonly Request[]) => [...new Set(requests.map(({ url }) => url.slice('https://gateway.test'.length)))].sort();

const PATHS = ['/storefront/staff-session', '/v1/action/query', '/v1/describe/Account'];

describe('storefront-objects sends what was typed', () => {
  it('as the fields of new records, 2,000 hostile texts', async () => {
    const { element, requests } = await objectsOf({ '/v1/describe/Account': wide, [CREATE]: [{ Success: true, Id: 'id-1' }] });
    let compared = 0;
    for (let at = 0; at < HOSTILE.length; at += FIELDS.length) {
      press(element, '[data-create]');
      await stateOf(element, 'editing');
      const typed = typeAll(element, HOSTILE.slice(at, at + FIELDS.length));
      press(element, '[part=cta]');
      await stateOf(element, 'record');
      const request = sent(requests, CREATE).at(-1);
      const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
      expect(request && (await bodyOf(request))).to.deep.equal({ type: 'Account', objects: [given] });
      compared += Object.keys(typed).length;
      button(element, 'Back to the list').click();
      await stateOf(element, 'ready');
    }
    expect(compared).to.equal(2000);
    expect(sent(requests, CREATE)).to.have.length(50);
    expect(pathsOf(requests)).to.deep.equal([...PATHS, CREATE].sort());
  }).timeout(120_000);

  it('as the changes of a record, and what is left without a text is emptied', async () => {
    const record = { Id: 'id-1', ...Object.fromEntries(FIELDS.map((name) => [name, 'before'])) };
    const { element, requests } = await objectsOf({
      '/v1/describe/Account': wide,
      '/v1/action/query': { size: 1, done: true, records: [record] },
      [UPDATE]: [{ Success: true, Id: 'id-1' }],
    });
    press(element, '[data-open]');
    await stateOf(element, 'record');
    for (let at = 0; at < SOME.length; at += FIELDS.length) {
      press(element, '[data-edit]');
      await stateOf(element, 'editing');
      const typed = typeAll(element, SOME.slice(at, at + FIELDS.length));
      press(element, '[part=cta]');
      await stateOf(element, 'record');
      const request = sent(requests, UPDATE).at(-1);
      const emptied = Object.keys(typed).filter((name) => typed[name] === '');
      const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
      const change = { Id: 'id-1', ...given, ...(emptied.length > 0 && { fieldsToNull: emptied }) };
      expect(request && (await bodyOf(request))).to.deep.equal({ type: 'Account', objects: [change] });
    }
    expect(pathsOf(requests)).to.deep.equal([...PATHS, UPDATE].sort());
  }).timeout(120_000);

  it('as a query, to the letter', async () => {
    const { element, requests } = await objectsOf();
    for (const text of SOME) {
      const before = (await queriesOf(requests)).length;
      await fill(element, '#query', `select Id from Account where Name = '${text}'`);
      const typed = (find(element, '#query') as HTMLTextAreaElement).value;
      button(element, 'Run query').click();
      await waitUntil(() => sent(requests, '/v1/action/query').length > before && element.matches(':state(ready)'));
      expect((await queriesOf(requests)).slice(before)).to.deep.equal([typed]);
    }
    expect(pathsOf(requests)).to.deep.equal(PATHS);
  }).timeout(120_000);
});
