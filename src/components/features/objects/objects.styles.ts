import { css } from 'lit';

export const styles = css`
  .base {
    display: grid;
    gap: var(--_space-6);
    align-content: start;
    container-type: inline-size;
    min-inline-size: 0;
    min-block-size: 30em;
  }
  h2,
  h3 {
    margin: 0;
    font-size: var(--_size-large, 1.2em);
    font-weight: 650;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  :is(h2, h3):focus {
    outline: none;
  }
  .head,
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--_space-3) var(--_space-4);
  }
  .head {
    justify-content: space-between;
  }
  .head .actions {
    flex: 1 1 auto;
    justify-content: end;
    min-inline-size: min(12em, 100%);
    min-block-size: var(--_control);
  }
  /* Reserves the button's space until the permissions are loaded. */
  .unseen {
    visibility: hidden;
  }
  .head .field {
    flex: 0 1 18em;
    min-inline-size: 0;
  }
  .field textarea {
    min-block-size: calc(2 * var(--_control));
    font-family: ui-monospace, monospace;
    font-size: var(--_size-small);
    line-height: 1.5;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space-6);
  }
  details[open] {
    flex-basis: 100%;
    min-inline-size: 0;
  }
  details > summary {
    padding-block: calc((var(--_control) - 1.5em) / 2);
    font-weight: 500;
    line-height: 1.5;
    cursor: pointer;
  }
  .tool {
    display: grid;
    gap: var(--_space-3);
    padding-block: var(--_space-2) var(--_space-4);
  }
  .scroll {
    max-inline-size: 100%;
    overflow-x: auto;
    border-block: 1px solid var(--_line);
  }
  .scroll.many {
    max-block-size: min(44rem, 80vb);
    overflow: auto;
  }
  .many thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--_surface);
  }
  .many tr.gap {
    display: block;
  }
  /* Fixed column widths, because only the visible rows are rendered and widths would jump while scrolling. */
  .many .grid :is(th, td):not(.pick) {
    min-inline-size: 11em;
    max-inline-size: 11em;
  }
  .grid {
    inline-size: max-content;
    min-inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .grid :is(th, td) {
    block-size: var(--_control);
    box-sizing: border-box;
    max-inline-size: 22em;
    padding-inline: 0 var(--_space-4);
    overflow: hidden;
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .grid tr:last-child :is(th, td) {
    border-block-end: 0;
  }
  .grid thead th {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .grid .number {
    text-align: end;
  }
  .grid .number:dir(rtl) {
    text-align: start;
  }
  .order {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-1);
    min-block-size: var(--_control);
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .order:hover {
    color: var(--_text);
  }
  .arrow {
    inline-size: 0.8em;
  }
  [aria-sort='ascending'] .arrow::before {
    content: '↑';
  }
  [aria-sort='descending'] .arrow::before {
    content: '↓';
  }
  .grid .pick {
    inline-size: var(--_control);
    padding-inline: var(--_space-3);
    text-align: center;
  }
  .grid .pick label {
    display: grid;
    place-items: center;
    min-block-size: var(--_control);
    cursor: pointer;
  }
  .grid input[type='checkbox'] {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--_primary);
  }
  .grid .button.link {
    min-block-size: var(--_control);
  }
  .grid .result {
    max-inline-size: none;
    padding-block: var(--_space-2);
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .grid .refused {
    color: var(--_danger-text);
  }
  .details-list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(16em, 100%), 1fr));
    gap: var(--_space-4);
    margin: 0;
  }
  .details-list dt {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .details-list dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .details-list .button.link {
    min-block-size: 24px;
    text-align: start;
  }
  form,
  .view {
    display: grid;
    gap: var(--_space-4);
    min-inline-size: 0;
  }
  .form-fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(16em, 100%), 1fr));
    gap: var(--_space-4);
  }
  .choices {
    grid-template-columns: repeat(auto-fill, minmax(min(14em, 100%), 1fr));
  }
  fieldset {
    display: grid;
    gap: var(--_space-4);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  h4 {
    margin: 0;
    padding: 0 0 var(--_space-2);
    font-size: inherit;
    font-weight: 650;
  }
  [inert] {
    opacity: 0.6;
  }
  .applied p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .soft {
    max-inline-size: 66ch;
    margin: 0;
    color: var(--_text-soft);
  }
`;
