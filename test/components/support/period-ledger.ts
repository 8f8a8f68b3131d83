import type { Answer } from './scripted-gateway.js';

interface LedgerPeriod {
  id: string;
  name: string;
  startDate: string;
  endDate: string;
  fiscalYear: number;
  fiscalQuarter?: number;
  status: string;
  fileIds: { revenueDetailCsvFileId?: string };
  runTrialBalanceStatus?: string;
  runTrialBalanceStart?: string;
}

/** Scripted platform with accounting periods. Accepts every step. */
export interface Ledger {
  readonly answers: Readonly<Record<string, Answer>>;
  /** Changes a period, as if someone else had changed it. */
  set(id: string, change: Partial<LedgerPeriod>): void;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const balanceCsv = [
  'Accounting Period,Currency,Accounting Code,Type,Opening Balance,Debit,Credit,Closing Balance',
  'Jun 2026,USD,Cash,Cash,0.00,60.00,0.00,60.00',
  'Jun 2026,USD,Deferred,DeferredRevenue,0.00,0.00,60.00,-60.00',
  'Jun 2026,USD,Total,,0.00,60.00,60.00,0.00',
  '',
].join('\r\n');

const file = (): Response => new Response(balanceCsv, { headers: { 'content-type': 'text/csv; charset=utf-8' } });

/** Ledger with the given months of 2026. January to June are closed. */
export function ledger(months: readonly string[] = MONTHS): Ledger {
  const year: LedgerPeriod[] = MONTHS.map((month, index) => ({
    id: `ap-${index + 1}`,
    name: `${month} 2026`,
    startDate: new Date(Date.UTC(2026, index, 1)).toISOString().slice(0, 10),
    endDate: new Date(Date.UTC(2026, index + 1, 0)).toISOString().slice(0, 10),
    fiscalYear: 2026,
    fiscalQuarter: Math.floor(index / 3) + 1,
    status: index < 6 ? 'Closed' : 'Open',
    fileIds: index < 6 ? { revenueDetailCsvFileId: `file-${index + 1}` } : {},
  }));
  const periods = year.filter(({ name }) => months.includes(name.slice(0, 3)));
  const set = (id: string, change: Partial<LedgerPeriod>): void => {
    const entry = periods.find((candidate) => candidate.id === id);
    if (entry) Object.assign(entry, change);
  };
  const applyChange = (change: () => Partial<LedgerPeriod>, id: string) => (): Response => {
    set(id, change());
    return Response.json({ success: true });
  };
  let runs = 0;
  const balanced = (id: string): Partial<LedgerPeriod> => ({
    fileIds: { revenueDetailCsvFileId: id.replace('ap', 'file') },
    runTrialBalanceStatus: 'Completed',
    runTrialBalanceStart: `2026-11-22 09:00:${String((runs += 1)).padStart(2, '0')}`,
  });
  const create = async (request: Request): Promise<Response> => {
    const body = (await request.clone().json()) as Omit<LedgerPeriod, 'id' | 'status' | 'fileIds'>;
    const id = `ap-${periods.length + 1}`;
    periods.push({ ...body, id, status: 'Open', fileIds: {} });
    return Response.json({ success: true, id });
  };
  const answers: Record<string, Answer> = {
    '/v1/accounting-periods': (request) =>
      request.method === 'POST' ? create(request) : Response.json({ success: true, accountingPeriods: periods }),
  };
  for (const { id } of periods) {
    const path = `/v1/accounting-periods/${id}`;
    answers[path] = () => Response.json({ success: true, ...periods.find((candidate) => candidate.id === id) });
    answers[`${path}/pending-close`] = applyChange(() => ({ status: 'PendingClose' }), id);
    answers[`${path}/run-trial-balance`] = applyChange(() => balanced(id), id);
    answers[`${path}/close`] = applyChange(() => ({ status: 'Closed', ...balanced(id) }), id);
    answers[`${path}/reopen`] = applyChange(() => ({ status: 'Open' }), id);
    answers[`/v1/files/${id.replace('ap', 'file')}`] = file;
  }
  return { answers, set };
}
