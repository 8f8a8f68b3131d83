import type { DescribedField, ObjectDescription } from '../../../api/objects/describe.js';
import type { Comparison, ConditionNode, Value } from '../../../api/query/index.js';
import { isQueried } from './source.js';
import { problemOf, type ValueProblem } from './values.js';

/** How a field can be compared. */
export const COMPARISONS = ['=', '!=', '>=', '<='] as const satisfies readonly Comparison[];

/** Which records are listed: those whose field compares so. An empty value stands for none. */
export interface Filter {
  readonly field: string;
  readonly comparison: (typeof COMPARISONS)[number];
  readonly value: string;
}

/** A filter that is being written. */
export interface FilterDraft extends Filter {
  readonly problem?: ValueProblem | undefined;
}

/** What most people look for records by, in this order. */
const USUAL = ['Name', 'AccountNumber', 'Number', 'InvoiceNumber', 'LastName', 'Status', 'AccountId'];

/** Fields that records can be looked for by. */
export const filterable = ({ fields }: ObjectDescription): DescribedField[] => fields.filter(isQueried);

/** The field of a filter, if the type has it. */
export const fieldOf = (description: ObjectDescription, { field }: Filter): DescribedField | undefined =>
  filterable(description).find(({ name }) => name === field);

/** The filter that somebody begins with. */
export function draftFor(description: ObjectDescription): FilterDraft {
  const names = filterable(description).map(({ name }) => name);
  return { field: USUAL.find((name) => names.includes(name)) ?? names[0] ?? 'Id', comparison: '=', value: '' };
}

/** Why a filter cannot be asked for. */
export function filterProblem(description: ObjectDescription, filter: Filter): ValueProblem | undefined {
  const field = fieldOf(description, filter);
  const text = filter.value.trim();
  if (text === '') return filter.comparison === '>=' || filter.comparison === '<=' ? 'wrongMissing' : undefined;
  return field && problemOf(field, text);
}

/** A filter as a condition of a query, which holds its value as data. */
export function conditionOf(description: ObjectDescription, filter: Filter): ConditionNode {
  const { field, comparison } = filter;
  return { kind: 'compare', field, comparison, value: operandOf(fieldOf(description, filter), filter.value.trim()) };
}

function operandOf(field: DescribedField | undefined, text: string): Value {
  if (text === '') return null;
  if (field?.type === 'boolean') return text === 'true';
  return field?.type === 'integer' || field?.type === 'decimal' ? { numeric: text } : text;
}
