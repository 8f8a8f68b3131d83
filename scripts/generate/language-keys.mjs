const fullTag = (/** @type {string} */ tag) => new Intl.Locale(tag).maximize().baseName;

/**
 * Returns the keys under which browsers look up the messages of each language (see src/components/locales/match-language.ts). If a language has only
 * one variant, the key is the language: `pt` for `pt-BR`. The keys of further variants add the script or region: `zh` for `zh-CN`, `zh-Hant` for
 * `zh-TW`.
 *
 * @param {readonly string[]} codes BCP 47 tags. The first one is preferred if a locale names neither script nor region.
 * @returns {Map<string, string>} code by key
 */
export function languageKeys(codes) {
  const bestFor = (/** @type {string} */ key) =>
    codes.find((code) => fullTag(code) === fullTag(key)) ?? codes.find((code) => `${fullTag(code)}-`.startsWith(`${key}-`));
  /** @type {Map<string, string>} */
  const keys = new Map();
  for (const code of codes) {
    const [language = '', script] = fullTag(code).split('-');
    let shorter;
    for (const key of [language, `${language}-${script}`, fullTag(code)]) {
      const best = bestFor(key);
      if (best !== undefined && best !== shorter) keys.set(key, best);
      shorter = best;
    }
  }
  return keys;
}
