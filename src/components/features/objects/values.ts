import { isPlainDate } from '../../../api/plain-date/plain-date.js';
import type { DescribedField } from '../../../api/objects/describe.js';
import type { ObjectRecord } from './source.js';

/** What is wrong with what somebody typed into a field: a key of the words. */
export type ValueProblem = 'wrongMissing' | 'wrongInteger' | 'wrongDecimal' | 'wrongDate' | 'wrongInstant';

/** A name of the wire as people read it: `ProductRatePlan` as `Product Rate Plan`. */
export const readable = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');

/** A value as it stands in a table or a form. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Why a text is no value of a field; undefined if it is one, or empty. */
export function problemOf({ type }: DescribedField, text: string): ValueProblem | undefined {
  if (text === '') return undefined;
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? undefined : 'wrongInteger';
  if (type === 'decimal') return /^-?\d{1,20}(?:\.\d{1,20})?$/.test(text) ? undefined : 'wrongDecimal';
  if (type === 'date' || type === 'timestamp') return isPlainDate(text) ? undefined : 'wrongDate';
  if (type === 'datetime') return Number.isNaN(Date.parse(text)) ? 'wrongInstant' : undefined;
  return undefined;
}

/** A text as the platform takes it: amounts stay texts, so that none is rounded. */
export function valueOf({ type }: DescribedField, text: string): unknown {
  if (type === 'boolean') return text === 'true';
  return type === 'integer' ? Number(text) : text;
}

/** What was typed, as fields of a new record: those that were left empty are left out. */
export function newRecord(fields: readonly DescribedField[], typed: ReadonlyMap<string, string>): ObjectRecord {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const text = typed.get(field.name) ?? '';
      return text === '' ? [] : [[field.name, valueOf(field, text)]];
    }),
  );
}

/** What was typed, as changes of a record; undefined if it changes nothing. */
export function changesOf(
  fields: readonly DescribedField[],
  record: ObjectRecord,
  typed: ReadonlyMap<string, string>,
): ObjectRecord | undefined {
  const changed = fields.filter(({ name }) => typed.has(name) && typed.get(name) !== shown(record[name]));
  if (changed.length === 0) return undefined;
  const emptied = changed.filter(({ name }) => typed.get(name) === '').map(({ name }) => name);
  return { ...newRecord(changed, typed), ...(emptied.length > 0 && { fieldsToNull: emptied }) };
}

/** Words by which a record is called. */
export function nameOf(record: ObjectRecord): string {
  const name = ['AccountNumber', 'Name', 'InvoiceNumber', 'PaymentNumber', 'Number', 'ProductRatePlanNumber', 'ChargeNumber', 'LastName']
    .map((field) => shown(record[field]))
    .find((text) => text !== '');
  return name ?? shown(record['Id']);
}
