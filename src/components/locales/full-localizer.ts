import type { LitElement } from 'lit';
import { formatDate } from './dates.js';
import { Localizer, type LocaleSettings } from './localizer.js';
import type { MessageCatalog, Messages } from './message-catalog.js';

export type { LocaleSettings } from './localizer.js';

/** Messages, amounts, dates and country names in the language of the element. */
export class FullLocalizer<English extends Messages> extends Localizer<English> {
  readonly #host: LitElement;

  constructor(host: LitElement, catalog: MessageCatalog<English>, settings: () => LocaleSettings) {
    super(host, catalog, settings);
    this.#host = host;
  }

  /** Text direction of the element, for documents that it prints or saves. */
  get direction(): 'ltr' | 'rtl' {
    return this.#host.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  }

  date(date: string, style: 'long' | 'medium' | 'short' = 'long'): string {
    return formatDate(date, this.locale, style);
  }

  /** Returns the name of a country (ISO 3166-1 alpha-2) in this language, or the code if it has no name. */
  country(code: string): string {
    try {
      return new Intl.DisplayNames([this.locale], { type: 'region' }).of(code) ?? code;
    } catch {
      return code;
    }
  }
}
