import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { UploadUsageRequest } from '../../../src/generated/api/schemas/usage.js';
import { decimal } from '../../../src/api/schemas/decimal.js';
import type { CallContext, WireBody } from '../context.js';
import { newId } from '../database/schema.js';
import { UsageTargetFinder, type FieldKey } from '../engine/usage-targets.js';
import { addUsageRecords, toUsageRow, type UsageInput } from '../engine/usages.js';
import { BillingError, billingError, type Reason, invalidValue } from '../errors.js';
import { InvalidCsvError, parseCsvRows, type CsvRow } from '../files/csv-rows.js';
import { unzipFile, ZipError } from '../files/unzip.js';
import { endpoint } from '../http/endpoint.js';
import { toFieldValue } from './usages.js';

const REQUIRED = ['ACCOUNT_ID', 'UOM', 'QTY', 'STARTDATE'];
const COLUMNS = [...REQUIRED, 'ENDDATE', 'SUBSCRIPTION_ID', 'CHARGE_ID', 'DESCRIPTION'];
const MOST_ROWS = 100_000;
/** Maximum size of the decompressed CSV in bytes. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_REASONS = 20;
/** Number of rows per insert. */
const BATCH_SIZE = 1_000;

const invalidFile = (what: string) => invalidValue('usage', 'file', what);

async function isArchive(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return start[0] === 0x50 && start[1] === 0x4b;
}

/** Yields the rows of a file, starting with the header. */
async function* rowsOf(file: Blob): AsyncGenerator<CsvRow> {
  try {
    const bytes = file.stream();
    yield* parseCsvRows((await isArchive(file)) ? unzipFile(bytes, '.csv', MOST_BYTES) : bytes);
  } catch (error) {
    throw error instanceof InvalidCsvError || error instanceof ZipError ? invalidFile(error.message) : error;
  }
}

/** Returns the positions of the columns. */
function columnsOf(header: readonly string[]): Map<string, number> {
  const names = header.map((cell) => cell.toUpperCase());
  const unknown = names.find((name, index) => !COLUMNS.includes(name) || names.indexOf(name) !== index);
  if (unknown !== undefined) throw invalidFile(`has the unknown or repeated column '${unknown}'`);
  const missing = REQUIRED.find((name) => !names.includes(name));
  if (missing !== undefined) throw invalidFile(`has no column '${missing}'`);
  return new Map(names.map((name, index) => [name, index]));
}

/** Creates a key that accepts numbers and ids, because users usually know only the number. */
function key(field: string, value: string | undefined): FieldKey[] {
  return value === undefined ? [] : [{ field, value, by: 'either' }];
}

function usageOf(cell: (name: string) => string | undefined, source: Pick<UsageInput, 'sourceName' | 'uploadId'>): UsageInput {
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
    end: toFieldValue('ENDDATE', cell('ENDDATE')),
    description: cell('DESCRIPTION'),
    sourceType: 'Import',
    ...source,
    customFields: {},
  };
}

/** An import in progress. */
class Upload {
  readonly #targets: UsageTargetFinder;
  readonly #source: Pick<UsageInput, 'sourceName' | 'uploadId'>;
  readonly #reasons: Reason[] = [];
  #held: Awaited<ReturnType<typeof toUsageRow>>[] = [];
  #count = 0;

  constructor(
    private readonly call: CallContext,
    private readonly columns: ReadonlyMap<string, number>,
    sourceName: string | undefined,
  ) {
    this.#targets = new UsageTargetFinder(call.tx);
    this.#source = { sourceName, uploadId: newId() };
  }

  /** Adds a row. Errors are collected and thrown at the end. */
  async add(row: CsvRow): Promise<void> {
    this.#count += 1;
    if (this.#count > MOST_ROWS) throw invalidFile(`has more than ${MOST_ROWS} rows, the maximum of this sandbox`);
    const cell = (name: string) => {
      const value = row.cells[this.columns.get(name) ?? -1];
      return value === '' ? undefined : value;
    };
    try {
      if (row.cells.length > this.columns.size) throw invalidFile('has more cells than columns');
      this.#held.push(await toUsageRow(this.call, usageOf(cell, this.#source), this.#targets));
    } catch (error) {
      if (!(error instanceof BillingError)) throw error;
      this.#reasons.push(...error.reasons.map(({ code, message }) => ({ code, message: `Line ${row.line}: ${message}` })));
      if (this.#reasons.length >= MOST_REASONS) this.#refuse();
    }
    if (this.#held.length >= BATCH_SIZE) await this.#write();
  }

  /** @throws {BillingError} naming each row and column with an error */
  async end(): Promise<void> {
    if (this.#count === 0) throw invalidFile('has no rows');
    if (this.#reasons.length > 0) this.#refuse();
    await this.#write();
  }

  #refuse(): never {
    throw new BillingError('usage', this.#reasons.slice(0, MOST_REASONS), 200);
  }

  async #write(): Promise<void> {
    const held = this.#held;
    this.#held = [];
    if (this.#reasons.length === 0) await addUsageRecords(this.call.tx, held);
  }
}

/** `POST /v1/usage`: imports all rows of a file or none. The import is complete when the response is sent, so there is no status URL. */
async function uploadUsage({ file }: UploadUsageRequest, call: CallContext): Promise<WireBody> {
  let upload: Upload | undefined;
  for await (const row of rowsOf(file)) {
    if (upload) await upload.add(row);
    else upload = new Upload(call, columnsOf(row.cells), file instanceof File ? file.name : undefined);
  }
  if (!upload) throw invalidFile('has no rows');
  await upload.end();
  return { success: true, size: file.size };
}

/** Endpoints by operation name. */
export const usageFileEndpoints = { uploadUsage: endpoint(rows.uploadUsage, 'usage', uploadUsage) };
