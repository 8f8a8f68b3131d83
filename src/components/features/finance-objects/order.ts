import type { DescribedField, ObjectDescription } from '../../../api/objects/describe.js';
import type { ObjectRecord } from './source.js';
import { shown } from './values.js';

/** By which column records are put into an order. The query language has none, so it is only offered where all records are here. */
export interface Order {
  readonly column: string;
  readonly descending: boolean;
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** The order after a column's heading was pressed. */
export function orderAfter(order: Order | undefined, column: string): Order {
  return { column, descending: order?.column === column && !order.descending };
}

/** Compares decimal texts digit by digit, so that none is rounded. */
function compareDecimals(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => {
    const [whole = '', fraction = ''] = text.replace('-', '').split('.');
    return { negative: text.startsWith('-'), whole: whole.replace(/^0+/, ''), fraction: fraction.replace(/0+$/, '') };
  });
  if (!left || !right) return 0;
  const isZero = (part: typeof left): boolean => part.whole === '' && part.fraction === '';
  if (isZero(left) && isZero(right)) return 0;
  if (left.negative !== right.negative) return left.negative ? -1 : 1;
  const size =
    left.whole.length - right.whole.length || compareTexts(left.whole, right.whole) || compareTexts(left.fraction, right.fraction);
  return left.negative ? -size : size;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function compareBy(field: DescribedField | undefined, collator: Intl.Collator): (a: string, b: string) => number {
  const isNumber = field?.type === 'decimal' || field?.type === 'integer';
  return (a, b) => (isNumber && DECIMAL.test(a) && DECIMAL.test(b) ? compareDecimals(a, b) : collator.compare(a, b));
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
