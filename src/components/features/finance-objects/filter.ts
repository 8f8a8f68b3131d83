import { html, nothing, type TemplateResult } from 'lit';
import type { DescribedField, ObjectDescription } from '../../../api/objects/describe.js';
import type { Comparison, ConditionNode, Value } from '../../../api/query/index.js';
import type { Localize } from '../../locales/localize.js';
import { selectField } from '../../primitives/field.js';
import { valueField } from './fields.js';
import type { Words } from './messages.js';
import { isQueried } from './source.js';
import { problemOf, type ValueProblem } from './values.js';

const COMPARISONS = ['=', '!=', '>=', '<='] as const satisfies readonly Comparison[];

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

const filterable = ({ fields }: ObjectDescription): DescribedField[] => fields.filter(isQueried);

const fieldOf = (description: ObjectDescription, { field }: Filter): DescribedField | undefined =>
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

/** A filter in words. */
export function filterInWords(l: Localize<Words>, description: ObjectDescription, filter: Filter): string {
  const { comparison } = filter;
  const value = filter.value.trim();
  const field = fieldOf(description, filter)?.label ?? filter.field;
  if (value === '') return l.t(comparison === '=' ? 'filteredEmpty' : 'filteredAny', { field });
  const words = { '=': 'filteredIs', '!=': 'filteredNot', '>=': 'filteredLeast', '<=': 'filteredMost' } as const;
  return l.t(words[comparison], { field, value });
}

export interface FilterActions {
  readonly onDraft: (change: Partial<Filter>) => void;
  readonly onFilter: () => void;
}

/** Where a filter is written, closed until somebody wants it. */
export function renderFilter(
  l: Localize<Words>,
  description: ObjectDescription,
  draft: FilterDraft,
  { onDraft, onFilter }: FilterActions,
): TemplateResult {
  const field = fieldOf(description, draft);
  const comparisons = { '=': l.t('is'), '!=': l.t('isNot'), '>=': l.t('atLeast'), '<=': l.t('atMost') };
  return html`<details data-filter>
    <summary>${l.t('filter')}</summary>
    <form
      class="tool"
      novalidate
      @submit=${(event: Event) => {
        event.preventDefault();
        onFilter();
      }}
    >
      <div class="form-fields">
        ${selectField({
          id: 'filter-field',
          label: l.t('field'),
          value: draft.field,
          options: filterable(description).map(({ name, label }) => ({ value: name, label })),
          onInput: (name) => onDraft({ field: name, value: '' }),
        })}
        ${selectField({
          id: 'filter-comparison',
          label: l.t('comparison'),
          value: draft.comparison,
          options: COMPARISONS.map((value) => ({ value, label: comparisons[value] })),
          onInput: (value) => onDraft({ comparison: COMPARISONS.find((known) => known === value) ?? '=' }),
        })}
        ${
          field
            ? valueField({
                l,
                field,
                id: 'filter-value',
                label: l.t('filterValue'),
                value: draft.value,
                problem: draft.problem,
                hint: l.t('filterHint'),
                onInput: (value) => onDraft({ value }),
              })
            : nothing
        }
      </div>
      <div class="actions"><button class="button" type="submit">${l.t('filterNow')}</button></div>
    </form>
  </details>`;
}
