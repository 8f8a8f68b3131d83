import type { WireBody } from '../context.js';

/** Maximum page size, as on the platform. A larger requested size is reduced to this maximum. */
const PAGE_MAX = 40;

/** Requested rows of a list. */
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
 * Returns a page of rows and the URL of the next page. The last page has no `nextPage`.
 *
 * @param rows rows of the page, and the first row of the next page if there is one
 */
export function pageOf<Row>(rows: readonly Row[], page: Page, url: URL): { rows: readonly Row[]; nextPage: WireBody } {
  if (rows.length <= page.size) return { rows, nextPage: {} };
  const next = new URL(url);
  next.searchParams.set('page', String(page.number + 1));
  next.searchParams.set('pageSize', String(page.size));
  return { rows: rows.slice(0, page.size), nextPage: { nextPage: next.href } };
}
