/** Returns a list that contains the canonical form of a BCP 47 tag. The list is empty if the tag is invalid. */
export function parseLocale(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

/**
 * Returns the key of the messages that match a locale best: `en`, a key of `translations`, or an empty text if its language is not available. Looks up
 * the language with its likely script and region (`pt-Latn-PT`), then without the region, then the language alone.
 */
export function matchLanguage(locale: string, translations: object): string {
  let key = String(new Intl.Locale(locale).maximize());
  while (key && key !== 'en' && !(key in translations)) key = key.replace(/-?\w+$/, '');
  return key;
}
