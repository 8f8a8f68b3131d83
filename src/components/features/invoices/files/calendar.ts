import { addDays } from '../../../../api/plain-date/plain-date.js';
import type { IsoDate } from '../../../../api/schemas/values.js';

export interface CalendarDay {
  /** The same for the same thing in every file, so that it replaces itself when the file is taken in again. */
  readonly id: string;
  readonly date: IsoDate;
  readonly title: string;
  readonly text: string;
}

const plain = (date: IsoDate): string => date.replaceAll('-', '');

/** Text of RFC 5545: its marks escaped, control characters left out. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Lines of at most 75 bytes, never cut inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > 74) {
      parts.push('');
      size = 1;
    }
    parts.push((parts.pop() ?? '') + character);
    size += bytes;
  }
  return parts.join('\r\n ');
}

/** Whole days as an iCalendar file (RFC 5545), each with a reminder a week before. @param now when the file is made */
export function calendar(days: readonly CalendarDay[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const events = days.flatMap(({ id, date, title, text }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@storefront-elements`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(date)}`,
    `DTEND;VALUE=DATE:${plain(addDays(date, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P7D',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//storefront-elements//EN', 'CALSCALE:GREGORIAN', ...events, 'END:VCALENDAR'];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
