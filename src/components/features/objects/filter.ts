import type { DescribedField, ObjectDescription } from '../../../api/objects/describe.js';
import type { ComparisonOperator, ConditionNode, QueryValue } from '../../../api/query/index.js';
import { isQueryable } from './source.js';
import { validateValue, type ValueProblem } from './values.js';

/** Comparisons that the filter offers. */
export const COMPARISONS = ['=', '!=', '>=', '<='] as const satisfies readonly ComparisonOperator[];

/** Condition on one field. With an empty `value`, `=` matches records whose field is empty. */
export interface Filter {
  readonly field: string;
  readonly comparison: (typeof COMPARISONS)[number];
  readonly value: string;
}

/** Filter as entered in the form. */
export interface FilterDraft extends Filter {
  readonly problem?: ValueProblem | undefined;
}

/** Preferred fields of a new filter, most preferred first. */
const PREFERRED_FIELDS = ['Name', 'AccountNumber', 'Number', 'InvoiceNumber', 'LastName', 'Status', 'AccountId'];

/** Returns the fields that a query can filter by. */
export const filterableFields = ({ fields }: ObjectDescription): DescribedField[] => fields.filter(isQueryable);

/** Returns the description of the filter's field, if the type has it. */
export const filterField = (description: ObjectDescription, { field }: Filter): DescribedField | undefined =>
  filterableFields(description).find(({ name }) => name === field);

/** Returns the initial filter for a type. */
export function defaultFilter(description: ObjectDescription): FilterDraft {
  const names = filterableFields(description).map(({ name }) => name);
  return { field: PREFERRED_FIELDS.find((name) => names.includes(name)) ?? names[0] ?? 'Id', comparison: '=', value: '' };
}

/** Returns the problem with a filter's value, if any. */
export function filterProblem(description: ObjectDescription, filter: Filter): ValueProblem | undefined {
  const field = filterField(description, filter);
  const text = filter.value.trim();
  if (text === '') return filter.comparison === '>=' || filter.comparison === '<=' ? 'wrongMissing' : undefined;
  return field && validateValue(field, text);
}

/** Converts a filter to a query condition. The value is passed as data, so that it cannot change the query. */
export function toCondition(description: ObjectDescription, filter: Filter): ConditionNode {
  const { field, comparison } = filter;
  return { kind: 'compare', field, comparison, value: toOperand(filterField(description, filter), filter.value.trim()) };
}

function toOperand(field: DescribedField | undefined, text: string): QueryValue {
  if (text === '') return null;
  if (field?.type === 'boolean') return text === 'true';
  return field?.type === 'integer' || field?.type === 'decimal' ? { numeric: text } : text;
}
