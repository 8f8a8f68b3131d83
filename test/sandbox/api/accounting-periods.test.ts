import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAll, periodNamed, readPeriods, takeStep } from '../../support/ledger.js';
import { containing } from '../../support/matchers.js';
import { newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type SandboxAnswer, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const names = async (status: string) => (await readPeriods(started)).filter((period) => period.status === status).map(({ name }) => name);
const expectRefusal = (answer: SandboxAnswer, field: string, ...words: string[]) => {
  expect(reasonsOf(answer.body)).toEqual([{ category: 30, message: containing(`'${field}'`) }]);
  for (const word of words) expect(reasonsOf(answer.body)[0]?.message).toContain(word);
};
const moveTo = (to: string) => started.call('/sandbox/clock', { json: { to, frozen: true } });

describe('the periods of a new tenant', () => {
  it('are the months of last year, this year and next year without gaps, the old ones closed', async () => {
    const all = await readPeriods(started);
    expect(all).toHaveLength(36);
    expect([all[0]?.startDate, all.at(-1)?.endDate]).toEqual(['2025-01-01', '2027-12-31']);
    expect(all[1]).toMatchObject({ name: 'Feb 2025', startDate: '2025-02-01', endDate: '2025-02-28', fiscalYear: 2025, fiscalQuarter: 1 });
    expect((await names('Closed')).at(-1)).toBe('Jun 2026');
    expect((await names('Open'))[0]).toBe('Jul 2026');
  });

  it('are closed by the clock after the following quarter, and those of another year are added on the first day of a year', async () => {
    await moveTo('2026-12-31');
    expect((await names('Closed')).at(-1)).toBe('Jun 2026');
    await moveTo('2027-01-01');
    expect((await names('Closed')).at(-1)).toBe('Sep 2026');
    expect((await readPeriods(started)).at(-1)).toMatchObject({ name: 'Dec 2028', fiscalYear: 2028, fiscalQuarter: 4 });
  });

  it('are added on the first day of a year, also after a longer period that somebody created', async () => {
    const period = { name: 'First half 2028', fiscalYear: 2028, startDate: '2028-01-01', endDate: '2028-06-30' };
    expect((await started.call('/v1/accounting-periods', { json: period })).body).toMatchObject({ success: true });
    await closeAll(started, ['Jul 2026', 'Aug 2026', 'Sep 2026']);
    expect((await moveTo('2027-03-01')).body).toMatchObject({ today: '2027-03-01' });
    expect((await readPeriods(started)).at(-1)).toMatchObject({ name: 'Dec 2028', endDate: '2028-12-31' });
  });

  it('stay open after somebody reopens them, until somebody closes them', async () => {
    await takeStep(started, 'Jun 2026', 'reopen');
    await moveTo('2027-01-01');
    expect(await names('Open')).toContain('Jun 2026');
    await closeAll(started, ['Jun 2026']);
    await moveTo('2027-01-02');
    expect((await names('Closed')).at(-1)).toBe('Sep 2026');
  });
});

describe('the status of a period', () => {
  it('goes from open over pending close to closed, and back', async () => {
    expect((await takeStep(started, 'Jul 2026', 'pending-close')).body).toMatchObject({ success: true });
    expect(await names('PendingClose')).toEqual(['Jul 2026']);
    await takeStep(started, 'Jul 2026', 'close');
    expect(await periodNamed(started, 'Jul 2026')).toMatchObject({ status: 'Closed', runTrialBalanceStatus: 'Completed' });
    await takeStep(started, 'Jul 2026', 'reopen');
    expect(await periodNamed(started, 'Jul 2026')).toMatchObject({ status: 'Open' });
  });

  it.each([
    ['closes before it is pending close', 'Jul 2026', 'close', ['Open']],
    ['is pending close before the previous one is closed', 'Aug 2026', 'pending-close', ['Jul 2026', 'Open']],
    ['closes twice', 'Jun 2026', 'close', ['Closed']],
    ['is pending close after it is closed', 'Jun 2026', 'pending-close', ['Closed']],
    ['reopens while the next one is closed', 'May 2026', 'reopen', ['Jun 2026', 'Closed']],
    ['reopens while it is open', 'Jul 2026', 'reopen', ['Open']],
    ['runs a trial balance after it is closed', 'Jun 2026', 'run-trial-balance', ['Closed']],
  ] as const)('never %s', async (_, name, step, words) => {
    const before = await readPeriods(started);
    expectRefusal(await takeStep(started, name, step), 'ap-id', ...words);
    expect(await readPeriods(started)).toEqual(before);
  });

  it('is not opened before one that is pending close', async () => {
    await takeStep(started, 'Jul 2026', 'pending-close');
    expectRefusal(await takeStep(started, 'Jun 2026', 'reopen'), 'ap-id', 'PendingClose');
    expectRefusal(await takeStep(started, 'Aug 2026', 'pending-close'), 'ap-id', 'Jul 2026', 'PendingClose');
  });
});

describe('a period that is created, changed or deleted by hand', () => {
  const next = { name: 'FY28', startDate: '2028-01-01', endDate: '2028-12-31', fiscalYear: 2028 };
  const create = (json: object) => started.call('/v1/accounting-periods', { json: { ...next, ...json } });

  it('follows the last one', async () => {
    expect((await create({ notes: 'one for all', Region__c: 'EMEA' })).body).toMatchObject({ success: true });
    const { body } = await started.call(`/v1/accounting-periods/${(await periodNamed(started, 'FY28')).id}`);
    expect(body).toMatchObject({ success: true, ...next, status: 'Open', notes: 'one for all', Region__c: 'EMEA' });
  });

  it.each([
    ['leaves a gap', { startDate: '2028-01-02' }, 30, 'startDate'],
    ['overlaps another', { startDate: '2027-12-31' }, 30, 'startDate'],
    ['ends before it begins', { endDate: '2027-12-31' }, 20, 'endDate'],
    ['has the name of another period', { name: 'Jul 2026' }, 30, 'name'],
    ['has the reserved name for undistributed revenue', { name: 'open-ended' }, 30, 'name'],
    ['has the reserved name with spaces', { name: ' Open-Ended ' }, 30, 'name'],
    ['has no name', { name: ' ' }, 20, 'name'],
    ['has a fifth quarter', { fiscalQuarter: 5 }, 20, 'fiscalQuarter'],
    ['begins on an impossible day', { startDate: '2028-02-30' }, 20, 'startDate'],
    ['belongs to an organization', { organizationLabels: [{ organizationName: 'EMEA' }] }, 30, 'organizationLabels'],
  ])('that %s is refused', async (_, json, category, field) => {
    expect(reasonsOf((await create(json)).body)).toEqual([{ category, message: containing(`'${field}'`) }]);
    expect(await readPeriods(started)).toHaveLength(36);
  });

  it.each([
    ['the end of a middle period', 'Jul 2026', { endDate: '2026-07-30' }, 'endDate', 'Dec 2027'],
    ['the start of a middle period', 'Jul 2026', { startDate: '2026-07-02' }, 'startDate', 'Jan 2025'],
    ['the name of a closed period', 'Jun 2026', { name: 'June' }, 'name', 'Closed'],
    ['the year of a closed period', 'Jun 2026', { fiscalYear: 2027 }, 'fiscalYear', 'Closed'],
  ])('keeps %s', async (_, name, json, field, word) => {
    const { id } = await periodNamed(started, name);
    expectRefusal(await started.call(`/v1/accounting-periods/${id}`, { method: 'PUT', json }), field, word);
  });

  it('accepts notes when it is closed, and another end date when it is the last', async () => {
    const closed = await periodNamed(started, 'Jun 2026');
    const last = await periodNamed(started, 'Dec 2027');
    const change = (id: string, json: object) => started.call(`/v1/accounting-periods/${id}`, { method: 'PUT', json });
    expect((await change(closed.id, { notes: 'audited' })).body).toMatchObject({ success: true });
    expect((await change(last.id, { endDate: '2027-12-30', name: 'Short' })).body).toMatchObject({ success: true });
    expect(await periodNamed(started, 'Short')).toMatchObject({ startDate: '2027-12-01', endDate: '2027-12-30' });
  });

  it.each([
    ['in the middle', 'Jul 2026', 'Dec 2027'],
    ['closed', 'Jun 2026', 'Closed'],
  ])('is not deleted when it is %s', async (_, name, word) => {
    const { id } = await periodNamed(started, name);
    expectRefusal(await started.call(`/v1/accounting-periods/${id}`, { method: 'DELETE' }), 'ap-id', word);
  });
});

describe('a trial balance', () => {
  const read = async (name: string): Promise<string[][]> => {
    const { fileIds } = await periodNamed(started, name);
    const { body } = await started.call(`/v1/files/${fileIds.revenueDetailCsvFileId}`);
    return String(body)
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
  };

  it('shows an account balance of 38.00 once on each side', async () => {
    await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started), collect: false }) });
    await takeStep(started, 'Nov 2026', 'run-trial-balance');
    const lines = await read('Nov 2026');
    expect(lines[0]).toEqual([
      'Accounting Period',
      'Currency',
      'Accounting Code',
      'Type',
      'Opening Balance',
      'Debit',
      'Credit',
      'Closing Balance',
    ]);
    expect(lines).toContainEqual(['Nov 2026', 'USD', 'Accounts Receivable', 'AccountsReceivable', '0.00', '38.00', '0.00', '38.00']);
    const total = lines.at(-1) ?? [];
    expect([total[4], total[7], total[5] === total[6]]).toEqual(['0.00', '0.00', true]);
  });

  it('shows earlier payments as the opening balance of the next period', async () => {
    await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, paymentMethodId: await newMethod(started) }) });
    await takeStep(started, 'Dec 2026', 'run-trial-balance');
    expect(await read('Dec 2026')).toContainEqual(['Dec 2026', 'USD', 'Cash', 'Cash', '38.00', '0.00', '0.00', '38.00']);
  });
});
