import type { Client } from '../../../api/client.js';
import { StorefrontError } from '../../../api/errors.js';
import {
  closeAccountingPeriod,
  createAccountingPeriod,
  getAccountingPeriod,
  listAccountingPeriods,
  markAccountingPeriodPendingClose,
  reopenAccountingPeriod,
  runTrialBalance,
} from '../../../generated/api/operations/accounting-periods.js';
import { getFile } from '../../../generated/api/operations/files.js';
import type { NewPeriod } from './new-periods.js';
import { toAccountingPeriod, type AccountingPeriod } from './period.js';

/** Step of an existing period: mark as pending close, run the trial balance, close or reopen. */
export type StepKind = 'pending' | 'balance' | 'close' | 'reopen';

const STEP_OPERATIONS = {
  pending: markAccountingPeriodPendingClose,
  balance: runTrialBalance,
  close: closeAccountingPeriod,
  reopen: reopenAccountingPeriod,
} as const;

/** Maximum size of a trial balance file, in bytes. Larger files are not shown. */
const MAX_FILE_BYTES = 2_000_000;
/** Error code for a file that exceeds {@link MAX_FILE_BYTES}. */
export const FILE_TOO_LONG = 'file-too-long';

/** Reads and changes accounting periods. */
export class PeriodSource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Returns all periods, earliest first. */
  async list(signal: AbortSignal): Promise<AccountingPeriod[]> {
    const periods: AccountingPeriod[] = [];
    for await (const { accountingPeriods } of this.#client.pages(listAccountingPeriods, {}, { signal }))
      periods.push(...accountingPeriods.map(toAccountingPeriod));
    return periods.sort((first, second) => (first.startDate < second.startDate ? -1 : 1));
  }

  async get(id: string, signal: AbortSignal): Promise<AccountingPeriod> {
    return toAccountingPeriod(await this.#client.call(getAccountingPeriod, { 'ap-id': id }, { signal }));
  }

  async runStep(step: StepKind, id: string, idempotencyKey: string): Promise<void> {
    await this.#client.call(STEP_OPERATIONS[step], { 'ap-id': id }, { idempotencyKey });
  }

  async create({ fiscalQuarter, ...period }: NewPeriod, idempotencyKey: string): Promise<void> {
    const input = fiscalQuarter === undefined ? period : { ...period, fiscalQuarter };
    await this.#client.call(createAccountingPeriod, input, { idempotencyKey });
  }

  /**
   * Returns the text of a file.
   * @throws {StorefrontError} with code {@link FILE_TOO_LONG} if the file is too long
   */
  async readText(fileId: string, signal: AbortSignal): Promise<string> {
    const { body } = await this.#client.call(getFile, { 'file-id': fileId }, { signal });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    let [text, size] = ['', 0];
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      size += chunk.value.byteLength;
      if (size > MAX_FILE_BYTES) {
        await reader.cancel();
        throw new StorefrontError({ type: 'api', code: FILE_TOO_LONG, message: 'The file is too large to be shown.' });
      }
      text += decoder.decode(chunk.value, { stream: true });
    }
    return text + decoder.decode();
  }
}
