/** Time zones from the platform's Intl object, independent of the sandbox's own calendar. */

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Time zones that skipped or repeated a midnight. One of them skipped a whole day. */
export const ODD_ZONES = [
  'America/Asuncion',
  'America/Havana',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Scoresbysund',
  'America/St_Johns',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Amman',
  'Asia/Beirut',
  'Asia/Gaza',
  'Asia/Tehran',
  'Atlantic/Azores',
  'Europe/Lisbon',
  'Pacific/Apia',
] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    formats.set(timeZone, (format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields })));
  }
  return format;
}

/** Returns the local time at an instant, as the timestamp that this time has in UTC. */
export function localTime(timeZone: string, instant: number): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, day = 1] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return Date.UTC(year, month - 1, day, parts.get('hour'), parts.get('minute'), parts.get('second'), instant % 1000);
}

/** Returns the date of a local time (see `localTime`). */
export const wallDate = (wall: number): string => new Date(wall).toISOString().slice(0, 10);
export const wallTime = (wall: number): string => new Date(wall).toISOString().slice(11, 23);

const offsetAt = (timeZone: string, instant: number): number => localTime(timeZone, instant) - instant;

/** Clock change of a zone. */
export interface Change {
  readonly at: number;
  /** Milliseconds by which clocks go forward; negative if they go back. */
  readonly by: number;
  /** Local time of the change, with the old offset. */
  readonly wall: number;
}

/** Returns the clock changes of a zone in a range of years, found by comparing offsets. */
export function clockChanges(timeZone: string, first: number, last: number): Change[] {
  const found: Change[] = [];
  for (let day = Date.UTC(first, 0, 1); day < Date.UTC(last + 1, 0, 1); day += DAY) {
    const before = offsetAt(timeZone, day);
    if (offsetAt(timeZone, day + DAY) === before) continue;
    let [low, high] = [day, day + DAY];
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
      if (offsetAt(timeZone, middle) === before) low = middle;
      else high = middle;
    }
    found.push({ at: high, by: offsetAt(timeZone, high) - before, wall: high + before });
  }
  return found;
}

/** True if a change skips or repeats a midnight. */
export function isOdd({ by, wall }: Change): boolean {
  const [first, last] = by > 0 ? [wall, wall + by] : [wall + by, wall];
  return Math.floor(first / DAY) !== Math.floor(last / DAY) || first % DAY === 0;
}

/** Returns the first instant with a local time. For a skipped local time, uses the offset before the change. */
export function instantOf(timeZone: string, wall: number): number {
  const [before, after] = [offsetAt(timeZone, wall - 2 * DAY), offsetAt(timeZone, wall + 2 * DAY)];
  const shown = [wall - before, wall - after].filter((instant) => localTime(timeZone, instant) === wall);
  return shown.length > 0 ? Math.min(...shown) : wall - before;
}
