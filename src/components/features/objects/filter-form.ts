import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { selectField } from '../../primitives/field.js';
import { valueField } from './fields.js';
import { COMPARISONS, filterField, filterableFields, type Filter, type FilterDraft } from './filter.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';

/** Returns the description of a filter, such as "Status is Active". */
export function filterText(l: FullLocalizer<ObjectsMessages>, description: ObjectDescription, filter: Filter): string {
  const { comparison } = filter;
  const value = filter.value.trim();
  const field = filterField(description, filter)?.label ?? filter.field;
  if (value === '') return l.t(comparison === '=' ? 'filteredEmpty' : 'filteredAny', { field });
  const messageKeys = { '=': 'filteredIs', '!=': 'filteredNot', '>=': 'filteredLeast', '<=': 'filteredMost' } as const;
  return l.t(messageKeys[comparison], { field, value });
}

interface FilterActions {
  readonly onInput: (change: Partial<Filter>) => void;
  readonly onApply: () => void;
}

/** Renders the filter form, collapsed by default. */
export function renderFilterForm(
  l: FullLocalizer<ObjectsMessages>,
  description: ObjectDescription,
  draft: FilterDraft,
  { onInput, onApply }: FilterActions,
): TemplateResult {
  const field = filterField(description, draft);
  const comparisons = { '=': l.t('is'), '!=': l.t('isNot'), '>=': l.t('atLeast'), '<=': l.t('atMost') };
  return html`<details data-filter>
    <summary>${l.t('filter')}</summary>
    <form
      class="tool"
      novalidate
      @submit=${(event: Event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <div class="form-fields">
        ${selectField({
          id: 'filter-field',
          label: l.t('field'),
          value: draft.field,
          options: filterableFields(description).map(({ name, label }) => ({ value: name, label })),
          onInput: (name) => onInput({ field: name, value: '' }),
        })}
        ${selectField({
          id: 'filter-comparison',
          label: l.t('comparison'),
          value: draft.comparison,
          options: COMPARISONS.map((value) => ({ value, label: comparisons[value] })),
          onInput: (value) => onInput({ comparison: COMPARISONS.find((candidate) => candidate === value) ?? '=' }),
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
                onInput: (value) => onInput({ value }),
              })
            : nothing
        }
      </div>
      <div class="actions"><button class="button" type="submit">${l.t('filterNow')}</button></div>
    </form>
  </details>`;
}
