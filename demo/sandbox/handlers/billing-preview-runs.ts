import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { accounts, billingPreviewRuns, newId } from '../database/schema.js';
import type { AccountRow } from '../engine/accounts.js';
import { lineCharge, type BillLine } from '../engine/rating/bill-lines.js';
import { simulateUpcomingLines, type UpcomingLinesOptions } from '../engine/upcoming-lines.js';
import { billingError, invalidValue } from '../errors.js';
import { csvText, type DecimalCell } from '../files/csv-text.js';
import { partialEndpoint } from '../http/endpoint.js';
import { previewRunInput, type PreviewBillingInput, type PreviewRunInput } from '../supported/billing.js';

/** Converts preview options to the engine's format. */
export function upcomingOptions(
  input: Pick<PreviewBillingInput, 'targetDate' | 'assumeRenewal' | 'includingEvergreenSubscription' | 'chargeTypeToExclude'>,
): UpcomingLinesOptions {
  return {
    through: input.targetDate,
    assumeRenewal: input.assumeRenewal ?? 'None',
    evergreen: input.includingEvergreenSubscription ?? true,
    excludedTypes: input.chargeTypeToExclude?.split(',').map((type) => type.trim()) ?? [],
  };
}

/** Returns the accounts of a run: a single account, the accounts of some batches, or all accounts. */
async function readPreviewAccounts({ filters, batches }: PreviewRunInput, call: CallContext): Promise<AccountRow[]> {
  const active = eq(accounts.status, 'Active');
  const [filter] = filters ?? [];
  if (filter && batches !== undefined) throw billingError('invoices', 'rule', "Set either 'batches' or 'filters', not both.");
  if (filter) {
    const [account] = await call.tx
      .select()
      .from(accounts)
      .where(and(active, eq(accounts.id, filter.accountId)));
    if (account) return [account];
    throw invalidValue('invoices', 'filters.0.accountId', 'no such active account');
  }
  const names = batches?.split(',').map((name) => name.trim());
  return call.tx
    .select()
    .from(accounts)
    .where(and(active, names && inArray(sql<string>`coalesce(${accounts.details} ->> 'batch', 'Batch1')`, names)))
    .orderBy(asc(accounts.number));
}

const COLUMNS = [
  'Document Type',
  'Bill Date',
  'Account Number',
  'Account Name',
  'Currency',
  'Subscription Number',
  'Product Name',
  'Charge Number',
  'Charge Name',
  'Charge Type',
  'Processing Type',
  'Service Start Date',
  'Service End Date',
  'Quantity',
  'UOM',
  'Unit Price',
  'Amount Without Tax',
  'Tax Amount',
];

function cellsOf(document: string, account: AccountRow, line: BillLine): (string | DecimalCell)[] {
  const { item, plan, subscription } = line;
  const { chargeName, chargeNumber, isDiscount } = lineCharge(line);
  return [
    document,
    item.due,
    account.number,
    account.name,
    account.currency,
    subscription.number ?? '',
    plan.productName,
    chargeNumber ?? '',
    chargeName,
    item.charge.type,
    isDiscount ? 'Discount' : 'Charge',
    item.serviceStartDate,
    item.serviceEndDate,
    { decimal: item.quantity },
    isDiscount ? '' : (item.charge.uom ?? ''),
    { decimal: item.unitPrice },
    { decimal: item.amount },
    { decimal: line.tax?.amount ?? '0' },
  ];
}

/** `POST /v1/billing-preview-runs`. The run is complete when the response is sent. Its file never changes. */
async function createBillingPreviewRun(input: PreviewRunInput, call: CallContext): Promise<WireBody> {
  const parts = [csvText([COLUMNS])];
  for (const account of await readPreviewAccounts(input, call)) {
    const { owed, credited } = await simulateUpcomingLines(call, account, upcomingOptions(input));
    const lines = [
      ...owed.map((line) => cellsOf('Invoice', account, line)),
      ...credited.map((line) => cellsOf('Credit Memo', account, line)),
    ];
    if (lines.length > 0) parts.push(csvText(lines));
  }
  const id = newId();
  await call.tx.insert(billingPreviewRuns).values({ id, csv: parts.join(''), createdDate: call.moment.now });
  return { success: true, billingPreviewRunId: id };
}

/** Returns the result file of a run. Undefined if the run does not exist. */
export async function previewRunFile(id: string, call: CallContext): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [run] = await call.tx.select({ csv: billingPreviewRuns.csv }).from(billingPreviewRuns).where(eq(billingPreviewRuns.id, id));
  return run && new TextEncoder().encode(run.csv);
}

/** Endpoints by operation name. */
export const previewRunEndpoints = {
  createBillingPreviewRun: partialEndpoint(rows.createBillingPreviewRun, 'invoices', previewRunInput, createBillingPreviewRun),
};
