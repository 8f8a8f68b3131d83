/** `npm run generate`: writes the code in src/generated that is not committed. Node built-ins only, so that it can run right after an installation. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateCountries } from './generate/countries.mjs';
import { generateLocales } from './generate/locales.mjs';

/** Writes missing and outdated files. Takes about a tenth of a second if there are none. */
export function generate() {
  generateCountries();
  generateLocales();
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    generate();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
