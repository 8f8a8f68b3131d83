import { expect } from '@open-wc/testing';
import { downloadBy } from './support/download-by.js';
import { button, objectsElement, waitForText } from './support/objects.js';

const page = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ Id: `id-${from + index}` }));

describe('storefront-objects CSV export', () => {
  it('contains all loaded fields and escapes formulas', async () => {
    const { element } = await objectsElement({
      '/v1/action/query': { size: 1, done: true, records: [{ Id: 'id-1', Name: '=HYPERLINK("x")', Balance: '-3.00' }] },
    });
    const { name, lines } = await downloadBy(() => button(element, 'Download as CSV').click());
    expect(name).to.equal('Account.csv');
    expect(lines[0]).to.equal('Id,Name,Balance');
    expect(lines[1]).to.include(`"'=HYPERLINK(""x"")"`);
  });

  it('shows the counts on the button and in the file name while more records exist', async () => {
    const { element } = await objectsElement({
      '/v1/action/query': { size: 2000, done: false, queryLocator: 'next', records: page(0, 50) },
      '/v1/action/queryMore': { size: 2000, done: true, records: page(50, 1950) },
    });
    const partialFile = await downloadBy(() => button(element, 'Download 50 of 2,000 as CSV').click());
    expect(partialFile.name).to.equal('Account-50-of-2000.csv');
    expect(partialFile.lines).to.have.length(51);
    button(element, 'Show more').click();
    await waitForText(element, 'Showing 2,000 of 2,000 records.');
    const completeFile = await downloadBy(() => button(element, 'Download as CSV').click());
    expect(completeFile.name).to.equal('Account.csv');
    expect(completeFile.lines).to.have.length(2001);
  });
});
