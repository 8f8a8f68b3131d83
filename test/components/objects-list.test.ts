import { expect } from '@open-wc/testing';
import {
  bodyOf,
  button,
  cellsOf,
  descriptionAnswer,
  find,
  objectsElement,
  press,
  announcementOf,
  waitForText,
  waitForState,
  textOf,
} from './support/objects.js';
import { refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ Id: `id-${from + index}`, Name: `Office ${from + index}` }));

describe('storefront-objects list', () => {
  it('shortens times in the list and shows the full time in the record', async () => {
    const createdDate = '2026-05-22T06:13:52.105-04:00';
    const { element } = await objectsElement({
      '/v1/describe/Account': descriptionAnswer('Account', [
        ['Id', 'text'],
        ['Name', 'text'],
        ['CreatedDate', 'datetime'],
        ['Notes', 'text'],
      ]),
      '/v1/action/query': { size: 1, done: true, records: [{ Id: 'id-1', Name: 'Okafor', CreatedDate: createdDate, Notes: createdDate }] },
    });
    expect(cellsOf(element)).to.deep.equal([['Okafor', '2026-05-22 06:13', createdDate]]);
    press(element, '[data-open=id-1]');
    await waitForState(element, 'record');
    expect(textOf(element)).to.include(`Created Date ${createdDate}`);
  });

  it('sorts all loaded records by a column, numerically and in both directions', async () => {
    const { element } = await objectsElement();
    const names = () => cellsOf(element).map(([name]) => name);
    button(element, 'Balance').click();
    await element.updateComplete;
    expect(names()).to.deep.equal(['A2', 'A1', 'A3']);
    expect(find(element, '[aria-sort=ascending]').textContent.trim()).to.equal('Balance');
    button(element, 'Balance').click();
    await element.updateComplete;
    expect(names()).to.deep.equal(['A3', 'A1', 'A2']);
    // Records without a value come last in both directions.
    button(element, 'Bill To Id').click();
    await element.updateComplete;
    expect(names()[0]).to.equal('A1');
    button(element, 'Bill To Id').click();
    await element.updateComplete;
    expect(names()[0]).to.equal('A1');
  });

  it('shows the first columns and the chosen ones', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `Field${index}`);
    const wide = Object.fromEntries(names.map((name) => [name, `value of ${name}`]));
    const { element } = await objectsElement({
      '/v1/describe/Account': descriptionAnswer('Account', [['Id', 'text'], ...names.map((name) => [name, 'text'] as const)]),
      '/v1/action/query': { size: 1, done: true, records: [{ Id: 'id-1', ...wide }] },
    });
    expect(cellsOf(element)[0]).to.have.length(9);
    expect(textOf(element)).to.include('Columns: 8 of 200');
    press(element, '#column-Field199');
    await element.updateComplete;
    press(element, '#column-Field0');
    await element.updateComplete;
    expect(cellsOf(element)[0]).to.deep.equal(['id-1', ...[1, 2, 3, 4, 5, 6, 7, 199].map((index) => `value of Field${index}`)]);
    await element.refresh();
    await element.updateComplete;
    expect(cellsOf(element)[0]?.at(-1)).to.equal('value of Field199');
  });

  it('appends pages until all records are loaded', async () => {
    const locators: string[] = [];
    const { element } = await objectsElement({
      '/v1/action/query': { size: 130, done: false, queryLocator: 'next-1', records: page(0, 50) },
      '/v1/action/queryMore': async (request) => {
        locators.push((await bodyOf(request)).queryLocator ?? '');
        return locators.length === 1
          ? Response.json({ size: 130, done: false, queryLocator: 'next-2', records: page(50, 40) })
          : Response.json({ size: 130, done: true, records: page(90, 40) });
      },
    });
    button(element, 'Show more').click();
    await waitForText(element, 'Showing 90 of 130 records.');
    expect(announcementOf(element)).to.equal('Showing 90 of 130 records.');
    button(element, 'Show more').click();
    await waitForText(element, 'Showing 130 of 130 records.');
    expect(locators).to.deep.equal(['next-1', 'next-2']);
    expect(element.shadowRoot?.querySelectorAll('[data-more]')).to.have.length(0);
  });

  it('keeps the records and can retry if the next page fails', async () => {
    let isBroken = true;
    const { element } = await objectsElement({
      '/v1/action/query': { size: 60, done: false, queryLocator: 'next', records: page(0, 50) },
      '/v1/action/queryMore': () =>
        isBroken ? refusal(502, 'api', 'upstream') : Response.json({ size: 60, done: true, records: page(50, 10) }),
    });
    button(element, 'Show more').click();
    await waitForText(element, "More records couldn't be loaded.");
    expect(element.matches(':state(ready)')).to.equal(true);
    expect(cellsOf(element)).to.have.length(50);
    isBroken = false;
    button(element, 'Show more').click();
    await waitForText(element, 'Showing 60 of 60 records.');
  });

  it('renders only the visible rows of 2,000 records and returns the focus to the opened one', async () => {
    const { element } = await objectsElement({
      '/v1/action/query': async (request) => {
        const requestedIndex = /where Id = 'id-(\d+)'/.exec((await bodyOf(request)).queryString ?? '')?.[1];
        return requestedIndex === undefined
          ? Response.json({ size: 2000, done: true, records: page(0, 2000) })
          : Response.json({ size: 1, done: true, records: page(Number(requestedIndex), 1) });
      },
    });
    const renderedRows = () => element.shadowRoot?.querySelectorAll('tbody [part=row]') ?? [];
    expect(renderedRows().length).to.be.lessThan(80);
    expect(find(element, 'table').getAttribute('aria-rowcount')).to.equal('2001');
    find(element, '.scroll').scrollTop = 1e6;
    await waitUntil(() => element.shadowRoot?.querySelector('[data-open=id-1999]'));
    expect(renderedRows().length).to.be.lessThan(80);
    press(element, '[data-open=id-1999]');
    await waitForState(element, 'record');
    button(element, 'Back to the list').click();
    await waitUntil(() => element.shadowRoot?.activeElement?.getAttribute('data-open') === 'id-1999');
  });
});
