import * as z from 'zod';
import { exactObject } from '../option-problems.js';

/** Texts by BCP 47 language. English is required. */
export type Localized<Text> = { en: Text } & Record<string, Text>;

/** Text shown to visitors. */
export const displayText = z.string().min(1).max(2000);
export const id = z.string().min(1).max(64);
export const localized = <Text extends z.ZodType>(text: Text) => z.object({ en: text }).catchall(text);
/** One text in several languages. */
export const localizedText = localized(exactObject({ text: displayText }));

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

/**
 * Returns the text for a language. Without a text for its region, returns a text with the same script, then one in the same language (`pt-BR` for
 * `pt-PT`), then English. The elements choose their messages by the same rule (`src/components/locales/match-language.ts`).
 */
export function localize<Text>(texts: Localized<Text>, locale: string | undefined): Text {
  const languages = Object.keys(texts);
  const requested = locale?.toLowerCase() ?? 'en';
  const exact = languages.find((language) => language.toLowerCase() === requested);
  const found = exact ?? closestLanguage(languages, requested);
  return (found === undefined ? undefined : texts[found]) ?? texts.en;
}

function closestLanguage(languages: readonly string[], requested: string): string | undefined {
  for (let key = fullTag(requested) ?? ''; key; key = key.replace(/-?\w+$/, '')) {
    const preferred = fullTag(key);
    const found =
      languages.find((language) => fullTag(language) === preferred) ??
      languages.find((language) => `${fullTag(language)}-`.startsWith(`${key}-`));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns a language with its likely script and region: `pt-Latn-BR` for `pt`. Undefined for an invalid tag. */
function fullTag(tag: string): string | undefined {
  return isLanguage(tag) ? new Intl.Locale(tag).maximize().baseName : undefined;
}

/** True for a well-formed BCP 47 tag. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
