import { expect } from '@open-wc/testing';
import { bodyOf, button, cellsOf, described, find, objectsOf, press, said, shows, stateOf, textOf } from './support/objects.js';
import { refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ Id: `id-${from + index}`, Name: `Office ${from + index}` }));

describe('storefront-objects lists', () => {
  it('times by the day and the minute, which a list has room for, and the whole time in the record', async () => {
    const made = '2026-05-22T06:13:52.105-04:00';
    const { element } = await objectsOf({
      '/v1/describe/Account': described('Account', [
        ['Id', 'text'],
        ['Name', 'text'],
        ['CreatedDate', 'datetime'],
        ['Notes', 'text'],
      ]),
      '/v1/action/query': { size: 1, done: true, records: [{ Id: 'id-1', Name: 'Okafor', CreatedDate: made, Notes: made }] },
    });
    expect(cellsOf(element)).to.deep.equal([['Okafor', '2026-05-22 06:13', made]]);
    press(element, '[data-open=id-1]');
    await stateOf(element, 'record');
    expect(textOf(element)).to.include(`Created Date ${made}`);
  });

  it('orders by a column where all records are there, by amount and not by its digits, and back', async () => {
    const { element } = await objectsOf();
    const names = () => cellsOf(element).map(([name]) => name);
    button(element, 'Balance').click();
    await element.updateComplete;
    expect(names()).to.deep.equal(['A2', 'A1', 'A3']);
    expect(find(element, '[aria-sort=ascending]').textContent.trim()).to.equal('Balance');
    button(element, 'Balance').click();
    await element.updateComplete;
    expect(names()).to.deep.equal(['A3', 'A1', 'A2']);
    // What has no value comes last both ways.
    button(element, 'Bill To Id').click();
    await element.updateComplete;
    expect(names()[0]).to.equal('A1');
    button(element, 'Bill To Id').click();
    await element.updateComplete;
    expect(names()[0]).to.equal('A1');
  });

  it('shows the first columns of many, and those that are chosen', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `Field${index}`);
    const wide = Object.fromEntries(names.map((name) => [name, `value of ${name}`]));
    const { element } = await objectsOf({
      '/v1/describe/Account': described('Account', [['Id', 'text'], ...names.map((name) => [name, 'text'] as const)]),
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

  it('shows the next records below those that are there, as often as there are more', async () => {
    const asked: string[] = [];
    const { element } = await objectsOf({
      '/v1/action/query': { size: 130, done: false, queryLocator: 'next-1', records: page(0, 50) },
      '/v1/action/queryMore': async (request) => {
        asked.push((await bodyOf(request)).queryLocator ?? '');
        return asked.length === 1
          ? Response.json({ size: 130, done: false, queryLocator: 'next-2', records: page(50, 40) })
          : Response.json({ size: 130, done: true, records: page(90, 40) });
      },
    });
    button(element, 'Show more').click();
    await shows(element, 'Showing 90 of 130 records.');
    expect(said(element)).to.equal('Showing 90 of 130 records.');
    button(element, 'Show more').click();
    await shows(element, 'Showing 130 of 130 records.');
    expect(asked).to.deep.equal(['next-1', 'next-2']);
    expect(element.shadowRoot?.querySelectorAll('[data-more]')).to.have.length(0);
  });

  it('keeps the records that are there when the next ones cannot be had, and asks again', async () => {
    let broken = true;
    const { element } = await objectsOf({
      '/v1/action/query': { size: 60, done: false, queryLocator: 'next', records: page(0, 50) },
      '/v1/action/queryMore': () =>
        broken ? refusal(502, 'api', 'upstream') : Response.json({ size: 60, done: true, records: page(50, 10) }),
    });
    button(element, 'Show more').click();
    await shows(element, "More records couldn't be loaded.");
    expect(element.matches(':state(ready)')).to.equal(true);
    expect(cellsOf(element)).to.have.length(50);
    broken = false;
    button(element, 'Show more').click();
    await shows(element, 'Showing 60 of 60 records.');
  });

  it('draws only what is seen of two thousand records, and comes back to the one that was opened', async () => {
    const { element } = await objectsOf({
      '/v1/action/query': async (request) => {
        const one = /where Id = 'id-(\d+)'/.exec((await bodyOf(request)).queryString ?? '')?.[1];
        return one === undefined
          ? Response.json({ size: 2000, done: true, records: page(0, 2000) })
          : Response.json({ size: 1, done: true, records: page(Number(one), 1) });
      },
    });
    const rows = () => element.shadowRoot?.querySelectorAll('tbody [part=row]') ?? [];
    expect(rows().length).to.be.lessThan(80);
    expect(find(element, 'table').getAttribute('aria-rowcount')).to.equal('2001');
    find(element, '.scroll').scrollTop = 1e6;
    await waitUntil(() => element.shadowRoot?.querySelector('[data-open=id-1999]'));
    expect(rows().length).to.be.lessThan(80);
    press(element, '[data-open=id-1999]');
    await stateOf(element, 'record');
    button(element, 'Back to the list').click();
    await waitUntil(() => element.shadowRoot?.activeElement?.getAttribute('data-open') === 'id-1999');
  });
});
