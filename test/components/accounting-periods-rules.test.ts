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

type PeriodInput = Pick<AccountingPeriod, 'name' | 'startDate' | 'endDate'> & Partial<AccountingPeriod>;

const period = ({ name, startDate, endDate, ...changes }: PeriodInput): AccountingPeriod => ({
  id: name,
  name,
  startDate,
  endDate,
  status: 'Open',
  fiscalYear: Number(startDate.slice(0, 4)),
  fiscalQuarter: undefined,
  fileId: undefined,
  trialBalance: { status: undefined, startedAt: undefined, error: undefined },
  ...changes,
});

const month = (index: number, changes: Partial<AccountingPeriod> = {}): AccountingPeriod => {
  const day = (at: number, date: number): string => new Date(Date.UTC(2026, at, date)).toISOString().slice(0, 10);
  return period({ name: `M${index + 1}`, startDate: day(index, 1), endDate: day(index + 1, 0), ...changes });
};

describe('the available action of a period', () => {
  const states = (...all: string[]): AccountingPeriod[] => all.map((status, index) => month(index, { status }));
  const actionsOf = (all: readonly AccountingPeriod[]) => all.map((each) => availableAction(all, each));

  it('closes the first open period and reopens the last closed one', () => {
    expect(actionsOf(states('Closed', 'Closed', 'Open', 'Open'))).to.deep.equal([
      { reason: 'later-closed', blockedBy: 'M2' },
      { action: 'reopen' },
      { action: 'close' },
      { reason: 'earlier-first', blockedBy: 'M3' },
    ]);
  });

  it('does not reopen a period while the next one is pending close', () => {
    expect(actionsOf(states('Closed', 'PendingClose', 'Open'))).to.deep.equal([
      { reason: 'later-pending', blockedBy: 'M2' },
      { action: 'close' },
      { reason: 'earlier-first', blockedBy: 'M2' },
    ]);
  });

  it('reopens the very last period and offers nothing for an unknown status', () => {
    expect(actionsOf(states('Closed'))).to.deep.equal([{ action: 'reopen' }]);
    expect(actionsOf(states('Frozen'))).to.deep.equal([{ reason: 'unknown', blockedBy: 'Frozen' }]);
  });

  it('closes the open periods of a quarter, but not of a later one', () => {
    const all = ['Closed', 'Open', 'Open', 'Open', 'Open', 'Open'].map((status, index) =>
      month(index, { status, fiscalQuarter: Math.floor(index / 3) + 1 }),
    );
    const [year] = groupByYear(all);
    const quarters = year?.quarters ?? [];
    expect(quarters.map((quarter) => closablePeriods(all, quarter).map(({ name }) => name))).to.deep.equal([['M2', 'M3'], []]);
  });
});

