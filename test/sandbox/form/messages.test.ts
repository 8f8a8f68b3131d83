import { describe, expect, it } from 'vitest';
import { FORM_LANGUAGES, formLanguage } from '../../../demo/sandbox/form/messages.js';

function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe('words of the form', () => {
  const english = new Map(texts(FORM_LANGUAGES.en, ''));

  it.each(['ar', 'de', 'es', 'fr', 'ja'] as const)('says everything in %s, differently and with the same placeholders', (language) => {
    const translation = new Map(texts(FORM_LANGUAGES[language], ''));
    expect([...translation.keys()]).toEqual([...english.keys()]);
    for (const [path, text] of english) {
      const translated = translation.get(path) ?? '';
      expect([path, translated === text]).toEqual([path, false]);
      expect(translated.match(/\{\w+\}/g)).toEqual(text.match(/\{\w+\}/g));
    }
  });

  it('speaks the language of the locale, else English', () => {
    expect(['fr-CA', 'AR', 'ja-JP', 'pt-BR', 'constructor', undefined].map(formLanguage)).toEqual(['fr', 'ar', 'ja', 'en', 'en', 'en']);
  });
});
