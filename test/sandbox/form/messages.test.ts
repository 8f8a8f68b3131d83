import { describe, expect, it } from 'vitest';
import { FORM_LANGUAGES } from '../../../demo/sandbox/form/messages.js';

function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe('words of the form', () => {
  const english = new Map(texts(FORM_LANGUAGES.en, ''));
  const german = new Map(texts(FORM_LANGUAGES.de, ''));

  it('says everything in both languages, differently and with the same placeholders', () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
    for (const [path, text] of english) {
      const translated = german.get(path) ?? '';
      expect([path, translated === text]).toEqual([path, false]);
      expect(translated.match(/\{\w+\}/g)).toEqual(text.match(/\{\w+\}/g));
    }
  });
});
