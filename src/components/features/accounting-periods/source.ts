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
import { periodOf, type Period } from './period.js';

/** A step in the life of a period: mark as pending close, run the trial balance, close, open again. */
export type PeriodStep = 'pending' | 'balance' | 'close' | 'reopen';

const ROWS = {
  pending: markAccountingPeriodPendingClose,
  balance: runTrialBalance,
  close: closeAccountingPeriod,
  reopen: reopenAccountingPeriod,
} as const;

/** Bytes of a trial balance that is shown: a line for each accounting code and currency. */
const MOST_BYTES = 2_000_000;
/** Code of the error for a file that is longer. */
export const TOO_LONG = 'file-too-long';

/** Accounting periods and their trial balances, for one client. */
export class PeriodSource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** All periods, earliest first. */
  async list(signal: AbortSignal): Promise<Period[]> {
    const all: Period[] = [];
    for await (const { accountingPeriods } of this.#client.pages(listAccountingPeriods, {}, { signal }))
      all.push(...accountingPeriods.map(periodOf));
    return all.sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  }

  async get(id: string, signal: AbortSignal): Promise<Period> {
    return periodOf(await this.#client.call(getAccountingPeriod, { 'ap-id': id }, { signal }));
  }

  async take(step: PeriodStep, id: string, idempotencyKey: string): Promise<void> {
    await this.#client.call(ROWS[step], { 'ap-id': id }, { idempotencyKey });
  }

  async create({ fiscalQuarter, ...period }: NewPeriod, idempotencyKey: string): Promise<void> {
    const input = fiscalQuarter === undefined ? period : { ...period, fiscalQuarter };
    await this.#client.call(createAccountingPeriod, input, { idempotencyKey });
  }

  /**
   * The text of a file.
   * @throws {StorefrontError} also if it has more than {@link MOST_BYTES}
   */
  async text(fileId: string, signal: AbortSignal): Promise<string> {
    const { body } = await this.#client.call(getFile, { 'file-id': fileId }, { signal });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    let [text, size] = ['', 0];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > MOST_BYTES) {
        await reader.cancel();
        throw new StorefrontError({ type: 'api', code: TOO_LONG, message: 'The file is too long to be shown.' });
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  }
}
