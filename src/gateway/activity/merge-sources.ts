import type { ActivityEntry } from '../../api/schemas/storefront/activity.js';

/** Activity entry with its time in milliseconds since 1970, for sorting. */
export interface DatedEntry {
  at: number;
  entry: ActivityEntry;
}

/** List of activity entries that is read page by page, newest entries first. */
export interface ActivitySource {
  name: string;
  /** @param page page number, starting with 1 */
  read(page: number): Promise<{ entries: readonly DatedEntry[]; more: boolean }>;
}

/** Position in a source: page number, and the number of entries of that page that were already returned. */
interface ReadPosition {
  page: number;
  returned: number;
}
export type ReadPositions = Readonly<Record<string, ReadPosition>>;

/** Progress of reading a source, with the entries that were read but not returned yet. */
interface SourceReader {
  source: ActivitySource;
  position: ReadPosition;
  remaining: readonly DatedEntry[];
  more: boolean;
}

const START: ReadPosition = { page: 1, returned: 0 };

async function openSource(source: ActivitySource, position: ReadPosition): Promise<SourceReader> {
  const { entries, more } = await source.read(position.page);
  return advance({ source, position, remaining: entries.slice(position.returned), more });
}

/** Reads further pages until there are entries to return or no more pages. */
async function advance(reader: SourceReader): Promise<SourceReader> {
  let { position, remaining, more } = reader;
  while (remaining.length === 0 && more) {
    position = { page: position.page + 1, returned: 0 };
    const next = await reader.source.read(position.page);
    remaining = next.entries;
    more = next.more;
  }
  return { ...reader, position, remaining, more };
}

/**
 * Merges several lists into one, newest entries first. Reads only as many pages as needed.
 * @param positions positions at the end of the previous page; undefined for the first page
 */
export async function mergeSources(
  sources: readonly ActivitySource[],
  positions: ReadPositions | undefined,
  size: number,
): Promise<{ entries: ActivityEntry[]; next: ReadPositions | undefined }> {
  const unread = sources.filter(({ name }) => positions === undefined || positions[name] !== undefined);
  let readers = await Promise.all(unread.map((source) => openSource(source, positions?.[source.name] ?? START)));
  const entries: ActivityEntry[] = [];
  while (entries.length < size) {
    readers = readers.filter(({ remaining }) => remaining.length > 0);
    const [first, ...others] = readers;
    if (!first) return { entries, next: undefined };
    const newest = others.reduce((best, each) => (newestTime(each) > newestTime(best) ? each : best), first);
    const [next, ...remaining] = newest.remaining;
    if (next) entries.push(next.entry);
    const position = { page: newest.position.page, returned: newest.position.returned + 1 };
    const advanced = await advance({ ...newest, position, remaining });
    readers = readers.map((each) => (each === newest ? advanced : each));
  }
  const unfinished = readers.filter(({ remaining }) => remaining.length > 0);
  return {
    entries,
    next: unfinished.length === 0 ? undefined : Object.fromEntries(unfinished.map(({ source, position }) => [source.name, position])),
  };
}

const newestTime = ({ remaining: [first] }: SourceReader): number => first?.at ?? -Infinity;
