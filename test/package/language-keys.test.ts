import { describe, expect, it } from 'vitest';
import { languageKeys } from '../../scripts/generate/language-keys.mjs';
import { matchLanguage, parseLocale } from '../../src/components/locales/match-language.js';

const CODES = ['en', 'de', 'es', 'es-MX', 'pt-BR', 'zh-TW', 'zh-CN', 'sr-Latn', 'fil', 'en-GB'];
const keys = languageKeys(CODES);

describe('the language of a locale', () => {
  it.each([
    ['en', 'en'],
    ['en-US', 'en'],
    ['en-AU', 'en'],
    ['en-GB', 'en-GB'],
    ['de', 'de'],
    ['de-CH', 'de'],
    ['es', 'es'],
    ['es-419', 'es'],
    ['es-MX', 'es-MX'],
    ['pt', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['pt-BR-u-nu-latn', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['sr', 'sr-Latn'],
    ['fil', 'fil'],
    ['fi', undefined],
    ['it', undefined],
    ['constructor', undefined],
  ])('%s uses the messages of %s', (tag, code) => {
    const [key] = [parseLocale(tag)].flat().map((locale) => matchLanguage(locale, Object.fromEntries(keys)));
    expect(key === undefined ? undefined : keys.get(key)).toBe(code);
  });

  it('has a short key if the language has only one variant', () => {
    expect([...languageKeys(['en', 'de', 'pt-BR', 'ar'])]).toEqual([
      ['en', 'en'],
      ['de', 'de'],
      ['pt', 'pt-BR'],
      ['ar', 'ar'],
    ]);
  });
});
