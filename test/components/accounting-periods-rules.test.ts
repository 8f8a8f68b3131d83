import { expect } from '@open-wc/testing';
import { toNewPeriods, invalidFields, EMPTY_INPUTS } from '../../src/components/features/accounting-periods/new-periods-form.js';
import { needsFiscalCalendar, nextPeriods, type FiscalCalendar } from '../../src/components/features/accounting-periods/new-periods.js';
import {
  groupByYear,
  availableAction,
  closablePeriods,
  type AccountingPeriod,
} from '../../src/components/features/accounting-periods/period.js';
import { readCsv } from '../../src/api/csv/read-csv.js';
import { readTrialBalance } from '../../src/api/accounting/trial-balance.js';

type Given = Pick<AccountingPeriod, 'name' | 'startDate' | 'endDate'> & Partial<AccountingPeriod>;

const period = ({ name, startDate, endDate, ...more }: Given): AccountingPeriod => ({
  id: name,
  name,
  startDate,
  endDate,
  status: 'Open',
  fiscalYear: Number(startDate.slice(0, 4)),
  fiscalQuarter: undefined,
  fileId: undefined,
  trialBalance: { status: undefined, startedAt: undefined, error: undefined },
  ...more,
});

const month = (index: number, more: Partial<AccountingPeriod> = {}): AccountingPeriod => {
  const day = (at: number, date: number): string => new Date(Date.UTC(2026, at, date)).toISOString().slice(0, 10);
  return period({ name: `M${index + 1}`, startDate: day(index, 1), endDate: day(index + 1, 0), ...more });
};

describe('what may be done with a period', () => {
  const states = (...all: string[]): AccountingPeriod[] => all.map((status, index) => month(index, { status }));
  const may = (all: readonly AccountingPeriod[]) => all.map((each) => availableAction(all, each));

  it('is to close the first that is not closed, and to open the last closed one before an open one', () => {
    expect(may(states('Closed', 'Closed', 'Open', 'Open'))).to.deep.equal([
      { reason: 'later-closed', blockedBy: 'M2' },
      { action: 'reopen' },
      { action: 'close' },
      { reason: 'earlier-first', blockedBy: 'M3' },
    ]);
  });

  it('is nothing with a closed one while the next is pending close', () => {
    expect(may(states('Closed', 'PendingClose', 'Open'))).to.deep.equal([
      { reason: 'later-pending', blockedBy: 'M2' },
      { action: 'close' },
      { reason: 'earlier-first', blockedBy: 'M2' },
    ]);
  });

  it('is to open the last of all, and nothing in a state that is not known', () => {
    expect(may(states('Closed'))).to.deep.equal([{ action: 'reopen' }]);
    expect(may(states('Frozen'))).to.deep.equal([{ reason: 'unknown', blockedBy: 'Frozen' }]);
  });

  it('is to close what is left of a quarter, and of no later one', () => {
    const all = ['Closed', 'Open', 'Open', 'Open', 'Open', 'Open'].map((status, index) =>
      month(index, { status, fiscalQuarter: Math.floor(index / 3) + 1 }),
    );
    const [year] = groupByYear(all);
    const quarters = year?.quarters ?? [];
    expect(quarters.map((quarter) => closablePeriods(all, quarter).map(({ name }) => name))).to.deep.equal([['M2', 'M3'], []]);
  });
});

