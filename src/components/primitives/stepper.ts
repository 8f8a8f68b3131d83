import { css, html, type TemplateResult } from 'lit';

interface StepperOptions {
  readonly id: string;
  /** Unit, for example "seats". Its first letter is shown in upper case. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Accessible names of the buttons. */
  readonly decrease: string;
  readonly increase: string;
  /** Called with a whole number from `min` to `max`. */
  readonly onChange: (value: number) => void;
}

/** Renders a whole-number input with step buttons. A typed number is clamped when it is committed. */
export function stepper({ id, label, value, min, max, decrease, increase, onChange }: StepperOptions): TemplateResult {
  const set = (wanted: number): number => {
    const next = Math.min(max, Math.max(min, Math.round(wanted)));
    if (next !== value) onChange(next);
    return next;
  };
  const commit = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) target.value = String(set(target.value ? Number(target.value) : value));
  };
  const step = (name: string, to: number, path: string): TemplateResult =>
    html`<button type="button" aria-label=${name} aria-disabled=${to < min || to > max ? 'true' : 'false'} @click=${() => set(to)}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d=${path} /></svg>
    </button>`;
  return html`<div class="stepper" part="quantity">
    <label for=${id}>${label}</label>
    <div>
      ${step(decrease, value - 1, 'M3 8h10')}
      <input
        id=${id}
        type="number"
        inputmode="numeric"
        autocomplete="off"
        min=${min}
        max=${max}
        .value=${String(value)}
        @change=${commit}
      />
      ${step(increase, value + 1, 'M3 8h10M8 3v10')}
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
  .stepper label::first-letter {
    text-transform: uppercase;
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
    border-radius: inherit;
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
    opacity: 0.4;
    cursor: default;
  }
  .stepper input {
    inline-size: 5ch;
    appearance: textfield;
    text-align: center;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  .stepper input::-webkit-inner-spin-button {
    appearance: none;
  }
`;