describe('the next periods', () => {
  const describeNext = (all: readonly AccountingPeriod[], count: number, from = '2026-01-01', calendar?: FiscalCalendar) =>
    nextPeriods(all, count, from, calendar).map(({ name, startDate, endDate, fiscalYear, fiscalQuarter }) =>
      [name, startDate, endDate, fiscalYear, fiscalQuarter ?? '-'].join(' '),
    );

  it('start with the given fiscal calendar, and need one if there are no periods', () => {
    expect(describeNext([], 2, '2028-02-01')).to.deep.equal([]);
    const calendar = { year: 2028, from: '2028-02-01', month: 4 };
    expect(describeNext([], 3, '2028-02-01', calendar)).to.deep.equal([
      'Feb 2028 2028-02-01 2028-02-29 2028 4',
      'Mar 2028 2028-03-01 2028-03-31 2028 4',
      'Apr 2028 2028-04-01 2028-04-30 2029 1',
    ]);
  });

  it('need a fiscal calendar if the only quarter is incomplete', () => {
    const all = [10, 11].map((at) => month(at, { fiscalYear: 2026, fiscalQuarter: 4 }));
    expect([[], all, all.slice(1), [month(9, { fiscalYear: 2026, fiscalQuarter: 3 }), ...all]].map(needsFiscalCalendar)).to.deep.equal([
      true,
      true,
      true,
      false,
    ]);
    expect(describeNext(all, 1)).to.deep.equal([]);
    expect(describeNext(all, 2, '', { year: 2027, from: '2027-01-01', month: 2 })).to.deep.equal([
      '2027-01 2027-01-01 2027-01-31 2027 4',
      '2027-02 2027-02-01 2027-02-28 2028 1',
    ]);
  });

  it('continue fiscal years that start in any month', () => {
    const all = [10, 11, 12].map((at) => month(at, { fiscalYear: 2027, fiscalQuarter: 4, name: `Month ${at}` }));
    expect(describeNext(all, 1)).to.deep.equal(['2027-02 2027-02-01 2027-02-28 2028 1']);
  });

  it('are as long as the last period', () => {
    const quarter = period({ name: '2026-10', startDate: '2026-10-01', endDate: '2026-12-31', fiscalYear: 2026, fiscalQuarter: 4 });
    expect(describeNext([quarter], 2)).to.deep.equal(['2027-01 2027-01-01 2027-03-31 2027 1', '2027-04 2027-04-01 2027-06-30 2027 2']);
  });

  it('have no quarters if the last period has none, and twelve months per year', () => {
    const all = Array.from({ length: 12 }, (_, index) => month(index, { name: `2026-${index}` }));
    expect(describeNext(all, 1)).to.deep.equal(['2027-01 2027-01-01 2027-01-31 2027 -']);
  });

  it('get unique names', () => {
    const all = [month(0, { name: 'Feb 2026', fiscalQuarter: 1 })];
    expect(describeNext(all, 1, '', { year: 2026, from: '2026-02-01', month: 1 })).to.deep.equal([
      'Feb 2026 (2026-02-01) 2026-02-01 2026-02-28 2026 1',
    ]);
  });

  it('are refused for an invalid count, day, year or month', () => {
    const invalid = (typed: object) =>
      invalidFields({ ...EMPTY_INPUTS, count: '2', from: '2026-02-28', year: '2026', month: '2', ...typed }, []);
    expect(invalid({})).to.deep.equal([]);
    for (const from of ['2026-02-30', '2026-2-1', '']) expect(invalid({ from })).to.deep.equal(['from']);
    expect(invalid({ count: '25', year: '26', month: '13' })).to.deep.equal(['count', 'year', 'month']);
    expect(toNewPeriods({ count: '2', from: '2026-02-28', year: '2026', month: '0' }, []).periods).to.deep.equal([]);
  });
});

describe('a CSV file', () => {
  it('is parsed with quotes, commas and line breaks in cells', () => {
    expect(readCsv('\ufeffa,"b ""c"", d"\r\n"e\nf",\r\n')).to.deep.equal([
      ['a', 'b "c", d'],
      ['e\nf', ''],
    ]);
    expect(readCsv('a,b')).to.deep.equal([['a', 'b']]);
  });

  it('with an unclosed quote is invalid', () => {
    expect(readCsv('a,"b')).to.equal(undefined);
  });
});

describe('a trial balance', () => {
  const header = 'Accounting Period,Currency,Accounting Code,Type,Opening Balance,Debit,Credit,Closing Balance';
  const read = (...lines: string[]) => readTrialBalance([header, ...lines].join('\r\n'));

  it('is summed exactly per currency', () => {
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

  it("reports whether the file has the platform's total", () => {
    const line = 'P,USD,Cash,Cash,0.00,1.00,1.00,0.00';
    expect(read(line, 'P,USD,Total,,0.00,1.00,1.00,0.00')?.[0]?.hasTotal).to.equal(true);
    expect(read(line)?.[0]).to.include({ balanced: true, hasTotal: false });
  });

  it("does not balance if the platform's total differs", () => {
    const balances = read('P,USD,Cash,Cash,0.00,1.00,1.00,0.00', 'P,USD,Total,,0.00,2.00,2.00,0.00');
    expect(balances?.[0]?.balanced).to.equal(false);
  });

  it('is invalid with an unknown column or amount format', () => {
    expect(readTrialBalance('Period,Amount\r\nP,1.00\r\n')).to.equal(undefined);
    expect(read('P,USD,Cash,Cash,0.00,1e3,0.00,1000.00')).to.equal(undefined);
    expect(read('P,USD,Cash,Cash,0.00,1.00')).to.equal(undefined);
  });
});
