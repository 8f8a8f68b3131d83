import { expect } from '@open-wc/testing';
import type { StorefrontPeriodsChangeEvent } from '../../src/components/events/storefront-periods-change.js';
import { balanceCsv, ledger } from './support/period-ledger.js';
import { elementOf, has, inside, is, press, put, shows, text, type } from './support/accounting-periods.js';
import { refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

describe('storefront-accounting-periods', () => {
  it('says of each period what may be done with it, or what stands in the way', async () => {
    const { element } = await elementOf();
    const row = (name: string): string => {
      const rows = [...(element.shadowRoot?.querySelectorAll('[part=row]') ?? [])];
      return (rows.find((one) => one.textContent.includes(name))?.textContent ?? '').replace(/\s+/g, ' ');
    };
    await waitUntil(() => has(element, '[data-act=ap-7]'), 'rights are known');
    expect(row('May 2026')).to.include('Reopen Jun 2026 first.');
    expect(row('Jun 1, 2026')).to.include('Reopen Jun 2026');
    expect(row('Jul 1, 2026')).to.include('Close Jul 2026');
    expect(row('Aug 1, 2026')).to.include('Close Jul 2026 first.');
    expect(inside(element, '[data-quarter]').textContent.trim()).to.equal('Close Q3 2026');
  });

  it('closes a quarter period by period, and shows what each step brought', async () => {
    const books = ledger();
    const { element, sent, requests } = await elementOf(books);
    const changes: StorefrontPeriodsChangeEvent[] = [];
    element.addEventListener('storefront-periods-change', (event) => changes.push(event));
    await press(element, '[data-quarter]');
    await is(element, 'confirming');
    expect(sent()).to.deep.equal([]);
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Close Q3 2026?');
    await press(element, '[part=cta]');
    await is(element, 'done');
    const steps = ['pending-close', 'run-trial-balance', 'close'];
    expect(sent()).to.deep.equal(['ap-7', 'ap-8', 'ap-9'].flatMap((id) => put(id, ...steps)));
    const keys = requests.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean);
    expect(new Set(keys).size).to.equal(9);
    expect(text(element)).to.include('Debits and credits are equal: $60.00.');
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Q3 2026 is closed.');
    expect(changes.map(({ change, periods }) => [change, periods])).to.deep.equal([['close', ['Jul 2026', 'Aug 2026', 'Sep 2026']]]);
    await press(element, '[data-back]');
    await shows(element, 'Oct 2026 is the next to close.');
  });

  it('stops at what the platform refuses, in its words, and goes on from there', async () => {
    const books = ledger();
    const path = '/v1/accounting-periods/ap-7/close';
    const close = books.answers[path];
    let refused = true;
    const reasons = [{ code: '59210030', message: "'ap-id': a payment run is under way." }];
    const keys: (string | null)[] = [];
    const { element, sent } = await elementOf(books, {
      [path]: (request) => {
        keys.push(request.headers.get('idempotency-key'));
        if (refused) return Response.json({ success: false, processId: 'p', reasons });
        if (typeof close !== 'function') throw new Error('Nothing closes it.');
        return (close as (request: Request) => Response)(request);
      },
    });
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await is(element, 'refused');
    expect(text(element)).to.include('a payment run is under way.');
    refused = false;
    await press(element, '[part=cta]');
    await is(element, 'done');
    expect(sent()).to.deep.equal([...put('ap-7', 'pending-close', 'run-trial-balance', 'close'), ...put('ap-7', 'close')]);
    expect(new Set(keys).size).to.equal(2);
  });

  it('looks what has become of a step whose answer was lost, and sends nothing twice', async () => {
    const books = ledger();
    const path = '/v1/accounting-periods/ap-7/pending-close';
    const { element, sent } = await elementOf(books, {
      [path]: () => {
        books.set('ap-7', { status: 'PendingClose' });
        return refusal(409, 'outcome-unknown', 'outcome-lost');
      },
    });
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await is(element, 'done');
    expect(sent()).to.deep.equal(put('ap-7', 'pending-close', 'run-trial-balance', 'close'));
  });

  it('says that a lost step was not done, and sends it as a new attempt when told to', async () => {
    const books = ledger();
    const path = '/v1/accounting-periods/ap-6/reopen';
    const reopen = books.answers[path];
    let count = 0;
    const { element, sent } = await elementOf(books, {
      [path]: (request) => {
        count += 1;
        if (count === 1) return refusal(409, 'outcome-unknown', 'outcome-lost');
        if (typeof reopen !== 'function') throw new Error('Nothing opens it.');
        return (reopen as (request: Request) => Response)(request);
      },
    });
    await press(element, '[data-act=ap-6]');
    await press(element, '[part=cta]');
    await is(element, 'refused');
    expect(text(element)).to.include("The step doesn't seem to have been done.");
    await press(element, '[part=cta]');
    await is(element, 'done');
    expect(text(element)).to.include('Jun 2026 is open again.');
    expect(sent()).to.deep.equal(put('ap-6', 'reopen', 'reopen'));
  });

  it('sends nothing where the periods have changed since they were shown', async () => {
    const books = ledger();
    const { element, sent } = await elementOf(books);
    await press(element, '[data-quarter]');
    books.set('ap-7', { status: 'Closed' });
    await press(element, '[part=cta]');
    await shows(element, 'The periods have changed since you opened this.');
    await is(element, 'confirming');
    expect(sent()).to.deep.equal([]);
    await press(element, '[part=cta]');
    await is(element, 'done');
    expect(sent()).to.deep.equal(['ap-8', 'ap-9'].flatMap((id) => put(id, 'pending-close', 'run-trial-balance', 'close')));
  });

  it('makes the periods that follow the last one, with the fiscal quarters going on', async () => {
    const books = ledger();
    const { element, requests } = await elementOf(books);
    await press(element, '[data-create]');
    await is(element, 'editing');
    await type(element, '#count', '0');
    await press(element, '[part=cta]');
    await shows(element, 'Enter a whole number from 1 to 24.');
    await type(element, '#count', '4');
    const fiscal = [...(element.shadowRoot?.querySelectorAll('[data-fiscal]') ?? [])].map(({ textContent }) => textContent);
    expect(fiscal).to.deep.equal([...Array<string>(3).fill('Fiscal year 2027, quarter 1'), 'Fiscal year 2027, quarter 2']);
    await press(element, '[part=cta]');
    await is(element, 'done');
    expect(text(element)).to.include('4 periods were created.');
    const bodies: unknown[] = await Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.json()));
    expect(bodies).to.deep.equal([
      { name: 'Jan 2027', startDate: '2027-01-01', endDate: '2027-01-31', fiscalYear: 2027, fiscalQuarter: 1 },
      { name: 'Feb 2027', startDate: '2027-02-01', endDate: '2027-02-28', fiscalYear: 2027, fiscalQuarter: 1 },
      { name: 'Mar 2027', startDate: '2027-03-01', endDate: '2027-03-31', fiscalYear: 2027, fiscalQuarter: 1 },
      { name: 'Apr 2027', startDate: '2027-04-01', endDate: '2027-04-30', fiscalYear: 2027, fiscalQuarter: 2 },
    ]);
  });

  it('lets who may only look do nothing, and says which rights are missing', async () => {
    const { element } = await elementOf(ledger(), { '/v1/files/file-6': () => refusal(403, 'permission', 'scope-missing') }, [
      'periods:read',
    ]);
    await shows(element, 'Ask an administrator to add periods:write.');
    expect(has(element, '[data-act], [data-quarter]')).to.equal(false);
    expect(getComputedStyle(inside(element, '[data-create]')).visibility).to.equal('hidden');
    await press(element, '[data-balance=ap-6]');
    await shows(element, 'you need the permission billing:read.');
    await is(element, 'balance');
  });

  it('says who may not look at periods at all', async () => {
    const { element } = await elementOf(ledger(), { '/v1/accounting-periods': () => refusal(403, 'permission', 'scope-missing') }, []);
    await is(element, 'not-allowed');
    expect(text(element)).to.include('periods:read');
  });

  describe('a trial balance', () => {
    it('is shown with totals that are added up here', async () => {
      const { element } = await elementOf();
      await press(element, '[data-balance=ap-6]');
      await is(element, 'balance');
      const total = [...inside(element, '.total').children].map((cell) => cell.textContent.trim());
      expect(total).to.deep.equal(['Total', '0.00', '60.00', '60.00', '0.00']);
      expect(element.shadowRoot?.activeElement?.textContent).to.equal('Trial balance of Jun 2026');
    });

    it('that does not balance says so', async () => {
      const wrong = balanceCsv.replace('-60.00\r\n', '-59.99\r\n');
      const { element } = await elementOf(ledger(), {
        '/v1/files/file-6': () => new Response(wrong, { headers: { 'content-type': 'text/csv' } }),
      });
      await press(element, '[data-balance=ap-6]');
      await shows(element, 'Not balanced.');
    });

    it('is run for a period that has none', async () => {
      const { element, sent } = await elementOf();
      await press(element, '[data-balance=ap-8]');
      await shows(element, 'No trial balance has been run for this period yet.');
      await press(element, '[data-run]');
      await shows(element, 'Balanced');
      expect(sent()).to.deep.equal(put('ap-8', 'run-trial-balance'));
    });

    it('is printed alone', async () => {
      const { element } = await elementOf();
      await press(element, '[data-balance=ap-6]');
      await is(element, 'balance');
      const print = window.print.bind(window);
      let printed = '';
      window.print = () => {
        const sheets = [...document.querySelectorAll('[data-storefront-sheet]')];
        printed = sheets.map((sheet) => sheet.shadowRoot?.textContent ?? '').join();
      };
      inside(element, '[data-print]').click();
      window.print = print;
      expect(printed).to.include('Trial balance of Jun 2026').and.to.include('Deferred');
      expect(document.adoptedStyleSheets).to.have.length(1);
      dispatchEvent(new Event('afterprint'));
      expect(document.querySelector('[data-storefront-sheet]')).to.equal(null);
      expect(document.adoptedStyleSheets).to.have.length(0);
    });

    it('is saved as a file that no spreadsheet carries out', async () => {
      const file = balanceCsv.replace('Cash,Cash', '"=HYPERLINK(""http://evil.example"")",Cash');
      const { element } = await elementOf(ledger(), {
        '/v1/files/file-6': () => new Response(file, { headers: { 'content-type': 'text/csv' } }),
      });
      await press(element, '[data-balance=ap-6]');
      await is(element, 'balance');
      const blobs: Blob[] = [];
      const make = URL.createObjectURL.bind(URL);
      const click = HTMLAnchorElement.prototype.click.bind(document.createElement('a'));
      URL.createObjectURL = (blob) => (blob instanceof Blob && blobs.push(blob), 'blob:none');
      HTMLAnchorElement.prototype.click = () => undefined;
      inside(element, '[data-csv]').click();
      URL.createObjectURL = make;
      HTMLAnchorElement.prototype.click = click;
      const saved = await blobs[0]?.text();
      expect(saved).to.include('"\'=HYPERLINK(""http://evil.example"")",Cash,0.00,60.00,0.00,60.00');
      expect(saved).to.include('Jun 2026,USD,Total,,0.00,60.00,60.00,0.00');
    });
  });
});
