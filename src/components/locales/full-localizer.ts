import type { Messages } from './message-catalog.js';
import { formatDate } from './dates.js';
import { Localizer } from './localizer.js';

export type { LocaleSettings } from './localizer.js';

/** Words, amounts, dates and countries in the language of the element. */
export class FullLocalizer<English extends Messages> extends Localizer<English> {
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
