import type { Message, Messages } from '../../src/components/locales/message-catalog.js';

/** Placeholders for numbers. A plural form for exactly one number may contain the number as a word instead. */
const NUMBERS = new Set(['count', 'quantity', 'units']);

/** Comment after a translation that is intentionally the same as the English message. */
const SAME = '// Same as in English.';

export interface TranslationFile {
  /** Path of the file, for error messages. */
  readonly file: string;
  readonly source: string;
  readonly messages: Messages;
  /** BCP 47 code of the language. */
  readonly code: string;
  readonly dir: 'ltr' | 'rtl';
}

const textsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const placeholdersOf = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, '');
const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** True if a plural form is for a single number: "one" in English, but not in French, where it includes 0. */
function isForOneNumber(code: string, form: string): boolean {
  const rules = new Intl.PluralRules(code);
  return Array.from({ length: 200 }, (_, number) => number).filter((number) => rules.select(number) === form).length === 1;
}

function pluralProblems(key: string, english: Message, message: Message, code: string): string[] {
  if (typeof english === 'string')
    return typeof message === 'string' ? [] : [`${key} has plural forms, the English message has none. Use one text.`];
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  if (typeof message === 'string') return [`${key} needs the plural forms ${forms.join(', ')}.`];
  const found = Object.keys(message);
  return [
    ...forms.filter((form) => !found.includes(form)).map((form) => `${key} lacks the plural form "${form}". Add it.`),
    ...found
      .filter((form) => !forms.some((known) => known === form))
      .map((form) => `${key} has the form "${form}", which ${code} does not use. Remove it.`),
  ];
}

function placeholderProblems(key: string, english: Message, message: Message, code: string): string[] {
  const allowed = new Set(textsOf(english).flatMap(placeholdersOf));
  const needed = textsOf(english)
    .map(placeholdersOf)
    .reduce((common, each) => common.filter((name) => each.includes(name)));
  const forms: [string, string][] = typeof message === 'string' ? [['', message]] : Object.entries(message);
  return forms.flatMap(([form, text]) => {
    const found = placeholdersOf(text);
    const place = form ? `${key} (${form})` : key;
    const mayLackNumber = form !== '' && isForOneNumber(code, form);
    const missing = needed.filter((name) => !found.includes(name) && !(mayLackNumber && NUMBERS.has(name)));
    const unknown = found.filter((name) => !allowed.has(name));
    return [
      ...(missing.length > 0 ? [`${place} lacks ${listed(missing)}. Add it.`] : []),
      ...(unknown.length > 0 ? [`${place} contains ${listed(unknown)}, which nothing fills. Use ${listed([...allowed])}.`] : []),
    ];
  });
}

/** Right-to-left text must isolate its values and close each isolate. */
function isolateProblems(key: string, message: Message): string[] {
  return textsOf(message).some((text) => /[{\u2068\u2069]/.test(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')))
    ? [`${key} has values that are not isolated. Wrap the messages of the file in isolated() from locales/isolated.ts.`]
    : [];
}

function untranslatedProblems(key: string, english: Message, message: Message, source: string): string[] {
  const texts = new Set(textsOf(english).filter((text) => /\p{L}/u.test(withoutPlaceholders(text))));
  const isSame = textsOf(message).some((text) => texts.has(text));
  const own = source.split('\n').find((line) => new RegExp(`^ +${key}: `).test(line));
  const isMarked = own?.includes(SAME) === true;
  // A message that is defined in another catalog's file is checked with that file.
  if (isSame && own !== undefined && !isMarked)
    return [`${key} is the same as in English. Translate it, or add the comment "${SAME}" behind it.`];
  if (!isSame && isMarked) return [`${key} differs from the English message. Remove the comment "${SAME}".`];
  return [];
}

/** Returns the problems in the translation of a catalog. Each problem names the key and the fix. */
export function messageProblems(english: Messages, { file, source, messages, code, dir }: TranslationFile): string[] {
  const problems: string[] = [];
  for (const key of Object.keys(messages)) if (!(key in english)) problems.push(`${key} is not in the English catalog. Remove it.`);
  for (const [key, original] of Object.entries(english)) {
    const message = messages[key];
    if (message === undefined) problems.push(`${key} is missing. Translate "${textsOf(original).at(-1) ?? ''}".`);
    else
      problems.push(
        ...pluralProblems(key, original, message, code),
        ...placeholderProblems(key, original, message, code),
        ...(dir === 'rtl' ? isolateProblems(key, message) : []),
        ...untranslatedProblems(key, original, message, source),
      );
  }
  return problems.map((problem) => `${file}: ${problem}`);
}
