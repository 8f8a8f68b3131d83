import type { WireBody } from '../context.js';

/** The platform counts a larger page as this. */
const PAGE_MAX = 40;

/** Which rows of a list are asked for. */
export interface Page {
  number: number;
  size: number;
  offset: number;
}

export function readPage(input: { page?: number; pageSize?: number }, defaultSize = 20): Page {
  const size = Math.min(input.pageSize ?? defaultSize, PAGE_MAX);
  const number = input.page ?? 1;
  return { number, size, offset: (number - 1) * size };
}

/**
 * Cuts one page out of `rows`, which start at the page's offset and hold at least one row more than the page if there is one.
 * `nextPage` is the URL of this request with the next page number; absent on the last page.
 */
export function pageOf<Row>(rows: readonly Row[], page: Page, url: URL): { rows: readonly Row[]; nextPage: WireBody } {
  if (rows.length <= page.size) return { rows, nextPage: {} };
  const next = new URL(url);
  next.searchParams.set('page', String(page.number + 1));
  next.searchParams.set('pageSize', String(page.size));
  return { rows: rows.slice(0, page.size), nextPage: { nextPage: next.href } };
}
