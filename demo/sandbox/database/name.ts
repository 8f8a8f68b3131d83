import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';

/** Name of the database folder of an own catalog. Catalogs in different folders never share data. */
export function databaseName(catalogFolder: string): string {
  const folder = resolve(catalogFolder);
  return `${basename(folder)}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
}
