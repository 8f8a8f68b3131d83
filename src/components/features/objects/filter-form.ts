import { html, nothing, type TemplateResult } from 'lit';
import type { ObjectDescription } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { selectField } from '../../primitives/field.js';
import { valueField } from './fields.js';
import { COMPARISONS, fieldOf, filterable, type Filter, type FilterDraft } from './filter.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';

/** A filter in words. */
export function filterInWords(l: FullLocalizer<ObjectsMessages>, description: ObjectDescription, filter: Filter): string {
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
  l: FullLocalizer<ObjectsMessages>,
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
