/** `npm run generate`: writes the code in src/generated that is not committed. Node built-ins only, so that it can run right after an installation. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateLocales } from './generate/locales.mjs';

/** Writes what is missing or out of date. Files that are already right keep their time stamps. */
export function generate() {
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
