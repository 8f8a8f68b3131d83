import { Temporal } from 'temporal-polyfill';

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-]\d{2}:?\d{2})?)?$/;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|[T ])/;

/**
 * Parses a time: `YYYY-MM-DD`, with or without a time and an offset, or `MM/DD/YYYY` as in files. Without an offset, it is in the tenant's time zone.
 * Without a time, it is the start of the day.
 *
 * @returns undefined for an invalid time, such as February 30
 */
export function parseUsageTime(text: string, timeZone: string): Date | undefined {
  const iso = text.replace(
    AMERICAN,
    (_, month: string, day: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  const [, date, time = '00:00:00', offset] = TIME.exec(iso) ?? [];
  if (date === undefined) return undefined;
  try {
    if (offset !== undefined) return new Date(Temporal.Instant.from(`${date}T${time}${offset}`).epochMilliseconds);
    return new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds);
  } catch {
    return undefined;
  }
}
