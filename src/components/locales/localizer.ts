import type { LitElement, ReactiveController } from 'lit';
import { rightToLeft } from '../../generated/languages.js';
import { formatMoney, formatNumber, moneyParts, type Amount } from './formats.js';
import { matchLanguage, parseLocale } from './match-language.js';
import { fill, type Message, type MessageCatalog, type MessageOverrides, type Messages } from './message-catalog.js';

export interface LocaleSettings {
  /** Requested language as a BCP 47 tag. Default: the closest `lang` attribute, then the browser's language. */
  readonly locale?: string | undefined;
  readonly overrides?: MessageOverrides | undefined;
}

/** Loaded messages by loader function, shared by all elements. */
const loaded = new WeakMap<object, Messages>();

/** Attribute that marks an element whose `lang` was set here. Its value is the `dir` that was set together with `lang`. */
const MARK = 'data-words';

/**
 * Messages and amounts in the language of the element: the first requested language that is available, otherwise English. Messages, formats and
 * text direction always belong to the same language. See docs/languages.md.
 */
export class Localizer<English extends Messages> implements ReactiveController {
  readonly #host: LitElement;
  readonly #catalog: MessageCatalog<English>;
  readonly #settings: () => LocaleSettings;
  #wanted: string | undefined;
  #locale = 'en';
  #messages: Messages;
  #isLoading = false;

  constructor(host: LitElement, catalog: MessageCatalog<English>, settings: () => LocaleSettings) {
    this.#host = host;
    this.#catalog = catalog;
    this.#settings = settings;
    this.#messages = catalog.en;
    host.addController(this);
  }

  hostConnected(): void {
    this.hostUpdate();
  }

  hostUpdate(): void {
    const { locale, overrides } = this.#settings();
    const pageLanguage = (this.#host.closest(`[lang]:not([${MARK}])`) ?? document.documentElement).getAttribute('lang');
    const added = overrides?.language;
    const wanted = [locale || pageLanguage || navigator.languages, added, 'en'].join();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const locales = wanted.split(',').flatMap(parseLocale);
    this.#use(
      locales.find((each) => matchLanguage(each, this.#catalog.translations) || each.startsWith(`${added}`)),
      pageLanguage,
    );
  }

  /** BCP 47 tag of the language in use, for example `de-AT`. */
  get locale(): string {
    return this.#locale;
  }

  /** True while messages in the requested language are loading. The messages are in English until then. */
  get isLoading(): boolean {
    return this.#isLoading;
  }

  /** Returns the message of a key with its `{placeholders}` filled. `count` also selects the plural form. */
  t(key: keyof English & string, values: Readonly<Record<string, string | number>> = {}): string {
    const message: Message = this.#settings().overrides?.[`${this.#catalog.name}.${key}`] ?? this.#messages[key] ?? key;
    return fill(typeof message === 'string' ? message : this.#plural(message, values['count']), values, this.#locale);
  }

  money(money: Amount): string {
    return formatMoney(money, this.#locale);
  }

  moneyParts(money: Amount): Intl.NumberFormatPart[] | undefined {
    return moneyParts(money, this.#locale);
  }

  number(value: string | number): string {
    return formatNumber(value, this.#locale);
  }

  #plural(message: Exclude<Message, string>, count: string | number | undefined): string {
    return message[new Intl.PluralRules(this.#locale).select(Number(count ?? 0))] ?? message.other;
  }

  #use(locale = 'en', pageLanguage: string | null): void {
    const host = this.#host;
    const { en, translations } = this.#catalog;
    this.#locale = locale;
    const dir = rightToLeft.test(locale) ? 'rtl' : 'ltr';
    const mark = host.getAttribute(MARK) ?? '';
    if (mark || locale !== pageLanguage || (dir === 'rtl' && !host.matches(':dir(rtl)'))) {
      host.lang = locale;
      // If `dir` differs from the value set here, the page author has set it, so it stays.
      host.setAttribute(MARK, host.dir === mark ? (host.dir = dir) : 'lang');
    }
    const load = translations[matchLanguage(locale, translations)];
    const known = load ? loaded.get(load) : en;
    this.#isLoading = !known;
    if (known) this.#messages = known;
    else if (load) void this.#load(load, locale, pageLanguage);
  }

  async #load(load: () => Promise<{ messages: Messages }>, locale: string | undefined, pageLanguage: string | null): Promise<void> {
    const wanted = this.#wanted;
    try {
      loaded.set(load, (await load()).messages);
    } catch {
      // If the messages cannot be loaded, the whole element stays in English.
      locale = undefined;
    }
    if (wanted === this.#wanted) this.#use(locale, pageLanguage);
    this.#host.requestUpdate();
  }
}
