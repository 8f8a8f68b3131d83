import type { CallOptions, Client } from './client.js';
import { StorefrontError } from './errors.js';
import type { AnyOperation, Operation } from './operations/operation.js';
import { isRecord } from './schemas/is-record.js';

/** Maximum number of pages, in case a response always links to a next page. */
const MOST_PAGES = 10_000;

/** Fields of a response that the definition names. Excludes `reasons`, which every response has, and the index signature of custom fields. */
type Named<Output> = { [Name in keyof Output as string extends Name ? never : Exclude<Name, 'reasons'>]: Output[Name] };
/** Type of the entries of a response's list. */
export type EntryOf<Output> = {
  [Name in keyof Named<Output>]-?: NonNullable<Named<Output>[Name]> extends readonly (infer Entry)[] ? Entry : never;
}[keyof Named<Output>];

/** Iterates over all pages of a paged operation. Only reads the number from the URL of the next page and never requests that URL. */
export async function* pages<Input, Output>(
  client: Client,
  row: Operation<Input, Output>,
  input: Input,
  options: CallOptions,
): AsyncGenerator<Output> {
  let page = await client.call<Input, Output>(row, input, options);
  const more: Operation<unknown, Output> | undefined = row.more && { ...row.more, response: row.response };
  const seen = new Set<unknown>(isRecord(input) ? [input['cursor']] : []);
  let at = numberOf(input);
  for (let count = 1; ; count += 1) {
    yield page;
    const next = nextPageRequest(client, row, page);
    if (!next) return;
    const [step] = Object.values(next);
    const goesBack = 'page' in next && Number(next['page']) <= at;
    if (seen.has(step) || goesBack || count >= MOST_PAGES) throw unexpectedAnswer(row, 'endless-pages', 'the list does not end');
    seen.add(step);
    at = numberOf(next);
    page = more
      ? await client.call<unknown, Output>(more, next, options)
      : await client.call<Input, Output>(row, { ...input, ...next }, options);
  }
}

/** Iterates over all entries of a paged operation's list. */
export async function* items<Input, Output>(
  client: Client,
  row: Operation<Input, Output>,
  input: Input,
  options: CallOptions,
): AsyncGenerator<EntryOf<Output>> {
  const name = row.items;
  if (name === undefined) {
    throw new StorefrontError({ type: 'configuration', code: 'no-list', message: `${row.name}: the row has no list. Set "items".` });
  }
  for await (const page of pages(client, row, input, options)) {
    const list = isRecord(page) ? page[name] : undefined;
    if (isListOf(row, list)) yield* list;
  }
}

/** Narrows a list to the entry type of the row. The response schema has validated the entries. */
function isListOf<Output>(row: Operation<unknown, Output>, list: unknown): list is readonly EntryOf<Output>[] {
  return Array.isArray(list) && row.items !== undefined;
}

/** Page number in an input. Default 1. */
function numberOf(input: unknown): number {
  return isRecord(input) && typeof input['page'] === 'number' ? input['page'] : 1;
}

/** Returns the input fields that request the next page. Undefined after the last page. */
function nextPageRequest(client: Client, row: AnyOperation, page: unknown): Record<string, unknown> | undefined {
  if (!isRecord(page)) return undefined;
  if (row.paging === 'cursor') return cursorOf(page['nextCursor']);
  if (row.paging === 'object-query') return cursorOf(page['nextPage']);
  if (row.paging === 'page') {
    return typeof page['nextPage'] === 'string' && page['nextPage'] !== '' ? pageOf(client, row, page['nextPage']) : undefined;
  }
  return row.paging === 'query' && page['done'] === false ? locatorOf(row, page['queryLocator']) : undefined;
}

function cursorOf(cursor: unknown): Record<string, unknown> | undefined {
  return typeof cursor === 'string' && cursor !== '' ? { cursor } : undefined;
}

function locatorOf(row: AnyOperation, queryLocator: unknown): Record<string, unknown> {
  if (row.more && typeof queryLocator === 'string' && queryLocator !== '') return { queryLocator };
  throw new StorefrontError({
    type: 'api',
    code: 'more-records',
    message: `${row.name}: the query has more records than one response can hold. Narrow the query.`,
  });
}

function pageOf(client: Client, row: AnyOperation, address: string): Record<string, unknown> {
  const base = new URL(client.baseUrl);
  const url = URL.canParse(address, base.href) ? new URL(address, base) : undefined;
  if (!url || url.origin !== base.origin || url.username !== '' || url.password !== '') {
    throw unexpectedAnswer(row, 'foreign-next-page', `nextPage leads off ${base.origin}`);
  }
  const page = Number(url.searchParams.get('page'));
  const pageSize = Number(url.searchParams.get('pageSize'));
  if (!Number.isSafeInteger(page) || page < 2) throw unexpectedAnswer(row, 'bad-next-page', 'nextPage names no page');
  return Number.isSafeInteger(pageSize) && pageSize > 0 ? { page, pageSize } : { page };
}

function unexpectedAnswer(row: AnyOperation, code: string, message: string): StorefrontError {
  return new StorefrontError({ type: 'unexpected-response', code, message: `${row.name}: ${message}.` });
}
