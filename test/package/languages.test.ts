import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/components/locales/languages.js';
import type { Messages } from '../../src/components/locales/message-catalog.js';
import { messageProblems } from '../support/message-problems.js';

const root = join(import.meta.dirname, '../..');
const LOCALES = 'src/components/locales';
const filesOf = (code: string): string[] => readdirSync(join(root, LOCALES, code)).sort();
const english = filesOf('en');
const translated = languages.filter(({ code }) => code !== 'en');

async function messagesOf(code: string, file: string): Promise<Messages> {
  const { messages } = (await import(join(root, LOCALES, code, file))) as { messages: Messages };
  return messages;
}

/** Typographic mistakes that a translation must not contain, by language. */
const TYPOGRAPHY: Readonly<Record<string, RegExp>> = {
  // In French, a no-break space comes before these marks, so that no line breaks there.
  fr: / [:;?!%»]|« |[^\s\u00a0\u202f][;?!»]|\w'\w/,
  ja: /[?!:~]|[\u3040-\u30ff\u4e00-\u9fff] [\u3040-\u30ff\u4e00-\u9fff]/,
};

describe('the table of languages', () => {
  it('has a row for each folder of messages', () => {
    const folders = readdirSync(join(root, LOCALES), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(languages.map(({ code }) => code).sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it.each(languages)('names $code in the language itself', ({ code, name }) => {
    expect(Intl.getCanonicalLocales(code)).toEqual([code]);
    const known = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? '';
    expect(name.toLocaleLowerCase(code)).toBe(known.toLocaleLowerCase(code));
  });
});

describe.each(translated)('messages in $name', ({ code, dir }) => {
  it('have a file for each English file', () => {
    const present = filesOf(code);
    const problems = [
      ...english
        .filter((file) => !present.includes(file))
        .map((file) => `${LOCALES}/${code}/${file} is missing. Translate ${LOCALES}/en/${file}.`),
      ...present.filter((file) => !english.includes(file)).map((file) => `${LOCALES}/${code}/${file} has no English file. Remove it.`),
    ];
    expect(problems).toEqual([]);
  });

  it.each(english.filter((file) => filesOf(code).includes(file)))('are complete in %s', async (file) => {
    const messages = await messagesOf(code, file);
    const path = `${LOCALES}/${code}/${file}`;
    const source = readFileSync(join(root, path), 'utf8');
    expect(messageProblems(await messagesOf('en', file), { file: path, source, messages, code, dir })).toEqual([]);
    const forbidden = TYPOGRAPHY[code];
    const texts = Object.values(messages).flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)));
    if (forbidden) for (const text of texts) expect(text).not.toMatch(forbidden);
  });
});

describe('the check of a translation', () => {
  const problemsOf = (messages: Messages, source = "  title: 'Plany',", dir: 'ltr' | 'rtl' = 'ltr'): string[] => {
    const original = { title: 'Plans', due: 'Due {date}', seats: { one: '{count} seat', other: '{count} seats' } };
    return messageProblems(original, { file: 'pl/plans.ts', source, messages, code: 'pl', dir });
  };
  const seats = { one: '{count} miejsce', few: '{count} miejsca', many: '{count} miejsc', other: '{count} miejsca' };
  const right = { title: 'Plany', due: 'Termin: {date}', seats };

  it('accepts a complete translation', () => {
    expect(problemsOf(right)).toEqual([]);
  });

  it.each<[string, Messages, string]>([
    ['a missing key', { due: right.due, seats }, 'pl/plans.ts: title is missing. Translate "Plans".'],
    ['an unknown key', { ...right, other: 'Inne' }, 'pl/plans.ts: other is not in the English catalog. Remove it.'],
    ['a missing placeholder', { ...right, due: 'Termin' }, 'pl/plans.ts: due lacks {date}. Add it.'],
    ['an unknown placeholder', { ...right, due: '{date} {day}' }, 'pl/plans.ts: due contains {day}, which nothing fills. Use {date}.'],
    ['missing plural forms', { ...right, seats: 'miejsca' }, 'pl/plans.ts: seats needs the plural forms few, many, one, other.'],
    [
      'a missing plural form',
      { ...right, seats: { one: '{count} a', few: '{count} b', other: '{count} c' } },
      'pl/plans.ts: seats lacks the plural form "many". Add it.',
    ],
    [
      'a plural form that the language does not use',
      { ...right, seats: { ...seats, two: '{count} d' } },
      'pl/plans.ts: seats has the form "two", which pl does not use. Remove it.',
    ],
    [
      'unneeded plural forms',
      { ...right, title: seats },
      'pl/plans.ts: title has plural forms, the English message has none. Use one text.',
    ],
    [
      'an English text',
      { ...right, title: 'Plans' },
      'pl/plans.ts: title is the same as in English. Translate it, or add the comment "// Same as in English." behind it.',
    ],
  ])('names %s and the fix', (_, messages, problem) => {
    expect(problemsOf(messages)).toContain(problem);
  });

  it('accepts an English text only if a comment marks it as intended', () => {
    expect(problemsOf({ ...right, title: 'Plans' }, "  title: 'Plans', // Same as in English.")).toEqual([]);
    expect(problemsOf(right, "  title: 'Plany', // Same as in English.")).toEqual([
      'pl/plans.ts: title differs from the English message. Remove the comment "// Same as in English.".',
    ]);
  });

  it('finds a value that is not isolated in right-to-left text', () => {
    const problem =
      'pl/plans.ts: due has values that are not isolated. Wrap the messages of the file in isolated() from locales/isolated.ts.';
    expect(problemsOf(right, undefined, 'rtl')).toContain(problem);
    expect(problemsOf({ ...right, due: 'Termin: \u2068{date}\u2069' }, undefined, 'rtl')).not.toContain(problem);
  });
});

describe('message catalogs', () => {
  it('have kebab-case names, with a dot before the part that loads later', () => {
    for (const file of english) expect(file).toMatch(/^[a-z]+(-[a-z]+)*(\.[a-z]+)?\.ts$/);
  });

  it('are listed in docs/languages.md', () => {
    const [, table = ''] = readFileSync(join(root, 'docs/languages.md'), 'utf8').split('| catalog | messages of |');
    const listed = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
    expect(listed).toEqual([...new Set(english.map((file) => file.split('.')[0]))].sort());
  });
});
