import { css } from 'lit';

/** Styles of `textField`, `selectField` and `checkboxField`. */
export const field = css`
  .field {
    display: grid;
    gap: var(--_space-1);
    align-content: start;
  }
  .field label {
    font-weight: 500;
  }
  .field .optional {
    color: var(--_text-soft);
    font-weight: 400;
  }
  .field :is(input, select, textarea) {
    inline-size: 100%;
    min-block-size: var(--_control);
    margin: 0;
    padding: var(--_space-2) var(--_space-3);
    border: 1px solid var(--_line-control);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    transition: border-color var(--_motion);
  }
  .field :is(input, select, textarea):hover {
    border-color: var(--_text);
  }
  .field :is(input, select, textarea)[aria-invalid='true'] {
    border-color: var(--_danger-text);
    box-shadow: inset 0 0 0 1px var(--_danger-text);
  }
  .field textarea {
    resize: vertical;
  }
  .field input::placeholder {
    color: var(--_text-soft);
    opacity: 1;
  }
  .field-hint,
  .field-error {
    font-size: var(--_size-small);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .field-hint {
    color: var(--_text-soft);
  }
  .field-error {
    display: flex;
    gap: var(--_space-1);
    color: var(--_danger-text);
  }
  .field-error .icon {
    flex: none;
    margin-block-start: 0.15em;
  }
  .check {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: var(--_space-3);
    align-items: start;
  }
  .check input {
    inline-size: 20px;
    block-size: 20px;
    margin: 2px 0 0;
    accent-color: var(--_primary);
  }
  .check > div {
    padding-block: 1px;
  }
  .check :is(.field-error, .field-hint) {
    grid-column: 2;
  }
  .radios {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .radios legend {
    margin-block-end: var(--_space-1);
    padding: 0;
    font-weight: 500;
  }
  .radios > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
    gap: var(--_space-3);
  }
  .radios label {
    display: flex;
    align-items: center;
    gap: var(--_space-3);
    min-block-size: var(--_control);
    padding: var(--_space-2) var(--_space-3);
    border: 1px solid var(--_line-control);
    border-radius: var(--_radius);
    background: var(--_surface);
    cursor: pointer;
    transition: border-color var(--_motion);
  }
  .radios label:hover {
    border-color: var(--_text);
  }
  .radios label:has(:checked) {
    border-color: var(--_primary);
    box-shadow: inset 0 0 0 1px var(--_primary);
  }
  .radios label:has(:focus-visible) {
    outline: var(--_focus);
    outline-offset: 2px;
  }
  .radios input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    outline: none;
    accent-color: var(--_primary);
  }
`;
