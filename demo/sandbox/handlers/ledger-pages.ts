import type { Page } from './paging.js';

/** Who changed a period or a code, as answers name people: the sandbox knows no others. */
export const LEDGER_USER = 'sandbox';

/** Lists of finance may be longer than others (conventions.md §6). */
const PAGE_MAX = 300;

/**
 * Which rows of a list of finance are asked for; a larger page counts as 300.
 *
 * @param defaultSize rows of a page unless asked
 */
export function readLongPage(input: { page?: number; pageSize?: number }, defaultSize = PAGE_MAX): Page {
  const size = Math.min(Math.max(input.pageSize ?? defaultSize, 1), PAGE_MAX);
  const number = input.page ?? 1;
  return { number, size, offset: (number - 1) * size };
}
