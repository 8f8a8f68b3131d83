import { expect } from '@open-wc/testing';
import { bodyOf, button, find, objectsOf, records, shows, stateOf } from './support/objects.js';
import { refusal } from './support/scripted-gateway.js';
import { allDone, bulk, MANY, REFUSED, sent, UPDATE } from './support/object-changes.js';

const results = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent.replace(/\s+/g, ' ').trim());

describe('storefront-objects changes many', () => {
  it('sends one change for each, and shows what became of each', async () => {
    const { element, requests } = await objectsOf({
      [UPDATE]: [{ Success: true, Id: 'id-1' }, REFUSED, { Success: true, Id: 'id-3' }],
    });
    await bulk(element, 'Status', 'Draft');
    await stateOf(element, 'done');
    const [request] = sent(requests, UPDATE);
    expect(request && (await bodyOf(request)).objects).to.deep.equal([
      { Id: 'id-1', Status: 'Draft' },
      { Id: 'id-2', Status: 'Draft' },
      { Id: 'id-3', Status: 'Draft' },
    ]);
    expect(find(element, 'h3').textContent.trim()).to.equal('Changed: 2. Refused: 1.');
    expect(results(element)).to.deep.equal(['A1 Changed', 'A2 The account has open invoices.', 'A3 Changed']);
    button(element, 'Back to the list').click();
    await stateOf(element, 'ready');
    // What was picked is done.
    expect(element.shadowRoot?.querySelectorAll('[data-bulk], :checked[name=pick]')).to.have.length(0);
  });

  it('empties a field of all where nothing is given', async () => {
    const { element, requests } = await objectsOf({ [UPDATE]: records.map(({ Id }) => ({ Success: true, Id })) });
    await bulk(element, 'BillToId', '');
    await stateOf(element, 'done');
    const [request] = sent(requests, UPDATE);
    expect(request && (await bodyOf(request)).objects?.[0]).to.deep.equal({ Id: 'id-1', fieldsToNull: ['BillToId'] });
  });

  it('does not send a value that the field cannot have', async () => {
    const { element, requests } = await objectsOf();
    await bulk(element, 'Balance', 'much');
    await shows(element, 'Enter a number, for example 12.50.');
    expect(element.shadowRoot?.activeElement?.id).to.equal('bulk-value');
    expect(sent(requests, UPDATE)).to.have.length(0);
  });

  it('sends fifty at a time, and what follows a failure is shown as not sent', async () => {
    let calls = 0;
    const { element } = await objectsOf({
      ...MANY,
      [UPDATE]: (request) => ((calls += 1) === 2 ? refusal(403, 'permission', 'scope-missing') : allDone(request)),
    });
    await bulk(element, 'Notes', 'moved');
    await stateOf(element, 'refused');
    expect(results(element).slice(48, 52)).to.deep.equal([
      'Office 48 Changed',
      'Office 49 Changed',
      'Office 50 Not sent',
      'Office 51 Not sent',
    ]);
    expect(results(element)).to.have.length(120);
  });
});