describe('the next periods', () => {
  const brief = (all: readonly AccountingPeriod[], count: number, from = '2026-01-01', calendar?: FiscalCalendar) =>
    nextPeriods(all, count, from, calendar).map(({ name, startDate, endDate, fiscalYear, fiscalQuarter }) =>
      [name, startDate, endDate, fiscalYear, fiscalQuarter ?? '-'].join(' '),
    );

  it('begin the calendar that somebody says where there is none, and none without', () => {
    expect(brief([], 2, '2028-02-01')).to.deep.equal([]);
    const calendar = { year: 2028, from: '2028-02-01', month: 4 };
    expect(brief([], 3, '2028-02-01', calendar)).to.deep.equal([
      'Feb 2028 2028-02-01 2028-02-29 2028 4',
      'Mar 2028 2028-03-01 2028-03-31 2028 4',
      'Apr 2028 2028-04-01 2028-04-30 2029 1',
    ]);
  });

  it('need a calendar where nobody knows when the only quarter has begun', () => {
    const all = [10, 11].map((at) => month(at, { fiscalYear: 2026, fiscalQuarter: 4 }));
    expect([[], all, all.slice(1), [month(9, { fiscalYear: 2026, fiscalQuarter: 3 }), ...all]].map(needsFiscalCalendar)).to.deep.equal([
      true,
      true,
      true,
      false,
    ]);
    expect(brief(all, 1)).to.deep.equal([]);
    expect(brief(all, 2, '', { year: 2027, from: '2027-01-01', month: 2 })).to.deep.equal([
      '2027-01 2027-01-01 2027-01-31 2027 4',
      '2027-02 2027-02-01 2027-02-28 2028 1',
    ]);
  });

  it('go on in the fiscal year of the tenant, whatever month it begins with', () => {
    const all = [10, 11, 12].map((at) => month(at, { fiscalYear: 2027, fiscalQuarter: 4, name: `Month ${at}` }));
    expect(brief(all, 1)).to.deep.equal(['2027-02 2027-02-01 2027-02-28 2028 1']);
  });

  it('are as long as the last one', () => {
    const quarter = period({ name: '2026-10', startDate: '2026-10-01', endDate: '2026-12-31', fiscalYear: 2026, fiscalQuarter: 4 });
    expect(brief([quarter], 2)).to.deep.equal(['2027-01 2027-01-01 2027-03-31 2027 1', '2027-04 2027-04-01 2027-06-30 2027 2']);
  });

  it('have no quarter where the last one has none, and a year of twelve months', () => {
    const all = Array.from({ length: 12 }, (_, index) => month(index, { name: `2026-${index}` }));
    expect(brief(all, 1)).to.deep.equal(['2027-01 2027-01-01 2027-01-31 2027 -']);
  });

  it('take no name that there is already', () => {
    const all = [month(0, { name: 'Feb 2026', fiscalQuarter: 1 })];
    expect(brief(all, 1, '', { year: 2026, from: '2026-02-01', month: 1 })).to.deep.equal([
      'Feb 2026 (2026-02-01) 2026-02-01 2026-02-28 2026 1',
    ]);
  });

  it('begin on a day, in a year and with a month that there are', () => {
    const wrong = (typed: object) =>
      invalidFields({ ...EMPTY_INPUTS, count: '2', from: '2026-02-28', year: '2026', month: '2', ...typed }, []);
    expect(wrong({})).to.deep.equal([]);
    for (const from of ['2026-02-30', '2026-2-1', '']) expect(wrong({ from })).to.deep.equal(['from']);
    expect(wrong({ count: '25', year: '26', month: '13' })).to.deep.equal(['count', 'year', 'month']);
    expect(toNewPeriods({ count: '2', from: '2026-02-28', year: '2026', month: '0' }, []).periods).to.deep.equal([]);
  });
});

describe('a CSV file', () => {
  it('is read with quotation marks, commas and line ends in its cells', () => {
    expect(readCsv('\ufeffa,"b ""c"", d"\r\n"e\nf",\r\n')).to.deep.equal([
      ['a', 'b "c", d'],
      ['e\nf', ''],
    ]);
    expect(readCsv('a,b')).to.deep.equal([['a', 'b']]);
  });

  it('that breaks off in quotation marks is none', () => {
    expect(readCsv('a,"b')).to.equal(undefined);
  });
});

describe('a trial balance', () => {
  const head = 'Accounting Period,Currency,Accounting Code,Type,Opening Balance,Debit,Credit,Closing Balance';
  const read = (...lines: string[]) => readTrialBalance([head, ...lines].join('\r\n'));

  it('is added up exactly, in each currency for itself', () => {
    const balances = read(
      'P,KWD,Cash,Cash,0.000,0.100,0.000,0.100',
      'P,KWD,Tax,SalesTaxPayable,0.000,0.200,0.000,0.200',
      'P,KWD,Revenue,SalesRevenue,0.000,0.000,0.300,-0.300',
      'P,JPY,Cash,Cash,0,90071992547409930,0,90071992547409930',
      'P,JPY,Revenue,SalesRevenue,0,0,90071992547409930,-90071992547409930',
    );
    expect(balances?.map(({ currency, total, balanced }) => [currency, total.debit, total.closing, balanced])).to.deep.equal([
      ['KWD', '0.300', '0.000', true],
      ['JPY', '90071992547409930', '0', true],
    ]);
  });

  it('says whether the platform’s own total was compared', () => {
    const line = 'P,USD,Cash,Cash,0.00,1.00,1.00,0.00';
    expect(read(line, 'P,USD,Total,,0.00,1.00,1.00,0.00')?.[0]?.hasTotal).to.equal(true);
    expect(read(line)?.[0]).to.include({ balanced: true, hasTotal: false });
  });

  it('does not balance where the platform’s total is another', () => {
    const balances = read('P,USD,Cash,Cash,0.00,1.00,1.00,0.00', 'P,USD,Total,,0.00,2.00,2.00,0.00');
    expect(balances?.[0]?.balanced).to.equal(false);
  });

  it('is none where a column or an amount is of another form', () => {
    expect(readTrialBalance('Period,Amount\r\nP,1.00\r\n')).to.equal(undefined);
    expect(read('P,USD,Cash,Cash,0.00,1e3,0.00,1000.00')).to.equal(undefined);
    expect(read('P,USD,Cash,Cash,0.00,1.00')).to.equal(undefined);
  });
});
