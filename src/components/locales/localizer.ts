import type { LitElement, ReactiveController } from 'lit';
import { fill, type MessageCatalog, type Message, type MessageOverrides, type Messages } from './message-catalog.js';
import { formatMoney, formatNumber, moneyParts, type Amount } from './formats.js';

export interface LocaleSettings {
  /** Language asked for; without it the nearest `lang` decides, then the browser. */
  readonly locale?: string | undefined;
  readonly overrides?: MessageOverrides | undefined;
}

/** Words that have arrived, by what loads them. Shared, so that the second element of a kind has them at once. */
const loaded = new WeakMap<object, Messages>();

/** Stands on an element whose `lang` and `dir` are those of its words, and not what the page says of itself. */
const OURS = 'data-words';

/**
 * Words and amounts in the language of the element: the first one asked for that it speaks, else English. Words, formats and direction never
 * come from different languages. See docs/languages.md.
 */
export class Localizer<English extends Messages> implements ReactiveController {
  readonly #host: LitElement;
  readonly #catalog: MessageCatalog<English>;
  readonly #settings: () => LocaleSettings;
  #asked: string | undefined;
  #locale = 'en';
  #messages: Messages;
  #coming = false;

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
    const around = (this.#host.closest(`[lang]:not([${OURS}])`) ?? document.documentElement).getAttribute('lang');
    const added = overrides?.language;
    const asked = [locale || around || navigator.languages.join(), added, 'en'].join();
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#speak(
      asked
        .split(',')
        .flatMap(parse)
        .find(({ language }) => language === 'en' || language === added || language in this.#catalog.translations),
      around,
    );
  }

  /** BCP 47 language in force, for example `de-AT`. */
  get locale(): string {
    return this.#locale;
  }

  /** Whether words in the language asked for are on their way; English ones are there until then. */
  get isLoading(): boolean {
    return this.#coming;
  }

  /** The words for a key, with `{placeholders}` filled, numbers as the language writes them; `count` also chooses the plural form. */
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

  #speak(locale: Intl.Locale | undefined, around: string | null): void {
    const host = this.#host;
    const { en, translations } = this.#catalog;
    const { language } = locale ?? { language: 'en' };
    this.#locale = String(locale ?? language);
    const rightToLeft = language === 'ar';
    if (this.#locale !== around || rightToLeft || host.hasAttribute(OURS)) {
      host.setAttribute(OURS, '');
      host.lang = this.#locale;
      host.dir = rightToLeft ? 'rtl' : 'ltr';
    }
    const load = translations[language];
    const known = load ? loaded.get(load) : en;
    this.#messages = known ?? this.#messages;
    this.#coming = !known;
    if (!load || known) return;
    const asked = this.#asked;
    const speak = (arrived: typeof locale): void => {
      if (asked === this.#asked) this.#speak(arrived, around);
      host.requestUpdate();
    };
    load().then(
      ({ messages }) => {
        loaded.set(load, messages);
        speak(locale);
      },
      // All in English then: words that do not arrive must not take the element down.
      () => speak(undefined),
    );
  }
}

/** A language tag as a list of one; empty for what is none. */
function parse(tag: string): Intl.Locale | [] {
  try {
    return new Intl.Locale(tag);
  } catch {
    return [];
  }
}
