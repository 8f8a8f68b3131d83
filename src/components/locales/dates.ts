const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats a plain date (`YYYY-MM-DD`). Uses UTC, so that no time zone shifts the day. */
export function formatDate(date: string, locale: string, style: 'long' | 'medium' | 'short' = 'long'): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) return '–';
  const key = `${locale}|${style}`;
  let format = dateFormats.get(key);
  if (!format) dateFormats.set(key, (format = new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' })));
  return format.format(time);
}
