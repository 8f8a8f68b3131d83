import type { Messages } from './catalog.js';
import { formatDate } from './dates.js';
import { Words } from './words.js';

export type { LocaleSettings } from './words.js';

/** Words, amounts, dates and countries in the language of the element. */
export class Localize<English extends Messages> extends Words<English> {
  date(date: string, style: 'long' | 'medium' | 'short' = 'long'): string {
    return formatDate(date, this.locale, style);
  }

  /** The name of a country (ISO 3166-1 alpha-2) in this language; the code itself if there is none. */
  country(code: string): string {
    try {
      return new Intl.DisplayNames([this.locale], { type: 'region' }).of(code) ?? code;
    } catch {
      return code;
    }
  }
}
