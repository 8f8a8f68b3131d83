import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';

import { alertIcon } from './icons.js';

/** Options of every field. The label is above the field, the hint below; an error (icon and text) replaces the hint. */
interface FieldOptions {
  /** Unique in the shadow root. The error summary links to it. */
  readonly id: string;
  readonly label: TemplateResult | string;
  readonly value: string;
  readonly autocomplete?: AutoFill | undefined;
  readonly required?: boolean | undefined;
  /** Text after the label of an optional field, for example "optional". */
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onInput: (value: string) => void;
  /** Called when the field loses the focus or an option is chosen. Validate here. */
  readonly onCommit?: (() => void) | undefined;
}

interface TextFieldOptions extends FieldOptions {
  readonly type?: 'text' | 'email' | 'tel' | 'date' | undefined;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | undefined;
  readonly maxLength?: number | undefined;
  readonly readOnly?: boolean | undefined;
  /** `auto`: the typed text determines the direction. Use it for email addresses and numbers, which use Latin script in every language. */
  readonly dir?: 'auto' | undefined;
}

interface SelectFieldOptions extends FieldOptions {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Text of the empty option. Without it, there is no empty option. */
  readonly placeholder?: string | undefined;
}

interface CheckboxFieldOptions {
  readonly id: string;
  readonly label: string;
  /** Link to more information. Shown after the label, and not part of the accessible name. */
  readonly link?: TemplateResult | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (checked: boolean) => void;
}

const describedBy = (id: string, error: string | undefined, hint: string | undefined): string | undefined =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined;

const errorText = (id: string, error: string | undefined): TemplateResult | typeof nothing =>
  error ? html`<p class="field-error" id="${id}-error">${alertIcon}<span>${error}</span></p>` : nothing;

const hintText = (id: string, hint: string | undefined): TemplateResult | typeof nothing =>
  hint ? html`<p class="field-hint" id="${id}-hint">${hint}</p>` : nothing;

function field({ id, label, optional, hint, error }: FieldOptions, control: TemplateResult): TemplateResult {
  return html`<div class="field" part="field">
    <label for=${id}>${label}${optional ? html` <span class="optional">(${optional})</span>` : nothing}</label>
    ${control}${error ? errorText(id, error) : hintText(id, hint)}
  </div>`;
}

const valueOf = (event: Event): string =>
  event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement ? event.target.value : '';

/** Renders a single-line text field. */
export function textField(options: TextFieldOptions): TemplateResult {
  const { id, error, hint, onInput, onCommit } = options;
  return field(
    options,
    html`<input
      id=${id}
      name=${id}
      part="input"
      type=${options.type ?? 'text'}
      inputmode=${ifDefined(options.inputMode)}
      dir=${ifDefined(options.dir)}
      autocomplete=${ifDefined(options.autocomplete)}
      maxlength=${ifDefined(options.maxLength)}
      ?required=${options.required}
      ?readonly=${options.readOnly}
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby=${ifDefined(describedBy(id, error, hint))}
      .value=${options.value}
      @input=${(event: Event) => onInput(valueOf(event))}
      @change=${() => onCommit?.()}
      @blur=${() => onCommit?.()}
    />`,
  );
}

/** Renders a native select. */
export function selectField(options: SelectFieldOptions): TemplateResult {
  const { id, error, hint, onInput, onCommit, value, placeholder } = options;
  return field(
    options,
    html`<select
      id=${id}
      name=${id}
      part="input"
      autocomplete=${ifDefined(options.autocomplete)}
      ?required=${options.required}
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby=${ifDefined(describedBy(id, error, hint))}
      @change=${(event: Event) => {
        onInput(valueOf(event));
        onCommit?.();
      }}
      @blur=${() => onCommit?.()}
    >
      ${placeholder === undefined ? nothing : html`<option value="" .selected=${value === ''}>${placeholder}</option>`}
      ${options.options.map((option) => html`<option value=${option.value} .selected=${option.value === value}>${option.label}</option>`)}
    </select>`,
  );
}

/** Renders a checkbox. */
export function checkboxField(options: CheckboxFieldOptions): TemplateResult {
  const { id, label, link, checked, disabled, required, hint, error, onChange } = options;
  return html`<div class="check" part="field">
    <input
      id=${id}
      name=${id}
      type="checkbox"
      ?required=${required}
      ?disabled=${disabled}
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby=${ifDefined(describedBy(id, error, hint))}
      .checked=${checked}
      @change=${(event: Event) => onChange(event.target instanceof HTMLInputElement && event.target.checked)}
    />
    <div><label for=${id}>${label}</label> ${link}</div>
    ${error ? errorText(id, error) : hintText(id, hint)}
  </div>`;
}

interface RadioFieldOptions<Value extends string> {
  /** Unique in the shadow root. */
  readonly name: string;
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** Renders a radio group with full-size options. It has one tab stop; arrow keys select an option. */
export function radioField<Value extends string>({ name, legend, value, options, onChange }: RadioFieldOptions<Value>): TemplateResult {
  return html`<fieldset class="radios" part="field">
    <legend>${legend}</legend>
    <div>
      ${options.map(
        (option) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              .value=${option.value}
              .checked=${option.value === value}
              @change=${() => onChange(option.value)}
            /><span>${option.label}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}
