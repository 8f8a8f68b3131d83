import { addDays } from '../../../../api/plain-date/plain-date.js';
import type { IsoDate } from '../../../../api/schemas/values.js';

/** All-day event of a calendar. */
export interface CalendarEvent {
  /** The same in each file, so that another import replaces the event. */
  readonly id: string;
  readonly date: IsoDate;
  readonly title: string;
  readonly text: string;
}

/** Converts `2026-12-31` to `20261231`. */
const toBasicDate = (date: IsoDate): string => date.replaceAll('-', '');

/** Escapes text as RFC 5545 requires, and removes control characters. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line into lines of at most 75 bytes, without splitting a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > 74) {
      lines.push('');
      size = 1;
    }
    lines.push((lines.pop() ?? '') + character);
    size += bytes;
  }
  return lines.join('\r\n ');
}

/** Returns an iCalendar file (RFC 5545) of all-day events, each with a reminder one week before. @param now creation time of the file */
export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const eventLines = events.flatMap(({ id, date, title, text }) => [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@storefront-elements`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${toBasicDate(date)}`,
    `DTEND;VALUE=DATE:${toBasicDate(addDays(date, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P7D',
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//storefront-elements//EN',
    'CALSCALE:GREGORIAN',
    ...eventLines,
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
