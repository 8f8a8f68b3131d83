import { compareDecimals, isDecimal } from '../../../api/decimal/decimal.js';
import type { DescribedField, ObjectDescription } from '../../../api/objects/describe.js';
import type { ObjectRecord } from './source.js';
import { toText } from './values.js';

/** Sort order of the listed records. The query language cannot sort. Instead, the element sorts the records once all of them are loaded. */
export interface SortOrder {
  readonly column: string;
  readonly descending: boolean;
}

/** Returns the sort order after a click on a column heading. */
export function toggleSortOrder(sortOrder: SortOrder | undefined, column: string): SortOrder {
  return { column, descending: sortOrder?.column === column && !sortOrder.descending };
}

function comparatorFor(field: DescribedField | undefined, collator: Intl.Collator): (a: string, b: string) => number {
  const isNumber = field?.type === 'decimal' || field?.type === 'integer';
  return (a, b) => (isNumber && isDecimal(a) && isDecimal(b) ? compareDecimals(a, b) : collator.compare(a, b));
}

/** Returns the records sorted. Records without a value come last in both directions. */
export function sortRecords(
  { fields }: ObjectDescription,
  records: readonly ObjectRecord[],
  { column, descending }: SortOrder,
  locale: string,
): ObjectRecord[] {
  const compare = comparatorFor(
    fields.find(({ name }) => name === column),
    new Intl.Collator(locale, { numeric: true }),
  );
  return [...records].sort((first, second) => {
    const [a, b] = [toText(first[column]), toText(second[column])];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return descending ? compare(b, a) : compare(a, b);
  });
}
