import { billingOperations as rows } from '../../../src/api/operations/billing/index.js';
import type { UploadUsageRequest } from '../../../src/api/schemas/billing/generated/usage.js';
import { decimal } from '../../../src/api/schemas/values.js';
import type { Call, WireBody } from '../context.js';
import { addUsage, type NamedKey, type UsageInput } from '../engine/usages.js';
import { BillingError, billingError, type Reason, invalidValue } from '../errors.js';
import { CsvError, readCsv, type CsvRow } from '../files/csv.js';
import { endpoint } from '../http/endpoint.js';
import { named } from './usages.js';

const REQUIRED = ['ACCOUNT_ID', 'UOM', 'QTY', 'STARTDATE'];
const COLUMNS = [...REQUIRED, 'ENDDATE', 'SUBSCRIPTION_ID', 'CHARGE_ID', 'DESCRIPTION'];
const MOST_ROWS = 5000;
const MOST_REASONS = 20;

const invalidFile = (what: string) => invalidValue('usage', 'file', what);

async function readFile(file: Blob): Promise<CsvRow[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw billingError('usage', 'rule', "'file' must be CSV: archives are not available in this sandbox.");
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw invalidFile('must be text');
    return readCsv(text);
  } catch (error) {
    if (error instanceof CsvError) throw invalidFile(error.message);
    if (error instanceof TypeError) throw invalidFile('must be text in UTF-8');
    throw error;
  }
}

/** Where the columns are. */
function columnsOf(header: readonly string[]): Map<string, number> {
  const names = header.map((cell) => cell.toUpperCase());
  const unknown = names.find((name, index) => !COLUMNS.includes(name) || names.indexOf(name) !== index);
  if (unknown !== undefined) throw invalidFile(`has the column '${unknown}', which is not known or stands there twice`);
  const missing = REQUIRED.find((name) => !names.includes(name));
  if (missing !== undefined) throw invalidFile(`has no column '${missing}'`);
  return new Map(names.map((name, index) => [name, index]));
}

/** Numbers are what people know, but ids are taken as well. */
function key(field: string, value: string | undefined): NamedKey[] {
  return value === undefined ? [] : [{ field, value, by: 'either' }];
}

function usageOf(cell: (name: string) => string | undefined, sourceName: string | undefined): UsageInput {
  const required = (field: string) => {
    const value = cell(field);
    if (value === undefined) throw billingError('usage', 'missing-field', `Missing required field '${field}'.`);
    return { field, value };
  };
  const quantity = decimal.safeParse(required('QTY').value);
  if (!quantity.success) throw invalidValue('usage', 'QTY', 'must be a decimal number');
  return {
    account: key('ACCOUNT_ID', required('ACCOUNT_ID').value),
    subscription: key('SUBSCRIPTION_ID', cell('SUBSCRIPTION_ID')),
    charge: key('CHARGE_ID', cell('CHARGE_ID')),
    uom: required('UOM'),
    quantity: { field: 'QTY', value: quantity.data },
    start: required('STARTDATE'),
    end: named('ENDDATE', cell('ENDDATE')),
    description: cell('DESCRIPTION'),
    sourceType: 'Import',
    sourceName,
    customFields: {},
  };
}

/** What is wrong with a row, with the line it is on; nothing if it was kept. */
async function addRow(row: CsvRow, columns: Map<string, number>, sourceName: string | undefined, call: Call): Promise<Reason[]> {
  const cell = (name: string) => {
    const value = row.cells[columns.get(name) ?? -1];
    return value === '' ? undefined : value;
  };
  try {
    if (row.cells.length > columns.size) throw invalidFile('has more cells than columns');
    await addUsage(call, usageOf(cell, sourceName));
    return [];
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    return error.reasons.map(({ code, message }) => ({ code, message: `Line ${row.line}: ${message}` }));
  }
}

/**
 * `POST /v1/usage`: all rows of the file or none. They are kept when the answer comes, so it names no address where an import could be
 * followed.
 */
async function uploadUsage({ file }: UploadUsageRequest, call: Call): Promise<WireBody> {
  const [header, ...lines] = await readFile(file);
  if (!header || lines.length === 0) throw invalidFile('has no rows');
  if (lines.length > MOST_ROWS) throw invalidFile(`has more than ${MOST_ROWS} rows, the most that this sandbox takes`);
  const columns = columnsOf(header.cells);
  const sourceName = file instanceof File ? file.name : undefined;
  const reasons: Reason[] = [];
  for (const row of lines) {
    reasons.push(...(await addRow(row, columns, sourceName, call)));
    if (reasons.length >= MOST_REASONS) break;
  }
  if (reasons.length > 0) throw new BillingError('usage', reasons.slice(0, MOST_REASONS), 200);
  return { success: true, size: file.size };
}

/** What is served here, by row. */
export const usageFileEndpoints = { uploadUsage: endpoint(rows.uploadUsage, 'usage', uploadUsage) };
