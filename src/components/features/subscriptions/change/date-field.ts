import { html, nothing, type TemplateResult } from 'lit';
import type { IsoDate } from '../../../../api/schemas/values.js';
import { alertIcon } from '../../../primitives/icons.js';

interface DateFieldOptions {
  readonly id: string;
  readonly label: string;
  /** Empty if no day is chosen. */
  readonly value: IsoDate;
  readonly min: IsoDate;
  readonly max?: IsoDate | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: IsoDate) => void;
}

/** Renders the browser's own date field. Its value is empty while the entry is not a complete date. Needs the styles `field`. */
export function dateField({ id, label, value, min, max, hint, error, onChange }: DateFieldOptions): TemplateResult {
  const note = error ?? hint;
  return html`<div class="field" part="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      type="date"
      part="input"
      min=${min}
      max=${max ?? nothing}
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby=${note ? `${id}-note` : nothing}
      .value=${value}
      @change=${({ target }: Event) => {
        if (target instanceof HTMLInputElement) onChange(target.value);
      }}
    />
    ${
      error
        ? html`<p class="field-error" id="${id}-note">${alertIcon}<span>${error}</span></p>`
        : hint
          ? html`<p class="field-hint" id="${id}-note">${hint}</p>`
          : nothing
    }
  </div>`;
}

/** True if a day is between two days, including both. */
export function isWithin(value: IsoDate, min: IsoDate, max: IsoDate | undefined): boolean {
  return value >= min && (max === undefined || value <= max);
}
