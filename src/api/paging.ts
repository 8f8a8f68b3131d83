import type { CallOptions, Client } from './client.js';
import { StorefrontError } from './errors.js';
import type { AnyOperation, Operation } from './operations/operation.js';

/** More pages than any list of ours has: an answer that always names a next page must end somewhere. */
const MOST_PAGES = 10_000;

/** Every page of a paged operation. The next page's address is only read for its number, never followed. */
export async function* pages<Input, Output>(
  client: Client,
  row: Operation<Input, Output>,
  input: Input,
  options: CallOptions,
): AsyncGenerator<Output> {
  let current = input;
  const seen = new Set<string>();
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const page = await client.call<Input, Output>(row, current, options);
    yield page;
    const next = following(client, row, page);
    if (!next) return;
    const step = String(next['cursor'] ?? next['page']);
    if (seen.has(step)) break;
    seen.add(step);
    current = { ...current, ...next };
  }
  throw new StorefrontError({ type: 'unexpected-response', code: 'endless-pages', message: `${row.name}: the list does not end.` });
}

function following(client: Client, row: AnyOperation, page: unknown): Record<string, unknown> | undefined {
  if (typeof page !== 'object' || page === null) return undefined;
  if (row.paging === 'cursor') {
    return 'nextCursor' in page && typeof page.nextCursor === 'string' && page.nextCursor !== '' ? { cursor: page.nextCursor } : undefined;
  }
  if (row.paging === 'page') {
    return 'nextPage' in page && typeof page.nextPage === 'string' && page.nextPage !== '' ? pageOf(client, row, page.nextPage) : undefined;
  }
  if (row.paging === 'query' && 'done' in page && page.done === false) {
    throw new StorefrontError({
      type: 'api',
      code: 'more-records',
      message: `${row.name}: there are more records than one call answers. Narrow the query.`,
    });
  }
  return undefined;
}

function pageOf(client: Client, row: AnyOperation, address: string): Record<string, unknown> {
  const base = new URL(client.baseUrl);
  const url = URL.canParse(address, base.href) ? new URL(address, base) : undefined;
  if (!url || url.origin !== base.origin) {
    throw new StorefrontError({
      type: 'unexpected-response',
      code: 'foreign-next-page',
      message: `${row.name}: nextPage leads off ${base.origin}.`,
    });
  }
  const page = Number(url.searchParams.get('page'));
  const pageSize = Number(url.searchParams.get('pageSize'));
  if (!Number.isInteger(page) || page < 2) {
    throw new StorefrontError({ type: 'unexpected-response', code: 'bad-next-page', message: `${row.name}: nextPage names no page.` });
  }
  return pageSize > 0 ? { page, pageSize } : { page };
}
