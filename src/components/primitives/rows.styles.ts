import { css } from 'lit';

/**
 * Styles of two kinds of rows.
 *
 * `<dl class="rows">` has a `<div>` for each label and value. `class="total"` marks the div with the sum, `class="figure"` a value that is an amount.
 *
 * `<table class="table">` has `class="figure"` on cells with amounts. If the closest container (`container-type: inline-size`) is narrower than
 * 30rem, each row becomes lines that are labeled with the cells' `data-label`. Set roles explicitly, because the layout change drops the
 * implicit ones: `role="table"`, `rowgroup`, `row`, `columnheader`, `cell`.
 */
export const rows = css`
  .rows {
    display: grid;
    gap: var(--_space-2);
  }
  .rows > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--_space-4);
  }
  .rows dt {
    color: var(--_text-soft);
  }
  .rows dd {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  .rows .total {
    padding-block-start: var(--_space-2);
    border-block-start: 1px solid var(--_line);
    font-weight: 650;
  }
  .rows .total dt {
    color: inherit;
  }
  .figure {
    margin-inline-start: auto;
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .table :is(th, td) {
    padding-block: var(--_space-3);
    padding-inline: 0 var(--_space-4);
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  .table :is(th, td):last-child {
    padding-inline-end: 0;
  }
  .table .figure {
    text-align: end;
  }
  /* Keeps decimals aligned in right-to-left pages too. */
  .table .figure:dir(rtl) {
    text-align: start;
  }
  .table thead th {
    padding-block: var(--_space-2);
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .table.compact :is(th, td) {
    padding-block: var(--_space-2);
  }
  @container (inline-size < 30rem) {
    .table thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .table :is(tbody, tr) {
      display: block;
    }
    .table tbody tr {
      padding-block: var(--_space-3);
      border-block-end: 1px solid var(--_line);
    }
    .table tbody :is(th, td) {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--_space-4);
      padding: var(--_space-1) 0;
      border: 0;
    }
    .table tbody [data-label]::before {
      content: attr(data-label);
      color: var(--_text-soft);
    }
  }
`;
