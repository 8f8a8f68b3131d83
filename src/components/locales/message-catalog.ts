import { formatNumber } from './formats.js';

/** Text with `{placeholders}`, or one text for each plural form of the placeholder `count`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
export type Messages = Readonly<Record<string, Message>>;

/**
 * Messages that replace the elements' messages, by `<catalog>.<key>`. Set `language` if their language is not built in, so that numbers and dates are
 * formatted for it.
 */
export type MessageOverrides = Messages & { readonly language?: string };

/** Messages in another language, with the same keys. */
export type Translation<English extends Messages> = { readonly [Key in keyof English]: Message };

/** Messages of one element. English is part of the element; other languages are loaded on demand. */
export interface MessageCatalog<English extends Messages> {
  /** First part of the override keys, for example `plans` in `plans.select`. */
  readonly name: string;
  readonly en: English;
  /** Loaders by language key. The key has a script or region only if there are several variants: `de`, `pt`, `zh-Hant`. */
  readonly translations: Readonly<Record<string, () => Promise<{ messages: Translation<English> }>>>;
}

/** Fills `{placeholders}` and formats numbers for `locale`. A placeholder without a value stays visible, so that the mistake is noticed. */
export function fill(message: string, values: Readonly<Record<string, string | number>>, locale: string): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value, locale) : (value ?? whole);
  });
}
