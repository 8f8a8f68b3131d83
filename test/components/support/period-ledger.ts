import type { Answer } from './scripted-gateway.js';

interface Entry {
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

/** Accounting periods that do what they are told, as the platform has them. */
export interface Ledger {
  readonly answers: Readonly<Record<string, Answer>>;
  /** Changes a period behind the element's back. */
  set(id: string, change: Partial<Entry>): void;
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

/** The months of 2026, of which the first six are closed, or only some of them. */
export function ledger(months: readonly string[] = MONTHS): Ledger {
  const year: Entry[] = MONTHS.map((month, index) => ({
    id: `ap-${index + 1}`,
    name: `${month} 2026`,
    startDate: new Date(Date.UTC(2026, index, 1)).toISOString().slice(0, 10),
    endDate: new Date(Date.UTC(2026, index + 1, 0)).toISOString().slice(0, 10),
    fiscalYear: 2026,
    fiscalQuarter: Math.floor(index / 3) + 1,
    status: index < 6 ? 'Closed' : 'Open',
    fileIds: index < 6 ? { revenueDetailCsvFileId: `file-${index + 1}` } : {},
  }));
  const entries = year.filter(({ name }) => months.includes(name.slice(0, 3)));
  const set = (id: string, change: Partial<Entry>): void => {
    const entry = entries.find((one) => one.id === id);
    if (entry) Object.assign(entry, change);
  };
  const done = (change: () => Partial<Entry>, id: string) => (): Response => {
    set(id, change());
    return Response.json({ success: true });
  };
  let runs = 0;
  const balanced = (id: string): Partial<Entry> => ({
    fileIds: { revenueDetailCsvFileId: id.replace('ap', 'file') },
    runTrialBalanceStatus: 'Completed',
    runTrialBalanceStart: `2026-11-22 09:00:${String((runs += 1)).padStart(2, '0')}`,
  });
  const create = async (request: Request): Promise<Response> => {
    const body = (await request.clone().json()) as Omit<Entry, 'id' | 'status' | 'fileIds'>;
    const id = `ap-${entries.length + 1}`;
    entries.push({ ...body, id, status: 'Open', fileIds: {} });
    return Response.json({ success: true, id });
  };
  const answers: Record<string, Answer> = {
    '/v1/accounting-periods': (request) =>
      request.method === 'POST' ? create(request) : Response.json({ success: true, accountingPeriods: entries }),
  };
  for (const { id } of entries) {
    const path = `/v1/accounting-periods/${id}`;
    answers[path] = () => Response.json({ success: true, ...entries.find((one) => one.id === id) });
    answers[`${path}/pending-close`] = done(() => ({ status: 'PendingClose' }), id);
    answers[`${path}/run-trial-balance`] = done(() => balanced(id), id);
    answers[`${path}/close`] = done(() => ({ status: 'Closed', ...balanced(id) }), id);
    answers[`${path}/reopen`] = done(() => ({ status: 'Open' }), id);
    answers[`/v1/files/${id.replace('ap', 'file')}`] = file;
  }
  return { answers, set };
}
