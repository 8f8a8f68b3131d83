import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/components/locales/languages.js';
import type { Message, MessageCatalog, Messages } from '../../src/components/locales/message-catalog.js';

const root = join(import.meta.dirname, '../..');

/** The languages that everything is said in, beside English. */
const LANGUAGES = languages.map(({ code }) => code).filter((code) => code !== 'en');

/** Placeholders that stand for a number; a form that fits one number only may say it in words. */
const NUMBERS = new Set(['count', 'quantity', 'units']);

/** Texts that are the same as in English, and rightly so. */
const SAME = [
  'account.usage fr',
  'accounting-periods.inCurrency de',
  'accounting-periods.quarterName de',
  'accounting-periods.total es',
  'accounting-periods.total fr',
  'invoices-files.status de',
  'invoices.date fr',
  'invoices.status de',
  'objects.no es',
  'payment.wallet de',
  'paywall.setup de',
  'paywall.setup es',
  'profile.name de',
  'quote.coupon de',
  'quote.subtotal es',
  'quote.total es',
  'quote.total fr',
  'sign-up-address.city_district fr',
  'sign-up-address.district_district fr',
  'sign-up-address.postalCode_eircode de',
  'sign-up-address.postalCode_eircode es',
  'sign-up-address.postalCode_eircode fr',
  'sign-up-address.postalCode_eircode ja',
  'sign-up-address.state_district fr',
  'sign-up-address.state_oblast de',
  'sign-up-address.state_oblast fr',
  'sign-up-address.state_province fr',
  'sign-up-address.state_region de',
  'sign-up.email fr',
  'sign-up.name de',
  'sign-up.no es',
  'sign-up.optional de',
  'sign-up.plan es',
  'usage-advice.plan es',
  'withdraw-form.file fr',
  'withdraw-form.optional de',
];

function isCatalog(value: unknown): value is MessageCatalog<Messages> {
  return typeof value === 'object' && value !== null && 'translations' in value && 'en' in value && 'name' in value;
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const sources = filesIn('src/generated/locales');
const catalogs: MessageCatalog<Messages>[] = [];
for (const source of sources) {
  const exported: unknown = await import(join(root, source));
  if (typeof exported === 'object' && exported) catalogs.push(...Object.values<unknown>({ ...exported }).filter(isCatalog));
}

const texts = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const placeholders = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();

/** The fixed text of each html template in a source. */
function templatesOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') {
      const { template } = node;
      found.push(
        ts.isTemplateExpression(template)
          ? [template.head, ...template.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('0')
          : template.text,
      );
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.ESNext, true));
  return found;
}

/** Whether a plural form of a language is for one number only, as "one" is in English but not in French, where it is for 0 too. */
function isForOneNumber(language: string, form: string): boolean {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 200 }, (_, number) => number).filter((number) => rules.select(number) === form).length === 1;
}

/** What is wrong with a text: placeholders that English lacks, or that are missing. */
function wrongPlaceholders(english: Message, text: string, mayLackNumber: boolean): string[] {
  const allowed = new Set(texts(english).flatMap(placeholders));
  const needed = texts(english)
    .map(placeholders)
    .reduce((common, each) => common.filter((name) => each.includes(name)))
    .filter((name) => !(mayLackNumber && NUMBERS.has(name)));
  const found = placeholders(text);
  return [...found.filter((name) => !allowed.has(name)), ...needed.filter((name) => !found.includes(name))];
}

describe('the words of the elements', () => {
  it('are in a catalog for each file of words, under names of their own', () => {
    expect(catalogs.length).toBe(sources.length);
    // Those of a sign-up come in two files under one name: what it begins with, and all of them.
    expect(catalogs.filter(({ name }) => name === 'sign-up')).toHaveLength(2);
    expect(new Set(catalogs.map(({ name }) => name)).size).toBe(catalogs.length - 1);
  });

  for (const catalog of catalogs) {
    for (const language of LANGUAGES) {
      it(`${catalog.name} in ${language}: everything is said, in the plural forms of the language, with the same placeholders`, async () => {
        const { messages } = (await catalog.translations[language]?.()) ?? {};
        if (!messages) throw new Error(`${catalog.name} has no words in ${language}.`);
        expect(Object.keys(messages).sort()).toEqual(Object.keys(catalog.en).sort());
        const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
        for (const [key, english] of Object.entries(catalog.en)) {
          const place = `${catalog.name}.${key} ${language}`;
          const message = messages[key] ?? '';
          if (typeof english === 'string') {
            if (typeof message !== 'string') throw new Error(`${place} has plural forms, which English has not.`);
            expect([place, wrongPlaceholders(english, message, false)]).toEqual([place, []]);
            continue;
          }
          if (typeof message === 'string') throw new Error(`${place} lacks plural forms.`);
          expect([place, ...Object.keys(message).sort()]).toEqual([place, ...[...forms].sort()]);
          for (const [form, text] of Object.entries(message)) {
            expect([place, form, wrongPlaceholders(english, text, isForOneNumber(language, form))]).toEqual([place, form, []]);
          }
        }
      });
    }

    it(`${catalog.name} is written as each language is`, async () => {
      const said = async (language: string): Promise<string[]> =>
        Object.values((await catalog.translations[language]?.())?.messages ?? {}).flatMap(texts);
      // A French line must not break before these marks.
      for (const text of await said('fr')) expect(text).not.toMatch(/ [:;?!%»]|« |[^\s\u00a0\u202f][;?!»]|\w'\w/);
      // Values within Arabic sentences are isolated from their direction.
      for (const text of await said('ar')) expect(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')).not.toMatch(/\{|\u2068|\u2069/);
      for (const text of await said('ja')) expect(text).not.toMatch(/[?!:~]|[\u3040-\u30ff\u4e00-\u9fff] [\u3040-\u30ff\u4e00-\u9fff]/);
    });
  }

  it('are not left in English', async () => {
    const left: string[] = [];
    for (const { name, en, translations } of catalogs) {
      for (const language of LANGUAGES) {
        const { messages } = (await translations[language]?.()) ?? {};
        for (const [key, english] of Object.entries(en)) {
          const said = new Set(texts(english).filter((text) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''))));
          if (texts(messages?.[key] ?? '').some((text) => said.has(text))) left.push(`${name}.${key} ${language}`);
        }
      }
    }
    expect([...new Set(left)].sort()).toEqual([...SAME].sort());
  });

  it('all come from a catalog: no template has words of its own', () => {
    const found = filesIn('src/components').flatMap((file) =>
      templatesOf(readFileSync(join(root, file), 'utf8')).flatMap((template) =>
        [...template.matchAll(/(?:^|>)([^<>]*\p{L}{2,}[^<>]*)</gu)].map(([, text = '']) => `${file}: ${text.trim()}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
