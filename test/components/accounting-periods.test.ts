import { expect } from '@open-wc/testing';
import type { StorefrontPeriodsChangeEvent } from '../../src/components/events/storefront-periods-change.js';
import { balanceCsv, ledger } from './support/period-ledger.js';
import {
  periodsElement,
  isRendered,
  find,
  waitForState,
  press,
  stepRequests,
  waitForText,
  textOf,
  type,
} from './support/accounting-periods.js';
import { refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

describe('storefront-accounting-periods', () => {
  it('shows the available action of each period, or what blocks it', async () => {
    const { element } = await periodsElement();
    const row = (name: string): string => {
      const rows = [...(element.shadowRoot?.querySelectorAll('[part=row]') ?? [])];
      return (rows.find((one) => one.textContent.includes(name))?.textContent ?? '').replace(/\s+/g, ' ');
    };
    await waitUntil(() => isRendered(element, '[data-act=ap-7]'), 'the scopes are loaded');
    expect(row('May 2026')).to.include('Reopen Jun 2026 first.');
    expect(row('Jun 1, 2026')).to.include('Reopen Jun 2026');
    expect(row('Jul 1, 2026')).to.include('Close Jul 2026');
    expect(row('Aug 1, 2026')).to.include('Close Jul 2026 first.');
    expect(find(element, '[data-quarter]').textContent.trim()).to.equal('Close Q3 2026');
  });

  it('closes a quarter period by period and shows the result of each step', async () => {
    const periodLedger = ledger();
    const { element, sent, requests } = await periodsElement(periodLedger);
    const changes: StorefrontPeriodsChangeEvent[] = [];
    element.addEventListener('storefront-periods-change', (event) => changes.push(event));
    await press(element, '[data-quarter]');
    await waitForState(element, 'confirming');
    expect(sent()).to.deep.equal([]);
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Close Q3 2026?');
    await press(element, '[part=cta]');
    await waitForState(element, 'done');
    const steps = ['pending-close', 'run-trial-balance', 'close'];
    expect(sent()).to.deep.equal(['ap-7', 'ap-8', 'ap-9'].flatMap((id) => stepRequests(id, ...steps)));
    const keys = requests.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean);
    expect(new Set(keys).size).to.equal(9);
    expect(textOf(element)).to.include('Debits and credits are equal: $60.00.');
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Q3 2026 is closed.');
    expect(changes.map(({ change, periods }) => [change, periods])).to.deep.equal([['close', ['Jul 2026', 'Aug 2026', 'Sep 2026']]]);
    await press(element, '[data-back]');
    await waitForText(element, 'Oct 2026 is the next to close.');
  });

  it('stops at a refused step, shows the reason and continues from there', async () => {
    const periodLedger = ledger();
    const path = '/v1/accounting-periods/ap-7/close';
    const close = periodLedger.answers[path];
    let isRefused = true;
    const reasons = [{ code: '59210030', message: "'ap-id': a payment run is under way." }];
    const keys: (string | null)[] = [];
    const { element, sent } = await periodsElement(periodLedger, {
      [path]: (request) => {
        keys.push(request.headers.get('idempotency-key'));
        if (isRefused) return Response.json({ success: false, processId: 'p', reasons });
        if (typeof close !== 'function') throw new Error('The ledger has no answer for closing.');
        return (close as (request: Request) => Response)(request);
      },
    });
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await waitForState(element, 'refused');
    expect(textOf(element)).to.include('a payment run is under way.');
    isRefused = false;
    await press(element, '[part=cta]');
    await waitForState(element, 'done');
    expect(sent()).to.deep.equal([
      ...stepRequests('ap-7', 'pending-close', 'run-trial-balance', 'close'),
      ...stepRequests('ap-7', 'close'),
    ]);
    expect(new Set(keys).size).to.equal(2);
  });

  it('checks a step whose response was dropped and sends it once', async () => {
    const periodLedger = ledger();
    const path = '/v1/accounting-periods/ap-7/pending-close';
    const { element, sent } = await periodsElement(periodLedger, {
      [path]: () => {
        periodLedger.set('ap-7', { status: 'PendingClose' });
        return refusal(409, 'outcome-unknown', 'outcome-lost');
      },
    });
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await waitForState(element, 'done');
    expect(sent()).to.deep.equal(stepRequests('ap-7', 'pending-close', 'run-trial-balance', 'close'));
  });

  it('reports a lost step as not applied and sends it again as a new attempt', async () => {
    const periodLedger = ledger();
    const path = '/v1/accounting-periods/ap-6/reopen';
    const reopen = periodLedger.answers[path];
    let count = 0;
    const { element, sent } = await periodsElement(periodLedger, {
      [path]: (request) => {
        count += 1;
        if (count === 1) return refusal(409, 'outcome-unknown', 'outcome-lost');
        if (typeof reopen !== 'function') throw new Error('The ledger has no answer for reopening.');
        return (reopen as (request: Request) => Response)(request);
      },
    });
    await press(element, '[data-act=ap-6]');
    await press(element, '[part=cta]');
    await waitForState(element, 'refused');
    expect(textOf(element)).to.include("The step doesn't seem to have been done.");
    await press(element, '[part=cta]');
    await waitForState(element, 'done');
    expect(textOf(element)).to.include('Jun 2026 is open again.');
    expect(sent()).to.deep.equal(stepRequests('ap-6', 'reopen', 'reopen'));
  });

  it('sends nothing if the periods have changed since they were shown', async () => {
    const periodLedger = ledger();
    const { element, sent } = await periodsElement(periodLedger);
    await press(element, '[data-quarter]');
    periodLedger.set('ap-7', { status: 'Closed' });
    await press(element, '[part=cta]');
    await waitForText(element, 'The periods have changed since you opened this.');
    await waitForState(element, 'confirming');
    expect(sent()).to.deep.equal([]);
    await press(element, '[part=cta]');
    await waitForState(element, 'done');
    expect(sent()).to.deep.equal(['ap-8', 'ap-9'].flatMap((id) => stepRequests(id, 'pending-close', 'run-trial-balance', 'close')));
  });

  it('creates the next periods with continuing fiscal quarters', async () => {
    const periodLedger = ledger();
    const { element, requests } = await periodsElement(periodLedger);
    await press(element, '[data-create]');
    await waitForState(element, 'editing');
    for (const count of ['0', '100']) {
      await type(element, '#count', count);
      expect(find(element, '[part=cta]').textContent).to.equal('Create periods');
      await press(element, '[part=cta]');
      await waitForText(element, 'Enter a whole number from 1 to 24.');
    }
    // A shorter maximum length would cut a pasted 100 to 10.
    expect(find(element, '#count')).to.have.property('maxLength', -1);
    await type(element, '#count', '٤');
    const fiscal = [...(element.shadowRoot?.querySelectorAll('[data-fiscal]') ?? [])].map(({ textContent }) => textContent);
    expect(fiscal).to.deep.equal([...Array<string>(3).fill('Fiscal year 2027, quarter 1'), 'Fiscal year 2027, quarter 2']);
    await press(element, '[part=cta]');
    await waitForState(element, 'done');
    expect(textOf(element)).to.include('4 periods were created.');
    const bodies: unknown[] = await Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.json()));
    expect(bodies).to.deep.equal([
      { name: 'Jan 2027', startDate: '2027-01-01', endDate: '2027-01-31', fiscalYear: 2027, fiscalQuarter: 1 },
      { name: 'Feb 2027', startDate: '2027-02-01', endDate: '2027-02-28', fiscalYear: 2027, fiscalQuarter: 1 },
      { name: 'Mar 2027', startDate: '2027-03-01', endDate: '2027-03-31', fiscalYear: 2027, fiscalQuarter: 1 },
      { name: 'Apr 2027', startDate: '2027-04-01', endDate: '2027-04-30', fiscalYear: 2027, fiscalQuarter: 2 },
    ]);
  });

  it('hides all changes without the write scope and names the missing scopes', async () => {
    const { element } = await periodsElement(ledger(), { '/v1/files/file-6': () => refusal(403, 'permission', 'scope-missing') }, [
      'periods:read',
    ]);
    await waitForText(element, 'Ask an administrator to add periods:write.');
    expect(isRendered(element, '[data-act], [data-quarter]')).to.equal(false);
    expect(getComputedStyle(find(element, '[data-create]')).visibility).to.equal('hidden');
    await press(element, '[data-balance=ap-6]');
    await waitForText(element, 'you need the permission billing:read.');
    await waitForState(element, 'balance');
  });

  it('names the scope needed to read periods', async () => {
    const { element } = await periodsElement(ledger(), { '/v1/accounting-periods': () => refusal(403, 'permission', 'scope-missing') }, []);
    await waitForState(element, 'not-allowed');
    expect(textOf(element)).to.include('periods:read');
  });

  describe('a trial balance', () => {
    it('is shown with calculated totals', async () => {
      const { element } = await periodsElement();
      await press(element, '[data-balance=ap-6]');
      await waitForState(element, 'balance');
      const total = [...find(element, '.total').children].map((cell) => cell.textContent.trim());
      expect(total).to.deep.equal(['Total', '0.00', '60.00', '60.00', '0.00']);
      expect(element.shadowRoot?.activeElement?.textContent).to.equal('Trial balance of Jun 2026');
    });

    it('says so if it does not balance', async () => {
      const unbalancedCsv = balanceCsv.replace('-60.00\r\n', '-59.99\r\n');
      const { element } = await periodsElement(ledger(), {
        '/v1/files/file-6': () => new Response(unbalancedCsv, { headers: { 'content-type': 'text/csv' } }),
      });
      await press(element, '[data-balance=ap-6]');
      await waitForText(element, 'Not balanced.');
    });

    it('can be run for a period without one', async () => {
      const { element, sent } = await periodsElement();
      await press(element, '[data-balance=ap-8]');
      await waitForText(element, 'No trial balance has been run for this period yet.');
      await press(element, '[data-run]');
      await waitForText(element, 'Balanced');
      expect(sent()).to.deep.equal(stepRequests('ap-8', 'run-trial-balance'));
    });

    it('is printed without the rest of the page', async () => {
      const { element } = await periodsElement();
      await press(element, '[data-balance=ap-6]');
      await waitForState(element, 'balance');
      const print = window.print.bind(window);
      let printedText = '';
      window.print = () => {
        const sheets = [...document.querySelectorAll('[data-storefront-sheet]')];
        printedText = sheets.map((sheet) => sheet.shadowRoot?.textContent ?? '').join();
      };
      find(element, '[data-print]').click();
      window.print = print;
      expect(printedText).to.include('Trial balance of Jun 2026').and.to.include('Deferred');
      expect(document.adoptedStyleSheets).to.have.length(1);
      dispatchEvent(new Event('afterprint'));
      expect(document.querySelector('[data-storefront-sheet]')).to.equal(null);
      expect(document.adoptedStyleSheets).to.have.length(0);
    });

    it('is exported with formulas escaped', async () => {
      const formulaCsv = balanceCsv.replace('Cash,Cash', '"=HYPERLINK(""http://evil.example"")",Cash');
      const { element } = await periodsElement(ledger(), {
        '/v1/files/file-6': () => new Response(formulaCsv, { headers: { 'content-type': 'text/csv' } }),
      });
      await press(element, '[data-balance=ap-6]');
      await waitForState(element, 'balance');
      const blobs: Blob[] = [];
      const createObjectURL = URL.createObjectURL.bind(URL);
      const click = HTMLAnchorElement.prototype.click.bind(document.createElement('a'));
      URL.createObjectURL = (blob) => (blob instanceof Blob && blobs.push(blob), 'blob:none');
      HTMLAnchorElement.prototype.click = () => undefined;
      find(element, '[data-csv]').click();
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
      const saved = await blobs[0]?.text();
      expect(saved).to.include('"\'=HYPERLINK(""http://evil.example"")",Cash,0.00,60.00,0.00,60.00');
      expect(saved).to.include('Jun 2026,USD,Total,,0.00,60.00,60.00,0.00');
    });
  });
});
