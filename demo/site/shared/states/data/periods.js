// @ts-check
/** Accounting periods and a trial balance of the billing platform. */

/** Permissions of a staff member who may read and change all periods. */
export const permissions = { staffId: 'ada', scopes: ['periods:read', 'periods:write', 'billing:read'] };

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * @param {number} year
 * @param {number} month 0 is January
 * @param {string} status
 */
const period = (year, month, status) => ({
  id: `ap-${year}-${month + 1}`,
  name: `${MONTHS[month]} ${year}`,
  startDate: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
  endDate: new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
  fiscalYear: year,
  fiscalQuarter: Math.floor(month / 3) + 1,
  status,
  fileIds: status === 'Closed' ? { revenueDetailCsvFileId: `file-${year}-${month + 1}` } : {},
});

/**
 * Returns the months of 2025 to 2027. All months of 2025 and the first months of 2026 are closed.
 *
 * @param {number} closed number of closed months in 2026
 * @param {'Open' | 'PendingClose'} [next] status of the month after the closed ones
 */
const months = (closed, next = 'Open') =>
  [2025, 2026, 2027].flatMap((year) =>
    MONTHS.map((_, month) => {
      const at = (year - 2026) * 12 + month;
      return period(year, month, at < closed ? 'Closed' : at === closed ? next : 'Open');
    }),
  );

/** @param {object[]} accountingPeriods */
const listOf = (accountingPeriods) => ({ success: true, accountingPeriods });

/** Closed through June. */
export const periods = listOf(months(6));
/** Closed through June; July is pending close. */
export const pendingPeriods = listOf(months(6, 'PendingClose'));
export const noPeriods = listOf([]);

/** July after each step of closing the period. */
export const july = {
  open: { success: true, ...period(2026, 6, 'Open') },
  pending: { success: true, ...period(2026, 6, 'PendingClose') },
  balanced: {
    success: true,
    ...period(2026, 6, 'PendingClose'),
    fileIds: { revenueDetailCsvFileId: 'file-2026-7' },
    runTrialBalanceStatus: 'Completed',
    runTrialBalanceStart: '2026-11-22 09:00:00',
  },
  closed: { success: true, ...period(2026, 6, 'Closed') },
};

export const done = { success: true };

const LINES = [
  'Accounting Period,Currency,Accounting Code,Type,Opening Balance,Debit,Credit,Closing Balance',
  'Jun 2026,USD,Accounts Receivable,AccountsReceivable,18240.00,42310.50,39870.50,20680.00',
  'Jun 2026,USD,Cash,Cash,412600.75,39870.50,0.00,452471.25',
  'Jun 2026,USD,Deferred Revenue,DeferredRevenue,-96411.20,31804.15,38100.00,-102707.05',
  'Jun 2026,USD,Sales Tax Payable,SalesTaxPayable,-11902.30,0.00,4210.50,-16112.80',
  'Jun 2026,USD,Sales Revenue,SalesRevenue,-322527.25,38100.00,69904.15,-354331.40',
  'Jun 2026,USD,Total,,0.00,152085.15,152085.15,0.00',
  'Jun 2026,JPY,Accounts Receivable,AccountsReceivable,120000,980000,1020000,80000',
  'Jun 2026,JPY,Cash,Cash,5400000,1020000,0,6420000',
  'Jun 2026,JPY,Sales Revenue,SalesRevenue,-5520000,0,980000,-6500000',
  'Jun 2026,JPY,Total,,0,2000000,2000000,0',
];

/** CSV file of a trial balance. */
export const balanceFile = () => new Response(`${LINES.join('\r\n')}\r\n`, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
