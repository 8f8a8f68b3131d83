import { css } from 'lit';

/** Styles of all tables and the history. */
export const tables = css`
  .table {
    font-variant-numeric: tabular-nums;
  }
  .table caption {
    padding-block-end: var(--_space-2);
    font-weight: 650;
    text-align: start;
  }
  .table tbody tr:hover > * {
    background: color-mix(in oklab, var(--_hover) 45%, transparent);
  }
  .table .strong,
  .table .total > * {
    font-weight: 650;
  }
  .table .total > * {
    border-block-end: 0;
  }
  .table td.none {
    color: var(--_text-soft);
  }
  .sums th .note {
    display: block;
  }
  .sums .button.link {
    min-block-size: 24px;
    text-align: start;
  }
  .sums .nothing {
    color: var(--_text-soft);
    text-align: end;
  }
  .period-state {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .table .group > * {
    font-weight: 500;
  }
  .group .state {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .toggle {
    gap: var(--_space-1);
    min-block-size: 24px;
    font-weight: 500;
    text-decoration: none;
  }
  .toggle:hover {
    text-decoration: underline;
  }
  .toggle svg {
    transition: transform var(--_motion);
  }
  .toggle:dir(rtl) svg {
    transform: scaleX(-1);
  }
  .toggle[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
  .within th {
    padding-inline-start: var(--_space-6);
  }
  .effect tbody tr:not(.moves) > * {
    color: var(--_text-soft);
  }
  .effect .refused > * {
    color: var(--_danger-text);
  }

  @container (inline-size < 30rem) {
    .table td.none:not(.stays),
    .effect tr:not(.moves, .total) td.soft {
      display: none;
    }
    .table.table tbody :is(th, td) {
      padding-block: 1px;
    }
    .table tbody .figure {
      margin-inline-start: 0;
      font-size: var(--_size-small);
    }
    .table tbody tr {
      padding-block: var(--_space-2);
    }
    .table tfoot,
    .table tfoot tr {
      display: block;
    }
    .table tfoot :is(th, td:not(.none)) {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: var(--_space-4);
      padding: var(--_space-1) 0;
      border: 0;
    }
    .table tfoot tr {
      padding-block: var(--_space-2);
    }
    .table tfoot [data-label]::before {
      content: attr(data-label);
      color: var(--_text-soft);
      font-weight: 400;
    }
    .table caption {
      display: block;
    }
    .periods tbody tr,
    .effect tbody tr {
      display: grid;
      grid-template-columns: 1fr auto;
    }
    :is(.periods, .effect) tbody .figure {
      grid-column: 1 / -1;
    }
    .within tr {
      padding-inline-start: var(--_space-4);
    }
    .within th {
      padding-inline-start: 0;
    }
  }

  @container (inline-size < 16rem) {
    .periods tbody tr,
    .effect tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }
    .period-state {
      white-space: normal;
    }
  }
  .history {
    display: grid;
    gap: var(--_space-2);
  }
  .history li {
    padding-block: var(--_space-3);
    border-block-end: 1px solid var(--_line);
  }
  .history li:last-child {
    border-block-end: 0;
  }
  .event {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--_space-4);
  }
  .event strong {
    font-weight: 500;
  }
  .history .table {
    max-inline-size: 26rem;
  }
`;
