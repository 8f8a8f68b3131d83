/**
 * Writes src/generated/languages.ts and the folder src/generated/locales. The folder has a module for each message catalog, with its English messages and
 * a loader for each other language. The languages come from src/components/locales/languages.ts, the catalogs from the folder `en` beside it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageKeys } from './language-keys.mjs';
import { HEAD, writeFolder, writeIfChanged } from './write-folder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const locales = join(root, 'src/components/locales');

/** Reads the table of languages. Each language has a row in the table and a folder of messages. */
function readLanguages() {
  const table = readFileSync(join(locales, 'languages.ts'), 'utf8');
  const languages = [...table.matchAll(/\{ code: '([^']+)', name: '[^']+', dir: '(ltr|rtl)' \}/g)].map(([, code = '', dir]) => ({
    code,
    dir,
  }));
  const codes = languages.map(({ code }) => code);
  const folders = readdirSync(locales, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  for (const code of codes)
    if (!folders.includes(code))
      throw new Error(`languages.ts names "${code}", which has no messages. Add the folder src/components/locales/${code}.`);
  for (const folder of folders)
    if (!codes.includes(folder))
      throw new Error(
        `The folder src/components/locales/${folder} has no row in languages.ts. Add { code: '${folder}', name: '...', dir: 'ltr' }.`,
      );
  return languages;
}

/** Converts `payment-methods-change` to `paymentMethodsChange`. */
const camelCase = (/** @type {string} */ name) => name.replace(/[-.](\w)/g, (_, letter) => letter.toUpperCase());

/**
 * @param {string} file name of the catalog's files, without `.ts`. The part before a dot is the name of the catalog.
 * @param {ReadonlyMap<string, string>} keys code by key of each language
 */
function loaderModule(file, keys) {
  const value = `${camelCase(file)}Messages`;
  const type = `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
  const loaders = [...keys].map(([key, code]) => {
    // The module already contains the English messages. An element without a translation is shown in English, and a test reports the missing
    // translation.
    if (code === 'en' || !existsSync(join(locales, code, `${file}.ts`))) return '';
    return `    ${/^\w+$/.test(key) ? key : `'${key}'`}: () => import('../../components/locales/${code}/${file}.js'),\n`;
  });
  return `${HEAD}import { messages } from '../../components/locales/en/${file}.js';
import type { MessageCatalog } from '../../components/locales/message-catalog.js';

export type ${type} = typeof messages;

export const ${value}: MessageCatalog<${type}> = {
  name: '${file.split('.')[0]}',
  en: messages,
  translations: {
${loaders.join('')}  },
};
`;
}

export function generateLocales() {
  const languages = readLanguages();
  const keys = languageKeys(languages.map(({ code }) => code));
  const files = readdirSync(join(locales, 'en')).map((name) => name.replace(/\.ts$/, ''));
  writeFolder(join(root, 'src/generated/locales'), new Map(files.map((file) => [`${file}.ts`, loaderModule(file, keys)])));
  const isRightToLeft = (/** @type {string} */ code) => languages.some((language) => language.code === code && language.dir === 'rtl');
  const rightToLeft = [...keys].flatMap(([key, code]) => (isRightToLeft(code) ? [key] : []));
  writeIfChanged(
    join(root, 'src/generated/languages.ts'),
    `${HEAD}/** Matches locales that are written from right to left. */\nexport const rightToLeft = /^(${rightToLeft.join('|') || '(?!)'})\\b/;\n`,
  );
}
