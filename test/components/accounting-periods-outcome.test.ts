import { expect } from '@open-wc/testing';
import { balanceCsv, ledger, type Ledger } from './support/period-ledger.js';
import { elementOf, has, inside, is, press, put, shows, text, type } from './support/accounting-periods.js';
import { refusal } from './support/scripted-gateway.js';

const csv = (body: string): Response => new Response(body, { headers: { 'content-type': 'text/csv' } });

/** A ledger whose period becomes another one only when it has been looked at some times after a step was sent. */
function slowly(books: Ledger, id: string, looks: number, becomes: () => void) {
  const path = `/v1/accounting-periods/${id}`;
  const get = books.answers[path] as (request: Request) => Response;
  let left = Infinity;
  return {
    sent: () => void (left = looks),
    answer: (request: Request): Response => {
      left -= 1;
      if (left === 0) becomes();
      return get(request);
    },
    path,
  };
}

describe('a step of a period whose outcome is not known', () => {
  it('is looked for more than once before it counts as not done', async () => {
    const books = ledger();
    const slow = slowly(books, 'ap-7', 3, () => books.set('ap-7', { status: 'PendingClose' }));
    const { element, sent } = await elementOf(books, {
      [slow.path]: slow.answer,
      [`${slow.path}/pending-close`]: () => {
        slow.sent();
        return refusal(409, 'outcome-unknown', 'outcome-lost');
      },
    });
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await is(element, 'done');
    expect(sent()).to.deep.equal(put('ap-7', 'pending-close', 'run-trial-balance', 'close'));
  });

  it('is not the earlier trial balance of the same period', async () => {
    const books = ledger();
    const began = '2026-11-01 08:00:00';
    books.set('ap-7', {
      status: 'PendingClose',
      fileIds: { revenueDetailCsvFileId: 'file-old' },
      runTrialBalanceStatus: 'Error',
      runTrialBalanceStart: began,
    });
    const fresh = {
      fileIds: { revenueDetailCsvFileId: 'file-7' },
      runTrialBalanceStatus: 'Completed',
      runTrialBalanceStart: '2026-11-22 09:00:00',
    };
    const slow = slowly(books, 'ap-7', 2, () => books.set('ap-7', fresh));
    const { element, sent } = await elementOf(books, {
      [slow.path]: slow.answer,
      [`${slow.path}/run-trial-balance`]: () => {
        slow.sent();
        return Response.json({ success: true });
      },
    });
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await is(element, 'done');
    expect(sent()).to.deep.equal(put('ap-7', 'run-trial-balance', 'close'));
    expect(text(element)).to.include('Debits and credits are equal: $60.00.');
  });
});

describe('a trial balance that somebody else has run since the periods were read', () => {
  it('is not the one that is run now', async () => {
    const books = ledger();
    books.set('ap-7', { status: 'PendingClose' });
    const fresh = {
      fileIds: { revenueDetailCsvFileId: 'file-7' },
      runTrialBalanceStatus: 'Completed',
      runTrialBalanceStart: '2026-11-22 09:00:00',
    };
    const slow = slowly(books, 'ap-7', 2, () => books.set('ap-7', fresh));
    const { element } = await elementOf(books, {
      [slow.path]: slow.answer,
      [`${slow.path}/run-trial-balance`]: () => {
        slow.sent();
        return Response.json({ success: true });
      },
    });
    books.set('ap-7', {
      fileIds: { revenueDetailCsvFileId: 'file-theirs' },
      runTrialBalanceStatus: 'Error',
      runTrialBalanceStart: '2026-11-22 08:00:00',
    });
    await press(element, '[data-act=ap-7]');
    await press(element, '[part=cta]');
    await is(element, 'done');
    expect(text(element)).to.include('Debits and credits are equal: $60.00.');
  });
});

describe('periods of a tenant whose fiscal year is not known', () => {
  it('are made by the year and the month that somebody says', async () => {
    const { element, requests } = await elementOf(ledger(['Nov', 'Dec']));
    await press(element, '[data-create]');
    await type(element, '#count', '2');
    expect(has(element, '[data-fiscal]')).to.equal(false);
    await press(element, '[part=cta]');
    await shows(element, 'Enter a year from 1900 to 2999.');
    expect(element.shadowRoot?.activeElement?.id).to.equal('year');
    await type(element, '#year', '2027');
    await type(element, '#month', '2');
    const fiscal = [...(element.shadowRoot?.querySelectorAll('[data-fiscal]') ?? [])].map(({ textContent }) => textContent);
    expect(fiscal).to.deep.equal(['Fiscal year 2027, quarter 4', 'Fiscal year 2028, quarter 1']);
    await press(element, '[part=cta]');
    await is(element, 'done');
    const bodies: unknown[] = await Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.json()));
    expect(bodies).to.deep.equal([
      { name: 'Jan 2027', startDate: '2027-01-01', endDate: '2027-01-31', fiscalYear: 2027, fiscalQuarter: 4 },
      { name: 'Feb 2027', startDate: '2027-02-01', endDate: '2027-02-28', fiscalYear: 2028, fiscalQuarter: 1 },
    ]);
  });

  it('ask for nothing that the periods say', async () => {
    const { element } = await elementOf();
    await press(element, '[data-create]');
    await is(element, 'editing');
    expect([...(element.shadowRoot?.querySelectorAll('input') ?? [])].map(({ id }) => id)).to.deep.equal(['count']);
  });
});

describe('the file of a trial balance', () => {
  async function shown(file: () => Response) {
    const { element } = await elementOf(ledger(), { '/v1/files/file-6': file });
    await press(element, '[data-balance=ap-6]');
    return element;
  }

  it("speaks of the platform's total only where it has one", async () => {
    const element = await shown(() => csv(balanceCsv.replace(/^.*Total.*\r\n/m, '')));
    await shows(element, 'Balanced: debits equal credits.');
    expect(text(element)).not.to.include('total matches the platform');
  });

  it('names the types of accounts in words, and one that is not known as the platform does', async () => {
    const element = await shown(() => csv(balanceCsv.replace('Cash,Cash', 'Cash,UnbilledThings')));
    await is(element, 'balance');
    const types = [...(element.shadowRoot?.querySelectorAll('tbody [part=row] td:nth-child(2)') ?? [])].map((cell) =>
      cell.textContent.trim(),
    );
    expect(types.slice(0, 2)).to.deep.equal(['UnbilledThings', 'Deferred revenue']);
  });

  it('of another form says how much of it is shown', async () => {
    const element = await shown(() => csv(['Account,Amount', ...Array.from({ length: 249 }, (_, index) => `${index},1`)].join('\r\n')));
    await shows(element, 'Showing 200 of 250 lines unchanged. The download has all of them.');
    expect(element.shadowRoot?.querySelectorAll('tbody tr')).to.have.length(200);
  });

  it('that is too long to be shown is not asked for again', async () => {
    const element = await shown(() => csv('x'.repeat(2_000_001)));
    await shows(element, 'This trial balance is too long to show here.');
    expect(has(element, '.notice button')).to.equal(false);
    expect(inside(element, '[data-back]').textContent.trim()).to.equal('Back to periods');
  });
});
