import { formatNumber } from './formats.js';

/** One text with `{placeholders}`, or one for each plural form of the placeholder `count`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
export type Messages = Readonly<Record<string, Message>>;

/**
 * Words of the page instead of those of the elements, by `<catalog>.<key>`. `language` says which language they are in, if it is one that the
 * elements do not speak: formats follow it then.
 */
export type MessageOverrides = Messages & { readonly language?: string };

/** The same keys in another language; each key has to be there. */
export type Translation<English extends Messages> = { readonly [Key in keyof English]: Message };

/** The messages of one element. English is part of the element; other languages are loaded when they are needed. */
export interface MessageCatalog<English extends Messages> {
  /** First half of the override keys, for example `plans` in `plans.select`. */
  readonly name: string;
  readonly en: English;
  /** Loaders by language key: `de`, `pt` for the only variant of Portuguese, `zh-Hant` for one of several variants of Chinese. */
  readonly translations: Readonly<Record<string, () => Promise<{ messages: Translation<English> }>>>;
}

/** Fills `{placeholders}`, numbers as `locale` writes them; one without a value stays visible so that a mistake shows. */
export function fill(message: string, values: Readonly<Record<string, string | number>>, locale: string): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value, locale) : (value ?? whole);
  });
}
