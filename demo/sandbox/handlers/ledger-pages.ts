import type { Page } from './paging.js';

/** The only user of the sandbox. Responses name this user as the author of changes to accounting periods and codes. */
export const LEDGER_USER = 'sandbox';

/** Maximum page size of accounting lists on the platform. */
const PAGE_MAX = 300;

/**
 * Returns the requested rows of an accounting list. A page size above 300 counts as 300.
 *
 * @param defaultSize default number of rows
 */
export function readLongPage(input: { page?: number; pageSize?: number }, defaultSize = PAGE_MAX): Page {
  const size = Math.min(Math.max(input.pageSize ?? defaultSize, 1), PAGE_MAX);
  const number = input.page ?? 1;
  return { number, size, offset: (number - 1) * size };
}
