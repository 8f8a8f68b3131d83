import { expect } from '@open-wc/testing';
import { button, objectsOf, shows } from './support/objects.js';

/** The file that is handed over when a button is pressed. */
async function fileOf(press: () => void): Promise<{ name: string; lines: string[] }> {
  const made: Blob[] = [];
  let name = '';
  const address = URL.createObjectURL.bind(URL);
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob);
    return address(blob);
  };
  // The browser's own panel has no place in a test.
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    name = this.download;
  };
  try {
    press();
  } finally {
    HTMLAnchorElement.prototype.click = click;
    URL.createObjectURL = address;
  }
  const lines = (await made[0]?.text())?.replace('\uFEFF', '').trimEnd().split('\r\n') ?? [];
  return { name, lines };
}

const page = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ Id: `id-${from + index}` }));

describe('storefront-objects hands over a file', () => {
  it('with all that came, of which no spreadsheet makes a formula', async () => {
    const { element } = await objectsOf({
      '/v1/action/query': { size: 1, done: true, records: [{ Id: 'id-1', Name: '=HYPERLINK("x")', Balance: '-3.00' }] },
    });
    const { name, lines } = await fileOf(() => button(element, 'Download as CSV').click());
    expect(name).to.equal('Account.csv');
    expect(lines[0]).to.equal('Id,Name,Balance');
    expect(lines[1]).to.include(`"'=HYPERLINK(""x"")"`);
  });

  it('that says how much of the whole it is, on the button and by its name, while there is more', async () => {
    const { element } = await objectsOf({
      '/v1/action/query': { size: 2000, done: false, queryLocator: 'next', records: page(0, 50) },
      '/v1/action/queryMore': { size: 2000, done: true, records: page(50, 1950) },
    });
    const part = await fileOf(() => button(element, 'Download 50 of 2,000 as CSV').click());
    expect(part.name).to.equal('Account-50-of-2000.csv');
    expect(part.lines).to.have.length(51);
    button(element, 'Show more').click();
    await shows(element, 'Showing 2,000 of 2,000 records.');
    const whole = await fileOf(() => button(element, 'Download as CSV').click());
    expect(whole.name).to.equal('Account.csv');
    expect(whole.lines).to.have.length(2001);
  });
});
