import { isPlainDate } from '../../../api/plain-date/plain-date.js';
import type { DescribedField } from '../../../api/objects/describe.js';
import type { ObjectRecord } from './source.js';

/** Message key of the problem with an input. */
export type ValueProblem = 'wrongMissing' | 'wrongInteger' | 'wrongDecimal' | 'wrongDate' | 'wrongInstant';

/** Converts a wire name to a label: `ProductRatePlan` becomes `Product Rate Plan`. */
export const toLabel = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');

/** Converts a wire value to text for a table or form. */
export function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the problem with an input. Undefined if it is valid or empty. */
export function validateValue({ type }: DescribedField, text: string): ValueProblem | undefined {
  if (text === '') return undefined;
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? undefined : 'wrongInteger';
  if (type === 'decimal') return /^-?\d{1,20}(?:\.\d{1,20})?$/.test(text) ? undefined : 'wrongDecimal';
  if (type === 'date' || type === 'timestamp') return isPlainDate(text) ? undefined : 'wrongDate';
  if (type === 'datetime') return Number.isNaN(Date.parse(text)) ? 'wrongInstant' : undefined;
  return undefined;
}

/** Converts an input to its wire value. Amounts are sent as text, so that they are not rounded. */
function toWireValue({ type }: DescribedField, text: string): unknown {
  if (type === 'boolean') return text === 'true';
  return type === 'integer' ? Number(text) : text;
}

/** Returns the fields of a new record. Omits empty inputs. */
export function toNewRecord(fields: readonly DescribedField[], inputs: ReadonlyMap<string, string>): ObjectRecord {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const text = inputs.get(field.name) ?? '';
      return text === '' ? [] : [[field.name, toWireValue(field, text)]];
    }),
  );
}

/** Returns the changes to a record. Undefined if nothing changes. */
export function toChanges(
  fields: readonly DescribedField[],
  record: ObjectRecord,
  inputs: ReadonlyMap<string, string>,
): ObjectRecord | undefined {
  const changed = fields.filter(({ name }) => inputs.has(name) && inputs.get(name) !== toText(record[name]));
  if (changed.length === 0) return undefined;
  const emptiedFields = changed.filter(({ name }) => inputs.get(name) === '').map(({ name }) => name);
  return { ...toNewRecord(changed, inputs), ...(emptiedFields.length > 0 && { fieldsToNull: emptiedFields }) };
}

/** Returns the display name of a record. */
export function recordName(record: ObjectRecord): string {
  const name = ['AccountNumber', 'Name', 'InvoiceNumber', 'PaymentNumber', 'Number', 'ProductRatePlanNumber', 'ChargeNumber', 'LastName']
    .map((field) => toText(record[field]))
    .find((text) => text !== '');
  return name ?? toText(record['Id']);
}
