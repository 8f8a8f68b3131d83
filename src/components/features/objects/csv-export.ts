import type { ObjectDescription } from '../../../api/objects/describe.js';
import { writeCsv } from '../../../api/csv/write-csv.js';
import { safeFileName, saveBlob } from '../../primitives/save-file.js';
import type { QueryResult } from './source.js';
import { toText } from './values.js';

/**
 * Saves the loaded records as a CSV file with all their fields. If more records exist, the file name contains the number of saved records
 * and the total.
 */
export function exportCsv(description: ObjectDescription, { records, size, nextCursor: locator }: QueryResult): void {
  const returned = new Set(records.flatMap((record) => Object.keys(record)));
  const columns = [...new Set(['Id', ...description.fields.map(({ name }) => name), ...returned])].filter((name) => returned.has(name));
  const text = writeCsv([columns, ...records.map((record) => columns.map((name) => toText(record[name])))]);
  saveBlob(
    new Blob([text], { type: 'text/csv;charset=utf-8' }),
    `${safeFileName(description.name)}${locator === undefined ? '' : `-${records.length}-of-${size}`}.csv`,
  );
}
