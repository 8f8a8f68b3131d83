import { describe, expect, it } from 'vitest';
import { FORM_LANGUAGES, formLanguage } from '../../../demo/sandbox/form/messages.js';

function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe('texts of the form', () => {
  const english = new Map(texts(FORM_LANGUAGES.en, ''));

  it.each(['ar', 'de', 'es', 'fr', 'ja', 'pt-BR'] as const)(
    'are complete in %s, translated, and have the same placeholders',
    (language) => {
      const translation = new Map(texts(FORM_LANGUAGES[language], ''));
      expect([...translation.keys()]).toEqual([...english.keys()]);
      for (const [path, text] of english) {
        const translated = translation.get(path) ?? '';
        expect([path, translated === text]).toEqual([path, false]);
        expect(translated.match(/\{\w+\}/g)).toEqual(text.match(/\{\w+\}/g));
      }
    },
  );

  it('follow the locale, with English as the default', () => {
    const locales = ['fr-CA', 'AR', 'ja-JP', 'pt-BR', 'pt-PT', 'it', 'constructor', undefined];
    expect(locales.map(formLanguage)).toEqual(['fr', 'ar', 'ja', 'pt-BR', 'pt-BR', 'en', 'en', 'en']);
  });
});
