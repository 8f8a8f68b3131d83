import { asc, eq } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type {
  GetAccountingPeriodRequest,
  ListAccountingPeriodsRequest,
  UpdateAccountingPeriodRequest,
} from '../../../src/generated/api/schemas/accounting-periods.js';
import type { CallContext, WireBody } from '../context.js';
import { accountingPeriods } from '../database/schema.js';
import { formatTimestamp } from '../engine/clock.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { omitUndefined } from '../engine/omit-undefined.js';
import { closePeriod, markPendingClose, reopenPeriod, runTrialBalance } from '../engine/ledger/close-periods.js';
import {
  createPeriod,
  deletePeriod,
  getAccountingPeriodRow,
  updatePeriod,
  type AccountingPeriodRow,
} from '../engine/ledger/accounting-periods.js';
import { trialBalanceTable } from '../files/trial-balance-table.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import { newPeriodInput, type NewPeriodInput } from '../supported/accounting-periods.js';
import { omitEmpty } from './omit-empty.js';
import { LEDGER_USER, readLongPage } from './ledger-pages.js';
import { pageOf } from './paging.js';

function wirePeriod(period: AccountingPeriodRow, call: CallContext): WireBody {
  const { id, name, startDate, endDate, fiscalYear, fiscalQuarter, notes, status, balanceFileId, balancedFrom, balancedTo } = period;
  const text = (instant: Date): string => formatTimestamp(call.settings.timeZone, instant);
  return omitEmpty({
    id,
    name,
    startDate,
    endDate,
    fiscalYear,
    fiscalQuarter,
    notes,
    status,
    fileIds: balanceFileId === null ? {} : { revenueDetailCsvFileId: balanceFileId },
    runTrialBalanceStatus: balanceFileId === null ? undefined : 'Completed',
    runTrialBalanceStart: balancedFrom && text(balancedFrom),
    runTrialBalanceEnd: balancedTo && text(balancedTo),
    createdBy: LEDGER_USER,
    createdOn: text(period.createdDate),
    updatedBy: LEDGER_USER,
    updatedOn: text(period.updatedDate),
    ...period.customFields,
  });
}

/** `GET /v1/accounting-periods`, earliest first. */
async function listAccountingPeriods(input: ListAccountingPeriodsRequest, call: CallContext): Promise<WireBody> {
  const page = readLongPage(input);
  const found = await call.tx
    .select()
    .from(accountingPeriods)
    .orderBy(asc(accountingPeriods.startDate))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows: shown, nextPage } = pageOf(found, page, call.url);
  return { success: true, accountingPeriods: shown.map((period) => wirePeriod(period, call)), ...nextPage };
}

/** `GET /v1/accounting-periods/{ap-id}`. */
async function getAccountingPeriod(input: GetAccountingPeriodRequest, call: CallContext): Promise<WireBody> {
  return { success: true, ...wirePeriod(await getAccountingPeriodRow(call.tx, input['ap-id']), call) };
}

/** `POST /v1/accounting-periods`: adds a period after the last period. */
async function createAccountingPeriod(input: NewPeriodInput, call: CallContext): Promise<WireBody> {
  const { name, startDate, endDate, fiscalYear, fiscalQuarter, notes } = input;
  const fields = { ...omitUndefined({ fiscalQuarter, notes }), customFields: pickCustomFields(input) };
  const { id } = await createPeriod(call, { name, startDate, endDate, fiscalYear, ...fields });
  return { success: true, id };
}

/** `PUT /v1/accounting-periods/{ap-id}`. Absent fields stay unchanged. */
async function updateAccountingPeriod(input: UpdateAccountingPeriodRequest, call: CallContext): Promise<WireBody> {
  const { name, startDate, endDate, fiscalYear, fiscalQuarter, notes } = input;
  const fields = omitUndefined({ name, startDate, endDate, fiscalYear, fiscalQuarter, notes });
  await updatePeriod(call, input['ap-id'], { ...fields, customFields: pickCustomFields(input) });
  return { success: true };
}

/** Creates a handler that changes the status of a period. */
const periodActionHandler =
  (take: (call: CallContext, id: string) => Promise<void>) =>
  async (input: GetAccountingPeriodRequest, call: CallContext): Promise<WireBody> => {
    await take(call, input['ap-id']);
    return { success: true };
  };

/** Returns the CSV file of a trial balance. Undefined if the file id is unknown. */
export async function trialBalanceFile(fileId: string, call: CallContext): Promise<{ text: string; name: string } | undefined> {
  const [period] = await call.tx.select().from(accountingPeriods).where(eq(accountingPeriods.balanceFileId, fileId));
  if (!period?.balance) return undefined;
  return { text: trialBalanceTable(period.name, period.balance), name: `trial-balance-${period.endDate}.csv` };
}

/** Endpoints by operation name. */
export const accountingPeriodEndpoints = {
  listAccountingPeriods: endpoint(rows.listAccountingPeriods, 'accounting-periods', listAccountingPeriods),
  createAccountingPeriod: partialEndpoint(rows.createAccountingPeriod, 'accounting-periods', newPeriodInput, createAccountingPeriod),
  getAccountingPeriod: endpoint(rows.getAccountingPeriod, 'accounting-periods', getAccountingPeriod),
  updateAccountingPeriod: endpoint(rows.updateAccountingPeriod, 'accounting-periods', updateAccountingPeriod),
  deleteAccountingPeriod: endpoint(rows.deleteAccountingPeriod, 'accounting-periods', periodActionHandler(deletePeriod)),
  closeAccountingPeriod: endpoint(rows.closeAccountingPeriod, 'accounting-periods', periodActionHandler(closePeriod)),
  markAccountingPeriodPendingClose: endpoint(
    rows.markAccountingPeriodPendingClose,
    'accounting-periods',
    periodActionHandler(markPendingClose),
  ),
  reopenAccountingPeriod: endpoint(rows.reopenAccountingPeriod, 'accounting-periods', periodActionHandler(reopenPeriod)),
  runTrialBalance: endpoint(rows.runTrialBalance, 'accounting-periods', periodActionHandler(runTrialBalance)),
};
