import { css } from 'lit';

export const styles = css`
  .bones {
    display: grid;
    gap: var(--_space-4);
  }
  .table tbody th .button {
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
  td > .figure {
    display: block;
  }
  .owed {
    font-weight: 650;
  }
  .settled {
    color: var(--_text-soft);
  }
  tr.open > * {
    border-block-end-color: transparent;
  }
  .detail > td {
    padding-block: 0 var(--_space-4);
    padding-inline-start: var(--_space-4);
  }
  .detail .rows dt {
    display: grid;
    color: inherit;
  }
  .detail small,
  .soft {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  @container (inline-size < 30rem) {
    /* Number and amount on the first line, date and status on the second; what is owed gets a line of its own. */
    .table tbody tr {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0 var(--_space-4);
    }
    .table tbody tr > .amount-cell {
      grid-area: 1 / 2;
    }
    .table tbody tr > :is(.number-cell, .amount-cell, .date-cell, .status-cell) {
      padding: 0;
    }
    .table tbody tr > :is(.amount-cell, .date-cell, .status-cell)[data-label]::before,
    .table tbody tr > .settled {
      display: none;
    }
    .table tbody tr > :is(.date-cell, .status-cell) {
      color: var(--_text-soft);
      font-size: var(--_size-small);
    }
    .table tbody tr > .status-cell {
      justify-content: end;
    }
    .table tbody tr > .status-cell.owed {
      color: inherit;
    }
    .table tbody tr > .owed:last-child,
    .table tbody tr.detail > td {
      grid-column: 1 / -1;
    }
    .table tbody tr.detail > td {
      display: block;
      padding: 0;
    }
    .table tbody tr.open {
      padding-block-end: 0;
      border-block-end: 0;
    }
  }
  .detail .soft {
    margin-block-start: var(--_space-2);
  }
`;
