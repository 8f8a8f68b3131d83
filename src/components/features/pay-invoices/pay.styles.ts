import { css } from 'lit';

export const payStyles = css`
  .pay-rows {
    display: grid;
  }
  .pay-row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-1) var(--_space-4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--_space-2);
    border-block-end: 1px solid var(--_line);
  }
  .pay-row > div:first-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .pay-row .field {
    inline-size: 9rem;
  }
  .pay-row .field input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .pay-row .field-error {
    text-align: start;
  }
  .pay-more {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2) var(--_space-6);
  }
  .pay-more .button.link {
    min-block-size: var(--_control);
  }
  .task .methods legend {
    margin-block-end: var(--_space-2);
    font-weight: 500;
  }
  .task .methods > div {
    display: grid;
    gap: var(--_space-2);
  }
  .task .methods label {
    display: flex;
    align-items: center;
    gap: var(--_space-3);
    min-block-size: var(--_control);
    padding: var(--_space-2) var(--_space-3);
    border: 1px solid var(--_line-control);
    border-radius: var(--_radius);
    cursor: pointer;
  }
  .task .methods label:hover {
    border-color: var(--_text);
  }
  .task .methods label:has(:checked) {
    border-color: var(--_primary);
    box-shadow: inset 0 0 0 1px var(--_primary);
  }
  .task .methods label:has(:focus-visible) {
    outline: var(--_focus);
    outline-offset: 2px;
  }
  .task .methods input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    outline: none;
    accent-color: var(--_primary);
  }
  .task .methods small {
    display: block;
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .task .methods .danger {
    color: var(--_danger-text);
  }
  .pay-form {
    display: grid;
    gap: var(--_space-4);
  }
  .pay-totals .total dd {
    font-size: var(--_size-large);
  }
`;
