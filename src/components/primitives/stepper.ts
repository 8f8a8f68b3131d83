import { css, html, type TemplateResult } from 'lit';

export interface StepperOptions {
  readonly id: string;
  /** What is counted, for example "Seats". */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Names of the buttons for assistive technology. */
  readonly decrease: string;
  readonly increase: string;
  /** Called with a whole number within `min` and `max`. */
  readonly onChange: (value: number) => void;
}

/** A whole number to type or to step: buttons, arrow keys, Home and End. What is typed is brought into range when it is committed. */
export function stepper({ id, label, value, min, max, decrease, increase, onChange }: StepperOptions): TemplateResult {
  const set = (wanted: number): void => {
    const next = Math.min(max, Math.max(min, wanted));
    if (next !== value) onChange(next);
  };
  const commit = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = /^\s*\d{1,9}\s*$/.test(target.value) ? Number(target.value) : value;
    set(typed);
    target.value = String(Math.min(max, Math.max(min, typed)));
  };
  const keys: Readonly<Record<string, number>> = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max };
  const press = (event: KeyboardEvent): void => {
    const wanted = keys[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    set(wanted);
  };
  return html`<div class="stepper" part="quantity">
    <label for=${id}>${label}</label>
    <div>
      <button type="button" aria-label=${decrease} aria-disabled=${value <= min ? 'true' : 'false'} @click=${() => set(value - 1)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3 8h10" /></svg>
      </button>
      <input
        id=${id}
        type="text"
        inputmode="numeric"
        autocomplete="off"
        role="spinbutton"
        aria-label=${label}
        aria-valuenow=${value}
        aria-valuemin=${min}
        aria-valuemax=${max}
        .value=${String(value)}
        @change=${commit}
        @keydown=${press}
      />
      <button type="button" aria-label=${increase} aria-disabled=${value >= max ? 'true' : 'false'} @click=${() => set(value + 1)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3 8h10M8 3v10" /></svg>
      </button>
    </div>
  </div>`;
}

export const stepperStyles = css`
  .stepper {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-1) var(--_space-3);
  }
  .stepper > div {
    display: flex;
    border: 1px solid var(--_line-control);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .stepper :is(button, input) {
    block-size: calc(var(--_control) - 2px);
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: calc(var(--_radius) - 1px);
    background: none;
    color: inherit;
    font: inherit;
  }
  .stepper button {
    display: grid;
    place-items: center;
    inline-size: var(--_control);
    cursor: pointer;
  }
  .stepper button:hover {
    background: var(--_hover);
  }
  .stepper button[aria-disabled='true'] {
    background: none;
    color: color-mix(in oklab, var(--_text) 40%, var(--_surface));
    cursor: default;
  }
  .stepper input {
    inline-size: 5ch;
    text-align: center;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
