import { eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { IsoDate } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';

/** A kind of work that becomes due on certain days. All its state is in the database, so any process can run it, once per day. */
export interface DueWork {
  /** Name in error messages. */
  name: string;
  /**
   * Builds the query for the first day that has due work, up to and including `through`: one date or null. It is a past day if its work was missed.
   * The queries of all kinds of work run as one statement.
   */
  firstDueDate: (tx: Transaction, through: IsoDate, accountId?: string) => SQLWrapper;
  /** Runs the work of the engine's current day. Must leave no work for that day; otherwise the day would be processed forever. */
  run: (engine: Engine, accountId?: string) => Promise<void>;
}

/** Failed due work. Its transaction is rolled back. */
export class DueWorkError extends Error {
  override readonly name = 'DueWorkError';

  /** @param work name of the work that failed */
  constructor(
    work: string,
    readonly date: IsoDate,
    cause: unknown,
  ) {
    super(`The ${work} of ${date} failed.`, { cause });
  }
}

/** Builds a filter for one account; undefined (no filter) without an account. */
export function matchesAccount(column: PgColumn, accountId: string | undefined): SQL | undefined {
  return accountId === undefined ? undefined : eq(column, accountId);
}
