import * as z from 'zod';

/** Texts by BCP 47 language. English is required. */
export type Localized<Text> = { en: Text } & Record<string, Text>;

/** Text shown to visitors. */
export const displayText = z.string().min(1).max(2000);
export const id = z.string().min(1).max(64);
export const localized = <Text extends z.ZodType>(text: Text) => z.object({ en: text }).catchall(text);
/** One text in several languages. */
export const localizedText = localized(z.strictObject({ text: displayText }));

/** Link target that cannot run code in the page. */
export const href = z
  .string()
  .max(2000)
  .refine((text) => /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?![/\\])[^\s\\]*)$/.test(text), {
    error: 'must be an https: or mailto: address, or a path that starts with a single /',
  });

/** Schema for a list without duplicate keys. */
export const uniqueBy = <Item>(key: (item: Item) => string, error: string) =>
  z.custom<Item[]>().refine((items) => new Set(items.map(key)).size === items.length, { error });

/** Returns the text for a language such as `de-AT`. Falls back to `de`, then to English. */
export function localize<Text>(texts: Localized<Text>, locale: string | undefined): Text {
  const requested = locale?.toLowerCase() ?? 'en';
  const languages = Object.keys(texts);
  const found =
    languages.find((language) => language.toLowerCase() === requested) ??
    languages.find((language) => language.toLowerCase() === requested.split('-')[0]);
  return (found === undefined ? undefined : texts[found]) ?? texts.en;
}

/** True for a well-formed BCP 47 tag. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
