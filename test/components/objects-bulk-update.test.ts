import { expect } from '@open-wc/testing';
import { bodyOf, button, find, objectsElement, records, waitForText, waitForState } from './support/objects.js';
import { refusal } from './support/scripted-gateway.js';
import { succeedAll, submitBulkUpdate, MANY_ACCOUNTS, REFUSED_RESULT, requestsTo, UPDATE } from './support/object-changes.js';

const resultRows = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent.replace(/\s+/g, ' ').trim());

describe('storefront-objects bulk update', () => {
  it('sends one change per record and shows each result', async () => {
    const { element, requests } = await objectsElement({
      [UPDATE]: [{ Success: true, Id: 'id-1' }, REFUSED_RESULT, { Success: true, Id: 'id-3' }],
    });
    await submitBulkUpdate(element, 'Status', 'Draft');
    await waitForState(element, 'done');
    const [request] = requestsTo(requests, UPDATE);
    expect(request && (await bodyOf(request)).objects).to.deep.equal([
      { Id: 'id-1', Status: 'Draft' },
      { Id: 'id-2', Status: 'Draft' },
      { Id: 'id-3', Status: 'Draft' },
    ]);
    expect(find(element, 'h3').textContent.trim()).to.equal('Changed: 2. Refused: 1.');
    expect(resultRows(element)).to.deep.equal(['A1 Changed', 'A2 The account has open invoices.', 'A3 Changed']);
    button(element, 'Back to the list').click();
    await waitForState(element, 'ready');
    // The selection is cleared.
    expect(element.shadowRoot?.querySelectorAll('[data-bulk], :checked[name=pick]')).to.have.length(0);
  });

  it('empties the field if no value is entered', async () => {
    const { element, requests } = await objectsElement({ [UPDATE]: records.map(({ Id }) => ({ Success: true, Id })) });
    await submitBulkUpdate(element, 'BillToId', '');
    await waitForState(element, 'done');
    const [request] = requestsTo(requests, UPDATE);
    expect(request && (await bodyOf(request)).objects?.[0]).to.deep.equal({ Id: 'id-1', fieldsToNull: ['BillToId'] });
  });

  it('does not send an invalid value', async () => {
    const { element, requests } = await objectsElement();
    await submitBulkUpdate(element, 'Balance', 'much');
    await waitForText(element, 'Enter a number, for example 12.50.');
    expect(element.shadowRoot?.activeElement?.id).to.equal('bulk-value');
    expect(requestsTo(requests, UPDATE)).to.have.length(0);
  });

  it('sends batches of fifty and shows batches after a failure as not sent', async () => {
    let requestCount = 0;
    const { element } = await objectsElement({
      ...MANY_ACCOUNTS,
      [UPDATE]: (request) => ((requestCount += 1) === 2 ? refusal(403, 'permission', 'scope-missing') : succeedAll(request)),
    });
    await submitBulkUpdate(element, 'Notes', 'moved');
    await waitForState(element, 'refused');
    expect(resultRows(element).slice(48, 52)).to.deep.equal([
      'Office 48 Changed',
      'Office 49 Changed',
      'Office 50 Not sent',
      'Office 51 Not sent',
    ]);
    expect(resultRows(element)).to.have.length(120);
  });
});
