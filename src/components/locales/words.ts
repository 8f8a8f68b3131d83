import type { LitElement, ReactiveController } from 'lit';
import { fill, type Catalog, type Message, type Messages } from './catalog.js';
import { formatMoney, formatNumber, moneyParts, type Amount } from './formats.js';

export interface LocaleSettings {
  /** Language asked for; without it the nearest `lang` decides, then the browser. */
  readonly locale?: string | undefined;
  readonly overrides?: Readonly<Record<string, string>> | undefined;
}

/** Languages whose words have arrived, by catalog. Shared, so that the second element of a kind has them at once. */
const loaded = new WeakMap<object, Map<string, Messages>>();

/** Words and amounts in the language of the element. */
export class Words<English extends Messages> implements ReactiveController {
  readonly #host: LitElement;
  readonly #catalog: Catalog<English>;
  readonly #settings: () => LocaleSettings;
  #locale = 'en';
  #messages: Messages;
  #coming = false;

  constructor(host: LitElement, catalog: Catalog<English>, settings: () => LocaleSettings) {
    this.#host = host;
    this.#catalog = catalog;
    this.#settings = settings;
    this.#messages = catalog.en;
    host.addController(this);
  }

  hostConnected(): void {
    this.#resolve();
  }

  hostUpdate(): void {
    this.#resolve();
  }

  /** BCP 47 language in force, for example `de-AT`. */
  get locale(): string {
    return this.#locale;
  }

  /** Whether words in the language asked for are on their way; English ones are there until then. */
  get coming(): boolean {
    return this.#coming;
  }

  /** The words for a key, with `{placeholders}` filled; `count` also chooses the plural form. */
  t(key: keyof English & string, values: Readonly<Record<string, string | number>> = {}): string {
    const message: Message =
      this.#settings().overrides?.[`${this.#catalog.name}.${key}`] ?? this.#messages[key] ?? this.#catalog.en[key] ?? key;
    return fill(typeof message === 'string' ? message : this.#plural(message, values['count']), values);
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

  get #language(): string {
    return this.#locale.split('-')[0]?.toLowerCase() ?? 'en';
  }

  #plural(message: Exclude<Message, string>, count: string | number | undefined): string {
    return message[new Intl.PluralRules(this.#locale).select(Number(count ?? 0))] ?? message.other;
  }

  #resolve(): void {
    const wanted = this.#settings().locale || this.#host.closest('[lang]')?.getAttribute('lang') || documentLanguage() || 'en';
    const locale = supported(wanted) ?? 'en';
    if (locale === this.#locale) return;
    this.#locale = locale;
    this.#load();
  }

  #load(): void {
    const language = this.#language;
    const load = this.#catalog.translations[language];
    if (!load) {
      this.#messages = this.#catalog.en;
      return;
    }
    let languages = loaded.get(this.#catalog);
    if (!languages) loaded.set(this.#catalog, (languages = new Map<string, Messages>()));
    const known = languages.get(language);
    if (known) {
      this.#messages = known;
      return;
    }
    const here = languages;
    this.#coming = true;
    // English stays if they do not arrive: words must not take the element down.
    void load()
      .then(
        ({ messages }) => {
          here.set(language, messages);
          if (this.#language === language) this.#messages = messages;
        },
        () => undefined,
      )
      .then(() => {
        this.#coming = false;
        this.#host.requestUpdate();
      });
  }
}

function documentLanguage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.documentElement.lang || navigator.language;
}

function supported(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}
