import type { ObjectDescription } from '../../../api/objects/describe.js';
import { writeCsv } from '../../../api/csv/write-csv.js';
import { safeFileName, saveBlob } from '../../primitives/save-file.js';
import type { Found } from './source.js';
import { shown } from './values.js';

/** Hands over what is listed as a file, with every field that came. While there is more, its name says how much of it is there. */
export function saveAsFile(description: ObjectDescription, { records, size, locator }: Found): void {
  const present = new Set(records.flatMap((record) => Object.keys(record)));
  const columns = [...new Set(['Id', ...description.fields.map(({ name }) => name), ...present])].filter((name) => present.has(name));
  const text = writeCsv([columns, ...records.map((record) => columns.map((name) => shown(record[name])))]);
  saveBlob(
    new Blob([text], { type: 'text/csv;charset=utf-8' }),
    `${safeFileName(description.name)}${locator === undefined ? '' : `-${records.length}-of-${size}`}.csv`,
  );
}
