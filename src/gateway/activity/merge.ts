import type { ActivityEntry } from '../../api/schemas/storefront/activity.js';

/** An entry with the instant by which it is put in order, in milliseconds since 1970. */
export interface Dated {
  at: number;
  entry: ActivityEntry;
}

/** One list of the platform, the newest first, read page by page. */
export interface Source {
  name: string;
  /** @param page from 1 */
  read(page: number): Promise<{ entries: readonly Dated[]; more: boolean }>;
}

/** How far a source has been read: entries of a page that were shown. */
export interface Place {
  page: number;
  shown: number;
}
export type Places = Readonly<Record<string, Place>>;

/** A source while it is read. */
interface Reading {
  source: Source;
  place: Place;
  waiting: readonly Dated[];
  more: boolean;
}

const START: Place = { page: 1, shown: 0 };

async function open(source: Source, place: Place): Promise<Reading> {
  const { entries, more } = await source.read(place.page);
  return forward({ source, place, waiting: entries.slice(place.shown), more });
}

/** Reads on until something waits, or there is nothing more. */
async function forward(reading: Reading): Promise<Reading> {
  let { place, waiting, more } = reading;
  while (waiting.length === 0 && more) {
    place = { page: place.page + 1, shown: 0 };
    const next = await reading.source.read(place.page);
    waiting = next.entries;
    more = next.more;
  }
  return { ...reading, place, waiting, more };
}

/**
 * Lists of their own as one list, the newest first. Only so much of each is read as is shown.
 * @param places where the page before ended; absent for the first page
 */
export async function merged(
  sources: readonly Source[],
  places: Places | undefined,
  size: number,
): Promise<{ entries: ActivityEntry[]; next: Places | undefined }> {
  const unread = sources.filter(({ name }) => places === undefined || places[name] !== undefined);
  let readings = await Promise.all(unread.map((source) => open(source, places?.[source.name] ?? START)));
  const entries: ActivityEntry[] = [];
  while (entries.length < size) {
    readings = readings.filter(({ waiting }) => waiting.length > 0);
    const [first, ...others] = readings;
    if (!first) return { entries, next: undefined };
    const newest = others.reduce((best, each) => (at(each) > at(best) ? each : best), first);
    const [taken, ...waiting] = newest.waiting;
    if (taken) entries.push(taken.entry);
    const place = { page: newest.place.page, shown: newest.place.shown + 1 };
    const on = await forward({ ...newest, place, waiting });
    readings = readings.map((each) => (each === newest ? on : each));
  }
  const left = readings.filter(({ waiting }) => waiting.length > 0);
  return { entries, next: left.length === 0 ? undefined : Object.fromEntries(left.map(({ source, place }) => [source.name, place])) };
}

const at = ({ waiting: [first] }: Reading): number => first?.at ?? -Infinity;
