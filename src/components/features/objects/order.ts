import { compareDecimals, isDecimal } from '../../../api/decimal/decimal.js';
import type { DescribedField, ObjectDescription } from '../../../api/objects/describe.js';
import type { ObjectRecord } from './source.js';
import { shown } from './values.js';

/** By which column records are put into an order. The query language has none, so it is only offered where all records are here. */
export interface Order {
  readonly column: string;
  readonly descending: boolean;
}

/** The order after a column's heading was pressed. */
export function orderAfter(order: Order | undefined, column: string): Order {
  return { column, descending: order?.column === column && !order.descending };
}

function compareBy(field: DescribedField | undefined, collator: Intl.Collator): (a: string, b: string) => number {
  const isNumber = field?.type === 'decimal' || field?.type === 'integer';
  return (a, b) => (isNumber && isDecimal(a) && isDecimal(b) ? compareDecimals(a, b) : collator.compare(a, b));
}

/** Records in an order; those without a value come last, whichever way it goes. */
export function inOrder(
  { fields }: ObjectDescription,
  records: readonly ObjectRecord[],
  { column, descending }: Order,
  locale: string,
): ObjectRecord[] {
  const compare = compareBy(
    fields.find(({ name }) => name === column),
    new Intl.Collator(locale, { numeric: true }),
  );
  return [...records].sort((one, other) => {
    const [a, b] = [shown(one[column]), shown(other[column])];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return descending ? compare(b, a) : compare(a, b);
  });
}
