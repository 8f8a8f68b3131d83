import { css } from 'lit';

export const styles = css`
  .base {
    display: grid;
    gap: var(--_space-6);
    align-content: start;
    container-type: inline-size;
    min-inline-size: 0;
  }
  h2,
  h3,
  h4 {
    margin: 0;
    font-size: var(--_size-large);
    font-weight: 650;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h4 {
    font-size: var(--_size);
  }
  .soft {
    max-inline-size: 66ch;
    color: var(--_text-soft);
  }
  .head,
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-3) var(--_space-4);
  }
  .head {
    justify-content: space-between;
    min-block-size: var(--_control);
  }
  /* Reserves the button's space until the permissions are loaded. */
  .unseen {
    visibility: hidden;
  }
  .view,
  .years {
    display: grid;
    gap: var(--_space-4);
    min-inline-size: 0;
  }
  .years {
    gap: 0;
  }
  details {
    border-block-start: 1px solid var(--_line);
  }
  details:last-child {
    border-block-end: 1px solid var(--_line);
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--_space-4);
    padding-block: calc((var(--_control) - 1.5em) / 2);
    font-weight: 500;
    line-height: 1.5;
    cursor: pointer;
  }
  summary::marker {
    content: none;
  }
  summary > :first-child::before {
    content: '';
    display: inline-block;
    inline-size: 0.45em;
    block-size: 0.45em;
    margin-inline: 0.15em 0.7em;
    border: solid var(--_text-soft);
    border-width: 0 1.75px 1.75px 0;
    rotate: -45deg;
    translate: 0 -0.1em;
    transition: rotate var(--_motion);
  }
  summary > :first-child:dir(rtl)::before {
    rotate: 135deg;
  }
  details[open] > summary > :first-child::before {
    rotate: 45deg;
  }
  summary .soft {
    font-weight: 400;
  }
  .periods {
    table-layout: fixed;
    margin-block-end: var(--_space-6);
    font-variant-numeric: tabular-nums;
  }
  .periods thead th:nth-child(1) {
    inline-size: 16%;
  }
  .periods thead th:nth-child(2) {
    inline-size: 27%;
  }
  .periods thead th:nth-child(3) {
    inline-size: 17%;
  }
  .periods thead th:nth-child(5) {
    inline-size: 14%;
  }
  .periods :is(th, td) {
    block-size: calc(var(--_control) + 2 * var(--_space-1));
    padding-block: var(--_space-1);
    vertical-align: middle;
  }
  .periods thead th {
    block-size: auto;
  }
  .periods tbody th {
    font-weight: 500;
  }
  .periods .quarter > * {
    border-block-end-color: var(--_text-soft);
    padding-block-start: var(--_space-4);
  }
  .periods .quarter th {
    font-weight: 650;
  }
  .periods .quarter .soft {
    margin-inline-start: var(--_space-2);
    font-weight: 400;
  }
  .periods tbody + tbody .quarter > * {
    padding-block-start: var(--_space-6);
  }
  .periods .balance {
    text-align: end;
  }
  .periods .button.link {
    min-block-size: var(--_control);
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-4);
  }
  .fields .field {
    flex: 0 1 14em;
  }
  .parts {
    display: grid;
    max-inline-size: 46em;
    border-block-end: 1px solid var(--_line);
  }
  .part-of {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--_space-1) var(--_space-6);
    padding-block: var(--_space-3);
    border-block-start: 1px solid var(--_line);
  }
  .part-of > .of {
    display: grid;
    align-content: start;
  }
  .part-of strong {
    font-weight: 500;
  }
  .part-of > .button {
    grid-column: 2;
    justify-self: start;
  }
  .steps {
    display: grid;
    gap: var(--_space-1);
  }
  .steps li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--_space-4);
  }
  .steps .how {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-2);
    color: var(--_text-soft);
  }
  .steps :is(.done, .sending, .checking) .how {
    color: var(--_text);
  }
  .steps :is(.refused, .unsure) .how {
    color: var(--_danger-text);
    font-weight: 500;
  }
  .steps .result {
    grid-column: 1 / -1;
    font-size: var(--_size-small);
    font-variant-numeric: tabular-nums;
  }
  .currency {
    display: grid;
    gap: var(--_space-2);
  }
  .currency + .currency {
    margin-block-start: var(--_space-6);
  }
  .balances tbody th {
    font-weight: 400;
  }
  .balances .figure {
    inline-size: 8.5em;
  }
  .balances .total > * {
    border-block: 1px solid var(--_text-soft);
    font-weight: 650;
  }
  .unbalanced {
    color: var(--_danger-text);
    font-weight: 500;
  }
  .scroll {
    max-inline-size: 100%;
    overflow-x: auto;
  }
  @container (inline-size < 46rem) {
    .periods :is(th, td) {
      block-size: auto;
    }
    .part-of {
      grid-template-columns: minmax(0, 1fr);
    }
    .part-of > .button {
      grid-column: 1;
    }
  }
  @container (inline-size < 30rem) {
    .periods tbody tr {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0 var(--_space-4);
      align-items: center;
    }
    .periods .days {
      grid-area: 2 / 1;
      color: var(--_text-soft);
    }
    .periods .state {
      grid-area: 1 / 2;
    }
    .periods .next {
      grid-area: 3 / 1;
    }
    .periods .balance {
      grid-area: 2 / 2;
    }
    .periods tbody :is(th, td) {
      display: block;
      padding-block: var(--_space-1);
    }
    .periods tbody tr:not(.quarter) td:empty,
    .periods tbody .next:not(:has(> *)) {
      display: none;
    }
    .balances .figure {
      inline-size: auto;
    }
    .balances .total > * {
      border: 0;
    }
  }
`;
