import { html, type TemplateResult } from 'lit';
import type { DescribedField } from '../../../api/objects/describe.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { selectField, textField } from '../../primitives/field.js';
import type { ObjectsMessages } from '../../../generated/locales/objects.js';
import type { ValueProblem } from './values.js';

interface ValueFieldOptions {
  readonly l: FullLocalizer<ObjectsMessages>;
  readonly field: DescribedField;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly problem: ValueProblem | undefined;
  readonly hint?: string | undefined;
  /** True if the label is marked as optional. */
  readonly optional?: boolean;
  readonly onInput: (value: string) => void;
}

/** Renders the control that fits the field's type. */
export function valueField({ l, field, id, label, value, problem, hint, optional, onInput }: ValueFieldOptions): TemplateResult {
  const { type, options } = field;
  const common = {
    id,
    label,
    value,
    onInput,
    optional: optional ? l.t('optional') : undefined,
    error: problem && l.t(problem, { example: '2026-11-30T09:00:00Z' }),
  };
  if (type === 'boolean') {
    const choices = [
      { value: 'true', label: l.t('yes') },
      { value: 'false', label: l.t('no') },
    ];
    return selectField({ ...common, hint, options: choices, placeholder: l.t('notSet') });
  }
  if (options.length > 0) {
    // A current value that is no longer an option stays selectable.
    const values = value === '' || options.includes(value) ? options : [value, ...options];
    return selectField({
      ...common,
      hint,
      options: values.map((option) => ({ value: option, label: option })),
      placeholder: l.t('notSet'),
    });
  }
  const isDate = type === 'date' || type === 'timestamp';
  const isNumber = type === 'integer' || type === 'decimal';
  return textField({
    ...common,
    dir: 'auto',
    autocomplete: 'off',
    inputMode: type === 'integer' ? 'numeric' : undefined,
    hint: hint ?? (isDate ? l.t('hintDate') : isNumber && type === 'decimal' ? l.t('hintDecimal') : undefined),
  });
}

interface QueryFieldOptions {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** Renders the text area for a query. */
export function queryField({ label, hint, value, onInput }: QueryFieldOptions): TemplateResult {
  return html`<div class="field" part="field">
    <label for="query">${label}</label>
    <textarea
      id="query"
      name="query"
      part="input"
      rows="4"
      dir="ltr"
      spellcheck="false"
      autocomplete="off"
      aria-describedby="query-hint"
      .value=${value}
      @input=${(event: Event) => event.target instanceof HTMLTextAreaElement && onInput(event.target.value)}
    ></textarea>
    <p class="field-hint" id="query-hint">${hint}</p>
  </div>`;
}
