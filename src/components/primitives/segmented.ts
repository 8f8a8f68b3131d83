import { css, html, nothing, type TemplateResult } from 'lit';

interface SegmentedOptions<Value extends string> {
  /** Unique in the shadow root. */
  readonly name: string;
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  /** `note`: short text within the option, for example "save 16 %". */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly note?: string | undefined }[];
  readonly onChange: (value: Value) => void;
}

/** Renders a segmented control of radio buttons. It has one tab stop; arrow keys select an option. Needs the styles `visuallyHidden`. */
export function segmented<Value extends string>({ name, label, value, options, onChange }: SegmentedOptions<Value>): TemplateResult {
  return html`<fieldset class="segmented" part="segmented">
    <legend class="visually-hidden">${label}</legend>
    ${options.map(
      (option) =>
        html`<label
          ><input
            class="visually-hidden"
            type="radio"
            name=${name}
            .value=${option.value}
            .checked=${option.value === value}
            @change=${() => onChange(option.value)}
          /><span>${option.label}${option.note ? html` <small>${option.note}</small>` : nothing}</span></label
        >`,
    )}
  </fieldset>`;
}

export const segmentedStyles = css`
  .segmented {
    display: inline-flex;
    flex-wrap: wrap;
    max-inline-size: 100%;
    padding: 3px;
    border-radius: calc(var(--_radius) + 3px);
    background: var(--_sunken);
  }
  .segmented label {
    position: relative;
    display: flex;
    cursor: pointer;
  }
  .segmented span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--_space-2);
    min-block-size: var(--_control);
    padding: var(--_space-1) var(--_space-4);
    border: 1px solid transparent;
    border-radius: var(--_radius);
    color: var(--_text-soft);
    transition: background-color var(--_motion);
  }
  .segmented small {
    font-size: var(--_size-small);
  }
  .segmented label:hover span {
    color: var(--_text);
  }
  .segmented :checked + span {
    border-color: var(--_line-control);
    background: var(--_surface);
    color: var(--_text);
    font-weight: 500;
  }
  .segmented :focus-visible + span {
    outline: var(--_focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    .segmented :checked + span {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`;
